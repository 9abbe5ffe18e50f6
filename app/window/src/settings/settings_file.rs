//! The player's settings, kept between runs.

use super::kept_panels::PanelState;
use super::keymap::KeyMap;
use super::pace::Pace;
use super::shade::Shade;
use crate::paper::palette::{DARK, DARK_RED_GREEN, LIGHT, LIGHT_RED_GREEN, Palette};
use net::folders::Folders;
use net::private_file::{self, PrivateFileError};
use render::Theme;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The smallest and the largest the interface may be.
pub(super) const SCALES: std::ops::RangeInclusive<f32> = 0.75..=3.0;
/// More battles from files than this are not remembered.
const MOST_BATTLES: usize = 12;
/// Number of matches whose seen length is remembered.
const MOST_SEEN: usize = 200;
/// A larger file is not ours.
const LARGEST: u64 = 256 << 10;

/// The settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The code of the language; `None` for that of the desktop.
    pub(crate) language: Option<String>,
    /// The size of the interface; 1 is the system's size.
    pub(crate) scale: f32,
    /// The board's theme, by its name.
    pub(crate) theme: String,
    /// Whether panels and board are light or dark.
    pub(crate) shade: Shade,
    /// Whether the desktop was dark when it was last asked.
    #[serde(skip)]
    pub(crate) dark_desktop: bool,
    /// Whether counters and dice move.
    pub(crate) motion: bool,
    /// Whether the desktop tells that it is the player's turn while the window is not looked at.
    pub(crate) notices: bool,
    /// The volume of sounds, from 0 to 100.
    pub(crate) volume: u8,
    /// The pace at which the acts of others are shown.
    pub(crate) pace: Pace,
    /// Whether the log tells why the bot plays as it does.
    pub(crate) reads_why: bool,
    /// The length of each match's record when the player last left it, in entries, by the name of its file.
    pub(crate) seen: BTreeMap<String, u32>,
    /// The guided game that was begun last: its card is there again when it is resumed.
    pub(crate) guided: Option<GuidedGame>,
    /// The keys that the player changed.
    pub(crate) keys: KeyMap,
    /// Files of battles that were opened, the newest last.
    pub(crate) battles: Vec<PathBuf>,
    /// The system whose battles were looked at last, by its name.
    pub(crate) system: String,
    /// Whether the window filled the screen when it was last seen.
    pub(crate) maximised: bool,
    /// The open and folded panels beside the board.
    pub(crate) panels: PanelState,
}

/// The guided game that was begun last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GuidedGame {
    /// The name of its record's file.
    record: String,
    /// The titles of the cards that are behind.
    pub(crate) passed: Vec<String>,
}

impl GuidedGame {
    /// The game of this record; `None` if its file has no name.
    pub(crate) fn new(record: &Path, passed: Vec<String>) -> Option<GuidedGame> {
        Some(GuidedGame { record: name_of(record)?, passed })
    }

    /// Whether this is its record.
    pub(crate) fn is_of(&self, record: &Path) -> bool {
        record.file_name().is_some_and(|name| name.to_string_lossy() == self.record)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            scale: 1.0,
            theme: Theme::staff_map().name.to_owned(),
            shade: Shade::default(),
            dark_desktop: false,
            motion: true,
            notices: true,
            volume: 60,
            pace: Pace::default(),
            reads_why: false,
            seen: BTreeMap::new(),
            guided: None,
            keys: KeyMap::default(),
            battles: Vec::new(),
            system: String::new(),
            maximised: false,
            panels: PanelState::default(),
        }
    }
}

impl Settings {
    /// The settings of that player; a file that cannot be read is as good as none.
    pub(crate) fn load(folders: &Folders) -> Settings {
        let mut settings: Settings = serde_json::from_str(&text(&folders.settings_file())).unwrap_or_default();
        settings.scale = if settings.scale.is_finite() { settings.scale } else { 1.0 };
        settings.scale = settings.scale.clamp(*SCALES.start(), *SCALES.end());
        settings.volume = settings.volume.min(100);
        settings.battles.truncate(MOST_BATTLES);
        settings
    }

    /// Keeps them: at every moment the old or the new file is there, whole.
    pub(crate) fn save(&self, folders: &Folders) -> Result<(), PrivateFileError> {
        private_file::replace(
            &folders.settings_file(),
            serde_json::to_string_pretty(self).unwrap_or_default().as_bytes(),
        )
    }

    /// The board's theme, as light or dark as the panels.
    pub(crate) fn board_theme(&self) -> Theme {
        let theme = Theme::named(&self.theme).unwrap_or_else(Theme::staff_map);
        if self.is_dark() { theme.in_the_dark() } else { theme }
    }

    /// Whether panels and board are dark now.
    pub(crate) const fn is_dark(&self) -> bool {
        self.shade.is_dark(self.dark_desktop)
    }

    /// The colours of panels.
    pub(crate) fn palette(&self) -> &'static Palette {
        match (self.is_dark(), self.theme == Theme::red_green().name) {
            (false, false) => &LIGHT,
            (true, false) => &DARK,
            (false, true) => &LIGHT_RED_GREEN,
            (true, true) => &DARK_RED_GREEN,
        }
    }

    /// Entries of this match's record that the player has seen.
    pub(crate) fn saw(&mut self, record: &Path, length: u32) {
        let Some(name) = name_of(record) else { return };
        if self.seen.len() >= MOST_SEEN && !self.seen.contains_key(&name) {
            // One of them has to go; its player then hears nothing about missed events.
            self.seen.pop_first();
        }
        self.seen.insert(name, length);
    }

    /// A battle of this file is offered from now on.
    pub(crate) fn remember(&mut self, path: PathBuf) {
        self.battles.retain(|known| *known != path);
        self.battles.push(path);
        let old = self.battles.len().saturating_sub(MOST_BATTLES);
        self.battles.drain(..old);
    }
}

fn name_of(record: &Path) -> Option<String> {
    record.file_name().map(|name| name.to_string_lossy().into_owned())
}

fn text(path: &Path) -> String {
    let mut text = String::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(LARGEST).read_to_string(&mut text));
    if read.is_ok() { text } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::kept_panels::{Drawer, Tab};
    use crate::settings::keymap::KeyAction;

    #[test]
    fn settings_are_kept_whole_and_a_broken_file_is_none() {
        let home = std::env::temp_dir().join(format!("estafette-settings-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        let folders = Folders::from_variables(variable).expect("folders");
        folders.make().expect("folders");
        assert_eq!(Settings::load(&folders), Settings::default());
        let panels =
            PanelState { folded: true, charts: true, tab: Tab::Terrain, drawer: Drawer::Chat, muted: true, calm: true };
        let mut settings = Settings { scale: 2.0, notices: false, maximised: true, panels, ..Settings::default() };
        settings.keys.set(KeyAction::TakeBack, egui::Key::Z);
        settings.remember(PathBuf::from("/a"));
        settings.language = Some(String::from("fr"));
        settings.guided = GuidedGame::new(Path::new("/b"), vec![String::from("Look around")]);
        settings.save(&folders).expect("saved");
        assert_eq!(Settings::load(&folders), settings);
        std::fs::write(folders.settings_file(), "{\"scale\": 1e9, \"motion\": false}").expect("written");
        let odd = Settings::load(&folders);
        assert_eq!((odd.scale, odd.motion, odd.keys), (3.0, false, KeyMap::default()));
        std::fs::write(folders.settings_file(), "{\"scale\": ").expect("written");
        assert_eq!(Settings::load(&folders), Settings::default());
        let _ = std::fs::remove_dir_all(&home);
    }

    #[test]
    fn panels_and_board_are_dark_together() {
        let mut settings = Settings { shade: Shade::Desktop, ..Settings::default() };
        assert_eq!((settings.palette().dark, settings.board_theme().name), (false, "staff-map"));
        settings.dark_desktop = true;
        assert_eq!((settings.palette().dark, settings.board_theme().name), (true, "staff-map-dark"));
        settings.theme = String::from("red-green");
        assert_eq!(settings.board_theme().name, "red-green-dark", "for the same eyes");
        assert_eq!(settings.palette(), &DARK_RED_GREEN, "panels and badges, too");
        settings.shade = Shade::Light;
        assert_eq!((settings.palette().dark, settings.board_theme().name), (false, "red-green"));
    }

    #[test]
    fn only_the_newest_battles_are_remembered_and_each_once() {
        let mut settings = Settings::default();
        for at in 0..20 {
            settings.remember(PathBuf::from(format!("/{at}")));
            settings.remember(PathBuf::from("/same"));
        }
        assert_eq!(settings.battles.len(), MOST_BATTLES);
        assert_eq!(settings.battles.iter().filter(|path| path.ends_with("same")).count(), 1);
        assert!(settings.battles.contains(&PathBuf::from("/19")));
    }
}

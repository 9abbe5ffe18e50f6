//! What the player likes, kept between runs.

use net::folders::Folders;
use render::Theme;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The smallest and the largest the interface may be.
pub(super) const SCALES: std::ops::RangeInclusive<f32> = 0.75..=3.0;

/// The settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Settings {
    /// How large the interface is; 1 is as the system says.
    pub(super) scale: f32,
    /// The board's theme, by its name.
    pub(super) theme: String,
    /// Whether counters and dice move.
    pub(super) motion: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { scale: 1.0, theme: Theme::staff_map().name.to_owned(), motion: true }
    }
}

impl Settings {
    /// The settings of that player; a file that cannot be read is as good as none.
    pub(super) fn load(folders: &Folders) -> Settings {
        let text = std::fs::read_to_string(file(folders)).unwrap_or_default();
        let mut settings: Settings = serde_json::from_str(&text).unwrap_or_default();
        settings.scale = if settings.scale.is_finite() { settings.scale } else { 1.0 };
        settings.scale = settings.scale.clamp(*SCALES.start(), *SCALES.end());
        settings
    }

    /// Keeps them.
    pub(super) fn save(&self, folders: &Folders) -> std::io::Result<()> {
        std::fs::write(file(folders), serde_json::to_string_pretty(self).unwrap_or_default())
    }

    /// The board's theme.
    pub(super) fn board_theme(&self) -> Theme {
        Theme::named(&self.theme).unwrap_or_else(Theme::staff_map)
    }

    /// Their page. Whether anything changed.
    pub(super) fn show(&mut self, ui: &mut egui::Ui) -> bool {
        let before = self.clone();
        egui::Grid::new("settings").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
            let label = ui.label("Size of the interface");
            ui.horizontal(|ui| {
                for percent in [75_u16, 100, 125, 150, 200, 300] {
                    let scale = f32::from(percent) / 100.0;
                    let near = (self.scale - scale).abs() < 0.01;
                    if ui.selectable_label(near, format!("{percent} %")).labelled_by(label.id).clicked() {
                        self.scale = scale;
                    }
                }
            });
            ui.end_row();
            ui.label("Colours of the board");
            ui.vertical(|ui| {
                for theme in Theme::all() {
                    let words = theme.name.replace('-', " ");
                    ui.radio_value(&mut self.theme, theme.name.to_owned(), words);
                }
            });
            ui.end_row();
            ui.label("Motion");
            ui.checkbox(&mut self.motion, "Counters and dice move");
            ui.end_row();
        });
        *self != before
    }
}

fn file(folders: &Folders) -> PathBuf {
    folders.identity_file().with_file_name("window.json")
}

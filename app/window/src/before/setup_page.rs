//! The choice of a battle, its players and its options.

use crate::MESSAGES;
use crate::paper::choice::{choose, choose_of};
use crate::paper::look::{DETAIL, chief, faint, heading};
use crate::paper::page::{self, Item, Part};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use engine::contract::Side;
use language::ask::Key;
use language::battle::{Battle, NoBattle};
use language::bot::BotKind;
use language::system::Systems;
use language::tongue::{Argument, Joiner, SideForm, side_called};
use language::{phrase, say};
use play::setup::{INCREMENTS, Setup, clock_word, clocks, increment_short, minutes_of};
use play::table::Opponent;
use record::identity::PlayerKey;
use std::path::PathBuf;

/// Minutes that are offered for being cut off.
const GRACES: [u16; 4] = [0, 5, 10, 30];
/// Take-backs that are offered.
const TAKE_BACKS: [u8; 4] = [0, 3, 10, 20];
/// The delay for spectators, in seconds; `None` for no spectators.
const WATCH: [Option<u32>; 4] = [None, Some(0), Some(300), Some(900)];
/// More mistakes than this are counted only.
const MOST_MISTAKES: usize = 8;
/// A longer path is a mistake.
const LONGEST_PATH: usize = 1000;

/// Against whom a battle is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Against {
    /// A player at this computer.
    Here(Opponent),
    /// A friend far away.
    Friend,
    /// A player on this network.
    Challenge(PlayerKey),
}

impl Against {
    /// Whether the choice is offered to a player at another computer.
    const fn is_far(self) -> bool {
        matches!(self, Against::Friend | Against::Challenge(_))
    }
}

/// A wish of the player.
pub(super) enum SetupWish {
    Back,
    /// Starts the match, or invites.
    Go,
    /// Shows the notes on the map.
    About,
    /// Takes another opponent.
    Against(Against),
    /// A battle of this file was opened.
    Opened(PathBuf),
}

/// The choices of the player.
pub(super) struct SetupPage {
    systems: Systems,
    battles: Vec<Battle>,
    /// Battles after this many are from files.
    ours: usize,
    chosen: usize,
    side: Side,
    /// The optional rules that are used.
    on: Vec<Key>,
    minutes: u16,
    increment: u16,
    grace: u16,
    take_backs: u8,
    watch: Option<u32>,
    /// Whether an invitation is announced on this network.
    pub(super) announce: bool,
    /// The name of the challenged player.
    pub(super) whom: String,
    /// The file that is being named, while its field is open.
    path: Option<String>,
    mistakes: Vec<String>,
}

impl SetupPage {
    /// The battles there are: ours, system by system, the smallest first since it is the one to begin with; then those of
    /// files.
    pub(super) fn new(systems: Systems, files: &[PathBuf]) -> SetupPage {
        let mut battles: Vec<Battle> = systems.ours().collect();
        battles.sort_by_key(|battle| (place(systems, battle), size(battle)));
        let ours = battles.len();
        // A file that is gone or broken meanwhile is passed over; opening it again says what is wrong.
        battles.extend(files.iter().filter_map(|path| systems.open_file(path).ok()));
        let Setup { grace, take_backs, .. } = match battles.first() {
            Some(battle) => Setup::new(battle.clone(), Side::First),
            None => {
                return SetupPage::of(systems, battles, ours, 0, 0);
            }
        };
        SetupPage::of(systems, battles, ours, grace, take_backs)
    }

    const fn of(systems: Systems, battles: Vec<Battle>, ours: usize, grace: u16, take_backs: u8) -> SetupPage {
        SetupPage {
            systems,
            battles,
            ours,
            chosen: 0,
            side: Side::First,
            on: Vec::new(),
            minutes: 0,
            increment: 0,
            grace,
            take_backs,
            watch: None,
            announce: false,
            whom: String::new(),
            path: None,
            mistakes: Vec::new(),
        }
    }

    /// The battle.
    pub(super) fn battle(&self) -> Option<&Battle> {
        self.battles.get(self.chosen)
    }

    /// All of it, for a match.
    pub(super) fn setup(&self) -> Option<Setup> {
        let battle = self.battle()?.clone();
        let SetupPage { minutes, increment, grace, take_backs, watch, .. } = *self;
        let on = self.on.clone();
        Some(Setup { on, minutes, increment, grace, take_backs, watch, ..Setup::new(battle, self.side) })
    }

    /// Shows the battles of the system of that name, if there is one.
    pub(super) fn show_system(&mut self, name: &str) {
        if let Some(first) = self.battles.iter().position(|battle| battle.system().name() == name) {
            self.chosen = first;
        }
    }

    /// Opens a battle from a file, and chooses it. The page then shows its mistakes.
    pub(super) fn open(&mut self, named: &str) -> Option<PathBuf> {
        let path = as_path(named);
        match self.systems.open_file(&path) {
            Ok(battle) => {
                let same = self.battles.iter().skip(self.ours).position(|known| is_same(known, &battle));
                self.chosen = same.map_or(self.battles.len(), |at| self.ours + at);
                if same.is_none() {
                    self.battles.push(battle);
                }
                self.on.clear();
                self.path = None;
                self.mistakes.clear();
                Some(std::path::absolute(&path).unwrap_or(path))
            }
            Err(NoBattle(mistakes)) => {
                self.path = Some(named.to_owned());
                self.mistakes = mistakes;
                None
            }
        }
    }

    /// Draws a part of the page.
    pub(super) fn show(&mut self, ui: &mut Ui, against: Against, part: Part) -> Option<SetupWish> {
        if part == Part::Foot {
            let word = match against {
                Against::Friend => say!(MESSAGES, "window-before-setup-invite"),
                Against::Challenge(_) => say!(MESSAGES, "window-before-setup-challenge"),
                Against::Here(_) => say!(MESSAGES, "window-before-setup-start"),
            };
            let go = ui.add_enabled(self.battle().is_some(), chief(word)).clicked();
            if let Some(battle) = self.battle() {
                ui.label(faint(battle.title()));
            }
            return go.then_some(SetupWish::Go);
        }
        let title = match against {
            Against::Friend => say!(MESSAGES, "window-before-invite"),
            Against::Challenge(_) => say!(MESSAGES, "window-before-setup-challenge-of", name = self.whom.clone()),
            Against::Here(Opponent::HotSeat) => say!(MESSAGES, "window-before-hot-seat"),
            Against::Here(Opponent::Bot(_)) => say!(MESSAGES, "window-before-bot"),
        };
        let mut wish = page::titled(ui, &title).then_some(SetupWish::Back);
        wish = self.dropped(ui).or(wish);
        self.list(ui);
        wish = self.file(ui).or(wish);
        let battle = self.battle()?.clone();
        if against != Against::Here(Opponent::HotSeat) {
            self.sides(ui, &battle);
        }
        if let Against::Here(Opponent::Bot(kind)) = against
            && let Some(kind) = bots(ui, kind, battle.system().levels())
        {
            wish = Some(SetupWish::Against(Against::Here(Opponent::Bot(kind))));
        }
        self.options(ui, against, &battle);
        // The choices are above the text to read.
        ui.add_space(6.0);
        heading(ui, &say!(MESSAGES, "window-before-setup-battle"));
        for paragraph in battle.summary().trim().split("\n\n") {
            ui.label(RichText::new(paragraph).size(DETAIL));
        }
        if ui.link(say!(MESSAGES, "window-before-setup-about")).clicked() {
            wish = Some(SetupWish::About);
        }
        wish
    }

    /// The systems of this program, and the battles of the chosen one; those of files are always listed below them.
    fn list(&mut self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = 4.0;
        let shown = self.battle().map(|battle| place(self.systems, battle));
        ui.horizontal_wrapped(|ui| {
            for (at, system) in self.systems.list().iter().enumerate() {
                let Some(first) = self.battles.iter().position(|battle| place(self.systems, battle) == at) else {
                    continue;
                };
                let option = ui.selectable_label(shown == Some(at), RichText::new(system.title()).size(DETAIL));
                if option.clicked() && shown != Some(at) {
                    self.chosen = first;
                    self.on.clear();
                }
            }
        });
        let shown = self.battle().map(|battle| place(self.systems, battle));
        for (at, battle) in self.battles.iter().enumerate() {
            if at < self.ours && Some(place(self.systems, battle)) != shown {
                continue;
            }
            let line = length(battle, at >= self.ours);
            let title = battle.title();
            let item = Item::new(&title, &line).small().chosen(self.chosen == at);
            if item.show(ui).clicked() {
                self.chosen = at;
                self.on.clear();
            }
        }
    }

    /// A file that is dropped on the window.
    fn dropped(&mut self, ui: &Ui) -> Option<SetupWish> {
        let dropped = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()))?;
        self.open(&dropped.display().to_string()).map(SetupWish::Opened)
    }

    fn file(&mut self, ui: &mut Ui) -> Option<SetupWish> {
        let Some(path) = &mut self.path else {
            if ui.link(say!(MESSAGES, "window-before-setup-file")).clicked() {
                self.path = Some(String::new());
            }
            return None;
        };
        let label = ui.label(say!(MESSAGES, "window-before-setup-path"));
        let (mut open, mut close) = (false, false);
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 150.0).max(120.0);
            let field = egui::TextEdit::singleline(path).desired_width(room).char_limit(LONGEST_PATH);
            let edit = ui.add(field.hint_text("…/scenario.toml")).labelled_by(label.id);
            open = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            open |= ui
                .add_enabled(!path.trim().is_empty(), egui::Button::new(say!(MESSAGES, "window-before-setup-open")))
                .clicked();
            close = ui.button(say!(MESSAGES, "window-before-setup-close")).clicked();
        });
        let named = path.clone();
        for mistake in self.mistakes.iter().take(MOST_MISTAKES) {
            ui.label(RichText::new(mistake).color(palette().red).size(DETAIL));
        }
        if let Some(more @ 1..) = self.mistakes.len().checked_sub(MOST_MISTAKES) {
            ui.label(RichText::new(say!(MESSAGES, "window-before-setup-more", count = more)).color(palette().red));
        }
        if close {
            self.path = None;
            self.mistakes.clear();
        }
        if open { self.open(&named).map(SetupWish::Opened) } else { None }
    }

    fn sides(&mut self, ui: &mut Ui, battle: &Battle) {
        ui.add_space(6.0);
        heading(ui, &say!(MESSAGES, "window-before-setup-side"));
        ui.columns(2, |columns| {
            for (ui, side) in columns.iter_mut().zip(Side::BOTH) {
                let count = battle.scenario.pieces.get(side.index()).copied().unwrap_or(0);
                let moves = if side == Side::First { "first" } else { "second" };
                let line = say!(MESSAGES, "window-before-setup-moves", moves = moves, counters = count);
                let name = side_called(battle.side_name(side), SideForm::Label);
                let item = Item::new(&name, &line).small().chosen(self.side == side);
                if item.show(ui).clicked() {
                    self.side = side;
                }
            }
        });
    }

    fn options(&mut self, ui: &mut Ui, against: Against, battle: &Battle) {
        let switches = battle.switches();
        if !switches.is_empty() || against.is_far() {
            ui.add_space(6.0);
            heading(ui, &say!(MESSAGES, "window-before-setup-options"));
        }
        for switch in switches {
            let mut on = self.on.contains(&switch.key);
            if ui.checkbox(&mut on, switch.label()).on_hover_text(switch.hint()).changed() {
                self.on.retain(|key| *key != switch.key);
                self.on.extend(on.then_some(switch.key));
            }
        }
        if !against.is_far() {
            return;
        }
        let (offered, fits) = clocks(minutes_of(battle));
        if !offered.contains(&self.minutes) {
            // The clock of another battle: the one that fits this battle takes its place.
            self.minutes = fits;
        }
        choose(ui, &say!(MESSAGES, "window-before-setup-clock"), &offered, &mut self.minutes, clock_word);
        ui.label(faint(say!(MESSAGES, "window-before-setup-clock-fits", time = clock_word(fits))).size(DETAIL));
        if self.minutes != 0 {
            let added = say!(MESSAGES, "window-before-setup-added");
            let hint = say!(MESSAGES, "window-before-setup-added-hint");
            choose_of(ui, (&added, &hint), &INCREMENTS, &mut self.increment, increment_short);
            let grace = say!(MESSAGES, "window-before-setup-grace");
            choose(ui, &grace, &GRACES, &mut self.grace, |minutes| {
                say!(MESSAGES, "window-before-setup-minutes", minutes = minutes)
            });
        }
        let take_backs = say!(MESSAGES, "window-before-setup-take-backs");
        choose(ui, &take_backs, &TAKE_BACKS, &mut self.take_backs, |most| match most {
            0 => say!(MESSAGES, "window-before-setup-take-backs-none"),
            most => most.to_string(),
        });
        choose(ui, &say!(MESSAGES, "window-before-setup-watch"), &WATCH, &mut self.watch, |late| match late {
            None => say!(MESSAGES, "window-before-setup-watch-no"),
            Some(0) => say!(MESSAGES, "window-before-setup-watch-live"),
            Some(late) => say!(MESSAGES, "window-before-setup-watch-later", minutes = late / 60),
        });
        if against != Against::Friend {
            return;
        }
        ui.checkbox(&mut self.announce, say!(MESSAGES, "window-before-setup-announce"))
            .on_hover_text(say!(MESSAGES, "window-before-setup-announce-hint"));
    }
}

/// Cards for bots beside each other.
const BOTS_IN_A_ROW: usize = 2;

/// The levels that mean something in the system, the strongest first. A level that is not among them gives way to the next
/// weaker one.
fn bots(ui: &mut Ui, kind: BotKind, levels: &[BotKind]) -> Option<BotKind> {
    ui.add_space(6.0);
    heading(ui, &say!(MESSAGES, "window-before-bots"));
    let nearest = kind.among(levels);
    let mut taken = (nearest != kind).then_some(nearest);
    let kind = nearest;
    let lines = [
        (BotKind::Marshal, "marshal"),
        (BotKind::Captain, "captain"),
        (BotKind::Sensible, "sensible"),
        (BotKind::Recruit, "recruit"),
        (BotKind::Random, "random"),
    ];
    let offered: Vec<_> = lines.into_iter().filter(|(level, _)| levels.contains(level)).collect();
    for row in offered.chunks(BOTS_IN_A_ROW) {
        ui.columns(BOTS_IN_A_ROW, |columns| {
            for (ui, &(other, level)) in columns.iter_mut().zip(row) {
                let title = say!(MESSAGES, "window-before-bots-title", level = level);
                let line = say!(MESSAGES, "window-before-bots-line", level = level);
                if Item::new(&title, &line).small().chosen(kind == other).show(ui).clicked() {
                    taken = Some(other);
                }
            }
        });
    }
    if !levels.contains(&BotKind::Marshal) {
        ui.label(faint(say!(MESSAGES, "window-before-bots-strongest")));
    }
    taken
}

fn turns(battle: &Battle) -> usize {
    let (first, last) = battle.scenario.turns;
    usize::from(last.saturating_sub(first)) + 1
}

/// The place of its system among all of them.
fn place(systems: Systems, battle: &Battle) -> usize {
    let name = battle.system().name();
    systems.list().iter().position(|system| system.name() == name).unwrap_or(systems.list().len())
}

fn counters(battle: &Battle) -> usize {
    battle.scenario.pieces.iter().sum()
}

/// Whether two battles are one: by what the rules read, and by their names.
fn is_same(one: &Battle, other: &Battle) -> bool {
    one.scenario.title == other.scenario.title && one.bytes() == other.bytes()
}

/// Turns times counters, which grows as the time does that a battle takes.
fn size(battle: &Battle) -> usize {
    turns(battle) * counters(battle)
}

/// The size of a battle, about how long it takes, and whether it is one of a file.
fn length(battle: &Battle, file: bool) -> String {
    let minutes = minutes_of(battle);
    let time = match minutes {
        0..=7 => phrase!(MESSAGES, "window-before-length-few"),
        8..=49 => phrase!(MESSAGES, "window-before-length-minutes", minutes = (minutes + 5) / 10 * 10),
        _ => phrase!(MESSAGES, "window-before-length-hours", hours = (minutes + 30) / 60),
    };
    let mut facts: Vec<Argument> = vec![
        phrase!(MESSAGES, "window-before-length-turns", turns = turns(battle)).into(),
        phrase!(MESSAGES, "window-before-length-counters", counters = counters(battle)).into(),
        time.into(),
    ];
    if file {
        facts.push(phrase!(MESSAGES, "window-before-length-file").into());
    }
    let facts = Argument::joined(facts, Joiner::Comma);
    say!(MESSAGES, "window-before-length", facts = facts)
}

/// A path as people paste it: in quotes, as an address, from their home folder.
fn as_path(named: &str) -> PathBuf {
    let text = named.trim().trim_matches(['"', '\'']);
    let text = text.strip_prefix("file://").unwrap_or(text);
    match (text.strip_prefix("~/"), std::env::home_dir()) {
        (Some(below), Some(home)) => home.join(below),
        _ => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_taken_as_people_paste_it() {
        for text in ["/a/b.toml", " \"/a/b.toml\" ", "file:///a/b.toml", "'/a/b.toml'"] {
            assert_eq!(as_path(text), PathBuf::from("/a/b.toml"), "{text}");
        }
    }

    #[test]
    fn battles_are_listed_with_how_long_they_take() {
        let lines: Vec<String> =
            SetupPage::new(systems::ALL, &[]).battles.iter().map(|battle| length(battle, false)).collect();
        assert_eq!(lines.first().map(String::as_str), Some("3 turns, 13 counters, roughly 10 minutes"));
        assert!(lines.iter().any(|line| line.contains("12 turns, 82 counters, roughly 4 hours")), "{lines:?}");
        assert!(!lines.iter().any(|line| line.starts_with("1 turns")), "{lines:?}");
    }

    #[test]
    fn the_page_opens_at_the_system_that_was_looked_at_last() {
        let mut choice = SetupPage::new(systems::ALL, &[]);
        for system in systems::ALL.list() {
            choice.show_system(system.name());
            assert_eq!(choice.battle().map(|battle| battle.system().name()), Some(system.name()));
            choice.show_system("no such system");
            assert_eq!(choice.battle().map(|battle| battle.system().name()), Some(system.name()), "it stays");
        }
    }

    #[test]
    fn only_levels_that_mean_something_are_offered() {
        for battle in SetupPage::new(systems::ALL, &[]).battles {
            let levels = battle.system().levels();
            let shown = levels.to_vec();
            let harness = egui_kittest::Harness::builder().with_context_setup(crate::paper::look::dress);
            let mut harness = harness.build_ui_state(
                move |ui, taken: &mut Option<BotKind>| *taken = bots(ui, BotKind::Marshal, levels),
                None,
            );
            harness.run_steps(2);
            for kind in BotKind::ALL {
                let title: String = crate::paper::words::sentence(kind.name()).trim_end_matches('.').to_owned();
                let found = egui_kittest::kittest::Queryable::query_all_by_label_contains(&harness, &title).count();
                assert_eq!(found > 0, shown.contains(&kind), "{title} in {}", battle.scenario.title);
            }
            let strongest = shown.last().copied();
            let expected = strongest.filter(|kind| *kind != BotKind::Marshal);
            assert_eq!(*harness.state(), expected, "a marshal that is not there gives way");
        }
    }

    #[test]
    fn a_file_with_mistakes_is_not_chosen_and_its_mistakes_are_said_by_line() {
        let file = std::env::temp_dir().join(format!("estafette-choice-{}.toml", std::process::id()));
        std::fs::write(&file, "format = 1\nsystem = \"art_of_wart\"\n").expect("a file");
        let mut choice = SetupPage::new(systems::ALL, &[]);
        let opened = choice.open(&file.display().to_string());
        let _ = std::fs::remove_file(&file);
        assert_eq!(opened, None);
        assert!(choice.mistakes.iter().any(|mistake| mistake.contains(".toml:2:10:")), "{:?}", choice.mistakes);
        assert_eq!(choice.chosen, 0);
        assert_eq!(choice.open("/no/such/file.toml"), None);
    }

    #[test]
    fn a_file_without_mistakes_is_chosen_and_found_again() {
        let folder = std::env::temp_dir().join(format!("estafette-own-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("scenario.toml");
        let text = systems::ALL.readers().built_in_files("skirmish").and_then(|files| files.first()).expect("a file").1;
        std::fs::write(&file, text.replace("The bridge at Pellnicken", "My bridge")).expect("a file");
        let mut choice = SetupPage::new(systems::ALL, &[]);
        let ours = choice.battles.len();
        let opened = choice.open(&folder.display().to_string()).expect("a battle");
        assert_eq!(choice.battle().map(|battle| battle.scenario.title.as_str()), Some("My bridge"));
        choice.open(&file.display().to_string()).expect("the same");
        assert_eq!(choice.battles.len(), ours + 1);
        assert_eq!(SetupPage::new(systems::ALL, &[opened]).battles.len(), ours + 1);
        let _ = std::fs::remove_dir_all(&folder);
    }
}

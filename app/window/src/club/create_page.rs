//! A new tournament, or one that is resumed: its name, its battles, how players are paired, what a game is worth.

use super::directing::{EXTENSION, Event, folder};
use crate::MESSAGES;
use crate::paper::choice::choose;
use crate::paper::look::{DETAIL, SMALL, chief, faint, heading};
use crate::paper::page::{self, Item, Part, leaf_with_foot};
use crate::paper::palette::palette;
use crate::paper::words::{ago, sentence};
use egui::{RichText, Ui};
use language::ask::Key;
use language::battle::Battle;
use language::say;
use language::system::Systems;
use play::setup::{clock_word, clocks, minutes_of};
use play::table::LocalPlayer;
use std::path::PathBuf;
use tournament::plan::{Form, ScoringRule, TournamentPlan};

const ROUNDS: [u16; 7] = [1, 2, 3, 4, 5, 7, 9];
const TAKE_BACKS: [u8; 3] = [0, 1, 3];
const WAITS: [u32; 4] = [5, 10, 15, 30];
const FORMS: [Pairs; 3] = [Pairs::Swiss, Pairs::Once, Pairs::Twice];
const POINTS: [ScoringRule; 3] = [ScoringRule::Plain, ScoringRule::Levels, ScoringRule::Difference { step: 5 }];
/// The delay for spectators, in seconds; `None` for no spectators.
const WATCH: [Option<u32>; 3] = [Some(0), Some(300), None];
/// Tournaments offered to be resumed; older ones are in the folder.
const MOST_KEPT: usize = 5;
/// The longest word, in characters.
const LONGEST_WORD: usize = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pairs {
    Swiss,
    Once,
    Twice,
}

/// A wish of the director.
pub(crate) enum CreateWish {
    Back,
    /// Opens the desk of this tournament, with this password.
    Begin(Event, String),
}

/// The page.
pub(crate) struct CreatePage {
    systems: Systems,
    battles: Vec<Battle>,
    /// Those that are played, in their order.
    chosen: Vec<usize>,
    /// The system whose battles are shown.
    shown: usize,
    on: Vec<Key>,
    name: String,
    word: String,
    pairs: Pairs,
    rounds: u16,
    scoring: ScoringRule,
    minutes: u16,
    take_backs: u8,
    wait: u32,
    watch: Option<u32>,
    /// Those that are on disk: where, what they are called and how old.
    kept: Vec<(PathBuf, String, String)>,
    trouble: Option<String>,
}

impl CreatePage {
    /// A tournament as most evenings want it.
    pub(crate) fn new(player: &LocalPlayer) -> CreatePage {
        let systems = player.systems;
        let battles: Vec<Battle> = systems.ours().collect();
        let first = battles.iter().position(|battle| battle.scenario.id == "skirmish").unwrap_or(0);
        let shown = battles.get(first).map_or(0, |battle| place(systems, battle));
        CreatePage {
            systems,
            battles,
            chosen: vec![first],
            shown,
            on: Vec::new(),
            name: say!(MESSAGES, "window-club-create-first-name"),
            word: String::new(),
            pairs: Pairs::Swiss,
            rounds: 3,
            scoring: ScoringRule::Plain,
            minutes: 60,
            take_backs: 0,
            wait: 15,
            watch: Some(0),
            kept: kept(player),
            trouble: None,
        }
    }

    /// It could not be begun.
    pub(crate) fn fail(&mut self, why: String) {
        self.trouble = Some(why);
    }

    /// The tournament by the choices so far.
    fn plan(&self) -> TournamentPlan {
        let battles: Vec<&Battle> = self.chosen.iter().filter_map(|at| self.battles.get(*at)).collect();
        let form = match self.pairs {
            Pairs::Swiss => Form::Swiss { rounds: self.rounds },
            Pairs::Once => Form::RoundRobin { double: false },
            Pairs::Twice => Form::RoundRobin { double: true },
        };
        TournamentPlan {
            battles: battles.iter().map(|battle| battle.scenario.id.clone()).collect(),
            with: self.on.iter().map(|key| (*key).to_owned()).collect(),
            form,
            scoring: self.scoring,
            minutes: self.minutes.into(),
            take_backs: self.take_backs,
            wait: self.wait,
            watch: self.watch,
            ..TournamentPlan::new(&self.name, "", self.rounds)
        }
    }

    /// Draws the page.
    pub(crate) fn show(&mut self, ui: &mut Ui) -> Option<CreateWish> {
        let mut wish = None;
        leaf_with_foot(ui, |ui, part| {
            let done = match part {
                Part::Body => self.show_body(ui),
                Part::Foot => self.show_foot(ui),
            };
            wish = done.or(wish.take());
        });
        wish
    }

    fn show_foot(&self, ui: &mut Ui) -> Option<CreateWish> {
        let ready = !self.name.trim().is_empty() && !self.chosen.is_empty();
        let go = ui.add_enabled(ready, chief(say!(MESSAGES, "window-club-create-open"))).clicked();
        ui.label(faint(say!(MESSAGES, "window-club-create-enter")));
        go.then(|| CreateWish::Begin(Event::New(Box::new(self.plan())), self.word.trim().to_owned()))
    }

    fn show_body(&mut self, ui: &mut Ui) -> Option<CreateWish> {
        let mut wish = page::titled(ui, &say!(MESSAGES, "window-club-direct")).then_some(CreateWish::Back);
        if let Some(text) = &self.trouble {
            page::trouble(ui, &sentence(text));
        }
        if !self.kept.is_empty() {
            heading(ui, &say!(MESSAGES, "window-club-create-resume"));
        }
        for (path, name, line) in self.kept.iter().take(MOST_KEPT) {
            if Item::new(name, line).small().show(ui).clicked() {
                wish = Some(CreateWish::Begin(Event::GoOn(path.clone()), self.word.trim().to_owned()));
            }
        }
        heading(ui, &say!(MESSAGES, "window-club-create-new"));
        let label = ui.label(say!(MESSAGES, "window-club-create-name"));
        let field = egui::TextEdit::singleline(&mut self.name).char_limit(record::header::LONGEST_NAME);
        ui.add(field.desired_width(f32::INFINITY).margin(egui::vec2(8.0, 6.0))).labelled_by(label.id);
        self.show_battles(ui);
        self.show_options(ui);
        wish
    }

    fn show_battles(&mut self, ui: &mut Ui) {
        ui.add_space(4.0);
        heading(ui, &say!(MESSAGES, "window-club-create-battles"));
        ui.horizontal_wrapped(|ui| {
            for (at, system) in self.systems.list().iter().enumerate() {
                if self.battles.iter().any(|battle| place(self.systems, battle) == at) {
                    let option = ui.selectable_label(self.shown == at, RichText::new(system.title()).size(DETAIL));
                    if option.clicked() {
                        self.shown = at;
                    }
                }
            }
        });
        for (at, battle) in
            self.battles.iter().enumerate().filter(|(_, battle)| place(self.systems, battle) == self.shown)
        {
            let turn = self.chosen.iter().position(|chosen| *chosen == at);
            let mut on = turn.is_some();
            let title = match turn {
                Some(turn) if self.chosen.len() > 1 => {
                    say!(MESSAGES, "window-club-create-battle-of", title = battle.title(), round = turn + 1)
                }
                _ => battle.title(),
            };
            if ui.checkbox(&mut on, title).changed() {
                self.on.clear();
                self.chosen.retain(|chosen| *chosen != at);
                self.chosen.extend(on.then_some(at));
            }
        }
        let line = match self.chosen.as_slice() {
            [] => say!(MESSAGES, "window-club-create-battles-none"),
            [_] => say!(MESSAGES, "window-club-create-battles-one"),
            _ => say!(MESSAGES, "window-club-create-battles-several"),
        };
        ui.label(faint(line));
    }

    fn show_options(&mut self, ui: &mut Ui) {
        let switches = match self.chosen.as_slice() {
            [one] => self.battles.get(*one).map(Battle::switches).unwrap_or_default(),
            // A rule that not all of them have cannot be agreed on.
            _ => Vec::new(),
        };
        for switch in switches {
            let mut on = self.on.contains(&switch.key);
            if ui.checkbox(&mut on, switch.label()).on_hover_text(switch.hint()).changed() {
                self.on.retain(|key| *key != switch.key);
                self.on.extend(on.then_some(switch.key));
            }
        }
        ui.add_space(4.0);
        heading(ui, &say!(MESSAGES, "window-club-create-rounds-points"));
        choose(ui, &say!(MESSAGES, "window-club-create-pairing"), &FORMS, &mut self.pairs, |pairs| match pairs {
            Pairs::Swiss => say!(MESSAGES, "window-club-create-pairing-swiss"),
            Pairs::Once => say!(MESSAGES, "window-club-create-pairing-once"),
            Pairs::Twice => say!(MESSAGES, "window-club-create-pairing-twice"),
        });
        if self.pairs == Pairs::Swiss {
            choose(ui, &say!(MESSAGES, "window-club-create-rounds"), &ROUNDS, &mut self.rounds, |rounds| {
                rounds.to_string()
            });
        }
        choose(ui, &say!(MESSAGES, "window-club-create-points"), &POINTS, &mut self.scoring, |scoring| match scoring {
            ScoringRule::Plain => say!(MESSAGES, "window-club-create-points-plain"),
            ScoringRule::Levels => say!(MESSAGES, "window-club-create-points-levels"),
            ScoringRule::Difference { .. } => say!(MESSAGES, "window-club-create-points-difference"),
        });
        ui.add_space(4.0);
        heading(ui, &say!(MESSAGES, "window-club-create-table"));
        // The longest battle says how long a round takes.
        let longest = self.chosen.iter().filter_map(|at| self.battles.get(*at)).map(minutes_of).max().unwrap_or(0);
        let (offered, fits) = clocks(longest);
        if !offered.contains(&self.minutes) {
            self.minutes = fits;
        }
        choose(ui, &say!(MESSAGES, "window-club-create-clock"), &offered, &mut self.minutes, clock_word);
        ui.label(faint(say!(MESSAGES, "window-club-create-clock-fits", time = clock_word(fits))).size(DETAIL));
        let take_backs = say!(MESSAGES, "window-club-create-take-backs");
        choose(ui, &take_backs, &TAKE_BACKS, &mut self.take_backs, |most| match most {
            0 => say!(MESSAGES, "window-club-create-take-backs-none"),
            most => most.to_string(),
        });
        choose(ui, &say!(MESSAGES, "window-club-create-absent"), &WAITS, &mut self.wait, |minutes| {
            say!(MESSAGES, "window-club-create-minutes", minutes = minutes)
        });
        choose(ui, &say!(MESSAGES, "window-club-create-watch"), &WATCH, &mut self.watch, |late| match late {
            None => say!(MESSAGES, "window-club-create-watch-no"),
            Some(0) => say!(MESSAGES, "window-club-create-watch-live"),
            Some(late) => say!(MESSAGES, "window-club-create-watch-later", minutes = late / 60),
        });
        let label = ui.label(say!(MESSAGES, "window-club-create-password"));
        let field = egui::TextEdit::singleline(&mut self.word).char_limit(LONGEST_WORD).desired_width(240.0);
        ui.add(field).labelled_by(label.id);
        ui.add_space(4.0);
        for rule in self.plan().published(self.systems) {
            ui.label(RichText::new(rule).size(SMALL).color(palette().faint));
        }
    }
}

/// The place of its system among all of them.
fn place(systems: Systems, battle: &Battle) -> usize {
    let name = battle.system().name();
    systems.list().iter().position(|system| system.name() == name).unwrap_or(systems.list().len())
}

/// The tournaments on this disk, the newest first.
fn kept(player: &LocalPlayer) -> Vec<(PathBuf, String, String)> {
    let Ok(entries) = std::fs::read_dir(folder(player)) else { return Vec::new() };
    let mut found: Vec<(u64, PathBuf, String)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            let age = std::fs::metadata(&path).ok()?.modified().ok()?.elapsed().map_or(0, |age| age.as_secs());
            path.extension().is_some_and(|extension| extension == EXTENSION).then_some((age, path, name))
        })
        .collect();
    found.sort();
    let changed = |age| say!(MESSAGES, "window-club-create-changed", ago = ago(age));
    found.into_iter().map(|(age, path, name)| (path, name, changed(age))).collect()
}

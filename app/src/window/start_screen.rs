//! Before a match: who plays, against whom, which battle.

use super::look::{chief, faint, roman};
use crate::bot::Kind;
use crate::library::{self, Battle};
use crate::online::{Network, Player, unfinished};
use crate::partner::{Far, Opponent, Wanted};
use egui::{RichText, Ui};
use engine::contract::Side;
use std::path::PathBuf;

/// What the player decided.
pub(super) enum Decided {
    /// To play this.
    Play(Box<Wanted>),
    /// To play a friend far away.
    Far(Far),
    /// To go on with that.
    GoOn(PathBuf),
    /// To change the settings.
    Settings,
    /// His name.
    Named(String),
    /// To close the window.
    Quit,
}

/// An unfinished match.
struct Kept {
    path: PathBuf,
    title: String,
}

/// Against whom a battle is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Against {
    Here(Opponent),
    Friend,
}

enum Page {
    Name(String),
    Menu,
    Choose(Against),
    /// The code that is being pasted.
    Friend(String),
    GoOn,
}

/// A page in the middle of the window.
pub(super) fn page(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    const WIDTH: f32 = 460.0;
    let room = ui.available_width();
    let frame = egui::Frame::new()
        .fill(super::look::PAPER)
        .stroke(egui::Stroke::new(1.0, super::look::FAINT))
        .inner_margin(24)
        .corner_radius(4);
    egui::Area::new(egui::Id::unique("page")).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).show(ui.ctx(), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(WIDTH.min(room - 80.0));
            ui.vertical_centered(|ui| {
                ui.label(RichText::new("Estafette").font(roman(46.0)));
                ui.label(faint("Napoleonic battles between two people"));
            });
            ui.add_space(12.0);
            add(ui);
        });
    });
}

/// The screen before a match.
pub(super) struct StartScreen {
    page: Page,
    battles: Vec<Battle>,
    chosen: usize,
    side: Side,
    weather: bool,
    kept: Vec<Kept>,
    network: Network,
    /// What went wrong last.
    pub(super) trouble: Option<String>,
}

/// Whether the player has a name of his own already.
pub(super) fn is_named(player: &Player) -> bool {
    player.folders.identity_file().with_file_name("name.txt").exists()
}

impl StartScreen {
    /// The first page for that player.
    pub(super) fn new(player: &Player, network: Network) -> StartScreen {
        let page = if is_named(player) { Page::Menu } else { Page::Name(player.name.clone()) };
        // The smallest battle first: it is the one to begin with.
        let mut battles: Vec<Battle> =
            scenarios::built_in_ids().filter_map(|id| library::open(id, None).ok()).collect();
        battles.sort_by_key(|battle| battle.scenario.definition.units.len());
        let mut screen = StartScreen {
            page,
            battles,
            chosen: 0,
            side: Side::First,
            weather: false,
            kept: Vec::new(),
            network,
            trouble: None,
        };
        screen.look_for_kept(player);
        screen
    }

    /// Looks for matches with a partner on this machine that are not over.
    fn look_for_kept(&mut self, player: &Player) {
        let found = unfinished(player.folders.matches()).unwrap_or_default();
        let here = found.into_iter().filter(|(_, header, _)| header.terms.one_machine);
        self.kept = here
            .map(|(path, header, entries)| {
                let names = Side::BOTH.map(|side| header.player(side).name.clone());
                let [first, second] = names;
                let days = net::driver::wall().saturating_sub(header.begun) / 86_400;
                let when = if days == 0 { String::from("today") } else { format!("{days} days ago") };
                let title =
                    format!("{}: {first} against {second}, {entries} entries, begun {when}", header.terms.title);
                Kept { path, title }
            })
            .collect();
    }

    /// The battle whose board lies behind the page.
    pub(super) fn battle(&self) -> Option<&Battle> {
        self.battles.get(self.chosen)
    }

    /// Draws the page.
    pub(super) fn show(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        let mut decided = None;
        page(ui, |ui| {
            if let Some(trouble) = &self.trouble {
                ui.label(RichText::new(trouble).color(super::look::RED));
            }
            decided = match &mut self.page {
                Page::Name(name) => name_page(ui, name),
                Page::Menu => self.menu(ui, player),
                Page::Choose(against) => {
                    let against = *against;
                    self.choose(ui, against)
                }
                Page::Friend(_) => self.friend(ui),
                Page::GoOn => self.go_on(ui),
            };
        });
        if matches!(decided, Some(Decided::Named(_))) {
            self.page = Page::Menu;
        }
        decided
    }

    fn menu(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        let mut decided = None;
        let wide = egui::vec2(ui.available_width(), 38.0);
        if ui.add_sized(wide, chief("Play a friend")).on_hover_text("By an invitation code").clicked() {
            self.page = Page::Friend(String::new());
        }
        if ui.add_sized(wide, egui::Button::new("Against the bot")).clicked() {
            self.page = Page::Choose(Against::Here(Opponent::Bot(Kind::Sensible)));
        }
        if ui.add_sized(wide, egui::Button::new("Hot seat")).on_hover_text("Two people at this machine").clicked() {
            self.page = Page::Choose(Against::Here(Opponent::HotSeat));
        }
        if !self.kept.is_empty() && ui.add_sized(wide, egui::Button::new("Go on")).clicked() {
            self.page = Page::GoOn;
        }
        super::help::button(ui, Some(wide));
        if ui.add_sized(wide, egui::Button::new("Settings")).clicked() {
            decided = Some(Decided::Settings);
        }
        if ui.add_sized(wide, egui::Button::new("Quit")).clicked() {
            decided = Some(Decided::Quit);
        }
        ui.add_space(8.0);
        ui.vertical_centered(|ui| ui.label(faint(format!("You are {}.", player.name))));
        decided
    }

    fn choose(&mut self, ui: &mut Ui, against: Against) -> Option<Decided> {
        if matches!(against, Against::Here(Opponent::Bot(_))) {
            super::help::first_game(ui);
        }
        super::look::heading(ui, "Which battle?");
        for (at, battle) in self.battles.iter().enumerate() {
            if ui.radio(self.chosen == at, &battle.scenario.title).clicked() {
                self.chosen = at;
                self.weather = false;
            }
        }
        let battle = self.battles.get(self.chosen)?.clone();
        ui.label(faint(battle.scenario.summary.trim()));
        ui.label(faint("The map is our own reconstruction; the notes beside the battle say how sure each part is."));
        if against != Against::Here(Opponent::HotSeat) {
            super::look::heading(ui, "Which side?");
            ui.horizontal(|ui| {
                for side in Side::BOTH {
                    let first = if side == Side::First { ", moves first" } else { "" };
                    let label = format!("{}{first}", battle.board.side_name(side));
                    ui.radio_value(&mut self.side, side, label);
                }
            });
        }
        if battle.board.definition().rules.weather_die {
            ui.checkbox(&mut self.weather, "Weather die [22.0]");
        }
        ui.add_space(8.0);
        let mut decided = None;
        ui.horizontal(|ui| {
            let (side, weather) = (self.side, self.weather);
            match against {
                Against::Here(opponent) => {
                    if ui.add(chief("Begin")).clicked() {
                        decided = Some(Decided::Play(Box::new(Wanted { battle, side, weather, opponent })));
                    }
                }
                Against::Friend => {
                    if ui.add(chief("Invite")).clicked() {
                        let network = self.network;
                        decided = Some(Decided::Far(Far::Invite { battle: Box::new(battle), side, weather, network }));
                    }
                }
            }
            if ui.button("Back").clicked() {
                self.page = Page::Menu;
            }
        });
        decided
    }

    fn friend(&mut self, ui: &mut Ui) -> Option<Decided> {
        let mut decided = None;
        let Page::Friend(code) = &mut self.page else { return None };
        let mut next = None;
        let wide = egui::vec2(ui.available_width(), 38.0);
        if ui.add_sized(wide, chief("Invite a friend")).clicked() {
            next = Some(Page::Choose(Against::Friend));
        }
        ui.add_space(8.0);
        let label = ui.label("Or paste the code your friend sent you:");
        ui.add(egui::TextEdit::multiline(code).desired_rows(3).desired_width(f32::INFINITY)).labelled_by(label.id);
        ui.horizontal(|ui| {
            if ui.add_enabled(!code.trim().is_empty(), egui::Button::new("Join")).clicked() {
                decided = Some(Decided::Far(Far::Join(code.clone(), self.network)));
            }
            if ui.button("Back").clicked() {
                next = Some(Page::Menu);
            }
        });
        if let Some(page) = next {
            self.page = page;
        }
        decided
    }

    fn go_on(&mut self, ui: &mut Ui) -> Option<Decided> {
        let mut decided = None;
        super::look::heading(ui, "Matches that are not over");
        for kept in &self.kept {
            if ui.add(egui::Button::new(&kept.title).wrap()).clicked() {
                decided = Some(Decided::GoOn(kept.path.clone()));
            }
        }
        if ui.button("Back").clicked() {
            self.page = Page::Menu;
        }
        decided
    }
}

fn name_page(ui: &mut Ui, name: &mut String) -> Option<Decided> {
    let label = ui.label("What shall your opponents call you?");
    let edit = ui.text_edit_singleline(name).labelled_by(label.id);
    let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if !ui.ctx().memory(|memory| memory.focused()).is_some_and(|id| id == edit.id) && !entered {
        edit.request_focus();
    }
    ui.label(faint("A key is made for you and kept on this machine. You can change the name later with --name."));
    let ready = !name.trim().is_empty();
    let pressed = ui.add_enabled(ready, chief("This is me")).clicked();
    (ready && (pressed || entered)).then(|| Decided::Named(name.trim().to_owned()))
}

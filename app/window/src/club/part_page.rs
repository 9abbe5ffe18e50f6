//! A tournament as its player sees it: the player's seat and opponent, and the button that leads to the table.

use super::partaking::Partaking;
use crate::MESSAGES;
use crate::paper::look::{DETAIL, LARGE, chief, faint, heading};
use crate::paper::page::{self, leaf};
use crate::paper::palette::palette;
use crate::paper::twice;
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use language::battle::Battle;
use language::say;
use tournament::message::TournamentSeat;
use tournament::part::PlayerRequest;
use tournament::plan::{Form, TournamentPlan};
use tournament::words::understood;

/// The longest word of a room, in characters.
const LONGEST_WORD: usize = 40;

/// A wish of the player.
pub(crate) enum PartWish {
    /// Leaves the desk; the player can come again.
    Leave,
    /// Tries this password.
    Word(String),
}

/// The page of a tournament one plays in.
#[derive(Default)]
pub(crate) struct PartPage {
    /// The word that is being typed.
    word: String,
    /// The time of the question whether the player really withdraws, while it is open.
    withdraws: Option<f64>,
}

impl PartPage {
    /// Draws the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, part: &Partaking) -> Option<PartWish> {
        let mut wish = None;
        leaf(ui, |ui| {
            let title = part.plan.as_ref().map(|plan| plan.name.clone());
            let title = title.unwrap_or_else(|| say!(MESSAGES, "window-club-part"));
            if page::titled(ui, &title) {
                wish = Some(PartWish::Leave);
            }
            if let Some(error) = &part.trouble {
                page::trouble(ui, &sentence(error));
                ui.label(say!(MESSAGES, "window-club-part-broken"));
                return;
            }
            if let Some(why) = &part.lost {
                page::trouble(ui, &say!(MESSAGES, "window-club-part-lost", why = sentence(&understood(why))));
            }
            if part.paused {
                let title = say!(MESSAGES, "window-club-paused");
                notice(ui, &title, &say!(MESSAGES, "window-club-part-paused"));
            }
            match &part.refused {
                Some((name, _)) if name == "wrong-word" => wish = self.ask_word(ui, part).or(wish.take()),
                Some((_, text)) => page::trouble(ui, &sentence(&understood(text))),
                None => {}
            }
            match (&part.place, &part.seat, &part.waits) {
                (Some((place, of)), ..) => {
                    heading(ui, &say!(MESSAGES, "window-club-part-over"));
                    let text = say!(MESSAGES, "window-club-part-place", place = *place, of = *of);
                    ui.label(RichText::new(text).size(LARGE));
                }
                (None, Some(seat), _) => show_seat(ui, part, seat),
                (None, None, Some(text)) => page::waiting(ui, &sentence(&understood(text))),
                (None, None, None) if part.refused.is_some() => {}
                (None, None, None) => page::waiting(ui, &say!(MESSAGES, "window-club-part-connecting")),
            }
            show_words(ui, &part.words);
            if part.place.is_none() {
                self.show_leaving(ui, part);
            }
            show_rules(ui, part);
        });
        wish
    }

    fn ask_word(&mut self, ui: &mut Ui, part: &Partaking) -> Option<PartWish> {
        let said = part.refused.as_ref().map_or("", |(_, text)| text.as_str());
        heading(ui, &say!(MESSAGES, "window-club-part-password"));
        ui.label(sentence(&understood(said)));
        let label = ui.label(faint(say!(MESSAGES, "window-club-part-ask")));
        let mut typed = None;
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(&mut self.word).char_limit(LONGEST_WORD).desired_width(240.0);
            let edit = ui.add(field).labelled_by(label.id);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let ready = !self.word.trim().is_empty();
            if (ui.add_enabled(ready, chief(say!(MESSAGES, "window-club-part-enter"))).clicked() || entered) && ready {
                typed = Some(PartWish::Word(self.word.trim().to_owned()));
            }
        });
        typed
    }

    /// Going home in the middle, and coming back.
    fn show_leaving(&mut self, ui: &mut Ui, part: &Partaking) {
        ui.add_space(10.0);
        if part.waits.as_deref() == Some(tournament::message::NOT_PAIRED) {
            if ui.add(chief(say!(MESSAGES, "window-club-part-back"))).clicked() {
                part.wish(PlayerRequest::Return);
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let Some(asked) = self.withdraws else {
                if ui.button(say!(MESSAGES, "window-club-part-withdraw")).clicked() {
                    self.withdraws = Some(twice::time(ui.ctx()));
                }
                ui.label(faint(say!(MESSAGES, "window-club-part-withdraw-hint")));
                return;
            };
            // This button is where the first one was: a double click is not the answer.
            let answered = twice::clicked_anew(&ui.button(say!(MESSAGES, "window-club-withdraw-sure")));
            if answered && twice::counts(asked, twice::time(ui.ctx())) {
                self.withdraws = None;
                part.wish(PlayerRequest::Withdraw);
            }
            if ui.button(say!(MESSAGES, "window-club-part-stay")).clicked() {
                self.withdraws = None;
            }
        });
    }
}

/// The player's seat, and the way there.
fn show_seat(ui: &mut Ui, part: &Partaking, seat: &TournamentSeat) {
    let battle = part.battle();
    let title = battle.map(Battle::title);
    heading(ui, &title.unwrap_or_else(|| say!(MESSAGES, "window-club-your-table")));
    ui.label(RichText::new(sentence(&seat.in_words(part.battles.as_ref()))).size(LARGE));
    if seat.decided.is_some() {
        page::waiting(ui, &after(part.plan.as_ref(), seat));
        return;
    }
    ui.label(faint(say!(MESSAGES, "window-club-part-opponent", fingerprint = seat.opponent.fingerprint().to_string())));
    ui.add_space(6.0);
    if part.is_coming() {
        let name = seat.name.clone();
        let text = match seat.there {
            true => say!(MESSAGES, "window-club-part-seated", name = name),
            false => say!(MESSAGES, "window-club-part-seated-alone", name = name),
        };
        page::waiting(ui, &text);
    } else {
        if ui.add(chief(say!(MESSAGES, "window-club-part-sit", table = seat.at.table))).clicked() {
            part.sit_down();
        }
        let name = seat.name.clone();
        let text = match seat.there {
            true => say!(MESSAGES, "window-club-part-here", name = name),
            false => say!(MESSAGES, "window-club-part-not-here", name = name),
        };
        ui.label(faint(text));
    }
}

/// The text after a game that is decided.
fn after(plan: Option<&TournamentPlan>, seat: &TournamentSeat) -> String {
    match plan.map(|plan| plan.form) {
        Some(Form::Swiss { rounds }) if seat.at.round >= rounds => {
            say!(MESSAGES, "window-club-part-after-last")
        }
        Some(Form::Swiss { .. }) => say!(MESSAGES, "window-club-part-after-round"),
        // The number of rounds depends on the number of players.
        Some(Form::RoundRobin { .. }) | None => say!(MESSAGES, "window-club-part-after-unknown"),
    }
}

fn show_words(ui: &mut Ui, words: &[String]) {
    if words.is_empty() {
        return;
    }
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-club-part-so-far"));
    for text in words {
        ui.label(faint(sentence(text)));
    }
}

/// The rules for everybody.
fn show_rules(ui: &mut Ui, part: &Partaking) {
    let Some(plan) = &part.plan else { return };
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-club-rules"));
    for rule in plan.published(part.systems) {
        ui.label(RichText::new(rule).size(DETAIL));
    }
    let fingerprint = part.desk().key.fingerprint().to_string();
    ui.label(faint(say!(MESSAGES, "window-club-part-director", fingerprint = fingerprint)).size(DETAIL));
}

/// An announcement for all players.
pub(super) fn notice(ui: &mut Ui, title: &str, text: &str) {
    let frame = egui::Frame::new().stroke(egui::Stroke::new(1.5, palette().amber)).inner_margin(10).corner_radius(3);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, title);
        ui.label(text);
    });
    ui.add_space(4.0);
}

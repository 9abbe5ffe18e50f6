//! A tournament as its player sees it: the player's seat and opponent, and the button that leads to the table.

use super::partaking::Partaking;
use crate::paper::look::{DETAIL, LARGE, chief, faint, heading};
use crate::paper::page::{self, leaf};
use crate::paper::palette::palette;
use crate::paper::twice;
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use tournament::message::TournamentSeat;
use tournament::part::PlayerRequest;
use tournament::plan::{Form, TournamentPlan};

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
            let title = part.plan.as_ref().map_or("A tournament", |plan| plan.name.as_str());
            if page::titled(ui, title) {
                wish = Some(PartWish::Leave);
            }
            if let Some(error) = &part.trouble {
                page::trouble(ui, &sentence(error));
                ui.label("Nothing is lost. Go back and join again: your games are saved.");
                return;
            }
            if let Some(why) = &part.lost {
                page::trouble(ui, &format!("The desk does not answer: {} Trying again…", sentence(why)));
            }
            if part.paused {
                notice(ui, "Tournament paused", "The director resumes when everyone is back. Clocks are stopped.");
            }
            match &part.refused {
                Some((name, _)) if name == "wrong-word" => wish = self.ask_word(ui, part).or(wish.take()),
                Some((_, text)) => page::trouble(ui, &sentence(text)),
                None => {}
            }
            match (&part.place, &part.seat, &part.waits) {
                (Some((place, of)), ..) => {
                    heading(ui, "The tournament is over");
                    ui.label(RichText::new(format!("You finished in place {place} of {of}.")).size(LARGE));
                }
                (None, Some(seat), _) => show_seat(ui, part, seat),
                (None, None, Some(text)) => page::waiting(ui, &sentence(text)),
                (None, None, None) if part.refused.is_some() => {}
                (None, None, None) => page::waiting(ui, "Connecting to the desk…"),
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
        heading(ui, "Tournament password");
        ui.label(sentence(said));
        let label = ui.label(faint("Ask the director for it."));
        let mut typed = None;
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(&mut self.word).char_limit(LONGEST_WORD).desired_width(240.0);
            let edit = ui.add(field).labelled_by(label.id);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let ready = !self.word.trim().is_empty();
            if (ui.add_enabled(ready, chief("Enter")).clicked() || entered) && ready {
                typed = Some(PartWish::Word(self.word.trim().to_owned()));
            }
        });
        typed
    }

    /// Going home in the middle, and coming back.
    fn show_leaving(&mut self, ui: &mut Ui, part: &Partaking) {
        ui.add_space(10.0);
        if part.waits.as_deref() == Some(tournament::message::NOT_PAIRED) {
            if ui.add(chief("I am back")).clicked() {
                part.wish(PlayerRequest::Return);
            }
            return;
        }
        ui.horizontal(|ui| {
            let Some(asked) = self.withdraws else {
                if ui.button("Withdraw").clicked() {
                    self.withdraws = Some(twice::time(ui.ctx()));
                }
                ui.label(faint("You keep your points but will not be paired again."));
                return;
            };
            // This button is where the first one was: a double click is not the answer.
            let answered = twice::clicked_anew(&ui.button("Withdraw for good"));
            if answered && twice::counts(asked, twice::time(ui.ctx())) {
                self.withdraws = None;
                part.wish(PlayerRequest::Withdraw);
            }
            if ui.button("Stay").clicked() {
                self.withdraws = None;
            }
        });
    }
}

/// The player's seat, and the way there.
fn show_seat(ui: &mut Ui, part: &Partaking, seat: &TournamentSeat) {
    let battle = part.battle();
    heading(ui, battle.map_or("Your table", |battle| battle.scenario.title.as_str()));
    ui.label(RichText::new(sentence(&seat.in_words(part.battles.as_ref()))).size(LARGE));
    if seat.decided.is_some() {
        page::waiting(ui, after(part.plan.as_ref(), seat));
        return;
    }
    ui.label(faint(format!("Your opponent's fingerprint: {}.", seat.opponent.fingerprint())));
    ui.add_space(6.0);
    if part.is_coming() {
        let text = match seat.there {
            true => format!("You are at the table. The map opens when {} sits down too.", seat.name),
            false => format!("You are at the table. {} is not at the desk yet.", seat.name),
        };
        page::waiting(ui, &text);
    } else {
        if ui.add(chief(format!("Sit down at table {}", seat.at.table))).clicked() {
            part.sit_down();
        }
        let there = if seat.there { "is here" } else { "is not here yet" };
        ui.label(faint(format!("{} {there}. The tournament sets all match settings.", seat.name)));
    }
}

/// The text after a game that is decided.
fn after(plan: Option<&TournamentPlan>, seat: &TournamentSeat) -> &'static str {
    match plan.map(|plan| plan.form) {
        Some(Form::Swiss { rounds }) if seat.at.round >= rounds => {
            "The tournament is over for you: this was the last round. The final table follows when all games are decided."
        }
        Some(Form::Swiss { .. }) => "Wait for the next round. You may look at other tables meanwhile.",
        // The number of rounds depends on the number of players.
        Some(Form::RoundRobin { .. }) | None => "Wait for the next round or for the final table.",
    }
}

fn show_words(ui: &mut Ui, words: &[String]) {
    if words.is_empty() {
        return;
    }
    ui.add_space(8.0);
    heading(ui, "So far");
    for text in words {
        ui.label(faint(sentence(text)));
    }
}

/// The rules for everybody.
fn show_rules(ui: &mut Ui, part: &Partaking) {
    let Some(plan) = &part.plan else { return };
    ui.add_space(8.0);
    heading(ui, "Rules of this tournament");
    for rule in plan.published(part.systems) {
        ui.label(RichText::new(rule).size(DETAIL));
    }
    let who = part.desk().key.fingerprint();
    ui.label(faint(format!("The director's fingerprint: {who}.")).size(DETAIL));
}

/// Something everybody is to know.
pub(super) fn notice(ui: &mut Ui, title: &str, text: &str) {
    let frame = egui::Frame::new().stroke(egui::Stroke::new(1.5, palette().amber)).inner_margin(10).corner_radius(3);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, title);
        ui.label(text);
    });
    ui.add_space(4.0);
}

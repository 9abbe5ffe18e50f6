//! The card of a hint over the board, and the button that asks for one.

use super::hints::{self, Hint};
use super::match_screen::MatchScreen;
use super::over_board::{card, loud, signed};
use crate::paper::icon::Icon;
use crate::paper::look::{self, button_with, chief_with, faint};
use crate::paper::palette::palette;
use crate::paper::words::sentence;
use crate::settings::keymap::{Deed, KeyMap};
use egui::{RichText, Ui};
use language::bot::Kind;

/// While it thinks it is looked so often, in seconds, whether it has come to something.
const LOOK_EVERY: f32 = 0.1;

/// The button in the strip above the board, where the match has hints.
pub(super) fn ask(ui: &mut Ui, screen: &mut MatchScreen, signed: bool) {
    if !screen.now().is_some_and(|now| hints::has(now)) {
        return;
    }
    let button = if signed { button_with(Icon::Wheel, "Hint") } else { egui::Button::new("Hint") };
    let may = screen.may_hint().is_some();
    let hint = format!(
        "{}: what the bot would do in your place. Nothing is done.",
        KeyMap::named(ui.ctx(), "Hint", Deed::Hint)
    );
    let response = ui.add_enabled(may, button).on_hover_text(hint);
    if response.on_disabled_hover_text("There are hints when it is your turn to decide.").clicked() {
        screen.ask_hint();
    }
}

/// The card, while there is something to show.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen) {
    screen.hear_hint();
    let Some(position) = screen.position().cloned() else { return };
    let (mut play, mut close) = (false, false);
    match screen.hints.hint() {
        None => return,
        Some(Hint::Thinking(level)) => {
            ui.ctx().request_repaint_after_secs(LOOK_EVERY);
            card(ui, palette().faint, |ui| {
                ui.horizontal(|ui| {
                    Icon::Wheel.show(ui, palette().blue);
                    loud(ui, RichText::new(format!("The {} is thinking about it.", called(level))));
                    close = ui.button("Stop").clicked();
                });
            });
        }
        Some(Hint::Found(level, advice)) => {
            let told = hints::sentences(advice, &*position);
            let why = advice.why.clone();
            card(ui, palette().blue, |ui| {
                signed(ui, Icon::Wheel, palette().blue, |ui| {
                    let told = if told.is_empty() { String::from("Nothing that is seen.") } else { told.join(" ") };
                    ui.label(faint(format!("The {} would do this:", called(level))));
                    loud(ui, RichText::new(told).size(look::LARGE));
                    if let Some(why) = why {
                        ui.add(egui::Label::new(faint(sentence(&why))).wrap());
                    }
                });
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let label = KeyMap::named(ui.ctx(), "Play it", Deed::PlayHint);
                    play = ui.add(chief_with(Icon::Play, &label)).clicked();
                    close = ui.add(button_with(Icon::Cross, "Close (Esc)")).clicked();
                });
            });
        }
    }
    if play {
        screen.play_hint();
    } else if close {
        screen.hints.put_away();
    }
}

/// What a bot is called in a sentence.
pub(crate) const fn called(level: Kind) -> &'static str {
    match level {
        Kind::Random => "random bot",
        Kind::Recruit => "recruit",
        Kind::Sensible => "bot",
        Kind::Captain => "captain",
        Kind::Marshal => "marshal",
    }
}

//! The card of a hint over the board, and the button that asks for one.

use super::asked::Asked;
use super::hints::{self, Hint};
use super::manner::{Manner, Press};
use super::on_board::OnBoard;
use super::over_board::{card, loud, signed};
use super::refused::Refused;
use crate::MESSAGES;
use crate::paper::icon::Icon;
use crate::paper::look::{self, button_with, chief_with, faint};
use crate::paper::palette::palette;
use crate::paper::words::sentence;
use crate::settings::keymap::{KeyAction, KeyMap};
use egui::{RichText, Ui};
use engine::contract::Side;
use language::ask::Said;
use language::bot::BotKind;
use language::position::Bytes;
use language::say;

/// While it thinks it is looked so often, in seconds, whether it has come to something.
const LOOK_EVERY: f32 = 0.1;

impl Asked {
    /// The side that could get a hint now.
    fn may_hint(&self, board: &OnBoard) -> Option<Side> {
        let now = board.now().filter(|now| hints::has(now))?;
        let quiet = self.edits().is_none() && board.stage.playing_back().is_none() && !now.closed;
        board.asked_here().filter(|_| quiet)
    }

    /// Asks the strongest bot that is worth asking in this system what it would do.
    pub(super) fn ask_hint(&mut self, board: &OnBoard) {
        let Some(now) = board.now() else { return };
        self.refusal = match self.may_hint(board) {
            _ if !hints::has(now) => Some(Refused::told(say!(MESSAGES, "window-table-hint-person"))),
            None => Some(Refused::told(say!(MESSAGES, "window-table-not-your-turn"))),
            Some(side) => {
                let level = now.position.battle().system().levels().last().copied().unwrap_or(BotKind::Random);
                self.hints.ask(level, &now.position, side);
                None
            }
        };
    }

    /// Takes in what the bot came to, and shows where that is.
    fn hear_hint(&mut self, board: &mut OnBoard) {
        let Some(found) = self.hints.listen() else { return };
        if !found {
            self.refusal = Some(Refused::told(say!(MESSAGES, "window-table-hint-none")));
        }
        if let (Some(Hint::Found(_, advice)), Some(position)) = (self.hints.hint(), board.position())
            && let Some(hex) = hints::first_hex(advice, &**position)
        {
            board.stage.show_hex(hex);
        }
    }

    /// Returns the answer of the hint, to be given. A hint is followed once.
    pub(super) fn follow_hint(&mut self, board: &OnBoard) -> Option<Said<Bytes>> {
        let Some(Hint::Found(_, advice)) = self.hints.hint() else {
            self.refusal = Some(Refused::told(say!(MESSAGES, "window-table-hint-not-yet")));
            return None;
        };
        let said = advice.said.clone();
        let asked = board.asked_here() == Some(advice.side);
        (asked && self.hints.put_away()).then_some(said)
    }
}

/// The button in the strip above the board, where the match has hints.
pub(super) fn ask(ui: &mut Ui, board: &OnBoard, asked: &mut Asked, signed: bool) {
    if !board.now().is_some_and(|now| hints::has(now)) {
        return;
    }
    let label = say!(MESSAGES, "window-table-hint");
    let hint = KeyMap::named(ui.ctx(), &label, KeyAction::Hint);
    let button = if signed { button_with(Icon::Wheel, label) } else { egui::Button::new(label) };
    let may = asked.may_hint(board).is_some();
    let hint = say!(MESSAGES, "window-table-hint-hint", label = hint);
    let response = ui.add_enabled(may, button).on_hover_text(hint);
    if response.on_disabled_hover_text(say!(MESSAGES, "window-table-hint-later")).clicked() {
        asked.ask_hint(board);
    }
}

/// The card, while there is something to show.
pub(super) fn show(ui: &mut Ui, board: &mut OnBoard, asked: &mut Asked, manner: &mut Manner) {
    asked.hear_hint(board);
    let Some(position) = board.position().cloned() else { return };
    let (mut play, mut close) = (false, false);
    match asked.hints.hint() {
        None => return,
        Some(Hint::Thinking(level)) => {
            ui.ctx().request_repaint_after_secs(LOOK_EVERY);
            card(ui, palette().faint, |ui| {
                ui.horizontal(|ui| {
                    Icon::Wheel.show(ui, palette().blue);
                    loud(ui, RichText::new(say!(MESSAGES, "window-table-hint-thinking", level = called(level))));
                    close = ui.button(say!(MESSAGES, "window-table-hint-stop")).clicked();
                });
            });
        }
        Some(Hint::Found(level, advice)) => {
            let told = hints::sentences(advice, &*position);
            let why = advice.why.clone();
            card(ui, palette().blue, |ui| {
                signed(ui, Icon::Wheel, palette().blue, |ui| {
                    let told =
                        if told.is_empty() { say!(MESSAGES, "window-table-hint-invisible") } else { told.join(" ") };
                    ui.label(faint(say!(MESSAGES, "window-table-hint-does", level = called(level))));
                    loud(ui, RichText::new(told).size(look::LARGE));
                    if let Some(why) = why {
                        ui.add(egui::Label::new(faint(sentence(&why))).wrap());
                    }
                });
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let label = KeyMap::named(ui.ctx(), &say!(MESSAGES, "window-table-hint-play"), KeyAction::PlayHint);
                    play = ui.add(chief_with(Icon::Play, &label)).clicked();
                    close = ui.add(button_with(Icon::Cross, say!(MESSAGES, "window-table-close-esc"))).clicked();
                });
            });
        }
    }
    if play {
        manner.pressed.extend(asked.follow_hint(board).map(Press::Say));
    } else if close {
        asked.hints.put_away();
    }
}

/// The word by which messages know a bot.
pub(crate) const fn called(level: BotKind) -> &'static str {
    match level {
        BotKind::Random => "random",
        BotKind::Recruit => "recruit",
        BotKind::Sensible => "bot",
        BotKind::Captain => "captain",
        BotKind::Marshal => "marshal",
    }
}

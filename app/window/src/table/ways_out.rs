//! Ways out of the course of play: taking back, pausing, ending by agreement, giving up. Each says what it means.

use super::company::Company;
use super::manner::{Manner, Press};
use super::match_words::{can_take_back, is_over, phase_words, span};
use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::paper::look::{SMALL, chief, faint};
use egui::{RichText, Ui};
use engine::contract::Side;
use language::{phrase, say};
use play::table::{Now, Opponent, PhaseStart, Wish};
use record::entry::Matter;
use std::time::Duration;

/// One way out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// Back before the last command of this side.
    TakeBack(Side),
    /// Back to the start of a phase.
    Rewind,
    /// The clocks stop until a player ends the pause.
    Pause,
    /// Play goes on although the clocks differ.
    Clocks,
    /// The position is changed.
    Change,
    /// Both agree on the winner, or on a draw.
    Result,
    /// This side gives up.
    Concede(Side),
    /// The other side has owed an answer for too long.
    CloseAsOwed,
}

/// The ways out that are possible now.
pub(super) fn exits(now: &Now, speaker: Side, waited: Duration) -> Vec<Exit> {
    let mut exits = Vec::new();
    if is_over(now) || now.around.stopped.is_some() {
        return exits;
    }
    if now.record.is_none() {
        // Without a record there is no need to agree.
        return vec![Exit::TakeBack(speaker), Exit::Concede(speaker)];
    }
    let quiet = !now.around.paused && !now.around.disputed;
    if quiet && can_take_back(now, speaker) {
        exits.push(Exit::TakeBack(speaker));
    }
    let left = now.around.take_backs_left.get(speaker.index()).copied().flatten();
    if quiet && left != Some(0) && !rewinds(now).is_empty() {
        exits.push(Exit::Rewind);
    }
    if now.around.clocks.is_some_and(|clocks| clocks.differ) {
        exits.push(Exit::Clocks);
    }
    if now.far && quiet {
        exits.push(Exit::Pause);
    }
    if quiet && now.asked.is_some() {
        exits.push(Exit::Change);
    }
    // A bot fights on; a player who has had enough can resign.
    if !matches!(now.around.opponent, Some(Opponent::Bot(_))) {
        exits.push(Exit::Result);
    }
    let late = now.around.deadline.is_some_and(|deadline| waited >= deadline);
    let theirs = now.around.pen.is_some_and(|(side, _)| side == now.me.other());
    if now.far && late && theirs && !now.around.paused {
        exits.push(Exit::CloseAsOwed);
    }
    exits.push(Exit::Concede(speaker));
    exits
}

/// The phases one can go back to, the last one first.
fn rewinds(now: &Now) -> Vec<PhaseStart> {
    let mut all: Vec<PhaseStart> = now.around.phases.iter().rev().copied().collect();
    // Over a far distance each is a take-back that the other must grant: only the present phase is offered.
    all.truncate(if now.far { 1 } else { usize::MAX });
    all
}

impl Exit {
    fn label(&self, now: &Now) -> String {
        match self {
            Exit::TakeBack(_) if now.here == [true, true] => say!(MESSAGES, "window-table-exit-take-back-both"),
            Exit::TakeBack(_) => say!(MESSAGES, "window-table-exit-take-back"),
            Exit::Rewind => say!(MESSAGES, "window-table-exit-rewind"),
            Exit::Pause => say!(MESSAGES, "window-table-exit-pause"),
            Exit::Clocks => say!(MESSAGES, "window-table-exit-clocks"),
            Exit::Change => say!(MESSAGES, "window-table-exit-change"),
            Exit::Result => say!(MESSAGES, "window-table-exit-result"),
            Exit::Concede(by) if now.here == [true, true] => {
                phrase!(MESSAGES, "window-table-exit-resign-side", side = *by).plain(now.position.names())
            }
            Exit::Concede(_) => say!(MESSAGES, "window-table-exit-resign"),
            Exit::CloseAsOwed => say!(MESSAGES, "window-table-exit-close"),
        }
    }

    /// The meaning of the way out, in a sentence.
    pub(super) fn meaning(&self, now: &Now) -> String {
        let name = now.name(now.me.other());
        let means = match self {
            Exit::TakeBack(_) => say!(MESSAGES, "window-table-means-take-back"),
            Exit::Rewind if now.far => say!(MESSAGES, "window-table-means-rewind-far"),
            Exit::Rewind => say!(MESSAGES, "window-table-means-rewind"),
            Exit::Pause => say!(MESSAGES, "window-table-means-pause"),
            Exit::Clocks => say!(MESSAGES, "window-table-means-clocks"),
            Exit::Change => say!(MESSAGES, "window-table-means-change"),
            Exit::Result => say!(MESSAGES, "window-table-means-result"),
            Exit::Concede(_) => return say!(MESSAGES, "window-table-means-resign"),
            Exit::CloseAsOwed => {
                let time = now.around.deadline.map_or_else(String::new, span);
                return say!(MESSAGES, "window-table-means-close", name = name, time = time);
            }
        };
        let agrees = now.far.then(|| say!(MESSAGES, "window-table-must-agree", name = name));
        let left = match self {
            Exit::TakeBack(side) => now.around.take_backs_left.get(side.index()).copied().flatten(),
            _ => None,
        };
        let left = left.map(|left| say!(MESSAGES, "window-table-take-backs-left", count = left));
        agrees.into_iter().chain([means]).chain(left).collect::<Vec<String>>().join(" ")
    }
}

/// Buttons that bring back the cards over the board that were put away.
pub(super) fn cards(ui: &mut Ui, board: &OnBoard, company: &Company, manner: &mut Manner) {
    let over = board.now().is_some_and(|now| is_over(now));
    let away = &mut manner.away;
    for (due, away, label) in [
        (over, &mut away.ending, say!(MESSAGES, "window-table-show-result")),
        (!over && company.difference.is_some(), &mut away.difference, say!(MESSAGES, "window-table-show-difference")),
        (!over && board.trouble.is_some(), &mut away.trouble, say!(MESSAGES, "window-table-show-problem")),
    ] {
        if due && *away && ui.button(label).clicked() {
            *away = false;
        }
    }
}

/// The match menu.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, manner: &mut Manner) {
    let Some(now) = board.now() else { return };
    // The side that must decide at this screen speaks, or else the player's own.
    let speaker = board.asked_here().unwrap_or(now.me);
    for exit in exits(now, speaker, board.since.elapsed()) {
        one(ui, manner, now, speaker, &exit);
    }
}

fn one(ui: &mut Ui, manner: &mut Manner, now: &Now, speaker: Side, exit: &Exit) {
    let label = exit.label(now);
    let mut asks = |matter| manner.pressed.push(Press::Ask(Wish::Matter(speaker, matter)));
    match exit {
        Exit::Rewind => {
            ui.menu_button(label, |ui| {
                egui::ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
                    for start in rewinds(now) {
                        if ui
                            .button(say!(MESSAGES, "window-table-rewind-to", phase = phase_words(now, &start)))
                            .clicked()
                        {
                            asks(Matter::Rewind { to: start.to });
                            ui.close();
                        }
                    }
                });
            });
        }
        Exit::Result => {
            ui.menu_button(label, |ui| {
                for winner in [None, Some(Side::First), Some(Side::Second)] {
                    let words = match winner {
                        None => say!(MESSAGES, "window-table-a-draw"),
                        Some(side) => {
                            phrase!(MESSAGES, "window-table-side-wins", side = side).plain(now.position.names())
                        }
                    };
                    if ui.button(words).clicked() {
                        asks(Matter::Result { winner });
                        ui.close();
                    }
                }
            });
        }
        Exit::Concede(side) if manner.giving_up => {
            ui.label(RichText::new(say!(MESSAGES, "window-table-resign-sure")).strong());
            ui.horizontal(|ui| {
                if ui.button(say!(MESSAGES, "window-table-exit-resign")).clicked() {
                    manner.giving_up = false;
                    manner.pressed.push(Press::Ask(Wish::Concede(*side)));
                }
                if ui.add(chief(say!(MESSAGES, "window-table-keep-playing"))).clicked() {
                    manner.giving_up = false;
                }
            });
        }
        _ => {
            if ui.button(label).clicked() {
                match exit {
                    Exit::TakeBack(side) => manner.pressed.push(Press::TakeBack(*side)),
                    Exit::Pause => asks(Matter::Pause),
                    Exit::Clocks => asks(Matter::Clocks),
                    Exit::Change => manner.pressed.push(Press::Amend),
                    Exit::Concede(_) => manner.giving_up = true,
                    Exit::CloseAsOwed => manner.pressed.push(Press::Ask(Wish::CloseAsOwed)),
                    Exit::Rewind | Exit::Result => {}
                }
            }
        }
    }
    ui.label(faint(exit.meaning(now)).size(SMALL));
    ui.add_space(3.0);
}

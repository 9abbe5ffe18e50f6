//! The director's decision about a game: the winner with a reason, or the absent players.

use crate::MESSAGES;
use crate::paper::look::{chief, faint};
use egui::Ui;
use engine::contract::Side;
use language::say;
use tournament::boards::TableView;
use tournament::evening_event::At;
use tournament::hall::DirectorOrder;
use tournament::state::Tournament;

/// The longest reason, in characters.
const LONGEST: usize = 400;

/// A decision about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Won(Side),
    Draw,
    Absent([bool; 2]),
}

/// A game that is being decided.
pub(super) struct Deciding {
    pub(super) at: At,
    verdict: Option<Verdict>,
    reason: String,
}

impl Deciding {
    pub(super) const fn new(at: At) -> Deciding {
        Deciding { at, verdict: None, reason: String::new() }
    }

    /// Draws it. Returns `None` at first, then that the game is left as it is, or the director's wish. Players can be
    /// marked absent only while the round is open and the game has no result.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        event: &Tournament,
        board: &TableView,
        open: bool,
    ) -> Option<Option<DirectorOrder>> {
        ui.separator();
        let [first, second] = &board.names;
        let won = |name: &str| say!(MESSAGES, "window-club-decide-won", name = name.to_owned());
        let absent = |name: &str| say!(MESSAGES, "window-club-decide-absent", name = name.to_owned());
        let mut verdicts = vec![
            (Verdict::Won(Side::First), won(first)),
            (Verdict::Won(Side::Second), won(second)),
            (Verdict::Draw, say!(MESSAGES, "window-club-decide-draw")),
        ];
        if open && event.table(self.at).is_some_and(|table| table.outcome.is_none()) {
            verdicts.push((Verdict::Absent([true, false]), absent(first)));
            verdicts.push((Verdict::Absent([false, true]), absent(second)));
            verdicts.push((Verdict::Absent([true, true]), say!(MESSAGES, "window-club-decide-both-absent")));
        }
        ui.horizontal_wrapped(|ui| {
            for (verdict, words) in verdicts {
                ui.radio_value(&mut self.verdict, Some(verdict), words);
            }
        });
        let needs_reason = matches!(self.verdict, Some(Verdict::Won(_) | Verdict::Draw));
        if needs_reason {
            let label = ui.label(faint(say!(MESSAGES, "window-club-decide-reason")));
            let field = egui::TextEdit::singleline(&mut self.reason).char_limit(LONGEST);
            ui.add(field.desired_width(f32::INFINITY)).labelled_by(label.id);
        } else if self.verdict.is_some() {
            ui.label(faint(say!(MESSAGES, "window-club-decide-absence")));
        }
        let mut done = None;
        ui.horizontal(|ui| {
            let ready = self.verdict.is_some() && (!needs_reason || !self.reason.trim().is_empty());
            if ui.add_enabled(ready, chief(say!(MESSAGES, "window-club-decide"))).clicked() {
                done = Some(self.wish());
            }
            if ui.button(say!(MESSAGES, "window-club-decide-cancel")).clicked() {
                done = Some(None);
            }
        });
        done
    }

    fn wish(&self) -> Option<DirectorOrder> {
        let At { round, table } = self.at;
        let word =
            |winner| DirectorOrder::Decide { round: Some(round), table, winner, reason: self.reason.trim().to_owned() };
        Some(match self.verdict? {
            Verdict::Won(side) => word(Some(side)),
            Verdict::Draw => word(None),
            Verdict::Absent(absent) => DirectorOrder::Absent { table, absent },
        })
    }
}

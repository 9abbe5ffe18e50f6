//! Army Morale: changes of one moment, and the end that may follow (12).

use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::Stage;
use super::victory::{Ending, Outcome};
use engine::contract::Side;
use engine::rule::Rule;

/// The changes of both sides' Morale at one moment.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moment(PerSide<i16>);

impl Moment {
    /// A change for one side.
    pub(crate) fn of(side: Side, change: i8) -> Moment {
        let mut moment = Moment::default();
        moment.add(side, change);
        moment
    }

    pub(crate) fn add(&mut self, side: Side, change: i8) {
        *self.0.of_mut(side) += i16::from(change);
    }
}

impl Game {
    /// Applies the changes of Morale at one moment [12.4]. Returns whether the match continues.
    #[must_use]
    pub(crate) fn moment(&mut self, moment: Moment, rules: &[Rule], report: &mut Report) -> bool {
        let most = i16::from(self.board.definition().numbers.morale.maximum);
        for side in Side::BOTH {
            let from = *self.state.morale.of(side);
            let to = (i16::from(from) + moment.0.of(side)).clamp(0, most.max(i16::from(from)));
            let to = u8::try_from(to).unwrap_or(u8::MAX);
            if to != from {
                *self.state.morale.of_mut(side) = to;
                report.tell(
                    What::MoraleChanged { side, from, to },
                    rules.iter().copied().chain([rules::MORALE, rules::CHANGES]),
                );
            }
        }
        let loser = match (self.state.morale.allied, self.state.morale.french) {
            (0, 0) => self.state.active,
            (0, _) => ALLIED,
            (_, 0) => FRENCH,
            _ => return true,
        };
        self.decide(Outcome { winner: Some(loser.other()), how: Ending::Collapse }, report);
        false
    }

    /// Decides the match; all seals that are still closed are opened before it is over [17.1.3].
    pub(crate) fn decide(&mut self, outcome: Outcome, report: &mut Report) {
        let why: &[Rule] = match outcome.how {
            Ending::Collapse => &[rules::MOMENT, rules::COLLAPSE],
            Ending::LastTurn => &[rules::POINTS],
            Ending::Plan => &[rules::BAD_PLAN],
        };
        self.begin_phase();
        let sealed = self.state.plan.as_ref().is_some_and(|plan| !plan.unopened().is_empty());
        if sealed && outcome.how != Ending::Plan {
            report.tell(What::Decided { outcome }, why.iter().copied());
            self.state.stage = Stage::Openings { outcome };
        } else {
            report.tell(What::GameOver { outcome }, why.iter().copied());
            self.state.stage = Stage::Over { outcome };
        }
    }
}

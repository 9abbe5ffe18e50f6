//! The score of a battle: its level, hexes that a side controls, whether it has units left, and a withdrawal from the whole
//! field [20.05, 20.31, 20.36].

use super::event::{Report, What};
use super::faults::MOST_LEVELS;
use super::game::Game;
use super::outcome::Outcome;
use super::state::*;
use super::whole::WithdrawalTally;
use engine::contract::Side;
use engine::rule::Rule;

impl Game {
    pub(crate) fn change_level(&mut self, by: i8, rule: Rule, report: &mut Report) {
        if by != 0 {
            // The levels of a battle add up to no more, but a position from elsewhere may have some of them already.
            let level = self.state.affairs.level.saturating_add(by);
            self.state.affairs.level = level.clamp(-MOST_LEVELS, MOST_LEVELS);
            report.tell(What::LevelChanged { by, level: self.state.affairs.level }, [rule]);
        }
    }

    pub(crate) fn controls(&self, side: Side, hex: engine::hex::Hex) -> bool {
        let control = self.board.spot(hex).control;
        control.and_then(|at| self.state.affairs.control.get(usize::from(at))) == Some(&Some(side))
    }

    /// Whether a side has a combat unit on the map or still to come (R7).
    pub(crate) fn takes_part(&self, side: Side) -> bool {
        let agreed =
            |id: UnitId| self.board.data(id).is_some_and(|data| data.extra.is_none_or(|extra| self.options.has(extra)));
        self.board.unit_ids().filter(|&id| self.side_of(id) == side).any(|id| match self.unit(id).place {
            Place::On(_) => true,
            Place::Waiting => agreed(id),
            _ => false,
        })
    }

    /// Points of the Russian army and of the Prussian corps; of the latter only once its level is set.
    fn allied_points(&self) -> [Option<i16>; 2] {
        let set = self.state.day.as_ref().map_or_else(Vec::new, |day| day.set.clone());
        let bodies = || self.board.rules().bodies.iter().zip(&self.state.affairs.spirits).zip(&set);
        let of = |corps: bool| {
            let mut own =
                bodies().filter(|((body, _), set)| body.side == Side::First && body.of.is_some() == corps && **set);
            own.next().map(|((_, spirit), _)| spirit.points)
        };
        [of(false), of(true)]
    }

    /// The state of a withdrawal as its outcome is read from.
    fn withdrawal_tally(&self) -> Option<WithdrawalTally> {
        let retiring = self.retiring()?;
        let [russian, prussian] = self.allied_points();
        let broken = |points: Option<i16>| points.is_some_and(|points| points <= 0);
        Some(WithdrawalTally {
            russians_broken: broken(russian),
            prussians_broken: broken(prussian),
            left: retiring.won,
        })
    }

    /// The outcome of a battle with a withdrawal.
    pub(crate) fn outcome_of_withdrawal(&self) -> Option<Outcome> {
        self.withdrawal_tally().map(WithdrawalTally::outcome)
    }

    /// Whether the withdrawal has ended the battle: broken, or away with no Prussian left to fight.
    pub(crate) fn withdrawal_is_over(&self) -> bool {
        let Some(tally) = self.withdrawal_tally() else { return false };
        let prussians =
            self.on_map(Side::First).any(|(id, _)| self.is_prussian_column(self.counter(id).parent.unwrap_or(id)));
        match self.state.phase {
            PhaseName::Interphase => tally.prussians_broken || tally.russians_broken && !tally.left,
            _ => tally.left && !prussians,
        }
    }
}

//! The check of bodies at an Interphase, and the level of victory of 20.3 from a summary of the battle [14.4, 20.31, 20.35].

use super::data::{FieldBody, WholeField};
use crate::outcome::Outcome;
use crate::state::{Nerve, Spirit};
use engine::contract::Side;

/// The summary of a battle that its level of victory is read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldTally {
    /// The morale of each body of the field, in its order; `None` as long as its level is not set.
    pub bodies: Vec<Option<Spirit>>,
    /// Whether W, Y and Z have once not been reached.
    pub lines_cut: [bool; 3],
    /// Hexes of Eylau under Allied control at the end; 0 before it.
    pub town_hexes: u8,
    /// Whether at the end an Allied unit or its zone is on the road to the French communication hex [R194].
    pub road_threatened: bool,
}

/// The course of a withdrawal that has been declared [20.36].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WithdrawalTally {
    /// Whether the Russian army was at 0 or less at an Interphase before the main body had left.
    pub russians_broken: bool,
    /// Whether the Prussian corps was at 0 or less at an Interphase, before or after.
    pub prussians_broken: bool,
    /// Whether the main body has left, and the detachments have or can.
    pub left: bool,
}

impl FieldBody {
    /// Its morale after the check of an Interphase, and the levels that the enemy gains by it. Being low and being
    /// demoralised count once each.
    pub fn checked(&self, spirit: Spirit, low_levels: i8) -> (Spirit, i8) {
        let nerve = self.nerve_at(spirit.points);
        let low = self.body.low.is_some_and(|low| spirit.points <= low);
        let broken = nerve > Nerve::Steady;
        let now = Spirit {
            nerve,
            low_counted: spirit.low_counted || low,
            broken_counted: spirit.broken_counted || broken,
            ..spirit
        };
        (now, self.levels_counted(now, low_levels).saturating_sub(self.levels_counted(spirit, low_levels)))
    }

    /// Levels that have been counted for the enemy.
    fn levels_counted(&self, spirit: Spirit, low_levels: i8) -> i8 {
        let low = if spirit.low_counted { low_levels } else { 0 };
        let broken = if spirit.broken_counted { self.body.levels } else { 0 };
        low.saturating_add(broken)
    }
}

impl WholeField {
    /// The level of victory, Allied positive. It is limited to 3 only when it is read as an outcome (R42).
    pub fn level_of(&self, tally: &FieldTally) -> i8 {
        let victory = &self.rules.victory;
        let set = self.bodies.iter().zip(&tally.bodies).filter_map(|(body, spirit)| Some((body, (*spirit)?)));
        let bodies = set.map(|(body, spirit)| {
            let levels = i32::from(body.levels_counted(spirit, victory.low));
            if body.body.side == Side::First { -levels } else { levels }
        });
        let cut = tally.lines_cut.into_iter().filter(|&cut| cut).map(|_| -i32::from(victory.line));
        // Either of the two brings the levels, and both bring no more.
        let threat = tally.road_threatened || tally.town_hexes >= victory.town_hexes;
        let threat = if threat { i32::from(victory.town) } else { 0 };
        let sum = i32::from(victory.start) + bodies.sum::<i32>() + cut.sum::<i32>() + threat;
        i8::try_from(sum.clamp(-100, 100)).unwrap_or(0)
    }

    /// The outcome of a battle without a withdrawal.
    pub fn outcome_of(&self, tally: &FieldTally) -> Outcome {
        Outcome::of(self.level_of(tally))
    }

    /// Whether the battle ends because every French body whose level is set is demoralised, and the Russian army, the
    /// Allied body that has no corps of its own, is not [20.31].
    pub fn french_are_broken(&self, bodies: &[Option<Spirit>]) -> bool {
        let set = || self.bodies.iter().zip(bodies).filter_map(|(body, spirit)| Some((&body.body, (*spirit)?)));
        let mut french = set().filter(|(body, _)| body.side == Side::Second).peekable();
        let mut army = set().filter(|(body, _)| body.side == Side::First && body.of.is_none());
        french.peek().is_some()
            && french.all(|(_, spirit)| spirit.nerve > Nerve::Steady)
            && army.any(|(_, spirit)| spirit.points > 0)
    }
}

impl WithdrawalTally {
    /// The outcome of a battle with a withdrawal: it takes the place of the level.
    pub fn outcome(self) -> Outcome {
        Outcome::of(if self.prussians_broken || self.russians_broken && !self.left { -1 } else { i8::from(self.left) })
    }
}

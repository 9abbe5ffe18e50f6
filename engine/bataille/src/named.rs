//! All ids and numbers in unfinished actions, gathered so that a stranger's state can be checked before the rules go on
//! from it. The steps of tasks are not described here: `Task::waits_for` does that.

use super::definition::{LeaderId, UnitId};
use super::tasks::PanicPath;
use engine::hex::Hex;

/// More than any battle has: eight segments for two sides in 99 turns, and some.
pub(crate) const MOST_PHASES: u32 = 100_000;
/// More points than any unit has.
pub(crate) const MOST_POINTS: u16 = 1000;
/// More than a unit loses in a half-turn.
pub(crate) const MOST_LOSSES: u8 = 60;
/// More units than come in by one hex in a half-turn: each pays for those before it out of at most 30 points.
pub(crate) const MOST_ENTERED: u8 = 100;
/// Deeper than things lie on each other.
pub(crate) const MOST_TASKS: usize = 32;

/// Units, leaders and hexes that are named.
#[derive(Default)]
pub(crate) struct Named {
    pub(crate) units: Vec<UnitId>,
    pub(crate) leaders: Vec<LeaderId>,
    pub(crate) hexes: Vec<Hex>,
    /// Whether a number lies outside the values that the rules can reckon with.
    pub(crate) out_of_bounds: bool,
}

impl Named {
    pub(crate) fn paths(&mut self, paths: &[PanicPath]) {
        for path in paths {
            self.units.push(path.unit);
            self.hexes.extend(&path.hexes);
        }
    }

    pub(crate) fn faces(&mut self, faces: &[u16]) {
        self.out_of_bounds |= faces.iter().any(|face| !(1..=6).contains(face));
    }
}

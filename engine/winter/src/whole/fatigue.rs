//! Fatigue of brigades on the whole field: boxes, an hour of a box, and the level that a unit has of it [15].

use super::data::{FieldLeader, FieldOption, FieldUnit, Rank, WholeField};
use crate::definition::{Arm, FootKind, HorseKind};
use crate::tables::WearTable;
use engine::contract::Side;
use engine::count::{capped_sum, less};
use std::collections::BTreeSet;

/// Charges that count in an hour [15.3].
const MOST_CHARGES: u8 = 3;
/// No box holds more points.
const FULLEST_BOX: u8 = 60;

/// An hour of a brigade with a unit on the map [15.2, 15.3].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BrigadeHour {
    /// Whether it is committed.
    pub committed: bool,
    /// Whether a battalion or cavalry unit of it took part in shock. Riding a charge is none.
    pub fought: bool,
    /// Whether it is under an Attack Order now.
    pub attack_order: bool,
    /// Charges its units rode.
    pub charges: u8,
    /// Rest takes it no lower.
    pub floor: u8,
}

impl BrigadeHour {
    /// Points of the box at the end of the hour: charges first, then the hour itself.
    pub fn points_after(&self, points: u8, wear: &WearTable) -> u8 {
        let charged = capped_sum(points, self.charges.min(MOST_CHARGES));
        let fought = if self.fought { wear.fought } else { 0 };
        let driven = if self.attack_order { wear.driven } else { 0 };
        let worn = capped_sum(capped_sum(charged, fought), driven);
        let after = if self.committed { capped_sum(worn, wear.hour) } else { less(worn, wear.rest).max(self.floor) };
        after.min(FULLEST_BOX)
    }
}

impl WholeField {
    /// The brigades with a box of points: those with a leader of their own, and those without one that a commander commits
    /// [15.1, R151].
    pub fn fatigue_boxes(&self) -> BTreeSet<(Side, &str)> {
        let led = |side: Side, name: &str| {
            let leads = |name: &str| {
                let own = |leader: &&FieldLeader| leader.rank == Rank::Brigade && leader.side == side;
                self.leaders.iter().filter(own).any(|leader| leader.commands.iter().any(|command| command == name))
            };
            leads(name) || self.leaderless.iter().any(|brigade| brigade == name)
        };
        let brigades = self.units.iter().filter(|unit| !matches!(unit.unit.arm, Arm::Artillery(_)));
        let named = brigades.filter_map(|unit| Some((unit.unit.side, unit.unit.brigade.as_deref()?)));
        named.filter(|&(side, name)| led(side, name)).collect()
    }
}

impl FieldUnit {
    /// The fatigue level of a unit whose box holds these points, in this turn. Its rating is lower by the level [15.1].
    pub fn fatigue_level(&self, points: u8, turn: u8, wear: &WearTable) -> u8 {
        let reached = |from: &[u8], number: u8| from.iter().filter(|&&least| number >= least).count();
        let level = match self.unit.arm {
            Arm::Artillery(_) | Arm::Cavalry(HorseKind::Cossack) => 0,
            // Jaegers tire by the clock, whatever their box.
            Arm::Infantry(FootKind::Jaeger) => reached(&wear.jaeger_from, turn),
            _ if self.by_option == Some(FieldOption::Prittwitz) => 1,
            _ => reached(&wear.level_from, points),
        };
        u8::try_from(level).unwrap_or(0)
    }
}

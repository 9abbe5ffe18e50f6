//! An attack between being proposed and being announced.

use super::board::Board;
use super::definition::{DivisionId, UnitId};
use super::results::Column;
use super::state::Attack;
use super::unit_set::UnitSet;
use engine::hex::Hex;

/// A proposed attack whose parts fit together. Whether it may be made now is another question.
#[derive(Clone, Debug)]
pub(crate) struct Sortie {
    pub(crate) adjacent: Vec<UnitId>,
    pub(crate) bombarding: Vec<UnitId>,
    pub(crate) targets: Vec<Hex>,
    pub(crate) defenders: Vec<UnitId>,
    pub(crate) lower: u8,
    pub(crate) columns: Vec<DivisionId>,
}

impl Sortie {
    pub(crate) fn attackers(&self) -> UnitSet {
        self.adjacent.iter().chain(&self.bombarding).copied().collect()
    }

    /// The attack, on this column of the table.
    pub(crate) fn attack(self, column: Column) -> Attack {
        let Sortie { adjacent, bombarding, targets, defenders, .. } = self;
        Attack { adjacent, bombarding, targets, defenders, column }
    }

    /// The number of units of a division that count for its integrity: bombarding guns only with an adjacent attacker
    /// [20.3].
    pub(crate) fn of_division(&self, board: &Board, division: DivisionId) -> usize {
        let own = |units: &[UnitId]| units.iter().filter(|&&unit| board.unit(unit).division == Some(division)).count();
        match own(&self.adjacent) {
            0 => 0,
            beside => beside + own(&self.bombarding),
        }
    }
}

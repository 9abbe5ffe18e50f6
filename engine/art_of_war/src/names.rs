//! The name of a unit.

use super::board::Board;
use super::definition::UnitId;

impl Board {
    /// The name of a unit, on its counter and in every list, sentence and answer: its id, which is short and unique in
    /// the battle. Other text of the printed counter is a remark.
    pub fn called(&self, unit: UnitId) -> &str {
        &self.unit(unit).id
    }
}

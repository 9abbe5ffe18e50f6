//! What a unit is called.

use super::board::Board;
use super::definition::UnitId;

impl Board {
    /// What a unit is called, on its counter and in every list, sentence and answer: its id, which is short and alone in
    /// the battle. What the printed counter says besides is a remark.
    pub fn called(&self, unit: UnitId) -> &str {
        &self.unit(unit).id
    }
}

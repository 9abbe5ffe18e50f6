//! Parts of sentences that come again and again.

use super::super::piece;
use art_of_war::{Board, Halves, UnitId};
use engine::hex::Hex;
use language::ask::{Pick, Sentence};

/// Continues a sentence with the names of one battle.
pub(super) trait Wording {
    /// With a unit, and the strength and movement printed on it.
    fn unit(self, board: &Board, unit: UnitId) -> Sentence;
    /// With units: "A, B and C", or another word between the last two; "nobody" if there is none.
    fn units(self, board: &Board, units: &[UnitId], word: &str) -> Sentence;
    /// With hexes: "A, B and C".
    fn hexes(self, hexes: &[Hex]) -> Sentence;
}

impl Wording for Sentence {
    fn unit(self, board: &Board, unit: UnitId) -> Sentence {
        let data = board.unit(unit);
        self.piece(piece(unit)).text(format!(" {}-{}", data.strength, data.movement))
    }

    fn units(self, board: &Board, units: &[UnitId], word: &str) -> Sentence {
        let Some((&last, others)) = units.split_last() else { return self.text("nobody") };
        let Some((&first, middle)) = others.split_first() else { return self.unit(board, last) };
        let begun = self.unit(board, first);
        let listed = middle.iter().fold(begun, |sentence, &unit| sentence.text(", ").unit(board, unit));
        listed.text(format!(" {word} ")).unit(board, last)
    }

    fn hexes(self, hexes: &[Hex]) -> Sentence {
        if hexes.is_empty() {
            return self.text("nobody");
        }
        self.list(hexes.iter().map(|&hex| Pick::Hex(hex)), "and")
    }
}

/// The movement points that a march cost.
pub(super) fn movement_points(cost: Halves) -> String {
    if cost.0 == 2 { String::from("1 point") } else { format!("{cost} points") }
}

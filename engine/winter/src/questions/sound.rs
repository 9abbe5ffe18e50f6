//! The contents that a task from elsewhere may have.

use crate::agenda::MOST_LIST;
use crate::agenda::StepFire;
use crate::board::Board;
use crate::state::UnitId;
use engine::hex::Hex;

pub(super) fn has_units(board: &Board, units: &[UnitId]) -> bool {
    units.len() <= MOST_LIST && units.iter().all(|&id| board.has_unit(id))
}

pub(super) fn has_hex(board: &Board, hex: Hex) -> bool {
    board.grid().contains(hex)
}

pub(super) fn has_hexes(board: &Board, hexes: &[Hex]) -> bool {
    hexes.len() <= MOST_LIST && hexes.iter().all(|&hex| has_hex(board, hex))
}

pub(super) fn are_dice(dice: &[u8]) -> bool {
    dice.len() <= MOST_LIST && dice.iter().all(|&die| die < 10)
}

pub(super) fn has_fire(board: &Board, fire: Option<&StepFire>) -> bool {
    fire.is_none_or(|fire| {
        fire.shots.len() <= MOST_LIST
            && fire.shots.iter().all(|shot| board.has_unit(shot.firer))
            && are_dice(&fire.dice)
    })
}

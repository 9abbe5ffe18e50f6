//! The contents that a task from elsewhere may have.

use crate::agenda::MOST_LIST;
use crate::agenda::{StepFire, StepShot};
use crate::board::Board;
use crate::question::Question;
use crate::state::UnitId;
use engine::hex::Hex;
use std::collections::BTreeSet;

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

/// Whether shots at a step are of known units, none of which fires twice at one step [R24].
pub(super) fn are_shots(board: &Board, shots: &[StepShot]) -> bool {
    let firers: BTreeSet<UnitId> = shots.iter().map(|shot| shot.firer).collect();
    firers.len() == shots.len() && firers.into_iter().all(|firer| board.has_unit(firer))
}

/// Whether the fire at a step, if there is any, is possible: no more shots than a step draws, and the dice of all
/// of them or none [R78].
pub(super) fn has_fire(board: &Board, fire: Option<&StepFire>) -> bool {
    fire.is_none_or(|fire| {
        fire.shots.len() <= usize::from(board.tables().opportunity.fires_per_step)
            && are_shots(board, &fire.shots)
            && usize::from(fire.next) <= fire.shots.len()
            && (fire.dice.is_empty() || fire.dice.len() == fire.shots.len() * 3)
            && are_dice(&fire.dice)
    })
}

/// The content of a position that stands among its tasks: no agenda in play has it.
pub(super) struct Misplaced;

impl Question for Misplaced {
    fn is_sound(&self, _board: &Board) -> bool {
        false
    }
}

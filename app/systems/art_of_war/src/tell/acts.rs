//! What events do to the board.

use super::super::piece;
use art_of_war::{Board, Edit, Place, UnitId, What};
use engine::hex::Hex;
use language::happening::{Act, Gait};

pub(super) fn acts(board: &Board, what: &What) -> Vec<Act> {
    match what {
        What::Moved { unit, from, path, .. } => vec![Act::Go {
            piece: piece(*unit),
            side: board.unit(*unit).side,
            path: from.iter().chain(path).copied().collect(),
            enters: from.is_none(),
            gait: Gait::March,
        }],
        What::Retreated { unit, from, to } | What::Displaced { unit, from, to } => {
            vec![go(board, *unit, *from, *to, Gait::Retreat)]
        }
        What::Advanced { unit, from, to } => vec![go(board, *unit, *from, *to, Gait::Advance)],
        What::SteppedBack { unit, from, to } => vec![go(board, *unit, *from, *to, Gait::Withdraw)],
        What::Eliminated { unit, hex } => vec![Act::Fall { piece: piece(*unit), hex: *hex, for_good: true }],
        What::Disrupted { unit, hex } => vec![Act::Fall { piece: piece(*unit), hex: *hex, for_good: false }],
        What::Reorganised { unit, hex } => vec![Act::Put { piece: piece(*unit), hex: *hex }],
        What::GuardCommitted { unit } | What::Activated { unit } | What::Reserved { unit } => {
            vec![Act::Change(piece(*unit))]
        }
        What::Demoralised { army } => board.units_of_army(*army).map(|unit| Act::Change(piece(unit))).collect(),
        What::ControlTaken { hex, .. } | What::ObjectiveScored { hex, .. } => vec![Act::Ground(*hex)],
        What::DieRolled { face, .. } | What::WeatherRolled { face, .. } => vec![Act::Dice(vec![*face])],
        What::Amended { edits } => edits.iter().filter_map(amended).collect(),
        What::PhaseBegan { .. }
        | What::TakenBack { .. }
        | What::FreshDeclared { .. }
        | What::AttackAnnounced { .. }
        | What::HeldGround { .. }
        | What::MoraleChanged { .. }
        | What::SummonsRolled { .. }
        | What::FoughtOn { .. }
        | What::BrokenOff { .. }
        | What::GameOver(_) => Vec::new(),
    }
}

fn go(board: &Board, unit: UnitId, from: Hex, to: Hex, gait: Gait) -> Act {
    let path = if from == to { vec![from] } else { vec![from, to] };
    Act::Go { piece: piece(unit), side: board.unit(unit).side, path, enters: false, gait }
}

/// What an agreed edit does to the board; nothing of what stands beside it.
fn amended(edit: &Edit) -> Option<Act> {
    match *edit {
        Edit::Unit { unit, place: Place::On(hex) } => Some(Act::Put { piece: piece(unit), hex }),
        Edit::Unit { unit, .. } => Some(Act::Remove(piece(unit))),
        Edit::Reserve { unit, .. } => Some(Act::Change(piece(unit))),
        Edit::Control { hex, .. } => Some(Act::Ground(hex)),
        Edit::Fresh { .. } | Edit::Morale { .. } => None,
    }
}

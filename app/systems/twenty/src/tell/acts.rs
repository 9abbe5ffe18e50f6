//! What an event does to the board.

use super::super::{garrison_piece, piece};
use engine::hex::Hex;
use language::happening::{Act, Gait};
use twenty::{Board, UnitId, What};

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::Go {
        piece: piece(unit),
        side: board.unit(unit).side,
        path: from.into_iter().chain(path.iter().copied()).collect(),
        enters: from.is_none(),
        gait,
    }
}

fn garrison(board: &Board, hex: Hex) -> Option<u16> {
    let at = board.definition().garrisons.iter().position(|known| known.hex == hex)?;
    u16::try_from(at).ok()
}

fn dice(faces: impl IntoIterator<Item = u8>) -> Vec<Act> {
    vec![Act::Dice(faces.into_iter().map(u16::from).collect())]
}

pub(super) fn acts(board: &Board, what: &What) -> Vec<Act> {
    match what {
        What::Moved { unit, from, path, .. } => vec![go(board, *unit, Some(*from), path, Gait::March)],
        What::Entered { unit, path, .. } => vec![go(board, *unit, None, path, Gait::March)],
        What::Provoked { unit, from, to } | What::Penetrated { unit, from, to } => {
            vec![go(board, *unit, Some(*from), &[*to], Gait::March)]
        }
        What::PontoonBuilt { unit, from, to } => {
            vec![go(board, *unit, Some(*from), &[*to], Gait::March), Act::Ground(*to)]
        }
        What::Charged { unit, from, hex, .. } if from != hex => {
            vec![go(board, *unit, Some(*from), &[*hex], Gait::March)]
        }
        What::Disengaged { unit, from, to } => vec![go(board, *unit, Some(*from), &[*to], Gait::Withdraw)],
        What::FollowedUp { unit: Some(unit), from, to, .. } => vec![go(board, *unit, *from, &[*to], Gait::Advance)],
        What::Retreated { unit, from, to } => vec![go(board, *unit, Some(*from), &[*to], Gait::Retreat)],
        What::Advanced { unit, from, path } => vec![go(board, *unit, Some(*from), path, Gait::Advance)],
        What::Broke { unit, hex } => vec![Act::Fall { piece: piece(*unit), hex: *hex, for_good: false }],
        What::BecameRouted { unit } | What::Recovered { unit } => vec![Act::Change(piece(*unit))],
        What::GarrisonGone { hex } => match garrison(board, *hex) {
            Some(at) => vec![Act::Fall { piece: garrison_piece(board, at), hex: *hex, for_good: true }],
            None => Vec::new(),
        },
        What::GarrisonBack { hex } => match garrison(board, *hex) {
            Some(at) => vec![Act::Put { piece: garrison_piece(board, at), hex: *hex }],
            None => Vec::new(),
        },
        What::LineActive { hex } => vec![Act::Ground(*hex)],
        What::BattleRolled { face, .. }
        | What::WeatherRolled { face, .. }
        | What::NationNamed { face, .. }
        | What::News { face, .. }
        | What::RallyRolled { face, .. } => dice([*face]),
        What::RoutRolled { dice: fallen } => dice(fallen.iter().map(|die| die.face)),
        What::HazardRolled { faces, .. } => dice(faces.iter().copied()),
        What::ArrivalsRolled { rolls } => dice(rolls.iter().map(|roll| roll.face)),
        What::LateCorpsRolled { face: Some(face), .. } => dice([*face]),
        _ => Vec::new(),
    }
}

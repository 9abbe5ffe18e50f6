//! What an event does to the board.

use super::super::{leader_piece, piece};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::PieceId;
use language::happening::{Act, Gait};
use winter::{Board, LeaderId, UnitId, What};

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    goes(piece(unit), board.unit(unit).side, from, path, gait)
}

fn goes(piece: PieceId, side: Side, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    let path = from.into_iter().chain(path.iter().copied()).collect();
    Act::Go { piece, side, path, enters: from.is_none(), gait }
}

fn dice(faces: impl IntoIterator<Item = u8>) -> Act {
    Act::Dice(faces.into_iter().map(|die| u16::from(die) + 1).collect())
}

fn leader(board: &Board, leader: LeaderId) -> PieceId {
    leader_piece(board, leader)
}

pub(super) fn acts(board: &Board, what: &What) -> Vec<Act> {
    match what {
        What::Moved { unit, from, to, .. } | What::Charged { unit, from, to } => {
            vec![go(board, *unit, Some(*from), &[*to], Gait::March)]
        }
        What::Entered { unit, hex, .. } => vec![go(board, *unit, None, &[*hex], Gait::March)],
        What::Followed { unit, path } => vec![Act::Go {
            piece: piece(*unit),
            side: board.unit(*unit).side,
            path: path.clone(),
            enters: false,
            gait: Gait::March,
        }],
        What::WentBack { unit, to } => vec![Act::Put { piece: piece(*unit), hex: *to }],
        What::Detached { battalion, unit, hex } => {
            vec![Act::Put { piece: piece(*unit), hex: *hex }, Act::Change(piece(*battalion))]
        }
        What::Rejoined { battalion, unit } => vec![Act::Remove(piece(*unit)), Act::Change(piece(*battalion))],
        What::Combined { into, from } => vec![Act::Remove(piece(*from)), Act::Change(piece(*into))],
        What::Advanced { unit, from, to } => vec![go(board, *unit, Some(*from), &[*to], Gait::Advance)],
        What::Retreated { unit, path, .. } => vec![Act::Go {
            piece: piece(*unit),
            side: board.unit(*unit).side,
            path: path.clone(),
            enters: false,
            gait: Gait::Retreat,
        }],
        What::LeftMap { unit, .. } | What::Removed { unit } | What::Eliminated { unit } => {
            vec![Act::Remove(piece(*unit))]
        }
        What::GunsCaptured { unit, .. } => vec![Act::Remove(piece(*unit))],
        What::GunsLeft { unit, .. } => vec![Act::Remove(piece(*unit))],
        What::GunsManned { unit, hex } => vec![Act::Put { piece: piece(*unit), hex: *hex }],
        What::LeaderMoved { leader: who, from, to } => {
            vec![goes(leader(board, *who), board.leader(*who).side, *from, &[*to], Gait::March)]
        }
        What::LeaderLeft { leader: who } | What::LeaderFled { leader: who, to: None } => {
            vec![Act::Remove(leader(board, *who))]
        }
        What::LeaderFell { leader: who, die, .. } => {
            die.map(|die| dice([die])).into_iter().chain([Act::Remove(leader(board, *who))]).collect()
        }
        What::LeaderPlaced { leader: who, hex } | What::LeaderFled { leader: who, to: Some(hex) } => {
            vec![Act::Put { piece: leader(board, *who), hex: *hex }]
        }
        What::Turned { unit, .. }
        | What::Formed { unit, .. }
        | What::Disordered { unit }
        | What::Exhausted { unit }
        | What::Freed { unit }
        | What::Lost { unit, .. }
        | What::Recovered { unit, die: None }
        | What::Rested { unit, die: None }
        | What::Rallied { unit, die: None, .. } => vec![Act::Change(piece(*unit))],
        What::ControlTaken { hex, .. } => vec![Act::Ground(*hex)],
        What::Recovered { unit, die: Some(die) }
        | What::Rallied { unit, die: Some(die), .. }
        | What::Rested { unit, die: Some(die) }
        | What::GunsMissing { unit, die, .. }
        | What::GunLost { unit, die }
        | What::Released { unit, die }
        | What::ChargeDeclared { unit, die: Some(die), .. }
        | What::Countercharged { unit, die, .. }
        | What::SelfCommanded { unit, die, .. }
        | What::RiddenOver { unit, die, .. } => vec![dice([*die]), Act::Change(piece(*unit))],
        What::Fired { die, .. }
        | What::Scattered { die, .. }
        | What::Checked { die, .. }
        | What::Fought { die, .. }
        | What::Continued { die, .. }
        | What::DelayRolled { die, .. }
        | What::BrigadeDue { die, .. }
        | What::WindSet { die, .. }
        | What::SnowRolled { die, .. }
        | What::NotRallied { die: Some(die), .. }
        | What::StateSet { die: Some(die), .. }
        | What::OrderSent { die: Some(die), .. } => vec![dice([*die])],
        _ => Vec::new(),
    }
}

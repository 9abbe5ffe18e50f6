//! What an event does to the board.

use super::super::{leader_piece, piece};
use bataille::{Board, TwoDice, UnitId, What};
use engine::contract::Side;
use engine::hex::Hex;
use language::happening::{Act, Gait};

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::Go {
        piece: piece(unit),
        side: board.unit(unit).map_or(Side::First, |data| data.side),
        path: from.into_iter().chain(path.iter().copied()).collect(),
        enters: from.is_none(),
        gait,
    }
}

fn all(board: &Board, units: &[UnitId], from: Hex, to: Hex, gait: Gait) -> Vec<Act> {
    units.iter().map(|unit| go(board, *unit, Some(from), &[to], gait)).collect()
}

fn dice(throw: TwoDice) -> Vec<Act> {
    vec![Act::Dice(vec![u16::from(throw.0 / 10), u16::from(throw.0 % 10)])]
}

fn changes(units: &[UnitId]) -> Vec<Act> {
    units.iter().map(|unit| Act::Change(piece(*unit))).collect()
}

pub(super) fn acts(board: &Board, what: &What) -> Vec<Act> {
    match what {
        What::Moved { units, from, to } => all(board, units, *from, *to, Gait::March),
        What::Rode { units, from, to } => all(board, units, *from, *to, Gait::Advance),
        What::SlippedAway { units, from, to } => all(board, units, *from, *to, Gait::Withdraw),
        What::Advanced { unit, from, to } => vec![go(board, *unit, Some(*from), &[*to], Gait::Advance)],
        What::Retreated { unit, from, path } => vec![go(board, *unit, Some(*from), path, Gait::Retreat)],
        What::Withdrew { units, from, path } => {
            units.iter().map(|unit| go(board, *unit, Some(*from), path, Gait::Withdraw)).collect()
        }
        What::Entered { unit, hex, .. } => vec![go(board, *unit, None, &[*hex], Gait::March)],
        What::SteppedBack { unit, to } => vec![Act::Put { piece: piece(*unit), hex: *to }],
        What::LeaderMoved { leader, from, to } => vec![Act::Go {
            piece: leader_piece(board, *leader),
            side: board.leader(*leader).map_or(Side::First, |data| data.side),
            path: from.iter().copied().chain([*to]).collect(),
            enters: from.is_none(),
            gait: Gait::March,
        }],
        What::LeaderOut { leader, .. } | What::LeaderOffMap { leader } => {
            vec![Act::Remove(leader_piece(board, *leader))]
        }
        What::Eliminated { unit, hex } | What::Surrendered { unit, hex } => {
            vec![Act::Fall { piece: piece(*unit), hex: *hex, for_good: true }]
        }
        What::LeftMap { unit, from } => vec![Act::Fall { piece: piece(*unit), hex: *from, for_good: false }],
        What::Restacked { units, .. } | What::Stood { units, .. } => changes(units),
        What::Acted { units, .. } | What::NotCarriedOut { units, .. } => changes(units),
        What::FormationTaken { unit, .. }
        | What::OrderChanged { unit, .. }
        | What::ReadinessChanged { unit, .. }
        | What::Rallied { unit }
        | What::Lost { unit, .. }
        | What::Trampled { unit, .. } => changes(&[*unit]),
        What::ObjectiveTaken { hex, .. } => vec![Act::Ground(*hex)],
        What::Fired { natural, .. }
        | What::Checked { natural, .. }
        | What::CarreThrown { natural, .. }
        | What::Fought { natural, .. } => dice(*natural),
        What::LimberThrown { face, .. }
        | What::RecallThrown { face, .. }
        | What::LeaderSpared { face, .. }
        | What::LeaderThrownAgain { face, .. } => vec![Act::Dice(vec![*face])],
        _ => Vec::new(),
    }
}

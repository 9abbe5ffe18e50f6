//! What an event does to the board.

use super::super::{leader_piece, unit_piece};
use eagles::{Board, LeaderId, What};
use engine::hex::Hex;
use language::happening::{Act, Gait};

fn go(board: &Board, leader: LeaderId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::Go {
        piece: leader_piece(leader),
        side: board.side_of(leader),
        path: from.into_iter().chain(path.iter().copied()).collect(),
        enters: false,
        gait,
    }
}

fn die(face: Option<u16>) -> Vec<Act> {
    face.map(|face| vec![Act::Dice(vec![face])]).unwrap_or_default()
}

fn put(leader: LeaderId, hex: Option<Hex>) -> Option<Act> {
    hex.map(|hex| Act::Put { piece: leader_piece(leader), hex })
}

pub(super) fn acts(board: &Board, what: &What) -> Vec<Act> {
    let change = |leaders: &[LeaderId]| leaders.iter().map(|one| Act::Change(leader_piece(*one))).collect::<Vec<_>>();
    match what {
        What::TurnBegan { face, .. } | What::Activated { face, .. } => die(*face),
        What::Attrition { face, .. } | What::Fired { face, .. } | What::Fought { face, .. } => die(*face),
        What::Hurried { face, .. } => die(*face),
        What::Transferred { from, to, .. } => change(&[*from, *to]),
        What::GeneralMade { general, from, hex, .. } => {
            put(*general, *hex).into_iter().chain(change(&[*general, *from])).collect()
        }
        What::Detached { to, hex, .. } => put(*to, *hex).into_iter().chain(change(&[*to])).collect(),
        What::Repulsed { stack, hex, path, .. } => {
            stack.iter().map(|one| go(board, *one, Some(*hex), path, Gait::Withdraw)).collect()
        }
        What::Retreated { paths, stacks, .. } => {
            let back = |(path, stack): (&eagles::RetreatPath, &Vec<LeaderId>)| {
                let goes = |one: &LeaderId| go(board, *one, Some(path.from), &path.path, Gait::Retreat);
                stack.iter().map(goes).collect::<Vec<_>>()
            };
            paths.iter().zip(stacks).flat_map(back).collect()
        }
        What::Rearranged { hex, leaders, made, .. } => {
            made.iter().flat_map(|one| put(*one, Some(*hex))).chain(change(leaders)).collect()
        }
        What::TrackOpened { leader } => change(&[*leader]),
        What::KindShown { token, .. } => change(&[*token]),
        What::NameOpened { token, leader } => {
            let gone = leader.map(|_| Act::Remove(leader_piece(*token)));
            gone.into_iter().chain(change(&[leader.unwrap_or(*token)])).collect()
        }
        What::Rejoined { brigade, .. } => vec![Act::Change(unit_piece(board, *brigade))],
        What::LeftMap { leader, .. } => vec![Act::Remove(leader_piece(*leader))],
        What::Captured { leader, hex } => {
            vec![Act::Fall { piece: leader_piece(*leader), hex: *hex, for_good: true }]
        }
        What::Marched { leaders, from, path, .. } => {
            leaders.iter().map(|one| go(board, *one, Some(*from), path, Gait::March)).collect()
        }
        What::Escaped { leader, from, to } => vec![go(board, *leader, Some(*from), &[*to], Gait::Withdraw)],
        What::HexHeld { hex, .. } => vec![Act::Ground(*hex)],
        What::Lost { units, .. } => {
            let mut units = units.clone();
            units.dedup();
            units.into_iter().map(|unit| Act::Change(unit_piece(board, unit))).collect()
        }
        What::Pursued { leaders, face, reached, hexes, .. } => {
            let moved = reached.filter(|_| *hexes > 0);
            let went = moved.map(|to| leaders.iter().map(|one| go(board, *one, None, &[to], Gait::Advance)).collect());
            let went: Vec<Act> = went.unwrap_or_default();
            die(*face).into_iter().chain(went).collect()
        }
        What::Advanced { leaders, hex } => {
            leaders.iter().map(|one| go(board, *one, None, &[*hex], Gait::Advance)).collect()
        }
        _ => Vec::new(),
    }
}

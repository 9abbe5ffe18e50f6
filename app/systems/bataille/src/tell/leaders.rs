//! The events of leaders in words.

use super::super::{MESSAGES, leader_piece};
use bataille::*;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::Kind::{Combat, Move};
use language::happening::{Act, Gait, Happening};
use language::phrase;

/// An event of a leader as a happening; without words if it is of another kind.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::LeaderMoved { leader, to, from } => {
            let own = board.leader(*leader).map_or(Side::First, |data| data.side);
            let piece = leader_piece(board, *leader);
            let act = Act::go(piece, own, *from, &[*to], Gait::March);
            Move.says(phrase!(MESSAGES, "bataille-leader-moved", leader = piece, hex = *to)).at(*to).act(act)
        }
        What::LeaderOut { leader, fate } => {
            let piece = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-out", leader = piece, fate = fate_word(*fate));
            Combat.says(text).grave().act(Act::Remove(piece))
        }
        What::LeaderThrownAgain { leader, face } => {
            let leader = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-rolls-again", leader = leader, face = *face);
            Combat.says(text).quiet().die(*face)
        }
        What::LeaderSpared { leader, face } => {
            let leader = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-spared", leader = leader, face = *face);
            Combat.says(text).quiet().die(*face)
        }
        What::LeaderOffMap { leader } => {
            let piece = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-off-map", leader = piece);
            Combat.says(text).grave().act(Act::Remove(piece))
        }
        _ => Combat.says(Sentence::EMPTY),
    }
}

const fn fate_word(fate: LeaderFate) -> &'static str {
    match fate {
        LeaderFate::Killed => "killed",
        LeaderFate::Wounded => "wounded",
        LeaderFate::Captured => "captured",
    }
}

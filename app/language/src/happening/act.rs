//! The moves on the board, and the places where they leave the pieces.

use crate::ask::PieceId;
use engine::contract::Side;
use engine::hex::Hex;
use scene::{Counter, CounterId, motion};

/// One thing that is done to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "which piece it is, whose and where are said by the names of fields")]
pub enum Act {
    /// A piece goes along a path.
    Go {
        piece: PieceId,
        side: Side,
        /// The path from its hex before, if it was on the map, to its hex now. One hex if it stays.
        path: Vec<Hex>,
        /// Whether it comes onto the map.
        enters: bool,
        gait: Gait,
    },
    /// A piece is in that hex now, without a visible move.
    Put { piece: PieceId, hex: Hex },
    /// A piece is eliminated in its hex.
    Fall {
        piece: PieceId,
        hex: Hex,
        /// Whether it never comes back.
        for_good: bool,
    },
    /// A piece is taken from the map, without a visible move.
    Remove(PieceId),
    /// A piece looks different.
    Change(PieceId),
    /// A place is another's, or worth something else.
    Ground(Hex),
    /// Dice fall where the fight is.
    Dice(Vec<u16>),
}

/// The gait of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// By its player's will.
    March,
    /// Into what an enemy left.
    Advance,
    /// Driven back.
    Retreat,
    /// Drawn back after a fight, or left where it is.
    Withdraw,
}

/// The counter of a piece.
fn counter(piece: PieceId) -> CounterId {
    CounterId(u32::from(piece.0))
}

impl Act {
    /// A piece moves from its hex along a path; it enters the map if it had no hex.
    pub fn go(piece: PieceId, side: Side, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
        let enters = from.is_none();
        Act::Go { piece, side, path: from.into_iter().chain(path.iter().copied()).collect(), enters, gait }
    }

    /// The motion to see, if any; `place` is the hex of the fight under way.
    pub fn motion(&self, place: Option<Hex>) -> Option<motion::Motion> {
        match self {
            Act::Go { path, .. } if path.is_empty() => None,
            Act::Go { piece, path, gait: Gait::March | Gait::Advance, .. } => {
                Some(motion::Motion::Move { counter: counter(*piece), path: path.clone() })
            }
            Act::Go { piece, path, .. } => match path.as_slice() {
                [from, .., to] => Some(motion::Motion::Retreat { counter: counter(*piece), from: *from, to: *to }),
                _ => None,
            },
            Act::Fall { piece, hex, .. } => Some(motion::Motion::Eliminate { counter: counter(*piece), hex: *hex }),
            Act::Dice(faces) => {
                let faces = faces.iter().map(|face| u8::try_from(*face).unwrap_or(1)).collect();
                Some(motion::Motion::Roll { hex: place?, faces })
            }
            Act::Put { .. } | Act::Remove(_) | Act::Change(_) | Act::Ground(_) => None,
        }
    }

    /// A counter that comes onto the map is taken from where it is known.
    pub fn enter(&self, counters: &mut Vec<Counter>, known: &[Counter]) {
        if let Act::Go { piece, .. } | Act::Put { piece, .. } = self {
            let id = counter(*piece);
            if !counters.iter().any(|counter| counter.id == id) {
                counters.extend(known.iter().find(|counter| counter.id == id).cloned());
            }
        }
    }

    /// Puts counters where it leaves them. Arriving units lie on top.
    pub fn apply(&self, counters: &mut Vec<Counter>, known: &[Counter]) {
        self.enter(counters, known);
        let (piece, to) = match self {
            Act::Go { piece, path, .. } => (piece, path.last()),
            Act::Put { piece, hex } => (piece, Some(hex)),
            Act::Fall { piece, .. } | Act::Remove(piece) => (piece, None),
            Act::Change(_) | Act::Ground(_) | Act::Dice(_) => return,
        };
        let Some(at) = counters.iter().position(|one| one.id == counter(*piece)) else { return };
        let mut moved = counters.remove(at);
        if let Some(hex) = to {
            moved.hex = *hex;
            counters.push(moved);
        }
    }
}

//! "What if from here": a position of a match from which two players, or one and a bot, continue.
//!
//! It is a practice game without a record. A record begins at the start of a battle and proves every step from there; a
//! battle's bytes cannot say that it begins in the middle of a combat, and dice that were rolled once cannot be rolled the
//! same again. So what follows from a branch proves nothing, and claims nothing.

use crate::MESSAGES;
use crate::reel::Reel;
use language::position::{Position, WaitingFor};
use language::say;
use std::fmt;
use std::sync::Arc;

/// A position to continue from.
#[derive(Clone)]
pub struct Branch {
    /// The position, on its battle with names and drawing.
    pub position: Arc<dyn Position>,
    /// The match and the step it was taken from, for readers.
    pub origin: String,
}

/// The reason why a match cannot be continued from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBranch {
    /// The record was not replayed, or has no such step.
    NoPosition,
    /// The battle is over there.
    Over,
    /// The names and the drawing of the battle are not here.
    NoBattle,
}

impl fmt::Display for NoBranch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            NoBranch::NoPosition => say!(MESSAGES, "replay-branch-no-position"),
            NoBranch::Over => say!(MESSAGES, "replay-branch-over"),
            NoBranch::NoBattle => say!(MESSAGES, "replay-branch-no-battle"),
        })
    }
}

impl std::error::Error for NoBranch {}

impl Branch {
    /// Branches off after a step.
    pub fn at(reel: &Reel, seq: u32) -> Result<Branch, NoBranch> {
        let position = reel.position_at(seq).ok_or(NoBranch::NoPosition)?;
        if position.waits() == WaitingFor::Over {
            return Err(NoBranch::Over);
        }
        if reel.battle().is_none() {
            return Err(NoBranch::NoBattle);
        }
        let [first, second] = reel.names();
        let turn = position.phase().turn;
        let origin = say!(MESSAGES, "replay-branch-origin", first = first, second = second, turn = turn, seq = seq);
        Ok(Branch { position, origin })
    }
}

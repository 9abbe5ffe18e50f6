//! The reason a request of the player is refused.

use crate::entry::Matter;
use engine::contract::Refusal;
use std::fmt;

/// The reason a request could not be carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules refuse it.
    Rules(Refusal),
    /// It is not this side's turn to decide.
    NotYourDecision,
    /// The match has ended, one way or another.
    Over,
    /// The other side's part of the record is not here yet.
    AwaitsTail,
    /// The record here is older than what this side has signed.
    OlderCopy,
    /// The match is paused.
    Paused,
    /// There is no more room in this phase for taking back.
    TooManyUndos,
    /// There is nothing of the kind to answer, take back or end.
    Nothing,
    /// The other side asks for this by now.
    AskedAnew(Box<Matter>),
    /// All take-backs are used.
    NoTakeBacksLeft,
    /// The time for it has not come.
    TooEarly,
    /// It is too long, or otherwise not what it should be.
    Bad(String),
}

impl Refused {
    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Refused::Rules(refusal) => refusal.name,
            Refused::NotYourDecision => "not-your-decision",
            Refused::Over => "over",
            Refused::AwaitsTail => "awaits-tail",
            Refused::OlderCopy => "older-copy",
            Refused::Paused => "paused",
            Refused::TooManyUndos => "too-many-undos",
            Refused::Nothing => "nothing-to-answer",
            Refused::AskedAnew(_) => "asked-anew",
            Refused::NoTakeBacksLeft => "no-take-backs-left",
            Refused::TooEarly => "too-early",
            Refused::Bad(_) => "bad",
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Rules(refusal) => refusal.fmt(f),
            Refused::NotYourDecision => f.write_str("it is not your turn to decide"),
            Refused::Over => f.write_str("the match is over"),
            Refused::AwaitsTail => f.write_str("wait until your opponent's program has sent its part of the record"),
            Refused::OlderCopy => f.write_str(
                "this copy of the match is older than what you have signed in it. Wait until your opponent's program \
                 has sent the rest",
            ),
            Refused::Paused => f.write_str("the match is paused"),
            Refused::TooManyUndos => f.write_str("too many take-backs in this phase; play on"),
            Refused::Nothing => f.write_str("this request is no longer open"),
            Refused::AskedAnew(matter) => {
                write!(
                    f,
                    "your answer was not sent: the request has changed. Your opponent now asks {}",
                    matter.describe()
                )
            }
            Refused::NoTakeBacksLeft => f.write_str("all take-backs you agreed on are used"),
            Refused::TooEarly => f.write_str("your opponent still has time"),
            Refused::Bad(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Refused {}

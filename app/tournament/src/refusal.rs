//! The refusals of the book, each with a name of its own and a sentence for the director.

use crate::pairing::NoPairing;
use std::fmt;

/// The reason why the book refuses an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookRefusal {
    /// A tournament begins with its plan, and with nothing else.
    NotTheBeginning,
    /// The row does not follow the last one.
    NotTheNextRow,
    /// The plan cannot be played.
    BadPlan(String),
    /// The entry is not signed by its player for this tournament, or its name is not allowed.
    BadEntry,
    /// This key has entered already.
    EnteredAlready,
    /// The tournament is full.
    Full,
    /// The last round is under way, or all opponents are fixed.
    TooLate,
    /// There is no such player.
    NoPlayer,
    /// There is no such table in the round that is open.
    NoTable,
    /// No round is open.
    NoRound,
    /// A round is open.
    RoundOpen,
    /// All rounds have been played.
    AllPlayed,
    /// The tournament is paused.
    Paused,
    /// The players cannot be paired.
    Pairing(NoPairing),
    /// The pairing is not the one that follows from the events.
    OtherPairing,
    /// The game has been decided.
    Decided,
    /// Records of both sides are needed.
    NoRecords,
    /// The other player may still send a record.
    TooSoon,
    /// An adjudication needs a reason.
    NoReason,
    /// No player is absent.
    NobodyAbsent,
    /// The event would change nothing.
    NothingChanges,
    /// Games are not decided yet.
    GamesOpen,
    /// The tournament is over.
    Over,
}

impl BookRefusal {
    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            BookRefusal::NotTheBeginning => "not-the-beginning",
            BookRefusal::NotTheNextRow => "not-the-next-row",
            BookRefusal::BadPlan(_) => "bad-plan",
            BookRefusal::BadEntry => "bad-entry",
            BookRefusal::EnteredAlready => "entered-already",
            BookRefusal::Full => "full",
            BookRefusal::TooLate => "too-late",
            BookRefusal::NoPlayer => "no-player",
            BookRefusal::NoTable => "no-table",
            BookRefusal::NoRound => "no-round",
            BookRefusal::RoundOpen => "round-open",
            BookRefusal::AllPlayed => "all-played",
            BookRefusal::Paused => "paused",
            BookRefusal::Pairing(_) => "no-pairing",
            BookRefusal::OtherPairing => "other-pairing",
            BookRefusal::Decided => "decided",
            BookRefusal::NoRecords => "no-records",
            BookRefusal::TooSoon => "too-soon",
            BookRefusal::NoReason => "no-reason",
            BookRefusal::NobodyAbsent => "nobody-absent",
            BookRefusal::NothingChanges => "nothing-changes",
            BookRefusal::GamesOpen => "games-open",
            BookRefusal::Over => "over",
        }
    }
}

impl fmt::Display for BookRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BookRefusal::BadPlan(text) => text,
            BookRefusal::Pairing(error) => return error.fmt(f),
            BookRefusal::NotTheBeginning => "a tournament has one plan, at its start",
            BookRefusal::NotTheNextRow => "this does not follow the last row of the book",
            BookRefusal::BadEntry => "the entry is not signed by its player for this tournament",
            BookRefusal::EnteredAlready => "this player has already entered",
            BookRefusal::Full => "the tournament is full",
            BookRefusal::TooLate => "it is too late to enter: no round is left",
            BookRefusal::NoPlayer => "there is no player with that number",
            BookRefusal::NoTable => "there is no such table in the round that is open",
            BookRefusal::NoRound => "no round is open",
            BookRefusal::RoundOpen => "a round is open; close it before the next one",
            BookRefusal::AllPlayed => "all rounds have been played",
            BookRefusal::Paused => "the tournament is paused; resume it first",
            BookRefusal::OtherPairing => "the pairing is not the one that follows from what was played",
            BookRefusal::Decided => "this game has been decided",
            BookRefusal::NoRecords => "a result counts when both records are there",
            BookRefusal::TooSoon => "one record counts alone only after the other player had time to send a record",
            BookRefusal::NoReason => "a decision needs a reason of at most 400 characters, which everyone can read",
            BookRefusal::NobodyAbsent => "name at least one absent player",
            BookRefusal::NothingChanges => "that is already so",
            BookRefusal::GamesOpen => "games of this round are not decided yet",
            BookRefusal::Over => "the tournament is over",
        })
    }
}

impl std::error::Error for BookRefusal {}

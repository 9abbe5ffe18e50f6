//! Why a deed cannot be, each with a name of its own and a sentence for the director.

use crate::pairing::NoPairing;
use std::fmt;

/// Why a deed cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A tournament begins with its plan, and with nothing else.
    NotTheBeginning,
    /// The row does not follow the last one.
    NotTheNextRow,
    /// The plan cannot be played.
    BadPlan(String),
    /// The entry is not signed by its player for this tournament, or its name is none.
    BadEntry,
    /// This key has entered.
    EnteredAlready,
    /// No more players.
    Full,
    /// The last round is under way, or everybody's opponents are fixed.
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
    /// Everybody pauses.
    Paused,
    /// The players cannot be paired.
    Pairing(NoPairing),
    /// The pairing is not the one that follows.
    OtherPairing,
    /// The game has been decided.
    Decided,
    /// Not both records are there.
    NoRecords,
    /// The other player may still send a record.
    TooSoon,
    /// An adjudication has a reason.
    NoReason,
    /// Nobody is absent.
    NobodyAbsent,
    /// It is so already.
    NothingChanges,
    /// Games are not decided yet.
    GamesOpen,
    /// The tournament is over.
    Over,
}

impl Refusal {
    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::NotTheBeginning => "not-the-beginning",
            Refusal::NotTheNextRow => "not-the-next-row",
            Refusal::BadPlan(_) => "bad-plan",
            Refusal::BadEntry => "bad-entry",
            Refusal::EnteredAlready => "entered-already",
            Refusal::Full => "full",
            Refusal::TooLate => "too-late",
            Refusal::NoPlayer => "no-player",
            Refusal::NoTable => "no-table",
            Refusal::NoRound => "no-round",
            Refusal::RoundOpen => "round-open",
            Refusal::AllPlayed => "all-played",
            Refusal::Paused => "paused",
            Refusal::Pairing(_) => "no-pairing",
            Refusal::OtherPairing => "other-pairing",
            Refusal::Decided => "decided",
            Refusal::NoRecords => "no-records",
            Refusal::TooSoon => "too-soon",
            Refusal::NoReason => "no-reason",
            Refusal::NobodyAbsent => "nobody-absent",
            Refusal::NothingChanges => "nothing-changes",
            Refusal::GamesOpen => "games-open",
            Refusal::Over => "over",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::BadPlan(text) => text,
            Refusal::Pairing(error) => return error.fmt(f),
            Refusal::NotTheBeginning => "a tournament begins with its plan, once",
            Refusal::NotTheNextRow => "this does not follow what stands last in the book",
            Refusal::BadEntry => "the entry is not signed by its player for this tournament",
            Refusal::EnteredAlready => "this player has entered already",
            Refusal::Full => "the tournament has as many players as it may have",
            Refusal::TooLate => "it is too late to enter: no round is left to be paired",
            Refusal::NoPlayer => "there is no player of that number",
            Refusal::NoTable => "there is no such table in the round that is open",
            Refusal::NoRound => "no round is open",
            Refusal::RoundOpen => "a round is open; close it before the next one",
            Refusal::AllPlayed => "all rounds have been played",
            Refusal::Paused => "everybody pauses; end the pause first",
            Refusal::OtherPairing => "the pairing is not the one that follows from what was played",
            Refusal::Decided => "this game has been decided",
            Refusal::NoRecords => "a result counts when both records are there",
            Refusal::TooSoon => "one record counts alone only after the other player had time to send a record",
            Refusal::NoReason => "an adjudication needs a reason of at most 400 characters, which everybody can read",
            Refusal::NobodyAbsent => "somebody must be absent",
            Refusal::NothingChanges => "it is so already",
            Refusal::GamesOpen => "games of this round are not decided yet",
            Refusal::Over => "the tournament is over",
        })
    }
}

impl std::error::Error for Refusal {}

//! The refusals of the book, each with a name of its own and a sentence for the director.

use crate::MESSAGES;
use crate::pairing::NoPairing;
use language::say;
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
        f.write_str(&match self {
            BookRefusal::BadPlan(text) => text.clone(),
            BookRefusal::Pairing(error) => error.to_string(),
            BookRefusal::NotTheBeginning => say!(MESSAGES, "tournament-refused-not-the-beginning"),
            BookRefusal::NotTheNextRow => say!(MESSAGES, "tournament-refused-not-the-next-row"),
            BookRefusal::BadEntry => say!(MESSAGES, "tournament-refused-bad-entry"),
            BookRefusal::EnteredAlready => say!(MESSAGES, "tournament-refused-entered-already"),
            BookRefusal::Full => say!(MESSAGES, "tournament-refused-full"),
            BookRefusal::TooLate => say!(MESSAGES, "tournament-refused-too-late"),
            BookRefusal::NoPlayer => say!(MESSAGES, "tournament-refused-no-player"),
            BookRefusal::NoTable => say!(MESSAGES, "tournament-refused-no-table"),
            BookRefusal::NoRound => say!(MESSAGES, "tournament-refused-no-round"),
            BookRefusal::RoundOpen => say!(MESSAGES, "tournament-refused-round-open"),
            BookRefusal::AllPlayed => say!(MESSAGES, "tournament-refused-all-played"),
            BookRefusal::Paused => say!(MESSAGES, "tournament-refused-paused"),
            BookRefusal::OtherPairing => say!(MESSAGES, "tournament-refused-other-pairing"),
            BookRefusal::Decided => say!(MESSAGES, "tournament-refused-decided"),
            BookRefusal::NoRecords => say!(MESSAGES, "tournament-refused-no-records"),
            BookRefusal::TooSoon => say!(MESSAGES, "tournament-refused-too-soon"),
            BookRefusal::NoReason => say!(MESSAGES, "tournament-refused-no-reason"),
            BookRefusal::NobodyAbsent => say!(MESSAGES, "tournament-refused-nobody-absent"),
            BookRefusal::NothingChanges => say!(MESSAGES, "tournament-refused-nothing-changes"),
            BookRefusal::GamesOpen => say!(MESSAGES, "tournament-refused-games-open"),
            BookRefusal::Over => say!(MESSAGES, "tournament-refused-over"),
        })
    }
}

impl std::error::Error for BookRefusal {}

//! What happens in a tournament, one event after the other. Everything else follows from them.

use crate::outcome::GameOutcome;
use crate::pairing::{PlayerNumber, RoundPairings};
use crate::plan::TournamentPlan;
use engine::contract::Side;
use engine::digest::Hash;
use record::identity::{BadSignature, Identity, PlayerKey, Signature};
use serde::{Deserialize, Serialize};

/// What a player signs when he enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentEntry {
    /// The tournament.
    pub event: Hash,
    /// Who enters.
    pub key: PlayerKey,
    /// What he is called there.
    pub name: String,
}

/// An entry with its signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedEntry {
    /// The entry.
    pub entry: TournamentEntry,
    /// By the key in it.
    pub signature: Signature,
}

impl SignedEntry {
    /// The tag under which entries are signed.
    pub const TAG: &'static str = "estafette tournament entry";

    /// Enters this tournament under this name.
    pub fn new(identity: &Identity, event: Hash, name: &str) -> SignedEntry {
        let entry = TournamentEntry { event, key: identity.key(), name: record::header::as_name(name) };
        let signature = identity.sign(SignedEntry::TAG, &entry);
        SignedEntry { entry, signature }
    }

    /// Whether its player signed it.
    pub fn verify(&self) -> Result<(), BadSignature> {
        self.entry.key.verify(SignedEntry::TAG, &self.entry, &self.signature)
    }
}

/// A table of a round, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct At {
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u16,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EveningEvent {
    /// The tournament is made. It is the first event, and only that.
    Created {
        /// The plan of the tournament.
        plan: TournamentPlan,
        /// Who directs it.
        director: PlayerKey,
        /// Fresh bytes, so that no two have one id.
        nonce: [u8; 32],
    },
    /// Somebody enters, in time or late.
    Entered(SignedEntry),
    /// Somebody will not be paired any more.
    Withdrew(PlayerNumber),
    /// Somebody who had withdrawn or was absent is back.
    Returned(PlayerNumber),
    /// The next round begins, paired like this.
    Opened(RoundPairings),
    /// A record of a game has come from the player of this side.
    Received {
        /// Which game.
        at: At,
        /// Who sent it.
        side: Side,
        /// The hash of its bytes.
        record: Hash,
        /// Why it is not believed, if it is not.
        fault: Option<String>,
    },
    /// Both records are there, prove the same, and count.
    Accepted {
        /// Which game.
        at: At,
        /// How it ended.
        outcome: GameOutcome,
    },
    /// The two records do not prove the same.
    Disputed {
        /// Which game.
        at: At,
        /// Where they differ, and who signed what.
        why: String,
    },
    /// The director decides a game; it is marked as his word.
    Adjudicated {
        /// Which game.
        at: At,
        /// Who won; nobody in a draw.
        winner: Option<Side>,
        /// Why.
        reason: String,
    },
    /// An absent player scores nothing, and is not paired until he is back.
    Absent {
        /// Which game.
        at: At,
        /// Whether the first was not there, and the second.
        absent: [bool; 2],
    },
    /// Nobody's game counts on for a while.
    Paused,
    /// The pause is over.
    Resumed,
    /// All games of the round are decided, and it is over.
    RoundClosed,
    /// The tournament is over.
    Closed,
    /// The next round begins, paired like this. Its fresh bytes are part of the title of every game in it, so nobody can have
    /// played such a game before.
    OpenedAfresh {
        /// Who meets whom.
        round: RoundPairings,
        /// Bytes that nobody knew before.
        nonce: [u8; 32],
    },
    /// One record proves how the game ended, and counts alone: the other player did not send a record in time.
    AcceptedAlone {
        /// Which game.
        at: At,
        /// Who sent the record.
        side: Side,
        /// How it ended.
        outcome: GameOutcome,
    },
}

/// One row of the book: an event, and when it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookRow {
    /// When the director's machine says it was written, in seconds since 1970.
    pub at: u64,
    /// The hash of the row before it.
    pub before: Hash,
    /// The event.
    pub deed: EveningEvent,
}

impl BookRow {
    /// The hash by which the next row names it.
    pub fn hash(&self) -> Hash {
        Hash::of("estafette tournament row", self)
    }
}

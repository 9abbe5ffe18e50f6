//! The events of a tournament, one after the other. Its whole state follows from them.

use crate::outcome::GameOutcome;
use crate::pairing::{PlayerNumber, RoundPairings};
use crate::plan::TournamentPlan;
use engine::contract::Side;
use engine::digest::Hash;
use record::identity::{BadSignature, Identity, PlayerKey, Signature};
use serde::{Deserialize, Serialize};

/// The entry that a player signs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentEntry {
    /// The tournament.
    pub event: Hash,
    /// The key of the player that enters.
    pub key: PlayerKey,
    /// The name under which the player enters.
    pub name: String,
}

/// An entry with its signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedEntry {
    /// The entry.
    pub entry: TournamentEntry,
    /// The signature by the key in the entry.
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

/// An event of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EveningEvent {
    /// The tournament is created. It is the first event, and only that.
    Created {
        /// The plan of the tournament.
        plan: TournamentPlan,
        /// The key of the director.
        director: PlayerKey,
        /// Fresh random bytes, so that no two tournaments have one id.
        nonce: [u8; 32],
    },
    /// A player enters, in time or late.
    Entered(SignedEntry),
    /// A player will not be paired any more.
    Withdrew(PlayerNumber),
    /// A player that had withdrawn or was absent is back.
    Returned(PlayerNumber),
    /// The next round begins with these pairings.
    Opened(RoundPairings),
    /// A record of a game has come from the player of this side.
    Received {
        /// The round and the table of the game.
        at: At,
        /// The side of the player that sent it.
        side: Side,
        /// The hash of its bytes.
        record: Hash,
        /// The reason why the record is refused; `None` if it counts.
        fault: Option<String>,
    },
    /// Both records are there, prove the same, and count.
    Accepted {
        /// The round and the table of the game.
        at: At,
        /// The result of the game.
        outcome: GameOutcome,
    },
    /// The two records do not prove the same.
    Disputed {
        /// The round and the table of the game.
        at: At,
        /// The first difference between the records, and the signer of each version.
        why: String,
    },
    /// The director decides a game; the result is marked as their decision.
    Adjudicated {
        /// The round and the table of the game.
        at: At,
        /// The winner; `None` in a draw.
        winner: Option<Side>,
        /// The director's reason.
        reason: String,
    },
    /// An absent player scores nothing, and is not paired until they return.
    Absent {
        /// The round and the table of the game.
        at: At,
        /// Whether the first player was absent, and the second.
        absent: [bool; 2],
    },
    /// The tournament is paused: clocks stop until it resumes.
    Paused,
    /// The pause is over.
    Resumed,
    /// All games of the round are decided, and it is over.
    RoundClosed,
    /// The tournament is over.
    Closed,
    /// The next round begins with these pairings. Its fresh bytes are part of the title of every game in it, so no game
    /// played before can have that title.
    OpenedAfresh {
        /// The pairings of the round.
        round: RoundPairings,
        /// Random bytes that were unknown before.
        nonce: [u8; 32],
    },
    /// One record proves the result, and counts alone: the other player did not send a record in time.
    AcceptedAlone {
        /// The round and the table of the game.
        at: At,
        /// The side of the player that sent the record.
        side: Side,
        /// The result of the game.
        outcome: GameOutcome,
    },
}

/// One row of the book: an event, and when it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookRow {
    /// The time of writing by the director's clock, in seconds since 1970.
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

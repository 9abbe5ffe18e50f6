//! Messages on the wire: one message a frame, in canonical bytes, bounded before it is believed.

use crate::entry::{Body, Clock, Entry, SignedEntry, SignedNote};
use crate::header::{Commitment, LARGEST_SCENARIO, Terms};
use crate::identity::Signature;
use engine::codec::{self, DecodeError};
use engine::contract::Side;
use engine::digest::Hash;
use engine::plain::plain;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

/// The largest message: a header or a state with some room.
pub const LARGEST: usize = 1024 * 1024;
/// The largest message that carries neither a battle, nor a state, nor opened leaves.
const LARGEST_PLAIN: usize = 64 * 1024;
/// The longest chat message, in characters.
pub const LONGEST_CHAT: usize = 1000;
/// The most addresses a side tells the other.
pub const MOST_ADDRESSES: usize = 8;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message {
    /// A joiner knocks.
    Hello(Hello),
    /// The host names the battle.
    Offer {
        /// The host's name.
        name: String,
        /// The terms offered; their hash is what a guest agrees to.
        terms: Box<Terms>,
    },
    /// The joiner does not have the battle.
    Want {
        /// Its hash.
        scenario: Hash,
    },
    /// The battle's canonical bytes.
    Scenario {
        /// All of them.
        #[serde(with = "crate::block")]
        bytes: Vec<u8>,
    },
    /// The joiner agrees, and commits to its dice.
    Agree {
        /// The hash of the terms it agrees to.
        terms: Hash,
        /// The joiner's dice.
        commitment: Commitment,
    },
    /// The lobby refuses, and says why.
    Refused {
        /// The refusal's own short name.
        name: String,
        /// A sentence.
        text: String,
    },
    /// State of a side in a match, said whenever a connection begins.
    Here(Here),
    /// An entry.
    Entry(Carried),
    /// Everything up to here is on disk, entries and parcels.
    Got {
        /// Number of entries.
        length: u32,
        /// Number of the other side's parcels.
        parcels: u32,
    },
    /// A parcel: anything that is not an entry and must arrive all the same.
    Parcel {
        /// Counts a side's parcels since its program started, from 0.
        number: u32,
        /// Content of the parcel.
        parcel: Parcel,
    },
    /// Asks for a sign of life.
    Ping {
        /// Comes back with the answer.
        at: u64,
    },
    /// The sign of life.
    Pong {
        /// As it was asked.
        at: u64,
    },
    /// This side plays no further in this match, and says why.
    Stopped {
        /// The verdict's own short name.
        name: String,
        /// A sentence.
        text: String,
    },
    /// A side is there, and counts this much of the time. Sent every second or two.
    Time {
        /// Number of entries it has.
        length: u32,
        /// Time the turn after the last of them has taken, as this side counts it, in milliseconds.
        running: u64,
        /// Time by which the other side's entries since the last own one exceed its claims, in milliseconds.
        gap: u64,
    },
}

/// A joiner's first message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The joiner's protocol version.
    pub protocol: u16,
    /// The version of the joiner's program.
    pub program: String,
    /// The joiner's name for itself.
    pub name: String,
    /// The joiner's way into the lobby.
    pub entrance: Entrance,
}

/// A joiner's way into the lobby of a host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entrance {
    /// With an invitation code: a proof that the joiner holds its secret.
    Code {
        /// A MAC over the TLS exporter and both keys.
        proof: [u8; 32],
    },
    /// By an open invitation on the network; the host accepts, or does not.
    Knock,
    /// After a match, for another one.
    Again,
}

/// State of a side when a connection begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Here {
    /// The protocol it speaks.
    pub protocol: u16,
    /// The match.
    pub match_id: Hash,
    /// Number of entries it has on disk.
    pub length: u32,
    /// The hash of the last of them.
    pub head: Hash,
    /// A number of this run of its program.
    pub run: u64,
    /// The other's run whose parcels it has received, and their number.
    pub parcels: Option<(u64, u32)>,
}

/// An entry on its way, without the match, which both know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    seq: u32,
    prev: Hash,
    author: Side,
    clock: Clock,
    body: Body,
    signature: Signature,
}

impl Carried {
    /// Packs an entry.
    pub fn new(signed: &SignedEntry) -> Carried {
        let Entry { seq, prev, author, clock, body, .. } = signed.entry.clone();
        Carried { seq, prev, author, clock, body, signature: signed.signature }
    }

    /// Content of the entry.
    pub const fn body(&self) -> &Body {
        &self.body
    }

    /// The entry as one of this match. If it was signed for another, its signature does not fit.
    pub fn unpack(self, match_id: Hash) -> SignedEntry {
        let Carried { seq, prev, author, clock, body, signature } = self;
        // A header says itself which match it begins.
        let match_id = if let Body::Header(header) = &body { header.match_id() } else { match_id };
        SignedEntry { entry: Entry { match_id, seq, prev, author, clock, body }, signature }
    }
}

/// Content of a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Parcel {
    /// A signed note.
    Note(SignedNote),
    /// The other's request will not be granted.
    Decline {
        /// The number of the note that asked.
        number: u32,
    },
    /// Something said beside the record.
    Chat {
        /// The words of a stranger: bounded here, made fit to be shown elsewhere.
        text: String,
    },
    /// The addresses at which this side can be reached.
    Addresses(Vec<SocketAddr>),
    /// A side's state where the two differ.
    Dump(Dump),
}

/// A side's state at an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dump {
    /// The entry.
    pub seq: u32,
    /// The version of the program.
    pub program: String,
    /// The hash of each section, by name.
    pub sections: Vec<(String, Hash)>,
    /// The state as the engine saves it.
    #[serde(with = "crate::block")]
    pub state: Vec<u8>,
}

impl Message {
    /// Its bytes.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// The message of bytes from a stranger: canonical, and no longer than its kind may be.
    pub fn decode(bytes: &[u8]) -> Result<Message, DecodeError> {
        if bytes.len() > LARGEST {
            return Err(DecodeError::TooLong);
        }
        let message: Message = codec::decode(bytes)?;
        let limit = match &message {
            Message::Scenario { .. } => LARGEST_SCENARIO + 64,
            // All leaves of a side, opened, are larger than any other entry but the header.
            Message::Entry(Carried { body: Body::Header(_) | Body::End { .. }, .. }) => LARGEST,
            Message::Parcel { parcel: Parcel::Dump(_), .. } => LARGEST,
            _ => LARGEST_PLAIN,
        };
        let too_many = match &message {
            Message::Parcel { parcel: Parcel::Addresses(list), .. } => list.len() > MOST_ADDRESSES,
            Message::Parcel { parcel: Parcel::Chat { text }, .. } => text.chars().count() > LONGEST_CHAT,
            _ => false,
        };
        if bytes.len() > limit || too_many { Err(DecodeError::TooLong) } else { Ok(message) }
    }
}

/// A text from a stranger, so that it can be shown.
pub fn shown(text: &str) -> String {
    plain(text, LONGEST_CHAT)
}

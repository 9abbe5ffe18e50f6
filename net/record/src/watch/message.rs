//! What crosses the wire between a spectator and the player who shows him the match.
//!
//! Each direction has messages of its own, so that nothing a player could say can be said by one who only watches.

use crate::entry::Body;
use crate::message::{Carried, LARGEST};
use engine::codec::{self, DecodeError};
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

/// The largest message of a spectator.
pub const LARGEST_FROM_SPECTATOR: usize = 1024;
/// The largest message to a spectator that carries neither a battle nor opened leaves.
const LARGEST_PLAIN: usize = 64 * 1024;

/// What a spectator may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromSpectator {
    /// Who he is, and that he holds the code.
    Hello(Hello),
    /// What he has of the match already.
    From {
        /// So many entries.
        length: u32,
        /// The hash of the last of them; zero if there is none.
        head: Hash,
    },
    /// So many entries have come.
    Got {
        /// How many he has.
        length: u32,
    },
}

/// A spectator's first words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The protocol he speaks.
    pub protocol: u16,
    /// The version of his program.
    pub program: String,
    /// What he calls himself.
    pub name: String,
    /// A MAC over the TLS exporter and both keys.
    pub proof: [u8; 32],
}

/// What a spectator is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToSpectator {
    /// He may watch.
    Welcome {
        /// What the player who shows the match calls himself.
        name: String,
        /// The match.
        match_id: Hash,
        /// How long after it was written an entry is shown, in seconds.
        delay: u32,
    },
    /// The next entry of the record.
    Entry(Box<Carried>),
    /// He may not watch, or no longer.
    Refused {
        /// The refusal's own short name.
        name: String,
        /// A sentence.
        text: String,
    },
}

impl FromSpectator {
    /// Its bytes.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// The message of bytes from a stranger.
    pub fn decode(bytes: &[u8]) -> Result<FromSpectator, DecodeError> {
        if bytes.len() > LARGEST_FROM_SPECTATOR { Err(DecodeError::TooLong) } else { codec::decode(bytes) }
    }
}

impl ToSpectator {
    /// Its bytes.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// The message of bytes from a stranger: canonical, and no longer than its kind may be.
    pub fn decode(bytes: &[u8]) -> Result<ToSpectator, DecodeError> {
        if bytes.len() > LARGEST {
            return Err(DecodeError::TooLong);
        }
        let message: ToSpectator = codec::decode(bytes)?;
        let large = matches!(&message, ToSpectator::Entry(carried) if matches!(carried.body(), Body::Header(_) | Body::End { .. }));
        if bytes.len() > LARGEST_PLAIN && !large { Err(DecodeError::TooLong) } else { Ok(message) }
    }
}

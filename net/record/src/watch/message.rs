//! Messages between a spectator and the player who shows the match.
//!
//! Each direction has messages of its own, so that a spectator cannot send what only a player may say.

use crate::entry::Body;
use crate::message::{Carried, LARGEST};
use engine::codec::{self, DecodeError};
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

/// The largest message of a spectator.
pub const LARGEST_FROM_SPECTATOR: usize = 1024;
/// The largest message to a spectator that carries neither a battle nor opened leaves.
const LARGEST_PLAIN: usize = 64 * 1024;

/// A message from a spectator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromSpectator {
    /// The spectator's identity, and proof that it holds the code.
    Hello(Hello),
    /// The part of the match it already has.
    From {
        /// Number of entries.
        length: u32,
        /// The hash of the last of them; zero if there is none.
        head: Hash,
    },
    /// This many entries have come.
    Got {
        /// Number of entries it has.
        length: u32,
    },
}

/// A spectator's first message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The spectator's protocol version.
    pub protocol: u16,
    /// The version of the spectator's program.
    pub program: String,
    /// The spectator's name for itself.
    pub name: String,
    /// A MAC over the TLS exporter and both keys.
    pub proof: [u8; 32],
}

/// A message to a spectator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToSpectator {
    /// The spectator may watch.
    Welcome {
        /// The name of the player who shows the match.
        name: String,
        /// The match.
        match_id: Hash,
        /// Time from writing an entry to showing it, in seconds.
        delay: u32,
    },
    /// The next entry of the record.
    Entry(Box<Carried>),
    /// The spectator may not watch, or no longer.
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

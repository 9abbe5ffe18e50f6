//! What crosses the wire between a player and the desk of a tournament. `docs/PROTOCOL.md` has the bytes.

use crate::deed::{At, SignedEntry};
use crate::pairing::Number;
use crate::plan::Plan;
use engine::codec::{self, DecodeError};
use engine::contract::Side;
use engine::digest::Hash;
use net::identity::PlayerKey;
use net::invitation::LONGEST_CODE;
use serde::{Deserialize, Serialize};

/// The version of what is said at a desk.
pub const PROTOCOL: u16 = 1;
/// Bytes of a record in one message.
pub const PIECE: usize = 128 << 10;
/// The longest record that a desk takes: some eight of the longest battles we know.
pub const LARGEST_RECORD: u32 = 8 << 20;
/// The longest message that is not a piece.
const LARGEST_PLAIN: usize = 8 << 10;
/// The longest word to the room, in characters.
pub const LONGEST_WORD: usize = 200;

/// What a player may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToDesk {
    /// Which version he speaks; he asks what is played here.
    Hello {
        /// [`PROTOCOL`].
        protocol: u16,
    },
    /// He enters, with the word of the room if it has one.
    Enter {
        /// His entry.
        entry: Box<SignedEntry>,
        /// The word.
        word: String,
    },
    /// His opponent finds him by this code.
    Invite {
        /// At which table.
        at: At,
        /// The code.
        code: String,
    },
    /// He has the record of his game.
    Record {
        /// Of which table.
        at: At,
        /// How long it is.
        length: u32,
        /// The hash of its bytes.
        hash: Hash,
    },
    /// Some bytes of it.
    Piece {
        /// Where they begin.
        from: u32,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// He does not want to be paired any more.
    Withdraw,
    /// He wants to be paired again.
    Return,
}

/// What a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromDesk {
    /// What is played here, and his number if he has entered.
    Welcome {
        /// The tournament.
        event: Hash,
        /// What it is.
        plan: Box<Plan>,
        /// His number.
        number: Option<Number>,
    },
    /// How things stand for him, in a sentence. There is nothing to do.
    Wait(String),
    /// Where he sits.
    Seat(Box<Seat>),
    /// He is to send his record from here on.
    Send {
        /// Of which table.
        at: At,
        /// From which byte.
        from: u32,
    },
    /// What came of his record.
    Judged {
        /// Of which table.
        at: At,
        /// Whether it is believed.
        good: bool,
        /// A sentence.
        text: String,
    },
    /// What he asked for cannot be.
    Refused {
        /// The refusal's own short name.
        name: String,
        /// A sentence.
        text: String,
    },
    /// Everybody pauses, or goes on.
    Pause(bool),
    /// The tournament is over; his place in it, and of how many.
    Over {
        /// His place.
        place: u16,
        /// Of how many.
        of: u16,
    },
}

/// Where a player sits in the round that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The table.
    pub at: At,
    /// His side.
    pub side: Side,
    /// Whom he meets.
    pub opponent: PlayerKey,
    /// What the opponent is called.
    pub name: String,
    /// How to find the opponent, once he has said so. The player of the first side is found, the other one finds.
    pub code: Option<String>,
    /// Whether the opponent is at the desk.
    pub there: bool,
    /// How the game ended, if it counts already.
    pub decided: Option<String>,
}

impl ToDesk {
    /// Its bytes.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// The message of bytes from a stranger: canonical, and no longer than its kind may be.
    pub fn decode(bytes: &[u8]) -> Result<ToDesk, DecodeError> {
        if bytes.len() > PIECE + 64 {
            return Err(DecodeError::TooLong);
        }
        let message: ToDesk = codec::decode(bytes)?;
        let fits = match &message {
            ToDesk::Piece { bytes, .. } => bytes.len() <= PIECE,
            ToDesk::Invite { code, .. } => code.len() <= LONGEST_CODE * 4,
            ToDesk::Enter { word, .. } => word.len() <= LONGEST_WORD * 4 && bytes.len() <= LARGEST_PLAIN,
            _ => bytes.len() <= LARGEST_PLAIN,
        };
        if fits { Ok(message) } else { Err(DecodeError::TooLong) }
    }
}

impl FromDesk {
    /// Its bytes.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// The message of bytes from a desk.
    pub fn decode(bytes: &[u8]) -> Result<FromDesk, DecodeError> {
        if bytes.len() > LARGEST_PLAIN * 4 { Err(DecodeError::TooLong) } else { codec::decode(bytes) }
    }
}

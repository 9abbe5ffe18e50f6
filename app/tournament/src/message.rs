//! The messages between a player and the desk of a tournament. `docs/PROTOCOL.md` has the bytes.

use crate::MESSAGES;
use crate::evening_event::{At, SignedEntry};
use crate::pairing::PlayerNumber;
use crate::plan::{Battles, TableToken, TournamentPlan};
use crate::words::{ended, refused, understood};
use engine::codec::{self, DecodeError};
use engine::contract::Side;
use engine::digest::Hash;
use language::board::sketch::SketchedPiece;
use language::{phrase, say};
use record::identity::PlayerKey;
use record::invitation::LONGEST_CODE;
use serde::{Deserialize, Serialize};

/// The desk's message to a player that was away. A program that receives it offers to report the player back.
pub const NOT_PAIRED: &str = "you are not paired now; come back, and you will be in the next round";

/// The version of the messages. Since version 2 a seat names the token of its table and when the round was opened.
pub const PROTOCOL: u16 = 2;
/// The bytes of a record in one message.
pub const PIECE: usize = 128 << 10;
/// The longest record that a desk takes: some eight of the longest battles we know.
pub const LARGEST_RECORD: u32 = 8 << 20;
/// The longest message that is not a piece.
const LARGEST_PLAIN: usize = 8 << 10;
/// The longest password, in characters.
pub const LONGEST_WORD: usize = 200;

/// A message from a player to the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToDesk {
    /// The player's protocol version; the answer says what is played here.
    Hello {
        /// [`PROTOCOL`].
        protocol: u16,
    },
    /// The player enters, with the password if the tournament has one.
    Enter {
        /// The player's signed entry.
        entry: Box<SignedEntry>,
        /// The password.
        word: String,
    },
    /// The code by which the opponent finds this player.
    Invite {
        /// The round and the table.
        at: At,
        /// The code.
        code: String,
    },
    /// The player offers the record of their game.
    Record {
        /// The round and the table of the game.
        at: At,
        /// The length of the record in bytes.
        length: u32,
        /// The hash of its bytes.
        hash: Hash,
    },
    /// A piece of the record.
    Piece {
        /// The offset of the first byte in the record.
        from: u32,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// The player does not want to be paired any more.
    Withdraw,
    /// The player wants to be paired again.
    Return,
    /// The state of the player's game. It is unproven and decides nothing: director and spectators see clocks by it.
    Glance(GameGlance),
    /// The places of the units in the player's game. It is unproven too, and only drawn.
    Sketch(Sketch),
}

/// The places of the units in a game, as far as they are public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sketch {
    /// The round and the table of the game.
    pub at: At,
    /// The pieces.
    pub stands: Vec<SketchedPiece>,
}

impl Sketch {
    /// The most units of a game that are drawn: more than any built-in battle has on its map.
    pub const MOST: usize = 600;
}

/// The state of a game, as one of its two players reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameGlance {
    /// The round and the table of the game.
    pub at: At,
    /// The number of entries in its record.
    pub entries: u32,
    /// The side to act; `None` while dice are rolled and when the game is over.
    pub asked: Option<Side>,
    /// The time left to each side in seconds, the first side first; `None` without a clock.
    pub left: Option<[u32; 2]>,
    /// Whether the clocks are stopped.
    pub paused: bool,
}

/// A message from the desk to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromDesk {
    /// The tournament, and the player's number once they have entered.
    Welcome {
        /// The tournament.
        event: Hash,
        /// The plan of the tournament.
        plan: Box<TournamentPlan>,
        /// The player's number.
        number: Option<PlayerNumber>,
    },
    /// The player's state, in a sentence. There is nothing to do.
    Wait(String),
    /// The player's seat.
    Seat(Box<TournamentSeat>),
    /// The desk asks for the player's record from this byte on.
    Send {
        /// The round and the table of the game.
        at: At,
        /// The offset of the first byte to send.
        from: u32,
    },
    /// The outcome of checking the player's record.
    Judged {
        /// The round and the table of the game.
        at: At,
        /// Whether the record counts.
        good: bool,
        /// The outcome, in a sentence.
        text: String,
    },
    /// The request is refused.
    Refused {
        /// The refusal's own short name.
        name: String,
        /// The reason, in a sentence.
        text: String,
    },
    /// Whether the tournament is paused.
    Pause(bool),
    /// The tournament is over; the player's final place.
    Over {
        /// The player's place.
        place: u16,
        /// The number of places.
        of: u16,
    },
}

/// A player's seat in the round that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSeat {
    /// The table.
    pub at: At,
    /// The player's side.
    pub side: Side,
    /// The opponent's key.
    pub opponent: PlayerKey,
    /// The opponent's name.
    pub name: String,
    /// The opponent's code, once they have sent it. The player of the first side is found, the other one connects.
    pub code: Option<String>,
    /// Whether the opponent is at the desk.
    pub there: bool,
    /// The result of the game, if it counts already.
    pub decided: Option<String>,
    /// The token that the title of the game must contain, so that no earlier game can replace it.
    pub token: Option<TableToken>,
    /// The time at which the round was opened, in seconds since 1970 by the director's clock. The game does not begin
    /// before it.
    pub opened: u64,
}

impl ToDesk {
    /// Its bytes on the wire.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// Decodes the bytes of a stranger: they must be canonical, and no longer than their kind may be.
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
    /// Its bytes on the wire.
    pub fn encode(&self) -> Vec<u8> {
        codec::encode(self)
    }

    /// Decodes the bytes of a desk.
    pub fn decode(bytes: &[u8]) -> Result<FromDesk, DecodeError> {
        if bytes.len() > LARGEST_PLAIN * 4 { Err(DecodeError::TooLong) } else { codec::decode(bytes) }
    }

    /// The message in words; sides have the names of the battle where it is known.
    pub fn in_words(&self, battles: Option<&Battles>) -> String {
        match self {
            FromDesk::Welcome { plan, .. } => plan.name.clone(),
            FromDesk::Wait(text) => understood(text),
            FromDesk::Seat(seat) => seat.in_words(battles),
            FromDesk::Send { at, .. } => say!(MESSAGES, "tournament-sends", round = at.round),
            FromDesk::Judged { at, good: true, text } => {
                let text = ended(battles.and_then(|battles| battles.of_round(at.round)), text);
                say!(MESSAGES, "tournament-accepted", text = text)
            }
            FromDesk::Judged { good: false, text, .. } => {
                say!(MESSAGES, "tournament-rejected", text = understood(text))
            }
            FromDesk::Refused { name, text } => refused(name, text),
            FromDesk::Pause(true) => say!(MESSAGES, "tournament-pauses"),
            FromDesk::Pause(false) => say!(MESSAGES, "tournament-continues"),
            FromDesk::Over { place, of } => say!(MESSAGES, "tournament-over", place = *place, of = *of),
        }
    }
}

impl TournamentSeat {
    /// The seat in words: the table, the side and the opponent, or the result.
    pub fn in_words(&self, battles: Option<&Battles>) -> String {
        let At { round, table } = self.at;
        if let Some(how) = &self.decided {
            let how = ended(battles.and_then(|battles| battles.of_round(round)), how);
            return say!(MESSAGES, "tournament-seat-decided", round = round, table = table, how = how);
        }
        let name = self.name.clone();
        if let Some(battle) = battles.and_then(|battles| battles.of_round(round)) {
            let seat =
                phrase!(MESSAGES, "tournament-seat", round = round, side = self.side, name = name, table = table);
            return seat.plain(battle.names());
        }
        let side = if self.side == Side::First { "first" } else { "second" };
        say!(MESSAGES, "tournament-seat-unnamed", round = round, side = side, name = name, table = table)
    }
}

//! What crosses the wire between a player and the desk of a tournament. `docs/PROTOCOL.md` has the bytes.

use crate::evening_event::{At, SignedEntry};
use crate::pairing::PlayerNumber;
use crate::plan::{Battles, TableToken, TournamentPlan};
use engine::codec::{self, DecodeError};
use engine::contract::Side;
use engine::digest::Hash;
use language::board::sketch::SketchedPiece;
use record::identity::PlayerKey;
use record::invitation::LONGEST_CODE;
use serde::{Deserialize, Serialize};

/// What the desk says to one who was away: a program that hears it offers to say that he is back.
pub const NOT_PAIRED: &str = "you are not paired now; come back, and you will be in the next round";

/// The version of what is said at a desk. Since version 2 a seat names the token of its table and when the round was opened.
pub const PROTOCOL: u16 = 2;
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
    /// How his game stands. It is his word and decides nothing: director and onlookers see clocks by it.
    Glance(GameGlance),
    /// Where troops stand in his game. It is his word, too, and only drawn.
    Sketch(Sketch),
}

/// Where troops stand in a game, as far as everybody may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sketch {
    /// Which game.
    pub at: At,
    /// The pieces.
    pub stands: Vec<SketchedPiece>,
}

impl Sketch {
    /// The most pieces of a game that are drawn: more than any battle of ours has on its map.
    pub const MOST: usize = 600;
}

/// How a game stands, as one of its two players says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameGlance {
    /// Which game.
    pub at: At,
    /// How many entries its record has.
    pub entries: u32,
    /// Who is to answer; nobody while dice are rolled and when it is over.
    pub asked: Option<Side>,
    /// What both have left of their time in seconds, the first side first, where there is a clock.
    pub left: Option<[u32; 2]>,
    /// Whether its clocks stand.
    pub paused: bool,
}

/// What a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromDesk {
    /// What is played here, and his number if he has entered.
    Welcome {
        /// The tournament.
        event: Hash,
        /// The plan of the tournament.
        plan: Box<TournamentPlan>,
        /// His number.
        number: Option<PlayerNumber>,
    },
    /// How things stand for him, in a sentence. There is nothing to do.
    Wait(String),
    /// Where he sits.
    Seat(Box<TournamentSeat>),
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
pub struct TournamentSeat {
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
    /// What the title of the game must contain, so that no earlier game can stand for it.
    pub token: Option<TableToken>,
    /// When the round was opened, in seconds since 1970 by the director's clock: the game does not begin before it.
    pub opened: u64,
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

    /// What a player reads; sides are called as in the battle where it is known.
    pub fn in_words(&self, battles: Option<&Battles>) -> String {
        match self {
            FromDesk::Welcome { plan, .. } => plan.name.clone(),
            FromDesk::Wait(text) => text.clone(),
            FromDesk::Seat(seat) => seat.in_words(battles),
            FromDesk::Send { at, .. } => format!("round {}: your record goes to the desk", at.round),
            FromDesk::Judged { good: true, text, .. } => format!("Result accepted: {text}"),
            FromDesk::Judged { good: false, text, .. } => format!("Result rejected: {text}"),
            FromDesk::Refused { name, text } => format!("{text} ({name})"),
            FromDesk::Pause(true) => String::from("The tournament is paused."),
            FromDesk::Pause(false) => String::from("Everybody goes on."),
            FromDesk::Over { place, of } => format!("The tournament is over: place {place} of {of}"),
        }
    }
}

impl TournamentSeat {
    /// Where he sits, on which side and against whom, or how it ended.
    pub fn in_words(&self, battles: Option<&Battles>) -> String {
        let At { round, table } = self.at;
        if let Some(how) = &self.decided {
            return format!("Round {round}, table {table}: {how}");
        }
        let battle = battles.and_then(|battles| battles.of_round(round));
        let side = match (battle, self.side) {
            (Some(battle), side) => format!("are {}", battle.side_name(side)),
            (None, Side::First) => String::from("have the first side"),
            (None, Side::Second) => String::from("have the second side"),
        };
        format!("Round {round}: you {side} against {}, table {table}", self.name)
    }
}

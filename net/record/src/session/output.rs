//! Outputs of a session: bytes to keep and to send, files beside the record, and notices for the player.

use super::difference::MachineDifference;
use crate::course::{Gap, RollProof};
use crate::entry::{Ending, Matter};
use crate::fault::Fault;
use crate::mark::Signed;
use crate::message::shown;
use engine::codec;
use engine::contract::Side;
use engine::facts::Facts;
use engine::referee::{Events, Referee};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

/// Actions that a session asks for, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Append to the record, and have it on disk before anything that follows is done.
    Record(Vec<u8>),
    /// Append to the file of secrets, and have it on disk before anything that follows is done.
    Secret(Vec<u8>),
    /// Keep, away from the record, that this side has signed up to here, and have it on disk before anything is sent.
    Signed(Signed),
    /// Send to the other side, if there is a connection.
    Send(Vec<u8>),
    /// Give the connection up. The session hears of its end like of any other.
    Drop(&'static str),
    /// Keep a file beside the record.
    Keep(Keepsake),
    /// Tell the player.
    Notice(Notice),
}

/// A file to be kept beside the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keepsake {
    /// The end of its name: `evidence`, `desync.txt`.
    pub name: String,
    /// Content of the file.
    pub bytes: Vec<u8>,
}

/// Something the player should see.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The record grew.
    Written {
        /// The entry's place.
        seq: u32,
        /// The side that wrote it.
        author: Side,
        /// Kind of entry.
        kind: &'static str,
        /// Events in the game.
        events: Events,
        /// The roll that was completed.
        roll: Option<Box<CompletedRoll>>,
    },
    /// The other side is there, and both have the same record or soon will.
    Met {
        /// Number of entries that the other side has.
        length: u32,
    },
    /// The connection is gone.
    Lost,
    /// The record here is older than what this side has signed: nothing is signed until the other side has shown the rest.
    OlderCopy {
        /// Number of entries here.
        has: u32,
        /// Number of entries that this side has signed.
        signed: u32,
    },
    /// The other side asks for an agreement.
    Asked(Matter),
    /// The other side declines a request.
    Declined(Matter),
    /// Something was agreed on, and holds.
    Agreed(Matter),
    /// A side gave up.
    Conceded(Side),
    /// The match is over.
    Ended(Ending),
    /// Both have confirmed the end.
    Closed,
    /// The other side said something.
    Chat(String),
    /// The other side can be reached there.
    Addresses(Vec<SocketAddr>),
    /// The other side is there or not, or another clock runs or none, or what they show was put right.
    Stands {
        /// Whether nothing was heard of the other side for some seconds, though the connection is not given up yet.
        quiet: bool,
        /// The side whose clock runs.
        running: Option<Side>,
    },
    /// The two stories about the time differ.
    Gap(Gap),
    /// They differ so much that the players should agree about the clocks. Play goes on meanwhile.
    ClocksDiffer,
    /// The other side says that our last turn took longer than can have passed here. The rest is not charged here.
    Overcharged {
        /// Time it says it measured, in milliseconds.
        measured: u64,
        /// The most that can have passed here, in milliseconds.
        most: u64,
    },
    /// A side's time is used up, as measured here. That is no proof.
    FlagFell {
        /// The side whose time it was.
        side: Side,
        /// Time measured, in milliseconds.
        measured: u64,
    },
    /// The other side says that our time is used up. That is unproven.
    FlagClaimed {
        /// Time it says it measured, in milliseconds.
        measured: u64,
    },
    /// The two computers came to different states.
    Differs(Box<MachineDifference>),
    /// The author of an entry has admitted that its hash does not follow. The entry counts with the one that does, and
    /// the match goes on from there.
    Admitted {
        /// The entry.
        seq: u32,
        /// The side that signed it.
        author: Side,
    },
    /// The other side did something it should not have.
    Verdict(Verdict),
    /// The other side says it plays no further.
    StoppedByOther {
        /// Its verdict's short name.
        name: String,
        /// Its sentence.
        text: String,
    },
    /// This side said something, and it is on its way.
    Said(String),
}

/// A roll that an entry completed.
#[derive(Clone)]
pub struct CompletedRoll {
    /// Proof of the roll.
    pub proof: RollProof,
    /// The game that waited for it, as both sides know it; `None` where this computer knows more, or where the two
    /// computers disagree about this entry.
    pub before: Option<Arc<dyn Referee>>,
}

/// The proof alone: the game before follows from the record.
impl fmt::Debug for CompletedRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.proof, f)
    }
}

impl PartialEq for CompletedRoll {
    fn eq(&self, other: &CompletedRoll) -> bool {
        self.proof == other.proof
    }
}

/// The end of the name of a kept verdict, beside the record.
pub const VERDICT: &str = "verdict";

/// A wrong of the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Its own short name, the same in every language.
    pub name: &'static str,
    /// A sentence in English.
    pub text: String,
    /// The facts of the sentence in any language, with the number of the entry as `seq` where it is about one. `None`
    /// where only the English sentence says it, as after the verdict was kept.
    pub facts: Option<Facts>,
    /// Whether there is evidence that convinces anyone.
    pub proven: bool,
    /// Whether the match cannot go on.
    pub is_final: bool,
}

impl Verdict {
    /// Bytes in which a verdict that ended a match is kept beside the record.
    pub fn to_bytes(&self) -> Vec<u8> {
        codec::encode(&(self.name, &self.text, self.proven))
    }

    /// A verdict that was kept; none if the bytes are not one.
    pub fn from_bytes(bytes: &[u8]) -> Option<Verdict> {
        let (name, text, proven): (String, String, bool) = codec::decode(bytes).ok()?;
        let own = ["forked", "owed", "played-after-conceding"].into_iter();
        let name = own.chain(Fault::PROOFS).find(|known| **known == name).unwrap_or("stopped");
        Some(Verdict { name, text: shown(&text), facts: None, proven, is_final: true })
    }

    /// The other side talks more than is shown and kept.
    pub fn too_much_talk() -> Verdict {
        Verdict {
            name: "too-much-talk",
            text: String::from("your opponent sends too many messages; the rest are neither shown nor saved"),
            facts: Some(Facts::NONE),
            proven: false,
            is_final: false,
        }
    }
}

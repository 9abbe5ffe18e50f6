//! Entries and notes: what players sign.
//!
//! The record of a match is a chain of entries. Each names its match, its place, the entry before it and its author,
//! who signs it. Exactly one side holds the pen, so the order is total without a server. Anything said out of turn is a
//! signed note, which the side with the pen copies into an entry.

use crate::header::Header;
use crate::identity::{BadSignature, Identity, PlayerKey, Signature};
use crate::secret::LeafOpening;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

const ENTRY_TAG: &str = "estafette entry";
const NOTE_TAG: &str = "estafette note";

/// One entry, before it is signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The match.
    pub match_id: Hash,
    /// Its place in the record, from 0.
    pub seq: u32,
    /// The hash of the entry before it; nothing but zeros before the first.
    pub prev: Hash,
    /// The side that signs it.
    pub author: Side,
    /// Times according to its author.
    pub clock: Clock,
    /// Content of the entry.
    pub body: Body,
}

impl Entry {
    /// The entry a record begins with; the host signs it.
    pub fn first(header: Header) -> Entry {
        let (match_id, author) = (header.match_id(), header.terms.host);
        let (prev, clock) = (Hash([0; 32]), Clock::default());
        Entry { match_id, seq: 0, prev, author, clock, body: Body::Header(Box::new(header)) }
    }

    /// The hash by which the next entry names it. The signature is not part of it: the same words are the same entry.
    pub fn hash(&self) -> Hash {
        Hash::of(ENTRY_TAG, self)
    }

    /// Signs it.
    pub fn sign(self, identity: &Identity) -> SignedEntry {
        let hash = self.hash();
        SignedEntry { signature: identity.sign_hash(&hash), entry: self }
    }
}

/// An entry with its author's signature. That it is true is shown by [`SignedEntry::verify`] only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedEntry {
    /// The entry.
    pub entry: Entry,
    /// The signature on its hash.
    pub signature: Signature,
}

impl SignedEntry {
    /// Its hash, if this player signed it.
    pub fn verify(&self, key: &PlayerKey) -> Result<Hash, BadSignature> {
        let hash = self.entry.hash();
        key.verify_hash(&hash, &self.signature).map(|()| hash)
    }
}

/// Times according to an author, in milliseconds. Each is unproven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Thinking time since the entry before.
    pub spent: u32,
    /// Duration of the other side's last turn as this side measured it; 0 within its own turn.
    pub measured: u32,
}

/// Content of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body {
    /// The agreed header, signed by the host. Always entry 0.
    Header(Box<Header>),
    /// The joiner's signature under the header. Always entry 1.
    Accept,
    /// The answer to a decision.
    Command {
        /// The command, as canonical bytes of the system.
        #[serde(with = "crate::block")]
        command: Vec<u8>,
        /// The author's link, if the command causes a roll, and only then.
        link: Option<Hash>,
        /// The hash of the state it led to.
        state: Hash,
    },
    /// A link opened for a roll.
    Link {
        /// The link.
        link: Hash,
        /// The seal on the faces, where they are secret and the author, opening second, is the player who sees them.
        seal: Option<Hash>,
        /// The hash of the state the roll led to, if this entry completes it.
        state: Option<Hash>,
    },
    /// The seal on the faces of a secret roll, by the side that sees them, where the other opened second.
    Seal {
        /// The seal.
        seal: Hash,
        /// The hash of the state the roll led to.
        state: Hash,
    },
    /// A phase has ended: the side that did not end it confirms the whole.
    Phase {
        /// The count of the phase that begins.
        count: u32,
        /// The hash of the state.
        state: Hash,
    },
    /// A note of the other side, copied into the record.
    Note(SignedNote),
    /// Something both sides agree on.
    Agreed {
        /// The matter agreed on; it holds from this entry on.
        matter: Matter,
        /// The other side's note that asks for it or grants it.
        consent: SignedNote,
        /// The hash of the state it led to.
        state: Hash,
    },
    /// The pause is over.
    Resume,
    /// The author gives the match up.
    Concede,
    /// The match is over: each side confirms it once.
    End {
        /// The ending, on which both sides must agree.
        ending: Ending,
        /// The hash of the last state.
        state: Hash,
        /// The author's leaves that were used, in order, for the audit of secret rolls.
        leaves: Vec<LeafOpening>,
    },
    /// The match has ended, one way or another: what the author sealed and the game never opened.
    Openings {
        /// Content of the seals that are due, as many as go into one entry.
        openings: Vec<Opening>,
    },
}

impl Body {
    /// The hash of the state that it carries.
    pub fn state(&self) -> Option<Hash> {
        match self {
            Body::Command { state, .. }
            | Body::Seal { state, .. }
            | Body::Phase { state, .. }
            | Body::Agreed { state, .. }
            | Body::End { state, .. } => Some(*state),
            Body::Link { state, .. } => *state,
            Body::Header(_) | Body::Accept | Body::Note(_) | Body::Resume | Body::Concede | Body::Openings { .. } => {
                None
            }
        }
    }

    /// The same body, carrying this hash where it carries one.
    pub fn with_state(mut self, computed: Option<Hash>) -> Body {
        match &mut self {
            Body::Link { state, .. } => *state = computed,
            Body::Command { state, .. }
            | Body::Seal { state, .. }
            | Body::Phase { state, .. }
            | Body::Agreed { state, .. }
            | Body::End { state, .. } => *state = computed.unwrap_or(*state),
            Body::Header(_) | Body::Accept | Body::Note(_) | Body::Resume | Body::Concede | Body::Openings { .. } => {}
        }
        self
    }

    /// The same command, carrying this link.
    pub(crate) fn with_link(mut self, opened: Option<Hash>) -> Body {
        if let Body::Command { link, .. } = &mut self {
            *link = opened;
        }
        self
    }

    /// Whether its author must write it, or it only ends what is under way. It is then never the author's own wish to
    /// go on.
    pub const fn is_owed(&self) -> bool {
        match self {
            Body::Agreed { matter: Matter::Result { .. }, .. } => true,
            Body::Header(_) | Body::Command { .. } | Body::Agreed { .. } | Body::Resume => false,
            Body::Accept
            | Body::Link { .. }
            | Body::Seal { .. }
            | Body::Phase { .. }
            | Body::Note(_)
            | Body::Concede
            | Body::End { .. }
            | Body::Openings { .. } => true,
        }
    }

    /// About how many bytes an entry with it takes: what is the same in all, and what differs.
    pub(crate) fn size(&self) -> usize {
        const FIXED: usize = 300;
        FIXED
            + match self {
                Body::Command { command, .. } => command.len(),
                Body::Agreed { matter: Matter::Change { change }, .. } => 2 * change.len(),
                Body::Note(SignedNote {
                    note: Note { kind: NoteKind::Ask(matter) | NoteKind::Grant(matter), .. },
                    ..
                }) => matter.size(),
                Body::Openings { openings } => openings.iter().map(opening_size).sum(),
                Body::End { leaves, .. } => leaves.iter().map(|leaf| 48 + 32 * leaf.path.len()).sum(),
                _ => 0,
            }
    }

    /// Kind of entry, in a word.
    pub const fn kind(&self) -> &'static str {
        match self {
            Body::Header(_) => "header",
            Body::Accept => "accept",
            Body::Command { .. } => "command",
            Body::Link { .. } => "link",
            Body::Seal { .. } => "seal",
            Body::Phase { .. } => "phase",
            Body::Note(_) => "note",
            Body::Agreed { .. } => "agreed",
            Body::Resume => "resume",
            Body::Concede => "concede",
            Body::End { .. } => "end",
            Body::Openings { .. } => "openings",
        }
    }
}

/// Number of bytes that an opening takes in an entry.
pub(crate) fn opening_size(opening: &Opening) -> usize {
    opening.salt.len() + 8 + opening.content.len()
}

/// A matter on which both sides can agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// Going back to an earlier entry: a take-back, or going on after a difference.
    Rewind {
        /// The entry.
        to: u32,
    },
    /// Changing the position.
    Change {
        /// The change, as canonical bytes of the system.
        change: Vec<u8>,
    },
    /// Ending the match with a draw, or with this winner.
    Result {
        /// The winner; `None` in a draw.
        winner: Option<Side>,
    },
    /// Stopping the clocks until a side resumes.
    Pause,
    /// Going on although the clocks tell different stories.
    Clocks,
}

impl Matter {
    /// The longest change of a position.
    pub const LARGEST_CHANGE: usize = 16 * 1024;

    /// Number of bytes that vary with its content.
    pub(crate) const fn size(&self) -> usize {
        match self {
            Matter::Change { change } => change.len(),
            Matter::Rewind { .. } | Matter::Result { .. } | Matter::Pause | Matter::Clocks => 0,
        }
    }

    /// The word by which a sentence about it is chosen, and the entry to which it goes back, if it does.
    pub const fn facts(&self) -> (&'static str, u32) {
        match self {
            Matter::Rewind { to } => ("rewind", *to),
            Matter::Change { .. } => ("change", 0),
            Matter::Result { winner: None } => ("draw", 0),
            Matter::Result { winner: Some(Side::First) } => ("win-first", 0),
            Matter::Result { winner: Some(Side::Second) } => ("win-second", 0),
            Matter::Pause => ("pause", 0),
            Matter::Clocks => ("clocks", 0),
        }
    }

    /// Describes it in plain words.
    pub fn describe(&self) -> String {
        match self {
            Matter::Rewind { to } => format!("to go back to entry {to}"),
            Matter::Change { .. } => String::from("to change the position"),
            Matter::Result { winner: None } => String::from("to end in a draw"),
            Matter::Result { winner: Some(Side::First) } => String::from("to end with a win for the first player"),
            Matter::Result { winner: Some(Side::Second) } => String::from("to end with a win for the second player"),
            Matter::Pause => String::from("to pause"),
            Matter::Clocks => String::from("to give back the time by which the clocks differ"),
        }
    }
}

/// The ending of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// By the rules; the outcome follows from them.
    Rules,
    /// A side gave up.
    Conceded {
        /// The side that gave up; the other has won.
        by: Side,
    },
    /// Both agreed.
    Agreed {
        /// The winner; `None` in a draw.
        winner: Option<Side>,
    },
}

/// More notes than a side needs in a match. Notes are kept, and must not fill the other player's disk.
pub const MOST_NOTES: u32 = 1_024;
/// More than all notes of one side have in any match, in bytes. They are kept beside the record, whose file has a limit.
pub const MOST_NOTE_BYTES: usize = 8 * 1024 * 1024;

/// Something said out of turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The match.
    pub match_id: Hash,
    /// The side that signs it.
    pub author: Side,
    /// Counts the author's notes, from 1.
    pub number: u32,
    /// The last entry the author has seen.
    pub head: u32,
    /// Its hash.
    pub head_hash: Hash,
    /// Content of the note.
    pub kind: NoteKind,
}

impl Note {
    /// Whether its number, or the change in it, is larger than any honest side's.
    pub fn is_excessive(&self) -> bool {
        let large = match &self.kind {
            NoteKind::Ask(Matter::Change { change }) | NoteKind::Grant(Matter::Change { change }) => {
                change.len() > Matter::LARGEST_CHANGE
            }
            _ => false,
        };
        large || self.number > MOST_NOTES
    }

    /// Signs it.
    pub fn sign(self, identity: &Identity) -> SignedNote {
        let hash = Hash::of(NOTE_TAG, &self);
        SignedNote { signature: identity.sign_hash(&hash), note: self }
    }
}

/// A note with its author's signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedNote {
    /// The note.
    pub note: Note,
    /// The signature on its hash.
    pub signature: Signature,
}

impl SignedNote {
    /// Whether this player signed it.
    pub fn verify(&self, key: &PlayerKey) -> Result<(), BadSignature> {
        key.verify_hash(&Hash::of(NOTE_TAG, &self.note), &self.signature)
    }
}

/// Content of a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoteKind {
    /// Asks for an agreement. It holds until its author writes an entry.
    Ask(Matter),
    /// Grants what the other asked for, at this very head.
    Grant(Matter),
    /// Gives the match up. It is final, copied or not.
    Concede,
    /// Ends a pause.
    Resume,
    /// The entry at its head, by the other side, carries a hash that the author of the note did not compute. The author
    /// writes nothing more until this is settled.
    Differs {
        /// The hash that the author's own computer computed.
        state: Hash,
    },
    /// Says something that only its author knows.
    Claim(Claim),
}

/// One side's unprovable claim about the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Claim {
    /// The other's time is used up, as the author measured it, in milliseconds.
    FlagFell {
        /// Time measured, in milliseconds.
        measured: u64,
    },
    /// The other has owed an answer for longer than the deadline, and the author closes the match.
    Owed {
        /// Time waited, in seconds.
        waited: u64,
    },
}

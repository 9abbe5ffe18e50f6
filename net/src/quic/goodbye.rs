//! Ends of links, and the choice between two of them.

use crate::quic::frame::FrameError;
use engine::plain::plain;
use quinn::ConnectionError;
use record::identity::PlayerKey;
use std::fmt;

/// The longest text of a farewell, in characters.
const LONGEST_WORDS: usize = 200;

/// Rank among several links between the same two players: the greatest is kept. Both sides see the same rank.
///
/// A player who dials counts one more than the highest generation seen in this match, so a new link replaces an old one
/// that may be dead unnoticed. When both dial at once the generations are equal, and the link that the player with the
/// smaller key dialled is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LinkRank {
    /// The dialler's count.
    pub generation: u32,
    /// Whether the player with the smaller key dialled.
    pub smaller_dialled: bool,
}

impl LinkRank {
    /// The rank of a link that one player dialled to the other.
    pub fn new(generation: u32, dialler: &PlayerKey, other: &PlayerKey) -> LinkRank {
        LinkRank { generation, smaller_dialled: dialler < other }
    }
}

/// The reason a player ends a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// Nothing more to say.
    Done,
    /// This player is not wanted here.
    Refused,
    /// The other side broke the protocol.
    Misbehaved,
    /// Another link to the same player is kept.
    Replaced,
    /// Too much to do.
    Busy,
    /// The program ends; the match can go on later.
    Leaving,
    /// A code that this version does not know.
    Unknown,
}

impl Farewell {
    const ALL: [Farewell; 6] = [
        Farewell::Done,
        Farewell::Refused,
        Farewell::Misbehaved,
        Farewell::Replaced,
        Farewell::Busy,
        Farewell::Leaving,
    ];

    /// The number on the wire.
    pub fn code(self) -> u32 {
        let place = Farewell::ALL.iter().position(|known| *known == self);
        place.and_then(|place| u32::try_from(place).ok()).unwrap_or(u32::MAX >> 2)
    }

    fn from_code(code: u64) -> Farewell {
        usize::try_from(code).ok().and_then(|code| Farewell::ALL.get(code).copied()).unwrap_or(Farewell::Unknown)
    }
}

/// A farewell and, perhaps, a sentence with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goodbye {
    /// The kind.
    pub kind: Farewell,
    /// The sentence: one line of at most 200 characters, fit to be shown.
    pub words: String,
}

impl Goodbye {
    /// A farewell with these words, cut to what is allowed.
    pub fn new(kind: Farewell, words: impl AsRef<str>) -> Goodbye {
        Goodbye { kind, words: plain(words.as_ref(), LONGEST_WORDS) }
    }

    /// The goodbye that came with the end of a connection.
    pub(crate) fn received(code: u64, reason: &[u8]) -> Goodbye {
        Goodbye::new(Farewell::from_code(code), String::from_utf8_lossy(reason))
    }
}

/// The reason a link carries nothing more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The other side said goodbye.
    ByPeer(Goodbye),
    /// This side did.
    ByUs(Goodbye),
    /// Nothing was heard for too long.
    Lost,
    /// The other side's program started again, and knows nothing of this link.
    Restarted,
    /// The other side stopped sending without a goodbye.
    Ended,
    /// The other side sent a frame that cannot be.
    Misframed(FrameError),
    /// This side was asked to send a frame that cannot be. The link itself is still open.
    Unsendable(FrameError),
    /// The other side, or something between, does not keep to QUIC or TLS.
    Broken(String),
}

impl fmt::Display for Closed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Closed::ByPeer(goodbye) => {
                f.write_str(match goodbye.kind {
                    Farewell::Done => "the other program closed the connection",
                    Farewell::Refused => "the other program refused the connection",
                    Farewell::Misbehaved => {
                        "the other program found a message of ours faulty and closed the connection"
                    }
                    Farewell::Replaced => "the other program uses a newer connection",
                    Farewell::Busy => "the other program is busy; try again in a moment",
                    Farewell::Leaving => "the other player closed the program; you can resume the match later",
                    Farewell::Unknown => {
                        "the other program closed the connection for a reason this version does not know"
                    }
                })?;
                if goodbye.words.is_empty() { Ok(()) } else { write!(f, ": {}", goodbye.words) }
            }
            Closed::ByUs(goodbye) if goodbye.words.is_empty() => f.write_str("we closed the connection"),
            Closed::ByUs(goodbye) => write!(f, "we closed the connection: {}", goodbye.words),
            Closed::Lost => f.write_str("the connection was lost: no response for 20 seconds"),
            Closed::Restarted => f.write_str("the connection was lost: the other program was restarted"),
            Closed::Ended => f.write_str("the other program stopped sending"),
            Closed::Misframed(error) => write!(f, "the other program sent {error}; the connection was closed"),
            Closed::Unsendable(error) => write!(f, "this program tried to send {error}"),
            Closed::Broken(what) => write!(f, "the connection broke: {what}"),
        }
    }
}

impl std::error::Error for Closed {}

impl From<ConnectionError> for Closed {
    fn from(error: ConnectionError) -> Closed {
        match error {
            ConnectionError::ApplicationClosed(close) => {
                Closed::ByPeer(Goodbye::received(close.error_code.into_inner(), &close.reason))
            }
            ConnectionError::TimedOut => Closed::Lost,
            ConnectionError::Reset => Closed::Restarted,
            ConnectionError::LocallyClosed => Closed::ByUs(Goodbye::new(Farewell::Done, "")),
            other => Closed::Broken(plain(&other.to_string(), LONGEST_WORDS)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::identity::Identity;
    use record::seed::Seed;

    #[test]
    fn a_farewell_is_its_number() {
        for kind in Farewell::ALL {
            assert_eq!(Farewell::from_code(u64::from(kind.code())), kind);
        }
        assert_eq!(Farewell::from_code(u64::from(Farewell::Unknown.code())), Farewell::Unknown);
        assert_eq!(Farewell::from_code(u64::MAX), Farewell::Unknown);
    }

    #[test]
    fn a_newer_link_is_kept_and_of_two_at_once_the_smaller_keys() {
        let key = |seed| Identity::from_seed(&Seed::from_bytes([seed; 32])).key();
        let (smaller, larger) = (key(1).min(key(2)), key(1).max(key(2)));
        assert!(LinkRank::new(2, &larger, &smaller) > LinkRank::new(1, &smaller, &larger));
        assert!(LinkRank::new(2, &smaller, &larger) > LinkRank::new(2, &larger, &smaller));
    }

    #[test]
    fn words_from_the_other_side_are_made_plain() {
        let goodbye = Goodbye::new(Farewell::Refused, "go\u{1b}[2J away\n");
        assert_eq!(Closed::ByPeer(goodbye).to_string(), "the other program refused the connection: go[2J away");
    }
}

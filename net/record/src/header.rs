//! The match header: everything that two players agree on before the first move.
//!
//! It carries everything that decides how the record is to be read: rules, battle, options, players, clocks, and both
//! sides' commitments to their dice. The match id is the hash of all of it, so that two programs that would disagree
//! find out before they begin, and no entry of one match can be passed off in another.

use crate::chain;
use crate::identity::PlayerKey;
use engine::contract::Side;
use engine::digest::Hash;
use engine::plain::plain;
use serde::{Deserialize, Serialize};

/// The version of the protocol and of the record. Programs of different versions do not play each other.
pub const PROTOCOL: u16 = 1;
/// The longest name of a player or battle, in characters.
pub const LONGEST_NAME: usize = 60;
/// The largest battle that is taken from a stranger, and the longest options.
pub const LARGEST_SCENARIO: usize = 512 * 1024;
const LARGEST_OPTIONS: usize = 4096;
/// The most take-backs a side may ask for in a match; players cannot agree on more.
pub const MOST_TAKE_BACKS: u8 = 20;
/// The longest delay before others may see an entry, in seconds: a day.
pub const LONGEST_DELAY: u32 = 24 * 3600;

/// Terms that the host offers and the joiner agrees to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The body of rules.
    pub system: String,
    /// Its revision.
    pub revision: u32,
    /// The battle's name, for people.
    pub title: String,
    /// The hash of the battle's canonical bytes.
    pub scenario: Hash,
    /// The options, as canonical bytes of the system.
    pub options: Vec<u8>,
    /// The host's side.
    pub host: Side,
    /// Time to think.
    pub time: TimeControl,
    /// Number of take-backs each side may ask for, at most [`MOST_TAKE_BACKS`].
    pub take_backs: u8,
    /// Seconds a side may owe an answer before the other may close the match; 0 is for ever.
    pub deadline: u32,
    /// Whether one computer holds both keys: hot seat, or a bot.
    pub one_machine: bool,
    /// Whether spectators may watch the match while it is played, and how long after an entry was written they may see it,
    /// in seconds; at most [`LONGEST_DELAY`].
    pub watch: Option<u32>,
}

impl Terms {
    /// The hash that a joiner names to agree.
    pub fn hash(&self) -> Hash {
        Hash::of("estafette terms", self)
    }

    /// The fault of these terms under any system, if they have one.
    pub fn fault(&self) -> Option<&'static str> {
        let short = |text: &str| is_name(text);
        if !short(&self.system) || !short(&self.title) {
            Some("a name in the terms is empty, too long, or not plain text")
        } else if self.options.len() > LARGEST_OPTIONS {
            Some("the options are too long")
        } else if self.take_backs > MOST_TAKE_BACKS {
            Some("more take-backs than a match may have")
        } else if self.watch.is_some_and(|delay| delay > LONGEST_DELAY) {
            Some("a longer delay for spectators than a match may have")
        } else if !self.time.is_sound() {
            Some("a clock that is too long, or an increment without a clock")
        } else {
            None
        }
    }
}

/// The longest budget of a side, in seconds.
pub const LONGEST_BUDGET: u32 = (1 << BUDGET_BITS) - 1;
/// The largest increment, in seconds.
pub const LARGEST_INCREMENT: u32 = u32::MAX >> BUDGET_BITS;
/// Budget and increment share a word of the terms, so that terms without an increment keep the bytes they always had.
const BUDGET_BITS: u32 = 22;

/// Time to think. Clocks live in the record, not in the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "TimeWords", into = "TimeWords")]
pub struct TimeControl {
    /// Each side's time for the whole match, in seconds; 0 is without limit.
    pub budget: u32,
    /// Seconds added to a side's time for each phase that it ends.
    pub increment: u32,
    /// Seconds a side may be cut off in the whole match before its clock runs on.
    pub grace: u32,
}

/// A time control as the terms hold it: budget with increment, and grace.
#[derive(Serialize, Deserialize)]
struct TimeWords(u32, u32);

impl From<TimeWords> for TimeControl {
    fn from(TimeWords(time, grace): TimeWords) -> TimeControl {
        TimeControl { budget: time & LONGEST_BUDGET, increment: time >> BUDGET_BITS, grace }
    }
}

impl From<TimeControl> for TimeWords {
    fn from(time: TimeControl) -> TimeWords {
        let increment = time.increment.min(LARGEST_INCREMENT) << BUDGET_BITS;
        TimeWords(time.budget.min(LONGEST_BUDGET) | increment, time.grace)
    }
}

impl TimeControl {
    /// Whether there is a clock at all.
    pub const fn is_timed(self) -> bool {
        self.budget != 0
    }

    /// Time a side may use once it has ended this many phases, in milliseconds.
    pub fn allowed(self, phases: u32) -> u64 {
        (u64::from(self.budget) + u64::from(self.increment) * u64::from(phases)) * 1000
    }

    fn is_sound(self) -> bool {
        let in_bounds = self.budget <= LONGEST_BUDGET && self.increment <= LARGEST_INCREMENT;
        in_bounds && (self.is_timed() || self.increment == 0)
    }
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The key that signs the player's entries.
    pub key: PlayerKey,
    /// The player's name for itself.
    pub name: String,
}

/// A side's commitment to its share in all chance of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment {
    /// Fresh bytes, so that no two headers are the same.
    pub nonce: [u8; 32],
    /// The tip of its first chain.
    pub tip: Hash,
    /// The root of its leaves.
    pub root: Hash,
}

/// The agreed header, entry 0 of every record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// [`PROTOCOL`].
    pub protocol: u16,
    /// The agreed terms.
    pub terms: Terms,
    /// The battle as the engine reads it.
    #[serde(with = "crate::block")]
    pub scenario: Vec<u8>,
    /// First and second player.
    pub players: [Player; 2],
    /// First and second player's commitments.
    pub dice: [Commitment; 2],
    /// The start of the match by the host's clock, in seconds since 1970.
    pub begun: u64,
}

impl Header {
    /// The match it begins.
    pub fn match_id(&self) -> Hash {
        Hash::of("estafette match", self)
    }

    /// The hash by which terms name a battle.
    pub fn scenario_hash(bytes: &[u8]) -> Hash {
        Hash::of_bytes("estafette scenario", bytes)
    }

    /// A side's player.
    pub const fn player(&self, side: Side) -> &Player {
        let [first, second] = &self.players;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// A side's commitment.
    pub const fn commitment(&self, side: Side) -> &Commitment {
        let [first, second] = &self.dice;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// The fault of this header under any system, if it has one.
    pub fn fault(&self) -> Option<&'static str> {
        let [first, second] = &self.players;
        let [one, other] = &self.dice;
        if self.protocol != PROTOCOL {
            return Some("it was made by another version of the protocol");
        }
        if let Some(fault) = self.terms.fault() {
            return Some(fault);
        }
        if self.scenario.len() > LARGEST_SCENARIO {
            return Some("the battle is too large");
        }
        if Header::scenario_hash(&self.scenario) != self.terms.scenario {
            return Some("the battle is not the one that was agreed on");
        }
        if first.key == second.key {
            return Some("one player cannot play both sides under one key");
        }
        if !is_name(&first.name) || !is_name(&second.name) {
            return Some("a player's name is empty, too long, or not plain text");
        }
        if chain::refuse_equal_tips(one.tip, other.tip).is_err() || one.nonce == other.nonce {
            return Some("one side's dice commitment is a copy of the other's");
        }
        None
    }
}

/// Whether a text can be shown as a name: not empty, not long, nothing that could disturb a screen.
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && plain(text, LONGEST_NAME) == text
}

/// The nearest valid name to a typed text.
pub fn as_name(text: &str) -> String {
    let name = plain(text, LONGEST_NAME);
    if name.is_empty() { String::from("a player") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::codec;

    #[test]
    fn a_name_cannot_disturb_a_terminal() {
        assert!(is_name("Ney") && is_name("Барклай-де-Толли"));
        for bad in ["", "  ", "\u{1b}[2J", "a\nb", "a\u{202e}b", &"x".repeat(61)] {
            assert!(!is_name(bad), "{bad:?}");
            assert!(is_name(&as_name(bad)), "{bad:?}");
        }
    }

    #[test]
    fn an_increment_shares_a_word_with_the_budget_and_costs_no_byte_where_there_is_none() {
        let plain = TimeControl { budget: 3600, increment: 0, grace: 120 };
        assert_eq!(codec::encode(&plain), codec::encode(&(3600u32, 120u32)));
        let most = TimeControl { budget: LONGEST_BUDGET, increment: LARGEST_INCREMENT, grace: u32::MAX };
        for time in [plain, TimeControl { increment: 10, ..plain }, most] {
            assert_eq!(codec::decode::<TimeControl>(&codec::encode(&time)).unwrap(), time);
            assert!(time.is_sound());
        }
        let increment_alone = TimeControl { budget: 0, increment: 10, grace: 0 };
        let too_long = TimeControl { budget: LONGEST_BUDGET + 1, ..plain };
        assert!(!increment_alone.is_sound() && !too_long.is_sound());
        assert_eq!(TimeControl { increment: 10, ..plain }.allowed(3), 3_630_000);
    }
}

//! What JSON has in common in every system: refusals, hex numbers, and what a stranger said that makes no sense.
//!
//! A system's own words are in its folder, behind [`crate::system::Words`].

mod by_types;
mod dictionary;
mod overlay;
mod read;
mod snake;
#[cfg(test)]
mod tests;
mod variants;
mod write;

pub use by_types::{events, outcome, pending, position};
pub use dictionary::Dictionary;
pub use overlay::overlaid;
pub use read::value;
pub use variants::variants;
pub use write::json;

use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use serde_json::Value;
use std::fmt;

/// Something a person or program said that makes no sense. Not a matter of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nonsense(pub String);

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Nonsense {}

/// Why a request comes to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It makes no sense.
    Nonsense(String),
    /// The rules refuse it.
    Refused(Refusal),
}

impl From<Nonsense> for Trouble {
    fn from(nonsense: Nonsense) -> Trouble {
        Trouble::Nonsense(nonsense.0)
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

/// The side of that name, whatever the size of its letters.
pub fn side_named(sides: [&str; 2], name: &str) -> Result<Side, Nonsense> {
    let sides = sides.map(str::to_lowercase);
    let called = |side: &Side| sides.get(side.index()).is_some_and(|known| same_side(known, name));
    Side::BOTH.into_iter().find(called).ok_or_else(|| {
        let [first, second] = &sides;
        Nonsense(format!("there is no side \"{}\": it is {first} or {second}", shorten(name)))
    })
}

/// Whether two words name one side, whatever the size of their letters: the Allies are the Allied side.
pub(crate) fn same_side(known: &str, said: &str) -> bool {
    let plain = |word: &str| match word.to_lowercase().as_str() {
        "allied" => String::from("allies"),
        other => other.to_owned(),
    };
    plain(known) == plain(said)
}

/// A hex number.
pub fn hex_named(text: &str) -> Result<Hex, Nonsense> {
    text.parse().map_err(|error| Nonsense(format!("\"{}\": {error}", shorten(text))))
}

/// Hex numbers.
pub fn hexes(hexes: &[Hex]) -> Vec<String> {
    hexes.iter().map(Hex::to_string).collect()
}

/// Rule numbers.
pub fn cases<R: ToString>(cases: &[R]) -> Vec<String> {
    cases.iter().map(R::to_string).collect()
}

/// A refusal.
pub fn refusal(refusal: &Refusal) -> Value {
    serde_json::json!({
        "reason": refusal.text,
        "name": refusal.name,
        "case": refusal.case.map(|case| case.to_string()),
    })
}

/// The longest content that is sealed, in digits.
const LONGEST_CONTENT: usize = 2_000;

/// What is sealed, in digits, as a question gave it.
pub fn contents(digits: &[String]) -> Result<Vec<Vec<u8>>, Nonsense> {
    let read = |text: &String| engine::digits::read(text).filter(|_| text.len() <= LONGEST_CONTENT);
    let all: Option<Vec<Vec<u8>>> = digits.iter().map(read).collect();
    all.ok_or_else(|| Nonsense(String::from("what is sealed is given in hexadecimal digits, as it was asked")))
}

/// What a stranger said, short enough to be repeated to him.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        text.to_string()
    } else {
        format!("{}...", text.chars().take(LONGEST).collect::<String>())
    }
}

//! Sides, hexes and rules by their names, and what is sealed by its digits.

use super::trouble::{Nonsense, shorten};
use engine::contract::Side;
use engine::hex::Hex;

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

/// The longest content that is sealed, in digits.
const LONGEST_CONTENT: usize = 2_000;

/// The sealed contents, in digits, as a question gave them.
pub fn contents(digits: &[String]) -> Result<Vec<Vec<u8>>, Nonsense> {
    let read = |text: &String| engine::digits::read(text).filter(|_| text.len() <= LONGEST_CONTENT);
    let all: Option<Vec<Vec<u8>>> = digits.iter().map(read).collect();
    all.ok_or_else(|| Nonsense(String::from("sealed contents are hexadecimal digits, as in the question")))
}

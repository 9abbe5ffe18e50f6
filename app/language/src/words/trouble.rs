//! Input that makes no sense, refusals by the rules, and their form for a program.

use crate::ask::names::Names;
use engine::contract::Refusal;
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

/// The reason a request fails.
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

/// A refusal in its own words. One with facts needs the names of a battle to be a sentence: see [`refusal_by`].
pub fn refusal(refusal: &Refusal) -> Value {
    let own = || Refusal { case: None, ..refusal.clone() }.to_string();
    with_reason(refusal, if refusal.text.is_empty() { own() } else { refusal.text.clone() })
}

/// A refusal as a sentence, by the names of a battle.
pub fn refusal_by(names: &Names, refusal: &Refusal) -> Value {
    with_reason(refusal, names.refusal_words(refusal))
}

fn with_reason(refusal: &Refusal, reason: String) -> Value {
    serde_json::json!({
        "reason": reason,
        "name": refusal.name,
        "case": refusal.case.map(|case| case.to_string()),
    })
}

/// A stranger's text, short enough to be repeated to them.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        text.to_string()
    } else {
        format!("{}...", text.chars().take(LONGEST).collect::<String>())
    }
}

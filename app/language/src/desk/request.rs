//! The requests about a game on a desk.

use crate::words::trouble::Trouble;
use serde::Deserialize;
use serde_json::Value;

/// A request about a game.
pub enum Move {
    /// The question the rules wait for.
    Pending,
    /// The state of the game.
    State,
    /// Its hashes.
    Hash,
    /// The game as digits.
    Save,
    /// The battle.
    Scenario,
    /// The picks that are on offer.
    Ask(AskRequest),
    /// The answers that are allowed; about one piece, if one is named.
    Options(Option<String>),
    /// The forecast of an attack.
    Forecast(Value),
    /// Whether a command could be given.
    Check(SayRequest),
    /// A command.
    Command(SayRequest),
    /// A side takes its last command back.
    Undo(String),
    /// Dice.
    Dice(Dice),
    /// The answer of a bot.
    Hint(Hint),
}

/// The picks so far, and their side.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskRequest {
    pub(super) side: Option<String>,
    #[serde(default)]
    pub(super) draft: Vec<Value>,
    /// Something that may not be on offer: why not.
    pub(super) why_not: Option<Value>,
}

/// A command, and whose.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    pub(super) side: String,
    pub(super) command: Value,
    /// The sealed contents, as `ask` gave them; the command has blanks for the seals.
    #[serde(default)]
    pub(super) sealed: Vec<String>,
}

impl SayRequest {
    /// The command and its sealed contents. The answer of `ask` is understood as it is, seals and all: then both are in
    /// one object.
    pub(super) fn parts(&self) -> Result<(&Value, Vec<String>), Trouble> {
        let together = self.command.as_object().filter(|parts| parts.len() == 2);
        let sealed = together.and_then(|parts| parts.get("sealed")).and_then(Value::as_array);
        let (Some(command), Some(sealed)) = (together.and_then(|parts| parts.get("command")), sealed) else {
            return Ok((&self.command, self.sealed.clone()));
        };
        let digits = |content: &Value| {
            let text = content.as_str().map(str::to_owned);
            text.ok_or_else(|| Trouble::Nonsense(String::from("\"sealed\" is a list of contents in digits")))
        };
        Ok((command, sealed.iter().map(digits).collect::<Result<_, _>>()?))
    }
}

/// Faces, or a seed to draw them from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    pub(super) faces: Option<Vec<u16>>,
    pub(super) seed: Option<u64>,
}

/// The level of the bot that gives the hint, and the seed of its thinking.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    pub(super) level: Option<String>,
    #[serde(default)]
    pub(super) seed: u64,
}

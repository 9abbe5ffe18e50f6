//! What can be asked of a game on a desk.

use crate::words::trouble::Trouble;
use serde::Deserialize;
use serde_json::Value;

/// A request about a game.
pub enum Move {
    /// What the rules wait for.
    Pending,
    /// How it stands.
    State,
    /// Its hashes.
    Hash,
    /// The game as digits.
    Save,
    /// The battle.
    Scenario,
    /// What may be pointed at.
    Ask(AskRequest),
    /// What may be answered; about one piece, if one is named.
    Options(Option<String>),
    /// What an attack would mean.
    Forecast(Value),
    /// Whether a command could be given.
    Check(SayRequest),
    /// A command.
    Command(SayRequest),
    /// A side takes its last command back.
    Undo(String),
    /// Dice.
    Dice(Dice),
    /// What a bot would say.
    Hint(Hint),
}

/// What was pointed at, and by whom.
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
    /// What is sealed, as `ask` gave it; the command has blanks for the seals.
    #[serde(default)]
    pub(super) sealed: Vec<String>,
}

impl SayRequest {
    /// The command and what is sealed by it. What `ask` says is understood as it is, seals and all: then both stand in one
    /// object.
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

/// Which bot is asked for its answer, and the seed of its thinking.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    pub(super) level: Option<String>,
    #[serde(default)]
    pub(super) seed: u64,
}

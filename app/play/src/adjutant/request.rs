//! What can be asked of the adjutant, read and found to make sense.

use crate::words::{Trouble, shorten};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

/// A request.
pub(super) enum Request {
    Scenarios,
    New(New),
    Load(Load),
    /// About the game on the desk.
    Game(Move),
}

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
    Ask(Asked),
    /// What may be answered; about one piece, if one is named.
    Options(Option<String>),
    /// What an attack would mean.
    Forecast(Value),
    /// Whether a command could be given.
    Check(Said),
    /// A command.
    Command(Said),
    /// A side takes its last command back.
    Undo(String),
    /// Dice.
    Dice(Dice),
    /// What a bot would say.
    Hint(Hint),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) scenario: String,
    #[serde(default = "no_options")]
    pub(super) options: Value,
    pub(super) position: Option<Value>,
    pub(super) seed: Option<u64>,
    pub(super) revision: Option<u32>,
}

fn no_options() -> Value {
    json!({})
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) scenario: String,
    pub(super) saved: String,
    pub(super) seed: Option<u64>,
}

/// What was pointed at, and by whom.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    pub(super) side: Option<String>,
    #[serde(default)]
    pub(super) draft: Vec<Value>,
    /// Something that may not be on offer: why not.
    pub(super) why_not: Option<Value>,
}

/// A command, and whose.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    pub(super) side: String,
    pub(super) command: Value,
    /// What is sealed, as `ask` gave it; the command has blanks for the seals.
    #[serde(default)]
    pub(super) sealed: Vec<String>,
}

impl Said {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsOf {
    unit: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    side: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

impl Request {
    /// The request of that name, with these fields.
    pub(super) fn read(what: &str, fields: Value) -> Result<Request, Trouble> {
        Ok(Request::Game(match what {
            "scenarios" => return bare(fields, Request::Scenarios),
            "new" => return read(fields).map(Request::New),
            "load" => return read(fields).map(Request::Load),
            "pending" => bare(fields, Move::Pending)?,
            "state" => bare(fields, Move::State)?,
            "hash" => bare(fields, Move::Hash)?,
            "save" => bare(fields, Move::Save)?,
            "scenario" => bare(fields, Move::Scenario)?,
            "ask" => Move::Ask(read(fields)?),
            "options" => Move::Options(read::<OptionsOf>(fields)?.unit),
            "forecast" => Move::Forecast(fields),
            "check" => Move::Check(read(fields)?),
            "command" => Move::Command(read(fields)?),
            "undo" => Move::Undo(read::<Undo>(fields)?.side),
            "dice" => Move::Dice(read(fields)?),
            "hint" => Move::Hint(read(fields)?),
            other => {
                return Err(Trouble::Nonsense(format!(
                    "the adjutant does not know \"{}\"; it knows scenarios, new, load, scenario, pending, ask, options, forecast, \
                     check, command, undo, dice, hint, state, hash, save",
                    shorten(other)
                )));
            }
        }))
    }
}

fn read<T: DeserializeOwned>(fields: Value) -> Result<T, Trouble> {
    serde_json::from_value(fields).map_err(|error| Trouble::Nonsense(format!("the request is not understood: {error}")))
}

/// A request that has no fields.
fn bare<T>(fields: Value, request: T) -> Result<T, Trouble> {
    read::<Nothing>(fields).map(|Nothing {}| request)
}

/// The fields of an answer.
pub(super) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([(String::from("value"), other)]),
    }
}

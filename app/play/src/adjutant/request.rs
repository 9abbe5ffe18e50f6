//! The requests to the adjutant, read and found valid.

use language::desk::Move;
use language::words::{Trouble, shorten};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

/// A request.
pub(super) enum Request {
    Scenarios,
    New(New),
    Load(Load),
    /// About the game on the desk.
    Game(Move),
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

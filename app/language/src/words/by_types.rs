//! The JSON of a system whose types speak for themselves: what it needs beyond values as they are.

use super::dictionary::Dictionary;
use super::overlay::overlaid;
use super::read::value;
use super::trouble::Nonsense;
use super::write::{json, object};
use crate::system::{EventOf, System};
use engine::contract::{Audience, Game, Pending, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json as value_of};

/// A position: the parts that were said, over how the battle begins.
pub fn position<T: Serialize + DeserializeOwned>(
    dictionary: &Dictionary,
    begins: &T,
    said: &Value,
) -> Result<T, Nonsense> {
    if !said.is_object() {
        return Err(Nonsense(String::from("a position is a JSON object that lists only what differs from the set-up")));
    }
    value(dictionary, &overlaid(&json(dictionary, begins), said))
}

/// The question the rules wait for.
pub fn pending<S: System>(dictionary: &Dictionary, game: &S::Game) -> Value
where
    <S::Game as Game>::Decision: Serialize,
    <S::Game as Game>::Outcome: Serialize,
{
    match game.pending() {
        Pending::Decision { side, decision } => {
            let mut told = named("decision", json(dictionary, &decision));
            told.insert(String::from("side"), json(dictionary, &side));
            let names = S::names(S::board_of(game));
            told.insert(String::from("text"), Value::from(S::question(game, side).plain(&names)));
            Value::Object(told)
        }
        Pending::Roll(roll) => value_of!({"roll": {
            "dice": roll.dice,
            "owner": json(dictionary, &roll.owner),
            "case": roll.case.to_string(),
            "seen_by": match roll.seen_by {
                Audience::Everyone => Value::from("everyone"),
                Audience::Only(side) => json(dictionary, &side),
            },
        }}),
        Pending::Over(over) => value_of!({"over": outcome::<S>(dictionary, game, &over)}),
    }
}

/// The state as JSON, with the parts that are the same in every system: the options, what the rules wait for, whether something can be
/// taken back.
pub fn state<S: System>(
    dictionary: &Dictionary,
    game: &S::Game,
    state: &impl Serialize,
    (agreed, options): (&str, &impl Serialize),
) -> Map<String, Value> {
    let mut told = object(json(dictionary, state));
    told.insert(agreed.to_owned(), json(dictionary, options));
    told.insert(String::from("pending"), S::pending_json(game));
    told.insert(String::from("can_undo"), Value::from(Side::BOTH.into_iter().any(|side| game.can_undo(side))));
    told
}

/// The end of the game.
pub fn outcome<S: System>(dictionary: &Dictionary, game: &S::Game, over: &impl Serialize) -> Value {
    let mut told = match json(dictionary, over) {
        Value::Object(told) => told,
        other => Map::from_iter([(String::from("outcome"), other)]),
    };
    if let Some(ending) = S::ending(game) {
        let names = S::names(S::board_of(game));
        told.insert(String::from("text"), Value::from(ending.text().plain(&names)));
    }
    Value::Object(told)
}

/// Events, each by its name, with the rules behind it and a sentence.
pub fn events<S: System>(dictionary: &Dictionary, board: &S::Board, events: &[EventOf<S>]) -> Vec<Value> {
    let names = S::names(board);
    let one = |event: &EventOf<S>| {
        let written = json(dictionary, event);
        let what = written.get("what").cloned().unwrap_or(written);
        let mut told = named("event", what);
        let happening = S::happening(board, event);
        let rules: Vec<String> = S::met(event).iter().map(ToString::to_string).collect();
        told.insert(String::from("cases"), Value::from(rules.clone()));
        told.insert(String::from("rules"), Value::from(rules));
        told.insert(String::from("text"), Value::from(happening.text.plain(&names)));
        Value::Object(told)
    };
    events.iter().map(one).collect()
}

/// A variant as an object: its name under a key, beside what is in it.
fn named(key: &str, variant: Value) -> Map<String, Value> {
    let mut told = Map::new();
    match variant {
        Value::Object(inside) if inside.len() == 1 => {
            for (name, inside) in inside {
                told.insert(key.to_owned(), Value::from(name));
                match inside {
                    Value::Object(fields) => told.extend(fields),
                    other => drop(told.insert(String::from("value"), other)),
                }
            }
        }
        other => drop(told.insert(key.to_owned(), other)),
    }
    told
}

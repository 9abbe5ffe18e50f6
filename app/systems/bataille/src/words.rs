//! The JSON of the Bataille system. Its types speak for themselves: ids by name, hexes as printed, variants in small
//! letters. Facings, places and units may also be said in short.

use super::ask::straight;
use super::{Bataille, Battle, position};
use bataille::{Action, Board, Change, Command, Event, Game, Options, Proposal, State, Terms, UnitId};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::ask::Names;
use language::system::{Begun, Rules, Words};
use language::words::{self, Dictionary, Nonsense, Trouble, json, object, shorten, value};
use serde_json::{Map, Value, json as written};
use std::sync::Arc;

/// The names of ids in a battle.
fn dictionary(board: &Board) -> Dictionary {
    let definition = board.definition();
    let names: Names = Bataille::names(board);
    let objectives = definition.victory.objectives.iter();
    let mut held: Vec<Hex> = Vec::new();
    for hex in objectives.clone().flat_map(|objective| &objective.hexes) {
        if !held.contains(hex) {
            held.push(*hex);
        }
    }
    Dictionary::new(&names)
        .kind("UnitId", definition.units.iter().map(|unit| unit.name.clone()))
        .kind("LeaderId", definition.leaders.iter().map(|leader| leader.name.clone()))
        .kind("CorpsId", definition.corps.iter().map(|corps| corps.id.clone()))
        .kind("TypeId", definition.types.iter().map(|kind| kind.id.clone()))
        .kind("EntryId", definition.ground.entries.iter().map(|entry| entry.code.clone()))
        .kind("ObjectiveId", objectives.map(|objective| objective.name.clone()))
        .kind("ObjectiveHex", held.iter().map(|hex| names.hexes.printed(*hex)))
        .lists(&[("units", "UnitId"), ("leaders", "LeaderId"), ("levels", "CorpsId"), ("holders", "ObjectiveHex")])
}

/// Sides of a hex as the page names them, clockwise from the top [10.1].
const COMPASS: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];

/// The hexsides by the names of their types.
const SIDES: [&str; 6] = ["up", "up_right", "down_right", "down", "down_left", "up_left"];

/// The twelfths as shown beside the corners, `"ese"`.
const TWELFTHS: [&str; 6] = ["n", "ene", "ese", "s", "wsw", "wnw"];

/// Corners as they are told: each lies after the side of its number.
const CORNERS: [&str; 6] = ["nne", "e", "sse", "ssw", "w", "nnw"];

/// A facing said in short: a side by its number or its quarter of the sky, `2`, `"se"` or `"ese"`, a corner as `"v2"` or
/// `"sse"`.
fn facing(said: &Value) -> Option<Value> {
    let side = |at: usize| SIDES.get(at).map(|name| written!({"side": name}));
    let corner = |at: usize| SIDES.get(at).map(|name| written!({"vertex": name}));
    match said {
        Value::Number(number) => side(usize::try_from(number.as_u64()?).ok()?),
        Value::String(text) => {
            let text = text.to_lowercase();
            match text.strip_prefix('v').and_then(|at| at.parse().ok()) {
                Some(at) => corner(at),
                None => {
                    let place = |names: [&str; 6]| names.iter().position(|name| *name == text);
                    match place(COMPASS).or_else(|| place(TWELFTHS)) {
                        Some(at) => side(at),
                        None => corner(place(CORNERS)?),
                    }
                }
            }
        }
        _ => None,
    }
}

/// The shortest beginning that may end within a word.
const SHORTEST: usize = 3;

/// The name of a unit or leader that was given by its id in the files, or by the beginning of its name: `1/22e` is the
/// only one that begins so. A word that fits no name, or several, stays as it is.
fn full_name(board: &Board, said: &str) -> Option<String> {
    let definition = board.definition();
    let units = definition.units.iter().map(|unit| (&unit.id, &unit.name));
    let known: Vec<(&String, &String)> =
        units.chain(definition.leaders.iter().map(|leader| (&leader.id, &leader.name))).collect();
    if let Some((_, name)) = known.iter().find(|(id, name)| *id == said || *name == said) {
        return Some((*name).clone());
    }
    // Whole words first: `1/22e Ligne` is no `1/22`.
    for within in [false, true] {
        let begins = |name: &str| {
            name.strip_prefix(said).is_some_and(|rest| {
                if within { said.chars().count() >= SHORTEST } else { !rest.starts_with(char::is_alphanumeric) }
            })
        };
        let mut found = known.iter().filter(|(_, name)| !said.is_empty() && begins(name));
        match (found.next(), found.next()) {
            (Some((_, name)), None) => return Some((*name).clone()),
            (Some(_), Some(_)) => return None,
            _ => {}
        }
    }
    None
}

/// The words with their short forms written out: facings, places, units by their ids in the files. Only in a command is
/// a `turn` a facing.
fn spelt(board: &Board, said: &Value, command: bool) -> Value {
    let named = |text: &str| full_name(board, text);
    match said {
        Value::String(text) => named(text).map_or_else(|| said.clone(), Value::String),
        Value::Array(items) => items.iter().map(|item| spelt(board, item, command)).collect(),
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| {
                let short = match key.as_str() {
                    "facing" => facing(value),
                    // Corps have the ids of those who lead them.
                    "levels" | "corps" => Some(value.clone()),
                    "turn" if command => facing(value),
                    "place" => value.as_str().and_then(|text| {
                        let hex = text.bytes().all(|letter| letter.is_ascii_digit());
                        hex.then(|| written!({"on": text}))
                    }),
                    _ => None,
                };
                (named(key).unwrap_or_else(|| key.clone()), short.unwrap_or_else(|| spelt(board, value, command)))
            };
            Value::Object(fields.iter().map(field).collect())
        }
        other => other.clone(),
    }
}

/// A unit by its name or its id in the files.
fn unit_named(board: &Board, name: &str) -> Result<UnitId, Nonsense> {
    let full = full_name(board, name);
    let full = full.as_deref().unwrap_or(name);
    let found = board.unit_ids().find(|unit| board.unit(*unit).is_some_and(|data| data.name == full));
    found.ok_or_else(|| Nonsense(format!("there is no unit \"{}\"", shorten(name))))
}

impl Words for Bataille {
    fn battle_json(battle: &Battle) -> Value {
        // Levels of ground are no levels of corps morale.
        let lists = &[("units", "UnitId"), ("leaders", "LeaderId"), ("holders", "ObjectiveHex")];
        let mut told = object(json(&dictionary(&battle.board).lists(lists), battle.board.definition()));
        told.insert(String::from("title"), Value::from(battle.scenario.title.clone()));
        Value::Object(told)
    }

    fn begun(board: &Arc<Board>, options: &Value, said: Option<&Value>) -> Result<Begun<Bataille>, Nonsense> {
        let dictionary = dictionary(board);
        let usual = board.definition().usual;
        let terms: Terms = if options.is_null() { usual } else { words::position(&dictionary, &usual, options)? };
        if terms.kozlov && !board.definition().reinforcements.iter().any(|group| group.kozlov) {
            return Err(Nonsense(String::from("there are no reinforcements by agreement in this battle")));
        }
        let (game, events) = Game::new(Arc::clone(board), terms);
        let Some(said) = said else { return Ok((game, events)) };
        let (said, begins) = position::begins(board, game.state(), &spelt(board, &position::plain(said), false))?;
        let mut state: State = words::position(&dictionary, &begins, &said)?;
        position::complete(board, &mut state);
        Game::begun(Arc::clone(board), terms, state).map_err(|mistakes| Nonsense(mistakes.join("; ")))
    }

    fn pending_json(game: &Game) -> Value {
        words::pending::<Bataille>(&dictionary(game.board()), game)
    }

    fn options_json(game: &Game, piece: Option<&str>) -> Result<Value, Nonsense> {
        let options = game.options();
        let options = match piece {
            Some(name) => only(options, unit_named(game.board(), name)?),
            None => options,
        };
        Ok(json(&dictionary(game.board()), &options))
    }

    fn state_json(game: &Game) -> Value {
        let dictionary = dictionary(game.board());
        let mut told = words::state::<Bataille>(&dictionary, game, game.state(), ("terms", &game.terms()));
        let score = Side::BOTH.map(|side| {
            let score = game.score(side);
            let mut points = json(&dictionary, &score);
            if let Some(points) = points.as_object_mut() {
                points.insert(String::from("total"), Value::from(score.total()));
            }
            (json(&dictionary, &side).as_str().unwrap_or_default().to_owned(), points)
        });
        told.insert(String::from("score"), Value::Object(score.into_iter().collect()));
        Value::Object(told)
    }

    fn command_json(board: &Board, command: &Command) -> Value {
        json(&dictionary(board), command)
    }

    /// A move may leave its way to the rules: `{"move": {"unit": "1/22e", "to": "1204"}}` goes the cheapest way.
    fn command_from(game: &Game, said: &Value) -> Result<Command, Nonsense> {
        let said = spelt(game.board(), said, true);
        match short(game, &said) {
            Some(command) => command,
            None => value(&dictionary(game.board()), &with_orders(game, &filled(&faced(&said)))),
        }
    }

    fn forecast_json(game: &Game, said: &Value) -> Result<Value, Trouble> {
        let dictionary = dictionary(game.board());
        // The roll that is pending now: `{"pending": true}`.
        let proposal: Proposal = match said.get("pending") {
            Some(_) => Proposal::Pending,
            None => value(&dictionary, &filled(&spelt(game.board(), said, true)))?,
        };
        let mut told = json(&dictionary, &game.forecast(&proposal)?);
        let ends = game.ends(&proposal);
        if let (false, Some(fields)) = (ends.is_empty(), told.as_object_mut()) {
            fields.insert(String::from("ends"), json(&dictionary, &ends));
        }
        Ok(told)
    }

    fn events_json(board: &Board, events: &[Event]) -> Vec<Value> {
        words::events::<Bataille>(&dictionary(board), board, events)
    }

    fn change_json(board: &Board, change: &Change) -> Value {
        json(&dictionary(board), change)
    }

    fn change_from(board: &Board, said: &Value) -> Result<Change, Nonsense> {
        value(&dictionary(board), &spelt(board, said, false))
    }

    /// The cost for a unit alone to end its move in a hex, in half points.
    fn reach_json(game: &Game, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        let unit = unit_named(game.board(), piece)?;
        let reach = match game.options() {
            Options::Movement(_) => game.reach(game.side_of(unit), &[unit]),
            _ => Vec::new(),
        };
        let reached = reach.iter().find(|reached| reached.hex == hex);
        Ok(reached.map_or_else(|| Value::from("never"), |reached| Value::from(reached.cost.0)))
    }
}

/// Lists that may be left out where they are empty, by the command they belong to.
const LEFT_OUT: [(&str, &str); 6] = [
    ("charge", "leaders"),
    ("charge", "path"),
    ("move", "leaders"),
    ("enter", "leaders"),
    ("assault", "saving"),
    ("close", "orders"),
];

/// The words with the lists that are empty.
fn filled(said: &Value) -> Value {
    let Some((word, Value::Object(inside))) = said.as_object().and_then(|fields| fields.iter().next()) else {
        // A command that is only a word may have a list that is empty.
        return match said.as_str() {
            Some("close") => written!({"close": {"orders": []}}),
            _ => said.clone(),
        };
    };
    let mut inside = inside.clone();
    for (_, list) in LEFT_OUT.iter().filter(|(known, _)| known == word) {
        inside.entry(*list).or_insert_with(|| Value::Array(Vec::new()));
    }
    written!({word.as_str(): inside})
}

/// A carré needs no facing: it faces all round.
fn faced(said: &Value) -> Value {
    match said {
        Value::Array(items) => items.iter().map(faced).collect(),
        Value::Object(fields) => {
            let mut fields: Map<String, Value> =
                fields.iter().map(|(key, inside)| (key.clone(), faced(inside))).collect();
            if fields.get("formation").is_some_and(|formation| formation == "carre") {
                fields.entry("facing").or_insert_with(|| Value::from("all_round"));
            }
            Value::Object(fields)
        }
        other => other.clone(),
    }
}

/// Standing orders that a command does not name stay as they are.
fn with_orders(game: &Game, said: &Value) -> Value {
    let mut said = said.clone();
    // They are given in the movement segment, and with `close`.
    let inside =
        said.as_object_mut().into_iter().flatten().filter(|(word, _)| ["orders", "close"].contains(&word.as_str()));
    let lists = inside.filter_map(|(_, inside)| inside.get_mut("orders").and_then(Value::as_array_mut));
    for one in lists.flatten() {
        let unit = one.get("unit").and_then(Value::as_str).and_then(|name| unit_named(game.board(), name).ok());
        if let Some(unit) = unit
            && let Some(orders) = one.get_mut("orders")
        {
            *orders = words::overlaid(&json(&dictionary(game.board()), &game.unit(unit).orders), orders);
        }
    }
    said
}

/// A move that says only who and where to.
fn short(game: &Game, said: &Value) -> Option<Result<Command, Nonsense>> {
    let inside = said.as_object().filter(|object| object.len() == 1)?.get("move")?;
    let to = inside.get("to")?.as_str()?;
    let units: Vec<&str> = match (inside.get("unit"), inside.get("units")) {
        (Some(unit), None) => vec![unit.as_str()?],
        (None, Some(units)) => units.as_array()?.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let found = units.iter().map(|name| unit_named(game.board(), name)).collect::<Result<Vec<UnitId>, _>>();
    Some(found.and_then(|units| {
        let hex = Bataille::names(game.board()).hex(to)?;
        let side = units.first().map_or(Side::First, |unit| game.side_of(*unit));
        let reach = game.reach(side, &units);
        // If there is no path, the rules refuse the straight one, with the reason.
        let known = reach.into_iter().find(|reached| reached.hex == hex);
        let from = units.first().and_then(|unit| game.hex_of(*unit));
        let straight = || straight(game, from, hex).into_iter().map(Action::Enter).collect();
        let actions = known.map_or_else(straight, |reached| reached.actions);
        Ok(Command::Move { units, leaders: Vec::new(), actions })
    }))
}

/// The part of the options that concerns one unit.
fn only(options: Options, unit: UnitId) -> Options {
    match options {
        Options::Charge(mut all) => {
            all.retain(|known| known.unit == unit);
            Options::Charge(all)
        }
        Options::Movement(mut all) => {
            all.movers.retain(|known| known.units.contains(&unit));
            all.entries.retain(|known| known.unit == unit);
            all.orders.retain(|known| *known == unit);
            all.leaders.clear();
            all.restack.clear();
            Options::Movement(all)
        }
        Options::Fire(mut all) => {
            all.firers.retain(|known| known.unit == unit);
            all.attacks.retain(|known| known.units.contains(&unit));
            Options::Fire(all)
        }
        Options::Assault(mut all) => {
            all.retain(|known| known.unit == unit);
            Options::Assault(all)
        }
        Options::FollowUp(mut all) => {
            all.retain(|known| known.unit == unit);
            Options::FollowUp(all)
        }
        other => other,
    }
}

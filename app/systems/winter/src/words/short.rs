//! The shorter forms that people and programs use for the types.

use super::BESIDE;
use engine::contract::{Fact, Game as _, Pending, Refusal};
use engine::hex::Hex;
use engine::rule::Rule;
use language::words::{Nonsense, shorten};
use serde_json::{Map, Value, json};
use winter::facing::Facing;
use winter::state::{Formation, State};
use winter::{Board, Decision, Game, Step, UnitId};

/// The words of the types for the six apexes.
const FACINGS: [&str; 6] =
    ["north", "east_north_east", "east_south_east", "south", "west_south_west", "west_north_west"];

/// The words of the types for the six hexsides.
const WAYS: [(&str, &str); 6] = [
    ("NE", "north_east"),
    ("E", "east"),
    ("SE", "south_east"),
    ("SW", "south_west"),
    ("W", "west"),
    ("NW", "north_west"),
];

/// Facings, hexsides and ids of the files in the words of the types, anywhere.
pub(super) fn names(board: &Board, said: &Value) -> Value {
    match said {
        Value::String(text) => Value::String(called(board, text)),
        Value::Array(list) => list.iter().map(|inside| names(board, inside)).collect(),
        Value::Object(fields) => {
            let all = fields.iter().map(|(key, inside)| (called(board, key), names(board, inside)));
            Value::Object(all.collect())
        }
        other => other.clone(),
    }
}

fn called(board: &Board, text: &str) -> String {
    let apex = Facing::ALL.iter().position(|facing| facing.name() == text).and_then(|at| FACINGS.get(at));
    if let Some(facing) = apex {
        return (*facing).to_owned();
    }
    if let Some((_, way)) = WAYS.iter().find(|(short, _)| *short == text) {
        return (*way).to_owned();
    }
    if let Some(unit) = board.unit_id(text) {
        return board.unit(unit).name.clone();
    }
    board.leader_id(text).map_or_else(|| text.to_owned(), |leader| board.leader(leader).name.clone())
}

/// The first name in a command that is no unit or leader of the battle, or no hex of its map.
pub(super) fn stray(board: &Board, key: Option<&str>, said: &Value) -> Option<Refusal> {
    const UNITS: [&str; 9] = ["unit", "units", "battalion", "firers", "into", "place", "first", "second", "third"];
    const LEADERS: [&str; 2] = ["leader", "leaders"];
    match said {
        Value::Array(list) => list.iter().find_map(|inside| stray(board, key, inside)),
        Value::Object(fields) => fields.iter().find_map(|(field, inside)| {
            // In other commands `to` is a hex.
            let field = match (key, field.as_str()) {
                (Some("order"), "from" | "to") => "leader",
                (Some("combine"), "from") => "unit",
                (_, field) => field,
            };
            stray(board, Some(field), inside)
        }),
        Value::String(text) => {
            let unit = board.unit_ids().any(|unit| board.unit(unit).name == *text || board.unit(unit).id == *text);
            let leader =
                board.leader_ids().any(|known| board.leader(known).name == *text || board.leader(known).id == *text);
            let wanted = |keys: &[&str]| key.is_some_and(|key| keys.contains(&key));
            if wanted(&UNITS) && !unit || wanted(&LEADERS) && !leader {
                let refusal = Refusal::of(Some(Rule::new("4.2")), "unknown-id").varied("named");
                return Some(refusal.with("name", Fact::Name(shorten(text).to_string())));
            }
            let number = text.len() == 5
                && text.starts_with(['A', 'B', 'C', 'D'])
                && text.bytes().skip(1).all(|byte| byte.is_ascii_digit());
            (number && board.chart().read(text).is_none()).then(|| {
                let refusal = Refusal::of(Some(Rule::new("2.3")), "off-board").varied("named");
                refusal.with("hex", Fact::Name(text.clone()))
            })
        }
        _ => None,
    }
}

/// Match options in the words of the page: `{"reactions": "ask"}`.
pub(super) fn options(said: &Value) -> Result<Value, Nonsense> {
    let mut said = said.clone();
    if let Some(fields) = said.as_object_mut()
        && let Some(reactions) = fields.remove("reactions")
    {
        let ask = match reactions.as_str() {
            Some("ask") => true,
            Some("orders") => false,
            _ => return Err(Nonsense(String::from("reactions are \"orders\" or \"ask\""))),
        };
        fields.insert(String::from("ask"), Value::from(ask));
    }
    Ok(said)
}

/// A position as the types have it, whether others take no part, and whether the phase begins.
///
/// A unit may be a hex alone; parts of the affairs may be beside the turn.
pub(super) fn position(board: &Board, said: &Value) -> Result<(Value, bool, bool), Nonsense> {
    let mut said = names(board, said);
    let Some(fields) = said.as_object_mut() else {
        return Err(Nonsense(String::from("a position is a JSON object that lists only what differs from the set-up")));
    };
    for key in BESIDE {
        fields.remove(key);
    }
    let aside = match fields.remove("others").as_ref().map(|word| word.as_str().unwrap_or_default()) {
        None | Some("start") => false,
        Some("out") => true,
        Some(_) => return Err(Nonsense(String::from("others are \"out\" or as at the \"start\""))),
    };
    let begins = fields.remove("begins") == Some(Value::Bool(true));
    for (list, place) in [("units", "place"), ("leaders", "post")] {
        if let Some(all) = fields.get_mut(list).and_then(Value::as_object_mut) {
            all.values_mut().for_each(|known| put(known, place));
        }
    }
    const WHOLE: [&str; 8] = ["turn", "phase", "phases", "units", "leaders", "affairs", "agenda", "day"];
    let loose: Vec<String> = fields.keys().filter(|key| !WHOLE.contains(&key.as_str())).cloned().collect();
    if !loose.is_empty() {
        let mut affairs = fields.remove("affairs").and_then(|known| known.as_object().cloned()).unwrap_or_default();
        for key in loose {
            if let Some(part) = fields.remove(&key) {
                affairs.insert(key, part);
            }
        }
        fields.insert(String::from("affairs"), Value::Object(affairs));
    }
    Ok((said, aside, begins))
}

/// `"A0916"` or `{"hex": "A0916", ...}` as a place.
fn put(known: &mut Value, place: &str) {
    let at = |text: &str| {
        let word = text.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        if word { Value::from(text) } else { json!({ "on": text }) }
    };
    match known {
        Value::String(text) => *known = Value::Object(Map::from_iter([(place.to_owned(), at(text))])),
        Value::Object(fields) => {
            if let Some(Value::String(text)) = fields.remove("hex") {
                fields.insert(place.to_owned(), at(&text));
            }
            if let Some(Value::String(text)) = fields.get(place).cloned() {
                fields.insert(place.to_owned(), at(&text));
            }
        }
        _ => {}
    }
}

/// Completes the units as given: an Extended Line has its second hex at its right unless another is given.
pub(super) fn settle(state: &mut State) {
    for unit in &mut state.units {
        match unit.formation {
            Formation::ExtendedLine => {
                unit.hand = unit.hand.or(Some(winter::state::Hand::Right));
            }
            _ => unit.hand = None,
        }
    }
}

/// One instead of a list, under the name of one.
fn plural(fields: &mut Map<String, Value>, one: &str, many: &str) {
    if let Some(single) = fields.remove(one) {
        fields.entry(many.to_owned()).or_insert_with(|| Value::Array(vec![single]));
    }
}

fn usual(fields: &mut Map<String, Value>, key: &str, value: Value) {
    fields.entry(key.to_owned()).or_insert(value);
}

/// A proposal with a list where one was said.
pub(super) fn proposal(board: &Board, said: &Value) -> Value {
    let mut said = names(board, said);
    if let Some(fields) = said.get_mut("fire").and_then(Value::as_object_mut) {
        plural(fields, "unit", "units");
    }
    said
}

/// A command with what was left out put in.
pub(super) fn command(game: &Game, said: &Value) -> Result<Value, Nonsense> {
    let board = game.board();
    let mut said = names(board, said);
    let Some(object) = said.as_object_mut().filter(|object| object.len() == 1) else { return Ok(said) };
    let Some((word, inside)) = object.iter_mut().next() else { return Ok(said) };
    let Some(fields) = inside.as_object_mut() else { return Ok(said) };
    match word.as_str() {
        "move" => march(game, fields)?,
        "enter" => entry(game, fields),
        "deploy" => {
            usual(fields, "units", json!([]));
            usual(fields, "skirmishers", json!([]));
        }
        "standing_order" => {
            plural(fields, "unit", "units");
            let first = fields.get("units").and_then(|units| units.get(0)).and_then(Value::as_str);
            let unit = first.and_then(|name| super::unit_named(board, name).ok());
            let now = unit.map(|unit| *game.state().unit(unit));
            let fire = now.map_or("any", |now| match now.fire {
                winter::state::FireOrder::Any => "any",
                winter::state::FireOrder::Formed => "formed",
                winter::state::FireOrder::Hold => "hold",
            });
            usual(fields, "fire", json!(fire));
            usual(fields, "charges", json!(now.is_some_and(|now| now.charges)));
        }
        "move_leader" => {
            usual(fields, "path", json!([]));
            usual(fields, "exit", json!(false));
            if let Some(to) = fields.remove("to") {
                leader_way(game, fields, &to);
            }
        }
        "grand_charge" => {
            for wave in ["first", "second", "third"] {
                usual(fields, wave, json!([]));
            }
        }
        "attack" => usual(fields, "advance", json!(false)),
        "fire" => {
            plural(fields, "unit", "units");
            plural(fields, "target", "targets");
        }
        _ => {}
    }
    Ok(said)
}

/// A leader's cheapest way, if there is one; the straight word of it otherwise.
fn leader_way(game: &Game, fields: &mut Map<String, Value>, to: &Value) {
    let chart = game.board().chart();
    let hex = to.as_str().and_then(|text| chart.read(text));
    let name = fields.get("leader").and_then(Value::as_str);
    let leader = game.board().leader_ids().find(|leader| Some(game.board().leader(*leader).name.as_str()) == name);
    let way = leader.zip(hex).and_then(|(leader, hex)| {
        let end = game.leader_reach(leader).into_iter().find(|end| end.hex == hex)?;
        Some(end.path.into_iter().map(|hex| chart.name(hex)).collect::<Vec<_>>())
    });
    fields.insert(String::from("path"), way.map_or_else(|| json!([to]), |way| json!(way)));
}

/// A step as a hex, a facing, a word, or a formation with its facing.
fn step(said: &Value) -> Value {
    match said {
        Value::String(text) if FACINGS.contains(&text.as_str()) => json!({ "face": text }),
        Value::String(text) if !["detach", "rejoin", "exit"].contains(&text.as_str()) => json!({ "enter": text }),
        other => other.clone(),
    }
}

fn march(game: &Game, fields: &mut Map<String, Value>) -> Result<(), Nonsense> {
    plural(fields, "unit", "units");
    plural(fields, "leader", "leaders");
    usual(fields, "leaders", json!([]));
    usual(fields, "grand", json!(false));
    if let Some(path) = fields.remove("path") {
        usual(fields, "steps", path);
    }
    if let Some(to) = fields.remove("to") {
        let first = fields.get("units").and_then(|units| units.get(0)).and_then(Value::as_str).unwrap_or_default();
        let unit = super::unit_named(game.board(), first)?;
        let chart = game.board().chart();
        let hex = to.as_str().and_then(|text| chart.read(text));
        let moves = matches!(game.pending(), Pending::Decision { decision: Decision::Move, .. });
        let reach = moves.then(|| game.reach(unit));
        let ends = reach.map_or_else(Vec::new, |reach| reach.ends);
        let end = ends.iter().filter(|end| Some(end.hex) == hex).min_by_key(|end| end.spent);
        let steps = end.map(|end| language::words::json(&super::dictionary(game.board()), &end.steps));
        // If there is no path, the rules refuse the straight one, with the turns it needs.
        let straight =
            hex.map(|hex| language::words::json(&super::dictionary(game.board()), &straight(game, unit, hex)));
        usual(fields, "steps", steps.or(straight).unwrap_or_else(|| json!([{ "enter": to }])));
        if let Some(toward) = end.and_then(|end| end.toward) {
            usual(fields, "toward", language::words::json(&super::dictionary(game.board()), &toward));
        }
    }
    usual(fields, "steps", json!([]));
    if let Some(steps) = fields.get_mut("steps").and_then(Value::as_array_mut) {
        steps.iter_mut().for_each(|known| *known = step(known));
    }
    Ok(())
}

/// The straight way to a hex, whatever lies there, turning as little as it can.
fn straight(game: &Game, unit: UnitId, to: Hex) -> Vec<Step> {
    let (board, now) = (game.board(), game.state().unit(unit));
    let Some(mut at) = now.hex() else { return vec![Step::Enter(to)] };
    let turns = !game.looks_all_round(unit) && now.formation != Formation::RoadColumn;
    let mut facing = now.facing;
    let mut steps = Vec::new();
    while at != to && steps.len() < 70 {
        let nearest = board.around(at).min_by_key(|(_, hex)| (board.distance(*hex, to), *hex));
        let Some((way, next)) = nearest else { break };
        if turns && !facing.front().contains(&way) {
            let fits = Facing::ALL.into_iter().filter(|known| known.front().contains(&way));
            facing = fits.min_by_key(|known| known.apart(facing)).unwrap_or(facing);
            steps.push(Step::Face(facing));
        }
        steps.push(Step::Enter(next));
        at = next;
    }
    steps
}

fn entry(game: &Game, fields: &mut Map<String, Value>) {
    plural(fields, "unit", "units");
    plural(fields, "leader", "leaders");
    for key in ["units", "leaders", "steps"] {
        usual(fields, key, json!([]));
    }
    usual(fields, "grand", json!(false));
    let board = game.board();
    let first = fields.get("units").and_then(|units| units.get(0)).and_then(Value::as_str);
    let data = first.and_then(|name| super::unit_named(board, name).ok()).and_then(|unit| board.data(unit));
    let (formation, facing) =
        data.map_or((Formation::GeneralOrder, Facing::North), |data| (data.formation, data.facing));
    let dictionary = super::dictionary(board);
    usual(fields, "formation", language::words::json(&dictionary, &formation));
    usual(fields, "facing", language::words::json(&dictionary, &facing));
    if let Some(steps) = fields.get_mut("steps").and_then(Value::as_array_mut) {
        steps.iter_mut().for_each(|known| *known = step(known));
    }
}

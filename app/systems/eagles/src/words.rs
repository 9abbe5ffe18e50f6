//! The JSON of The Eagles Turn East. Its types speak for themselves: ids by name, hexes as printed, variants in small
//! letters; columns of tables are written by their heads.

use super::ask::{self, column_word, result_word};
use super::columns::ATTRITION;
use super::{Battle, Eagles, positions, side_name};
use eagles::{
    Board, Change, Chit, Choice, Command, Decision, Event, Forecast, Game, LeaderId, OptionalRules, Options, Proposal,
    RoundResult, What, path_to,
};
use engine::codec;
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::system::{Begun, Rules, Words};
use language::words::{self, Dictionary, Nonsense, Trouble, json, shorten, value};
use serde_json::{Map, Value, json as object};
use std::sync::Arc;

/// The names of ids in a battle.
pub(super) fn dictionary(board: &Board) -> Dictionary {
    let definition = board.definition();
    let sides = Side::BOTH.map(|side| side_name(board, side).to_lowercase());
    let names = Eagles::names(board);
    let dictionary = Dictionary::new(&names);
    // Leaders are the first pieces, units are the rest.
    let mut pieces = names.pieces.into_iter();
    dictionary
        .kind("LeaderId", pieces.by_ref().take(definition.leaders.len()))
        .kind("UnitId", pieces)
        .kind("FormationId", names.groups)
        .kind("ArmyId", definition.armies.iter().map(|army| army.id.clone()))
        .kind("BoxId", definition.campaign.iter().flat_map(|one| &one.boxes).map(|area| area.id.clone()))
        .kind("Held", definition.held.iter().map(|held| board.number(held.hex)))
        .kind("OfSides", sides)
        .also("LeaderId", definition.leaders.iter().enumerate().map(|(at, leader)| (leader.id.clone(), at)))
        .also("UnitId", definition.units.iter().enumerate().map(|(at, unit)| (unit.id.clone(), at)))
        .also("FormationId", definition.formations.iter().enumerate().map(|(at, one)| (one.id.clone(), at)))
        .lists(&[
            ("units", "UnitId"),
            ("leaders", "LeaderId"),
            ("held", "Held"),
            ("staffs", "ArmyId"),
            ("tokens", "LeaderId"),
            ("lost", "OfSides"),
            ("guard_lost", "OfSides"),
            ("points", "OfSides"),
            ("parties", "OfSides"),
            ("pursuers", "OfSides"),
        ])
}

/// A leader by his name or his id in the files.
fn leader_named(board: &Board, name: &str) -> Result<LeaderId, Nonsense> {
    value(&dictionary(board), &Value::from(name))
        .map_err(|_| Nonsense(format!("there is no leader \"{}\"", shorten(name))))
}

impl Words for Eagles {
    fn battle_json(battle: &Battle) -> Value {
        let mut told = match json(&dictionary(&battle.board), battle.board.definition()) {
            Value::Object(told) => told,
            other => Map::from_iter([(String::from("definition"), other)]),
        };
        told.insert(String::from("title"), Value::from(battle.scenario.title.clone()));
        let sides = Side::BOTH.map(|side| {
            let known = battle.board.side(side);
            object!({"name": side_name(&battle.board, side), "commands": known.commands, "minimum": known.minimum})
        });
        told.insert(String::from("sides"), Value::from(sides.to_vec()));
        let places = battle.scenario.gazetteer.places().iter().map(|place| {
            let hexes: Vec<String> = place.hexes.iter().map(|hex| battle.board.number(*hex)).collect();
            object!({"name": place.name, "hexes": hexes})
        });
        told.insert(String::from("places"), Value::from(places.collect::<Vec<_>>()));
        Value::Object(told)
    }

    fn begun(board: &Arc<Board>, options: &Value, position: Option<&Value>) -> Result<Begun<Eagles>, Nonsense> {
        let dictionary = dictionary(board);
        let usual = OptionalRules::default();
        let optional = if options.is_null() { usual } else { words::position(&dictionary, &usual, options)? };
        if (optional.foraging || optional.ney) && board.definition().campaign.is_none() {
            return Err(Nonsense(String::from("foraging and ney belong to campaigns")));
        }
        if optional.veiled && (optional.foraging || optional.ney) {
            return Err(Nonsense(String::from("foraging and ney cannot be used in veiled play")));
        }
        let (game, events) = Game::new(Arc::clone(board), optional);
        match position {
            Some(said) => positions::begun(&game, &dictionary, said),
            None => Ok((game, events)),
        }
    }

    fn pending_json(game: &Game) -> Value {
        words::pending::<Eagles>(&dictionary(game.board()), game)
    }

    fn options_json(game: &Game, piece: Option<&str>) -> Result<Value, Nonsense> {
        let options = game.options();
        let options = match piece {
            Some(name) => only(options, leader_named(game.board(), name)?),
            None => options,
        };
        Ok(json(&dictionary(game.board()), &options))
    }

    fn state_json(game: &Game) -> Value {
        let dictionary = dictionary(game.board());
        let mut told = match json(&dictionary, game.state()) {
            Value::Object(told) => told,
            other => Map::from_iter([(String::from("state"), other)]),
        };
        let mut put = |key: &str, value: Value| drop(told.insert(key.to_owned(), value));
        put("scenario", Value::from(game.board().definition().id.clone()));
        // The track is lettered in capitals; either is read.
        put("morale", Value::from(format!("{:?}", game.state().morale)));
        put("phase", Value::from(<Eagles as language::system::Tell>::phase(game).key));
        put("forces", positions::forces(game, &dictionary));
        let scores = Side::BOTH.map(|side| {
            let score = game.score(side);
            let parts = object!({"strength": score.strength, "morale": score.morale, "held": score.held,
                "guard": score.guard, "total": score.total()});
            (side_name(game.board(), side).to_lowercase(), parts)
        });
        put("score", Value::Object(scores.into_iter().collect()));
        put("optional", json(&dictionary, &game.optional_rules()));
        put("pending", Eagles::pending_json(game));
        put("can_undo", Value::from(Side::BOTH.into_iter().any(|side| game.can_undo(side))));
        Value::Object(told)
    }

    fn command_json(board: &Board, command: &Command) -> Value {
        json(&dictionary(board), command)
    }

    /// A march may leave its path to the rules: `{"march": {"to": "N-3426"}}` takes the cheapest. Empty parts may be
    /// left out: `{"activate": {"leader": "Ney"}}`.
    fn command_from(game: &Game, said: &Value) -> Result<Command, Nonsense> {
        let said = whole(game, said)?;
        let command: Command = value(&dictionary(game.board()), &said)?;
        Ok(match asked(game) {
            Some(side) => ask::said(game, side, command).command,
            None => command,
        })
    }

    /// The tracks of both sides and the chits that stayed shut, once everything is open.
    fn opened_json(game: &Game) -> Option<Value> {
        let over = matches!(game.pending(), engine::contract::Pending::Over(_));
        let sealed = Side::BOTH.into_iter().any(|side| !game.shut(side).is_empty());
        if !over || !game.is_veiled() && !sealed {
            return None;
        }
        let dictionary = dictionary(game.board());
        let known = Side::BOTH
            .map(|side| if game.is_veiled() { positions::known(game, side, &dictionary) } else { Map::new() });
        let forces: Map<String, Value> = known.into_iter().flatten().collect();
        let chits = Side::BOTH.into_iter().flat_map(|side| game.shut(side).into_iter().map(move |shut| (side, shut)));
        let chits: Vec<Value> = chits
            .filter_map(|(side, shut)| {
                let chit: Chit = codec::decode(&shut.opening?.content).ok()?;
                let mut told = json(&dictionary, &chit).as_object().cloned()?;
                told.insert(String::from("side"), json(&dictionary, &side));
                Some(Value::Object(told))
            })
            .collect();
        Some(object!({"forces": forces, "chits": chits}))
    }

    /// `{"seal_chit": "pitched"}` says openly what is to be sealed.
    fn hides(game: &Game, said: &Value) -> Result<Vec<Vec<u8>>, Nonsense> {
        let Some(inside) = said.get("seal_chit") else {
            let Some(side) = asked(game).filter(|_| game.is_veiled()) else { return Ok(Vec::new()) };
            let command: Command = value(&dictionary(game.board()), &whole(game, said)?)?;
            return Ok(ask::said(game, side, command).sealed);
        };
        let word = inside.as_str().or_else(|| inside.get("choice").and_then(Value::as_str));
        let engine::contract::Pending::Decision { decision: Decision::SealChit { combat, round }, .. } = game.pending()
        else {
            return Ok(Vec::new());
        };
        let Some(word) = word else {
            // An author who names a seal of his own has sealed by himself.
            let own = inside.get("seal").and_then(Value::as_str);
            if own.is_some_and(|seal| seal.bytes().any(|digit| digit != b'0')) {
                return Ok(Vec::new());
            }
            return Err(Nonsense(String::from(
                "the chit has no choice: say {\"seal_chit\": \"pitched\"} or {\"seal_chit\": \"pursuit\"}",
            )));
        };
        let choice: Choice = value(&dictionary(game.board()), &Value::from(word))?;
        Ok(vec![codec::encode(&Chit { combat, round, choice })])
    }

    /// A forecast is requested like the command it is about: `{"declare": {...}}`; `{"roll": true}` weighs the dice
    /// that are pending.
    fn forecast_json(game: &Game, said: &Value) -> Result<Value, Trouble> {
        let dictionary = dictionary(game.board());
        let said = match said.as_object() {
            Some(object) if object.is_empty() || object.contains_key("roll") => Value::from("roll"),
            Some(object) if object.contains_key("end_march") => Value::from("end_march"),
            _ => whole(game, said)?,
        };
        let proposal: Proposal = value(&dictionary, &said)?;
        Ok(weighed(game.board(), &dictionary, &game.forecast(&proposal)?))
    }

    fn events_json(board: &Board, events: &[Event]) -> Vec<Value> {
        let mut told = words::events::<Eagles>(&dictionary(board), board, events);
        for (event, told) in events.iter().zip(&mut told) {
            let Some(told) = told.as_object_mut() else { continue };
            let mut put = |key: &str, value: Value| drop(told.insert(key.to_owned(), value));
            if let What::Fought { column, result, attacker, .. } = &event.what {
                put("column", Value::from(column_word(board, *column)));
                put("table", Value::from(result_word(result, *attacker)));
            } else if let What::Attrition { column, .. } = &event.what {
                put("column", Value::from(ATTRITION.get(usize::from(*column)).copied().unwrap_or("?")));
            } else if let What::MoraleMoved { from, to, .. } = &event.what {
                put("from", Value::from(format!("{from:?}")));
                put("to", to.map_or(Value::Null, |to| Value::from(format!("{to:?}"))));
            }
        }
        told
    }

    fn change_json(board: &Board, change: &Change) -> Value {
        json(&dictionary(board), change)
    }

    fn change_from(board: &Board, said: &Value) -> Result<Change, Nonsense> {
        value(&dictionary(board), said)
    }

    /// The cost for a leader, in halves, to reach a hex in the march or alone.
    fn reach_json(game: &Game, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        let leader = leader_named(game.board(), piece)?;
        let reach = match game.options() {
            Options::March(options) => {
                let all = options.own.into_iter().chain(options.legs);
                let own = all.into_iter().find(|leg| leg.leaders.contains(&leader));
                own.map(|leg| {
                    leg.reach.into_iter().filter(|reached| leg.ends.contains(&reached.hex)).collect::<Vec<_>>()
                })
            }
            Options::Activate(options) => {
                options.movers.into_iter().find(|known| known.leaders.contains(&leader)).map(|known| known.reach)
            }
            _ => None,
        };
        let reached = reach.unwrap_or_default().into_iter().find(|reached| reached.hex == hex);
        Ok(reached.map_or_else(|| Value::from("never"), |reached| Value::from(reached.cost)))
    }
}

/// The side that must decide.
fn asked(game: &Game) -> Option<Side> {
    match game.pending() {
        engine::contract::Pending::Decision { side, .. } => Some(side),
        _ => None,
    }
}

/// A command whose missing parts are filled in: no further leaders, no guns, the cheapest path.
fn whole(game: &Game, said: &Value) -> Result<Value, Nonsense> {
    let Some((word, inside)) = said.as_object().filter(|object| object.len() == 1).and_then(|one| one.iter().next())
    else {
        return Ok(said.clone());
    };
    if word == "seal_chit" && inside.get("seal").is_none() {
        return Ok(object!({"seal_chit": {"seal": "0".repeat(64)}}));
    }
    let Some(mut fields) = inside.as_object().cloned() else { return Ok(said.clone()) };
    let usual: &[(&str, Value)] = match word.as_str() {
        "activate" => &[("others", object!([])), ("extended", Value::from(false))],
        "declare" | "defend" => &[("others", object!([]))],
        "exit" => &[("carried", object!([])), ("transit", Value::from(false))],
        "retire_centre" => &[("path", object!([]))],
        "march_regiment" => &[("from", Value::Null), ("to", Value::Null)],
        "force" => &[("others", object!([])), ("guns", Value::Null)],
        "march" => &[("carried", object!([]))],
        "repulse" => &[("leaders", object!([]))],
        "detach" => &[("to", Value::Null)],
        _ => &[],
    };
    if let Some(paths) = fields.get_mut("paths").and_then(Value::as_array_mut).filter(|_| word == "retreat") {
        for path in paths.iter_mut().filter_map(Value::as_object_mut) {
            path.entry("off").or_insert(Value::from(false));
            path.entry("path").or_insert_with(|| object!([]));
        }
    }
    for (key, value) in usual {
        fields.entry((*key).to_owned()).or_insert_with(|| value.clone());
    }
    if matches!(word.as_str(), "march" | "leg" | "move_leader")
        && let Some(to) = fields.remove("to")
    {
        let leaders = fields.get(if word == "march" { "carried" } else { "leaders" }).cloned().unwrap_or_default();
        fields.insert(String::from("path"), way(game, word, &leaders, &to)?);
    }
    Ok(Value::Object(Map::from_iter([(word.clone(), Value::Object(fields))])))
}

/// The cheapest path of a leg to a hex; if there is none, the hex alone, for the rules to refuse it.
fn way(game: &Game, word: &str, leaders: &Value, to: &Value) -> Result<Value, Nonsense> {
    let dictionary = dictionary(game.board());
    let leaders: Vec<LeaderId> = value(&dictionary, leaders)?;
    let to: Hex = value(&dictionary, to)?;
    let path = match game.options() {
        Options::March(options) => {
            let list = if word == "march" { &options.own } else { &options.legs };
            let fits = |leg: &&eagles::LegOption| {
                let known = |one: &LeaderId| leg.leaders.contains(one) || leg.may_join.contains(one);
                let needed = |one: &LeaderId| leaders.contains(one) || *one == options.leader;
                leaders.iter().all(known) && leg.leaders.iter().all(needed)
            };
            let found = list.iter().find(fits).or_else(|| list.first().filter(|_| word == "march"));
            found.map(|leg| path_to(leg.from, &leg.reach, to))
        }
        Options::Activate(options) => {
            let known = options.movers.iter().find(|known| leaders.iter().all(|one| known.leaders.contains(one)));
            known.map(|known| path_to(known.from, &known.reach, to))
        }
        _ => None,
    };
    let path = path.filter(|path| !path.is_empty()).unwrap_or_else(|| vec![to]);
    Ok(json(&dictionary, &path))
}

/// A forecast with its columns by their heads, and results as the table writes them.
fn weighed(board: &Board, dictionary: &Dictionary, forecast: &Forecast) -> Value {
    let mut told = json(dictionary, forecast);
    let Some((_, inside)) = told.as_object_mut().and_then(|object| object.iter_mut().next()) else { return told };
    let Some(fields) = inside.as_object_mut() else { return told };
    let mut put = |key: &str, value: Value| drop(fields.insert(key.to_owned(), value));
    match forecast {
        Forecast::Round(round) => {
            put("base_column", Value::from(column_word(board, round.base_column)));
            put("column", Value::from(column_word(board, round.column)));
            let word = |result: &RoundResult| result_word(result, round.attacker);
            let mut chances: Map<String, Value> = Map::new();
            for face in &round.faces {
                let count = chances.entry(word(&face.result)).or_insert_with(|| Value::from(0));
                *count = Value::from(count.as_u64().unwrap_or(0) + 1);
            }
            put("chances_in_6", Value::Object(chances));
        }
        Forecast::Attrition { column, .. } => {
            put("column", Value::from(ATTRITION.get(usize::from(*column)).copied().unwrap_or("?")));
        }
        Forecast::Trial { succeeds, .. } => put("chances_in_6", Value::from(succeeds.len())),
        _ => {}
    }
    told
}

/// The part of the options that concerns one leader.
fn only(options: Options, leader: LeaderId) -> Options {
    match options {
        Options::Organise(mut all) => {
            all.transfers.retain(|known| known.from == leader || known.to == leader);
            all.generals.retain(|known| known.from == leader);
            all.dissolves.retain(|known| known.general == leader || known.to == leader);
            all.detaches.retain(|known| known.to.contains(&leader));
            Options::Organise(all)
        }
        Options::Activate(mut all) => {
            all.forces.retain(|known| known.leader == leader);
            all.movers.retain(|known| known.leaders.contains(&leader));
            Options::Activate(all)
        }
        Options::March(mut all) => {
            all.own.retain(|leg| leg.leaders.contains(&leader) || leg.may_join.contains(&leader));
            all.legs.retain(|leg| leg.leaders.contains(&leader) || leg.may_join.contains(&leader));
            all.repulses.retain(|known| known.leaders.contains(&leader));
            Options::March(all)
        }
        Options::Declare(mut all) => {
            all.attackers.retain(|known| known.leader == leader);
            all.gunners.retain(|known| known.leader == leader);
            all.ready.retain(|known| known.leader == leader || known.others.contains(&leader));
            Options::Declare(all)
        }
        other => other,
    }
}

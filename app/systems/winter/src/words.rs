//! The JSON of Winter's Victory. Its types are their own format: ids by name, hexes as printed, variants in small
//! letters. Shorter forms are read, too: a facing as `ENE`, a unit by its id in the files, one unit instead of a list.

mod short;

use super::values::side_name;
use super::{Battle, Winter};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::Names;
use language::system::{Begun, Rules, Words};
use language::words::{self, Dictionary, Nonsense, Trouble, json, object, shorten, value};
use serde_json::{Map, Value, json as written};
use std::sync::Arc;
use winter::agenda::Task;
use winter::glimpse::Daylight;
use winter::state::{PhaseName, Place, Post};
use winter::{Board, Change, Command, Decision, Event, Game, MatchOptions, Proposal, State, UnitId};

/// The names of ids in a battle.
fn dictionary(board: &Board) -> Dictionary {
    // Hexes and sides are all the dictionary takes of the names.
    let names: Names = Winter::names(board);
    let rules = board.rules();
    let brigades = rules.by_die.as_ref().map_or_else(Vec::new, |by| by.brigades.clone());
    Dictionary::new(&names)
        .kind("UnitId", board.units().iter().map(|unit| unit.name.clone()))
        .kind("LeaderId", board.leaders().iter().map(|leader| leader.name.clone()))
        .kind("Control", rules.control.iter().map(|known| board.chart().name(known.hex)))
        .kind("Group", rules.groups.iter().map(|group| group.id.clone()))
        .kind("Brigade", brigades)
        .kind("Tiring", board.brigades().map(str::to_owned))
        .kind("Body", rules.bodies.iter().map(|body| body.name.clone()))
        .lists(&[
            ("units", "UnitId"),
            ("leaders", "LeaderId"),
            ("control", "Control"),
            ("free_groups", "Group"),
            ("brigades_due", "Brigade"),
            ("fatigue", "Tiring"),
            ("spirits", "Body"),
        ])
}

/// A unit by its name or its id in the files.
fn unit_named(board: &Board, name: &str) -> Result<UnitId, Nonsense> {
    let found = board.unit_ids().find(|unit| board.unit(*unit).name == name || board.unit(*unit).id == name);
    found.ok_or_else(|| Nonsense(format!("there is no unit \"{}\"", shorten(name))))
}

/// The facts printed beside a state, which are no part of it.
const BESIDE: [&str; 7] = ["optional", "pending", "can_undo", "stacks", "in_command", "light", "sees"];

/// The position before a phase begins, so that what its beginning does is done.
fn begin_anew(state: &mut State) {
    let at = PhaseName::ALL.iter().position(|phase| *phase == state.phase).unwrap_or(0);
    let before = PhaseName::ALL.len() - 1;
    match at.checked_sub(1).and_then(|at| PhaseName::ALL.get(at)) {
        Some(phase) => state.phase = *phase,
        None => {
            state.phase = PhaseName::ALL.get(before).copied().unwrap_or(state.phase);
            state.turn = state.turn.saturating_sub(1);
        }
    }
    state.agenda = vec![Task::NextPhase];
}

impl Words for Winter {
    fn battle_json(battle: &Battle) -> Value {
        // A file lists its counters in another order than the board does, with their names in them.
        let mut told = object(json(&dictionary(&battle.board).lists(&[]), battle.board.definition()));
        told.insert(String::from("title"), Value::from(battle.scenario.title.clone()));
        told.insert(String::from("sides"), Value::from(Side::BOTH.map(side_name).to_vec()));
        Value::Object(told)
    }

    /// A position lists only what differs from the set-up. A unit it does not name is as at the `start`, or takes no
    /// part: `"others": "out"`. A phase has just begun, and no decision was made; `"begins": true` also takes the first
    /// steps of the phase.
    fn begun(board: &Arc<Board>, options: &Value, position: Option<&Value>) -> Result<Begun<Winter>, Nonsense> {
        let dictionary = dictionary(board);
        let usual = MatchOptions::default();
        let options = short::options(options)?;
        let options = if options.is_null() { usual } else { words::position(&dictionary, &usual, &options)? };
        if options.guard && !super::has_guard(board) {
            return Err(Nonsense(String::from("no Guard comes in this battle")));
        }
        let (game, events) = Game::new(Arc::clone(board), options);
        let Some(said) = position else { return Ok((game, events)) };
        let (said, aside, begins) = short::position(board, said)?;
        let mut start = game.state().clone();
        start.agenda = Vec::new();
        if aside {
            for unit in start.units.iter_mut().filter(|unit| unit.place != Place::Unused) {
                unit.place = Place::Removed;
            }
            start.leaders.iter_mut().for_each(|leader| leader.post = Post::Lost);
        }
        let mut state: State = words::position(&dictionary, &start, &said)?;
        short::settle(&mut state);
        // If a position does not name the groups that the French have freed by coming near, they are those with an
        // enemy near.
        let unsaid = |key: &str| said.get("affairs").is_none_or(|affairs| affairs.get(key).is_none());
        if unsaid("free_groups") && unsaid("limits_lifted") {
            Game::free_the_near(board, &mut state);
        }
        if begins && state.agenda.is_empty() {
            begin_anew(&mut state);
        }
        Game::begun(Arc::clone(board), options, state).map_err(|refusal| Nonsense(refusal.text))
    }

    fn pending_json(game: &Game) -> Value {
        words::pending::<Winter>(&dictionary(game.board()), game)
    }

    fn options_json(game: &Game, piece: Option<&str>) -> Result<Value, Nonsense> {
        let dictionary = dictionary(game.board());
        let Some(name) = piece else { return Ok(json(&dictionary, &game.options())) };
        let unit = unit_named(game.board(), name)?;
        let mut told = Map::new();
        told.insert(String::from("unit"), json(&dictionary, &unit));
        // The question alone is enough: the options of all units are not looked for.
        let asked = match game.pending() {
            Pending::Decision { decision, .. } => Some(decision),
            _ => None,
        };
        match asked {
            Some(Decision::Move) => {
                told.insert(String::from("reach"), json(&dictionary, &game.reach(unit)));
                told.insert(String::from("steps"), json(&dictionary, &game.next_steps(&[unit], &[], false, None)));
            }
            Some(Decision::Shock) => {
                told.insert(String::from("rides"), json(&dictionary, &game.charge_rides(unit)));
            }
            Some(Decision::Fire) => {
                told.insert(String::from("targets"), json(&dictionary, &game.targets(&[unit])));
            }
            _ => {}
        }
        Ok(Value::Object(told))
    }

    fn state_json(game: &Game) -> Value {
        let board = game.board();
        let dictionary = dictionary(board);
        let mut told = words::state::<Winter>(&dictionary, game, game.state(), ("optional", &game.match_options()));
        let mut stacks = Map::new();
        for hex in board.grid().hexes() {
            let units = game.stack(hex);
            if !units.is_empty() {
                stacks.insert(dictionary.hex(hex), json(&dictionary, &units.to_vec()));
            }
        }
        told.insert(String::from("stacks"), Value::Object(stacks));
        let on_map = |unit: &UnitId| game.state().unit(*unit).hex().is_some();
        let commanded: Vec<UnitId> = board.unit_ids().filter(on_map).filter(|unit| game.is_in_command(*unit)).collect();
        told.insert(String::from("in_command"), json(&dictionary, &commanded));
        let light = match game.daylight() {
            Daylight::Day => "day",
            Daylight::Twilight => "twilight",
            Daylight::Evening => "evening",
            Daylight::Night => "night",
        };
        told.insert(String::from("light"), Value::from(light));
        told.insert(String::from("sees"), Value::from(Some(game.sees()).filter(|far| *far < u16::MAX)));
        Value::Object(told)
    }

    fn command_json(board: &Board, command: &Command) -> Value {
        json(&dictionary(board), command)
    }

    /// A move may leave its way to the rules: `{"move": {"unit": "1/18", "to": "A0816"}}` goes the cheapest.
    fn command_from(game: &Game, said: &Value) -> Result<Command, Nonsense> {
        let said = short::command(game, said)?;
        value(&dictionary(game.board()), &said)
    }

    /// Names that no unit has and hexes that are not on this map are refused by the rules [98.1].
    fn way(game: &Game, _side: Side, said: &Value) -> Result<(), Trouble> {
        short::stray(game.board(), None, said).map_or(Ok(()), |refusal| Err(Trouble::Refused(refusal)))
    }

    fn forecast_json(game: &Game, said: &Value) -> Result<Value, Trouble> {
        let dictionary = dictionary(game.board());
        let proposal: Proposal = value(&dictionary, &short::proposal(game.board(), said))?;
        let forecast = game.forecast(&proposal)?;
        let mut told = json(&dictionary, &forecast);
        // The sum of the terms is beside them, so that no reader has to add.
        if let Some(throws) = told.get_mut("throws").and_then(Value::as_array_mut) {
            for (throw, chance) in throws.iter_mut().zip(&forecast.throws) {
                let sum: i16 = chance.terms.iter().map(|term| term.amount).sum();
                if let Some(throw) = throw.as_object_mut() {
                    throw.insert(String::from("sum"), Value::from(sum));
                }
            }
        }
        Ok(told)
    }

    fn events_json(board: &Board, events: &[Event]) -> Vec<Value> {
        words::events::<Winter>(&dictionary(board), board, events)
    }

    fn change_json(board: &Board, change: &Change) -> Value {
        json(&dictionary(board), change)
    }

    fn change_from(board: &Board, said: &Value) -> Result<Change, Nonsense> {
        value(&dictionary(board), &short::names(board, said))
    }

    /// Points spent in the phase on arrival there, as people write them: `2 1/2`; whole ones as a number.
    fn reach_json(game: &Game, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        let unit = unit_named(game.board(), piece)?;
        let reach = game.reach(unit);
        let spent = reach.ends.iter().filter(|end| end.hex == hex).map(|end| end.spent).min();
        Ok(match spent {
            Some(sixths) if sixths % 6 == 0 => written!(sixths / 6),
            Some(sixths) => Value::from(winter::glimpse::points(sixths)),
            None => Value::from("never"),
        })
    }
}

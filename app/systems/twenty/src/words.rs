//! The JSON of the Twenty system. Its types speak for themselves: ids by name, hexes as printed, variants in small letters.

use super::{Battle, Twenty, side_name};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::Names;
use language::system::{Begun, Rules, Words};
use language::words::{self, Dictionary, Nonsense, Trouble, json, object, shorten, value};
use serde_json::Value;
use std::sync::Arc;
use twenty::{
    Board, Change, Command, DeclaredBattle, Event, Game, OptionalRules, Options, Place, Proposal, ReactionStep, Stage,
    State,
};
use twenty::{Unit, UnitId, rules};

/// The names of ids in a battle.
fn dictionary(board: &Board) -> Dictionary {
    let definition = board.definition();
    // Hexes and sides are all the dictionary takes of the names.
    let names: Names = Twenty::names(board);
    let printed = |hex: Hex| board.number(hex);
    Dictionary::new(&names)
        .kind("UnitId", definition.units.iter().map(|unit| unit.name.clone()))
        .kind("AreaId", definition.areas.iter().map(|area| area.code.clone()))
        .kind("Line", definition.lines.iter().map(|line| printed(line.hex)))
        .kind("Garrison", definition.garrisons.iter().map(|garrison| printed(garrison.hex)))
        .also("UnitId", definition.units.iter().enumerate().map(|(at, unit)| (unit.id.clone(), at)))
        .lists(&[("units", "UnitId"), ("lines", "Line"), ("garrisons", "Garrison")])
}

/// A position in which a unit may be said by its place alone: `"XIV": "1408"`, `"XIV": "broken"`, or, with its marks,
/// `"XIV": {"hex": "1408", "routed": true}`.
fn whole(said: &Value) -> Value {
    let mut said = said.clone();
    let units = said.as_object_mut().and_then(|parts| parts.get_mut("units")).and_then(Value::as_object_mut);
    for unit in units.into_iter().flat_map(|units| units.iter_mut().map(|(_, unit)| unit)) {
        let place = match unit {
            Value::String(word) => Some(placed(word)),
            Value::Object(parts) => parts.remove("hex").and_then(|hex| hex.as_str().map(placed)),
            _ => None,
        };
        match (place, &mut *unit) {
            (Some(place), Value::Object(parts)) => drop(parts.insert(String::from("place"), place)),
            (Some(place), other) => *other = serde_json::json!({ "place": place }),
            (None, _) => {}
        }
    }
    said
}

/// A hex, or a word for a place off the map.
fn placed(word: &str) -> Value {
    let is_hex = word.starts_with(|first: char| first.is_ascii_digit());
    if is_hex { serde_json::json!({"on": {"hex": word}}) } else { Value::from(word) }
}

/// The facts printed beside a state, which are no part of it.
const BESIDES: [&str; 3] = ["optional", "pending", "can_undo"];

/// A position without its word about units that it does not name, and whether they take no part: `"others": "out"`.
fn others(said: &Value) -> Result<(Value, bool), Nonsense> {
    let mut said = said.clone();
    // Facts printed beside a state follow from its parts.
    if let Some(parts) = said.as_object_mut() {
        parts.retain(|part, _| !BESIDES.contains(&part.as_str()));
    }
    let word = said.as_object_mut().and_then(|parts| parts.remove("others"));
    match word.as_ref().map(|word| word.as_str().unwrap_or_default()) {
        None | Some("start") => Ok((said, false)),
        Some("out") => Ok((said, true)),
        Some(_) => Err(Nonsense(String::from("others are \"out\" or as at the \"start\""))),
    }
}

/// A unit by its name or its id in the files.
fn unit_named(board: &Board, name: &str) -> Result<UnitId, Nonsense> {
    let found = board.unit_ids().find(|unit| board.unit(*unit).name == name || board.unit(*unit).id == name);
    found.ok_or_else(|| Nonsense(format!("there is no unit \"{}\"", shorten(name))))
}

impl Words for Twenty {
    fn battle_json(battle: &Battle) -> Value {
        let mut told = object(json(&dictionary(&battle.board), battle.board.definition()));
        told.insert(String::from("title"), Value::from(battle.scenario.title.clone()));
        told.insert(String::from("sides"), Value::from(Side::BOTH.map(|side| side_name(&battle.board, side)).to_vec()));
        Value::Object(told)
    }

    fn begun(board: &Arc<Board>, options: &Value, position: Option<&Value>) -> Result<Begun<Twenty>, Nonsense> {
        let dictionary = dictionary(board);
        let usual = OptionalRules::default();
        let optional = if options.is_null() { usual } else { words::position(&dictionary, &usual, options)? };
        let (game, events) = Game::new(Arc::clone(board), optional);
        let Some(said) = position else { return Ok((game, events)) };
        let (said, aside) = others(&whole(said))?;
        let mut begins = game.state().clone();
        if aside {
            let out = Unit { place: Place::Out, routed: false, moved: false, reacted: false };
            begins.units.iter_mut().for_each(|unit| *unit = out);
        }
        let named = |part: &str| said.get(part).is_some();
        if let Some(turn) = said.get("turn").and_then(Value::as_u64).and_then(|turn| u8::try_from(turn).ok())
            && !named("weather")
            && !optional.variable_weather
        {
            begins.weather = board.printed_weather(turn);
        }
        let mut state: State = words::position(&dictionary, &begins, &said)?;
        // Mud whose turn has come has dried [16.8.2].
        state.mud = state.mud.filter(|until| *until > state.turn);
        if has_fought(&state.stage) && !state.fought {
            if named("fought") {
                return Err(Nonsense(String::from(
                    "`fought` cannot be false: this position has a battle that is being fought or was fought",
                )));
            }
            state.fought = true;
        }
        let begun = |state: State| Game::begun(board, optional, state).map_err(|error| Nonsense(error.to_string()));
        // Locked Guards are settled when movement begins, before any unit has moved [9.5.2].
        let begins_to_move = state.stage == Stage::Movement && state.units.iter().all(|unit| !unit.moved);
        if begins_to_move && !named("guards_locked") {
            state.guards_locked = begun(state.clone())?.0.guards_in_zones();
        }
        begun(state)
    }

    fn pending_json(game: &Game) -> Value {
        words::pending::<Twenty>(&dictionary(game.board()), game)
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
        let agreed = ("optional", &game.optional_rules());
        Value::Object(words::state::<Twenty>(&dictionary(game.board()), game, game.state(), agreed))
    }

    fn command_json(board: &Board, command: &Command) -> Value {
        json(&dictionary(board), command)
    }

    /// A move may leave its path to the rules: `{"move": {"unit": "XIV", "to": "1306"}}` goes the cheapest way. A Forced
    /// March is made only if it is ordered, by `"forced": true`; a path may leave the word out.
    fn command_from(game: &Game, said: &Value) -> Result<Command, Nonsense> {
        match short(game, said) {
            Some(command) => command,
            None => {
                let said = value(&dictionary(game.board()), &completed(&numbered(game, said)?, OF_COMMANDS))?;
                Ok(with_its_line(game, said))
            }
        }
    }

    fn check_hidden(game: &Game, command: &Command, contents: &[Vec<u8>]) -> Result<(), Refusal> {
        match command {
            Command::Seal { heights, .. } => game.check_plan(heights, contents),
            _ => Ok(()),
        }
    }

    /// Units, hexes and battles that do not exist are refused by the rules [4.1].
    fn way(game: &Game, _side: Side, said: &Value) -> Result<(), Trouble> {
        let strange = stray(game.board(), None, said).or_else(|| no_such_battle(game, said));
        strange.map_or(Ok(()), |refusal| Err(Trouble::Refused(refusal)))
    }

    fn forecast_json(game: &Game, said: &Value) -> Result<Value, Trouble> {
        let dictionary = dictionary(game.board());
        let named = said.as_object().is_some_and(|parts| !parts.is_empty() && !parts.contains_key("pending"));
        // Without a proposal it is about the roll that is pending now.
        let proposal: Proposal =
            if named { value(&dictionary, &completed(said, OF_PROPOSALS))? } else { Proposal::Pending };
        let proposal = match proposal {
            Proposal::Retreat { unit, line, to } => match with_its_line(game, Command::Retreat { unit, line, to }) {
                Command::Retreat { unit, line, to } => Proposal::Retreat { unit, line, to },
                _ => proposal,
            },
            other => other,
        };
        Ok(json(&dictionary, &game.forecast(&proposal)?))
    }

    fn events_json(board: &Board, events: &[Event]) -> Vec<Value> {
        words::events::<Twenty>(&dictionary(board), board, events)
    }

    fn change_json(board: &Board, change: &Change) -> Value {
        json(&dictionary(board), change)
    }

    fn change_from(board: &Board, said: &Value) -> Result<Change, Nonsense> {
        value(&dictionary(board), said)
    }

    fn reach_json(game: &Game, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        let unit = unit_named(game.board(), piece)?;
        let reach = game.reach(unit);
        Ok(reach.to(hex).map_or_else(|| Value::from("never"), |way| Value::from(way.cost)))
    }
}

/// Whether a stage shows that a battle was fought in this Player Turn, or is being fought.
fn has_fought(stage: &Stage) -> bool {
    match stage {
        Stage::Combat { battles, fight } => fight.is_some() || battles.iter().any(|battle| battle.fought),
        Stage::Reaction(step) => matches!(step, ReactionStep::Fight(_)),
        _ => false,
    }
}

/// A move, an entry or an advance that says only where to.
fn short(game: &Game, said: &Value) -> Option<Result<Command, Nonsense>> {
    let object = said.as_object().filter(|object| object.len() == 1)?;
    let (word, inside) = object.iter().next()?;
    let enters = match word.as_str() {
        "move" | "advance" => false,
        "enter" => true,
        _ => return None,
    };
    let parts = inside.as_object().filter(|parts| !parts.contains_key("path") && !parts.contains_key("along"))?;
    let (unit, to) = (parts.get("unit")?.as_str()?, parts.get("to")?.as_str()?);
    if word == "advance" {
        let found = unit_named(game.board(), unit).and_then(|unit| {
            let to = Twenty::names(game.board()).hex(to)?;
            Ok(Command::Advance { unit, along: along(game, unit, to), to })
        });
        return Some(found);
    }
    let forced = parts.get("forced").and_then(Value::as_bool).unwrap_or(false);
    let found = unit_named(game.board(), unit).and_then(|unit| {
        let hex = Twenty::names(game.board()).hex(to)?;
        // If there is no path, the rules name the obstacle on the one it would have to take.
        let path = game.path_towards(unit, hex);
        Ok(if enters { Command::Enter { unit, path, forced } } else { Command::Move { unit, path, forced } })
    });
    Some(found)
}

/// The first name in a command that is no unit of the battle, or no hex of its map.
fn stray(board: &Board, key: Option<&str>, said: &Value) -> Option<Refusal> {
    const UNITS: [&str; 6] = ["unit", "units", "attackers", "defenders", "target", "paid"];
    const HEXES: [&str; 5] = ["path", "to", "hex", "line", "garrisons"];
    match said {
        Value::Array(list) => list.iter().find_map(|inside| stray(board, key, inside)),
        Value::Object(fields) => fields.iter().find_map(|(key, inside)| stray(board, Some(key), inside)),
        Value::String(text) => {
            let is = |keys: &[&str]| key.is_some_and(|key| keys.contains(&key));
            let refused = |name| {
                let refusal = Refusal::of(Some(rules::SEQUENCE), name).varied("named");
                Some(refusal.with("name", shorten(text)))
            };
            if is(&UNITS) && unit_named(board, text).is_err() {
                return refused("no-such-unit");
            }
            if is(&HEXES) && Twenty::names(board).hex(text).is_err() {
                return refused("no-such-hex");
            }
            None
        }
        _ => None,
    }
}

/// A battle that was not declared: its name is no participant's, or its number is none that a battle can have.
fn no_such_battle(game: &Game, said: &Value) -> Option<Refusal> {
    let battle = said.get("fight")?.get("battle")?;
    let refusal = Refusal::of(Some(rules::SEQUENCE), "no-such-battle");
    match battle {
        Value::String(name) => {
            let declared = matches!(numbered(game, said), Ok(told) if told.get("fight")?.get("battle")?.is_number());
            (!declared).then(|| refusal.varied("named").with("name", shorten(name)))
        }
        Value::Number(number) => {
            let fits = number.as_u64().is_some_and(|number| u8::try_from(number).is_ok());
            (!fits).then(|| refusal.varied("numbered").with("number", number.to_string()))
        }
        _ => None,
    }
}

/// `{"fight": {"battle": "Au I"}}` is the declared battle in which that unit, or the garrison of that hex, takes part. In play
/// battles have numbers, by file order and not as they were said.
fn numbered(game: &Game, said: &Value) -> Result<Value, Nonsense> {
    let mut said = said.clone();
    let battle = said.get_mut("fight").and_then(|parts| parts.get_mut("battle"));
    if let (Some(battle), Stage::Combat { battles, .. }) = (battle, &game.state().stage)
        && let Some(name) = battle.as_str()
    {
        let unit = unit_named(game.board(), name).ok();
        let hex = Twenty::names(game.board()).hex(name).ok();
        let takes_part = |known: &DeclaredBattle| {
            let (units, posts) = (&known.battle.attackers, &known.battle.garrisons);
            let all = units.iter().chain(&known.battle.defenders);
            all.copied().any(|other| Some(other) == unit) || posts.iter().any(|post| Some(*post) == hex)
        };
        let found = battles.iter().position(takes_part);
        let missing = || Nonsense(format!("\"{}\" takes part in no declared battle", shorten(name)));
        *battle = Value::from(found.ok_or_else(missing)?);
    }
    Ok(said)
}

/// A step back with its line as the rules want it: where there is only one it may be left out, and where it is no part of
/// the answer, for a single hex and for further steps (R32), it may be named all the same.
fn with_its_line(game: &Game, said: Command) -> Command {
    let Command::Retreat { unit, line, to: Some(to) } = said else { return said };
    let Options::Retreat { steps } = game.options() else { return said };
    let own: Vec<_> = steps.iter().filter(|step| step.unit == unit).collect();
    let fits = |line: Option<Hex>| own.iter().any(|step| step.line == line && step.to == Some(to));
    let said_line = match line {
        None => own.first().and_then(|step| step.line).filter(|only| own.iter().all(|step| step.line == Some(*only))),
        Some(named) if !fits(line) && fits(None) && is_its_line(game, unit, named) => None,
        named => named,
    };
    Command::Retreat { unit, line: said_line, to: Some(to) }
}

/// Whether a unit could make for that line, or does.
fn is_its_line(game: &Game, unit: UnitId, named: Hex) -> bool {
    let side = game.board().unit(unit).side;
    let lines = game.board().definition().lines.iter().zip(&game.state().lines);
    let going = game.state().fight().and_then(|fight| fight.going.as_ref()).and_then(|going| going.line);
    let mut active = lines.filter(|(line, now)| line.side == side && now.active);
    active.any(|(line, _)| line.hex == named) && going.is_none_or(|line| line == named)
}

/// Number of the first path in a battle by which a unit may reach a hex, or else of the first that leads there.
fn along(game: &Game, unit: UnitId, to: Hex) -> u8 {
    if let Options::Advance { advances } = game.options()
        && let Some(known) = advances.iter().find(|known| known.unit == unit && known.to == to)
    {
        return known.along;
    }
    let trails = game.state().fight().map_or(&[][..], |fight| &fight.trails);
    let found = trails.iter().position(|trail| trail.hexes.contains(&to));
    found.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

/// Parts that may be left out of what is said, with what they then are.
const LEFT_OUT: &[(&str, &[(&str, Part)])] = &[
    ("move", &[("forced", Part::No)]),
    ("enter", &[("forced", Part::No)]),
    ("charge", &[("reserves", Part::No), ("attacker_reserves", Part::No), ("defender_reserves", Part::No)]),
    ("fight", &[("reserves", Part::No)]),
    ("declare", &[("battles", Part::None)]),
    ("rally", &[("paid", Part::None)]),
    ("retreat", &[("line", Part::Null), ("to", Part::Null)]),
    ("battle", &[("attacker_reserves", Part::No), ("defender_reserves", Part::No)]),
];

/// The value of a part that was left out.
#[derive(Clone, Copy)]
enum Part {
    No,
    None,
    Null,
}

impl Part {
    fn value(self) -> Value {
        match self {
            Part::No => Value::from(false),
            Part::None => Value::Array(Vec::new()),
            Part::Null => Value::Null,
        }
    }
}

/// The words, completed with the parts left out; `names` are the parts that the command or proposal has.
fn completed(said: &Value, names: &[&str]) -> Value {
    let mut said = said.clone();
    let Some((word, inside)) = said.as_object_mut().and_then(|object| object.iter_mut().next()) else { return said };
    let known = LEFT_OUT.iter().find(|(known, _)| known == word).map_or(&[][..], |(_, parts)| *parts);
    if let Some(parts) = inside.as_object_mut() {
        for (name, part) in known.iter().filter(|(name, _)| names.contains(name)) {
            parts.entry(*name).or_insert_with(|| part.value());
        }
        let battles = parts.get_mut("battles").and_then(Value::as_array_mut).into_iter().flatten();
        battles.for_each(tidied);
        parts.get_mut("battle").into_iter().for_each(tidied);
    }
    said
}

/// A battle without defenders or garrisons has none.
fn tidied(battle: &mut Value) {
    if let Some(parts) = battle.as_object_mut() {
        for name in ["defenders", "garrisons"] {
            parts.entry(name).or_insert_with(|| Value::Array(Vec::new()));
        }
    }
}

/// Parts that may be left out of commands.
const OF_COMMANDS: &[&str] = &["forced", "reserves", "battles", "paid", "line", "to"];
/// Parts that may be left out of proposals.
const OF_PROPOSALS: &[&str] = &["attacker_reserves", "defender_reserves", "paid", "line", "to"];

/// The part of the options that concerns one unit.
fn only(options: Options, unit: UnitId) -> Options {
    match options {
        Options::Move(mut all) => {
            all.moves.retain(|known| known.unit == unit);
            all.entries.retain(|known| known.unit == unit);
            all.builds.retain(|known| known.unit == unit);
            all.meissen = all.meissen.filter(|known| *known == unit);
            Options::Move(all)
        }
        Options::React(mut all) => {
            all.charges.retain(|known| known.unit == unit);
            all.disengagements.retain(|known| known.unit == unit);
            all.penetrations.retain(|known| known.unit == unit);
            Options::React(all)
        }
        Options::Retreat { mut steps } => {
            steps.retain(|known| known.unit == unit);
            Options::Retreat { steps }
        }
        Options::Advance { mut advances } => {
            advances.retain(|known| known.unit == unit);
            Options::Advance { advances }
        }
        other => other,
    }
}

//! Positions in the words of people: leaders with their hexes and units, the phase that begins, and any part of the
//! state.
//!
//! The words are laid over the start of the battle. Beside the parts of the state a position may give `forces` (a
//! leader, its hex and its track), `others` (whether those not named are "away"), and `phase`, which begins a segment
//! as the rules would. A stage, a march or a combat may leave out usual values.

use super::sealed;
use eagles::{
    Chit, Choice, Event, Fight, FightStep, Game, Hexside, LeaderId, Place, SegmentKind, Stage, State, Unit, UnitId,
};
use engine::codec;
use engine::contract::{Game as _, Opening, Side};
use engine::hex::Hex;
use language::words::{self, Dictionary, Nonsense, json, shorten, value};
use serde_json::{Map, Value, json as object};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The salt of chits in a given position: it has no opponent.
const SALT: [u8; 32] = [0; 32];

/// The forces on the map as a position says them.
pub(super) fn forces(game: &Game, dictionary: &Dictionary) -> Value {
    let (board, state) = (game.board(), game.state());
    let force = |leader: LeaderId| {
        let hex = state.hex_of(leader)?;
        let track: Map<String, Value> = board
            .unit_ids()
            .filter_map(|id| {
                let unit = state.unit(id).filter(|unit| unit.leader == Some(leader))?;
                let name = json(dictionary, &id).as_str()?.to_owned();
                Some((name, Value::from(unit.strength)))
            })
            .collect();
        let name = json(dictionary, &leader).as_str()?.to_owned();
        Some((name, object!({"hex": dictionary.hex(hex), "track": track})))
    };
    Value::Object(board.leader_ids().filter_map(force).collect())
}

/// The forces of a side as that side knows them, whatever is under seal.
pub(super) fn known(game: &Game, side: Side, dictionary: &Dictionary) -> Map<String, Value> {
    let lifted = game.lifted(side);
    let own = |name: &String| {
        let leader: Result<LeaderId, _> = value(dictionary, &Value::from(name.clone()));
        leader.is_ok_and(|leader| game.board().side_of(leader) == side)
    };
    match forces(&lifted, dictionary) {
        Value::Object(forces) => forces.into_iter().filter(|(name, _)| own(name)).collect(),
        _ => Map::new(),
    }
}

/// A game from a position, and the events until a side must decide.
pub(super) fn begun(game: &Game, dictionary: &Dictionary, said: &Value) -> Result<(Game, Vec<Event>), Nonsense> {
    let mut said = said.as_object().cloned().ok_or_else(|| {
        Nonsense(String::from("a position is a JSON object that lists only what differs from the set-up"))
    })?;
    // Facts printed beside a state may be given back with it.
    for told in ["scenario", "score", "optional", "pending", "can_undo"] {
        said.remove(told);
    }
    let mut begins = game.state().clone();
    if away(said.remove("others").as_ref())? {
        begins.leaders.iter_mut().for_each(|leader| leader.place = Place::Away);
        begins.units.iter_mut().for_each(|unit| *unit = Unit { leader: None, strength: 0 });
    }
    let forces = said.remove("forces");
    let seals = sealed::Said::take(&mut said);
    let phase = said.remove("phase").filter(|_| !said.contains_key("stage"));
    named(dictionary, &mut said, "leaders", "LeaderId");
    named(dictionary, &mut said, "units", "UnitId");
    shorthand(dictionary, &mut said);
    if let Some(turn) = said.get("turn").and_then(Value::as_u64).filter(|_| !said.contains_key("weather")) {
        let turns = &game.board().definition().turns;
        let known = usize::try_from(turn).ok().and_then(|turn| turns.get(turn.checked_sub(1)?));
        begins.weather = known.map_or(begins.weather, |turn| turn.historical);
    }
    let phasing = side_of(dictionary, &said, begins.phasing)?;
    let mut chits = Vec::new();
    let combat = said.get("stage").and_then(|stage| stage.get("combat")).cloned().unwrap_or_default();
    if let Some(stage) = said.get("stage") {
        let stage = filled(dictionary, phasing, stage, &mut chits)?;
        said.insert(String::from("stage"), stage);
    }
    if !said.contains_key("commands_left") {
        begins.commands_left = game.board().side(phasing).commands;
    }
    let holders = said.get("held").cloned();
    let mut state: State = words::position(dictionary, &begins, &Value::Object(said))?;
    // Bridges may be named in any order, and by either of their hexes first.
    state.damaged.iter_mut().for_each(|bridge| *bridge = Hexside::new(bridge.low, bridge.high));
    state.damaged.sort_unstable();
    state.damaged.dedup();
    if let Some(forces) = &forces {
        place(dictionary, &mut state, forces)?;
    }
    hold(game, dictionary, &mut state, holders.as_ref());
    let silent = silent_parts(&combat);
    mark_combat(&mut state, &silent);
    let openings = sealed::seal(game.board(), dictionary, &mut state, forces.as_ref(), &seals)?;
    let told = |mistakes: Vec<String>| Nonsense(mistakes.join("; "));
    let board = Arc::clone(game.board());
    // The terms of a pursuit are fixed before the guns fire [7.5]: a position need not say them.
    if silent.terms
        && let Some(fight) = state.fight().filter(|fight| is_after_chits(fight)).cloned()
        && let Ok(looked) = Game::from_state(Arc::clone(&board), game.optional_rules(), state.clone())
    {
        let terms = Side::BOTH.map(|side| looked.pursuit_terms(&fight, side));
        if let Stage::Combat(combat) = &mut state.stage
            && let Some(fight) = &mut combat.fight
        {
            for (party, (resistance, differential)) in fight.parties.iter_mut().zip(terms) {
                (party.resistance, party.differential) = (resistance, differential);
            }
        }
    }
    let (mut game, events) = match phase {
        Some(phase) => {
            let (kind, side) = segment(dictionary, &phase, phasing)?;
            Game::at_segment(board, game.optional_rules(), state, kind, side).map_err(told)?
        }
        None => Game::begun(board, game.optional_rules(), state).map_err(told)?,
    };
    game.begin_with(&openings);
    for opening in chits {
        // A chit that the rules have gone past already need not be known.
        let _ = game.learn(&opening);
    }
    Ok((game, events))
}

/// A side with strength in a hex holds it, unless the position says who does [8, B16].
fn hold(game: &Game, dictionary: &Dictionary, state: &mut State, said: Option<&Value>) {
    let named = |hex: Hex| match said {
        None => false,
        Some(Value::Object(said)) => said.keys().any(|key| dictionary.hex_named(key) == Some(hex)),
        Some(_) => true,
    };
    let board = game.board();
    let strong = |leader: &LeaderId| state.units.iter().any(|unit| unit.leader == Some(*leader) && unit.strength > 0);
    let stands = |hex: Hex| board.leader_ids().find(|leader| state.hex_of(*leader) == Some(hex) && strong(leader));
    let hexes = board.definition().held.iter().map(|held| held.hex);
    let found: Vec<Option<LeaderId>> = hexes.map(|hex| stands(hex).filter(|_| !named(hex))).collect();
    for (held, leader) in state.held.iter_mut().zip(found) {
        *held = leader.map(|leader| board.side_of(leader)).or(*held);
    }
}

/// The parts of a combat under way that a position does not give, so that they follow from the units that fight in it.
#[derive(Clone, Copy, Default)]
struct Silent {
    /// Whether it leaves out the hexes that were attacked.
    attacked: bool,
    /// Whether it leaves out the leaders without units, by side.
    idle: bool,
    /// Whether it leaves out the terms of a pursuit.
    terms: bool,
}

fn silent_parts(combat: &Value) -> Silent {
    let Some(fight) = combat.get("fight").filter(|fight| !fight.is_null()) else { return Silent::default() };
    let parties = || fight.get("parties").and_then(Value::as_object).into_iter().flat_map(Map::values);
    let none_says = |part: &str| parties().all(|party| party.get(part).is_none());
    Silent {
        attacked: combat.get("attacked").is_none(),
        idle: none_says("idle"),
        terms: none_says("resistance") && none_says("differential"),
    }
}

/// A unit that fights has fought, a hex under attack was attacked, and a leader without units leads [7.1, R89].
fn mark_combat(state: &mut State, silent: &Silent) {
    let Some(fight) = state.fight().cloned() else { return };
    let has_units = |leader: LeaderId| state.units.iter().any(|unit| unit.leader == Some(leader) && unit.strength > 0);
    let idle = [0, 1].map(|at: usize| fight.parties.get(at).is_some_and(|party| !has_units(party.leader)));
    let fought: Vec<LeaderId> =
        fight.parties.iter().flat_map(|party| party.leaders.iter().chain(&party.left_out)).copied().collect();
    for leader in fought {
        if let Some(leader) = state.leaders.get_mut(usize::from(leader.0)) {
            leader.fought = true;
        }
    }
    let Stage::Combat(combat) = &mut state.stage else { return };
    if silent.attacked {
        combat.attacked.extend(&fight.targets);
        combat.attacked.sort_unstable();
        combat.attacked.dedup();
    }
    if silent.idle
        && let Some(fight) = &mut combat.fight
    {
        fight.parties.iter_mut().zip(idle).for_each(|(party, idle)| party.idle = idle);
    }
}

/// Whether a round is past its chits.
const fn is_after_chits(fight: &Fight) -> bool {
    !matches!(fight.step, FightStep::Defend | FightStep::Hurry | FightStep::Seal(_) | FightStep::Forward(_))
}

fn away(said: Option<&Value>) -> Result<bool, Nonsense> {
    match said.map(|word| word.as_str().unwrap_or_default()) {
        None | Some("start") => Ok(false),
        Some("away") => Ok(true),
        Some(_) => Err(Nonsense(String::from("others are \"away\" or as at the \"start\""))),
    }
}

fn side_of(dictionary: &Dictionary, said: &Map<String, Value>, usual: Side) -> Result<Side, Nonsense> {
    said.get("phasing").map_or(Ok(usual), |word| value(dictionary, word))
}

/// Leaders and units may be said by their ids in the files: the state has them by their names.
fn named(dictionary: &Dictionary, said: &mut Map<String, Value>, list: &str, kind: &str) {
    let Some(Value::Object(entries)) = said.get(list) else { return };
    let known = dictionary.names(kind).unwrap_or_default();
    let name = |key: &String| {
        let other = dictionary.also_named(kind, key).and_then(|at| known.get(at));
        if known.contains(key) { key.clone() } else { other.unwrap_or(key).clone() }
    };
    let entries = entries.iter().map(|(key, value)| (name(key), value.clone())).collect();
    said.insert(list.to_owned(), Value::Object(entries));
}

/// A leader may be said by his hex alone, or by "away" and "lost"; a unit by its strength points; whose turn it is by `side`.
fn shorthand(dictionary: &Dictionary, said: &mut Map<String, Value>) {
    if let Some(side) = said.remove("side") {
        said.entry("phasing").or_insert(side);
    }
    if let Some(Value::Object(leaders)) = said.get_mut("leaders") {
        for leader in leaders.values_mut() {
            let Some(word) = leader.as_str().map(str::to_owned) else { continue };
            let place = match dictionary.hex_named(&word) {
                Some(_) => object!({"on": word}),
                None => Value::from(word),
            };
            *leader = object!({"place": place});
        }
    }
    if let Some(Value::Object(units)) = said.get_mut("units") {
        for unit in units.values_mut().filter(|unit| unit.is_number()) {
            let strength = unit.take();
            *unit =
                if strength == 0 { object!({"strength": 0, "leader": null}) } else { object!({"strength": strength}) };
        }
    }
}

/// Puts forces on the map. A leader who is named has this track and no other.
fn place(dictionary: &Dictionary, state: &mut State, said: &Value) -> Result<(), Nonsense> {
    let wrong = |text: &str| Nonsense(format!("forces: {text}"));
    let entries = sealed::entries(said)?;
    for (leader, force) in &entries {
        let leader: LeaderId = value(dictionary, leader)?;
        let hex: Hex = value(dictionary, force.get("hex").ok_or_else(|| wrong("each has a hex"))?)?;
        for unit in state.units.iter_mut().filter(|unit| unit.leader == Some(leader)) {
            *unit = Unit { leader: None, strength: 0 };
        }
        if let Some(known) = state.leaders.get_mut(usize::from(leader.0)) {
            known.place = Place::On(hex);
        }
    }
    let mut named: BTreeMap<UnitId, LeaderId> = BTreeMap::new();
    for (leader, force) in &entries {
        let leader: LeaderId = value(dictionary, leader)?;
        for (unit, strength) in track(force).ok_or_else(|| wrong("a track is units with their strength points"))? {
            let unit: UnitId = value(dictionary, &unit)?;
            let strength: u8 = value(dictionary, &strength)?;
            if let Some(other) = named.insert(unit, leader) {
                let called = |name: Value| name.as_str().unwrap_or_default().to_owned();
                let unit = called(json(dictionary, &unit));
                let (first, second) = (called(json(dictionary, &other)), called(json(dictionary, &leader)));
                return Err(wrong(&if other == leader {
                    format!("{unit} is named twice on the track of {first}")
                } else {
                    format!("{unit} is on two tracks, of {first} and of {second}")
                }));
            }
            if let Some(known) = state.units.get_mut(usize::from(unit.0)) {
                *known = Unit { leader: (strength > 0).then_some(leader), strength };
            }
        }
    }
    Ok(())
}

/// Units with their strength points: an object, or pairs as the files have them.
fn track(force: &Value) -> Option<Vec<(Value, Value)>> {
    match force.get("track") {
        None => Some(Vec::new()),
        Some(Value::Object(units)) => {
            Some(units.iter().map(|(unit, strength)| (Value::from(unit.clone()), strength.clone())).collect())
        }
        Some(Value::Array(pairs)) => {
            let pair = |pair: &Value| match pair.as_array().map(Vec::as_slice) {
                Some([unit, strength]) => Some((unit.clone(), strength.clone())),
                _ => None,
            };
            pairs.iter().map(pair).collect()
        }
        Some(_) => None,
    }
}

/// The segment of a word, and whose: forced marches may be the other side's.
fn segment(dictionary: &Dictionary, said: &Value, phasing: Side) -> Result<(SegmentKind, Side), Nonsense> {
    if let Some(inside) = said.get("forced") {
        return Ok((SegmentKind::Forced, value(dictionary, inside)?));
    }
    match said.as_str() {
        Some("forced_other" | "forced_q") => Ok((SegmentKind::Forced, phasing.other())),
        _ => Ok((value(dictionary, said)?, phasing)),
    }
}

/// A stage with everything that is as usual.
fn filled(dictionary: &Dictionary, phasing: Side, said: &Value, chits: &mut Vec<Opening>) -> Result<Value, Nonsense> {
    let side = json(dictionary, &phasing);
    let (word, inside) = match (said.as_str(), said.as_object().and_then(|object| object.iter().next())) {
        (Some(word), _) => (word, Value::Object(Map::new())),
        (None, Some((word, inside))) => (word.as_str(), inside.clone()),
        _ => return Ok(said.clone()),
    };
    let usual = match word {
        "organise" | "consolidate" => object!({"left": []}),
        "admin" => object!({"rolled": true}),
        "stationary" => object!({"rest": [], "toll": null, "hidden": 0}),
        "forced" => object!({"side": side, "guns": []}),
        "march" => object!({"side": side, "segment": "command", "leader": null, "others": [], "column": 1, "plus": 0,
            "legs": [], "open": true, "extended": false, "row": null, "forage": null, "step": "legs"}),
        "combat" => object!({"must_attack": [], "must_be_attacked": [], "attacked": [], "fight": null}),
        _ => return Ok(said.clone()),
    };
    let mut stage = words::overlaid(&usual, &inside);
    if word == "march"
        && let Some(legs) = stage.get_mut("legs").and_then(Value::as_array_mut)
    {
        let usual = object!({"leaders": [], "spent": 0, "worked": 0, "stopped": false, "repulsed": false});
        legs.iter_mut().for_each(|leg| *leg = words::overlaid(&usual, leg));
    }
    if word == "combat"
        && let Some(fight) = stage.get_mut("fight").filter(|fight| !fight.is_null())
    {
        *fight = fought(dictionary, phasing, fight, chits)?;
    }
    Ok(Value::Object(Map::from_iter([(word.to_owned(), stage)])))
}

/// A combat with everything that is as usual. A chit may be said by what it says.
fn fought(dictionary: &Dictionary, phasing: Side, said: &Value, chits: &mut Vec<Opening>) -> Result<Value, Nonsense> {
    let usual = object!({"number": 1, "targets": [], "parties": {}, "round": 1, "attacker": json(dictionary, &phasing),
        "result": null, "step": "die", "tolls": [], "retreated": null, "retreats": [], "missing": 0, "pursued": false});
    let mut fight = words::overlaid(&usual, said);
    let (number, round) = (fight.get("number").cloned(), fight.get("round").cloned());
    let (combat, round): (u16, u8) =
        (value(dictionary, &number.unwrap_or_default())?, value(dictionary, &round.unwrap_or_default())?);
    let Some(parties) = fight.get_mut("parties").and_then(Value::as_object_mut) else {
        return Err(Nonsense(String::from("a combat has two parties, by their sides")));
    };
    let usual = object!({"leader": null, "idle": false, "leaders": [], "left_out": [], "late": [], "chit": null,
        "forward": null, "lost": 0, "lost_cavalry": 0, "round_lost": 0, "round_lost_artillery": 0,
        "bonus_given": false, "resistance": 0, "differential": 0});
    for (name, party) in parties.iter_mut() {
        let side: Side = value(dictionary, &Value::from(name.clone()))?;
        let mut whole = words::overlaid(&usual, party);
        let leader = whole.get("leader").cloned().unwrap_or_default();
        if let Some(leaders) = whole.get_mut("leaders").filter(|list| list.as_array().is_some_and(Vec::is_empty)) {
            *leaders = Value::from(vec![leader]);
        }
        let sorted: Vec<LeaderId> = sorted(dictionary, whole.get("leaders"))?;
        whole
            .as_object_mut()
            .into_iter()
            .for_each(|party| drop(party.insert(String::from("leaders"), json(dictionary, &sorted))));
        if let Some(chit) = whole.get_mut("chit").filter(|chit| chit.as_str().is_some_and(|word| word.len() < 16)) {
            let choice: Choice = value(dictionary, chit)?;
            let opening = Opening { salt: SALT, content: codec::encode(&Chit { combat, round, choice }) };
            *chit = json(dictionary, &opening.seal(side));
            chits.push(opening);
        }
        *party = whole;
    }
    Ok(fight)
}

fn sorted(dictionary: &Dictionary, said: Option<&Value>) -> Result<Vec<LeaderId>, Nonsense> {
    let said = said.ok_or_else(|| Nonsense(shorten("a party has leaders")))?;
    let mut leaders: Vec<LeaderId> = value(dictionary, said)?;
    leaders.sort_unstable();
    Ok(leaders)
}

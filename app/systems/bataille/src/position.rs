//! A position given in parts: the rest is worked out, so that it is as the rules would have left it.

use bataille::{Board, Facing, Formation, HalfPoints, Order, Place, RecoveryTask, Segment, State, Task, Unit, UnitId};
use engine::hex::Hex;
use language::words::Nonsense;
use serde_json::{Map, Value, json as object};

/// A position without the facts printed beside it; a unit may be given by its hex alone.
pub(super) fn plain(said: &Value) -> Value {
    let mut said = said.clone();
    let Some(parts) = said.as_object_mut() else { return said };
    for beside in BESIDE {
        parts.remove(beside);
    }
    let units = parts.get_mut("units").and_then(Value::as_object_mut);
    for unit in units.into_iter().flat_map(Map::values_mut) {
        if unit.is_string() {
            let place = unit.take();
            *unit = object!({"place": place});
        }
        // The files call it by a word of its own.
        if let Some(formation) = unit.get_mut("formation").filter(|formation| *formation == "general") {
            *formation = Value::from("general_order");
        }
    }
    said
}

/// The parts of a printed state that are not parts of a position.
const BESIDE: [&str; 4] = ["can_undo", "pending", "score", "terms"];

/// The position as given, without its word about units that it does not name, and the state it begins from: with
/// `"others": "aside"` they take no part.
pub(super) fn begins(board: &Board, start: &State, said: &Value) -> Result<(Value, State), Nonsense> {
    let (said, aside) = others(said)?;
    let mut begins = start.clone();
    // Automatic events of the start are no part of a position.
    begins.agenda.clear();
    if aside {
        begins.units.iter_mut().for_each(|unit| unit.place = Place::Aside);
        begins.leaders.iter_mut().for_each(|leader| leader.place = Place::Aside);
    }
    // A unit that is placed has the facing and formation given, not those of the start.
    let units = said.get("units").and_then(Value::as_object);
    for (unit, data) in begins.units.iter_mut().zip(&board.definition().units) {
        let Some(parts) = units.and_then(|units| units.get(&data.name)) else { continue };
        let Some(place) = parts.get("place") else { continue };
        unit.depth = 0;
        let Some(hex) = place.get("on").unwrap_or(place).as_str().and_then(|hex| hex.parse::<Hex>().ok()) else {
            continue;
        };
        if parts.get("formation").is_none() {
            unit.formation = by_ground(board, unit.formation, hex);
        }
        // Guns in a work look over its front; which side of it they face may be left out [10.2].
        let guns = matches!(unit.formation, Formation::Limbered | Formation::Unlimbered);
        if let (true, None, Some(front)) = (guns, parts.get("facing"), board.work(hex))
            && !front.iter().any(|side| unit.facing == Facing::Side(*side))
        {
            unit.facing = front.first().map_or(unit.facing, |side| Facing::Side(*side));
        }
    }
    // A leader that is out is not in its starting hex.
    let leaders = said.get("leaders").and_then(Value::as_object);
    for (leader, data) in begins.leaders.iter_mut().zip(&board.definition().leaders) {
        let parts = leaders.and_then(|leaders| leaders.get(&data.name));
        if parts.is_some_and(|parts| parts.get("out").is_some_and(|out| !out.is_null())) {
            leader.place = Place::Eliminated;
        }
    }
    Ok((said, begins))
}

/// Completes a position with the parts that follow from those given.
pub(super) fn complete(board: &Board, state: &mut State) {
    bury(board, state);
    stack(state);
    face(board, state);
    occupy(board, state);
    begin_segment(board, state);
    hold(state);
}

/// An eliminated unit has lost all it had (R64), unless its losses are given.
fn bury(board: &Board, state: &mut State) {
    for (unit, data) in state.units.iter_mut().zip(&board.definition().units) {
        if unit.place == Place::Eliminated && unit.lost == 0 {
            unit.lost = data.increments;
            unit.order = Order::Routed;
        }
    }
}

/// A unit on an objective that is not Routed holds it [65.2].
fn occupy(board: &Board, state: &mut State) {
    let units = || state.units.iter().zip(&board.definition().units);
    for holder in &mut state.holders {
        let holds = |unit: &Unit| unit.place == Place::On(holder.hex) && unit.order != Order::Routed;
        if let Some((_, data)) = units().find(|(unit, _)| holds(unit)) {
            holder.side = data.side;
        }
    }
}

/// The formation of a column on broken ground, and of general order on clear ground [13.2].
fn by_ground(board: &Board, formation: Formation, hex: Hex) -> Formation {
    match (formation, board.terrain(hex).is_general()) {
        (Formation::Column | Formation::Line | Formation::Carre, true) => Formation::GeneralOrder,
        (Formation::GeneralOrder, false) => Formation::Column,
        (other, _) => other,
    }
}

/// A unit that attacks in a held melee has charged, and neither side of it assaults in this half-turn [34.1, 32.2].
fn hold(state: &mut State) {
    for melee in &state.held {
        for id in melee.attackers.iter().chain(&melee.defenders) {
            let Some(unit) = state.units.get_mut(usize::from(id.0)) else { continue };
            unit.marks.held = true;
            if melee.attackers.contains(id) {
                unit.marks.charged = true;
                unit.marks.recently_charged = true;
            }
        }
    }
}

fn others(said: &Value) -> Result<(Value, bool), Nonsense> {
    let mut said = said.clone();
    let word = said.as_object_mut().and_then(|parts| parts.remove("others"));
    match word.as_ref().map(|word| word.as_str().unwrap_or_default()) {
        None | Some("start") => Ok((said, false)),
        Some("aside") => Ok((said, true)),
        Some(_) => Err(Nonsense(String::from("others are \"aside\" or as at the \"start\""))),
    }
}

/// Stacks without gaps: units without a given order are in the order of the file.
fn stack(state: &mut State) {
    let mut placed: Vec<(Hex, u8, usize)> = Vec::new();
    for (at, unit) in state.units.iter().enumerate() {
        if let Place::On(hex) = unit.place {
            placed.push((hex, unit.depth, at));
        }
    }
    placed.sort_unstable();
    for stack in placed.chunk_by(|one, other| one.0 == other.0) {
        for (depth, (_, _, at)) in stack.iter().enumerate() {
            if let Some(unit) = state.units.get_mut(*at) {
                unit.depth = u8::try_from(depth).unwrap_or(u8::MAX);
            }
        }
    }
}

/// A carré faces every way, and guns beside a carré, a line or skirmishers face as these do [10.2]: neither need be said.
fn face(board: &Board, state: &mut State) {
    let under_way = !state.agenda.is_empty();
    let leads = |unit: &Unit| matches!(unit.formation, Formation::Line | Formation::Skirmish | Formation::Carre);
    for unit in &mut state.units {
        if unit.formation == Formation::Carre {
            unit.facing = Facing::AllRound;
        }
    }
    let drawn_up: Vec<(Place, Facing)> =
        state.units.iter().filter(|unit| leads(unit)).map(|unit| (unit.place, unit.facing)).collect();
    for unit in state.units.iter_mut().filter(|_| !under_way) {
        let guns = matches!(unit.formation, Formation::Limbered | Formation::Unlimbered);
        let Place::On(hex) = unit.place else { continue };
        if let (true, None) = (guns, board.work(hex))
            && let Some((_, facing)) = drawn_up.iter().find(|(place, _)| *place == unit.place)
        {
            unit.facing = *facing;
        }
    }
}

/// The notes that the rules make when a segment begins, for a position at the start of one: units that begin their move
/// in line [18.2], and those that check in recovery [2.8].
fn begin_segment(board: &Board, state: &mut State) {
    let own = |at: usize| board.definition().units.get(at).is_some_and(|data| data.side == state.phasing);
    let on_map = |unit: &Unit| matches!(unit.place, Place::On(_));
    match state.segment {
        // Forming line costs points: a unit in line that has spent nothing was in line from the start.
        Segment::Movement => {
            for (at, unit) in state.units.iter_mut().enumerate() {
                let idle = unit.marks.spent == HalfPoints(0) && on_map(unit);
                unit.marks.began_in_line |= own(at) && idle && unit.formation == Formation::Line;
            }
        }
        Segment::Recovery if state.agenda.is_empty() => {
            let broken = state.units.iter().zip(board.unit_ids()).enumerate();
            let units: Vec<UnitId> = broken
                .filter(|(at, (unit, _))| own(*at) && on_map(unit) && unit.order != Order::Good)
                .map(|(_, (_, id))| id)
                .collect();
            if !units.is_empty() {
                state.agenda.push(Task::Recovery(RecoveryTask { units, faces: Vec::new() }));
            }
        }
        _ => {}
    }
}

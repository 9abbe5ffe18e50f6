//! The printed set-up, and what can be wrong with any other position.

use super::board::Board;
use super::definition::*;
use super::facing::Facing;
use super::game::Game;
use super::named::{MOST_ENTERED, MOST_LOSSES, MOST_PHASES, MOST_POINTS, MOST_TASKS, Named};
use super::state::*;
use super::tasks::*;
use engine::contract::Side;
use engine::hex::Hex;
use std::sync::Arc;

/// Whether a battle has what the players agreed on.
pub(crate) fn knows(board: &Board, terms: Terms) -> bool {
    !terms.kozlov || board.definition().reinforcements.iter().any(|group| group.kozlov)
}

/// The printed set-up.
pub(crate) fn start(board: &Board, terms: Terms) -> State {
    let definition = board.definition();
    let place = |arrives: bool| if arrives { Place::Waiting } else { Place::Aside };
    let mut units: Vec<Unit> =
        board.unit_ids().map(|id| Unit::aside(place(board.arrival_of(terms, id).is_some()))).collect();
    for (unit, id) in units.iter_mut().zip(board.unit_ids()) {
        if board.kind(id).is_some_and(|kind| kind.arm.arm() == Arm::Artillery) {
            unit.formation = Formation::Limbered;
        }
    }
    let mut leaders: Vec<LeaderState> = board
        .leader_ids()
        .map(|id| LeaderState {
            place: place(board.arrival_of_leader(terms, id).is_some()),
            out: None,
            spent: HalfPoints(0),
        })
        .collect();
    for group in &definition.setup {
        for (depth, id) in group.units.iter().enumerate() {
            if let Some(unit) = units.get_mut(usize::from(id.0)) {
                unit.place = Place::On(group.hex);
                unit.depth = u8::try_from(depth).unwrap_or(u8::MAX);
                unit.formation = group.formation;
                unit.facing = group.facing;
            }
        }
        for id in &group.leaders {
            if let Some(leader) = leaders.get_mut(usize::from(id.0)) {
                leader.place = Place::On(group.hex);
            }
        }
    }
    State {
        turn: definition.turns.first,
        phasing: Side::First,
        segment: Segment::Charge,
        phases: 0,
        units,
        leaders,
        levels: vec![0; definition.corps.len()],
        holders: board.objective_hexes.iter().map(|(hex, side)| Holder { hex: *hex, side: *side }).collect(),
        held: Vec::new(),
        fired_at: Vec::new(),
        assaulted: Vec::new(),
        restacked: Vec::new(),
        entries: Vec::new(),
        chain: Vec::new(),
        orphans: Vec::new(),
        agenda: Vec::new(),
        ending: None,
    }
}

/// The mistakes of a position, in sentences.
pub(crate) fn mistakes(board: &Arc<Board>, terms: Terms, state: &State) -> Vec<String> {
    let mut found = Vec::new();
    let definition = board.definition();
    if !knows(board, terms) {
        found.push(String::from("reinforcements by agreement in a battle that has none"));
    }
    if !(definition.turns.first..=definition.turns.last).contains(&state.turn) {
        found.push(format!("turn {} is not on the track", state.turn));
    }
    if state.phases > MOST_PHASES {
        found.push(String::from("more phases have passed than a battle has"));
    }
    let sizes = [
        (state.units.len(), definition.units.len()),
        (state.leaders.len(), definition.leaders.len()),
        (state.levels.len(), definition.corps.len()),
        (state.holders.len(), board.objective_hexes.len()),
    ];
    if sizes.iter().any(|(have, want)| have != want) {
        found.push(String::from("the lists are not those of this battle"));
        return found;
    }
    for (holder, (hex, _)) in state.holders.iter().zip(&board.objective_hexes) {
        if holder.hex != *hex {
            found.push(format!("{} is not the objective that is meant", holder.hex));
        }
    }
    if state.levels.iter().any(|level| *level > 3) {
        found.push(String::from("a corps has three levels at most"));
    }
    units(board, state, &mut found);
    if found.is_empty() {
        under_way(board, state, &mut found);
    }
    if found.is_empty() {
        stacks(board, terms, state, &mut found);
    }
    found
}

fn units(board: &Board, state: &State, found: &mut Vec<String>) {
    for (id, unit) in board.unit_ids().zip(&state.units) {
        let Some(data) = board.unit(id) else { continue };
        let Some(kind) = board.kind(id) else { continue };
        let mut say = |what: &str| found.push(format!("{}: {what}", data.id));
        if unit.lost > data.increments
            || (unit.lost == data.increments && matches!(unit.place, Place::On(_) | Place::Waiting))
        {
            say("has lost more than it has");
        }
        if unit.marks.tried_against.len() > board.definition().units.len() * 4 || unit.marks.spent.0 > MOST_POINTS {
            say("has done more than it can");
        }
        let losses = unit.marks.fire_losses;
        if [losses.plain, losses.elite_15, losses.elite_13, losses.elite_11].iter().any(|count| *count > MOST_LOSSES) {
            say("has lost more to fire than any unit can");
        }
        let Place::On(hex) = unit.place else { continue };
        if !board.exists(hex) {
            say("is off the map");
            continue;
        }
        if let Some(what) = formation_mistake(board, kind, unit, hex) {
            say(what);
        }
    }
    for (id, leader) in board.leader_ids().zip(&state.leaders) {
        let name = board.leader(id).map_or("?", |data| data.id.as_str());
        match (leader.place, leader.out) {
            (Place::On(hex), _) if !board.exists(hex) => found.push(format!("{name} is off the map")),
            (Place::On(_) | Place::Waiting, Some(_)) => {
                found.push(format!("{name} is out of the battle and on the map"))
            }
            _ => {}
        }
        if leader.spent.0 > MOST_POINTS {
            found.push(format!("{name} has moved farther than he can"));
        }
    }
}

fn formation_mistake(board: &Board, kind: &UnitType, unit: &Unit, hex: Hex) -> Option<&'static str> {
    let terrain = board.terrain(hex);
    let fits_arm = match (&kind.arm, unit.formation) {
        (ArmData::Artillery { .. }, Formation::Limbered | Formation::Unlimbered | Formation::RoadMarch) => true,
        (ArmData::Artillery { .. }, _) | (_, Formation::Limbered | Formation::Unlimbered) => false,
        (ArmData::Cavalry { .. }, Formation::Carre | Formation::Skirmish) => false,
        (
            ArmData::Infantry { .. } | ArmData::Cavalry { .. },
            Formation::Column
            | Formation::Line
            | Formation::Carre
            | Formation::Skirmish
            | Formation::GeneralOrder
            | Formation::RoadMarch,
        ) => true,
    };
    if !fits_arm {
        return Some("its arm does not have that formation");
    }
    if terrain == Terrain::Pond {
        return Some("no unit can be in a pond");
    }
    if terrain == Terrain::Swamp && (kind.arm.arm() != Arm::Infantry || unit.formation != Formation::Skirmish) {
        return Some("only skirmishers can be in a swamp");
    }
    if kind.arm.arm() == Arm::Cavalry && unit.order == Order::Disordered {
        return Some("cavalry is never disordered");
    }
    if let (Arm::Artillery, Some(front)) = (kind.arm.arm(), board.cell(hex).work)
        && !matches!(unit.facing, Facing::Side(side) if front.has(side))
    {
        return Some("guns in a work must face one of its front sides");
    }
    let general = terrain.is_general();
    match unit.formation {
        Formation::Column | Formation::Line | Formation::Carre if general => {
            Some("this terrain allows only general order")
        }
        Formation::GeneralOrder if !general => Some("general order needs broken ground"),
        _ => None,
    }
}

/// Ids that tasks and lists name must exist; what they say must be within bounds.
fn under_way(board: &Board, state: &State, found: &mut Vec<String>) {
    let definition = board.definition();
    let unit_known = |id: &UnitId| usize::from(id.0) < definition.units.len();
    let leader_known = |id: &LeaderId| usize::from(id.0) < definition.leaders.len();
    let hex_known = |hex: &Hex| board.exists(*hex);
    let mut names = Named::default();
    for task in &state.agenda {
        task.question().name(&mut names);
    }
    for melee in &state.held {
        names.units.extend(&melee.attackers);
        names.units.extend(&melee.defenders);
        let sides =
            |units: &[UnitId]| units.iter().filter_map(|id| board.unit(*id)).map(|data| data.side).collect::<Vec<_>>();
        let (one, other) = (sides(&melee.attackers), sides(&melee.defenders));
        if one.iter().any(|side| other.contains(side)) {
            found.push(String::from("a held melee is between friendly units"));
        }
    }
    names.units.extend(&state.chain);
    names.leaders.extend(&state.orphans);
    names.hexes.extend(state.fired_at.iter().chain(&state.assaulted).chain(&state.restacked));
    names.hexes.extend(state.entries.iter().map(|used| used.hex));
    names.out_of_bounds |= state.entries.iter().any(|used| used.units > MOST_ENTERED);
    for unit in &state.units {
        names.units.extend(&unit.marks.tried_against);
        names.hexes.extend(unit.marks.fired_upon);
    }
    if !names.units.iter().all(unit_known)
        || !names.leaders.iter().all(leader_known)
        || !names.hexes.iter().all(hex_known)
    {
        found.push(String::from("an unfinished action names a unit, a leader or a hex that this battle does not have"));
    }
    if names.out_of_bounds || state.agenda.len() > MOST_TASKS {
        found.push(String::from("an unfinished action has a number that the rules never reach"));
    }
    if waits_for_nobody(&state.agenda) {
        found.push(String::from("an unfinished action waits for morale checks that no unit makes"));
    }
}

/// Whether a task waits for morale checks and none lie above it: play would stop there for ever.
fn waits_for_nobody(agenda: &[Task]) -> bool {
    let mut above = agenda.iter().skip(1);
    agenda.iter().any(|task| {
        let next = above.next();
        let rolled = next.is_some_and(|next| matches!((next, next.waits_for()), (Task::Checks(_), Wait::Dice(_))));
        task.waits_for() == Wait::Checks && !rolled
    })
}

/// Stacks within their limits, sides apart.
fn stacks(board: &Arc<Board>, terms: Terms, state: &State, found: &mut Vec<String>) {
    let game = Game::bare(Arc::clone(board), terms, state.clone());
    let moving =
        |id: UnitId| state.agenda.iter().any(|task| matches!(task, Task::Move(task) if task.units.contains(&id)));
    for hex in board.hexes() {
        let stack = game.stack_list(hex);
        let Some(&top) = stack.first() else { continue };
        if stack.iter().any(|id| game.side_of(*id) != game.side_of(top)) {
            found.push(format!("both sides are in {hex}"));
        }
        let passing = stack.iter().any(|id| moving(*id));
        if !passing && !game.has_room(hex, &stack) {
            found.push(format!("{hex} cannot hold the units in it"));
        }
        if stack.iter().enumerate().any(|(depth, id)| usize::from(game.unit(*id).depth) != depth) {
            found.push(format!("the order of the stack in {hex} is not given"));
        }
        for &id in &stack {
            let unit = game.unit(id);
            let leads = stack.first() == Some(&id);
            if leads && stack.len() == 1 && !passing && !unit.facing.fits(unit.formation) {
                found.push(format!("the units in {hex} cannot face that way"));
            }
            if unit.formation == Formation::RoadMarch && board.cell(hex).roads.0 == 0 {
                found.push(format!("there is no road in {hex}"));
            }
        }
    }
    for id in board.leader_ids() {
        let side = board.leader(id).map(|data| data.side);
        if let Some(hex) = state.leader_hex(id)
            && game.holder(hex).is_some_and(|holder| Some(holder) != side)
        {
            found.push(format!("a leader is in {hex} with enemies"));
        }
    }
    if state.ending.is_none() && found.is_empty() {
        let mut trial = game.clone();
        trial.go_on(&mut super::event::Report::default());
        if trial.state.ending.is_none() && !trial.waits() {
            found.push(String::from("no decision is due in that position"));
        }
    }
}

impl Game {
    /// Whether a side must decide and has an answer, or dice are needed, or the battle is over.
    pub(crate) fn waits(&self) -> bool {
        let asked = || self.asked_side().is_some() && self.question().has_answer(self);
        self.state.ending.is_some() || self.roll().is_some() || asked()
    }
}

//! Faults of a position that comes from elsewhere. The rules go on from any position without such faults.

use super::agenda::*;
use super::board::{Board, Role};
use super::bounds::{MOST_MARKS, MOST_SPIRIT};
use super::day::Day;
use super::definition::HorseKind;
use super::faults::{MOST_LEVELS, fits};
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;
use std::collections::{BTreeMap, BTreeSet};

/// More than any play brings about.
const MOST_TASKS: usize = 200;
const MOST_POINTS: u8 = 60;
const MOST_PHASES: u32 = 100_000;
/// The longest delay of an order.
const MOST_DELAY: u8 = 3;
/// Points that a battery has suffered. It loses what crew it has once, so that is far more than any has [7.2].
const MOST_SUFFERED: u8 = 100;
/// Points that a side has lost, or that have left the map, with those that can follow. Leaders fit into the rest of the number.
const MOST_COUNTED: u32 = 60_000;
/// Points of infantry and cavalry in one hex: the tables allow at most [`super::bounds::MOST_STACK`], and a correction may lay more.
const MOST_IN_HEX: u32 = 120;

/// The first thing that is wrong with a position.
pub(crate) fn mistake(board: &Board, state: &State) -> Option<String> {
    let counted = || counters(board, state).or_else(|| stacks(board, state));
    shape(board, state).or_else(|| units(board, state)).or_else(counted).or_else(|| tasks(board, state))
}

fn shape(board: &Board, state: &State) -> Option<String> {
    let rules = board.rules();
    let affairs = &state.affairs;
    let lengths = [
        (state.units.len(), board.units().len(), "units"),
        (state.leaders.len(), board.leaders().len(), "leaders"),
        (affairs.control.len(), rules.control.len(), "control"),
        (affairs.free_groups.len(), rules.groups.len(), "free_groups"),
        (affairs.limits_lifted.len(), rules.orders.as_ref().map_or(0, |orders| orders.limits.len()), "limits_lifted"),
        (affairs.brigades_due.len(), rules.by_die.as_ref().map_or(0, |by| by.brigades.len()), "brigades_due"),
        (affairs.villages_counted.len(), rules.victory.villages.len(), "villages_counted"),
        (affairs.fatigue.len(), board.brigades().count(), "fatigue"),
        (affairs.spirits.len(), rules.bodies.len(), "spirits"),
    ];
    for (found, wanted, what) in lengths {
        if found != wanted {
            return Some(format!("`{what}` has {found} entries and should have {wanted}"));
        }
    }
    let day = state.day.as_deref();
    if day.is_some() != board.whole().is_some() || !day.is_none_or(|day| is_a_day(board, day)) {
        return Some(String::from("the day on the whole field is not one of this battle"));
    }
    if state.turn < rules.first_turn || state.turn > rules.last_turn {
        return Some(format!("turn {} is not of this battle", state.turn));
    }
    if state.phases > MOST_PHASES {
        return Some(String::from("more phases have passed than a battle has"));
    }
    if !(-MOST_LEVELS..=MOST_LEVELS).contains(&affairs.level) {
        return Some(String::from("the level is beyond anything"));
    }
    let track = board.tables().snow.track.len();
    if affairs.weather.space.is_some_and(|space| usize::from(space) >= track) {
        return Some(String::from("the snow is beyond its track"));
    }
    if affairs.spirits.iter().any(|spirit| !(-MOST_SPIRIT..=MOST_SPIRIT).contains(&spirit.points)) {
        return Some(String::from("the morale of an army is beyond anything"));
    }
    let strange = affairs.grand.as_ref().is_some_and(|grand| {
        grand.riders.len() > MOST_LIST || grand.riders.iter().any(|rider| !board.has_unit(rider.unit))
    });
    if strange {
        return Some(String::from("the units that ride in the grand charge are not given"));
    }
    let lists = [affairs.nearest.len(), affairs.offered.len(), affairs.gun_checks.len(), affairs.cup.draws.len()];
    if lists.iter().any(|&length| length > MOST_LIST) || affairs.attack_orders.len() > board.leaders().len() {
        return Some(String::from("a list is too long"));
    }
    let chits = rules
        .cup
        .as_ref()
        .map_or(0, |cup| usize::from(cup.batteries) + usize::from(cup.blanks) + usize::from(cup.added));
    (affairs.cup.draws.len() > chits).then(|| String::from("more chits were drawn than there are"))
}

/// Whether the state of a day names only what the battle has, each thing once and in order.
fn is_a_day(board: &Board, day: &Day) -> bool {
    let Some(whole) = board.whole() else { return false };
    let rises = |leaders: &[LeaderId]| {
        leaders.iter().all(|&leader| board.has_leader(leader)) && leaders.is_sorted_by(|one, other| one < other)
    };
    let marked: Vec<LeaderId> = day.markers.iter().map(|marked| marked.leader).collect();
    rises(&marked)
        && day.markers.iter().all(|marked| marked.marker.delay <= MOST_DELAY)
        && [&day.resting, &day.called, &day.freed, &day.light_ordered, &day.by_army]
            .into_iter()
            .all(|leaders| rises(leaders))
        && day.charges.len() == board.brigades().count()
        && day.set.len() == whole.field.bodies.len()
        && day.unbound.len() == whole.field.rules.bound.len()
        && day.line.is_none_or(|line| line < 3)
        && day.withdrawal.is_none_or(|retiring| {
            retiring.line < 3
                && retiring.commander.is_none_or(|leader| board.has_leader(leader))
                && retiring.north.is_none_or(|hex| board.grid().contains(hex))
        })
        && [day.promoted, day.vacant, day.stands_for].into_iter().flatten().all(|leader| board.has_leader(leader))
        && (-MOST_SPIRIT..=MOST_SPIRIT).contains(&day.lowest)
        && [&day.stunned, &day.free_guns, &day.arrived, &day.homing]
            .into_iter()
            .all(|units| units.iter().all(|&unit| board.has_unit(unit)) && units.is_sorted_by(|one, other| one < other))
}

fn units(board: &Board, state: &State) -> Option<String> {
    let mut holders: BTreeMap<Hex, Side> = BTreeMap::new();
    for (id, unit) in board.unit_ids().zip(&state.units) {
        let counter = board.unit(id);
        let name = &counter.id;
        if let Place::On(hex) | Place::Abandoned(hex) = unit.place
            && !board.grid().contains(hex)
        {
            return Some(format!("{name} is off the map"));
        }
        if matches!(unit.place, Place::Abandoned(_)) && !counter.is_battery() {
            return Some(format!("{name} is not a battery that could be abandoned"));
        }
        if unit.place == Place::Unused && counter.parent.is_none() {
            return Some(format!("{name} is with no unit"));
        }
        if unit.strength > MOST_POINTS || unit.guns > MOST_POINTS || unit.marks.spent > 10_000 {
            return Some(format!("{name} has too much of something"));
        }
        let shaped = match counter.role {
            Role::Skirmisher | Role::Crew | Role::Cavalry(HorseKind::Cossack) => {
                unit.formation == Formation::GeneralOrder
            }
            _ => board.data(id).is_some_and(|data| fits(data.arm, unit.formation)),
        };
        if !shaped || unit.hand.is_some() != (unit.formation == Formation::ExtendedLine) {
            return Some(format!("{name} is in a formation it does not have"));
        }
        let Some(hex) = unit.hex() else { continue };
        if unit.strength == 0 {
            return Some(format!("{name} is on the map without strength"));
        }
        if let Detachment::Attached(to) = unit.detachment
            && !board.has_leader(to)
        {
            return Some(format!("{name} is attached to no leader"));
        }
        if unit.exhausted && !counter.is_cavalry() {
            return Some(format!("{name} is Exhausted and is not cavalry"));
        }
        for at in [Some(hex), super::field::wing(board, unit)].into_iter().flatten() {
            let holder = *holders.entry(at).or_insert(counter.side);
            if holder != counter.side {
                return Some(format!("both sides are in {}", board.chart().name(at)));
            }
        }
        if unit.formation == Formation::ExtendedLine && super::field::wing(board, unit).is_none() {
            return Some(format!("{name} extends over the edge of the map"));
        }
    }
    for (id, leader) in board.leader_ids().zip(&state.leaders) {
        if leader.hex().is_some_and(|hex| !board.grid().contains(hex)) {
            return Some(format!("{} is off the map", board.leader(id).id));
        }
        if leader.delay.is_some_and(|delay| delay > 9) || leader.spent > 10_000 {
            return Some(format!("{} has too much of something", board.leader(id).id));
        }
    }
    None
}

/// Values that play only counts up. Within these bounds no battle counts beyond its numbers.
fn counters(board: &Board, state: &State) -> Option<String> {
    let affairs = &state.affairs;
    let here = |place: Place| matches!(place, Place::On(_) | Place::Waiting);
    let mut left = [0u32; 2];
    for (id, unit) in board.unit_ids().zip(&state.units) {
        let counter = board.unit(id);
        if unit.marks.fires > MOST_MARKS || unit.marks.attacks > MOST_MARKS {
            return Some(format!("{} fires or attacks more often than a phase allows", counter.id));
        }
        if unit.suffered > MOST_SUFFERED {
            return Some(format!("{} has lost more crew than a battery has", counter.id));
        }
        if let Some(sum) = left.get_mut(counter.side.index()).filter(|_| here(unit.place)) {
            *sum += u32::from(unit.strength);
        }
    }
    let lost = affairs.lost.iter().zip(left);
    if lost.into_iter().any(|(&lost, left)| u32::from(lost) + left > MOST_COUNTED) {
        return Some(String::from("a side has lost more strength points than a battle has"));
    }
    if u32::from(affairs.exited) + left.iter().sum::<u32>() > MOST_COUNTED {
        return Some(String::from("more strength points have left the map than a battle has"));
    }
    let most = board.tables().attack_order.violations;
    let known = |order: &AttackOrder| if order.holds { order.violations < most } else { true };
    (!affairs.attack_orders.iter().all(known)).then(|| String::from("an Attack Order holds in spite of its violations"))
}

/// Units of one hex: no stack and no battalion with its skirmish units has more points than a number holds.
fn stacks(board: &Board, state: &State) -> Option<String> {
    let mut stacks: BTreeMap<Hex, u32> = BTreeMap::new();
    for (id, unit) in board.unit_ids().zip(&state.units) {
        let counter = board.unit(id);
        let Some(hex) = unit.hex() else { continue };
        if !counter.is_battery() && counter.role != Role::Crew {
            let sum = stacks.entry(hex).or_default();
            *sum += u32::from(unit.strength);
            if *sum > MOST_IN_HEX {
                return Some(format!("too many strength points are in {}", board.chart().name(hex)));
            }
        }
        if counter.is_battalion() {
            let detached = counter.children.iter().map(|&child| state.unit(child)).filter(|unit| unit.hex().is_some());
            let whole: u32 = detached.map(|unit| u32::from(unit.strength)).sum::<u32>() + u32::from(unit.strength);
            if whole > u32::from(MOST_POINTS) {
                return Some(format!("{} has detached more than it has", counter.id));
            }
        }
    }
    None
}

fn tasks(board: &Board, state: &State) -> Option<String> {
    if state.agenda.len() > MOST_TASKS {
        return Some(String::from("there is too much to do"));
    }
    let marches = state.agenda.iter().filter(|task| matches!(task, Task::March(_))).count();
    let chargers = state.agenda.iter().filter_map(|task| match task {
        Task::Charge(charge) => Some(charge.unit),
        _ => None,
    });
    let chargers: Vec<UnitId> = chargers.collect();
    if marches > 1 || chargers.iter().collect::<BTreeSet<_>>().len() < chargers.len() {
        return Some(String::from("two moves go on at once, or a unit rides in two charges"));
    }
    let bad = state.agenda.iter().find(|task| !task.question().is_sound(board));
    bad.map(|task| format!("what is to be done next cannot be done: {task:?}").chars().take(200).collect())
}

/// The tasks of a phase that has just begun, before any decision.
pub(crate) fn usual_agenda(phase: PhaseName) -> Vec<Task> {
    let mut agenda = vec![Task::NextPhase, Task::ClosePhase];
    match phase {
        PhaseName::AlliedRally | PhaseName::FrenchRally => agenda.push(Task::Rally),
        PhaseName::FrenchMovement => agenda.extend([Task::DrunkenNear, Task::Open]),
        PhaseName::ReciprocalFire => agenda.push(Task::Reciprocal(Reciprocal {
            round: Round::Skirmishers,
            turn: Side::First,
            passed: [false; 2],
        })),
        PhaseName::AlliedShock => agenda.extend([Task::Open, Task::GrandEnd, Task::Grand]),
        PhaseName::Interphase | PhaseName::EndOfTurn => agenda = vec![Task::NextPhase],
        _ => agenda.push(Task::Open),
    }
    agenda
}

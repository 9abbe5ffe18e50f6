//! A battle from the middle: units of both sides close together, some of them worn, shaken or gone.

use crate::Bataille;
use bataille::{
    Arm, ArmData, Board, Facing, Formation, Game, Order, Place, Readiness, Segment, State, Terms, Terrain, Unit, UnitId,
};
use engine::codec;
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use language::chance::Chance;
use language::system::Begun;
use std::sync::Arc;

/// Largest distance of a unit from the middle of the fighting, in hexes.
const WIDE: u16 = 5;

/// A position that could be.
pub(super) fn scatter(
    board: &Arc<Board>,
    options: &[u8],
    chance: &mut Chance,
) -> Result<Option<Begun<Bataille>>, String> {
    let terms: Terms = codec::decode(options).map_err(|error| error.to_string())?;
    let mut state = Game::new(Arc::clone(board), terms).0.state().clone();
    let turns = &board.definition().turns;
    let numbers: Vec<u8> = (turns.first..=turns.last).collect();
    state.turn = chance.pick(&numbers).copied().unwrap_or(turns.first);
    state.phasing = if chance.one_in(1, 2) { Side::First } else { Side::Second };
    state.segment = Segment::Charge;
    state.agenda.clear();
    place(board, &mut state, chance);
    let game = Game::from_state(Arc::clone(board), terms, state).map_err(|mistakes| mistakes.join("; "))?;
    Ok(Some((game, Vec::new())))
}

fn place(board: &Board, state: &mut State, chance: &mut Chance) {
    let hexes: Vec<Hex> = board.hexes().collect();
    let goals: Vec<Hex> = state.holders.iter().map(|holder| holder.hex).collect();
    let middle = if chance.one_in(1, 2) { chance.pick(&goals) } else { chance.pick(&hexes) };
    let Some(&middle) = middle else { return };
    // Once in a while a side is about to break.
    let beaten = chance.one_in(1, 16).then(|| if chance.one_in(1, 2) { Side::First } else { Side::Second });
    let open = |hex: &Hex| matches!(board.terrain(*hex), Terrain::Clear | Terrain::Garden | Terrain::Village);
    let mut free: Vec<Hex> =
        hexes.into_iter().filter(|hex| board.distance(*hex, middle) <= WIDE && open(hex)).collect();
    // The unit that each side has placed last, for another to join.
    let mut last: [Option<UnitId>; 2] = [None; 2];
    for id in board.unit_ids() {
        let Some(side) = board.unit(id).map(|data| data.side) else { continue };
        let Some(now) = state.units.get(usize::from(id.0)).filter(|unit| matches!(unit.place, Place::On(_))) else {
            continue;
        };
        let joins = last.get(side.index()).copied().flatten().and_then(|other| joined(board, state, id, other));
        let drawn_up = match joins {
            Some(fellow) if chance.one_in(1, 4) => Some(fellow),
            _ if free.is_empty() || chance.one_in(1, 8) => None,
            _ => {
                let hex = free.swap_remove(chance.below(free.len()));
                Some(drawn_up(board, id, hex, beaten == Some(side), now, chance))
            }
        };
        let unit = drawn_up.unwrap_or_else(|| gone(board, id));
        if let (Place::On(_), Some(known)) = (unit.place, last.get_mut(side.index())) {
            *known = Some(id);
        }
        if let Some(known) = state.units.get_mut(usize::from(id.0)) {
            *known = unit;
        }
    }
    leaders(board, state, chance);
}

/// A unit that has been destroyed.
fn gone(board: &Board, id: UnitId) -> Unit {
    let lost = board.unit(id).map_or(0, |data| data.increments);
    Unit { order: Order::Routed, lost, ..Unit::aside(Place::Eliminated) }
}

fn arm(board: &Board, id: UnitId) -> Arm {
    board.kind(id).map_or(Arm::Infantry, |kind| kind.arm.arm())
}

/// A battalion below another one that is in column on clear ground.
fn joined(board: &Board, state: &State, id: UnitId, other: UnitId) -> Option<Unit> {
    let top = state.units.get(usize::from(other.0))?;
    let Place::On(hex) = top.place else { return None };
    let foot = arm(board, id) == Arm::Infantry && arm(board, other) == Arm::Infantry;
    let fits = foot && top.depth == 0 && top.formation == Formation::Column && top.order == Order::Good;
    fits.then(|| Unit { depth: 1, facing: top.facing, ..Unit::aside(Place::On(hex)) })
}

fn drawn_up(board: &Board, id: UnitId, hex: Hex, beaten: bool, now: &Unit, chance: &mut Chance) -> Unit {
    let whole = board.unit(id).map_or(1, |data| data.increments);
    let arm = arm(board, id);
    let mut unit = Unit { orders: now.orders, ..Unit::aside(Place::On(hex)) };
    if chance.one_in(1, 3) {
        unit.lost = u8::try_from(chance.below(usize::from(whole))).unwrap_or(0);
    }
    unit.order = match chance.below(16) {
        _ if beaten && chance.one_in(7, 8) => Order::Routed,
        0 => Order::Routed,
        1 | 2 if arm != Arm::Cavalry => Order::Disordered,
        _ => Order::Good,
    };
    if arm == Arm::Cavalry {
        unit.readiness = match chance.below(6) {
            0 => Readiness::Exhausted,
            1 => Readiness::Tired,
            _ => Readiness::Fresh,
        };
    }
    unit.formation = formation(board, id, hex, unit.order, chance);
    let side = chance.pick(&Direction::ALL).copied().unwrap_or(Direction::Up);
    unit.facing = match unit.formation {
        Formation::Line | Formation::Skirmish => Facing::Vertex(side),
        _ => Facing::Side(side),
    };
    unit
}

fn formation(board: &Board, id: UnitId, hex: Hex, order: Order, chance: &mut Chance) -> Formation {
    let general = board.terrain(hex).is_general();
    match board.kind(id).map(|kind| &kind.arm) {
        Some(ArmData::Artillery { .. }) if order == Order::Routed || chance.one_in(1, 2) => Formation::Limbered,
        Some(ArmData::Artillery { .. }) => Formation::Unlimbered,
        Some(ArmData::Infantry { skirmish, .. }) if order == Order::Good && *skirmish > 0 && chance.one_in(1, 4) => {
            Formation::Skirmish
        }
        _ if general => Formation::GeneralOrder,
        Some(ArmData::Infantry { line, .. }) if order == Order::Good && *line > 0 && chance.one_in(1, 4) => {
            Formation::Line
        }
        _ => Formation::Column,
    }
}

/// Leaders are with a unit of their side, or off the map.
fn leaders(board: &Board, state: &mut State, chance: &mut Chance) {
    for (id, leader) in board.leader_ids().zip(&mut state.leaders) {
        let Some(side) = board.leader(id).map(|data| data.side) else { continue };
        if !matches!(leader.place, Place::On(_)) {
            continue;
        }
        let own =
            board.unit_ids().zip(&state.units).filter(|(id, _)| board.unit(*id).is_some_and(|one| one.side == side));
        let hexes: Vec<Hex> = own
            .filter_map(|(_, unit)| match unit.place {
                Place::On(hex) => Some(hex),
                _ => None,
            })
            .collect();
        leader.place = chance.pick(&hexes).map_or(Place::Aside, |hex| Place::On(*hex));
    }
}

//! Positions from the middle of a battle: the armies have closed, some are gone, reinforcements are on the march.

use art_of_war::{Arm, Board, Event, Game, OptionalRules, PhaseKind, Place, Position, Start, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use language::chance::Chance;
use std::collections::BTreeSet;
use std::sync::Arc;

/// One unit in this many is already lost.
const LOST_ONE_IN: usize = 8;
/// One reinforcement in this many is late.
const LATE_ONE_IN: usize = 3;

/// A game from a random position in the middle of its battle.
pub fn mid_battle(
    board: &Arc<Board>,
    optional: OptionalRules,
    chance: &mut Chance,
) -> Result<(Game, Vec<Event>), Vec<String>> {
    let turns = &board.definition().turns;
    let span = usize::from(turns.last - turns.first) + 1;
    // From the second quarter of the battle to its last quarter.
    let turn = turns.first + u8::try_from(span / 4 + chance.below(span / 2 + 1)).unwrap_or(0);
    let turn = turn.min(turns.last);
    let mut position = Position::start(board);
    let side = if chance.one_in(1, 2) { Side::First } else { Side::Second };
    position.set_phase(turn, side, PhaseKind::Movement);
    let mut taken: BTreeSet<Hex> = board.unit_ids().filter_map(|unit| position.place_of(unit).hex()).collect();
    let mut units: Vec<UnitId> = board.unit_ids().collect();
    for last in (1..units.len()).rev() {
        units.swap(last, chance.below(last + 1));
    }
    for unit in units {
        let from = match (position.place_of(unit), board.unit(unit).start) {
            (Place::On(hex), _) => hex,
            (_, Start::Enters { entry, turn: due }) => {
                let entry = board.definition().entries.get(usize::from(entry.0));
                match entry {
                    Some(entry) if due < turn && !chance.one_in(1, LATE_ONE_IN) => entry.hex,
                    _ => continue,
                }
            }
            _ => continue,
        };
        if position.place_of(unit).hex().is_some() {
            taken.remove(&from);
        }
        if board.unit(unit).garrison.is_some() {
            taken.insert(from);
            continue;
        }
        if chance.one_in(1, LOST_ONE_IN) {
            position.place(unit, Place::Eliminated);
            continue;
        }
        let to = march(board, &position, unit, from, &taken, chance);
        match to {
            Some(hex) => {
                taken.insert(hex);
                position.place(unit, Place::On(hex));
            }
            None if position.place_of(unit).hex().is_some() => {
                taken.insert(from);
            }
            None => {}
        }
    }
    Game::from_position(Arc::clone(board), optional, position)
}

/// A free hex some steps from here, towards the enemy more often than not.
fn march(
    board: &Board,
    position: &Position,
    unit: UnitId,
    from: Hex,
    taken: &BTreeSet<Hex>,
    chance: &mut Chance,
) -> Option<Hex> {
    let side = board.unit(unit).side;
    let enemies: Vec<Hex> = board.units_of(side.other()).filter_map(|enemy| position.place_of(enemy).hex()).collect();
    let goal = *chance.pick(&enemies)?;
    let mut at = from;
    let mut best = (!taken.contains(&from)).then_some(from);
    for _ in 0..chance.below(9) {
        let around: Vec<Hex> =
            board.definition().map.grid.neighbours(at).map(|(_, hex)| hex).filter(|&hex| board.exists(hex)).collect();
        let closer: Vec<Hex> =
            around.iter().copied().filter(|&hex| board.distance(hex, goal) < board.distance(at, goal)).collect();
        let steps = if chance.one_in(3, 4) && !closer.is_empty() { &closer } else { &around };
        let &next = chance.pick(steps)?;
        if board.passable(at, next, board.unit(unit).arm == Arm::Artillery) && !enemies.contains(&next) {
            at = next;
            if !taken.contains(&at) {
                best = Some(at);
            }
        }
    }
    best
}

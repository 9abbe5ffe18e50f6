//! Fresh strength: the side that may declare it, and for which units [21.0].

use super::board::Board;
use super::breach::Breach;
use super::cases;
use super::contact::Contact;
use super::definition::UnitId;
use super::state::State;
use super::unit_set::UnitSet;
use engine::contract::Side;

impl Board {
    /// The strength that a unit gains from its division's fresh strength [21.2].
    pub fn fresh_strength(&self, unit: UnitId) -> u16 {
        self.unit(unit).division.and_then(|id| self.division(id)).map_or(0, |found| u16::from(found.fresh))
    }
}

/// Units for which a side may declare fresh strength: their division has its marker, and they may attack, or be
/// attacked, in this phase [ruling 20].
pub(crate) fn eligible(board: &Board, state: &State, contact: &Contact, side: Side) -> UnitSet {
    let in_the_fight = if side == state.active {
        contact.beside.iter().chain(&contact.batteries).fold(UnitSet::EMPTY, |all, link| all.or(link.members))
    } else {
        let hexes: Vec<_> = contact.enemies().iter().filter_map(|lead| state.hex_of(lead)).collect();
        board.units_of(side).filter(|&unit| state.hex_of(unit).is_some_and(|hex| hexes.contains(&hex))).collect()
    };
    in_the_fight.iter().filter(|&unit| has_marker(board, state, unit)).collect()
}

fn has_marker(board: &Board, state: &State, unit: UnitId) -> bool {
    board.fresh_strength(unit) > 0 && board.unit(unit).division.is_some_and(|id| !state.is_fresh_spent(id))
}

/// Checks a declaration.
pub(crate) fn check(
    board: &Board,
    state: &State,
    contact: &Contact,
    side: Side,
    units: &[UnitId],
) -> Result<UnitSet, Breach> {
    let eligible = eligible(board, state, contact, side);
    let mut declared = UnitSet::EMPTY;
    let mut divisions = Vec::new();
    for &unit in units {
        if !board.has_unit(unit) {
            return Err(Breach::UnknownUnit);
        }
        if board.unit(unit).side != side {
            return Err(Breach::NotYours { unit, case: cases::FRESH });
        }
        if !has_marker(board, state, unit) {
            return Err(Breach::NoMarker(unit));
        }
        if !eligible.contains(unit) {
            return Err(Breach::FreshIdle(unit));
        }
        if let Some(division) = board.unit(unit).division {
            if divisions.contains(&division) {
                return Err(Breach::FreshTwice(division));
            }
            divisions.push(division);
        }
        declared.insert(unit);
    }
    Ok(declared)
}

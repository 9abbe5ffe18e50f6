//! Units held in reserve [11.0]: their release, their activation by the enemy [11.2], and the Guard at will [11.5].

use super::board::{ArmyId, Board};
use super::breach::Breach;
use super::cases;
use super::definition::{Arm, UnitId};
use super::event::{Report, What};
use super::field::Field;
use super::game::Game;
use super::morale::is_demoralised;
use super::state::State;
use super::unit_set::UnitSet;
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;

/// The distance of the nearest enemy; very large if there is none.
pub(crate) fn enemy_distance(board: &Board, state: &State, side: Side, hex: Hex) -> u16 {
    board
        .units_of(side.other())
        .filter_map(|enemy| state.hex_of(enemy))
        .map(|at| board.distance(at, hex))
        .min()
        .unwrap_or(u16::MAX)
}

/// The shortest distance from the enemy to which a side's reserves may move [11.1].
pub(crate) fn limit(board: &Board, side: Side) -> u16 {
    board.definition().rules.reserve_limits.get(side.index()).copied().map_or(0, u16::from)
}

impl Game {
    /// The reserve units of an army that are on the map.
    pub(crate) fn reserves_of(&self, army: ArmyId) -> impl Iterator<Item = UnitId> + '_ {
        self.board.units_of_army(army).filter(|&id| self.state.unit(id).reserve && self.state.hex_of(id).is_some())
    }

    pub(crate) fn activate(&mut self, unit: UnitId, cases: impl IntoIterator<Item = Case>, report: &mut Report) {
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0))
            && known.reserve
        {
            known.reserve = false;
            report.tell(What::Activated { unit }, cases);
        }
    }

    /// A reserve unit in an enemy zone is activated, and so are the reserves of a demoralised army [11.2].
    pub(crate) fn wake_reserves(&mut self, report: &mut Report) {
        if self.board.definition().rules.armies.is_empty() {
            return;
        }
        let woken: Vec<UnitId> = self
            .board
            .unit_ids()
            .filter(|&id| self.state.unit(id).reserve)
            .filter(|&id| {
                let enemy = self.board.unit(id).side.other();
                let hex = self.state.hex_of(id);
                hex.is_some_and(|hex| self.field.zone(&self.board, enemy, hex))
                    || is_demoralised(&self.board, &self.state, id)
            })
            .collect();
        for unit in woken {
            self.activate(unit, [cases::RESERVE_WAKES], report);
        }
    }

    // ---- the Guard at will [11.5]

    /// Guard units the side to move could free now, and the cost.
    pub(crate) fn guard_in_reserve(&self) -> (Vec<UnitId>, u8) {
        let Some(rule) = self.board.definition().rules.guard_activation else { return (Vec::new(), 0) };
        let payable = |id: &UnitId| self.board.army_of(*id).is_some_and(|army| self.state.morale_of(army) >= rule.cost);
        let units = self
            .board
            .units_of(rule.side)
            .filter(|_| rule.side == self.state.active)
            .filter(|&id| is_old_guard(&self.board, id) && self.state.unit(id).reserve)
            .filter(|id| self.state.hex_of(*id).is_some() && payable(id));
        (units.collect(), rule.cost)
    }

    pub(crate) fn check_guard(&self, units: &[UnitId]) -> Result<UnitSet, Breach> {
        let (may, _) = self.guard_in_reserve();
        let chosen: UnitSet = units.iter().copied().collect();
        match chosen.iter().find(|unit| !may.contains(unit)) {
            Some(unit) => {
                let rule = self.board.definition().rules.guard_activation;
                let level = self.board.army_of(unit).map_or(0, |army| self.state.morale_of(army));
                if let Some(rule) = rule
                    && rule.side == self.state.active
                    && is_old_guard(&self.board, unit)
                    && self.state.unit(unit).reserve
                    && level < rule.cost
                {
                    return Err(Breach::GuardTooDear { unit, cost: rule.cost, level });
                }
                let may_free = rule.is_some_and(|rule| rule.side == self.state.active);
                let case = if may_free { cases::GUARD_FREED } else { cases::RESERVE_SPIRIT };
                Err(Breach::NotInReserve { unit, case })
            }
            None if chosen.is_empty() => Err(Breach::NobodyActivated),
            None => Ok(chosen),
        }
    }

    /// Frees one or both, for one price.
    pub(crate) fn free_guard(&mut self, units: UnitSet, report: &mut Report) {
        let (_, cost) = self.guard_in_reserve();
        let army = units.first().and_then(|unit| self.board.army_of(unit));
        for unit in units.iter() {
            self.activate(unit, [cases::GUARD_FREED], report);
        }
        if let Some(army) = army {
            self.change_morale(army, 0i8.strict_sub_unsigned(cost), cases::GUARD_FREED, report);
        }
    }
}

/// The Guard infantry that starts in reserve [11.5, 17.3].
pub(crate) fn is_old_guard(board: &Board, unit: UnitId) -> bool {
    let data = board.unit(unit);
    data.guard && data.reserve && data.arm == Arm::Infantry
}

/// Whether an Old Guard unit may rest there for the night: far from the enemy, or on the river outside enemy zones
/// [17.3].
pub(crate) fn may_rest(board: &Board, state: &State, field: &Field, side: Side, hex: Hex) -> bool {
    const FAR_ENOUGH: u16 = 3;
    enemy_distance(board, state, side, hex) >= FAR_ENOUGH
        || (board.cell(hex).on_river && !field.zone(board, side.other(), hex))
}

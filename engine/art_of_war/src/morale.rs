//! The morale of armies [16.0].

use super::board::{ArmyId, Board};
use super::cases;
use super::definition::UnitId;
use super::event::{Report, What};
use super::game::Game;
use super::state::{Place, State};
use engine::case::Case;
use engine::contract::Side;
use engine::count::less;

/// The highest number of the morale track.
pub const HIGHEST: u8 = 50;
/// The change of morale for a lost unit [16.2].
const LOSS: i8 = -2;
/// The change of morale for a retreat [16.1].
const RETREAT: i8 = -1;
/// The change of morale for an advance [16.3].
const ADVANCE: i8 = 1;

/// Whether the unit's army is demoralised; never in a battle without morale.
pub(crate) fn is_demoralised(board: &Board, state: &State, unit: UnitId) -> bool {
    board.army_of(unit).is_some_and(|army| state.morale_of(army) == 0)
}

impl Game {
    pub(crate) fn morale_of_loss(&mut self, unit: UnitId, report: &mut Report) {
        if let Some(army) = self.board.army_of(unit) {
            self.change_morale(army, LOSS, cases::MORALE_LOSS, report);
            self.note_call(army);
        }
    }

    /// Notes that a unit was lost: its army may call up a reserve, if its rules allow it and it has one.
    fn note_call(&mut self, army: ArmyId) {
        let may = self.board.army(army).is_some_and(|data| data.calls_reserves);
        if may && let Some(aftermath) = self.state.aftermath_mut() {
            aftermath.calls.push(army);
        }
    }

    pub(crate) fn morale_of_retreat(&mut self, unit: UnitId, report: &mut Report) {
        if let Some(army) = self.board.army_of(unit) {
            self.change_morale(army, RETREAT, cases::MORALE_RETREAT, report);
        }
    }

    pub(crate) fn morale_of_advance(&mut self, unit: UnitId, report: &mut Report) {
        if let Some(army) = self.board.army_of(unit) {
            self.change_morale(army, ADVANCE, cases::MORALE_ADVANCE, report);
        }
    }

    pub(crate) fn change_morale(&mut self, army: ArmyId, by: i8, case: Case, report: &mut Report) {
        let from = self.state.morale_of(army);
        let to = from.saturating_add_signed(by).min(HIGHEST);
        self.set_morale(army, to, case, report);
    }

    fn set_morale(&mut self, army: ArmyId, to: u8, case: Case, report: &mut Report) {
        let from = self.state.morale_of(army);
        if let Some(level) = self.state.morale.get_mut(usize::from(army.0)) {
            *level = to;
        }
        if from != to {
            report.tell(What::MoraleChanged { army, from, to }, [case]);
        }
        if to == 0 && from > 0 {
            report.tell(What::Demoralised { army }, [cases::DEMORALISED]);
            let reserves: Vec<UnitId> = self.reserves_of(army).collect();
            for unit in reserves {
                self.activate(unit, [cases::RESERVE_WAKES, cases::MORALE_WAKES], report);
            }
        }
    }

    /// Sets the levels at the end of a day: those of the start, less one for each unit permanently destroyed [16.6,
    /// 16.7].
    pub(crate) fn reset_morale(&mut self, report: &mut Report) {
        for army in self.board.army_ids() {
            let gone = |id: &UnitId| self.state.unit(*id).place == Place::Eliminated;
            let lost = u8::try_from(self.board.units_of_army(army).filter(gone).count()).unwrap_or(u8::MAX);
            let Some(data) = self.board.army(army) else { continue };
            let case = if data.reset == data.morale { cases::ALLIED_RESET } else { cases::FRENCH_RESET };
            let level = less(data.reset, lost);
            self.set_morale(army, level, case, report);
        }
    }

    /// The side an army fights for.
    pub(crate) fn side_of(&self, army: ArmyId) -> Option<Side> {
        self.board.units_of_army(army).next().map(|unit| self.board.unit(unit).side)
    }
}

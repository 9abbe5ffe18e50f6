//! Carrying out a combat result [6.3]: losses, retreats, the advance, and the withdrawal of guns, in that order. Each
//! is a question to the units' owner if there is a choice. A loss may call up a reserve, which is asked at once [11.3].

use super::cases;
use super::definition::{Arm, Garrison, UnitId};
use super::event::{Report, What};
use super::game::Game;
use super::morale::is_demoralised;
use super::results::CombatResult;
use super::retreat::Retreats;
use super::state::{Aftermath, Attack, Place, Step};
use super::unit_set::UnitSet;
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Applies a final result: its immediate effects, and the questions that follow.
    pub(crate) fn begin_aftermath(&mut self, attack: Attack, result: CombatResult, report: &mut Report) {
        let fought = attack.adjacent.iter().chain(&attack.defenders).copied();
        let recoverable = fought.filter(|&unit| self.is_recoverable(unit)).collect();
        let beaten = match result {
            CombatResult::Ae | CombatResult::Ar => &attack.adjacent,
            CombatResult::Ee | CombatResult::Dr | CombatResult::De => &attack.defenders,
        };
        let mut vacated: Vec<Hex> = beaten.iter().filter_map(|&unit| self.state.hex_of(unit)).collect();
        vacated.sort_unstable();
        vacated.dedup();
        let (garrisons, field): (Vec<UnitId>, Vec<UnitId>) =
            beaten.iter().partition(|&&unit| self.board.unit(unit).garrison.is_some());
        let retreats = matches!(result, CombatResult::Ar | CombatResult::Dr);
        let guns_spared = matches!(result, CombatResult::Ae | CombatResult::Ar | CombatResult::Ee);
        let aftermath = Aftermath {
            result,
            recoverable,
            calls: Vec::new(),
            losses_due: 0,
            retreating: if retreats { field } else { Vec::new() },
            chain: Vec::new(),
            went: Vec::new(),
            vacated,
            advance_open: true,
            guns: if guns_spared { attack.bombarding.clone() } else { Vec::new() },
            attack: attack.clone(),
        };
        if let Some(combat) = self.state.combat_mut() {
            combat.step = Step::Aftermath(aftermath);
        }
        match result {
            CombatResult::Ae => self.eliminate(&attack.adjacent, cases::RESULTS, report),
            CombatResult::De => self.eliminate(&attack.defenders, cases::RESULTS, report),
            // A garrison cannot retreat, so it is destroyed; but a lunette survives a repulse [14.0].
            CombatResult::Dr => self.eliminate(&garrisons, cases::GARRISONS, report),
            CombatResult::Ar => {
                let troops = |unit: &UnitId| self.board.unit(*unit).garrison == Some(Garrison::Troops);
                let lost: Vec<UnitId> = garrisons.into_iter().filter(troops).collect();
                self.eliminate(&lost, cases::GARRISONS, report);
            }
            CombatResult::Ee => {
                let due = self.printed(&attack.defenders);
                self.eliminate(&attack.defenders, cases::RESULTS, report);
                if let Some(aftermath) = self.state.aftermath_mut()
                    && !attack.adjacent.is_empty()
                {
                    aftermath.losses_due = due;
                }
            }
        }
    }

    /// Whether a unit would only be disrupted if it were lost now. It must be infantry or cavalry of an army that is
    /// not demoralised, with a safe hex adjacent [17.1].
    fn is_recoverable(&self, unit: UnitId) -> bool {
        let data = self.board.unit(unit);
        self.board.army_of(unit).is_some()
            && data.arm != Arm::Artillery
            && data.garrison.is_none()
            && !is_demoralised(&self.board, &self.state, unit)
            && self.retreats().safe(unit).next().is_some()
    }

    /// Results can remove obligations permanently. An enemy with no attacker adjacent need not be attacked, even if a
    /// unit advances there later [ruling 9].
    pub(crate) fn let_duties_lapse(&mut self) {
        let side = self.state.active;
        let Some(due) = self.state.combat().map(|combat| combat.must_be_attacked) else { return };
        let touched = self.field.touched(&self.board, &self.state, due, side);
        if let Some(combat) = self.state.combat_mut() {
            combat.must_be_attacked = touched;
        }
    }

    pub(crate) fn retreats(&self) -> Retreats<'_> {
        let aftermath = self.state.aftermath();
        Retreats {
            board: &self.board,
            state: &self.state,
            field: &self.field,
            leaving: aftermath.map_or(UnitSet::EMPTY, |known| known.retreating.iter().copied().collect()),
            chain: aftermath.map_or(&[], |known| &known.chain),
            went: aftermath.map_or(&[], |known| &known.went),
        }
    }

    pub(crate) fn printed(&self, units: &[UnitId]) -> u16 {
        units.iter().map(|&unit| u16::from(self.board.unit(unit).strength)).sum()
    }

    /// Removes units from the map, permanently or until the day's end.
    pub(crate) fn eliminate(&mut self, units: &[UnitId], case: Case, report: &mut Report) {
        let recoverable = self.state.aftermath().map_or(UnitSet::EMPTY, |aftermath| aftermath.recoverable);
        for &unit in units {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
                known.reserve = false;
            }
            let edge = (case == cases::SAFE && self.board.cell(hex).edge).then_some(cases::OFF_MAP);
            if recoverable.contains(unit) {
                self.set_place(unit, Place::Disrupted);
                report.tell(What::Disrupted { unit, hex }, [case, cases::DISRUPTED].into_iter().chain(edge));
            } else {
                self.set_place(unit, Place::Eliminated);
                let worth =
                    if self.board.definition().victory.losses == [1; 3] { cases::LOSSES } else { cases::LOSSES_BY_ARM };
                let for_good = self.board.army_of(unit).map(|_| cases::DISRUPTED);
                report.tell(What::Eliminated { unit, hex }, [case, worth].into_iter().chain(edge).chain(for_good));
            }
            self.morale_of_loss(unit, report);
        }
    }

    /// The side that won the combat.
    pub(crate) fn victor(&self, aftermath: &Aftermath) -> Side {
        match aftermath.result {
            CombatResult::Ae | CombatResult::Ar => self.state.active.other(),
            CombatResult::Ee | CombatResult::Dr | CombatResult::De => self.state.active,
        }
    }
}

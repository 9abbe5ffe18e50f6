//! Carrying out a combat result [6.3]: losses, retreats, the advance, and guns that draw back, in that order, each
//! asked of its owner where he has a choice. A loss may call up a reserve, which is asked at once [11.3].

use super::board::ArmyId;
use super::breach::Breach;
use super::cases;
use super::contact::enemies_beside;
use super::definition::{Arm, Garrison, UnitId};
use super::event::{Report, What};
use super::game::Game;
use super::morale::is_demoralised;
use super::results::CombatResult;
use super::retreat::Retreats;
use super::state::{Aftermath, Attack, Place, Step};
use super::unit_set::UnitSet;
use crate::case::Case;
use crate::contract::Side;
use crate::hex::Hex;

/// What the aftermath now asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Call { side: Side, army: ArmyId, units: Vec<UnitId> },
    Losses { side: Side, choices: Vec<Vec<UnitId>> },
    Retreat { side: Side, choices: Vec<(UnitId, Vec<Hex>)> },
    Displace { side: Side, choices: Vec<(UnitId, Vec<Hex>)> },
    Advance { side: Side, choices: Vec<(UnitId, Hex)> },
    StepBack { side: Side, unit: UnitId, hexes: Vec<Hex> },
}

impl Question {
    pub(crate) fn side(&self) -> Side {
        match self {
            Question::Call { side, .. }
            | Question::Losses { side, .. }
            | Question::Retreat { side, .. }
            | Question::Displace { side, .. }
            | Question::Advance { side, .. }
            | Question::StepBack { side, .. } => *side,
        }
    }
}

impl Game {
    /// The result stands: what it does at once, and what is left to ask.
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
            // A garrison cannot go, and dies; but a lunette outlasts a repulse [14.0].
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

    /// Whether a unit would only be disrupted if it were lost now: foot or horse of an army with heart, with a safe hex
    /// beside it [17.1].
    fn is_recoverable(&self, unit: UnitId) -> bool {
        let data = self.board.unit(unit);
        self.board.army_of(unit).is_some()
            && data.arm != Arm::Artillery
            && data.garrison.is_none()
            && !is_demoralised(&self.board, &self.state, unit)
            && self.retreats().safe(unit).next().is_some()
    }

    /// What is now asked; answers that leave no choice are carried out on the way. `None` when all is done.
    pub(crate) fn continue_aftermath(&mut self, report: &mut Report) -> Option<Question> {
        loop {
            self.let_duties_lapse();
            let question = self.aftermath_question();
            match &question {
                Some(Question::Call { units, .. }) if units.is_empty() => self.answer_call(&[], report),
                Some(Question::Losses { choices, .. }) => match choices.as_slice() {
                    [only] => self.take_losses(&only.clone(), report),
                    _ => return question,
                },
                Some(Question::Retreat { choices, .. } | Question::Displace { choices, .. }) => {
                    match choices.as_slice() {
                        [] => self.perish(report),
                        [(unit, hexes)] => match hexes.as_slice() {
                            [to] => self.retreat(*unit, *to, report),
                            _ => return question,
                        },
                        _ => return question,
                    }
                }
                Some(Question::Advance { choices, .. }) if choices.is_empty() => self.close_advance(),
                Some(Question::StepBack { hexes, .. }) if hexes.is_empty() => self.next_gun(),
                Some(_) => return question,
                None => return None,
            }
        }
    }

    /// Results take obligations away for good: an enemy with nobody left beside him need not be attacked, even if
    /// somebody advances there later [ruling 9].
    fn let_duties_lapse(&mut self) {
        let enemy = self.state.active.other();
        let ours = self.board.units_of(self.state.active).filter_map(|unit| self.state.hex_of(unit));
        let touched = ours
            .filter(|&hex| self.field.zone(&self.board, enemy, hex))
            .fold(UnitSet::EMPTY, |all, hex| all.or(enemies_beside(&self.board, &self.field, enemy, hex)));
        if let Some(combat) = self.state.combat_mut() {
            combat.must_be_attacked = combat.must_be_attacked.and(touched);
        }
    }

    /// The next thing the aftermath asks, answerable or not; `None` when nothing is left.
    pub(crate) fn aftermath_question(&self) -> Option<Question> {
        let aftermath = self.state.aftermath()?;
        let attacker = self.state.active;
        if let Some(&army) = aftermath.calls.first() {
            let units = self.reserves_of(army).collect();
            return Some(Question::Call { side: self.side_of(army)?, army, units });
        }
        if aftermath.losses_due > 0 {
            return Some(Question::Losses { side: attacker, choices: self.loss_choices(aftermath) });
        }
        let beaten = self.victor(aftermath).other();
        if let Some(&(_, at)) = aftermath.chain.last() {
            return Some(Question::Displace { side: beaten, choices: self.retreats().displacements(at) });
        }
        if !aftermath.retreating.is_empty() {
            let choices = self.retreats().choices(&aftermath.retreating);
            return Some(Question::Retreat { side: beaten, choices });
        }
        if aftermath.advance_open {
            let side = self.victor(aftermath);
            return Some(Question::Advance { side, choices: self.advance_choices(aftermath) });
        }
        let &unit = aftermath.guns.first()?;
        Some(Question::StepBack { side: attacker, unit, hexes: self.retreats().free(unit) })
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

    fn printed(&self, units: &[UnitId]) -> u16 {
        units.iter().map(|&unit| u16::from(self.board.unit(unit).strength)).sum()
    }

    // ---- reserves called up for a loss

    pub(crate) fn answer_call(&mut self, units: &[UnitId], report: &mut Report) {
        if let Some(aftermath) = self.state.aftermath_mut()
            && !aftermath.calls.is_empty()
        {
            aftermath.calls.remove(0);
        }
        for &unit in units {
            self.activate(unit, [cases::RESERVE_CALLED], report);
        }
    }

    // ---- losses of an equal elimination

    /// Every set of adjacent attackers that is enough and of which none could be left out [ruling 17].
    fn loss_choices(&self, aftermath: &Aftermath) -> Vec<Vec<UnitId>> {
        let candidates = &aftermath.attack.adjacent;
        if self.printed(candidates) <= aftermath.losses_due {
            return vec![candidates.clone()];
        }
        let mut choices = Vec::new();
        self.choose_losses(candidates, aftermath.losses_due, &mut Vec::new(), &mut choices);
        choices
    }

    fn choose_losses(&self, rest: &[UnitId], due: u16, chosen: &mut Vec<UnitId>, choices: &mut Vec<Vec<UnitId>>) {
        let sum = self.printed(chosen);
        if sum >= due {
            if self.needless(chosen, due).is_none() {
                choices.push(chosen.clone());
            }
            return;
        }
        if let Some((&next, rest)) = rest.split_first() {
            chosen.push(next);
            self.choose_losses(rest, due, chosen, choices);
            chosen.pop();
            self.choose_losses(rest, due, chosen, choices);
        }
    }

    fn needless(&self, chosen: &[UnitId], due: u16) -> Option<UnitId> {
        let sum = self.printed(chosen);
        chosen.iter().copied().find(|&unit| sum - u16::from(self.board.unit(unit).strength) >= due)
    }

    pub(crate) fn check_losses(&self, units: &[UnitId]) -> Result<Vec<UnitId>, Breach> {
        let wrong = Breach::WrongLosses { due: self.state.aftermath().map_or(0, |aftermath| aftermath.losses_due) };
        let aftermath = self.state.aftermath().ok_or(wrong.clone())?;
        let set: UnitSet = units.iter().copied().collect();
        let strangers = units.iter().any(|unit| !aftermath.attack.adjacent.contains(unit));
        let chosen: Vec<UnitId> = set.iter().collect();
        if strangers || chosen.len() != units.len() || self.printed(&chosen) < aftermath.losses_due {
            return Err(wrong);
        }
        match self.needless(&chosen, aftermath.losses_due) {
            Some(unit) => Err(Breach::NeedlessLoss(unit)),
            None => Ok(chosen),
        }
    }

    pub(crate) fn take_losses(&mut self, units: &[UnitId], report: &mut Report) {
        if let Some(aftermath) = self.state.aftermath_mut() {
            aftermath.losses_due = 0;
        }
        self.eliminate(units, cases::RESULTS, report);
    }

    /// Removes units from the map, for good or until the day's end.
    fn eliminate(&mut self, units: &[UnitId], case: Case, report: &mut Report) {
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

    // ---- retreats

    pub(crate) fn check_retreat(&self, unit: UnitId, to: Hex) -> Result<(), Breach> {
        let choices = match self.aftermath_question() {
            Some(Question::Retreat { choices, .. } | Question::Displace { choices, .. }) => choices,
            _ => return Err(Breach::NotRetreating(unit)),
        };
        match choices.iter().find(|(retreating, _)| *retreating == unit) {
            Some((_, hexes)) if hexes.contains(&to) => Ok(()),
            Some(_) => Err(self.retreats().refuse(unit, to)),
            None if self.state.aftermath().is_some_and(|aftermath| aftermath.retreating.contains(&unit)) => {
                let retreats = self.retreats();
                let waits = !retreats.chain.is_empty() || !retreats.can_go(unit);
                Err(if waits { Breach::NowhereToGo(unit) } else { retreats.refuse(unit, to) })
            }
            None => Err(Breach::NotRetreating(unit)),
        }
    }

    /// One step of a retreat. A hex with room ends it, and the whole chain moves, its last unit first.
    pub(crate) fn retreat(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let free = self.field.has_room(&self.board, to);
        let Some(aftermath) = self.state.aftermath_mut() else { return };
        aftermath.chain.push((unit, to));
        if !free {
            return;
        }
        let chain = std::mem::take(&mut aftermath.chain);
        let retreating = chain.first().map(|step| step.0);
        aftermath.retreating.retain(|&other| Some(other) != retreating);
        for &(unit, to) in chain.iter().rev() {
            let Some(from) = self.state.hex_of(unit) else { continue };
            self.set_place(unit, Place::On(to));
            if let Some(combat) = self.state.combat_mut() {
                combat.moved.insert(unit);
            }
            if Some(unit) == retreating {
                if let Some(aftermath) = self.state.aftermath_mut() {
                    aftermath.went.push((unit, from));
                }
                let stacked = (self.board.definition().rules.stacking > 1).then_some(cases::STACK_DEFENDS);
                let why = [cases::SAFE, cases::FREE, cases::RESULTS].into_iter().chain(stacked);
                report.tell(What::Retreated { unit, from, to }, why);
            } else {
                report.tell(What::Displaced { unit, from, to }, [cases::DISPLACEMENT, cases::FREE]);
            }
            self.take_control(unit, to, report);
            self.morale_of_retreat(unit, report);
        }
    }

    /// Nobody who still has to retreat can: they are lost.
    fn perish(&mut self, report: &mut Report) {
        let Some(aftermath) = self.state.aftermath_mut() else { return };
        let lost = std::mem::take(&mut aftermath.retreating);
        aftermath.chain.clear();
        self.eliminate(&lost, cases::SAFE, report);
    }

    // ---- the advance

    /// The side left in possession.
    fn victor(&self, aftermath: &Aftermath) -> Side {
        match aftermath.result {
            CombatResult::Ae | CombatResult::Ar => self.state.active.other(),
            CombatResult::Ee | CombatResult::Dr | CombatResult::De => self.state.active,
        }
    }

    /// Units that fought beside the enemy and still stand, with the empty hexes they may go into [6.6].
    fn advance_choices(&self, aftermath: &Aftermath) -> Vec<(UnitId, Hex)> {
        let victor = self.victor(aftermath);
        let units = if victor == self.state.active { &aftermath.attack.adjacent } else { &aftermath.attack.defenders };
        let rain = self.field.rain();
        // A garrison that stays, or a unit driven there before, still holds the hex.
        let left = |hex: &&Hex| self.field.holder(&self.board, **hex) != Some(victor.other());
        let mut choices = Vec::new();
        for &unit in units {
            let Some(from) = self.state.hex_of(unit) else { continue };
            let data = self.board.unit(unit);
            if data.garrison.is_some() || is_demoralised(&self.board, &self.state, unit) {
                continue;
            }
            let enters = |hex: Hex| {
                let step = self.board.step(rain, from, hex);
                step.is_some_and(|step| step.touches && step.cost_for(data.arm).is_some())
            };
            let open = aftermath.vacated.iter().filter(left).copied();
            let open = open.filter(|&hex| self.field.has_room(&self.board, hex) && enters(hex));
            choices.extend(open.map(|hex| (unit, hex)));
        }
        choices
    }

    pub(crate) fn check_advance(&self, unit: UnitId, to: Hex) -> Result<(), Breach> {
        match self.aftermath_question() {
            Some(Question::Advance { choices, .. }) if choices.contains(&(unit, to)) => Ok(()),
            _ if !self.board.has_unit(unit) => Err(Breach::UnknownUnit),
            _ if self.board.unit(unit).garrison.is_some() => Err(Breach::GarrisonStays(unit)),
            _ if is_demoralised(&self.board, &self.state, unit) => Err(Breach::NoHeart(unit)),
            _ => Err(Breach::NoAdvance { unit, to }),
        }
    }

    pub(crate) fn advance(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        if let Some(from) = self.state.hex_of(unit) {
            self.set_place(unit, Place::On(to));
            report.tell(What::Advanced { unit, from, to }, [cases::ADVANCE, cases::FREE]);
            self.take_control(unit, to, report);
            self.morale_of_advance(unit, report);
            self.wake_reserves(report);
        }
        self.close_advance();
    }

    pub(crate) fn hold_ground(&mut self, report: &mut Report) {
        if let Some(side) = self.state.aftermath().map(|aftermath| self.victor(aftermath)) {
            report.tell(What::HeldGround { side }, [cases::ADVANCE]);
        }
        self.close_advance();
    }

    fn close_advance(&mut self) {
        if let Some(aftermath) = self.state.aftermath_mut() {
            aftermath.advance_open = false;
        }
    }

    // ---- bombarding guns

    pub(crate) fn check_step_back(&self, unit: UnitId, to: Hex) -> Result<(), Breach> {
        match self.aftermath_question() {
            Some(Question::StepBack { unit: asked, hexes, .. }) if asked == unit && hexes.contains(&to) => Ok(()),
            _ => Err(Breach::NoStepBack { unit, to }),
        }
    }

    /// Draws the battery back, or leaves it where it is if `to` is its own hex.
    pub(crate) fn step_back(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        if let Some(from) = self.state.hex_of(unit) {
            self.set_place(unit, Place::On(to));
            report.tell(What::SteppedBack { unit, from, to }, [cases::GUNS_SAFE]);
            self.take_control(unit, to, report);
        }
        self.next_gun();
    }

    fn next_gun(&mut self) {
        if let Some(aftermath) = self.state.aftermath_mut()
            && !aftermath.guns.is_empty()
        {
            aftermath.guns.remove(0);
        }
    }
}

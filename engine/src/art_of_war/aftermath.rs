//! Carrying out a combat result [6.3]: losses, retreats, the advance, and guns that draw back, in that order, each
//! asked of its owner where he has a choice.

use super::breach::Breach;
use super::cases;
use super::definition::UnitId;
use super::event::{Report, What};
use super::game::Game;
use super::results::CombatResult;
use super::retreat::{Retreats, Ways};
use super::state::{Aftermath, Attack, Place, Step};
use super::unit_set::UnitSet;
use crate::contract::Side;
use crate::hex::Hex;

/// What the aftermath now asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Losses { side: Side, choices: Vec<Vec<UnitId>> },
    Retreat { side: Side, choices: Vec<(UnitId, Ways)> },
    Displace { side: Side, unit: UnitId, ways: Ways },
    Advance { side: Side, choices: Vec<(UnitId, Hex)> },
    StepBack { side: Side, unit: UnitId, hexes: Vec<Hex> },
}

impl Question {
    pub(crate) fn side(&self) -> Side {
        match self {
            Question::Losses { side, .. }
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
        let mut aftermath = Aftermath {
            result,
            losses_due: 0,
            retreating: Vec::new(),
            chain: Vec::new(),
            vacated: Vec::new(),
            advance_open: true,
            guns: Vec::new(),
            attack,
        };
        let attack = aftermath.attack.clone();
        match result {
            CombatResult::Ae => aftermath.vacated = self.eliminate(&attack.adjacent, report),
            CombatResult::Ar => aftermath.retreating = attack.adjacent.clone(),
            CombatResult::Dr => aftermath.retreating = attack.defenders.clone(),
            CombatResult::De => aftermath.vacated = self.eliminate(&attack.defenders, report),
            CombatResult::Ee => {
                aftermath.vacated = self.eliminate(&attack.defenders, report);
                if !attack.adjacent.is_empty() {
                    aftermath.losses_due = self.printed(&attack.defenders);
                }
            }
        }
        if matches!(result, CombatResult::Ae | CombatResult::Ar | CombatResult::Ee) {
            aftermath.guns = attack.bombarding;
        }
        if let Some(combat) = self.state.combat_mut() {
            combat.step = Step::Aftermath(aftermath);
        }
    }

    /// What is now asked; answers that leave no choice are carried out on the way. `None` when all is done.
    pub(crate) fn continue_aftermath(&mut self, report: &mut Report) -> Option<Question> {
        loop {
            let question = self.aftermath_question();
            match &question {
                Some(Question::Losses { choices, .. }) => match choices.as_slice() {
                    [only] => self.take_losses(&only.clone(), report),
                    _ => return question,
                },
                Some(Question::Retreat { choices, .. }) => match choices.as_slice() {
                    [] => self.perish(report),
                    [(unit, ways)] => match ways.hexes() {
                        [to] => self.retreat(*unit, *to, report),
                        _ => return question,
                    },
                    _ => return question,
                },
                Some(Question::Displace { unit, ways, .. }) => match ways.hexes() {
                    [to] => self.retreat(*unit, *to, report),
                    _ => return question,
                },
                Some(Question::Advance { choices, .. }) if choices.is_empty() => self.close_advance(),
                Some(Question::StepBack { hexes, .. }) if hexes.is_empty() => self.next_gun(),
                Some(_) => return question,
                None => return None,
            }
        }
    }

    /// The next thing the aftermath asks, answerable or not; `None` when nothing is left.
    pub(crate) fn aftermath_question(&self) -> Option<Question> {
        let aftermath = self.state.aftermath()?;
        let attacker = self.state.active;
        if aftermath.losses_due > 0 {
            return Some(Question::Losses { side: attacker, choices: self.loss_choices(aftermath) });
        }
        let beaten = if aftermath.result == CombatResult::Ar { attacker } else { attacker.other() };
        if let Some(&(_, at)) = aftermath.chain.last() {
            let busy = self.busy(aftermath);
            let displaced = self.field.at(&self.board, at).find(|&id| !busy.contains(id))?;
            return Some(Question::Displace { side: beaten, unit: displaced, ways: self.ways(displaced) });
        }
        if !aftermath.retreating.is_empty() {
            let choices = aftermath
                .retreating
                .iter()
                .map(|&unit| (unit, self.ways(unit)))
                .filter(|(_, ways)| *ways != Ways::None)
                .collect();
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
        let leaving = self.state.aftermath().map(|aftermath| aftermath.retreating.iter().copied().collect());
        Retreats {
            board: &self.board,
            state: &self.state,
            field: &self.field,
            leaving: leaving.unwrap_or(UnitSet::EMPTY),
        }
    }

    /// Units of the retreat under way, which cannot be displaced by it.
    fn busy(&self, aftermath: &Aftermath) -> UnitSet {
        aftermath.retreating.iter().copied().chain(aftermath.chain.iter().map(|step| step.0)).collect()
    }

    fn ways(&self, unit: UnitId) -> Ways {
        let busy = self.state.aftermath().map_or(UnitSet::EMPTY, |aftermath| self.busy(aftermath));
        self.retreats().ways(unit, busy)
    }

    fn printed(&self, units: &[UnitId]) -> u16 {
        units.iter().map(|&unit| u16::from(self.board.unit(unit).strength)).sum()
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
        self.eliminate(units, report);
        if let Some(aftermath) = self.state.aftermath_mut() {
            aftermath.losses_due = 0;
        }
    }

    /// Removes units from the map; the hexes they leave empty.
    fn eliminate(&mut self, units: &[UnitId], report: &mut Report) -> Vec<Hex> {
        let mut left = Vec::new();
        for &unit in units {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            self.set_place(unit, Place::Eliminated);
            report.tell(What::Eliminated { unit, hex }, [cases::RESULTS, cases::LOSSES]);
            left.push(hex);
        }
        left.sort_unstable();
        left.dedup();
        left
    }

    // ---- retreats

    pub(crate) fn check_retreat(&self, unit: UnitId, to: Hex) -> Result<(), Breach> {
        let ways = match self.aftermath_question() {
            Some(Question::Displace { unit: displaced, ways, .. }) if displaced == unit => ways,
            Some(Question::Retreat { choices, .. }) => {
                match choices.into_iter().find(|(retreating, _)| *retreating == unit) {
                    Some((_, ways)) => ways,
                    None => return Err(Breach::NotRetreating(unit)),
                }
            }
            _ => return Err(Breach::NotRetreating(unit)),
        };
        if ways.hexes().contains(&to) { Ok(()) } else { Err(self.retreats().refuse(unit, to)) }
    }

    /// One step of a retreat. A hex with room ends it, and the whole chain moves, its last unit first.
    pub(crate) fn retreat(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let free = matches!(self.ways(unit), Ways::Free(_));
        let Some(aftermath) = self.state.aftermath_mut() else { return };
        aftermath.chain.push((unit, to));
        if !free {
            return;
        }
        let chain = std::mem::take(&mut aftermath.chain);
        let retreating = chain.first().map(|step| step.0);
        aftermath.retreating.retain(|&other| Some(other) != retreating);
        if let Some(hex) = retreating.and_then(|first| self.state.hex_of(first))
            && let Some(aftermath) = self.state.aftermath_mut()
        {
            aftermath.vacated.push(hex);
        }
        for &(unit, to) in chain.iter().rev() {
            let Some(from) = self.state.hex_of(unit) else { continue };
            self.set_place(unit, Place::On(to));
            if Some(unit) == retreating {
                report.tell(What::Retreated { unit, from, to }, [cases::SAFE, cases::FREE, cases::RESULTS]);
            } else {
                report.tell(What::Displaced { unit, from, to }, [cases::DISPLACEMENT, cases::FREE]);
            }
            self.take_control(unit, to, report);
        }
    }

    /// Nobody who still has to retreat can: they are eliminated.
    fn perish(&mut self, report: &mut Report) {
        let Some(aftermath) = self.state.aftermath_mut() else { return };
        let lost = std::mem::take(&mut aftermath.retreating);
        for unit in lost {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            self.set_place(unit, Place::Eliminated);
            let edge = self.board.cell(hex).edge.then_some(cases::OFF_MAP);
            report.tell(What::Eliminated { unit, hex }, [cases::SAFE, cases::LOSSES].into_iter().chain(edge));
            if let Some(aftermath) = self.state.aftermath_mut() {
                aftermath.vacated.push(hex);
            }
        }
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
        let units = if self.victor(aftermath) == self.state.active {
            &aftermath.attack.adjacent
        } else {
            &aftermath.attack.defenders
        };
        let mut vacated = aftermath.vacated.clone();
        vacated.sort_unstable();
        let mut choices = Vec::new();
        for &unit in units {
            let Some(from) = self.state.hex_of(unit) else { continue };
            let arm = self.board.unit(unit).arm;
            let enters =
                |hex: Hex| self.board.step(from, hex).is_some_and(|step| step.touches && step.cost_for(arm).is_some());
            choices.extend(
                vacated
                    .iter()
                    .copied()
                    .filter(|&hex| self.field.count(&self.board, hex) == 0 && enters(hex))
                    .map(|hex| (unit, hex)),
            );
        }
        choices
    }

    pub(crate) fn check_advance(&self, unit: UnitId, to: Hex) -> Result<(), Breach> {
        match self.aftermath_question() {
            Some(Question::Advance { choices, .. }) if choices.contains(&(unit, to)) => Ok(()),
            _ => Err(Breach::NoAdvance { unit, to }),
        }
    }

    pub(crate) fn advance(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        if let Some(from) = self.state.hex_of(unit) {
            self.set_place(unit, Place::On(to));
            report.tell(What::Advanced { unit, from, to }, [cases::ADVANCE, cases::FREE]);
            self.take_control(unit, to, report);
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

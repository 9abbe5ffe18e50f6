//! Everything that unfinished actions name and count, gathered so that a stranger's state can be checked before the rules
//! go on from it. How tasks go on is no matter of this file: `Task::waits_for` says it.

use super::command::{Action, FireAttack};
use super::definition::*;
use super::tasks::*;
use engine::hex::Hex;

/// More than any battle has: eight segments for two sides in 99 turns, and some.
pub(crate) const MOST_PHASES: u32 = 100_000;
/// More points than anybody has.
pub(crate) const MOST_POINTS: u16 = 1000;
/// More than a unit loses in a half-turn.
pub(crate) const MOST_LOSSES: u8 = 60;
/// Deeper than things lie on each other.
pub(crate) const MOST_TASKS: usize = 32;
/// More hexes than a charge passes.
const LONGEST_CHARGE: usize = 60;
/// More steps than a throw is ever shifted by for one reason.
const MOST_STEPS: i16 = 1000;

/// Units, leaders and hexes that are named.
#[derive(Default)]
pub(crate) struct Named {
    pub(crate) units: Vec<UnitId>,
    pub(crate) leaders: Vec<LeaderId>,
    pub(crate) hexes: Vec<Hex>,
    /// Whether a number lies outside the values that the rules can reckon with.
    pub(crate) out_of_bounds: bool,
}

impl Named {
    pub(crate) fn task(&mut self, task: &Task) {
        match task {
            Task::Move(task) => {
                self.units.extend(&task.units);
                self.leaders.extend(&task.leaders);
                self.hexes.extend(task.way.iter().chain(&task.crossed));
                self.units.extend(task.lost_before.iter().map(|before| before.unit));
                for action in &task.actions {
                    if let Action::Enter(hex) | Action::Prolong(hex) = action {
                        self.hexes.push(*hex);
                    }
                }
                match &task.chance {
                    Chance::Trying(unit) => self.units.push(*unit),
                    Chance::Asking(units) => self.units.extend(units),
                    Chance::Past | Chance::Open => {}
                }
            }
            Task::Limber(task) => self.units.extend(&task.batteries),
            Task::Fire(task) => {
                for attack in &task.attacks {
                    self.attack(attack);
                }
                self.faces(&task.faces);
            }
            Task::Shot(task) => {
                self.units.extend(task.due.iter().chain(&task.failed));
                self.hexes.push(task.hex);
                self.leaders.extend(task.fallen);
            }
            Task::Fate(task) => self.leaders.extend(task.leaders.iter().chain(&task.chosen)),
            Task::Checks(task) => {
                for check in &task.checks {
                    self.units.push(check.unit);
                    self.leaders.extend(check.without);
                    self.out_of_bounds |=
                        check.terms.iter().any(|term| !(-MOST_STEPS..=MOST_STEPS).contains(&term.steps))
                            || check.terms.len() > MOST_TASKS;
                }
            }
            Task::Panic(task) => self.paths(&task.paths),
            Task::Charge(task) => self.charge(task),
            Task::Assault(task) => {
                self.units.extend(task.units.iter().chain(&task.saving).chain(&task.failed));
                self.hexes.push(task.target);
            }
            Task::Melee(task) => {
                self.units.extend(task.attackers.iter().chain(&task.defenders).chain(&task.saving).chain(&task.tested));
                self.hexes.push(task.target);
                self.leaders.extend(task.fallen.iter().map(|fallen| fallen.leader));
                self.hexes.extend(task.fallen.iter().map(|fallen| fallen.hex));
                self.paths(&task.paths);
                self.out_of_bounds |= task.natural.is_some_and(|natural| !natural.is_throw());
            }
            Task::Advance(task) => {
                self.units.extend(&task.units);
                self.hexes.push(task.target);
                if let AdvanceStep::AskFollowUp { units } = &task.step {
                    self.units.extend(units);
                }
            }
            Task::Recovery(task) => {
                self.units.extend(&task.units);
                self.faces(&task.faces);
            }
            Task::Orphans => {}
        }
    }

    fn charge(&mut self, task: &ChargeTask) {
        self.units.extend(task.units.iter().chain(&task.defenders).chain(&task.failed));
        self.leaders.extend(&task.leaders);
        self.hexes.extend([task.start, task.target]);
        self.hexes.extend(&task.path);
        self.out_of_bounds |= task.cost.0 > MOST_POINTS || task.path.len() > LONGEST_CHARGE;
        match &task.step {
            ChargeStep::AskReaction { units } => self.units.extend(units),
            ChargeStep::ReactionCheck { unit } | ChargeStep::AskAnswer { unit } => self.units.push(*unit),
            ChargeStep::CarreRoll { unit, row: _, at } => {
                self.units.push(*unit);
                self.hexes.push(*at);
            }
            ChargeStep::GunsCheck { disorder, .. } | ChargeStep::Broken { disorder } => self.units.extend(disorder),
            ChargeStep::AskPress { at } | ChargeStep::PressRecall { at } => self.hexes.push(*at),
            ChargeStep::Begin
            | ChargeStep::CossackCheck
            | ChargeStep::Reaction
            | ChargeStep::Answer
            | ChargeStep::StandCheck
            | ChargeStep::StandOthersCheck
            | ChargeStep::Recall { nobody_left: _ }
            | ChargeStep::AskOccupy
            | ChargeStep::Done => {}
        }
    }

    fn attack(&mut self, attack: &FireAttack) {
        self.units.extend(&attack.units);
        self.hexes.push(attack.target);
    }

    fn paths(&mut self, paths: &[PanicPath]) {
        for path in paths {
            self.units.push(path.unit);
            self.hexes.extend(&path.hexes);
        }
    }

    fn faces(&mut self, faces: &[u16]) {
        self.out_of_bounds |= faces.iter().any(|face| !(1..=6).contains(face));
    }
}

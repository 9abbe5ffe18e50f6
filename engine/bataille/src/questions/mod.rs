//! What the rules can ask: a file for each question or small family of questions.
//!
//! The rules behind the answers are in files of their own; here is what they need from players and dice.

mod advance;
mod assault;
mod charge;
mod fire;
mod leaders;
mod melee;
mod morale;
mod moves;
mod rally;

use super::breach::Breach;
use super::cases;
use super::command::{Answer, Command, Decision};
use super::definition::*;
use super::event::{Report, What};
use super::flow::rule_of;
use super::game::Game;
use super::outcome::Outcome;
use super::question::Question;
use super::state::*;
use super::tasks::*;
use engine::contract::{Audience, Pending, Roll, Side};
use engine::rule::Rule;

/// A question to a side.
struct Asked {
    side: Side,
    decision: Decision,
    rule: Rule,
}

impl Task {
    /// The question that a task is: the one place that tells all tasks apart.
    pub(crate) fn question(&self) -> &dyn Question {
        match self {
            Task::Move(task) => task,
            Task::Limber(task) => task,
            Task::Fire(task) => task,
            Task::Shot(task) => task,
            Task::Fate(task) => task,
            Task::Checks(task) => task,
            Task::Panic(task) => task,
            Task::Charge(task) => task,
            Task::Assault(task) => task,
            Task::Melee(task) => task,
            Task::Advance(task) => task,
            Task::Recovery(task) => task,
            Task::Orphans => &leaders::Orphans,
        }
    }

    /// What it waits for. Play stops where this says so and rolls as many dice as it says, and a loaded agenda is judged
    /// by nothing else: there is no second description of how tasks go on.
    pub fn waits_for(&self) -> Wait {
        self.question().waits_for()
    }
}

impl Game {
    pub(crate) fn pending_now(&self) -> Pending<Decision, Outcome> {
        if let Some(ending) = self.state.ending {
            return Pending::Over(self.outcome(ending));
        }
        match (self.asked(), self.roll()) {
            (Some(asked), _) => Pending::Decision { side: asked.side, decision: asked.decision },
            (None, Some(roll)) => Pending::Roll(roll),
            // A position that loads is one that asks something; see `position`.
            (None, None) => Pending::Over(self.outcome(Ending::LastTurn)),
        }
    }

    pub(crate) fn asked_side(&self) -> Option<Side> {
        if self.state.ending.is_some() { None } else { self.asked().map(|asked| asked.side) }
    }

    fn asked(&self) -> Option<Asked> {
        let phasing = self.state.phasing;
        let Some(task) = self.state.agenda.last() else {
            let (side, decision) = match self.state.segment {
                Segment::Charge => (phasing, Decision::Charge),
                Segment::Movement => (phasing, Decision::Movement),
                Segment::DefensiveFire => (phasing.other(), Decision::DefensiveFire),
                Segment::OffensiveFire => (phasing, Decision::OffensiveFire),
                Segment::Melee => (phasing, Decision::Assault),
                Segment::Close => (phasing, Decision::Close),
                Segment::Recovery => return None,
            };
            return Some(Asked { side, decision, rule: rule_of(self.state.segment) });
        };
        let of = |units: &[UnitId]| units.first().map_or(phasing, |id| self.side_of(*id));
        match task {
            Task::Charge(charge) => {
                let own = of(&charge.units);
                let opportunity = charge.kind == ChargeKind::Opportunity;
                let asked = match &charge.step {
                    ChargeStep::AskReaction { units } => {
                        (own.other(), Decision::React { units: units.clone() }, cases::REACT)
                    }
                    ChargeStep::AskAnswer { unit } => {
                        let rule = if opportunity { cases::OPPORTUNITY_ANSWER } else { cases::ANSWER };
                        (own.other(), Decision::Answer { hex: charge.target, unit: *unit }, rule)
                    }
                    ChargeStep::AskPress { at } => (own, Decision::Press { at: *at }, cases::PRESS),
                    ChargeStep::AskOccupy => (own, Decision::Occupy { hex: charge.target }, cases::OCCUPY),
                    _ => return None,
                };
                Some(Asked { side: asked.0, decision: asked.1, rule: asked.2 })
            }
            Task::Move(task) => match &task.chance {
                Chance::Asking(units) => {
                    let target = task.units.first().and_then(|id| self.hex_of(*id))?;
                    let decision = Decision::OpportunityCharge { units: units.clone(), target };
                    Some(Asked { side: of(&task.units).other(), decision, rule: cases::OPPORTUNITY })
                }
                _ => None,
            },
            Task::Assault(task) if task.step == AssaultStep::AskWithdraw => Some(Asked {
                side: of(&task.units).other(),
                decision: Decision::Withdraw { hex: task.target },
                rule: cases::WITHDRAW,
            }),
            Task::Advance(task) => {
                let side = of(&task.units);
                match &task.step {
                    AdvanceStep::Ask => Some(Asked {
                        side,
                        decision: Decision::Advance { hex: task.target, must: task.must },
                        rule: cases::ADVANCE,
                    }),
                    AdvanceStep::AskFollowUp { units } => Some(Asked {
                        side,
                        decision: Decision::FollowUp { units: units.clone() },
                        rule: cases::FOLLOW_UP,
                    }),
                    AdvanceStep::Begin => None,
                }
            }
            _ => None,
        }
    }

    /// The side of the first of these units.
    pub(crate) fn owner(&self, units: &[UnitId]) -> Side {
        units.first().map_or(self.state.phasing, |id| self.side_of(*id))
    }

    /// The dice that are needed now.
    pub(crate) fn roll(&self) -> Option<Roll> {
        let task = self.state.agenda.last()?;
        let Wait::Dice(count) = task.waits_for() else { return None };
        let (owner, case) = task.question().throw(self)?;
        Some(Roll { dice: vec![6; count], owner, seen_by: Audience::Everyone, case })
    }

    /// Gives the faces to what asked for them.
    pub(crate) fn thrown(&mut self, faces: &[u16], report: &mut Report) {
        if let Some(task) = self.state.agenda.pop() {
            task.question().fall(self, faces, report);
        }
    }

    /// Tells who passed and who failed to what asked for the checks: it lies below.
    pub(crate) fn checked(&mut self, passed: &[UnitId], failed: &[UnitId], report: &mut Report) {
        let Some(task) = self.state.agenda.pop() else { return };
        if !task.question().checked(self, passed, failed, report) {
            self.state.agenda.push(task);
        }
    }

    /// The case of the state that dice keep waiting [2.15].
    fn state_rule(&self) -> Rule {
        let held = |task: &Task| matches!(task, Task::Melee(melee) if melee.held);
        if self.state.agenda.iter().any(held) { cases::HELD } else { rule_of(self.state.segment) }
    }

    /// [2.13] Only who is asked takes back: what dice or the other side are waited for with is theirs already.
    fn check_undo(&self, side: Side) -> Result<(), Breach> {
        let refuse = |text| Err(Breach::of(cases::UNDO, "nothing-to-undo", text));
        match self.asked_side() {
            None => refuse("dice are due, or the battle is over: nothing is taken back now"),
            Some(asked) if asked != side => refuse("the other side is asked now, and only who is asked takes back"),
            _ if self.history.is_empty() => {
                refuse("no command of this side since the last dice, answer or segment can be taken back")
            }
            _ => Ok(()),
        }
    }

    /// Whether a command answers what is asked and breaks no case.
    pub(crate) fn check_command(&self, side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::Undo) {
            return self.check_undo(side);
        }
        if self.state.ending.is_some() {
            return Err(Breach::of(cases::NEXT, "over", "the battle is over"));
        }
        let Some(asked) = self.asked() else {
            return Err(Breach::of(self.state_rule(), "not-asked", "the rules wait for dice"));
        };
        let another = Breach::of(asked.rule, "not-this-question", "the rules now ask something else").asks(asked.side);
        if asked.side != side {
            return Err(Breach::of(asked.rule, "not-asked", "the rules now wait for the other side").asks(asked.side));
        }
        match (&asked.decision, command) {
            (Decision::Charge, Command::Charge { units, leaders, path, target }) => {
                self.check_charge(side, units, leaders, path, *target).map(drop)
            }
            (Decision::Charge, Command::EndCharges)
            | (Decision::Movement, Command::EndMovement)
            | (Decision::DefensiveFire | Decision::OffensiveFire, Command::EndFire)
            | (Decision::Assault, Command::EndAssaults)
            | (Decision::Press { .. }, Command::Press { .. })
            | (Decision::Occupy { .. }, Command::Occupy { .. })
            | (Decision::Answer { .. }, Command::Answer { .. })
            | (Decision::React { .. }, Command::React { unit: None })
            | (Decision::OpportunityCharge { .. }, Command::OpportunityCharge { unit: None })
            | (Decision::Withdraw { .. }, Command::Hold)
            | (Decision::FollowUp { .. }, Command::NoFollowUp) => Ok(()),
            (Decision::React { units }, Command::React { unit: Some(unit) }) => {
                listed(units, *unit, Breach::of(cases::MAY_REACT, "may-not-react", "it may not react to this charge"))
            }
            (Decision::OpportunityCharge { units, .. }, Command::OpportunityCharge { unit: Some(unit) }) => {
                let text = "it may not charge these units";
                listed(units, *unit, Breach::of(cases::OPPORTUNITY_CHARGE, "may-not-charge", text))
            }
            (Decision::Movement, Command::Move { units, leaders, actions }) => {
                self.check_move(side, units, leaders, actions).map(drop)
            }
            (Decision::Movement, Command::Enter { unit, leaders, hex, formation, facing }) => {
                self.check_enter(side, *unit, leaders, *hex, *formation, *facing).map(drop)
            }
            (Decision::Movement, Command::MoveLeader { leader, path }) => {
                self.check_ride(side, *leader, path).map(drop)
            }
            (Decision::Movement, Command::Restack { hex, units }) => self.check_restack(side, *hex, units),
            (Decision::Movement, Command::Orders { orders }) => {
                if orders.is_empty() {
                    return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes", "no order is given"));
                }
                self.check_orders(side, orders, true)
            }
            (Decision::DefensiveFire, Command::Fire { attacks }) => self.check_fire(side, FireKind::Defensive, attacks),
            (Decision::OffensiveFire, Command::Fire { attacks }) => self.check_fire(side, FireKind::Offensive, attacks),
            (Decision::Assault, Command::Assault(order)) => self.check_assault(side, order, None),
            (Decision::Withdraw { .. }, Command::Withdraw { path }) => match self.state.agenda.last() {
                Some(Task::Assault(task)) => self.check_withdrawal(task, path),
                _ => Err(another),
            },
            (Decision::Advance { .. }, Command::Advance { units }) => match self.state.agenda.last() {
                Some(Task::Advance(task)) => self.check_advance(task, units),
                _ => Err(another),
            },
            (Decision::FollowUp { units }, Command::Assault(order)) => self.check_assault(side, order, Some(units)),
            (Decision::Close, Command::Close { orders }) => self.check_orders(side, orders, false),
            _ => Err(another),
        }
    }

    /// Carries out a command that was checked, up to where things go on by themselves.
    pub(crate) fn carry_command(&mut self, side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Charge { units, leaders, path, target } => {
                self.begin_charge(units, leaders, path, *target, report);
            }
            Command::EndCharges | Command::EndMovement | Command::EndFire | Command::EndAssaults => {
                self.end_segment(report);
            }
            Command::Move { units, leaders, actions } => self.begin_move(units, leaders, actions),
            Command::Enter { unit, leaders, hex, formation, facing } => {
                self.enter_map(*unit, leaders, *hex, *formation, *facing, report);
            }
            Command::MoveLeader { leader, path } => self.ride(side, *leader, path, report),
            Command::Restack { hex, units } => self.restack(*hex, units, report),
            Command::Orders { orders } => self.give_orders(orders, report),
            Command::Fire { attacks } => {
                let kind = match self.state.segment {
                    Segment::DefensiveFire => FireKind::Defensive,
                    _ => FireKind::Offensive,
                };
                self.state.agenda.push(Task::Fire(FireTask { kind, attacks: attacks.clone(), faces: Vec::new() }));
            }
            Command::Close { orders } => {
                self.give_orders(orders, report);
                report.tell(What::Closed { side }, cases::CLOSE);
                self.end_segment(report);
            }
            Command::Undo => {}
            answer => self.carry_answer(side, answer, report),
        }
    }

    /// Answers to what lies on top of the agenda.
    fn carry_answer(&mut self, side: Side, command: &Command, report: &mut Report) {
        match (self.state.agenda.pop(), command) {
            (Some(Task::Charge(mut task)), Command::React { unit }) => {
                task.step = match unit {
                    Some(unit) => ChargeStep::ReactionCheck { unit: *unit },
                    None => {
                        report.tell(What::NobodyReacted { side }, cases::REACTION);
                        ChargeStep::Answer
                    }
                };
                self.state.agenda.push(Task::Charge(task));
                self.ask_checks(unit.iter().copied().map(Check::plain).collect(), cases::REACTION);
            }
            (Some(Task::Charge(task)), Command::Answer { answer }) => {
                if let ChargeStep::AskAnswer { unit } = task.step {
                    let answer: Answer = *answer;
                    self.answered(task, unit, answer, report);
                }
            }
            (Some(Task::Charge(mut task)), Command::Press { go_on }) => match (task.step.clone(), go_on) {
                (ChargeStep::AskPress { at }, false) => {
                    task.step = ChargeStep::PressRecall { at };
                    self.state.agenda.push(Task::Charge(task));
                }
                _ => self.meet(task, report),
            },
            (Some(Task::Charge(mut task)), Command::Occupy { enter }) => {
                if *enter {
                    self.occupy(&task, report);
                }
                task.step = ChargeStep::Done;
                self.state.agenda.push(Task::Charge(task));
            }
            (Some(Task::Move(mut task)), Command::OpportunityCharge { unit }) => {
                task.asked = true;
                match unit {
                    Some(unit) => self.try_strike(task, *unit),
                    None => {
                        report.tell(What::OpportunityDeclined { side }, cases::OPPORTUNITY_CHARGE);
                        task.chance = Chance::Past;
                        self.state.agenda.push(Task::Move(task));
                    }
                }
            }
            (Some(Task::Assault(task)), Command::Withdraw { path }) => self.withdraw(task, path, report),
            (Some(Task::Assault(mut task)), Command::Hold) => {
                report.tell(What::StayedForMelee { hex: task.target }, cases::MAY_WITHDRAW);
                task.step = AssaultStep::DefenderLead;
                self.state.agenda.push(Task::Assault(task));
            }
            (Some(Task::Advance(task)), Command::Advance { units }) => self.advance(task, units, report),
            (Some(Task::Advance(_)), Command::Assault(order)) => self.begin_assault(order, true, report),
            (Some(Task::Advance(_)), Command::NoFollowUp) => report.tell(What::NoFollowUp { side }, cases::FOLLOWS),
            (None, Command::Assault(order)) => self.begin_assault(order, false, report),
            (Some(task), _) => self.state.agenda.push(task),
            (None, _) => {}
        }
    }
}

fn listed(units: &[UnitId], unit: UnitId, breach: Breach) -> Result<(), Breach> {
    if units.contains(&unit) { Ok(()) } else { Err(breach.by(unit)) }
}

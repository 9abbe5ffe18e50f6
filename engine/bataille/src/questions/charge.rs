//! Charges: units that ride out, the answers to a charge, carré and recall [38 to 41].

use crate::command::Answer;
use crate::definition::Arm;
use crate::named::MOST_POINTS;
use crate::options::ChargeOption;
use crate::question::*;
use crate::state::{Order, ReactionOrder};
use crate::tasks::{ChargeKind, ChargeStep, ChargeTask};

/// More hexes than a charge passes.
const LONGEST_CHARGE: usize = 60;

/// The charge segment.
pub(super) struct Charges;

impl Question for Charges {
    fn comes_up(&self, game: &Game) -> bool {
        game.any_charge(game.state.phasing)
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        game.segment_asks(game.state.phasing, Decision::Charge)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        let options = game.chargers(side).map(|unit| {
            let leaders = game.hex_of(unit).map(|hex| game.leaders_in(hex, side).collect()).unwrap_or_default();
            ChargeOption { unit, leaders, targets: game.charge_choices(unit) }
        });
        Options::Charge(options.filter(|option| !option.targets.is_empty()).collect())
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Charge { units, leaders, path, target } => {
                game.check_charge(asked.side, units, leaders, path, *target).map(drop)
            }
            Command::EndCharges => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let Command::Charge { units, leaders, path, target } = command else { return };
        // Since revision 4 this is the check that the order has passed, so it cannot fail. By revisions 2 and 3 a charge that
        // was accepted as named could be impossible as stacked: it was lost.
        if let Ok(approach) = game.check_stacked_charge(side, units, leaders, path, *target) {
            game.begin_charge(approach, leaders, path, *target, report);
        }
    }

    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}

impl Question for ChargeTask {
    fn waits_for(&self) -> Wait {
        match self.step {
            ChargeStep::Begin
            | ChargeStep::Reaction
            | ChargeStep::Answer
            | ChargeStep::Broken { .. }
            | ChargeStep::Done => Wait::Nothing,
            ChargeStep::CarreRoll { .. } => Wait::Dice(2),
            ChargeStep::PressRecall { .. } | ChargeStep::Recall { .. } => Wait::Dice(1),
            ChargeStep::CossackCheck
            | ChargeStep::ReactionCheck { .. }
            | ChargeStep::StandCheck
            | ChargeStep::StandOthersCheck
            | ChargeStep::GunsCheck { .. } => Wait::Checks,
            ChargeStep::AskReaction { .. }
            | ChargeStep::AskAnswer { .. }
            | ChargeStep::AskPress { .. }
            | ChargeStep::AskOccupy => Wait::Answer,
        }
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        let own = game.owner(&self.units);
        let opportunity = self.kind == ChargeKind::Opportunity;
        let (side, decision, rule) = match &self.step {
            ChargeStep::AskReaction { units } => (own.other(), Decision::React { units: units.clone() }, cases::REACT),
            ChargeStep::AskAnswer { unit } => {
                let rule = if opportunity { cases::OPPORTUNITY_ANSWER } else { cases::ANSWER };
                (own.other(), Decision::Answer { hex: self.target, unit: *unit }, rule)
            }
            ChargeStep::AskPress { at } => (own, Decision::Press { at: *at }, cases::PRESS),
            ChargeStep::AskOccupy => (own, Decision::Occupy { hex: self.target }, cases::OCCUPY),
            _ => return None,
        };
        Some(Asked { side, decision, rule })
    }

    fn options(&self, _game: &Game, _side: Side) -> Options {
        match &self.step {
            ChargeStep::AskReaction { units } => Options::React(units.clone()),
            ChargeStep::AskAnswer { .. } => Options::Answer(vec![Answer::Stand, Answer::Carre]),
            ChargeStep::AskPress { .. } => Options::Press,
            ChargeStep::AskOccupy => Options::Occupy,
            _ => Options::Nothing,
        }
    }

    fn answer(&self, _game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match (&self.step, command) {
            (ChargeStep::AskReaction { units }, Command::React { unit: Some(unit) }) => {
                listed(units, *unit, Breach::of(cases::MAY_REACT, "may-not-react"))
            }
            (ChargeStep::AskReaction { .. }, Command::React { unit: None })
            | (ChargeStep::AskAnswer { .. }, Command::Answer { .. })
            | (ChargeStep::AskPress { .. }, Command::Press { .. })
            | (ChargeStep::AskOccupy, Command::Occupy { .. }) => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let mut task = self.clone();
        match (&self.step, command) {
            (_, Command::React { unit: Some(unit) }) => {
                task.step = ChargeStep::ReactionCheck { unit: *unit };
                game.state.agenda.push(Task::Charge(task));
                game.ask_checks(vec![Check::plain(*unit)], cases::REACTION);
            }
            (_, Command::React { unit: None }) => {
                report.tell(What::NobodyReacted { side }, cases::REACTION);
                task.step = ChargeStep::Answer;
                game.state.agenda.push(Task::Charge(task));
            }
            (ChargeStep::AskAnswer { unit }, Command::Answer { answer }) => {
                game.answered(task, *unit, *answer, report);
            }
            (ChargeStep::AskPress { at }, Command::Press { go_on: false }) => {
                task.step = ChargeStep::PressRecall { at: *at };
                game.state.agenda.push(Task::Charge(task));
            }
            (_, Command::Press { .. }) => game.meet(task, report),
            (_, Command::Occupy { enter }) => {
                if *enter {
                    game.occupy(&task, report);
                }
                task.step = ChargeStep::Done;
                game.state.agenda.push(Task::Charge(task));
            }
            _ => game.state.agenda.push(Task::Charge(task)),
        }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some(match self.step {
            ChargeStep::CarreRoll { unit, .. } => (game.side_of(unit), cases::CARRE_ROLL),
            _ => (game.owner(&self.units), cases::RECALL_DIE),
        })
    }

    fn forecast(&self, game: &Game) -> Vec<Weighed<'_>> {
        vec![match self.step {
            ChargeStep::CarreRoll { unit, row, at } => Weighed::Carre { charge: self, unit, row, at },
            _ => Weighed::Die { unit: self.units.first().copied(), wanted: Some(game.recall_wanted(self)) },
        }]
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        match self.step {
            ChargeStep::CarreRoll { .. } => game.carre_thrown(self.clone(), faces, report),
            _ => game.recall_thrown(self.clone(), faces.first().copied().unwrap_or(1), report),
        }
    }

    fn checked(&self, game: &mut Game, passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        let mut task = self.clone();
        match self.step.clone() {
            ChargeStep::CossackCheck => {
                if failed.is_empty() {
                    task.step = ChargeStep::Reaction;
                    game.state.agenda.push(Task::Charge(task));
                } else {
                    for &id in &task.units {
                        game.mark(id, |marks| marks.balked = true);
                    }
                    report.tell(What::ChargeRefused { units: task.units.clone() }, cases::COSSACKS);
                }
            }
            ChargeStep::ReactionCheck { unit } => {
                if failed.is_empty() {
                    game.react(task, unit, report);
                } else {
                    game.mark(unit, |marks| marks.tried_react = true);
                    task.step = ChargeStep::Answer;
                    game.state.agenda.push(Task::Charge(task));
                }
            }
            ChargeStep::StandCheck if failed.is_empty() => game.stood(task, report),
            ChargeStep::StandCheck => {
                task.failed = failed.to_vec();
                let infantry = failed.iter().any(|id| game.arm(*id) == Arm::Infantry);
                let mut others: Vec<UnitId> = game
                    .stack(task.target)
                    .filter(|id| !failed.contains(id) && game.unit(*id).order != Order::Routed)
                    .filter(|id| !infantry || game.arm(*id) == Arm::Infantry)
                    .collect();
                others.sort_unstable();
                if others.is_empty() {
                    game.ride_down(task, report);
                } else {
                    let checks = others.iter().map(|id| game.stand_check(&task, *id)).collect();
                    task.step = ChargeStep::StandOthersCheck;
                    game.state.agenda.push(Task::Charge(task));
                    game.ask_checks(checks, cases::STAND);
                }
            }
            ChargeStep::StandOthersCheck => {
                task.failed.extend(failed);
                if passed.is_empty() {
                    game.ride_down(task, report);
                } else {
                    // First the charge comes in, then the units that failed to stand run [38.5].
                    game.ride_in(&task, report);
                    let running = game.swept_away(task.target, &task.failed);
                    task.failed.clear();
                    let paths = game.rout_paths(&running, report);
                    game.stood(task, report);
                    game.push_panic(paths);
                }
            }
            ChargeStep::GunsCheck { disorder, trample } => {
                let running: Vec<UnitId> = failed.to_vec();
                if passed.is_empty() {
                    // Guns that skirmishers have left alone break as guns alone do [39.6, 40.4, 40.6].
                    if task.failed.is_empty() && disorder.is_empty() {
                        task.failed = running;
                        game.ride_down(task, report);
                        return true;
                    }
                    // Guns that rout after their infantry are trampled with what that left [40.4].
                    game.trample(&game.top_first(task.target, &running), trample, report);
                    task.step = ChargeStep::Broken { disorder };
                    game.state.agenda.push(Task::Charge(task));
                } else {
                    for &id in passed {
                        game.mark(id, |marks| marks.stood = true);
                    }
                    game.hold_melee(&task.units, passed, task.straight, report);
                    task.step = ChargeStep::Done;
                    if game.hex_of(task.units.first().copied().unwrap_or(UnitId(u16::MAX))) == Some(task.start) {
                        game.ride_in(&task, report);
                    }
                    game.state.agenda.push(Task::Charge(task));
                }
                game.rout_all(&running, report);
            }
            _ => game.state.agenda.push(Task::Charge(task)),
        }
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        let mut task = self.clone();
        match &self.step {
            ChargeStep::Begin => {
                let cossacks = game.cossacks(self);
                task.step = if cossacks.is_some() { ChargeStep::CossackCheck } else { ChargeStep::Reaction };
                game.state.agenda.push(Task::Charge(task));
                game.ask_checks(cossacks.into_iter().map(Check::plain).collect(), cases::COSSACKS);
            }
            ChargeStep::Reaction => {
                let units = game.reactors(self);
                let always = |id: &UnitId| game.unit(*id).orders.reaction == ReactionOrder::Always;
                let always = units.iter().copied().find(always);
                task.step = match always {
                    _ if units.is_empty() => ChargeStep::Answer,
                    Some(unit) => ChargeStep::ReactionCheck { unit },
                    None => ChargeStep::AskReaction { units },
                };
                game.state.agenda.push(Task::Charge(task));
                game.ask_checks(always.into_iter().map(Check::plain).collect(), cases::REACTION);
            }
            ChargeStep::Answer => game.answer_charge(task, report),
            ChargeStep::Broken { disorder } => game.after_breaking(task, disorder, report),
            ChargeStep::Done => {
                game.settle_charge(self, report);
                game.state.agenda.push(Task::Orphans);
            }
            ChargeStep::CossackCheck
            | ChargeStep::AskReaction { .. }
            | ChargeStep::ReactionCheck { .. }
            | ChargeStep::AskAnswer { .. }
            | ChargeStep::CarreRoll { .. }
            | ChargeStep::StandCheck
            | ChargeStep::StandOthersCheck
            | ChargeStep::GunsCheck { .. }
            | ChargeStep::AskPress { .. }
            | ChargeStep::PressRecall { .. }
            | ChargeStep::Recall { .. }
            | ChargeStep::AskOccupy => game.state.agenda.push(Task::Charge(task)),
        }
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.units.iter().chain(&self.defenders).chain(&self.failed));
        named.leaders.extend(&self.leaders);
        named.hexes.extend([self.start, self.target]);
        named.hexes.extend(&self.path);
        named.out_of_bounds |= self.cost.0 > MOST_POINTS || self.path.len() > LONGEST_CHARGE;
        match &self.step {
            ChargeStep::AskReaction { units } => named.units.extend(units),
            ChargeStep::ReactionCheck { unit } | ChargeStep::AskAnswer { unit } => named.units.push(*unit),
            ChargeStep::CarreRoll { unit, row: _, at } => {
                named.units.push(*unit);
                named.hexes.push(*at);
            }
            ChargeStep::GunsCheck { disorder, .. } | ChargeStep::Broken { disorder } => named.units.extend(disorder),
            ChargeStep::AskPress { at } | ChargeStep::PressRecall { at } => named.hexes.push(*at),
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
}

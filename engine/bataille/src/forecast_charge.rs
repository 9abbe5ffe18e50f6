//! The forecast of a charge before it is ordered, and of the answers to it: a chain of rolls (38).

use super::breach::Breach;
use super::cases;
use super::charging::Reception;
use super::command::{Answer, ChargeOrder};
use super::definition::*;
use super::event::{CarreResult, Report};
use super::facing::Facing;
use super::forecast::{Forecast, Throw, ThrowResult};
use super::game::Game;
use super::named::MOST_TASKS;
use super::question::Question;
use super::state::*;
use super::tasks::*;
use engine::hex::Hex;

const NOBODY_CHARGED: Breach = Breach::of(cases::ANSWER, "not-this-question").varied("charge");

impl Game {
    /// A charge as a chain: Cossacks, units that may ride out, the target's answers, the recall if it routs, and the
    /// melee if it stands. Branches that standing orders rule out are left out [3.4].
    pub(crate) fn weigh_charge(&self, order: &ChargeOrder) -> Result<Forecast, Breach> {
        let side = order.units.first().map_or(self.state.phasing, |id| self.side_of(*id));
        let ChargeOrder { units, leaders, path, target } = order;
        self.check_charge(side, units, leaders, path, *target)?;
        let Ok(approach) = self.check_stacked_charge(side, units, leaders, path, *target) else {
            return Ok(Forecast { throws: Vec::new() });
        };
        let mut game = self.clone();
        game.begin_charge(approach, leaders, path, *target, &mut Report::default());
        let Some(Task::Charge(task)) = game.state.agenda.pop() else { return Ok(Forecast { throws: Vec::new() }) };
        let mut throws = Vec::new();
        throws.extend(game.cossacks(&task).map(|id| game.check_throw(&Check::plain(id), cases::COSSACKS)));
        let mut riders = game.reactors(&task);
        let always = |id: &UnitId| game.unit(*id).orders.reaction == ReactionOrder::Always;
        if let Some(first) = riders.iter().position(always) {
            riders = riders.split_off(first);
            riders.truncate(1);
        }
        throws.extend(riders.iter().map(|id| game.check_throw(&Check::plain(*id), cases::REACTION)));
        let Some(top) = game.top(task.target) else { return Ok(Forecast { throws }) };
        match game.reception(&task, top) {
            Reception::Fights => throws.push(game.contact_throw(&task)),
            Reception::Stands(unit) => game.weigh_answers(&task, unit, &[Answer::Stand], &mut throws),
            Reception::Chooses(unit) => {
                let answers: &[Answer] = match game.unit(unit).orders.answer {
                    AnswerOrder::Ask => &[Answer::Carre, Answer::Stand],
                    AnswerOrder::Stand => &[Answer::Stand],
                    AnswerOrder::Carre => &[Answer::Carre],
                };
                game.weigh_answers(&task, unit, answers, &mut throws);
            }
            // No unit is left to fight: the only roll is the recall [40.4, 40.6].
            Reception::Routed | Reception::Runs | Reception::SlipsAway(..) => throws.extend(game.recall_throw(task)),
        }
        Ok(Forecast { throws })
    }

    fn weigh_answers(&self, task: &ChargeTask, unit: UnitId, answers: &[Answer], throws: &mut Vec<Throw>) {
        let row = self.carre_row(task, unit).filter(|_| answers.contains(&Answer::Carre));
        let carre = row.and_then(|(row, at)| self.carre_throw(task, unit, row, at));
        let rout = ThrowResult::Carre(CarreResult::Rout);
        let breaks = carre.as_ref().is_some_and(|throw| throw.results.iter().any(|chance| chance.result == rout));
        throws.extend(carre);
        let stands = answers.contains(&Answer::Stand);
        if stands {
            throws.push(self.check_throw(&self.stand_check(task, unit), cases::STAND));
        }
        throws.extend(self.recall_after_rout(task, unit).filter(|_| stands || breaks));
        if stands {
            throws.push(self.contact_throw(task));
            return;
        }
        // With orders to form carré the unit that stands is a carré.
        let mut game = self.clone();
        for id in game.stack_list(task.target) {
            if game.arm(id) == Arm::Infantry && game.unit(id).order == Order::Good {
                game.form(id, Formation::Carre, Facing::AllRound);
            }
        }
        game.align(task.target);
        throws.push(game.contact_throw(task));
    }

    /// The recall that follows if all charged units fail, and no other [40.5].
    fn recall_after_rout(&self, task: &ChargeTask, unit: UnitId) -> Option<Throw> {
        let mut game = self.clone();
        let report = &mut Report::default();
        game.state.agenda.clear();
        ChargeTask { step: ChargeStep::StandCheck, ..task.clone() }.checked(&mut game, &[], &[unit], report);
        for _ in 0..MOST_TASKS {
            game.go_on_tasks(report);
            let checks = match game.state.agenda.pop() {
                Some(Task::Checks(checks)) => checks.checks,
                Some(other) => {
                    game.state.agenda.push(other);
                    break;
                }
                None => break,
            };
            let units: Vec<UnitId> = checks.iter().map(|check| check.unit).collect();
            match game.state.agenda.last() {
                Some(Task::Charge(_)) => game.checked(&[], &units, report),
                _ => game.checked(&units, &[], report),
            }
        }
        game.recall_now(task)
    }

    /// The melee of a charge whose target stays in its hex and formation.
    fn contact_throw(&self, task: &ChargeTask) -> Throw {
        let mut game = self.clone();
        let last: Hex = task.path.last().copied().unwrap_or(task.start);
        let facing = game.board.direction(last, task.target).map(Facing::Side);
        for &id in &task.units {
            if last != task.start {
                game.put(id, last);
            }
            if let Some(facing) = facing {
                game.form(id, Formation::Column, facing);
            }
            // A unit that has charged is exhausted by the melee [35.2].
            game.mark(id, Marks::note_charge);
        }
        for &leader in &task.leaders {
            game.place_leader(leader, Place::On(last));
        }
        let melee = MeleeTask::new(game.by_lead(&task.units), task.target, game.stack_list(task.target));
        game.melee_throw(&MeleeTask { held: true, straight: task.straight, ..melee })
    }

    /// The roll for an answer to the charge.
    pub(crate) fn weigh_answer(&self, answer: Answer) -> Result<Forecast, Breach> {
        let mut game = self.clone();
        let report = &mut Report::default();
        match game.state.agenda.pop() {
            Some(Task::Charge(task)) => match task.step {
                ChargeStep::AskAnswer { unit } => game.answered(task, unit, answer, report),
                _ => return Err(NOBODY_CHARGED),
            },
            _ => return Err(NOBODY_CHARGED),
        }
        game.go_on(report);
        game.weigh_pending()
    }
}

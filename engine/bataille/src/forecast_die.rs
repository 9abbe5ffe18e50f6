//! Forecasts of a single die: limbering, recall, a leader's fate [1.4].

use super::definition::*;
use super::event::{Event, Report};
use super::forecast::{Chance, Odd, Throw, ThrowResult};
use super::game::Game;
use super::scale::Wanted;
use super::tasks::*;
use super::terms::{Factor, Term};
use engine::contract::Roll;

/// The faces of a die.
const FACES: u16 = 6;

impl Game {
    /// A single die: the chance of a least face where one is wanted, otherwise each face; and the effects where it is
    /// the only die.
    pub(crate) fn die_throw(&self, roll: &Roll, unit: Option<UnitId>, wanted: Option<Wanted>) -> Throw {
        let alone = roll.dice.len() == 1;
        let mut results: Vec<Chance> = Vec::new();
        for face in 1..=FACES {
            let result = match wanted {
                Some(wanted) if face >= u16::from(wanted.least) => ThrowResult::Passed,
                Some(_) => ThrowResult::Failed,
                None => ThrowResult::Die(face),
            };
            let on = u8::try_from(face).unwrap_or(0);
            match results.iter_mut().find(|known| known.result == result) {
                Some(known) => {
                    known.odd.throws += 1;
                    known.on.push(on);
                }
                None => {
                    let does = if alone { self.face_does(face) } else { Vec::new() };
                    results.push(Chance { result, odd: Odd { throws: 1, of: FACES }, on: vec![on], does });
                }
            }
        }
        let helped = wanted.map_or(0, |wanted| wanted.bonus);
        let helps = (helped > 0).then(|| Term::new(Factor::Leader, roll.case, i16::from(helped)));
        Throw {
            rule: roll.case,
            owner: roll.owner,
            unit,
            terms: helps.into_iter().collect(),
            fire: None,
            melee: None,
            results,
        }
    }

    /// The recall of a charge without an answer, at its place in the charge; `None` if guns are left to check first.
    pub(crate) fn recall_throw(&self, mut task: ChargeTask) -> Option<Throw> {
        let mut game = self.clone();
        game.state.agenda.clear();
        task.step = ChargeStep::Answer;
        game.state.agenda.push(Task::Charge(task.clone()));
        game.go_on_tasks(&mut Report::default());
        game.recall_now(&task)
    }

    /// The recall, if it is the roll due now.
    pub(crate) fn recall_now(&self, task: &ChargeTask) -> Option<Throw> {
        match self.state.agenda.last() {
            Some(Task::Charge(now @ ChargeTask { step: ChargeStep::Recall { .. }, .. })) => {
                let wanted = Some(self.recall_wanted(now));
                self.roll().map(|roll| self.die_throw(&roll, task.units.first().copied(), wanted))
            }
            _ => None,
        }
    }

    fn face_does(&self, face: u16) -> Vec<Event> {
        let mut game = self.clone();
        let mut report = Report::default();
        game.thrown(&[face], &mut report);
        game.go_on(&mut report);
        report.events
    }
}

//! The questions of the rules: a file for each question or small family of questions.
//!
//! The rules behind the answers are in files of their own; here is what they need from players and dice.

mod advance;
mod assault;
mod charge;
mod close;
mod fire;
mod leaders;
mod melee;
mod morale;
mod moves;
mod rally;

use super::outcome::Outcome;
use super::question::*;
use super::state::{Ending, Segment};
use super::tasks::FireKind;
use engine::contract::{Audience, Pending, Roll};

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

    /// The dice or the answer it waits for. Play stops and rolls by this value alone, and a loaded agenda is judged by
    /// it too: there is no second description of the steps of tasks.
    pub fn waits_for(&self) -> Wait {
        self.question().waits_for()
    }
}

impl Segment {
    /// The question of a segment in which no task is under way.
    pub(crate) fn question(self) -> &'static dyn Question {
        match self {
            Segment::Charge => &charge::Charges,
            Segment::Movement => &moves::Moves,
            Segment::DefensiveFire => &fire::Volleys(FireKind::Defensive),
            Segment::OffensiveFire => &fire::Volleys(FireKind::Offensive),
            Segment::Melee => &assault::Assaults,
            Segment::Recovery => &rally::Recovery,
            Segment::Close => &close::Close,
        }
    }
}

impl Game {
    /// The question of the rules now.
    pub(crate) fn question(&self) -> &dyn Question {
        self.state.agenda.last().map_or(self.state.segment.question(), Task::question)
    }

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
        self.question().asked(self)
    }

    /// The answers that are legal now.
    pub(crate) fn options_now(&self) -> Options {
        self.asked_side().map_or(Options::Nothing, |side| self.question().options(self, side))
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

    /// Gives the units that passed and that failed to the task that asked for the checks: it lies below.
    pub(crate) fn checked(&mut self, passed: &[UnitId], failed: &[UnitId], report: &mut Report) {
        let Some(task) = self.state.agenda.pop() else { return };
        if !task.question().checked(self, passed, failed, report) {
            self.state.agenda.push(task);
        }
    }

    /// The case of the state that dice keep waiting [2.15].
    fn state_rule(&self) -> Rule {
        let held = |task: &Task| matches!(task, Task::Melee(melee) if melee.held);
        if self.state.agenda.iter().any(held) { cases::HELD } else { self.state.segment.rule() }
    }

    /// [2.13] Only the side that must decide takes back: a command that leads to dice or to the other side is final.
    fn check_undo(&self, side: Side) -> Result<(), Breach> {
        let refuse = |variant| Err(Breach::of(cases::UNDO, "nothing-to-undo").varied(variant));
        match self.asked_side() {
            None => refuse("dice"),
            Some(asked) if asked != side => refuse("opponent"),
            _ if self.history.is_empty() => refuse(""),
            _ => Ok(()),
        }
    }

    /// Checks that a command answers the question and breaks no case.
    pub(crate) fn check_command(&self, side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::Undo) {
            return self.check_undo(side);
        }
        if self.state.ending.is_some() {
            return Err(Breach::of(cases::NEXT, "over"));
        }
        let Some(asked) = self.asked() else {
            return Err(Breach::of(self.state_rule(), "not-asked"));
        };
        if asked.side != side {
            return Err(Breach::of(asked.rule, "not-asked").varied("opponent").asks(asked.side));
        }
        self.question().answer(self, &asked, command)
    }
}

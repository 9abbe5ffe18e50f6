//! What the rules can ask: a file for each question, or for a few that belong together.
//!
//! A question may also be put to the dice, or need neither answer nor die. The rules behind the answers are in files of their
//! own; here is what is said between them and the players.

mod charge;
mod command_phase;
mod cup;
mod fire;
mod grand;
mod guns;
mod march;
mod movement_phase;
mod open;
mod orders;
mod rally;
mod sequence;
mod setup;
mod shock;
mod shock_phase;
mod sound;
mod truce;
mod weather;

use super::agenda::Task;
use super::breach::{Breach, Why};
use super::command::{Command, Decision};
use super::event::Report;
use super::game::Game;
use super::options::Options;
use super::question::{Question, Throw};
use super::state::PhaseName;
use engine::contract::Side;

impl Task {
    /// The question of a task: the one place that tells all tasks apart.
    pub(crate) fn question(&self) -> Box<dyn Question + '_> {
        match self {
            Task::AskFire(ask) => Box::new(ask),
            Task::Reciprocal(reciprocal) => Box::new(*reciprocal),
            Task::Salvo(salvo) => Box::new(salvo),
            Task::AskCharge(offer) => Box::new(*offer),
            Task::ChargeCheck(check) => Box::new(*check),
            Task::ActionCheck(check) => Box::new(*check),
            Task::Charge(charge) => Box::new(&**charge),
            Task::Overrun(overrun) => Box::new(overrun),
            Task::Shock(shock) => Box::new(&**shock),
            Task::LeaderDie(die) => Box::new(*die),
            Task::Rally => Box::new(rally::Rally),
            Task::DrunkenNear => Box::new(rally::DrunkenNear),
            Task::Checks(checks) => Box::new(checks),
            Task::Prevailing => Box::new(weather::Prevailing),
            Task::Weather => Box::new(weather::Weather),
            Task::DrawChit => Box::new(cup::DrawChit),
            Task::OpenDraws => Box::new(cup::OpenDraws),
            Task::Ceasefire => Box::new(truce::Ceasefire),
            Task::AskCeasefire(ask) => Box::new(*ask),
            Task::CeasefireTests => Box::new(truce::CeasefireTests),
            Task::Hourly(side) => Box::new(orders::Hourly(*side)),
            Task::CommandDice => Box::new(orders::CommandDice),
            Task::Deliver(order) => Box::new(*order),
            Task::GoMobile(leader) => Box::new(orders::GoMobile(*leader)),
            Task::SelfCommand(unit) => Box::new(orders::SelfCommand(*unit)),
            Task::PreBattle => Box::new(guns::PreBattle),
            Task::GunChecks => Box::new(guns::GunChecks),
            Task::March(march) => Box::new(&**march),
            Task::Brigade(brigade) => Box::new(brigade),
            Task::BrigadeDice => Box::new(march::BrigadeDice),
            Task::NextPhase => Box::new(sequence::NextPhase),
            Task::ClosePhase => Box::new(sequence::ClosePhase),
            Task::Upkeep => Box::new(sequence::Upkeep),
            Task::FinalTests => Box::new(sequence::FinalTests),
            Task::Over => Box::new(sequence::Over),
            Task::GrandCheck(unit) => Box::new(grand::GrandCheck(*unit)),
            Task::GrandEnd => Box::new(grand::GrandEnd),
            Task::Deploy(side) => Box::new(setup::Deploy(*side)),
            Task::Open => Box::new(open::Open),
            Task::Asked => Box::new(open::Asked),
            Task::Grand => Box::new(grand::Grand),
            Task::GrandAsked => Box::new(grand::GrandAsked),
        }
    }
}

impl Game {
    /// Who is asked what by a task, if it is a question at all.
    pub(crate) fn asks(&self, task: &Task) -> Option<(Side, Decision)> {
        task.question().asked(self)
    }

    /// What the side that is asked may do now.
    pub(crate) fn all_options(&self) -> Options {
        let question = self.state.agenda.last().map(Task::question);
        question
            .and_then(|question| question.asked(self).map(|(side, _)| question.options(self, side)))
            .unwrap_or(Options::Nothing)
    }

    /// Whether a command answers what is asked.
    pub(crate) fn check_command(&self, side: Side, command: &Command) -> Result<(), Breach> {
        let not_asked = Breach::new(Why::NotAsked);
        let question = self.state.agenda.last().map(Task::question).ok_or(not_asked)?;
        if question.asked(self).is_none_or(|(asked, _)| asked != side) {
            return Err(not_asked);
        }
        match command {
            Command::Undo if self.history.is_empty() => Err(Breach::new(Why::NothingToUndo)),
            Command::Undo => Ok(()),
            _ => question.answer(self, side, command),
        }
    }

    /// Carries out a command that was checked.
    pub(crate) fn obey(&mut self, side: Side, command: &Command, report: &mut Report) {
        if let Some(task) = self.state.agenda.pop() {
            task.question().carry_out(self, side, command, report);
        }
    }

    /// The dice a task needs now; nothing if it needs none.
    pub(crate) fn throw_of(&self, task: &Task) -> Option<Throw> {
        task.question().throw(self)
    }

    /// The side whose roll a task is (R5).
    pub(crate) fn roll_owner(&self, task: &Task) -> Side {
        task.question().roller(self)
    }

    /// The dice of a task are thrown, 0 to 9 each.
    pub(crate) fn fall(&mut self, task: Task, dice: &[u8], report: &mut Report) {
        task.question().fall(self, dice, report);
    }

    /// The side whose roll it is where the task does not say it: in phase 5 the side that fires.
    pub(crate) fn roller(&self) -> Side {
        if self.state.phase != PhaseName::ReciprocalFire {
            return self.state.phase.side();
        }
        let fires = self.state.agenda.iter().rev().find_map(|task| match task {
            Task::Reciprocal(reciprocal) => Some(reciprocal.turn.other()),
            _ => None,
        });
        fires.unwrap_or(Side::First)
    }
}

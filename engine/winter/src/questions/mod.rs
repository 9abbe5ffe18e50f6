//! The questions of the rules: a file for each question, or for a few that belong together.
//!
//! A question may also be put to the dice, or need neither answer nor die. Rules that serve more than one question are in files
//! of their own.

mod agreed;
mod bombard;
mod charge;
mod checks;
mod command;
mod cup;
mod departing;
mod fire;
mod grand;
mod movement;
mod open;
mod setup;
mod shock;
mod sound;
mod truce;

use super::question::*;
use super::state::PhaseName;

impl Task {
    /// The question of a task: the one place that tells all tasks apart.
    pub(crate) fn question(&self) -> Box<dyn Question + '_> {
        match self {
            Task::NextPhase => Box::new(Deed(Game::next_phase)),
            Task::ClosePhase => Box::new(Deed(Game::close_phase)),
            Task::Deploy(side) => Box::new(setup::Deploy(*side)),
            Task::PreBattle => {
                Box::new(Dice(|game| throw(game.pre_battle().len(), rule!("7.6")), Game::lose_guns_before))
            }
            Task::Prevailing => {
                Box::new(Dice(|game| throw(usize::from(game.wind_is_due()), rule!("18.1")), Game::roll_wind))
            }
            Task::Hourly(side) => Box::new(command::Hourly(*side)),
            Task::Weather => Box::new(Dice(|game| throw(game.weather_dice(), rule!("18.2")), Game::roll_weather)),
            Task::Upkeep => Box::new(Deed(Game::upkeep)),
            Task::CommandDice => Box::new(Dice(command::phase_dice, Game::roll_command_dice)),
            Task::DrawChit => Box::new(cup::DrawChit),
            Task::BrigadeDice => {
                Box::new(Dice(|game| throw(game.brigades_waiting().len(), rule!("20.23")), Game::roll_brigades))
            }
            Task::Open => Box::new(Deed(open::ask)),
            Task::Asked => Box::new(open::Asked),
            Task::Grand => Box::new(Deed(grand::ask_second_wave)),
            Task::GrandAsked => Box::new(grand::GrandAsked),
            Task::GrandEnd => Box::new(Deed(|game, _| game.end_second_wave())),
            Task::GrandCheck(unit) => Box::new(Die(*unit, rule!("19.7"), Game::check_after_ride, Board::has_unit)),
            Task::Ceasefire => Box::new(Deed(Game::offer_ceasefire)),
            Task::AskCeasefire(ask) => Box::new(*ask),
            Task::CeasefireTests => Box::new(Deed(Game::test_end)),
            Task::Rally => Box::new(Dice(|game| throw(game.rally_rollers().len(), rule!("13.4")), Game::rally)),
            Task::DrunkenNear => {
                Box::new(Dice(|game| throw(game.drunken_near().len(), rule!("20.15.A")), Game::rouse_drunken))
            }
            Task::Reciprocal(reciprocal) => Box::new(*reciprocal),
            Task::March(march) => Box::new(&**march),
            Task::Brigade(brigade) => Box::new(brigade),
            Task::AskFire(ask) => Box::new(ask),
            Task::AskCharge(offer) => Box::new(*offer),
            Task::ChargeCheck(check) => Box::new(*check),
            Task::ActionCheck(check) => Box::new(Die(*check, rule!("12.2"), charge::act_in_zone, charge::can_act)),
            Task::SelfCommand(unit) => Box::new(Die(*unit, rule!("19.23"), movement::command_itself, Board::has_unit)),
            Task::Checks(checks) => Box::new(checks),
            Task::Overrun(overrun) => Box::new(overrun),
            Task::LeaderDie(die) => Box::new(*die),
            Task::Salvo(salvo) => Box::new(salvo),
            Task::Shock(shock) => Box::new(&**shock),
            Task::Charge(charge) => Box::new(&**charge),
            Task::Deliver(order) => Box::new(Die(*order, rule!("17.9"), Game::deliver, command::can_be_delivered)),
            Task::GoMobile(leader) => Box::new(Die(*leader, rule!("17.7"), command::go_mobile, Board::has_leader)),
            Task::GunChecks => Box::new(Dice(|game| throw(game.gun_checkers().len(), rule!("7.5")), Game::check_guns)),
            Task::OpenDraws => Box::new(cup::OpenDraws),
            Task::FinalTests => Box::new(Deed(Game::end_game)),
            Task::Over => Box::new(Deed(|_, _| {})),
            Task::BrigadeLed(brigade) => Box::new(brigade),
            Task::Dispatch(order) => Box::new(Die(*order, rule!("17.9"), Game::dispatch, command::can_be_dispatched)),
            Task::FieldTests => Box::new(Deed(Game::test_field)),
            Task::Lestocq => Box::new(Dice(|game| throw(game.lestocq_dice(), rule!("20.35")), Game::count_lestocq)),
            Task::FieldHour => Box::new(Deed(Game::pass_hour)),
            Task::Bombardment => {
                let dice = Dice(|game| throw(game.bombardment_dice(), rule!("20.34")), Game::bombard);
                Box::new(DiceOf(Side::First, dice))
            }
            Task::Durosnel => {
                let dice = Dice(|game| throw(game.durosnel_dice(), rule!("20.32")), Game::place_durosnel);
                Box::new(DiceOf(Side::Second, dice))
            }
            Task::Successor => {
                let dice = Dice(|_| throw(1, rule!("19.8")), Game::await_successor);
                Box::new(DiceOf(Side::First, dice))
            }
            Task::Succession => {
                Box::new(Dice(|game| throw(game.succession_dice(), rule!("19.8")), Game::follow_commander))
            }
            Task::AskWithdrawal => Box::new(departing::AskWithdrawal),
            Task::AskEnd(side) => Box::new(agreed::AskEnd(*side)),
            Task::Day(_) => Box::new(sound::Misplaced),
        }
    }
}

impl Game {
    /// The side that must decide on a task, and its decision, if it is a question at all.
    pub(crate) fn asks(&self, task: &Task) -> Option<(Side, Decision)> {
        task.question().asked(self)
    }

    /// The options of the side that must decide now.
    pub(crate) fn all_options(&self) -> Options {
        let question = self.state.agenda.last().map(Task::question);
        question
            .and_then(|question| question.asked(self).map(|(side, _)| question.options(self, side)))
            .unwrap_or(Options::Nothing)
    }

    /// Whether a command answers the present question.
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

    /// The dice of a task are rolled, 0 to 9 each.
    pub(crate) fn fall(&mut self, task: Task, dice: &[u8], report: &mut Report) {
        task.question().go_on(self, dice, report);
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

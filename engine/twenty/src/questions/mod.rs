//! The questions of the rules, one in each file.
//!
//! A question may also be a roll. The rules behind the answers have files of their own; these files connect them with
//! the players.

mod advance;
mod arrival_dice;
mod battle_die;
mod card_dice;
mod declare;
mod draw;
mod exchange;
mod extra_horses;
mod fight_next;
mod follow_up;
mod hazard_dice;
mod hold;
mod late_corps_die;
mod moves;
mod open;
mod over;
mod provoke;
mod rally;
mod rally_by_card;
mod reaction;
mod reserves;
mod retreat;
mod rout_dice;
mod seal;
mod weather_die;

use super::breach::by;
use super::command::Command;
use super::event::Report;
use super::fight::FightStep;
use super::game::Game;
use super::orders::Plan;
use super::question::Question;
use super::rules;
use super::state::*;
use engine::contract::{Refusal, Side};

impl Game {
    /// The question at this stage: the one place that distinguishes all stages.
    pub(crate) fn question(&self) -> Box<dyn Question> {
        match &self.state.stage {
            Stage::Sealing => Box::new(seal::Sealing),
            Stage::Marker | Stage::ArrivalOpenings { .. } | Stage::MeissenOpening | Stage::Openings { .. } => {
                Box::new(open::Open)
            }
            Stage::Draw => Box::new(draw::Draw),
            Stage::Card(CardStep::Rally) => Box::new(rally_by_card::RallyByCard),
            Stage::Card(CardStep::RallyDie { unit }) => Box::new(card_dice::RallyDie { unit: *unit }),
            Stage::Card(CardStep::NationDie) => Box::new(card_dice::NationDie),
            Stage::Card(CardStep::NewsDie) => Box::new(card_dice::NewsDie),
            Stage::Card(CardStep::Hold) => Box::new(hold::Hold),
            Stage::Card(CardStep::Provoke) => Box::new(provoke::Provoke),
            Stage::WeatherDie => Box::new(weather_die::WeatherDie),
            Stage::LateCorpsDie => Box::new(late_corps_die::LateCorpsDie),
            Stage::ArrivalDice => Box::new(arrival_dice::ArrivalDice),
            Stage::Movement => Box::new(moves::Moves),
            Stage::Reaction(ReactionStep::Choose) => Box::new(reaction::React),
            Stage::Reaction(ReactionStep::FollowUp { vacated }) => Box::new(follow_up::FollowUp { vacated: *vacated }),
            Stage::Declaration => Box::new(declare::Declare),
            Stage::Reaction(ReactionStep::Fight(fight)) => fight_question(fight.step),
            Stage::Combat { fight: Some(fight), .. } => fight_question(fight.step),
            Stage::Combat { fight: None, .. } => Box::new(fight_next::FightNext),
            Stage::Night(NightStep::Payments) => Box::new(rally::Payments),
            Stage::Night(NightStep::RallyDice { .. }) => Box::new(rally::RallyDice),
            Stage::Night(NightStep::ExtraHorses) => Box::new(extra_horses::Declare),
            Stage::Over { .. } => Box::new(over::Over),
        }
    }

    /// The side that must decide now; `None` for a roll, or when the match is over.
    pub(crate) fn asked(&self) -> Option<Side> {
        self.question().asked(self)
    }

    /// The effect of a command, or the rule it breaks.
    pub(crate) fn plan(&self, side: Side, command: &Command) -> Result<Plan, Refusal> {
        let question = self.question();
        if question.asked(self) != Some(side) {
            return Err(by(rules::SEQUENCE, "not-your-side"));
        }
        question.answer(self, command)
    }

    /// Settles questions until a side has a choice, chance is needed, or the match is over.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        loop {
            let question = self.question();
            if !question.settle(self, report) {
                return;
            }
        }
    }
}

fn fight_question(step: FightStep) -> Box<dyn Question> {
    match step {
        FightStep::DefenderReserves => Box::new(reserves::Reserves),
        FightStep::Die => Box::new(battle_die::BattleDie),
        FightStep::Exchange => Box::new(exchange::Exchange),
        FightStep::RoutDice => Box::new(rout_dice::RoutDice),
        FightStep::Retreats => Box::new(retreat::Retreat),
        FightStep::HazardDice { dice } => Box::new(hazard_dice::HazardDice { dice }),
        FightStep::Advances => Box::new(advance::Advance),
    }
}

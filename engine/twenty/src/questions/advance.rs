//! X6: winners advance, one after the other [9.9.2, R41].

use crate::command::{Command, Decision};
use crate::definition::ALLIED;
use crate::event::Report;
use crate::game::Game;
use crate::options::{AdvanceOption, Options};
use crate::orders::Plan;
use crate::question::Question;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal, Side};

/// The next advance, or none.
pub(super) struct Advance;

impl Advance {
    fn advances(game: &Game) -> Vec<AdvanceOption> {
        game.state.fight().map(|fight| game.field().advances(fight)).unwrap_or_default()
    }

    fn side(game: &Game) -> Side {
        game.state.fight().and_then(|fight| fight.loser()).map_or(ALLIED, Side::other)
    }
}

impl Question for Advance {
    fn due(&self) -> &'static str {
        "advance"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: Advance::side(game), decision: Decision::Advance }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Advance { advances: Advance::advances(game) }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        match *command {
            Command::Advance { unit, along, to } => {
                game.check_unit(Advance::side(game), unit)?;
                game.check_hexes([&to])?;
                if !Advance::advances(game).contains(&AdvanceOption { unit, along, to }) {
                    return match game.state.fight() {
                        Some(fight) => Err(game.field().refuse_advance(fight, unit, along, to)),
                        None => Err(self.another()),
                    };
                }
                Ok(Plan::new(move |game, report| game.advance(unit, along, to, report)))
            }
            Command::EndAdvance => Ok(Plan::new(|game, _| game.finish_fight())),
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let nobody = Advance::advances(game).is_empty();
        if nobody {
            game.finish_fight();
        }
        nobody
    }
}

//! N5: the French may declare Extra Horses, once [5.2].

use crate::command::{Command, Decision};
use crate::definition::FRENCH;
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::ExtraHorses;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// Yes or no.
pub(super) struct Declare;

impl Question for Declare {
    fn due(&self) -> &'static str {
        "extra-horses"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: FRENCH, decision: Decision::ExtraHorses }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::ExtraHorses
    }

    fn answer(&self, _game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::ExtraHorses { declare } = *command else { return Err(self.another()) };
        Ok(Plan::new(move |game, report| {
            if declare {
                game.state.extra_horses = ExtraHorses::InForce;
                report.tell(What::Horses { to: ExtraHorses::InForce }, [rules::EXTRA_HORSES]);
            }
            game.end_player_turn(report);
        }))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let spent = game.state.extra_horses != ExtraHorses::Unused;
        if spent {
            game.end_player_turn(report);
        }
        spent
    }
}

//! Card 3: one own unit recovers or rallies, or none [5.3.3].

use crate::breach::by_unit;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::What;
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::{CardStep, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The unit that rallies by card.
pub(super) struct RallyByCard;

impl Question for RallyByCard {
    fn due(&self) -> &'static str {
        "rally-by-card"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::RallyByCard }
    }

    fn options(&self, game: &Game) -> Options {
        Options::RallyByCard { routed: game.routed_and_free(), broken: game.broken(game.state.active) }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::RallyByCard { unit } = command else { return Err(self.another()) };
        let unit = *unit;
        let Some(unit) = unit else {
            return Ok(Plan::new(|game, report| {
                report.tell(What::RalliedByCard { side: game.state.active, unit: None }, [rules::CARD_3]);
                game.after_card(report);
            }));
        };
        game.check_unit(game.state.active, unit)?;
        if game.routed_and_free().contains(&unit) {
            return Ok(Plan::new(move |game, report| {
                report.tell(What::RalliedByCard { side: game.state.active, unit: Some(unit) }, [rules::CARD_3]);
                game.recover(unit, report);
                game.after_card(report);
            }));
        }
        if game.broken(game.state.active).contains(&unit) {
            return Ok(Plan::new(move |game, report| {
                report.tell(What::RalliedByCard { side: game.state.active, unit: Some(unit) }, [rules::CARD_3]);
                game.state.stage = Stage::Card(CardStep::RallyDie { unit });
            }));
        }
        Err(by_unit(rules::CARD_3, "cannot-rally", unit))
    }

    fn settle(&self, game: &mut Game, report: &mut crate::event::Report) -> bool {
        let nobody = game.routed_and_free().is_empty() && game.broken(game.state.active).is_empty();
        if nobody {
            game.after_card(report);
        }
        nobody
    }
}

impl Game {
    /// Own Routed units in no enemy zone.
    fn routed_and_free(&self) -> Vec<UnitId> {
        let field = self.field();
        let units = self.board.units_of(self.state.active);
        units.filter(|&unit| self.state.is_routed(unit) && field.at(unit).is_some() && !field.locked(unit)).collect()
    }
}

//! Card 7: the opponent names a unit that is held [5.3.7].

use crate::breach::by_unit;
use crate::card::{Effect, InForce, Until};
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::{Report, What};
use crate::field::Field;
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The unit that is held.
pub(super) struct Hold;

impl Question for Hold {
    fn due(&self) -> &'static str {
        "hold"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active.other(), decision: Decision::Hold }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Hold { units: game.can_be_held() }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Hold { unit } = *command else { return Err(self.another()) };
        game.check_unit(game.state.active, unit)?;
        if let Some(why) = bar(&game.field(), unit) {
            return Err(by_unit(rules::CARD_7, "cannot-be-held", unit).varied(why));
        }
        Ok(Plan::new(move |game, report| game.hold(unit, report)))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match game.can_be_held().as_slice() {
            [] => game.after_card(report),
            [only] => game.hold(*only, report),
            _ => return false,
        }
        true
    }
}

/// The first reason why a unit cannot be held: the variant of the refusal.
fn bar(field: &Field<'_>, unit: UnitId) -> Option<&'static str> {
    if field.at(unit).is_none() {
        Some("off-map")
    } else if field.board.unit(unit).elite {
        Some("elite")
    } else if field.locked(unit) {
        Some("in-zone")
    } else {
        None
    }
}

impl Game {
    fn can_be_held(&self) -> Vec<UnitId> {
        let field = self.field();
        self.board.units_of(self.state.active).filter(|unit| bar(&field, *unit).is_none()).collect()
    }

    fn hold(&mut self, unit: UnitId, report: &mut Report) {
        let effect = Effect::OrdersAstray { unit };
        self.state.effects.push(InForce { side: self.state.active, effect, until: Until::EndOfMovement });
        report.tell(What::Held { unit }, [rules::CARD_7]);
        self.after_card(report);
    }
}

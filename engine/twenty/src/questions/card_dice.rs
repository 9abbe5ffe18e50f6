//! The dice of cards 3, 6 and 11 [5.3].

use crate::card::{Effect, InForce, Until, nation_of};
use crate::command::Decision;
use crate::definition::{ALLIED, UnitId};
use crate::die::{dice, first};
use crate::event::{Report, What};
use crate::game::Game;
use crate::morale::Moment;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::Pending;

/// Card 3: the rally die of a Broken unit.
pub(super) struct RallyDie {
    pub(super) unit: UnitId,
}

impl Question for RallyDie {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(1, game.state.active, rules::CARD_3)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        // By card the unit may enter in this very turn [R4].
        let turn = game.state.turn;
        game.rally_die(self.unit, first(faces), false, turn, report);
        game.after_card(report);
    }
}

/// Card 6: the nation that moves less.
pub(super) struct NationDie;

impl Question for NationDie {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(1, game.state.active, rules::CARD_6)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let nation = nation_of(first(faces));
        let effect = Effect::ThreeMonarchs { nation };
        game.state.effects.push(InForce { side: ALLIED, effect, until: Until::EndOfAlliedMovement });
        let face = u8::try_from(first(faces)).unwrap_or(0);
        report.tell(What::NationNamed { face, nation }, [rules::CARD_6]);
        game.after_card(report);
    }
}

/// Card 11: good news or bad.
pub(super) struct NewsDie;

impl Question for NewsDie {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(1, game.state.active, rules::CARD_11)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let numbers = game.board.definition().numbers.morale;
        let change = match first(faces) {
            ..=2 => numbers.bad_news,
            3..=4 => 0,
            _ => numbers.good_news,
        };
        let side = game.state.active;
        report.tell(What::News { side, face: u8::try_from(first(faces)).unwrap_or(0) }, [rules::CARD_11]);
        if game.moment(Moment::of(side, change), &[rules::CARD_11], report) {
            game.after_card(report);
        }
    }
}

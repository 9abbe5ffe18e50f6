//! C: the die of the late corps [3.2].

use crate::contract::Pending;
use crate::twenty::command::Decision;
use crate::twenty::definition::ALLIED;
use crate::twenty::die::{dice, first};
use crate::twenty::event::{Report, What};
use crate::twenty::game::Game;
use crate::twenty::question::Question;
use crate::twenty::rules;
use crate::twenty::state::Place;
use crate::twenty::victory::Outcome;

/// Whether the corps comes up.
pub(super) struct LateCorpsDie;

impl Question for LateCorpsDie {
    fn wording(&self) -> &'static str {
        "a die is rolled for the late corps"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        dice(1, ALLIED, rules::LATE_CORPS)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let late = game.board.definition().late_corps.as_ref().map(|late| (late.unit, late.needs));
        let face = first(faces);
        if let Some((unit, needs)) = late {
            let comes = face >= u16::from(needs);
            if comes {
                game.set_place(unit, Place::ComeUp);
            }
            let face = u8::try_from(face).ok();
            report.tell(What::LateCorpsRolled { unit, face, comes }, [rules::LATE_CORPS]);
        }
        game.begin_movement(report);
    }
}

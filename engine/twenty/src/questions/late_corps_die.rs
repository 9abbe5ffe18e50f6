//! C: the die of the late corps [3.2].

use crate::command::Decision;
use crate::definition::ALLIED;
use crate::die::{dice, first};
use crate::event::{Report, What};
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::state::Place;
use crate::victory::Outcome;
use engine::contract::Pending;

/// Whether the corps comes up.
pub(super) struct LateCorpsDie;

impl Question for LateCorpsDie {
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

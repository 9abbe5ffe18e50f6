//! What follows from the sequence of play alone (4).

use crate::event::{Report, What};
use crate::game::Game;
use crate::question::Question;

/// The next phase begins.
pub(super) struct NextPhase;

impl Question for NextPhase {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.next_phase(report);
    }

    fn is_calm(&self) -> bool {
        true
    }
}

/// What ends with the phase.
pub(super) struct ClosePhase;

impl Question for ClosePhase {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.close_phase(report);
    }

    fn is_calm(&self) -> bool {
        true
    }
}

/// Fatigue, and the morale of armies and corps [14, 15].
pub(super) struct Upkeep;

impl Question for Upkeep {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.tire_brigades(report);
        game.test_spirits(report);
    }
}

/// The last tests.
pub(super) struct FinalTests;

impl Question for FinalTests {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        // A ceasefire has read the level already [20.44].
        if game.state.affairs.ceasefire.is_none() {
            game.test_end(report);
        }
        report.tell(What::GameOver(game.outcome()), [game.victory_case()]);
    }
}

/// The game is over.
pub(super) struct Over;

impl Question for Over {}

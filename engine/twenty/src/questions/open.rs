//! Seals that their author must open: a marker, arrivals, Meissen, and in the end all others [17.1.2, 17.1.3].

use crate::breach::by;
use crate::command::{Command, Decision};
use crate::definition::FRENCH;
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// An opening that is owed.
pub(super) struct Open;

impl Question for Open {
    fn due(&self) -> &'static str {
        "open"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: FRENCH, decision: Decision::Open { seals: game.seals_due() } }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Open { seals: game.seals_due() }
    }

    /// An opening that does not fit its seal is not refused: it ends the match (R54).
    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Open { openings } = command else { return Err(self.another()) };
        if openings.len() != game.seals_due().len() {
            return Err(by(rules::PLAN, "wrong-count").varied("open"));
        }
        let openings = openings.clone();
        Ok(Plan::new(move |game, report| game.open(&openings, report)))
    }

    fn has_answer(&self, game: &Game) -> bool {
        !game.seals_due().is_empty()
    }
}

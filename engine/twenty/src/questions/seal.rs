//! S: the French seal their plan [17.1.1].

use crate::breach::by;
use crate::command::{Command, Decision};
use crate::definition::FRENCH;
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::{Options, SealOptions};
use crate::orders::Plan;
use crate::plan::{self, Seal, SealedPlan};
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The one decision of the set-up.
pub(super) struct Sealing;

impl Question for Sealing {
    fn due(&self) -> &'static str {
        "seal"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: FRENCH, decision: Decision::Seal }
    }

    fn options(&self, game: &Game) -> Options {
        let Some(data) = &game.board.definition().plan else { return Options::Nothing };
        Options::Seal(SealOptions {
            units: game.board.pool().collect(),
            dummies: data.dummies,
            stacks: data.stacks.clone(),
            marker_turns: data.marker_turns.clone(),
            together: data.together.clone(),
            meissen: data.meissen,
            commitments: u8::try_from(plan::commitments(&game.board, data)).unwrap_or(u8::MAX),
        })
    }

    /// The command holds no contents, so every engine judges it by heights and the number of seals alone (R53).
    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Seal { heights, commitments } = command else { return Err(self.another()) };
        let Some(data) = &game.board.definition().plan else { return Err(self.another()) };
        plan::check_heights(&game.board, data, heights)?;
        if commitments.len() != plan::commitments(&game.board, data) {
            return Err(by(rules::PLAN, "wrong-count"));
        }
        let sealed = SealedPlan {
            heights: heights.clone(),
            seals: commitments.iter().map(|&commitment| Seal { commitment, opened: None }).collect(),
            tries: vec![0; heights.len()],
        };
        Ok(Plan::new(move |game: &mut Game, report: &mut Report| {
            report.tell(What::PlanSealed { heights: sealed.heights.clone() }, [rules::PLAN]);
            game.state.plan = Some(sealed);
            game.open_turn(game.board.definition().turns.first, report);
        }))
    }

    fn has_answer(&self, game: &Game) -> bool {
        game.board.definition().plan.is_some()
    }
}

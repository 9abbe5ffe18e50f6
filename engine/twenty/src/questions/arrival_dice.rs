//! C: dice for the open stacks [17.1.2].

use crate::command::Decision;
use crate::definition::{AreaId, FRENCH};
use crate::die::dice;
use crate::event::{ArrivalRoll, Report, What};
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::state::Stage;
use crate::victory::Outcome;
use engine::contract::Pending;

/// One die for each open stack that still has pieces.
pub(super) struct ArrivalDice;

impl Question for ArrivalDice {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.rolling_stacks().len(), FRENCH, rules::OPENING)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let mut seals = Vec::new();
        let mut rolls = Vec::new();
        for (stack, &face) in game.rolling_stacks().into_iter().zip(faces) {
            let roll = game.arrival_roll(stack, face);
            seals.extend(game.closed_places(stack).take(roll.pieces.into()));
            if let Some(tries) = game.state.plan.as_mut().and_then(|plan| plan.tries.get_mut(stack)) {
                *tries += 1;
            }
            rolls.push(roll);
        }
        report.tell(What::ArrivalsRolled { rolls }, [rules::OPENING]);
        if seals.is_empty() {
            game.begin_movement(report);
        } else {
            game.state.stage = Stage::ArrivalOpenings { seals };
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let none = game.rolling_stacks().is_empty();
        if none {
            game.begin_movement(report);
        }
        none
    }
}

impl Game {
    /// The result of a face for a stack.
    pub(crate) fn arrival_roll(&self, stack: usize, face: u16) -> ArrivalRoll {
        let numbers = &self.board.definition().numbers;
        let plan = self.state.plan.as_ref();
        let tries = plan.and_then(|plan| plan.tries.get(stack)).copied().unwrap_or(0);
        // A face reads 6 at most. A bonus too large to be told makes no difference.
        let bonus = u8::try_from(u16::from(tries) * u16::from(numbers.arrival_per_try)).unwrap_or(u8::MAX);
        let face = u8::try_from(face).unwrap_or(1).max(1);
        let read = (usize::from(face) + usize::from(bonus)).min(6) - 1;
        let most = u8::try_from(self.closed_places(stack).count()).unwrap_or(u8::MAX);
        let pieces = numbers.arrivals.get(read).copied().unwrap_or(0).min(most);
        let areas = self.board.definition().plan.as_ref().map_or(&[][..], |data| &data.stacks);
        ArrivalRoll { stack: areas.get(stack).copied().unwrap_or(AreaId(0)), face, bonus, pieces }
    }
}

//! The die that may bring a corps [12.0].

use crate::breach::Breach;
use crate::cases;
use crate::command::Decision;
use crate::event::{Report, What};
use crate::game::Game;
use crate::question::Question;
use crate::state::{Moving, Stage};
use crate::victory::Outcome;
use engine::contract::Pending;

/// Whether the corps that the die summons comes in this turn.
pub(super) struct Summons;

impl Question for Summons {
    fn wording(&self) -> &'static str {
        "summons"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        game.die(cases::SUMMONS)
    }

    fn fall(&self, game: &mut Game, face: u16, report: &mut Report) -> Result<(), Breach> {
        let wanted = game.board.definition().rules.summons.as_ref().map(|summons| u16::from(summons.face));
        let comes = wanted == Some(face);
        game.state.summoned |= comes;
        report.tell(What::SummonsRolled { face, comes }, [cases::SUMMONS]);
        game.state.stage = Stage::Movement(Moving::Spirit);
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let due = is_due(game);
        if !due {
            game.state.stage = Stage::Movement(Moving::Spirit);
        }
        !due
    }
}

/// Whether the die is rolled in this turn.
fn is_due(game: &Game) -> bool {
    game.board.definition().rules.summons.as_ref().is_some_and(|summons| {
        summons.side == game.state.active && summons.turns.contains(&game.state.turn) && !game.state.summoned
    })
}

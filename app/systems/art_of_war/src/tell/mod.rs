//! The events of the Art of War, in plain words and deeds.

mod edit;
mod ending;
mod event;
mod explanation;
mod phase;
mod question;
mod result;
#[cfg(test)]
mod tests;
mod wording;

pub use edit::edit;
pub(crate) use ending::earned_by;
pub use ending::ending;
pub use explanation::explanation;
pub use phase::phase_name;
pub use question::question;
pub use result::level_name;
pub(crate) use result::{cause, meaning};
pub(crate) use wording::{army, army_called, army_of, morale, named, tip};

use super::{ArtOfWar, Battle, unit};
use crate::words::Words;
use art_of_war::{Board, Change, Command, Event, Game};
use engine::contract::{Game as _, Pending, Side};
use language::ask::{PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::system::Tell;
use language::tongue::nation_called;
use scenarios::Scenario;

impl Tell for ArtOfWar {
    fn happening(board: &Board, event: &Event) -> Happening {
        event::told(board, event).by(event.cases.iter().copied().map(language::ask::Rule::from).collect())
    }

    fn question(game: &Game, side: Side) -> Sentence {
        match game.pending() {
            Pending::Decision { side: asked, decision } if asked == side => {
                question::question(game.board(), side, &decision)
            }
            _ => Sentence::EMPTY,
        }
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of_stage(&game.state().stage)
    }

    fn phases(battle: &Battle, game: &Game) -> Phases {
        phase::of_turn(battle, game)
    }

    fn ending(game: &Game) -> Option<BattleEnding> {
        match game.pending() {
            Pending::Over(outcome) => Some(BattleEnding {
                winner: outcome.winner,
                score: ending::score(&outcome),
                verdict: ending::verdict(&outcome),
                sheet: ending::points(game),
            }),
            _ => None,
        }
    }

    fn verdicts(_: &Board) -> Vec<Sentence> {
        ending::verdicts()
    }

    fn scores(_: &Board, numbers: &[i64]) -> Vec<Sentence> {
        ending::scores(numbers)
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        let words = Words::new(board);
        change.iter().map(|edit| words.edit_sentence(edit)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        let Command::Attack(proposal) = command else { return None };
        game.forecast(proposal).ok().map(|forecast| explanation(game.board(), &forecast))
    }

    fn formation(board: &Board, scenario: Option<&Scenario>, piece: PieceId) -> String {
        let Some(unit) = unit(board, piece).map(|unit| board.unit(unit)) else { return String::new() };
        let division = unit.division.and_then(|id| board.division(id));
        let nation = scenario.and_then(|scenario| scenario.drawing.nations.get(&unit.nation));
        let nation = nation.map_or(&unit.nation, |nation| &nation.name);
        division.map_or_else(|| nation_called(nation), |found| found.name.clone())
    }
}

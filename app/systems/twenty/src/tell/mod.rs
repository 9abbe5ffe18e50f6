//! The events of the Twenty system, in plain words and deeds.

mod edited;
mod ending;
mod event;
mod phase;
mod words;

pub(super) use ending::how;
pub(super) use phase::phase_words;
pub(super) use words::weather as weather_word;
pub(super) use words::{
    area_code, card_key, card_title, nation as nation_word, nation_name, place as place_words, place_label,
};

use super::{Battle, Twenty, ask, unit};
use engine::contract::{Game as _, Pending};
use language::ask::{PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::system::{Rules as _, Tell};
use language::tongue::nation_called;
use scenarios::Scenario;
use twenty::{Board, Change, Command, Event, Game, Proposal, Stage};

impl Tell for Twenty {
    fn happening(board: &Board, event: &Event) -> Happening {
        event::told(board, &event.what).by(event.rules.clone())
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of_stage(&game.state().stage)
    }

    fn phases(battle: &Battle, game: &Game) -> Phases {
        phase::of_turn(battle, game)
    }

    fn ending(game: &Game) -> Option<BattleEnding> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
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
        let names = Twenty::names(board);
        change.iter().map(|edit| edited::edited(board, edit).plain(&names)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        match *command {
            Command::Fight { battle, reserves } => {
                let Stage::Combat { battles, .. } = &game.state().stage else { return None };
                let battle = battles.get(usize::from(battle))?.battle.clone();
                let proposal = Proposal::Battle { battle, attacker_reserves: reserves, defender_reserves: false };
                ask::explained(game, &proposal)
            }
            Command::Charge { unit, hex, target, reserves } => {
                let (attacker_reserves, defender_reserves) = (reserves, false);
                let proposal = Proposal::Charge { unit, hex, target, attacker_reserves, defender_reserves };
                ask::explained(game, &proposal)
            }
            _ => None,
        }
    }

    /// Corps are counted with their nation.
    fn formation(board: &Board, scenario: Option<&Scenario>, piece: PieceId) -> String {
        let Some(unit) = unit(board, piece) else { return String::new() };
        let Some(nation) = board.unit(unit).nations.first() else { return String::new() };
        let word = words::nation(*nation);
        let known = scenario.and_then(|scenario| scenario.drawing.nations.get(word));
        nation_called(known.map_or(word, |nation| &nation.name))
    }
}

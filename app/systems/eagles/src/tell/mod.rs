//! The events of The Eagles Turn East, in plain words and deeds.

mod ending;
mod event;
mod parts;
mod phase;

pub(super) use ending::account;
pub(super) use parts::{letter, weather};
pub(super) use phase::phase_told;

use super::{Battle, Eagles, ask, leader_piece, pieces, unit_piece};
use crate::MESSAGES;
use eagles::{Board, BoxId, Change, Command, Edit, Event, Game, Place, Proposal};
use engine::contract::{Game as _, Pending};
use language::ask::{Names, PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::phrase;
use language::system::{Rules as _, Tell};
use language::tongue::{Argument, nation_called, place_called};
use language::words::letters::capital;
use scenarios::Scenario;

impl Tell for Eagles {
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

    fn verdicts(board: &Board) -> Vec<Sentence> {
        ending::verdicts(board)
    }

    fn scores(board: &Board, numbers: &[i64]) -> Vec<Sentence> {
        ending::scores(board, numbers)
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        let names: Names = Eagles::names(board);
        change.iter().map(|edit| edited(board, edit).plain(&names)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        match command.clone() {
            Command::Declare { leader, others, targets } => {
                ask::explained(game, &Proposal::Declare { leader, others, targets })
            }
            _ => None,
        }
    }

    /// Leaders are counted with their army.
    fn formation(board: &Board, scenario: Option<&Scenario>, piece: PieceId) -> String {
        let army = match pieces::thing(board, piece) {
            Some(pieces::Thing::Leader(leader)) => board.leader(leader).map(|leader| leader.army),
            Some(pieces::Thing::Unit(unit)) => {
                let formation = board.unit(unit).map(|unit| unit.formation);
                formation.and_then(|formation| board.formation(formation)).map(|formation| formation.army)
            }
            None => None,
        };
        let Some(army) = army.and_then(|army| board.army(army)) else { return String::new() };
        let known = scenario.and_then(|scenario| scenario.drawing.nations.get(&army.id));
        nation_called(known.map_or(&army.id, |nation| &nation.name))
    }
}

/// The place of a leader, in a few words.
pub(super) fn place(board: &Board, place: Place) -> Sentence {
    match place {
        Place::On(hex) => Sentence::EMPTY.hex(hex),
        Place::Away => phrase!(MESSAGES, "eagles-place-away"),
        Place::Lost => phrase!(MESSAGES, "eagles-place-lost"),
        Place::Unseen => phrase!(MESSAGES, "eagles-place-unseen"),
        Place::Due { turn } => phrase!(MESSAGES, "eagles-place-due", turn = turn),
        Place::Beside(boxed) => phrase!(MESSAGES, "eagles-place-box", area = box_told(board, boxed.area)),
    }
}

/// The name of a box, which is that of a place.
pub(super) fn box_told(board: &Board, area: BoxId) -> String {
    let boxes = board.definition().campaign.as_ref().map(|campaign| campaign.boxes.as_slice());
    let id = boxes.and_then(|boxes| boxes.get(usize::from(area.0))).map_or("?", |area| area.id.as_str());
    place_called(&capital(id))
}

/// An edit in words.
fn edited(board: &Board, edit: &Edit) -> Sentence {
    let leader = |id| Argument::from(leader_piece(id));
    match edit {
        Edit::Leader { leader: id, now } => {
            phrase!(MESSAGES, "eagles-edit-leader", leader = leader(*id), place = place(board, now.place))
        }
        Edit::Unit { unit, now } => {
            let (piece, strength) = (unit_piece(board, *unit), ask::in_strength(u16::from(now.strength)));
            match now.leader {
                Some(id) => {
                    phrase!(MESSAGES, "eagles-edit-unit-under", unit = piece, strength = strength, leader = leader(id))
                }
                None => phrase!(MESSAGES, "eagles-edit-unit", unit = piece, strength = strength),
            }
        }
        Edit::Bridge { side, damaged } => {
            let state = if *damaged { "damaged" } else { "intact" };
            phrase!(MESSAGES, "eagles-edit-bridge", one = side.low, other = side.high, state = state)
        }
        Edit::Morale { space } => phrase!(MESSAGES, "eagles-edit-morale", space = parts::letter(*space)),
        Edit::Weather { weather } => phrase!(MESSAGES, "eagles-edit-weather", weather = parts::weather(*weather)),
        Edit::Lost { side, strength, .. } => {
            phrase!(MESSAGES, "eagles-edit-lost", side = *side, strength = ask::in_strength(*strength))
        }
        Edit::Held { hex, side: Some(side) } => phrase!(MESSAGES, "eagles-edit-held", hex = *hex, side = *side),
        Edit::Held { hex, side: None } => phrase!(MESSAGES, "eagles-edit-free", hex = *hex),
        Edit::CommandsLeft { commands } => phrase!(MESSAGES, "eagles-edit-commands", count = *commands),
        Edit::Whole { .. } => phrase!(MESSAGES, "eagles-edit-whole"),
    }
}

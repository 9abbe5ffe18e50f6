//! The Art of War system, for the rest of the program.

mod ask;
pub mod bot;
pub mod judge;
pub mod show;
pub mod teach;
pub mod tell;
pub mod words;

use crate::ask::{GroupId, Key, Names, PieceId, Rule};
use crate::system::{Ask, Rules, Switch, System};
use crate::systems::{AnySystem, Whole};
use engine::art_of_war::{Board, DivisionId, Game, OptionalRules, UnitId, cases};
use engine::codec;
use engine::contract::Side;
use std::sync::Arc;

/// The switch of the weather die [22.0].
pub const WEATHER: Key = "weather";

/// The rules of Eylau and Dresden.
#[derive(Clone, Copy, Debug)]
pub struct ArtOfWar;

impl Rules for ArtOfWar {
    type Game = Game;
    type Board = Board;
    const TITLE: &'static str = "The Art of War";
    const CASES: &'static [(Rule, &'static str)] = cases::ALL;
    const DICE: &'static [u16] = &[6];

    fn names(board: &Board) -> Names {
        let division = |id| board.division(id).map_or_else(String::new, |division| division.name.clone());
        Names {
            sides: Side::BOTH.map(|side| board.side_name(side).to_owned()),
            pieces: board.unit_ids().map(|unit| board.called(unit).to_owned()).collect(),
            owners: board.unit_ids().map(|unit| Some(board.unit(unit).side)).collect(),
            groups: board.division_ids().map(division).collect(),
            holders: Vec::new(),
            words: ArtOfWar::WORDS,
        }
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn switches(board: &Board) -> Vec<Switch> {
        let weather = Switch { key: WEATHER, label: "Weather die", hint: "The weather die is used [22.0]." };
        if board.definition().rules.weather_die { vec![weather] } else { Vec::new() }
    }

    fn options(board: &Board, on: &[Key]) -> Vec<u8> {
        let weather = on.contains(&WEATHER) && board.definition().rules.weather_die;
        codec::encode(&OptionalRules { weather })
    }
}

impl System for ArtOfWar {}

/// The system for the list of all.
pub const SYSTEM: &dyn AnySystem = &Whole::<ArtOfWar>::since("0.1.0");
/// Its name in terms and records.
pub const NAME: &str = <Game as engine::contract::Game>::SYSTEM;

/// A unit as a piece.
pub const fn piece(unit: UnitId) -> PieceId {
    PieceId(unit.0 as u16)
}

/// The unit that a piece is, if this battle has it.
pub fn unit(board: &Board, piece: PieceId) -> Option<UnitId> {
    u8::try_from(piece.0).ok().map(UnitId).filter(|&unit| board.has_unit(unit))
}

/// A division as a group.
pub const fn group(division: DivisionId) -> GroupId {
    GroupId(division.0 as u16)
}

/// The division that a group is, if this battle has it.
pub fn division(board: &Board, group: GroupId) -> Option<DivisionId> {
    u8::try_from(group.0).ok().map(DivisionId).filter(|&division| board.division(division).is_some())
}

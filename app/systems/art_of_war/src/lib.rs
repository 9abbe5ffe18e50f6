//! The Art of War system, for the rest of the program.

mod ask;
pub mod bot;
pub mod judge;
mod messages;
mod plain;
#[cfg(test)]
mod position_tests;
pub mod show;
pub mod teach;
pub mod tell;
pub mod words;

pub use messages::MESSAGES;

use art_of_war::{ArmyId, Board, DivisionId, Game, OptionalRules, UnitId, cases};
use engine::contract::Side;
use engine::differences::{Difference, differences};
use language::ask::{GroupId, Hexes, Key, Names, Pick, PieceId, Rule};
use language::system::{AnySystem, Asks, Choice, Of, Rules, System, TypedBattle, checked};
use language::tongue::Catalogue;
use scenarios::{Reader, Scenario};
use std::sync::Arc;

/// The switch of the weather die [22.0].
pub const WEATHER: Key = "weather";

/// The rules of Eylau and Dresden.
#[derive(Clone, Copy, Debug)]
pub struct ArtOfWar;

impl Rules for ArtOfWar {
    type Game = Game;
    type Board = Board;
    type Options = OptionalRules;
    const TITLE: &'static str = "The Art of War";
    const CASES: &'static [(Rule, &'static str)] = cases::ALL;
    const DICE: &'static [u16] = &[6];

    fn messages() -> &'static Catalogue {
        &MESSAGES
    }

    fn names(board: &Board) -> Names {
        let division = |id| board.division(id).map_or_else(String::new, |division| division.name.clone());
        let names = Names {
            sides: Side::BOTH.map(|side| board.side_name(side).to_owned()),
            pieces: board.unit_ids().map(|unit| board.called(unit).to_owned()).collect(),
            owners: board.unit_ids().map(|unit| Some(board.unit(unit).side)).collect(),
            groups: board.division_ids().map(division).collect(),
            holders: Vec::new(),
            hexes: Hexes::default(),
            words: ArtOfWar::WORDS,
            refusals: Self::refusals(),
            ..Names::default()
        };
        names.calling(board.army_ids().map(|id| (Pick::Group(army_group(board, id)), tell::army_called(board, id))))
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn table() -> Vec<Choice<Board, OptionalRules>> {
        vec![
            Choice::new(&MESSAGES, WEATHER, |rules: &mut OptionalRules| &mut rules.weather)
                .only(|board: &Board| board.definition().rules.weather_die),
        ]
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        checked(art_of_war_files::definition(scenario), Board::new)
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        plain::scenario(board, title)
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first.definition(), second.definition())
    }

    fn revision(board: &Board) -> u32 {
        board.revision().number()
    }
}

impl System for ArtOfWar {
    const WHOLE: &'static dyn AnySystem = &Of::<ArtOfWar>::since("0.1.0");
    const READER: &'static Reader = &art_of_war_files::READER;
}

/// A battle of this system.
pub type Battle = TypedBattle<ArtOfWar>;

/// A built-in battle of this system.
pub fn open(id: &str) -> Option<Battle> {
    TypedBattle::made(art_of_war_files::BATTLES.built_in(id)?).ok()
}
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

/// An army as a group: they come after the divisions.
pub fn army_group(board: &Board, army: ArmyId) -> GroupId {
    GroupId(u16::try_from(board.division_ids().count()).unwrap_or(u16::MAX).saturating_add(u16::from(army.0)))
}

/// The army that a group is, if this battle has it.
pub fn army(board: &Board, group: GroupId) -> Option<ArmyId> {
    board.army_ids().find(|&army| army_group(board, army) == group)
}

/// The division that a group is, if this battle has it.
pub fn division(board: &Board, group: GroupId) -> Option<DivisionId> {
    u8::try_from(group.0).ok().map(DivisionId).filter(|&division| board.division(division).is_some())
}

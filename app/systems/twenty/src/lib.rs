//! The Twenty system, for the rest of the program: Dresden 1813 with a corps to a counter.

mod ask;
mod bot;
mod judge;
mod messages;
mod plain;
mod show;
mod teach;
mod tell;
#[cfg(test)]
mod tests;
mod things;
mod words;

pub use messages::MESSAGES;

pub use things::{Thing, card_piece, dummy_piece, garrison_piece, piece, thing, unit};

use engine::contract::Side;
use engine::differences::{Difference, differences};
use language::ask::{Hexes, Names, Pick, PieceId, Rule};
use language::system::{AnySystem, Asks, Choice, Of, Rules, System, TypedBattle, checked};
use language::tongue::Catalogue;
use scenarios::{Reader, Scenario};
use scene::Numbering;
use std::sync::Arc;
use twenty::{Board, Game, OptionalRules, rules};

/// The rules of Dresden 20.
#[derive(Clone, Copy, Debug)]
pub struct Twenty;

/// A battle of this system.
pub type Battle = TypedBattle<Twenty>;

impl Rules for Twenty {
    type Game = Game;
    type Board = Board;
    type Options = OptionalRules;
    const TITLE: &'static str = "Dresden 20";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn messages() -> &'static Catalogue {
        &MESSAGES
    }

    fn revision(_board: &Board) -> u32 {
        <Game as engine::contract::Game>::REVISION
    }

    fn names(board: &Board) -> Names {
        let definition = board.definition();
        let pieces = || (0..things::count(board)).map(PieceId);
        let things = || pieces().filter_map(|piece| thing(board, piece));
        let counters =
            pieces().filter_map(|piece| Some((Pick::Piece(piece), things::words(board, thing(board, piece)?)?)));
        let trays = things::Tray::all(board).into_iter();
        let boxes = trays.filter_map(|tray| Some((Pick::Holder(tray.id(board)?), tray.words(board))));
        let names = Names {
            sides: [definition.sides.allied.clone(), definition.sides.french.clone()],
            pieces: things().map(|thing| things::called(board, thing)).collect(),
            owners: things().map(|thing| things::owner(board, thing)).collect(),
            hexes: Hexes::new(definition.map.grid, numbering()),
            words: Twenty::WORDS,
            refusals: Self::refusals(),
            ..Names::default()
        };
        names.calling(counters.chain(boxes))
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn table() -> Vec<Choice<Board, OptionalRules>> {
        table()
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        checked(twenty_files::definition(scenario), Board::new)
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        plain::scenario(board, title)
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first.definition(), second.definition())
    }
}

impl System for Twenty {
    const WHOLE: &'static dyn AnySystem = &Of::<Twenty>::since("0.2.0");
    const READER: &'static Reader = &twenty_files::READER;
}

/// The switches of the optional rules (16).
fn table() -> Vec<Choice<Board, OptionalRules>> {
    vec![
        Choice::new(&MESSAGES, "variable-weather", |rules: &mut OptionalRules| &mut rules.variable_weather),
        Choice::new(&MESSAGES, "cavalry-penetration", |rules: &mut OptionalRules| &mut rules.cavalry_penetration),
        Choice::new(&MESSAGES, "artillery-support", |rules: &mut OptionalRules| &mut rules.artillery_support),
        Choice::new(&MESSAGES, "no-light-infantry", |rules: &mut OptionalRules| &mut rules.light_infantry).clears(),
    ]
}

/// Row before column, both counted from the south-west: the board holds the map turned a quarter.
fn numbering() -> Numbering {
    Numbering { columns_back: true, rows_back: true, ..Numbering::default() }
}

/// The name of a side.
fn side_name(board: &Board, side: Side) -> &str {
    board.definition().sides.of(side)
}

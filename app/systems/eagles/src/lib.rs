//! The Eagles Turn East, for the rest of the program: the winter of 1807 with leaders for pieces.

mod ask;
mod bot;
mod columns;
mod judge;
mod messages;
mod pieces;
mod plain;
mod positions;
mod random;
mod sealed;
mod show;
mod teach;
mod tell;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod veiled_campaign_tests;
#[cfg(test)]
mod veiled_tests;
mod words;

pub use messages::MESSAGES;

pub use pieces::{Thing, leader_piece, thing, unit_piece};

use eagles::{Board, Game, OptionalRules, rules};
use engine::contract::Side;
use engine::differences::{Difference, differences};
use engine::hex::{Grid, Hex};
use language::ask::{Hexes, HolderId, Names, Pick, Rule, Sentence};
use language::system::{AnySystem, Asks, Choice, Of, Rules, System, TypedBattle, checked};
use language::tongue::Catalogue;
use language::words::letters::capital;
use scenarios::{Reader, Scenario};
use scene::Numbering;
use std::sync::Arc;

/// The rules of The Eagles Turn East.
#[derive(Clone, Copy, Debug)]
pub struct Eagles;

/// A battle of this system.
pub type Battle = TypedBattle<Eagles>;

impl Rules for Eagles {
    type Game = Game;
    type Board = Board;
    type Options = OptionalRules;
    const TITLE: &'static str = "The Eagles Turn East";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn revision(board: &Board) -> u32 {
        board.revision().number()
    }

    fn messages() -> &'static Catalogue {
        &MESSAGES
    }

    fn names(board: &Board) -> Names {
        let names = Names {
            sides: Side::BOTH.map(|side| side_name(board, side)),
            pieces: pieces::names(board),
            owners: pieces::owners(board),
            groups: pieces::formations(board),
            // The displays beside the map: the sum of each side, then every leader.
            holders: Side::BOTH
                .map(|side| side_name(board, side))
                .into_iter()
                .chain(pieces::leader_names(board))
                .collect(),
            hexes: Hexes::new(Grid { rows: board.definition().map.last_row, ..*board.grid() }, numbering(board)),
            words: Eagles::WORDS,
            refusals: Self::refusals(),
            ..Names::default()
        };
        let sums = (0..).map(HolderId).zip(Side::BOTH);
        let mut names = names.calling(sums.map(|(holder, side)| (Pick::Holder(holder), Sentence::EMPTY.side(side))));
        // Their English names are in the lists already.
        names.called.extend(pieces::called(board));
        names
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn table() -> Vec<Choice<Board, OptionalRules>> {
        table()
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        checked(eagles_files::definition(scenario), Board::new)
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        plain::scenario(board, title)
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first.definition(), second.definition())
    }
}

impl System for Eagles {
    const WHOLE: &'static dyn AnySystem = &Of::<Eagles>::since("0.2.0");
    const READER: &'static Reader = &eagles_files::READER;
}

/// The switches of the optional rules (2).
fn table() -> Vec<Choice<Board, OptionalRules>> {
    vec![
        Choice::new(&MESSAGES, "rolled-weather", |rules: &mut OptionalRules| &mut rules.rolled_weather),
        Choice::new(&MESSAGES, "sound-of-guns", |rules: &mut OptionalRules| &mut rules.sound_of_guns),
        Choice::new(&MESSAGES, "hurry-up", |rules: &mut OptionalRules| &mut rules.hurry_up),
        Choice::new(&MESSAGES, "batteries-forward", |rules: &mut OptionalRules| &mut rules.batteries_forward),
        Choice::new(&MESSAGES, "veiled", |rules: &mut OptionalRules| &mut rules.veiled),
        Choice::new(&MESSAGES, "foraging", |rules: &mut OptionalRules| &mut rules.foraging)
            .shown(|board| board.definition().campaign.is_some()),
        Choice::new(&MESSAGES, "ney", |rules: &mut OptionalRules| &mut rules.ney)
            .shown(|board| board.definition().campaign.is_some()),
    ]
}

/// Each sheet counts its rows from the start, and is printed before column and row: N-3214.
fn numbering(board: &Board) -> Numbering {
    let sheets = &board.definition().map.sheets;
    Numbering {
        sheets: sheets.iter().map(|sheet| (Hex::new(1, sheet.first), format!("{}-", sheet.letter))).collect(),
        shifts: sheets.iter().map(|sheet| [0, -i16::from(sheet.above)]).collect(),
        ..Numbering::default()
    }
}

/// The name of a side.
fn side_name(board: &Board, side: Side) -> String {
    capital(&board.side(side).id)
}

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
use language::system::{AnySystem, Ask, Choice, Of, Rules, System, TypedBattle, checked};
use language::tongue::Catalogue;
use language::words::letters::capital;
use scenarios::Scenario;
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
        names.calling(sums.map(|(holder, side)| (Pick::Holder(holder), Sentence::EMPTY.side(side))))
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
}

/// The switches of the optional rules (2).
fn table() -> Vec<Choice<Board, OptionalRules>> {
    vec![
        Choice::new("rolled-weather", |rules: &mut OptionalRules| &mut rules.rolled_weather)
            .named("Weather by the die [T7]", "Weather")
            .hint("A die rolls the weather of each turn instead of the historical weather")
            .on("Weather by the die [T7].")
            .off("Historical weather."),
        Choice::new("sound-of-guns", |rules: &mut OptionalRules| &mut rules.sound_of_guns)
            .named("Sound of the guns [6]", "Forced marches")
            .hint("A leader who hears a battle may force-march towards it with a better roll")
            .on("Marches to the sound of the guns [6].")
            .off("No marches to the sound of the guns."),
        Choice::new("hurry-up", |rules: &mut OptionalRules| &mut rules.hurry_up)
            .named("Hurry up [B19]", "Late arrivals")
            .hint("A Force that came by forced march may join the combat some rounds late")
            .on("A Force that came by forced march may join a combat some rounds late [B19].")
            .off("A Force that came by forced march joins a combat from its first round."),
        Choice::new("batteries-forward", |rules: &mut OptionalRules| &mut rules.batteries_forward)
            .named("Batteries forward [7.6]", "Artillery")
            .hint("Guns may fire with double strength and then take half of the losses")
            .on("Batteries may push forward [7.6].")
            .off("Batteries cannot push forward."),
        Choice::new("veiled", |rules: &mut OptionalRules| &mut rules.veiled)
            .named("Veiled play [C3]", "Information")
            .hint("A leader's units are sealed until an enemy is adjacent; the record proves them afterwards")
            .on("Tracks are sealed until an enemy is adjacent [C3].")
            .off("Both sides see everything."),
        Choice::new("foraging", |rules: &mut OptionalRules| &mut rules.foraging)
            .named("Foraging [B13]", "Supply")
            .hint("Armies may disperse for food: they have no zone, live off the land, and fight badly")
            .on("Armies may disperse for food [B13].")
            .off("Armies cannot forage.")
            .shown(|board| board.definition().campaign.is_some()),
        Choice::new("ney", |rules: &mut OptionalRules| &mut rules.ney)
            .named("Ney does not wait [B19]", "Initiative")
            .hint("If Ney or Buxhowden rolls a six for Initiative, he marches off in a direction set by a die")
            .on("Ney and Buxhowden may march without orders [B19].")
            .off("All leaders wait for orders.")
            .shown(|board| board.definition().campaign.is_some()),
    ]
}

/// Sheets count their rows anew, and are printed before column and row: N-3214.
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

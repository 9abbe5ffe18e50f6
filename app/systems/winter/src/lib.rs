//! Winter's Victory, for the rest of the program: Eylau 1807, battalion by battalion.

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
mod values;
mod weigh;
mod words;

pub use messages::MESSAGES;

pub use things::{Thing, leader_piece, piece, thing};

use engine::contract::Side;
use engine::differences::{Difference, differences};
use engine::hex::Hex;
use language::ask::{Hexes, HolderId, Key, Names, Pick, Rule};
use language::system::{AnySystem, Asks, Choice, Of, Rules, System, TypedBattle, checked, choice};
use language::tongue::Catalogue;
use scenarios::{Reader, Scenario};
use scene::Numbering;
use std::sync::Arc;
use values::side_name;
use winter::chart::Chart;
use winter::definition::{Extra, Level};
use winter::{Board, Game, MatchOptions, UnitId, WholeField, rules};

/// Two switches that do not go together.
const DELAYED: Key = "delayed";
const SHIFTED: Key = "shifted";
/// Rows and columns of a sheet; the next one counts from the start.
const SHEET_ROWS: u8 = 36;
const SHEET_COLUMNS: u8 = 45;

/// The rules of Winter's Victory.
#[derive(Clone, Copy, Debug)]
pub struct Winter;

/// A battle of this system.
pub type Battle = TypedBattle<Winter>;

impl Rules for Winter {
    type Game = Game;
    type Board = Board;
    type Options = MatchOptions;
    const TITLE: &'static str = "Winter's Victory";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn messages() -> &'static Catalogue {
        &MESSAGES
    }

    fn revision(board: &Board) -> u32 {
        board.revision().number()
    }

    fn names(board: &Board) -> Names {
        let things = || (0..things::count(board)).filter_map(|at| thing(board, language::ask::PieceId(at)));
        let boxes = (0..).map(HolderId).zip(things::Tray::ALL);
        let names = Names {
            sides: Side::BOTH.map(|side| side_name(side).to_owned()),
            pieces: things().map(|thing| things::called(board, thing).to_owned()).collect(),
            owners: things().map(|thing| Some(things::owner(board, thing))).collect(),
            hexes: Hexes::new(board.grid(), numbering(board.chart())),
            words: Winter::WORDS,
            refusals: Self::refusals(),
            ..Names::default()
        };
        let mut names = names.calling(boxes.map(|(holder, tray)| (Pick::Holder(holder), tray.words())));
        let units = (0..board.units().len()).filter_map(|at| u16::try_from(at).ok()).map(UnitId);
        // Their English names are in the list already.
        names
            .called
            .extend(units.filter_map(|unit| Some((Pick::Piece(piece(unit)), things::named_after(board, unit)?))));
        names
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn table() -> Vec<Choice<Board, MatchOptions>> {
        table()
    }

    fn options(board: &Board, on: &[Key]) -> Vec<u8> {
        // III Corps cannot both come together and march farther east.
        let on: Vec<Key> = on.iter().copied().filter(|key| *key != SHIFTED || !on.contains(&DELAYED)).collect();
        choice::options(table(), board, &on)
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        match scenario.content::<WholeField>() {
            Some(field) => checked(Some(field), Board::of_field),
            None => checked(winter_files::definition(scenario), Board::new),
        }
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        plain::scenario(board, title)
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first.definition(), second.definition())
    }
}

impl System for Winter {
    const WHOLE: &'static dyn AnySystem = &Of::<Winter>::since("0.2.0");
    const READER: &'static Reader = &winter_files::READER;
}

/// The switches of the match options [97.1]. On the whole field everything that they bring is always played.
fn table() -> Vec<Choice<Board, MatchOptions>> {
    vec![
        Choice::new(&MESSAGES, "ask-reactions", |rules: &mut MatchOptions| &mut rules.ask),
        Choice::new(&MESSAGES, "guard", |rules: &mut MatchOptions| &mut rules.guard).only(has_guard),
        Choice::new(&MESSAGES, "weather", |rules: &mut MatchOptions| &mut rules.weather).shown(has_snow),
        Choice::new(&MESSAGES, "ammunition", |rules: &mut MatchOptions| &mut rules.ammunition).shown(is_one_part),
        Choice::new(&MESSAGES, "fatigue", |rules: &mut MatchOptions| &mut rules.fatigue).shown(is_one_part),
        Choice::new(&MESSAGES, "spirit", |rules: &mut MatchOptions| &mut rules.spirit)
            .only(|board| is_one_part(board) && !board.rules().bodies.is_empty()),
        Choice::new(&MESSAGES, "leader-loss", |rules: &mut MatchOptions| &mut rules.leader_loss)
            .only(|board| is_one_part(board) && board.rules().orders.is_some()),
        Choice::new(&MESSAGES, "early-end", |rules: &mut MatchOptions| &mut rules.early_end).shown(is_one_part),
        Choice::new(&MESSAGES, DELAYED, |rules: &mut MatchOptions| &mut rules.delayed)
            .only(|board| board.rules().delayed.is_some()),
        Choice::new(&MESSAGES, "grand-charge", |rules: &mut MatchOptions| &mut rules.grand_charge)
            .only(|board| is_one_part(board) && board.rules().grand.is_some()),
        Choice::new(&MESSAGES, "ceasefire", |rules: &mut MatchOptions| &mut rules.ceasefire)
            .only(|board| board.rules().ceasefire.is_some()),
        Choice::new(&MESSAGES, SHIFTED, |rules: &mut MatchOptions| &mut rules.shifted)
            .only(|board| board.rules().shifted.is_some()),
        Choice::new(&MESSAGES, "silent-guns", |rules: &mut MatchOptions| &mut rules.silent_guns)
            .only(|board| board.rules().silent_guns.is_some()),
        Choice::new(&MESSAGES, "attaching", |rules: &mut MatchOptions| &mut rules.attaching).only(has_detachments),
    ]
}

/// Whether a battle is fought on a part of the field, where these rules are options.
fn is_one_part(board: &Board) -> bool {
    board.whole().is_none()
}

fn has_detachments(board: &Board) -> bool {
    is_one_part(board) && board.leaders().iter().any(|leader| leader.level == Level::Detachment)
}

/// Whether snow may begin in the battle.
fn has_snow(board: &Board) -> bool {
    let turns = board.rules().first_turn..=board.rules().last_turn;
    is_one_part(board) && board.tables().snow.icons.iter().any(|turn| turns.contains(turn))
}

fn has_guard(board: &Board) -> bool {
    board.definition().units.iter().any(|unit| unit.extra == Some(Extra::Guard))
}

/// Row before column, both counted from the south-west of each of the four sheets: the board holds them turned a quarter.
fn numbering(chart: Chart) -> Numbering {
    let (rows, columns) = (chart.first_row.saturating_sub(1), chart.first_column.saturating_sub(1));
    // On the turned grid columns count rows from the north, and rows count columns from the east.
    let north = chart.first_row.saturating_add(chart.rows).saturating_sub(SHEET_ROWS);
    let east = chart.first_column.saturating_add(chart.columns).saturating_sub(SHEET_COLUMNS + 1);
    let mut numbering = Numbering { columns_back: true, rows_back: true, ..Numbering::default() };
    let mut sheet = |letter: &str, from: Hex, north: bool, east: bool| {
        let less = |is: bool, by: u8| if is { i16::from(by) } else { 0 };
        numbering.sheets.push((from, letter.to_owned()));
        numbering
            .shifts
            .push([i16::from(rows) - less(north, SHEET_ROWS), i16::from(columns) - less(east, SHEET_COLUMNS)]);
    };
    // Later sheets take their hexes from those named before.
    sheet("D", Hex::new(1, 1), true, true);
    sheet("B", Hex::new(1, east.saturating_add(1)), true, false);
    sheet("C", Hex::new(north.saturating_add(1), 1), false, true);
    sheet("A", Hex::new(north.saturating_add(1), east.saturating_add(1)), false, false);
    numbering
}

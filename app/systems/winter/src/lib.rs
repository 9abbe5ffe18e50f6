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
mod words;

pub use messages::MESSAGES;

pub use things::{Thing, leader_piece, piece, thing};

use engine::contract::Side;
use engine::differences::{Difference, differences};
use engine::hex::Hex;
use language::ask::{Hexes, HolderId, Key, Names, Pick, Rule};
use language::system::{AnySystem, Ask, Choice, Of, Rules, System, TypedBattle, checked, choice};
use language::tongue::Catalogue;
use scenarios::Scenario;
use scene::Numbering;
use std::sync::Arc;
use winter::chart::Chart;
use winter::definition::{Extra, Level};
use winter::{Board, Game, MatchOptions, rules};

/// Two switches that do not go together.
const DELAYED: Key = "delayed";
const SHIFTED: Key = "shifted";
/// Rows and columns of a sheet; the next begins anew.
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
        names.calling(boxes.map(|(holder, tray)| (Pick::Holder(holder), tray.words())))
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
        checked(winter_files::definition(scenario), Board::new)
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
}

/// The switches of the match options [97.1].
fn table() -> Vec<Choice<Board, MatchOptions>> {
    vec![
        Choice::new("ask-reactions", |rules: &mut MatchOptions| &mut rules.ask)
            .named("Ask before opportunity fire [4.4]", "Opportunity fire")
            .hint("Ask the owner before each opportunity shot instead of using standing orders")
            .on("Each player is asked before opportunity fire [4.4].")
            .off("Opportunity fire follows standing orders [4.4]."),
        Choice::new("guard", |rules: &mut MatchOptions| &mut rules.guard)
            .named("The Guard enters [97.1]", "The Guard")
            .hint("The Imperial Guard enters on turn 47")
            .on("The Guard enters on turn 47 [97.1].")
            .off("The Guard does not enter.")
            .only(has_guard),
        Choice::new("weather", |rules: &mut MatchOptions| &mut rules.weather)
            .named("Snow and wind [18.2]", "Weather")
            .hint("Snow may begin on some turns and shortens sight, marches and fire")
            .on("Snow may fall [18.2].")
            .off("No snow falls.")
            .shown(has_snow),
        Choice::new("ammunition", |rules: &mut MatchOptions| &mut rules.ammunition)
            .named("Ammunition [7.7]", "Ammunition")
            .hint("A battery can fire in eight phases")
            .on("Batteries have ammunition for eight phases [7.7].")
            .off("Ammunition does not run out."),
        Choice::new("fatigue", |rules: &mut MatchOptions| &mut rules.fatigue)
            .named("Brigades tire (15)", "Fatigue")
            .hint("Each hour of activity, combat or an Attack Order tires a brigade")
            .on("Brigades tire by the hour (15).")
            .off("Brigades are as tired as the battle says (15)."),
        Choice::new("spirit", |rules: &mut MatchOptions| &mut rules.spirit)
            .named("Morale of armies and corps (14)", "Armies and corps")
            .hint("Losses and routs wear an army or corps down until it is demoralised")
            .on("Armies and corps can be demoralised (14).")
            .off("The morale of armies and corps is not kept.")
            .only(|board| !board.rules().bodies.is_empty()),
        Choice::new("leader-loss", |rules: &mut MatchOptions| &mut rules.leader_loss)
            .named("Leaders come back by orders [19.84]", "Fallen leaders")
            .hint("A fallen leader's successor waits off the map until an order reaches him")
            .on("Fallen leaders come back by orders [19.84].")
            .off("Fallen leaders come back by the clock [19.8].")
            .only(|board| board.rules().orders.is_some()),
        Choice::new("early-end", |rules: &mut MatchOptions| &mut rules.early_end)
            .named("The battle may end early [20.31]", "The end")
            .hint("The battle ends after a turn if a side has no units left or every French corps is demoralised")
            .on("The battle ends when a side has no units left [20.31].")
            .off("The battle goes on to its last turn."),
        Choice::new(DELAYED, |rules: &mut MatchOptions| &mut rules.delayed)
            .named("III Corps comes as one [20.38]", "III Corps")
            .hint("No unit of it enters before turn 10, and then by any of its roads")
            .on("III Corps comes from turn 10 on, by any of its roads [20.38].")
            .off("III Corps comes by its schedule.")
            .only(|board| board.rules().delayed.is_some()),
        Choice::new("grand-charge", |rules: &mut MatchOptions| &mut rules.grand_charge)
            .named("The grand charge [19.7]", "The grand charge")
            .hint("Once the French may declare a charge of their heavy cavalry in three waves")
            .on("The French may declare one grand charge [19.7].")
            .off("There is no grand charge.")
            .only(|board| board.rules().grand.is_some()),
        Choice::new("ceasefire", |rules: &mut MatchOptions| &mut rules.ceasefire)
            .named("A ceasefire at night [20.44]", "The night")
            .hint("At the start of each night turn both sides are asked whether they agree to a ceasefire")
            .on("A ceasefire may be declared at night [20.44].")
            .off("The battle goes on through the night.")
            .only(|board| board.rules().ceasefire.is_some()),
        Choice::new(SHIFTED, |rules: &mut MatchOptions| &mut rules.shifted)
            .named("III Corps marches farther east [20.38]", "III Corps")
            .hint("Two or three turns later, by the roads in the east; the battle begins on turn 7")
            .on("III Corps comes later and farther east, and the battle begins on turn 7 [20.38].")
            .off("III Corps comes by its own roads.")
            .only(|board| board.rules().shifted.is_some()),
        Choice::new("silent-guns", |rules: &mut MatchOptions| &mut rules.silent_guns)
            .named("Russian guns are silent at first [20.34]", "Russian guns")
            .hint("They neither move nor fire before turn 10, horse batteries before turn 6")
            .on("Russian guns neither move nor fire before turn 10, horse batteries before turn 6 [20.34].")
            .off("Russian guns fire from the first turn.")
            .only(|board| board.rules().silent_guns.is_some()),
        Choice::new("attaching", |rules: &mut MatchOptions| &mut rules.attaching)
            .named("Detachment commanders take troops [19.51]", "Detachments")
            .hint("In the command phase they attach regiments, brigades and batteries, or release them")
            .on("Detachment commanders attach troops and release them [19.51].")
            .off("Detachments keep the troops they start with (R35).")
            .only(has_detachments),
    ]
}

fn has_detachments(board: &Board) -> bool {
    board.leaders().iter().any(|leader| leader.level == Level::Detachment)
}

/// Whether snow may begin in the battle.
fn has_snow(board: &Board) -> bool {
    let turns = board.rules().first_turn..=board.rules().last_turn;
    board.tables().snow.icons.iter().any(|turn| turns.contains(turn))
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

/// The name of a side.
const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Allied",
        Side::Second => "French",
    }
}

//! Charts to look up during a fight: the effects of letters, the forming of a carré, stacking.

use super::super::{MESSAGES, ask};
use super::spot;
use bataille::{Allowance, Board, CarreRow, Fate, Letter, MatrixRow, Room};
use engine::rule::Rule;
use language::ask::Sentence;
use language::sheet::{Part, ResultTable, Sheet, SheetTable, Tone};
use language::{phrase, say};

const LETTERS: [Letter; 6] = [Letter::Ar, Letter::Ad, Letter::Blank, Letter::Dd, Letter::Dr, Letter::Ds];

/// The effect of a letter result, by the kind of the top defender [34.5].
pub(super) fn letters(board: &Board, sheet: &mut Sheet) {
    let matrix = &board.definition().tables.matrix;
    let kinds: [(&'static str, &MatrixRow); 10] = [
        ("infantry-good", &matrix.infantry_good),
        ("infantry-disordered", &matrix.infantry_disordered),
        ("infantry-routed", &matrix.infantry_routed),
        ("carre", &matrix.infantry_carre),
        ("cavalry-good", &matrix.cavalry_good),
        ("cavalry-routed", &matrix.cavalry_routed),
        ("limbered", &matrix.limbered_ordered),
        ("limbered-routed", &matrix.limbered_routed),
        ("unlimbered", &matrix.unlimbered_good),
        ("unlimbered-disordered", &matrix.unlimbered_disordered),
    ];
    let cells = |row: &MatrixRow| {
        let told = |letter: Letter| {
            let (key, tone) = fate(row.of(letter));
            (say!(MESSAGES, "bataille-fate", fate = key), tone)
        };
        LETTERS.map(told)
    };
    let row = |(kind, row): (&'static str, &MatrixRow)| {
        (say!(MESSAGES, "bataille-chart-kind", kind = kind), cells(row).to_vec())
    };
    let grid = ResultTable {
        name: phrase!(MESSAGES, "bataille-chart-letters").rule(Rule::new("34.5")),
        corner: say!(MESSAGES, "bataille-chart-defender"),
        heads: LETTERS.map(|letter| ask::letter_words(letter).0.to_owned()).to_vec(),
        rows: kinds.into_iter().map(row).collect(),
        lit: None,
        framed: None,
    };
    sheet.parts.push(Part::Grid(grid));
}

/// The key of a word of the matrix, and how good it is for the attackers.
const fn fate(fate: Fate) -> (&'static str, Tone) {
    match fate {
        Fate::A => ("a", Tone::Worst),
        Fate::B => ("b", Tone::Bad),
        Fate::BCavalry => ("b-cavalry", Tone::Bad),
        Fate::C => ("c", Tone::Even),
        Fate::CCavalry => ("c-cavalry", Tone::Even),
        Fate::Disorder3 => ("disorder-back", Tone::Good),
        Fate::Rout => ("rout", Tone::Best),
        Fate::Rout6 => ("back-far", Tone::Good),
        Fate::Rout2 => ("rout-zones", Tone::Best),
        Fate::Rout1 => ("rout-loss", Tone::Best),
        Fate::CarreTest => ("carre-test", Tone::Even),
        Fate::CarreBreaks => ("carre-breaks", Tone::Good),
        Fate::CarreRouts => ("carre-routs", Tone::Best),
        Fate::DisorderHere => ("disorder-here", Tone::Good),
        Fate::Lose1 => ("loss", Tone::Good),
        Fate::Nothing => ("nothing", Tone::Even),
        Fate::Remove => ("remove", Tone::Best),
    }
}

/// The highest rolls that form a carré, and that end in disorder, by points to go (55).
pub(super) fn carre(board: &Board, sheet: &mut Sheet) {
    for table in &board.definition().tables.carre {
        let bounds = |row: &CarreRow| [row.carre, row.disorder].map(|throw| (throw.to_string(), Tone::Even));
        let rows = table.column.iter().zip(&table.line).zip(1..);
        let rows = rows.map(|((column, line), points): ((_, _), u8)| {
            let cells = bounds(column).into_iter().chain(bounds(line));
            (points.to_string(), cells.collect())
        });
        let grid = ResultTable {
            name: phrase!(MESSAGES, "bataille-chart-carre", table = table.id.to_string()).rule(Rule::new("55")),
            corner: say!(MESSAGES, "bataille-chart-points-to-go"),
            heads: vec![
                say!(MESSAGES, "bataille-chart-column"),
                say!(MESSAGES, "bataille-chart-disorder"),
                say!(MESSAGES, "bataille-chart-line"),
                say!(MESSAGES, "bataille-chart-disorder"),
            ],
            rows: rows.collect(),
            lit: None,
            framed: None,
        };
        sheet.parts.push(Part::Grid(grid));
    }
}

/// The units that may be together, by ground (51).
pub(super) fn stacking(board: &Board, sheet: &mut Sheet) {
    let tables = &board.definition().tables;
    sheet.heading(phrase!(MESSAGES, "bataille-chart-stacking").rule(Rule::new("51")));
    let mut table = SheetTable::default();
    let grounds = tables.terrain.iter().map(|effect| (spot::ground_word(effect.terrain), &effect.stacking));
    for (name, ways) in grounds.chain([(phrase!(MESSAGES, "bataille-chart-road-march"), &tables.road_march_stacking)]) {
        let or =
            |first: Sentence, second: Sentence| phrase!(MESSAGES, "bataille-stack-or", first = first, second = second);
        let told = ways.iter().map(together).reduce(or);
        table.row([name, told.unwrap_or_else(|| phrase!(MESSAGES, "bataille-stack-none"))], false);
    }
    sheet.parts.push(Part::Table(table));
}

/// One way in which a hex may be full.
fn together(way: &Allowance) -> Sentence {
    let arms = [("infantry", way.infantry), ("cavalry", way.cavalry), ("artillery", way.artillery)];
    let told = arms.into_iter().filter_map(|(arm, room)| Some(crowd(arm, room?)));
    let with =
        |first: Sentence, second: Sentence| phrase!(MESSAGES, "bataille-stack-with", first = first, second = second);
    told.reduce(with).unwrap_or_default()
}

fn crowd(arm: &'static str, room: Room) -> Sentence {
    let units = room.units.map(|units| phrase!(MESSAGES, "bataille-stack-units", arm = arm, units = units));
    let increments = room.increments.map(|count| phrase!(MESSAGES, "bataille-stack-increments", count = count));
    let any = || phrase!(MESSAGES, "bataille-stack-any", arm = arm);
    match (units, increments) {
        (Some(units), Some(increments)) => ask::commas([units, increments]),
        (Some(units), None) => units,
        (None, Some(increments)) => {
            phrase!(MESSAGES, "bataille-stack-of", units = any(), increments = increments)
        }
        (None, None) => any(),
    }
}

//! Charts to look up during a fight: the effects of letters, the forming of a carré, stacking.

use super::super::ask;
use super::spot;
use bataille::{Allowance, Board, CarreRow, Fate, Letter, MatrixRow, Room};
use engine::rule::Rule;
use language::ask::Sentence;
use language::sheet::{Part, ResultTable, Sheet, SheetTable, Tone};
use language::words::letters::counted;

const LETTERS: [Letter; 6] = [Letter::Ar, Letter::Ad, Letter::Blank, Letter::Dd, Letter::Dr, Letter::Ds];

/// The effect of a letter result, by the kind of the top defender [34.5].
pub(super) fn letters(board: &Board, sheet: &mut Sheet) {
    let matrix = &board.definition().tables.matrix;
    let kinds: [(&str, &MatrixRow); 10] = [
        ("infantry in order", &matrix.infantry_good),
        ("infantry disordered", &matrix.infantry_disordered),
        ("infantry routed", &matrix.infantry_routed),
        ("carré", &matrix.infantry_carre),
        ("cavalry in order", &matrix.cavalry_good),
        ("cavalry routed", &matrix.cavalry_routed),
        ("limbered guns", &matrix.limbered_ordered),
        ("limbered, routed", &matrix.limbered_routed),
        ("unlimbered guns", &matrix.unlimbered_good),
        ("unlimbered, disordered", &matrix.unlimbered_disordered),
    ];
    let cells =
        |row: &MatrixRow| LETTERS.map(|letter| fate(row.of(letter))).map(|(word, tone)| (word.to_owned(), tone));
    let grid = ResultTable {
        name: Sentence::from("Letters by type of defender; for the attackers the row of their top unit")
            .rule(Rule::new("34.5")),
        corner: String::from("defender"),
        heads: LETTERS.map(|letter| ask::letter_words(letter).0.to_owned()).to_vec(),
        rows: kinds.into_iter().map(|(name, row)| (name.to_owned(), cells(row).to_vec())).collect(),
        lit: None,
        framed: None,
    };
    sheet.parts.push(Part::Grid(grid));
}

/// A word of the matrix, in few words, and how good it is for the attackers.
const fn fate(fate: Fate) -> (&'static str, Tone) {
    match fate {
        Fate::A => ("attackers rout", Tone::Worst),
        Fate::B => ("attackers retreat disordered, cavalry 3 hexes", Tone::Bad),
        Fate::BCavalry => ("attacking cavalry routs, infantry disordered", Tone::Bad),
        Fate::C => ("both retreat 1", Tone::Even),
        Fate::CCavalry => ("both retreat 1, cavalry checks", Tone::Even),
        Fate::Disorder3 => ("disordered, retreats 3 points", Tone::Good),
        Fate::Rout => ("routs", Tone::Best),
        Fate::Rout6 => ("retreats 6", Tone::Good),
        Fate::Rout2 => ("routs, 2 for each zone", Tone::Best),
        Fate::Rout1 => ("routs, loses 1", Tone::Best),
        Fate::CarreTest => ("attackers retreat, carré checks", Tone::Even),
        Fate::CarreBreaks => ("disordered column, loses 1", Tone::Good),
        Fate::CarreRouts => ("routs, 2 for each zone", Tone::Best),
        Fate::DisorderHere => ("disordered in place", Tone::Good),
        Fate::Lose1 => ("loses 1", Tone::Good),
        Fate::Nothing => ("no effect", Tone::Even),
        Fate::Remove => ("surrenders", Tone::Best),
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
            name: Sentence::from(format!("Forming carré, {}: highest rolls", table.id)).rule(Rule::new("55")),
            corner: String::from("points to go"),
            heads: ["column", "disorder", "line", "disorder"].map(String::from).to_vec(),
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
    sheet.heading(Sentence::from("Units that can share a hex").rule(Rule::new("51")));
    let mut table = SheetTable::default();
    let grounds = tables.terrain.iter().map(|effect| (spot::ground_word(effect.terrain), &effect.stacking));
    for (name, ways) in grounds.chain([("road march", &tables.road_march_stacking)]) {
        let told: Vec<String> = ways.iter().map(together).collect();
        let told = if told.is_empty() { String::from("no unit") } else { told.join("; or ") };
        table.row([Sentence::from(name), Sentence::from(told)], false);
    }
    sheet.parts.push(Part::Table(table));
}

/// One way in which a hex may be full.
fn together(way: &Allowance) -> String {
    let arms = [
        (["battalion", "battalions"], way.infantry),
        (["regiment", "regiments"], way.cavalry),
        (["battery", "batteries"], way.artillery),
    ];
    let told = arms.into_iter().filter_map(|(names, room)| Some(crowd(names, room?)));
    told.collect::<Vec<_>>().join(" with ")
}

fn crowd([one, more]: [&str; 2], room: Room) -> String {
    let increments = |many| counted(many, "increment", "increments");
    match (room.units, room.increments) {
        (Some(units), Some(many)) => format!("{}, {}", counted(units, one, more), increments(many)),
        (Some(units), None) => counted(units, one, more),
        (None, Some(many)) => format!("{more} of {}", increments(many)),
        (None, None) => more.to_owned(),
    }
}

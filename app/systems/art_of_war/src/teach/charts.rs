//! The charts of the book, asked of the engine and the scenario files, so that no number is written a second time.

use crate::show::{self, head};
use crate::tell::{army_called, level_name};
use crate::{Battle, MESSAGES};
use art_of_war::{Level, Start};
use engine::contract::Side;
use language::ask::Sentence;
use language::board::dated;
use language::sheet::{Part, ResultTable, Sheet, SheetTable};
use language::tongue::{Argument, Joiner, nation_called};
use language::words::letters::capital;
use language::{phrase, say};

/// The chart of that name: `results`, `terrain`, `weather`, or `turns`, `fresh`, `levels`, `morale` with a battle.
pub(super) fn chart(name: &str) -> Option<(String, Sheet)> {
    let (what, id) = name.split_once(' ').unwrap_or((name, ""));
    match what {
        "results" => Some(grid(show::results())),
        "weather" => Some(grid(show::weather())),
        "terrain" => {
            let [eylau, dresden] = ["eylau", "dresden"].map(crate::open);
            let table = show::compared(["Eylau", "Dresden"], [&eylau?.board, &dresden?.board]);
            Some(titled(say!(MESSAGES, "art-of-war-terrain-chart"), table))
        }
        "turns" => of_battle(id, |battle| say!(MESSAGES, "art-of-war-chart-turns", battle = battle), turns),
        "fresh" => of_battle(id, |battle| say!(MESSAGES, "art-of-war-chart-fresh", battle = battle), fresh),
        "levels" => of_battle(id, |battle| say!(MESSAGES, "art-of-war-chart-levels", battle = battle), levels),
        "morale" => of_battle(id, |battle| say!(MESSAGES, "art-of-war-chart-morale", battle = battle), morale),
        _ => None,
    }
}

fn grid(mut grid: ResultTable) -> (String, Sheet) {
    let title = std::mem::take(&mut grid.name).plain(&language::ask::Names::default());
    (title, Sheet { parts: vec![Part::Grid(grid)] })
}

fn titled(title: String, table: SheetTable) -> (String, Sheet) {
    (title, Sheet { parts: vec![Part::Table(table)] })
}

fn of_battle(id: &str, title: fn(String) -> String, make: fn(&Battle) -> SheetTable) -> Option<(String, Sheet)> {
    let battle = crate::open(id)?;
    Some(titled(title(MESSAGES.battle_title(&battle.scenario.title)), make(&battle)))
}

fn headed<const N: usize>(heads: [&'static str; N]) -> SheetTable {
    SheetTable::of_words(heads.map(head))
}

/// "A, B, C".
fn listed(parts: impl IntoIterator<Item = Sentence>) -> Sentence {
    phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Comma))
}

fn row<const N: usize>(table: &mut SheetTable, cells: [String; N]) {
    table.row(cells.map(Sentence::from), false);
}

fn turns(battle: &Battle) -> SheetTable {
    let definition = battle.board.definition();
    let mut table = headed(["turn", "when", "arrivals"]);
    for turn in definition.turns.first..=definition.turns.last {
        let mut arrivals: Vec<((String, String), usize)> = Vec::new();
        for unit in &definition.units {
            if let Start::Enters { entry, turn: due } = unit.start
                && due == turn
            {
                let code = definition.entries.get(usize::from(entry.0)).map_or("?", |entry| &entry.code);
                let division = unit.division.and_then(|id| definition.divisions.get(usize::from(id.0)));
                let who =
                    division.map_or_else(|| nation_called(&capital(&unit.nation)), |division| division.name.clone());
                let arrival = (who, code.to_owned());
                match arrivals.iter_mut().find(|(known, _)| *known == arrival) {
                    Some((_, count)) => *count += 1,
                    None => arrivals.push((arrival, 1)),
                }
            }
        }
        let comes = arrivals.into_iter().map(|((name, code), units)| {
            phrase!(MESSAGES, "art-of-war-arrives-at", name = name, code = code, units = units)
        });
        let label = Sentence::from(dated(battle.scenario.turn_label(turn).unwrap_or_default()));
        let when = if definition.turns.day_ends.contains(&turn) {
            listed([label, phrase!(MESSAGES, "art-of-war-day-ends")])
        } else {
            label
        };
        table.row([Sentence::from(turn.to_string()), when, listed(comes)], false);
    }
    table
}

fn fresh(battle: &Battle) -> SheetTable {
    let definition = battle.board.definition();
    let mut table = headed(["side", "fresh"]);
    for side in Side::BOTH {
        let with = definition.divisions.iter().filter(|division| division.side == side && division.fresh > 0);
        let words: Vec<String> = with.map(|division| format!("{} {}", division.name, division.fresh)).collect();
        row(&mut table, [battle.names().called(side), words.join(", ")]);
    }
    table
}

fn levels(battle: &Battle) -> SheetTable {
    let [marginal, substantive, decisive] = battle.board.definition().victory.levels;
    let span = |from: u16, below: u16| phrase!(MESSAGES, "art-of-war-span", from = from, to = below.saturating_sub(1));
    let victory = |level: Level| phrase!(MESSAGES, "art-of-war-level-victory", level = level_name(level));
    let mut table = headed(["difference", "winner"]);
    table.row([span(0, marginal), victory(Level::Draw)], false);
    table.row([span(marginal, substantive), victory(Level::Marginal)], false);
    table.row([span(substantive, decisive), victory(Level::Substantive)], false);
    table.row([phrase!(MESSAGES, "art-of-war-span-open", from = decisive), victory(Level::Decisive)], false);
    table
}

fn morale(battle: &Battle) -> SheetTable {
    let mut table = headed(["army", "start", "reset"]);
    for (id, army) in battle.board.army_ids().zip(&battle.board.definition().rules.armies) {
        let anew = phrase!(MESSAGES, "art-of-war-reset", level = army.reset);
        let name = army_called(&battle.board, id);
        table.row([name, Sentence::from(army.morale.to_string()), anew], false);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::ask::Names;

    /// The cells of a chart as text, its head first.
    fn cells(name: &str) -> Vec<Vec<String>> {
        let (_, sheet) = chart(name).unwrap();
        let Some(Part::Table(table)) = sheet.parts.first() else { panic!("{name} is no table") };
        let rows = std::iter::once(&table.heads).chain(table.rows.iter().map(|row| &row.cells));
        rows.map(|row| row.iter().map(|cell| cell.plain(&Names::default())).collect()).collect()
    }

    #[test]
    fn the_terrain_chart_says_what_the_engine_does() {
        let rows = cells("terrain");
        let cell = |name: &str, column: usize| {
            let row = rows.iter().find(|row| row[0] == name).unwrap();
            row[column].clone()
        };
        assert_eq!(cell("Woods", 1), "2");
        assert_eq!(cell("Road", 1), "1");
        assert_eq!(cell("Road", 2), "1/2");
        assert_eq!(cell("Stream", 1), "+2");
        assert_eq!(cell("Stream", 3), "no");
        assert_eq!(cell("Stream", 4), "no");
        assert_eq!(cell("Landgraben", 1), "-");
        assert_eq!(cell("Landgraben", 3), "+2");
        assert_eq!(cell("Slope, uphill", 1), "+1");
        assert!(cell("Town", 5).contains("doubled"));
        assert!(cell("Woods", 5).contains("stops fire"));
    }

    #[test]
    fn charts_of_battles_have_their_numbers() {
        assert_eq!(cells("turns eylau").len(), 13);
        assert!(cells("levels dresden").iter().flatten().any(|cell| cell == "26 to 50"));
        assert!(cells("morale dresden").iter().flatten().any(|cell| cell == "12"));
        assert!(cells("fresh eylau").iter().flatten().any(|cell| cell.contains("Sam")));
        assert!(chart("nonsense").is_none() && chart("turns nowhere").is_none());
    }

    #[test]
    fn the_tables_of_results_are_the_engines() {
        let rows = |name: &str| match chart(name).unwrap().1.parts.remove(0) {
            Part::Grid(grid) => grid.rows,
            other => panic!("{other:?}"),
        };
        assert_eq!(rows("results").len(), 6);
        let last: Vec<String> = rows("weather")[2].1.iter().map(|(text, _)| text.clone()).collect();
        assert_eq!(last, ["De", "Dr", "Ar", "Ae"]);
    }
}

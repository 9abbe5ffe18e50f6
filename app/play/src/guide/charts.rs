//! Charts that are asked of the engine and the scenario files, so that no number is written a second time.

use crate::library::{self, Battle};
use engine::art_of_war::{Column, CombatResult, Effect, Ground, Halves, Level, Start};
use engine::contract::Side;
use engine::map::Terrain;

/// A chart as rows of words; the first row is its head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// What it shows, for who cannot see it.
    pub title: String,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// The chart of that name: `results`, `terrain`, `weather`, or `turns`, `fresh`, `levels`, `morale` with a battle.
pub fn chart(name: &str) -> Option<Chart> {
    let (what, id) = name.split_once(' ').unwrap_or((name, ""));
    let battle = || library::open(id, None).ok();
    match what {
        "results" => Some(results()),
        "weather" => Some(weather()),
        "terrain" => terrain(),
        "turns" => battle().map(|battle| turns(&battle)),
        "fresh" => battle().map(|battle| fresh(&battle)),
        "levels" => battle().map(|battle| levels(&battle)),
        "morale" => battle().map(|battle| morale(&battle)),
        _ => None,
    }
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// The faces of the die.
const FACES: std::ops::RangeInclusive<u16> = 1..=6;

fn results() -> Chart {
    let head = std::iter::once(String::from("die")).chain(Column::all().map(|column| column.to_string()));
    let mut rows = vec![head.collect()];
    for face in FACES {
        let results = Column::all().map(|column| column.result(face).map_or(String::new(), |found| found.to_string()));
        rows.push(std::iter::once(face.to_string()).chain(results).collect());
    }
    Chart { title: String::from("Combat results: die by odds"), rows }
}

fn weather() -> Chart {
    let all = CombatResult::ALL.into_iter().filter(|result| *result != CombatResult::Ee);
    let head = std::iter::once(String::from("weather die")).chain(all.clone().map(|result| result.to_string()));
    let mut rows = vec![head.collect()];
    for (name, face) in [("1 to 4", 1), ("5", 5), ("6", 6)] {
        let after = all.clone().map(|result| result.in_weather(face).to_string());
        rows.push(std::iter::once(name.to_owned()).chain(after).collect());
    }
    Chart { title: String::from("What the weather die makes of a result"), rows }
}

fn turns(battle: &Battle) -> Chart {
    let definition = &battle.scenario.definition;
    let mut rows = vec![row(["turn", "when", "arrivals"])];
    for turn in definition.turns.first..=definition.turns.last {
        let mut arrivals: Vec<(String, usize)> = Vec::new();
        for unit in &definition.units {
            if let Start::Enters { entry, turn: due } = unit.start
                && due == turn
            {
                let code = definition.entries.get(usize::from(entry.0)).map_or("?", |entry| &entry.code);
                let division = unit.division.and_then(|id| definition.divisions.get(usize::from(id.0)));
                let who = division.map_or_else(|| capital(&unit.nation), |division| division.name.clone());
                let text = format!("{who} at {code}");
                match arrivals.iter_mut().find(|(known, _)| *known == text) {
                    Some((_, count)) => *count += 1,
                    None => arrivals.push((text, 1)),
                }
            }
        }
        let words: Vec<String> = arrivals.iter().map(|(text, count)| format!("{text} ({count})")).collect();
        let mut when = battle.scenario.turn_label(turn).unwrap_or("").to_owned();
        if definition.turns.day_ends.contains(&turn) {
            when.push_str(", the day ends");
        }
        rows.push(vec![turn.to_string(), when, words.join(", ")]);
    }
    Chart { title: format!("Turns: {}", battle.scenario.title), rows }
}

fn fresh(battle: &Battle) -> Chart {
    let definition = &battle.scenario.definition;
    let mut rows = vec![row(["side", "divisions with fresh points"])];
    for side in Side::BOTH {
        let with = definition.divisions.iter().filter(|division| division.side == side && division.fresh > 0);
        let words: Vec<String> = with.map(|division| format!("{} {}", division.name, division.fresh)).collect();
        rows.push(vec![battle.board.side_name(side).to_owned(), words.join(", ")]);
    }
    Chart { title: format!("Fresh strength: {}", battle.scenario.title), rows }
}

fn levels(battle: &Battle) -> Chart {
    let [marginal, substantive, decisive] = battle.scenario.definition.victory.levels;
    let span = |from: u16, below: u16| format!("{from} to {}", below.saturating_sub(1));
    let rows = vec![
        row(["difference in points", "the winner has"]),
        vec![span(0, marginal), String::from("a draw, no winner")],
        vec![span(marginal, substantive), format!("{} victory", level_name(Level::Marginal))],
        vec![span(substantive, decisive), format!("{} victory", level_name(Level::Substantive))],
        vec![format!("{decisive} or more"), format!("{} victory", level_name(Level::Decisive))],
    ];
    Chart { title: format!("Levels of victory: {}", battle.scenario.title), rows }
}

fn level_name(level: Level) -> String {
    format!("a {}", format!("{level:?}").to_lowercase())
}

fn morale(battle: &Battle) -> Chart {
    let definition = &battle.scenario.definition;
    let mut rows = vec![row(["army", "at the start", "set anew at the end of a day to"])];
    for army in &definition.rules.armies {
        rows.push(vec![capital(&army.nation), army.morale.to_string(), format!("{}, less its dead units", army.reset)]);
    }
    Chart { title: format!("Morale: {}", battle.scenario.title), rows }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

const GROUNDS: [(Ground, &str); 11] = [
    (Ground::Clear, "open ground"),
    (Ground::Hex(Terrain::Woods), "woods"),
    (Ground::Hex(Terrain::Grove), "grove"),
    (Ground::Hex(Terrain::Town), "town"),
    (Ground::Hex(Terrain::Fort), "fort"),
    (Ground::Road, "along a road"),
    (Ground::Slope, "slope hexside, upwards"),
    (Ground::Stream, "stream hexside"),
    (Ground::Gully, "gully hexside"),
    (Ground::Landgraben, "Landgraben hexside"),
    (Ground::River, "river hexside"),
];

/// What the engine says of that ground, where the battle has it.
fn effect(battle: &Battle, rain: bool, ground: Ground) -> Option<Effect> {
    battle.board.terrain_chart(rain).into_iter().find(|effect| effect.ground == ground)
}

/// What a step there costs, in words: the whole price of a hex, or what a hexside adds to it.
fn price(battle: &Battle, rain: bool, ground: Ground, guns: bool) -> String {
    if ground == Ground::River && battle.scenario.definition.rules.waters_frozen {
        return String::from("frozen: nothing");
    }
    let Some(effect) = effect(battle, rain, ground) else { return String::from("-") };
    match if guns { effect.cost_of_guns } else { effect.cost } {
        None => String::from("bridges only"),
        Some(Halves(0)) if ground.on_hexside() => String::from("nothing"),
        Some(cost) if ground.on_hexside() => format!("+{cost}"),
        Some(cost) => cost.to_string(),
    }
}

fn shelter(battles: &[&Battle], ground: Ground) -> String {
    for battle in battles {
        let (Some(dry), Some(wet)) = (effect(battle, false, ground), effect(battle, true, ground)) else { continue };
        let mut words = Vec::new();
        match (dry.doubling, wet.doubling, ground) {
            (_, _, Ground::River) => words.push("attack over bridges only, defender doubled"),
            (Some(_), _, _) => words.push("doubles the defender"),
            (None, Some(_), _) => words.push("in rain doubles the defender"),
            (None, None, _) => {}
        }
        if dry.blocks_fire {
            words.push("blocks fire across it");
        }
        return words.join("; ");
    }
    String::new()
}

fn terrain() -> Option<Chart> {
    let eylau = library::open("eylau", None).ok()?;
    let dresden = library::open("dresden", None).ok()?;
    let mut rows = vec![row(["ground", "Eylau", "Dresden", "in rain", "guns", "combat"])];
    for (ground, name) in GROUNDS {
        let foot = |battle, rain| price(battle, rain, ground, false);
        let of_guns = |battle| price(battle, false, ground, true);
        let guns = if of_guns(&dresden) == "-" { of_guns(&eylau) } else { of_guns(&dresden) };
        let same = guns == foot(&dresden, false) || guns == foot(&eylau, false);
        rows.push(vec![
            name.to_owned(),
            foot(&eylau, false),
            foot(&dresden, false),
            foot(&dresden, true),
            if same { String::from("the same") } else { guns },
            shelter(&[&dresden, &eylau], ground),
        ]);
    }
    Some(Chart { title: String::from("Terrain: movement points and combat"), rows })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terrain_chart_says_what_the_engine_does() {
        let chart = chart("terrain").unwrap();
        let cell = |name: &str, column: usize| {
            let row = chart.rows.iter().find(|row| row[0] == name).unwrap();
            row[column].clone()
        };
        assert_eq!(cell("woods", 1), "2");
        assert_eq!(cell("along a road", 1), "1");
        assert_eq!(cell("along a road", 2), "1/2");
        assert_eq!(cell("stream hexside", 1), "+2");
        assert_eq!(cell("stream hexside", 3), "bridges only");
        assert_eq!(cell("stream hexside", 4), "bridges only");
        assert_eq!(cell("Landgraben hexside", 3), "+2");
        assert_eq!(cell("slope hexside, upwards", 1), "+1");
        assert!(cell("town", 5).contains("doubles"));
        assert!(cell("woods", 5).contains("blocks fire"));
    }

    #[test]
    fn charts_of_battles_have_their_numbers() {
        assert_eq!(chart("results").unwrap().rows.len(), 7);
        assert_eq!(chart("turns eylau").unwrap().rows.len(), 13);
        assert!(chart("levels dresden").unwrap().rows.iter().flatten().any(|cell| cell == "26 to 50"));
        assert!(chart("morale dresden").unwrap().rows.iter().flatten().any(|cell| cell == "12"));
        assert!(
            chart("fresh eylau")
                .unwrap()
                .rows
                .iter()
                .flatten()
                .any(|cell| cell.contains("Samoff") || cell.contains("Sam"))
        );
        assert_eq!(chart("weather").unwrap().rows[3], ["6", "De", "Dr", "Ar", "Ae"]);
        assert!(chart("nonsense").is_none() && chart("turns nowhere").is_none());
    }
}

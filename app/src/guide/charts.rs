//! Charts that are asked of the engine and the scenario files, so that no number is written a second time.

use crate::library::{self, Battle};
use engine::art_of_war::{Arm, Column, CombatResult, Halves, Level, Start};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use engine::map::{Slope, Terrain};

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

/// Something the chart has a row for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Feature {
    Clear,
    Hex(Terrain),
    Road,
    Slope,
    Stream,
    Gully,
    Landgraben,
    River,
}

const FEATURES: [(Feature, &str); 11] = [
    (Feature::Clear, "open ground"),
    (Feature::Hex(Terrain::Woods), "woods"),
    (Feature::Hex(Terrain::Grove), "grove"),
    (Feature::Hex(Terrain::Town), "town"),
    (Feature::Hex(Terrain::Fort), "fort"),
    (Feature::Road, "along a road"),
    (Feature::Slope, "slope hexside, upwards"),
    (Feature::Stream, "stream hexside"),
    (Feature::Gully, "gully hexside"),
    (Feature::Landgraben, "Landgraben hexside"),
    (Feature::River, "river hexside"),
];

/// A place of the map where a step meets that feature and nothing else.
fn example(battle: &Battle, feature: Feature) -> Option<(Hex, Hex)> {
    let map = &battle.scenario.definition.map;
    let pairs =
        map.grid.hexes().filter(|hex| map.exists(*hex)).flat_map(|from| {
            map.grid.neighbours(from).map(move |(_, to)| (from, to)).filter(|(_, to)| map.exists(*to))
        });
    let holds = |hex: Hex| map.terrain.iter().filter(move |(at, _)| *at == hex).map(|(_, kind)| *kind);
    pairs.into_iter().find(|&(from, to)| {
        let side = Hexside::between(from, to);
        let has = |list: &[Hexside]| list.contains(&side);
        let road = has(&map.roads);
        let meets = [
            (Feature::Road, road),
            (Feature::Slope, map.slopes.contains(&Slope { high: to, low: from })),
            (Feature::Stream, has(&map.streams)),
            (Feature::Gully, has(&map.gullies)),
            (Feature::Landgraben, has(&map.landgraben)),
            (Feature::River, has(&map.rivers)),
        ];
        let only = |wanted: Feature| meets.iter().all(|&(found, is)| is == (found == wanted));
        if has(&map.bridges) && !road {
            return false;
        }
        match feature {
            Feature::Clear => only(Feature::Clear) && holds(to).next().is_none(),
            Feature::Hex(kind) => only(feature) && holds(to).eq([kind]),
            _ => only(feature) && holds(to).next().is_none(),
        }
    })
}

/// What a step there costs, in words: the whole price of a hex, or what a hexside adds to it.
fn price(battle: &Battle, rain: bool, feature: Feature, arm: Arm) -> String {
    if feature == Feature::River && battle.scenario.definition.rules.waters_frozen {
        return String::from("frozen: nothing");
    }
    let Some((from, to)) = example(battle, feature) else { return String::from("-") };
    let cost = |from, to, rain| battle.board.step_cost(rain, from, to, arm);
    let Some(whole) = cost(from, to, rain) else { return String::from("bridges only") };
    match feature {
        Feature::Clear | Feature::Hex(_) | Feature::Road => whole.to_string(),
        _ => {
            let clear = example(battle, Feature::Clear).and_then(|(from, to)| cost(from, to, false));
            let more = whole.0.saturating_sub(clear.map_or(0, |clear| clear.0));
            if more == 0 { String::from("nothing") } else { format!("+{}", Halves(more)) }
        }
    }
}

fn shelter(battles: &[&Battle], feature: Feature) -> String {
    for battle in battles {
        let Some((from, to)) = example(battle, feature) else { continue };
        let mut words = Vec::new();
        if battle.board.doubles_defence(to) {
            words.push("doubles the defender");
        }
        if battle.board.blocks_fire(to) {
            words.push("blocks fire across it");
        }
        let [dry, wet] = [false, true].map(|rain| battle.board.hexside_doubles(rain, from, to).is_some());
        match (dry, wet, feature) {
            (_, _, Feature::River) => words.push("attack over bridges only, defender doubled"),
            (true, _, _) => words.push("doubles the defender"),
            (false, true, _) => words.push("in rain doubles the defender"),
            (false, false, _) => {}
        }
        return words.join("; ");
    }
    String::new()
}

fn terrain() -> Option<Chart> {
    let eylau = library::open("eylau", None).ok()?;
    let dresden = library::open("dresden", None).ok()?;
    let mut rows = vec![row(["ground", "Eylau", "Dresden", "in rain", "guns", "combat"])];
    for (feature, name) in FEATURES {
        let foot = |battle, rain| price(battle, rain, feature, Arm::Infantry);
        let of_guns = |battle| price(battle, false, feature, Arm::Artillery);
        let guns = if of_guns(&dresden) == "-" { of_guns(&eylau) } else { of_guns(&dresden) };
        let same = guns == foot(&dresden, false) || guns == foot(&eylau, false);
        rows.push(vec![
            name.to_owned(),
            foot(&eylau, false),
            foot(&dresden, false),
            foot(&dresden, true),
            if same { String::from("the same") } else { guns },
            shelter(&[&dresden, &eylau], feature),
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

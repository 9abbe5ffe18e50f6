//! The tables of the rules.

use super::printed::{numbers, whole};
use eagles::*;
use scenarios::fields::Fields;
use scenarios::tree::Node;

pub(super) const MONTHS: [(&str, Month); 7] = [
    ("december", Month::December),
    ("january", Month::January),
    ("february", Month::February),
    ("march", Month::March),
    ("april", Month::April),
    ("may", Month::May),
    ("june", Month::June),
];

pub(super) const WEATHERS: [(&str, Weather); 8] = [
    ("heat", Weather::Heat),
    ("fair", Weather::Fair),
    ("rain", Weather::Rain),
    ("mud", Weather::Mud),
    ("rain_mud", Weather::RainMud),
    ("frost", Weather::Frost),
    ("snow", Weather::Snow),
    ("frost_snow", Weather::FrostSnow),
];

pub(super) fn read(book: &mut Fields<'_>) -> Option<Tables> {
    let mut allowance = book.section("allowance")?;
    let mut weight = book.section("subordination")?;
    let mut critical = book.section("critical")?;
    let mut points = book.section("victory_points")?;
    let mut pursuit = book.section("pursuit")?;
    let mut repulse = book.section("repulse")?;
    Some(Tables {
        allowance: Pair { foot: allowance.number("foot", 1..=60)?, horse: allowance.number("horse", 1..=60)? },
        leader_allowance: allowance.number("leader", 1..=60)?,
        forced_march: allowance.number("forced_march", 1..=60)?,
        cost: cost(book.section("cost")?)?,
        shift: shift(book.section("shift")?)?,
        attrition: attrition(book.section("attrition")?)?,
        combat: combat(book.section("combat")?)?,
        artillery: artillery(book.section("artillery")?)?,
        resistance_cap: book.section("resistance")?.number("cap", 0..=9)?,
        pursuit: PursuitTable {
            base: pursuit.number("base", 0..=9)?,
            loss_per_hex: pursuit.number("loss_per_hex", 0..=9)?,
            no_way_per_hex: pursuit.number("no_way_per_hex", 0..=9)?,
        },
        repulse: RepulseTable { ratio: repulse.number("ratio", 1..=20)?, hexes: repulse.number("hexes", 1..=9)? },
        weather: weather(book.section("weather")?),
        flight: book.section("flight")?.number("hexes", 0..=99)?,
        critical: CriticalTable {
            both: critical.number("both", 0..=1000)?,
            loser: critical.number("loser", 0..=1000)?,
        },
        points: PointsTable {
            enemy_strength: points.number("enemy_sp", 0..=100)?,
            morale_space: points.number("morale_space", 0..=1000)?,
        },
        formation_with_infantry: weight.number("with_infantry", 0..=60)?,
        formation_without_infantry: weight.number("without_infantry", 0..=60)?,
        guns_heard: book.section("sound_of_guns")?.number("hexes", 0..=99)?,
        hurry_up: rows(&mut book.section("hurry_up")?, "round"),
        off_road: book.section("line")?.number("off_road", 1..=60)?,
    })
}

fn pair(table: &mut Fields<'_>, key: &'static str) -> Option<Pair> {
    let mut both = table.section(key)?;
    Some(Pair { foot: both.number("foot", 1..=60)?, horse: both.number("horse", 1..=60)? })
}

fn cost(mut table: Fields<'_>) -> Option<CostTable> {
    Some(CostTable {
        primary_road: pair(&mut table, "primary_road")?,
        secondary_road: pair(&mut table, "secondary_road")?,
        clear: pair(&mut table, "clear")?,
        woods: pair(&mut table, "woods")?,
        hills: pair(&mut table, "hills")?,
        marsh: pair(&mut table, "marsh")?,
        secondary_river: pair(&mut table, "secondary_river")?,
        mud_factor: table.number("mud_factor_foot", 1..=4)?,
        mud_cap: table.number("mud_cap_foot", 1..=60)?,
        repulse: table.number("repulse", 0..=60)?,
    })
}

fn shift(mut table: Fields<'_>) -> Option<ShiftTable> {
    Some(ShiftTable {
        woods: table.number("woods", 0..=9)?,
        hills: table.number("hills", 0..=9)?,
        marsh: table.number("marsh", 0..=9)?,
        major_town: table.number("town_major", 0..=9)?,
        fortified: table.number("fortified", 0..=9)?,
        secondary_river: table.number("across_secondary_river", 0..=9)?,
        primary_bridge: table.number("across_bridge_primary", 0..=9)?,
        cap: table.number("cap", 0..=9)?,
    })
}

/// A list of lists of whole numbers.
fn rows<T: TryFrom<i64>>(table: &mut Fields<'_>, key: &'static str) -> Vec<Vec<T>> {
    let log = table.log;
    table.list(key).iter().map(|node| numbers(node, key, log)).collect()
}

fn lines(table: &mut Fields<'_>, key: &'static str) -> Vec<LineShift> {
    let line = |row: Vec<i64>| match row.as_slice() {
        [halves, shift] => Some(LineShift { halves: u8::try_from(*halves).ok()?, shift: i8::try_from(*shift).ok()? }),
        _ => None,
    };
    rows::<i64>(table, key).into_iter().filter_map(line).collect()
}

fn attrition(mut table: Fields<'_>) -> Option<AttritionTable> {
    let log = table.log;
    let row_upper: Vec<Vec<u16>> = rows(&mut table, "row_upper");
    Some(AttritionTable {
        with_line: table.number("battle_with_loc", 0..=9)?,
        without_line: u8::try_from(row_upper.len().saturating_sub(1)).ok()?,
        foot_lines: lines(&mut table, "foot_lines"),
        horse_lines: lines(&mut table, "horse_lines"),
        die_upper: numbers(table.required("die_upper")?, "die_upper", log),
        loss: rows(&mut table, "loss"),
        horse_row_worse: table.number("horse_row_worse", 0..=9)?,
        row_upper,
    })
}

fn combat(mut table: Fields<'_>) -> Option<CombatTable> {
    let log = table.log;
    let ratio = |row: Vec<u16>| match row.as_slice() {
        [attacker, defender] => Some(Ratio { attacker: *attacker, defender: *defender }),
        _ => None,
    };
    let cell = |node: &Node| match numbers::<u8>(node, "table", log).as_slice() {
        [attacker, defender, stars] => Some(Cell { attacker: *attacker, defender: *defender, stars: *stars }),
        _ => None,
    };
    let row = |node: &Node| node.list("table", log).unwrap_or(&[]).iter().filter_map(cell).collect();
    Some(CombatTable {
        columns: rows(&mut table, "ratio").into_iter().filter_map(ratio).collect(),
        rows: table.list("table").iter().map(row).collect(),
        rounds: table.number("rounds", 1..=20)?,
    })
}

fn artillery(mut table: Fields<'_>) -> Option<ArtilleryTable> {
    let log = table.log;
    Some(ArtilleryTable {
        strength_upper: numbers(table.required("sp_upper")?, "sp_upper", log),
        loss: rows(&mut table, "loss"),
    })
}

fn weather(mut table: Fields<'_>) -> Vec<MonthWeather> {
    let log = table.log;
    let faces = |key: &'static str, table: &mut Fields<'_>| {
        table.list(key).iter().filter_map(|node| node.choice(key, &WEATHERS, log)).collect()
    };
    MONTHS.into_iter().map(|(key, month)| MonthWeather { month, faces: faces(key, &mut table) }).collect()
}

/// A number of either sign.
pub(super) fn minimum(table: &mut Fields<'_>, key: &'static str) -> Option<i32> {
    let log = table.log;
    i32::try_from(whole(table.required(key)?, key, log)?).ok()
}

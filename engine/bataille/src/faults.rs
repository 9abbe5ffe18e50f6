//! The faults that the data of a battle can have: all of them are listed, and no data causes a panic.

use super::definition::*;
use super::scale::{Fraction, TwoDice};
use super::tables::*;
use engine::hex::{Grid, Hex, Hexside};
use engine::plain::is_plain;
use std::fmt;

/// Something wrong with a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The subject: a unit's id, a hex, a part of the file.
    pub subject: String,
    /// The fault, in words.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.subject, self.text)
    }
}

impl std::error::Error for Fault {}

/// Bounds that no battle of the system needs to pass.
const MOST_UNITS: usize = 400;
const MOST_LEADERS: usize = 60;
const MOST_LIST: usize = 9801;
const LONGEST_NAME: usize = 80;
const MOST_COST: u16 = 100;
const MOST_FRACTION: u32 = 12;

/// Faults as they are found.
#[derive(Default)]
pub(crate) struct Faults {
    pub(crate) found: Vec<Fault>,
}

impl Faults {
    pub(crate) fn say(&mut self, subject: impl Into<String>, text: impl Into<String>) {
        // A stranger's file may be wrong in every line.
        if self.found.len() < 100 {
            self.found.push(Fault { subject: subject.into(), text: text.into() });
        }
    }

    pub(crate) fn check(&mut self, right: bool, subject: &str, text: &str) {
        if !right {
            self.say(subject, text);
        }
    }

    fn name(&mut self, subject: &str, name: &str) {
        let right = !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && is_plain(name);
        self.check(right, subject, "a name is 1 to 80 printable characters");
    }
}

/// The faults of the data as such.
pub(crate) fn of(definition: &Definition) -> Vec<Fault> {
    let mut faults = Faults::default();
    for name in [&definition.id, &definition.title].into_iter().chain(&definition.sides) {
        faults.name("the battle", name);
    }
    let turns = &definition.turns;
    faults.check(
        turns.first >= 1 && turns.first <= turns.last && turns.last <= 99,
        "turns",
        "run from 1 to 99 at most",
    );
    faults.check(turns.hours.len() <= 99, "turns", "too many hours");
    ground(&definition.ground, &mut faults);
    forces(definition, &mut faults);
    tables(&definition.tables, &mut faults);
    victory(definition, &mut faults);
    faults.found
}

fn ground(ground: &GroundData, faults: &mut Faults) {
    let grid = &ground.grid;
    let fits = (1..=99).contains(&grid.columns) && (1..=99).contains(&grid.rows);
    faults.check(fits, "map", "has 1 to 99 columns and rows");
    if let Some(area) = ground.area {
        let right = area.first_column >= 1
            && area.first_column <= area.last_column
            && area.last_column <= grid.columns
            && area.first_row >= 1
            && area.first_row <= area.last_row
            && area.last_row <= grid.rows;
        faults.check(right, "area", "is not a part of the map");
    }
    let sizes = [
        ground.terrain.len(),
        ground.levels.len(),
        ground.works.len(),
        ground.slopes.len(),
        ground.streams.len(),
        ground.bridges.len(),
        ground.roads.len(),
        ground.entries.len(),
    ];
    faults.check(sizes.iter().all(|size| *size <= MOST_LIST), "map", "a list is too long");
    let mut seen: Vec<Hex> = Vec::new();
    for patch in &ground.terrain {
        for &hex in patch.hexes.iter().take(MOST_LIST) {
            faults.check(grid.contains(hex), &hex.to_string(), "is not on the map");
            seen.push(hex);
        }
    }
    seen.sort_unstable();
    for pair in seen.windows(2) {
        if let [one, other] = pair {
            faults.check(one != other, &one.to_string(), "has two kinds of ground");
        }
    }
    for height in &ground.levels {
        faults.check(height.level <= 20, "levels", "a level is 20 at most");
        for hex in height.hexes.iter().take(MOST_LIST) {
            faults.check(grid.contains(*hex), &hex.to_string(), "is not on the map");
        }
    }
    for sides in [&ground.slopes, &ground.streams, &ground.bridges, &ground.roads] {
        for side in sides {
            hexside(grid, side, faults);
        }
    }
    for side in &ground.bridges {
        faults.check(ground.streams.contains(side), &side.to_string(), "a bridge without a stream");
    }
    works(ground, faults);
    for home in ground.home {
        faults.check(within(ground, home), "home", "is not on the map");
    }
    for entry in &ground.entries {
        faults.name("entry", &entry.code);
        faults.check(grid.contains(entry.hex), &entry.code, "its hex is not on the map");
    }
}

fn works(ground: &GroundData, faults: &mut Faults) {
    let dug =
        |hex: &Hex| ground.terrain.iter().any(|patch| patch.terrain == Terrain::Earthwork && patch.hexes.contains(hex));
    for work in &ground.works {
        let mut sides: Vec<usize> = work.front.iter().chain(&work.rear).map(|side| side.index()).collect();
        sides.sort_unstable();
        let right = sides == [0, 1, 2, 3, 4, 5] && work.front.len() == 4;
        faults.check(right, &work.hex.to_string(), "a work has four front and two rear sides");
        faults.check(dug(&work.hex), &work.hex.to_string(), "has sides of a work and no earthwork");
    }
    for hex in ground.terrain.iter().filter(|patch| patch.terrain == Terrain::Earthwork).flat_map(|patch| &patch.hexes)
    {
        let count = ground.works.iter().filter(|work| work.hex == *hex).count();
        faults.check(count == 1, &hex.to_string(), "an earthwork has its sides told once");
    }
}

fn hexside(grid: &Grid, side: &Hexside, faults: &mut Faults) {
    let right = grid.contains(side.a) && grid.contains(side.b) && side.a < side.b && grid.adjacent(side.a, side.b);
    faults.check(right, &side.to_string(), "is not a side between two hexes of the map, lower number first");
}

fn within(ground: &GroundData, hex: Hex) -> bool {
    ground.grid.contains(hex)
        && ground.area.is_none_or(|area| {
            (area.first_column..=area.last_column).contains(&hex.column)
                && (area.first_row..=area.last_row).contains(&hex.row)
        })
}

fn forces(definition: &Definition, faults: &mut Faults) {
    let bounded = definition.units.len() <= MOST_UNITS
        && definition.leaders.len() <= MOST_LEADERS
        && definition.types.len() <= MOST_UNITS
        && definition.corps.len() <= MOST_LEADERS
        && definition.setup.len() <= MOST_UNITS
        && definition.reinforcements.len() <= MOST_UNITS;
    faults.check(bounded, "forces", "there are too many of them");
    for corps in &definition.corps {
        faults.name("corps", &corps.id);
        faults.name(&corps.id, &corps.name);
        faults.check(
            corps.modifiers.iter().all(|steps| (-36..=36).contains(steps)),
            &corps.id,
            "a modifier is out of bounds",
        );
        faults.check(corps.levels.is_sorted(), &corps.id, "levels rise");
    }
    for kind in &definition.types {
        faults.name("type", &kind.id);
        faults.name(&kind.id, &kind.nation);
        let right = match &kind.arm {
            ArmData::Infantry { line, carre, skirmish, carre_table, carre_bonus, .. } => {
                [line, carre, skirmish].iter().all(|figure| **figure <= 20)
                    && usize::from(*carre_table) < definition.tables.carre.len()
                    && (-36..=36).contains(carre_bonus)
            }
            ArmData::Cavalry { recall, .. } => (1..=7).contains(recall),
            ArmData::Artillery { limber, range, .. } => {
                limber.is_none_or(|least| (1..=7).contains(&least)) && (1..=30).contains(range)
            }
        };
        faults.check(right, &kind.id, "a figure is out of bounds");
    }
    for leader in &definition.leaders {
        faults.name("leader", &leader.id);
        faults.name(&leader.id, &leader.name);
        faults.check(usize::from(leader.corps.0) < definition.corps.len(), &leader.id, "its corps is unknown");
        let all = [leader.artillery, leader.attack, leader.defence, leader.cavalry, leader.morale, leader.limber];
        faults.check(
            all.iter().all(|bonus| *bonus <= 36) && leader.movement <= 40,
            &leader.id,
            "a figure is out of bounds",
        );
    }
    for unit in &definition.units {
        faults.name("unit", &unit.id);
        faults.name(&unit.id, &unit.name);
        faults.check(
            unit.division.chars().count() <= LONGEST_NAME && is_plain(&unit.division),
            &unit.id,
            "its division has no name",
        );
        faults.check(usize::from(unit.corps.0) < definition.corps.len(), &unit.id, "its corps is unknown");
        let right = (1..=30).contains(&unit.increments)
            && unit.morale.is_throw()
            && (1..=30).contains(&unit.movement)
            && unit.fire <= 100
            && unit.melee <= 100;
        faults.check(right, &unit.id, "a figure is out of bounds");
        match definition.types.get(usize::from(unit.kind.0)) {
            None => faults.say(&unit.id, "its type is unknown"),
            Some(kind) => {
                // Up to 12 points make heavy cavalry [6.3].
                if let ArmData::Cavalry { heavy, .. } = kind.arm {
                    faults.check(heavy == (unit.movement <= 12), &unit.id, "its movement does not fit its weight");
                }
            }
        }
    }
    arrivals(definition, faults);
}

fn arrivals(definition: &Definition, faults: &mut Faults) {
    let mut placed: Vec<UnitId> = Vec::new();
    let mut led: Vec<LeaderId> = Vec::new();
    for group in &definition.setup {
        let subject = group.hex.to_string();
        faults.check(within(&definition.ground, group.hex), &subject, "is not on the map");
        faults.check(group.units.is_empty() || group.facing.fits(group.formation), &subject, "cannot face that way");
        placed.extend(&group.units);
        led.extend(&group.leaders);
    }
    for group in &definition.reinforcements {
        let entry = definition.ground.entries.get(usize::from(group.entry.0));
        faults.check(
            entry.is_some_and(|entry| within(&definition.ground, entry.hex)),
            "reinforcements",
            "their entry is unknown",
        );
        placed.extend(&group.units);
        led.extend(&group.leaders);
    }
    faults.check(placed.iter().all(|id| usize::from(id.0) < definition.units.len()), "set-up", "names an unknown unit");
    faults.check(
        led.iter().all(|id| usize::from(id.0) < definition.leaders.len()),
        "set-up",
        "names an unknown leader",
    );
    placed.sort_unstable();
    led.sort_unstable();
    let twice = placed.windows(2).any(|pair| matches!(pair, [a, b] if a == b))
        || led.windows(2).any(|pair| matches!(pair, [a, b] if a == b));
    faults.check(!twice, "set-up", "names a unit or leader twice");
    let sides: Vec<_> =
        placed.iter().filter_map(|id| definition.units.get(usize::from(id.0))).map(|unit| unit.side).collect();
    faults.check(
        engine::contract::Side::BOTH.iter().all(|side| sides.contains(side)),
        "set-up",
        "both sides have units",
    );
}

fn tables(tables: &Tables, faults: &mut Faults) {
    let rows: Vec<Terrain> = tables.terrain.iter().map(|row| row.terrain).collect();
    faults.check(rows == Terrain::ALL, "terrain", "has one row for each kind of ground, in their order");
    let mut costs: Vec<Option<HalfPoints>> = Vec::new();
    for arms in tables.terrain.iter().map(|row| &row.cost).chain([&tables.slope, &tables.stream, &tables.bridge]) {
        costs.extend([arms.infantry, arms.cavalry, arms.artillery]);
    }
    costs.extend(tables.terrain.iter().map(|row| row.march));
    let actions = &tables.actions;
    costs.extend(
        [
            actions.infantry_formation,
            actions.cavalry_formation,
            actions.road_march_artillery,
            actions.limber,
            actions.unlimber,
            actions.turn_infantry,
            actions.turn_artillery,
            actions.turn_light,
            actions.turn_heavy,
            actions.turn_charging,
            actions.line_penalty,
            tables.limits.disorder_retreat,
            tables.limits.entry_queue,
            tables.limits.charge_extra,
        ]
        .map(Some),
    );
    faults.check(costs.iter().flatten().all(|cost| cost.0 <= MOST_COST), "costs", "are 50 points at most");
    // A step that costs nothing could be taken for ever.
    let free = tables.terrain.iter().any(|row| {
        [row.cost.infantry, row.cost.cavalry, row.cost.artillery, row.march].iter().flatten().any(|cost| cost.0 == 0)
    });
    faults.check(!free, "costs", "a hex costs something");
    faults.check(tables.terrain.iter().all(|row| row.stacking.len() <= 20), "stacking", "has too many ways");
    fire(tables, faults);
    let odds = tables.melee_odds.iter().chain(tables.assault_odds.iter().map(|row| &row.odds));
    faults.check(odds.clone().all(right), "odds", "are not odds");
    let wide = !tables.melee_odds.is_empty() && tables.melee_odds.len() <= 20;
    let whole = tables.melee.len() == 36 && tables.melee.iter().all(|row| row.len() == tables.melee_odds.len());
    faults.check(wide && whole, "melee table", "has 36 rows of one cell for each column");
    faults.check(!tables.assault_odds.is_empty() && tables.assault_odds.len() <= 20, "assault odds", "have rows");
    fractions(tables, faults);
    faults.check(tables.carre.len() <= 20, "carré tables", "are too many");
    for table in &tables.carre {
        faults.name("carré table", &table.id);
        let bounds = table.column.iter().chain(&table.line).flat_map(|row| [row.carre, row.disorder]);
        faults.check(bounds.clone().all(TwoDice::is_throw), &table.id, "a bound is not a roll from 11 to 66");
    }
    let limits = &tables.limits;
    faults.check(limits.rout <= 40 && limits.more_for_room <= 20, "limits", "runs are 40 hexes at most");
    faults.check(
        (1..=12).contains(&limits.reach_heavy) && (1..=12).contains(&limits.reach_light),
        "limits",
        "reactions reach 1 to 12 hexes",
    );
    faults.check((1..=4).contains(&limits.carre_row_most), "limits", "the carré tables have four rows");
    faults.check(limits.entry_queue.0 > 0, "limits", "a unit that enters pays for the units before it");
    faults.check(limits.entry_shift <= 40 && limits.rout_ends <= 99, "limits", "are out of bounds");
}

fn fire(tables: &Tables, faults: &mut Faults) {
    faults.check(!tables.fire.is_empty() && tables.fire.len() <= 40, "fire table", "has columns");
    for column in &tables.fire {
        let throws = column.least.iter().flatten().all(|least| least.is_throw());
        faults.check(throws && right(&column.odds), "fire table", "a column is no column");
    }
    let rises = tables.fire.windows(2).all(|pair| match pair {
        [a, b] => {
            u16::from(a.odds.attack) * u16::from(b.odds.defence) < u16::from(b.odds.attack) * u16::from(a.odds.defence)
        }
        _ => true,
    });
    faults.check(rises, "fire table", "odds rise from column to column");
    faults.check(right(&tables.guns.least_ratio), "fire table", "the least ratio is no ratio");
}

fn right(odds: &Odds) -> bool {
    odds.attack > 0 && odds.defence > 0 && odds.attack <= 100 && odds.defence <= 100
}

fn fractions(tables: &Tables, faults: &mut Faults) {
    let by = &tables.multipliers;
    let guns = &tables.guns;
    let all: [Fraction; 23] = [
        by.flank_attacker,
        by.rear_attacker,
        by.disordered,
        by.road_march_defender,
        by.skirmish_defender,
        by.infantry_against_carre,
        by.infantry_routed_defender,
        by.cavalry_routed_defender,
        by.charge_straight,
        by.heavy_against_light,
        by.heavy_in_line,
        by.tired,
        by.exhausted,
        by.stays_fresh,
        by.cavalry_against_carre,
        by.cavalry_general,
        by.recall_failed,
        by.work_front_attacker,
        by.swamp,
        guns.near,
        guns.middle,
        guns.far,
        guns.in_carre,
    ];
    let right = all.iter().all(|part| {
        (1..=MOST_FRACTION).contains(&part.under)
            && part.over <= MOST_FRACTION
            && *part == Fraction::new(part.over, part.under)
    });
    faults.check(right, "multipliers", "are fractions in lowest terms of twelve at most");
}

fn victory(definition: &Definition, faults: &mut Faults) {
    let victory = &definition.victory;
    faults.check(victory.objectives.len() <= 99, "objectives", "are too many");
    for objective in &victory.objectives {
        faults.name("objective", &objective.name);
        let there = !objective.hexes.is_empty() && objective.hexes.len() <= 99;
        faults.check(
            there && objective.hexes.iter().all(|hex| within(&definition.ground, *hex)),
            &objective.name,
            "its hexes are not on the map",
        );
    }
    faults.check(!victory.results.is_empty() && victory.results.len() <= 40, "results", "have lines");
    for line in &victory.results {
        faults.name("results", &line.result);
    }
    let falls = victory.results.windows(2).all(|pair| matches!(pair, [a, b] if a.least > b.least));
    faults.check(falls, "results", "fall from line to line");
    let within = most_points(definition) <= u64::from(i16::MAX.unsigned_abs());
    faults.check(within, "results", "a side could score more than 32767 points");
}

/// No side can score more: it holds every objective, and all units and corps are lost to it.
fn most_points(definition: &Definition) -> u64 {
    let victory = &definition.victory;
    let objectives: u64 = victory.objectives.iter().map(|objective| u64::from(objective.points)).sum();
    let increments: u64 = definition.units.iter().map(|unit| u64::from(unit.increments)).sum();
    let full = increments.checked_div(u64::from(victory.infantry_increments)).unwrap_or(0);
    let is_battery = |unit: &&UnitData| {
        let kind = definition.types.get(usize::from(unit.kind.0));
        kind.is_some_and(|kind| kind.arm.arm() == Arm::Artillery)
    };
    let count = |number: usize, points: u8| u64::from(u32::try_from(number).unwrap_or(u32::MAX)) * u64::from(points);
    let batteries = definition.units.iter().filter(is_battery).count();
    let level = victory.level_points.into_iter().max().unwrap_or(0);
    objectives
        + full * u64::from(victory.infantry_points)
        + count(batteries, victory.battery)
        + count(batteries, victory.work_battery)
        + count(definition.corps.len(), level)
}

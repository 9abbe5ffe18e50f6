//! The faults of a battle's data. It may come from a stranger: every fault is found, and none can do harm.

use super::campaign_faults::campaign_fault;
use super::definition::*;
use super::tables::Pair;
use engine::hex::{Grid, Hex, Lower};
use engine::plain::is_plain;
use std::collections::BTreeSet;
use std::fmt;

/// Ids and names are shown in lists and sentences.
const LONGEST_NAME: usize = 60;
/// More leaders, units or formations than any army had; sums of strength stay far below what a number holds.
const MOST: usize = 1000;
/// No cost, span or lead is more than this many halves.
const MOST_HALVES: u8 = 60;

/// Something wrong in the data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

struct Finder<'a> {
    data: &'a Definition,
    found: Vec<Fault>,
}

/// Everything that is wrong with a battle.
pub fn faults(data: &Definition) -> Vec<Fault> {
    let mut finder = Finder { data, found: Vec::new() };
    finder.map();
    finder.names();
    finder.people();
    if finder.found.is_empty() {
        finder.forces();
        finder.turns();
        finder.tables();
        finder.found.extend(data.campaign.iter().find_map(|campaign| campaign_fault(data, campaign)).map(Fault));
    }
    finder.found
}

impl Finder<'_> {
    fn say(&mut self, text: impl Into<String>) {
        if self.found.len() < 100 {
            self.found.push(Fault(text.into()));
        }
    }

    fn demand(&mut self, holds: bool, text: impl FnOnce() -> String) {
        if !holds {
            self.say(text());
        }
    }

    fn inside(&self, hex: Hex) -> bool {
        let map = &self.data.map;
        (1..=map.columns).contains(&hex.column) && (map.first_row..=map.last_row).contains(&hex.row)
    }

    fn map(&mut self) {
        let map = &self.data.map;
        let sizes = (1..=99).contains(&map.columns) && (1..=120).contains(&map.rows);
        if !sizes || map.first_row < 1 || map.first_row > map.last_row || map.last_row > map.rows {
            return self.say("the map has no sensible size");
        }
        let letters = map.sheets.iter().all(|sheet| {
            (1..=4).contains(&sheet.letter.chars().count()) && is_plain(&sheet.letter) && sheet.above < sheet.first
        });
        let ordered = map.sheets.is_sorted_by(|a, b| a.first < b.first && a.letter != b.letter);
        self.demand(letters && ordered && map.sheets.len() <= 9, || String::from("the sheets of the map cannot be"));
        let grid = Grid { columns: map.columns, rows: map.rows, lower: Lower::Even };
        let covers = [&map.woods, &map.hills, &map.marsh];
        let mut seen = BTreeSet::new();
        for hex in covers.into_iter().flatten() {
            self.demand(seen.insert(*hex), || format!("{hex} has ground twice"));
        }
        let lists =
            [&map.woods, &map.hills, &map.marsh, &map.water, &map.major_towns, &map.minor_towns, &map.fortified];
        for list in lists {
            for &hex in list {
                self.demand(self.inside(hex), || format!("{hex} is not in play"));
            }
            self.demand(list.iter().collect::<BTreeSet<_>>().len() == list.len(), || {
                String::from("a hex is listed twice")
            });
        }
        let rivers: BTreeSet<_> = map.primary_rivers.iter().collect();
        for side in &map.secondary_rivers {
            self.demand(!rivers.contains(side), || format!("{}-{} is a river of both classes", side.low, side.high));
        }
        let sides = [&map.primary_rivers, &map.secondary_rivers, &map.lakes, &map.primary_roads, &map.secondary_roads];
        for side in sides.into_iter().flatten() {
            let good = self.inside(side.low) && self.inside(side.high) && side.low < side.high;
            self.demand(good && grid.adjacent(side.low, side.high), || {
                format!("{} and {} have no side in common", side.low, side.high)
            });
        }
        for side in map.primary_roads.iter().chain(&map.secondary_roads) {
            let wet = map.water.contains(&side.low) || map.water.contains(&side.high) || map.lakes.contains(side);
            self.demand(!wet, || format!("a road runs through water at {}-{}", side.low, side.high));
        }
    }

    fn names(&mut self) {
        let data = self.data;
        let ids = [
            data.leaders.iter().map(|one| &one.id).collect::<Vec<_>>(),
            data.units.iter().map(|one| &one.id).collect(),
            data.formations.iter().map(|one| &one.id).collect(),
        ];
        for list in &ids {
            self.demand(list.len() <= MOST, || String::from("a list is longer than any army"));
            self.demand(list.is_sorted_by(|a, b| a < b), || {
                String::from("the ids are not in the order of their bytes")
            });
        }
        let sides = data.sides.iter().map(|one| &one.id);
        let armies = data.armies.iter().map(|one| &one.id);
        let people = data.leaders.iter().map(|one| &one.name).chain(data.units.iter().map(|one| &one.name));
        let labels = data.turns.iter().map(|turn| &turn.label);
        let once = std::iter::once(&data.id);
        for name in ids.into_iter().flatten().chain(sides).chain(armies).chain(people).chain(labels).chain(once) {
            let good = (1..=LONGEST_NAME).contains(&name.chars().count()) && is_plain(name);
            self.demand(good, || String::from("a name is empty, too long or not plain"));
        }
    }

    fn people(&mut self) {
        let data = self.data;
        self.demand((1..=8).contains(&data.armies.len()), || String::from("there are 1 to 8 armies"));
        for army in &data.armies {
            self.demand(self.inside(army.source), || format!("the source of {} is not in play", army.id));
        }
        for leader in &data.leaders {
            let id = &leader.id;
            self.demand(usize::from(leader.army.0) < data.armies.len(), || format!("{id} has no army"));
            let halves = leader.span <= MOST_HALVES && leader.subordination <= MOST_HALVES;
            let ratings = leader.initiative <= 9 && leader.bonus <= 3;
            self.demand(halves && ratings, || format!("{id} has no sensible ratings"));
        }
        for unit in &data.units {
            let known = usize::from(unit.formation.0) < data.formations.len();
            self.demand(known, || format!("{} is of no formation", unit.id));
        }
        for formation in &data.formations {
            let id = &formation.id;
            self.demand(usize::from(formation.army.0) < data.armies.len(), || format!("{id} has no army"));
            let general = formation.general.map(|leader| data.leaders.get(usize::from(leader.0)));
            let good = general
                .is_none_or(|found| found.is_some_and(|leader| matches!(leader.class, Class::Named | Class::Leader)));
            self.demand(good, || format!("{id} has a general who is not a Major General"));
        }
        let mut brigades = BTreeSet::new();
        for parent in &data.parents {
            for unit in parent.brigades.iter().chain([&parent.unit]) {
                self.demand(usize::from(unit.0) < data.units.len(), || String::from("an unknown brigade"));
                self.demand(brigades.insert(*unit), || String::from("a brigade is listed twice"));
            }
            let arm = |unit: &UnitId| data.units.get(usize::from(unit.0)).map(|unit| unit.arm);
            let same = parent.brigades.iter().all(|unit| arm(unit) == arm(&parent.unit));
            self.demand(same, || String::from("a brigade is of another arm than its division"));
        }
    }

    fn forces(&mut self) {
        let data = self.data;
        let (mut placed, mut used) = (BTreeSet::new(), BTreeSet::new());
        for force in &data.forces {
            let Some(leader) = data.leaders.get(usize::from(force.leader.0)) else {
                self.say("a force has no leader");
                continue;
            };
            let id = &leader.id;
            self.demand(placed.insert(force.leader), || format!("{id} is placed twice"));
            let land = self.inside(force.hex) && !data.map.water.contains(&force.hex);
            self.demand(land, || format!("{id} is not on land in play"));
            let empty_general = leader.class.is_general() && force.track.is_empty();
            self.demand(!empty_general, || format!("{id} is a general without units"));
            for track in &force.track {
                let known = usize::from(track.unit.0) < data.units.len();
                let strong = (1..=MOST_STRENGTH).contains(&track.strength);
                self.demand(known && strong, || format!("{id} leads a unit that cannot be"));
                self.demand(used.insert(track.unit), || format!("a unit of {id} is set up twice"));
            }
        }
        if self.found.is_empty() {
            let state = super::setup::start(data);
            for mistake in super::tracks::tracks(data, &state) {
                self.say(mistake);
            }
        }
    }

    fn turns(&mut self) {
        let data = self.data;
        self.demand((1..=60).contains(&data.turns.len()), || String::from("there are 1 to 60 turns"));
        let table = &data.tables.weather;
        for turn in &data.turns {
            let rolled = table.iter().any(|month| month.month == turn.month && month.faces.len() == 6);
            self.demand(rolled, || format!("the weather of {} cannot be rolled", turn.label));
        }
        let roads: BTreeSet<_> = data.map.primary_roads.iter().chain(&data.map.secondary_roads).collect();
        let rivers: BTreeSet<_> = data.map.primary_rivers.iter().chain(&data.map.secondary_rivers).collect();
        for side in &data.damaged {
            let bridge = roads.contains(side) && rivers.contains(side);
            self.demand(bridge, || format!("there is no bridge at {}-{}", side.low, side.high));
        }
        self.demand(data.damaged.is_sorted_by(|a, b| a < b), || String::from("the damaged bridges are not in order"));
        for held in &data.held {
            self.demand(self.inside(held.hex) && held.points <= 1000, || format!("{} cannot be held", held.hex));
        }
        self.demand(data.guard_penalty <= 1000, || String::from("the penalty for the Guard is out of bounds"));
        let minima = data.sides.iter().all(|side| side.minimum.abs() <= 10_000 && side.commands <= 99);
        self.demand(minima, || String::from("a side has a number out of bounds"));
    }

    fn tables(&mut self) {
        let tables = &self.data.tables;
        let cost = &tables.cost;
        let pairs = [
            cost.primary_road,
            cost.secondary_road,
            cost.clear,
            cost.woods,
            cost.hills,
            cost.marsh,
            cost.secondary_river,
            tables.allowance,
        ];
        let sane = |pair: Pair| (1..=MOST_HALVES).contains(&pair.foot) && (1..=MOST_HALVES).contains(&pair.horse);
        self.demand(pairs.into_iter().all(sane), || String::from("costs and allowances are 1 to 60 halves"));
        let halves = [tables.leader_allowance, tables.forced_march, cost.mud_cap, tables.off_road];
        let sane = halves.into_iter().all(|number| (1..=MOST_HALVES).contains(&number));
        self.demand(sane && cost.repulse <= MOST_HALVES && (1..=4).contains(&cost.mud_factor), || {
            String::from("allowances and mud are 1 to 60 halves")
        });
        let loads = [tables.formation_with_infantry, tables.formation_without_infantry];
        self.demand(loads.into_iter().all(|load| load <= MOST_HALVES), || String::from("loads are 0 to 60 halves"));
        self.attrition();
        let combat = &tables.combat;
        let columns = (1..=20).contains(&combat.columns.len())
            && combat
                .columns
                .iter()
                .all(|ratio| (1..=100).contains(&ratio.attacker) && (1..=100).contains(&ratio.defender));
        let ordered = combat.columns.windows(2).all(|pair| match pair {
            [a, b] => u32::from(a.attacker) * u32::from(b.defender) < u32::from(b.attacker) * u32::from(a.defender),
            _ => true,
        });
        let rows = combat.rows.len() == 7
            && combat.rows.iter().all(|row| row.len() == combat.columns.len())
            && combat.rows.iter().flatten().all(|cell| cell.attacker <= 20 && cell.defender <= 20 && cell.stars <= 9);
        self.demand(columns && ordered && rows && (1..=20).contains(&combat.rounds), || {
            String::from("the combat table is incomplete")
        });
        let fire = &tables.artillery;
        let classes = fire.strength_upper.is_sorted_by(|a, b| a < b)
            && fire.loss.len() == fire.strength_upper.len() + 1
            && fire.loss.iter().all(|row| row.len() == 7 && row.iter().all(|&loss| loss <= 20));
        self.demand(classes, || String::from("the artillery table is incomplete"));
        let small = [
            tables.resistance_cap,
            tables.pursuit.base,
            tables.pursuit.loss_per_hex,
            tables.pursuit.no_way_per_hex,
            tables.repulse.hexes,
            tables.shift.cap,
        ];
        self.demand(small.into_iter().all(|number| number <= 9), || {
            String::from("a number of the tables is out of bounds")
        });
        let repulse = (1..=20).contains(&tables.repulse.ratio) && tables.repulse.hexes >= 1;
        self.demand(repulse, || String::from("the repulse table is incomplete"));
        let shift = &tables.shift;
        let shifts = [shift.woods, shift.hills, shift.marsh, shift.major_town, shift.fortified];
        let crossings = [shift.secondary_river, shift.primary_bridge];
        self.demand(shifts.into_iter().chain(crossings).all(|number| number <= 20), || {
            String::from("a shift is out of bounds")
        });
        let late = tables.hurry_up.len() == 3 && tables.hurry_up.iter().all(|row| row.len() == 3);
        self.demand(late && tables.hurry_up.iter().flatten().all(|&round| round <= 20), || {
            String::from("the table of late arrivals is incomplete")
        });
        let points = tables.points.enemy_strength <= 100 && tables.points.morale_space <= 1000;
        self.demand(points, || String::from("victory points are out of bounds"));
    }

    fn attrition(&mut self) {
        let table = &self.data.tables.attrition;
        let columns = (1..=10).contains(&table.row_upper.len())
            && usize::from(table.with_line) < table.row_upper.len()
            && usize::from(table.without_line) < table.row_upper.len()
            && table.row_upper.iter().all(|rows| rows.len() + 1 == table.loss.len() && rows.is_sorted());
        let dice = table.die_upper.is_sorted_by(|a, b| a < b)
            && (1..=20).contains(&table.loss.len())
            && table
                .loss
                .iter()
                .all(|row| row.len() == table.die_upper.len() + 1 && row.iter().all(|&loss| loss <= 50));
        let lines = [&table.foot_lines, &table.horse_lines].into_iter().all(|lines| {
            !lines.is_empty()
                && lines.is_sorted_by(|a, b| a.halves > b.halves)
                && lines.iter().all(|line| (-20..=20).contains(&line.shift))
        });
        self.demand(columns && dice && lines && table.horse_row_worse <= 9, || {
            String::from("the attrition table is incomplete")
        });
    }
}

//! The checks of a battle's data. A definition may come from a file or a stranger: every mistake is found, and none can
//! do harm.

use super::definition::*;
use super::number::printed;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use engine::map::{MapFault, Subject};
use engine::plain::is_plain;
use std::collections::BTreeSet;

/// The longest name, since names are shown in lists and sentences.
const LONGEST_NAME: usize = 60;
/// The most units: a unit's number fits a byte, with one value to spare for no unit.
const MOST_UNITS: usize = 200;
/// The highest number, far above anything printed.
const MOST: u8 = 20;
/// The printed game has 15 turns.
const LAST_TURN: u8 = 99;
/// The longest list of places in a battle.
const MOST_PLACES: usize = 100;

impl Definition {
    /// All mistakes in it.
    pub fn faults(&self) -> Vec<MapFault> {
        let grid = self.map.grid;
        if grid.columns == 0 || grid.rows == 0 || grid.columns > 99 || grid.rows > 99 {
            return vec![MapFault::new(Subject::Part("map"), "a map has 1 to 99 columns and 1 to 99 rows")];
        }
        let mut check = Check { definition: self, faults: Vec::new() };
        check.names();
        check.ground();
        check.places();
        check.turns();
        check.units();
        check.late_corps();
        check.plan();
        check.numbers();
        check.faults
    }
}

struct Check<'a> {
    definition: &'a Definition,
    faults: Vec<MapFault>,
}

impl Check<'_> {
    fn say(&mut self, subject: Subject, text: impl Into<String>) {
        self.faults.push(MapFault::new(subject, text));
    }

    fn number(&self, hex: Hex) -> String {
        printed(&self.definition.map.grid, hex)
    }

    fn name(&mut self, subject: Subject, what: &str, name: &str) {
        if name.trim().is_empty() || name.chars().nth(LONGEST_NAME).is_some() || !is_plain(name) {
            self.say(subject, format!("{what} must be 1 to {LONGEST_NAME} printable characters"));
        }
    }

    fn on_map(&mut self, hex: Hex, what: &str) {
        if !self.definition.map.grid.contains(hex) {
            let number = self.number(hex);
            self.say(Subject::Hex(hex), format!("{what} {number} is off the map"));
        }
    }

    fn names(&mut self) {
        let definition = self.definition;
        self.name(Subject::Part("id"), "the id", &definition.id);
        self.name(Subject::Part("sides"), "the name of a side", &definition.sides.allied);
        self.name(Subject::Part("sides"), "the name of a side", &definition.sides.french);
    }

    fn ground(&mut self) {
        let map = &self.definition.map;
        let sorted = map.terrain.is_sorted_by(|one, other| one.hex < other.hex)
            && map.road_exits.is_sorted_by(|one, other| one < other)
            && [&map.major_rivers, &map.minor_rivers, &map.landgraben, &map.roads, &map.safe_bridges]
                .into_iter()
                .all(|list| list.is_sorted_by(|one, other| one < other));
        if !sorted {
            self.say(Subject::Part("map"), "a list of the map is unsorted or names something twice");
        }
        for known in &map.terrain {
            self.on_map(known.hex, "terrain in");
        }
        for &hex in &map.road_exits {
            self.on_map(hex, "a road exit in");
            if map.grid.contains(hex) && !map.grid.on_edge(hex) {
                let number = self.number(hex);
                self.say(Subject::Hex(hex), format!("a road leaves the map at {number}, which is not at its edge"));
            }
        }
        let lists = [
            ("a Major River", &map.major_rivers),
            ("a Minor River", &map.minor_rivers),
            ("the Landgraben", &map.landgraben),
            ("a road", &map.roads),
            ("a safe bridge", &map.safe_bridges),
        ];
        for (what, list) in lists {
            for side in list {
                self.hexside(what, side);
            }
        }
        let mut waters: BTreeSet<&Hexside> = BTreeSet::new();
        for side in map.major_rivers.iter().chain(&map.minor_rivers).chain(&map.landgraben) {
            if !waters.insert(side) {
                self.say(Subject::Hexside(*side), "two waters flow along one hexside");
            }
        }
        for side in &map.safe_bridges {
            if map.roads.binary_search(side).is_err() || !waters.contains(side) {
                self.say(Subject::Hexside(*side), "a safe bridge needs a road over water");
            }
        }
        let mut ends = BTreeSet::new();
        for site in &map.pontoon_sites {
            let side = Hexside::between(site.from, site.to);
            if map.major_rivers.binary_search(&side).is_err() || map.roads.binary_search(&side).is_ok() {
                self.say(Subject::Hexside(side), "a pontoon lies over a Major River without a bridge");
            }
            if !ends.insert(site.to) {
                self.say(Subject::Hex(site.to), "two pontoons would end in one hex");
            }
        }
    }

    fn hexside(&mut self, what: &str, side: &Hexside) {
        let grid = &self.definition.map.grid;
        let fits = grid.contains(side.a) && grid.contains(side.b) && grid.adjacent(side.a, side.b) && side.a < side.b;
        if !fits {
            let (a, b) = (self.number(side.a), self.number(side.b));
            self.say(
                Subject::Hexside(*side),
                format!("{what} {a}/{b}: the two hexes are not adjacent, or are in the wrong order"),
            );
        }
    }

    fn places(&mut self) {
        let definition = self.definition;
        let lists = [definition.lines.len(), definition.areas.len(), definition.garrisons.len()];
        if lists.into_iter().chain([definition.objectives.len()]).any(|count| count > MOST_PLACES) {
            self.say(Subject::Part("map"), "there are too many lines, areas, garrisons or objectives");
            return;
        }
        let mut lines = BTreeSet::new();
        for line in &definition.lines {
            self.on_map(line.hex, "a line in");
            if !lines.insert((line.side, line.hex)) {
                self.say(Subject::Hex(line.hex), "a line of communications is named twice");
            }
            if line.area.is_some_and(|area| !self.is_area(area, line.side)) {
                self.say(Subject::Hex(line.hex), "a line belongs to an area that its side does not have");
            }
        }
        for area in &definition.areas {
            self.name(Subject::Entry(area.code.clone()), "the code of an area", &area.code);
            if area.hexes.is_empty() || area.hexes.len() > MOST_PLACES {
                self.say(Subject::Entry(area.code.clone()), "an area has between 1 and 100 hexes");
            }
            for &hex in &area.hexes {
                self.on_map(hex, "an area's hex");
            }
        }
        let mut garrisons = BTreeSet::new();
        for garrison in &definition.garrisons {
            self.on_map(garrison.hex, "a garrison in");
            self.name(Subject::Hex(garrison.hex), "the name of a garrison", &garrison.name);
            if !garrisons.insert(garrison.hex) {
                self.say(Subject::Hex(garrison.hex), "two garrisons are in one hex");
            }
        }
        for objective in &definition.objectives {
            self.on_map(objective.hex, "an objective in");
        }
    }

    fn is_area(&self, area: AreaId, side: Side) -> bool {
        self.definition.areas.get(usize::from(area.0)).is_some_and(|known| known.side == side)
    }

    fn turns(&mut self) {
        let turns = &self.definition.turns;
        if turns.first == 0 || turns.first > turns.last || turns.last > LAST_TURN {
            self.say(Subject::Part("turns"), "turns run from 1 to at most 99");
            return;
        }
        if turns.weather.len() < usize::from(turns.last) || turns.weather.len() > usize::from(LAST_TURN) {
            self.say(Subject::Part("turns"), "each turn has printed weather");
        }
        let ascending = turns.nights.is_sorted_by(|one, other| one < other);
        if !ascending || turns.nights.iter().any(|night| *night == 0 || *night > turns.last) {
            self.say(Subject::Part("turns"), "night turns are on the track, in ascending order");
        }
    }

    fn units(&mut self) {
        let definition = self.definition;
        if definition.units.is_empty() || definition.units.len() > MOST_UNITS {
            self.say(Subject::Part("units"), format!("a battle has 1 to {MOST_UNITS} units"));
            return;
        }
        let mut ids = BTreeSet::new();
        let mut taken = BTreeSet::new();
        for unit in &definition.units {
            let subject = Subject::Unit(unit.id.clone());
            self.name(subject.clone(), "a unit's id", &unit.id);
            self.name(subject.clone(), "a unit's name", &unit.name);
            if !ids.insert(&unit.id) {
                self.say(subject.clone(), format!("two units have the id {}", unit.id));
            }
            if unit.strength > MOST || unit.movement > MOST {
                self.say(subject.clone(), format!("strength and movement are {MOST} at most"));
            }
            if unit.nations.is_empty() || unit.nations.len() > 4 {
                self.say(subject.clone(), "a unit has one to four nations");
            }
            match unit.start {
                Start::On { hex } => {
                    self.on_map(hex, "a unit in");
                    if !taken.insert(hex) {
                        let number = self.number(hex);
                        self.say(subject, format!("two units begin in {number}"));
                    }
                    if unit.side == ALLIED && definition.garrisons.iter().any(|garrison| garrison.hex == hex) {
                        self.say(Subject::Hex(hex), "an Allied unit begins in a garrisoned hex");
                    }
                }
                Start::Arrives { area, .. } if !self.is_area(area, unit.side) => {
                    self.say(subject, "a unit arrives at an area that its side does not have");
                }
                Start::Pool if definition.plan.is_none() || unit.side != FRENCH => {
                    self.say(subject, "only French units of a battle with a sealed plan are in its pool");
                }
                Start::Late if definition.late_corps.as_ref().map(|late| late.unit) != self.id_of(&unit.id) => {
                    self.say(subject, "a unit comes by a die that is not the late corps");
                }
                _ => {}
            }
        }
        let most = definition.numbers.morale.maximum;
        let levels = [definition.morale.allied, definition.morale.french];
        if levels.into_iter().any(|level| level == 0 || level > most) {
            self.say(Subject::Part("morale"), format!("Morale begins between 1 and {most}"));
        }
    }

    fn id_of(&self, id: &str) -> Option<UnitId> {
        let place = self.definition.units.iter().position(|unit| unit.id == id)?;
        u16::try_from(place).ok().map(UnitId)
    }

    fn unit(&self, unit: UnitId) -> Option<&UnitData> {
        self.definition.units.get(usize::from(unit.0))
    }

    fn late_corps(&mut self) {
        let Some(late) = &self.definition.late_corps else { return };
        let subject = Subject::Part("late corps");
        if self.unit(late.unit).is_none_or(|unit| unit.side != ALLIED || unit.start != Start::Late) {
            self.say(subject.clone(), "the late corps is an Allied unit that comes by a die");
        }
        if late.areas.is_empty()
            || late.areas.len() > MOST_PLACES
            || late.areas.iter().any(|area| !self.is_area(*area, ALLIED))
        {
            self.say(subject.clone(), "the late corps comes in through areas of the Allies");
        }
        if !(1..=6).contains(&late.needs) || late.die_turns.len() > usize::from(LAST_TURN) {
            self.say(subject, "the die of the late corps has six faces");
        }
    }

    fn plan(&mut self) {
        let Some(plan) = &self.definition.plan else { return };
        let subject = Subject::Part("plan");
        let pool = |unit: &UnitId| self.unit(*unit).is_some_and(|unit| unit.start == Start::Pool);
        let count = self.definition.units.iter().filter(|unit| unit.start == Start::Pool).count();
        let distinct: BTreeSet<&AreaId> = plan.stacks.iter().collect();
        let areas = plan.stacks.iter().all(|area| self.is_area(*area, FRENCH)) && distinct.len() == plan.stacks.len();
        let together: BTreeSet<&UnitId> = plan.together.iter().collect();
        let turns = plan.marker_turns.is_sorted_by(|one, other| one < other)
            && plan
                .marker_turns
                .iter()
                .all(|turn| (self.definition.turns.first..=self.definition.turns.last).contains(turn));
        let fits = areas
            && turns
            && !plan.stacks.is_empty()
            && plan.stacks.len() == plan.marker_turns.len()
            && plan.dummies <= MOST
            && together.len() == plan.together.len()
            && plan.together.iter().all(pool)
            && pool(&plan.meissen)
            && !plan.together.contains(&plan.meissen)
            // A legal plan must exist: the Guard in one stack, a piece in each other, one at Meissen.
            && count + usize::from(plan.dummies) >= plan.together.len().max(1) + plan.stacks.len();
        if !fits {
            self.say(subject, "the sealed plan has stacks, markers or pieces that do not fit together");
        }
    }

    fn numbers(&mut self) {
        let numbers = &self.definition.numbers;
        let terrain = &numbers.terrain;
        let kinds = [
            terrain.clear,
            terrain.town,
            terrain.woods,
            terrain.rough,
            terrain.garden,
            terrain.fort,
            terrain.superfort,
        ];
        let hexsides = &numbers.hexsides;
        let sides = [
            hexsides.minor_river,
            hexsides.minor_river_bridge,
            hexsides.major_river_bridge,
            hexsides.landgraben_dry,
            hexsides.landgraben_wet,
            hexsides.pontoon,
        ];
        let ground = kinds
            .iter()
            .all(|kind| kind.cost >= 1 && kind.cost <= MOST && kind.defence <= MOST && kind.retreat <= MOST)
            && sides.iter().all(|side| side.cost <= MOST && side.defence <= MOST);
        let small = [
            numbers.road_bonus,
            numbers.forced_march,
            numbers.countercharge,
            numbers.elite_rout,
            numbers.rally_elite,
            numbers.rally_paid,
            numbers.arrival_per_try,
            numbers.hard_marches,
            numbers.mud_turns,
            numbers.morale.lulls_per_day,
            numbers.morale.least_left,
        ];
        let faces = numbers.hazard_breaks.len() <= 6 && numbers.hazard_breaks.iter().all(|face| (1..=6).contains(face));
        let morale = &numbers.morale;
        let prices = [
            morale.unit_breaks_owner,
            morale.unit_routs_owner,
            morale.forced_march,
            morale.commit_reserves,
            morale.guard_attacks,
            morale.guard_attack_fails,
            morale.rally_bonus,
            morale.night_loss,
            morale.city_one_hex,
            morale.city_all_french,
            morale.bad_news,
        ];
        let gains = [morale.unit_breaks_enemy, morale.lull, morale.night, morale.city_all_allied, morale.good_news];
        let spirit = prices.iter().all(|price| (-20..=0).contains(price))
            && gains.iter().all(|gain| (0..=20).contains(gain))
            && (1..=100).contains(&morale.maximum)
            && morale.least_left >= 1;
        if !ground || !faces || !spirit || small.into_iter().any(|number| number > MOST) {
            self.say(Subject::Part("numbers"), "a number of the tables is out of bounds");
        }
    }
}

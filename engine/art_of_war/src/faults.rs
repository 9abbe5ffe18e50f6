//! The checks of a battle's data. A definition may come from a file or a stranger: every mistake is found, and none can
//! do harm.

use super::definition::*;
use engine::contract::Side;
use engine::hex::Hex;
use engine::map::{MapFault, Subject, Terrain};
use engine::plain::is_plain;
use std::collections::{BTreeMap, BTreeSet};

/// The longest name, since names are shown in lists and sentences.
const LONGEST_NAME: usize = 60;
/// The greatest strength. The strongest printed unit is a 9; a number near this is a typing error.
const GREATEST_STRENGTH: u8 = 50;
/// The fastest printed unit has 6 points.
const GREATEST_MOVEMENT: Halves = Halves::points(30);
/// The highest number of the morale track.
const HIGHEST_MORALE: u8 = 50;
/// The longest distance that a reserve can be told to keep.
const FARTHEST_RESERVE: u8 = 20;
/// The longest printed battle has 32 turns.
const LAST_TURN: u8 = 99;
/// Points of one objective or award; together they must stay far from overflow.
const GREATEST_POINTS: u16 = 1000;

impl Definition {
    /// All mistakes in it.
    pub fn faults(&self) -> Vec<MapFault> {
        let mut faults = self.map.faults();
        let mut check = Check { definition: self, faults: &mut faults };
        check.names();
        check.turns();
        check.divisions();
        check.entries();
        check.units();
        check.places();
        check.limits();
        check.armies();
        check.bounds();
        check.summons();
        check.victory();
        faults
    }
}

struct Check<'a> {
    definition: &'a Definition,
    faults: &'a mut Vec<MapFault>,
}

impl Check<'_> {
    fn say(&mut self, subject: Subject, text: impl Into<String>) {
        self.faults.push(MapFault::new(subject, text));
    }

    fn name(&mut self, subject: Subject, what: &str, name: &str) {
        if name.trim().is_empty() || name.chars().nth(LONGEST_NAME).is_some() || !is_plain(name) {
            self.say(subject, format!("{what} must be 1 to {LONGEST_NAME} printable characters"));
        }
    }

    fn names(&mut self) {
        let definition = self.definition;
        self.name(Subject::Part("id"), "the scenario's id", &definition.id);
        for side in &definition.sides {
            self.name(Subject::Part("sides"), "a side's name", side);
        }
        if definition.sides[0] == definition.sides[1] {
            self.say(Subject::Part("sides"), "both sides have the same name");
        }
        if !(1..=2).contains(&definition.rules.stacking) {
            self.say(Subject::Part("map"), "stacking must be 1 or 2");
        }
        if !(1..=2).contains(&definition.rules.road_cost.0) {
            self.say(Subject::Part("map"), "a road hex costs half a point or one point");
        }
    }

    fn turns(&mut self) {
        let turns = &self.definition.turns;
        if turns.first == 0 || turns.first > turns.last || turns.last > LAST_TURN {
            self.say(Subject::Part("turns"), format!("turns run from a first to a last one, within 1 to {LAST_TURN}"));
        }
        for (what, list) in [("night", &turns.night), ("rain", &turns.rain), ("day's end", &turns.day_ends)] {
            for &turn in list {
                if !(turns.first..=turns.last).contains(&turn) {
                    self.say(Subject::Turn(turn), format!("{what} turn {turn} is not on the track"));
                }
            }
            if !list.is_sorted_by(|a, b| a < b) {
                self.say(Subject::Part("turns"), format!("{what} turns must be in order, each once"));
            }
        }
    }

    fn divisions(&mut self) {
        let mut seen = BTreeSet::new();
        if self.definition.divisions.len() > MOST_UNITS {
            self.say(Subject::Part("divisions"), format!("more than {MOST_UNITS} divisions"));
        }
        for division in &self.definition.divisions {
            let subject = || Subject::Division(division.id.clone());
            self.name(subject(), "a division's id", &division.id);
            self.name(subject(), "a division's name", &division.name);
            if !seen.insert(&division.id) {
                self.say(subject(), format!("two divisions have the id {}", division.id));
            }
            if division.fresh > GREATEST_STRENGTH {
                self.say(subject(), format!("fresh strength above {GREATEST_STRENGTH}"));
            }
        }
    }

    fn entries(&mut self) {
        let mut seen = BTreeSet::new();
        for entry in &self.definition.entries {
            let subject = || Subject::Entry(entry.code.clone());
            self.name(subject(), "an entry's code", &entry.code);
            if !seen.insert(&entry.code) {
                self.say(subject(), format!("two entries have the code {}", entry.code));
            }
            if !self.definition.map.on_edge(entry.hex) {
                self.say(subject(), format!("entry {} at {} is not at the edge of the map", entry.code, entry.hex));
            } else if self.is_water(entry.hex) {
                self.say(subject(), format!("entry {} at {} is in a lake", entry.code, entry.hex));
            }
        }
        if self.definition.entries.len() > MOST_UNITS {
            self.say(Subject::Part("entries"), format!("more than {MOST_UNITS} entries"));
        }
    }

    fn is_water(&self, hex: Hex) -> bool {
        !self.definition.rules.waters_frozen && self.definition.map.terrain.binary_search(&(hex, Terrain::Lake)).is_ok()
    }

    fn units(&mut self) {
        let definition = self.definition;
        if definition.units.is_empty() || definition.units.len() > MOST_UNITS {
            self.say(Subject::Part("units"), format!("a battle has 1 to {MOST_UNITS} units"));
        }
        for side in Side::BOTH {
            if !definition.units.iter().any(|unit| unit.side == side) {
                let name = definition.sides.get(side.index()).map_or("", String::as_str);
                self.say(Subject::Part("units"), format!("the {name} side has no unit"));
            }
        }
        let mut seen = BTreeSet::new();
        for unit in &definition.units {
            let subject = || Subject::Unit(unit.id.clone());
            self.name(subject(), "a unit's id", &unit.id);
            self.name(subject(), "a unit's name", &unit.name);
            self.name(subject(), "a unit's nation", &unit.nation);
            if !seen.insert(&unit.id) {
                self.say(subject(), format!("two units have the id {}", unit.id));
            }
            if unit.strength == 0 || unit.strength > GREATEST_STRENGTH {
                self.say(subject(), format!("{}: strength must be 1 to {GREATEST_STRENGTH}", unit.id));
            }
            if unit.garrison.is_some() && (unit.movement.0 > 0 || !matches!(unit.start, Start::At(_))) {
                self.say(subject(), format!("{}: a garrison starts on the map and has no movement", unit.id));
            }
            if unit.movement > GREATEST_MOVEMENT {
                self.say(subject(), format!("{}: movement above {GREATEST_MOVEMENT}", unit.id));
            }
            if let Some(id) = unit.division {
                match definition.divisions.get(usize::from(id.0)) {
                    None => self.say(subject(), format!("{}: there is no such division", unit.id)),
                    Some(division) if division.side != unit.side => self
                        .say(subject(), format!("{}: its division {} fights on the other side", unit.id, division.id)),
                    Some(_) => {}
                }
            }
        }
    }

    /// Checks the starts of units: on the map, with room, not among the enemy.
    fn places(&mut self) {
        let definition = self.definition;
        let mut held: BTreeMap<Hex, Vec<&UnitData>> = BTreeMap::new();
        for unit in &definition.units {
            let subject = || Subject::Unit(unit.id.clone());
            match unit.start {
                Start::At(hex) if !definition.map.exists(hex) => {
                    self.say(subject(), format!("{} starts in {hex}, which is off the map", unit.id));
                }
                Start::At(hex) if self.is_water(hex) => {
                    self.say(subject(), format!("{} starts in {hex}, which is a lake", unit.id));
                }
                Start::At(hex) => held.entry(hex).or_default().push(unit),
                Start::Summoned => match &definition.rules.summons {
                    None => self.say(subject(), format!("{} comes with a corps that nothing brings", unit.id)),
                    Some(summons) if summons.side != unit.side => {
                        self.say(subject(), format!("{} comes with a corps of the other side", unit.id));
                    }
                    Some(_) => {}
                },
                Start::Enters { entry, turn } => {
                    if definition.entries.get(usize::from(entry.0)).is_none() {
                        self.say(subject(), format!("{}: there is no such entry", unit.id));
                    }
                    if turn == 0 || turn > definition.turns.last {
                        self.say(subject(), format!("{} enters on turn {turn}, which is not on the track", unit.id));
                    }
                }
            }
        }
        for (hex, units) in held {
            let ids = units.iter().map(|unit| unit.id.as_str()).collect::<Vec<_>>().join(" and ");
            let Some(last) = units.last() else { continue };
            if units.iter().any(|unit| unit.side != last.side) {
                self.say(Subject::Unit(last.id.clone()), format!("enemies start in one hex: {ids} in {hex}"));
            } else if units.iter().filter(|unit| unit.garrison.is_none()).count()
                > usize::from(definition.rules.stacking)
                || units.iter().filter(|unit| unit.garrison.is_some()).count() > 1
            {
                let text = match definition.rules.stacking {
                    1 => format!("two units in a hex: {ids} in {hex}"),
                    most => format!("more than {most} units in a hex: {ids} in {hex}"),
                };
                self.say(Subject::Unit(last.id.clone()), text);
            }
        }
    }

    fn limits(&mut self) {
        let definition = self.definition;
        for (number, limit) in (0u8..=u8::MAX).zip(&definition.rules.limits) {
            let subject = || Subject::Limit(number);
            let named = match &limit.limit {
                Limit::Hold(divisions) => divisions,
                Limit::Only { divisions, others } => {
                    if *others > 1 {
                        self.say(subject(), "a movement limit leaves at most one division to choose");
                    }
                    divisions
                }
            };
            for id in named {
                if definition.divisions.get(usize::from(id.0)).is_none_or(|division| division.side != limit.side) {
                    self.say(subject(), "a movement limit names a division its side does not have");
                }
            }
        }
        if definition.rules.limits.len() > usize::from(LAST_TURN) {
            self.say(Subject::Part("limits"), format!("more than {LAST_TURN} movement limits"));
        }
    }

    fn armies(&mut self) {
        let definition = self.definition;
        let armies = &definition.rules.armies;
        let mut seen = BTreeSet::new();
        for army in armies {
            self.name(Subject::Part("armies"), "an army's nation", &army.nation);
            if !seen.insert(&army.nation) {
                self.say(Subject::Part("armies"), format!("the {} army is listed twice", army.nation));
            }
            if army.morale == 0 || army.morale > HIGHEST_MORALE || army.reset > HIGHEST_MORALE {
                self.say(Subject::Part("armies"), format!("morale must be 1 to {HIGHEST_MORALE}: {}", army.nation));
            }
            let sides: BTreeSet<Side> =
                definition.units.iter().filter(|unit| unit.nation == army.nation).map(|unit| unit.side).collect();
            if sides.len() != 1 {
                self.say(Subject::Part("armies"), format!("the {} army must have units of one side", army.nation));
            }
        }
        if armies.len() > 20 {
            self.say(Subject::Part("armies"), "more than 20 armies");
        }
        for unit in &definition.units {
            if !armies.is_empty() && !seen.contains(&unit.nation) {
                let text = format!("{}: the {} army has no morale, and others have", unit.id, unit.nation);
                self.say(Subject::Unit(unit.id.clone()), text);
            }
            if armies.is_empty() && unit.reserve {
                let text = format!("{} is in reserve, and nothing in this battle could release it", unit.id);
                self.say(Subject::Unit(unit.id.clone()), text);
            }
        }
    }

    /// Checks rules that depend on others.
    fn bounds(&mut self) {
        let definition = self.definition;
        let (rules, turns) = (&definition.rules, &definition.turns);
        let on_track = |turn: u8| (turns.first..=turns.last).contains(&turn);
        if turns.day_ends.contains(&turns.last) {
            self.say(Subject::Turn(turns.last), "the last turn ends the battle, not only a day");
        }
        if rules.prolonger.is_some() && turns.day_ends.is_empty() {
            self.say(Subject::Part("rules"), "a side may prolong the battle, but no day ends before its last turn");
        }
        if rules.guard_activation.is_some_and(|guard| guard.cost > HIGHEST_MORALE || rules.armies.is_empty()) {
            self.say(
                Subject::Part("rules"),
                format!("releasing the Guard costs at most {HIGHEST_MORALE} points of morale"),
            );
        }
        if rules.reserve_limits.iter().any(|&limit| limit > FARTHEST_RESERVE) {
            self.say(Subject::Part("rules"), format!("reserves keep at most {FARTHEST_RESERVE} hexes away"));
        }
        if definition.victory.prolonged.is_some_and(|prolonged| !on_track(prolonged.after_turn)) {
            self.say(
                Subject::Part("victory"),
                "the turn after which the battle counts as prolonged is not on the track",
            );
        }
    }

    fn summons(&mut self) {
        let Some(summons) = &self.definition.rules.summons else { return };
        let subject = || Subject::Part("summons");
        for entry in [summons.entry, summons.later] {
            if self.definition.entries.get(usize::from(entry.0)).is_none() {
                self.say(subject(), "the summons names an entry that does not exist");
            }
        }
        if !(1..=6).contains(&summons.face) {
            self.say(subject(), "the die that brings the corps has faces 1 to 6");
        }
        if summons.later_turn == 0 {
            self.say(subject(), "the turn from which the corps comes in any case is not on the track");
        }
    }

    fn victory(&mut self) {
        let victory = &self.definition.victory;
        let mut seen = BTreeSet::new();
        for objective in &victory.objectives {
            let subject = || Subject::Objective(objective.hex);
            if !self.definition.map.exists(objective.hex) {
                self.say(subject(), format!("objective {} is off the map", objective.hex));
            }
            if !seen.insert(objective.hex) {
                self.say(subject(), format!("objective {} is listed twice", objective.hex));
            }
            if objective.points > GREATEST_POINTS {
                self.say(subject(), format!("objective {} is worth more than {GREATEST_POINTS}", objective.hex));
            }
        }
        for (number, award) in (0u8..=u8::MAX).zip(&victory.awards) {
            if award.points > GREATEST_POINTS {
                self.say(Subject::Award(number), format!("an award is worth more than {GREATEST_POINTS}"));
            }
        }
        if victory.objectives.len() > 50 || victory.awards.len() > 20 {
            self.say(Subject::Part("victory"), "more than 50 objectives or 20 awards");
        }
        if victory.losses.iter().any(|&points| points > 10) {
            self.say(Subject::Part("victory"), "a strength point is worth at most 10");
        }
        if victory.prolonged.is_some_and(|prolonged| prolonged.points > GREATEST_POINTS) {
            self.say(Subject::Part("victory"), format!("a prolonged battle is worth at most {GREATEST_POINTS}"));
        }
        if !victory.levels.is_sorted_by(|a, b| a < b) || victory.levels[0] == 0 {
            self.say(Subject::Part("victory"), "the three levels of victory must rise");
        }
    }
}

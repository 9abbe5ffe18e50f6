//! A battle's version of the standard rules: stacking, roads, reserves, morale, and corps summoned by a die.

use super::forces::Forces;
use super::ground::Ground;
use super::halves::halves;
use super::reading::{KEYS, LAST_TURN, Reading};
use art_of_war::{Army, EntryId, GuardActivation, Halves, Rules, Start, Summons};
use engine::map::Subject;
use scenarios::fields::Fields;
use scenarios::mistake::{quote, suggest};
use scenarios::tree::Node;
use std::collections::BTreeSet;

/// The top of the printed morale track.
const GREATEST_MORALE: u8 = 50;
/// The longest reserve distance: reserves kept farther away would never meet the enemy. The printed limits are 3 and 4.
const FARTHEST_RESERVE: u8 = 20;
/// Faces of a die.
const FACES: std::ops::RangeInclusive<u8> = 1..=6;

/// The rules that need nothing but the sides; [`armies`], [`summons`] and the limits are added later.
pub(super) fn read(reading: &mut Reading<'_>, fields: &mut Fields<'_>) -> Option<Rules> {
    let mut table = fields.section("rules")?;
    let log = table.log;
    reading.note(Subject::Part("rules"), table.at);
    let stacking = table.number("stacking", 1..=2);
    let road_cost = table.required("road_cost").and_then(|node| halves(node, "road_cost", Halves(1)..=Halves(2), log));
    let waters_frozen = table.truth("waters_frozen", false);
    let divisional_integrity = table.truth("divisional_integrity", false);
    let weather_die = table.truth("weather_die", false);
    let night_release = table.truth("night_release", false);
    let coordination = table.truth("coordination", false);
    let reserve_limits = table.optional("reserve_limits").map_or([0; 2], |node| reserve_limits(reading, node));
    let guard_activation = table.optional("guard_activation").and_then(|node| guard_activation(reading, node));
    let prolonger = table.optional("prolonger").and_then(|node| reading.side(node, "prolonger"));
    table.finish(KEYS);
    Some(Rules {
        stacking: stacking.unwrap_or(2),
        road_cost: road_cost.unwrap_or(Halves(2)),
        waters_frozen,
        divisional_integrity,
        weather_die,
        limits: Vec::new(),
        night_release,
        coordination,
        reserve_limits,
        guard_activation,
        armies: Vec::new(),
        summons: None,
        prolonger,
    })
}

/// A distance for each side that has reserves, by the side's id.
fn reserve_limits(reading: &Reading<'_>, node: &Node) -> [u8; 2] {
    let mut limits = [0; 2];
    let Some(table) = node.fields("`reserve_limits`".into(), "reserve_limits", reading.log) else { return limits };
    let Some(sides) = &reading.sides else { return limits };
    for (word, at, node) in table.entries() {
        match sides.ids.iter().zip(&mut limits).find(|(id, _)| **id == word) {
            Some((id, limit)) => *limit = node.number(id, 0..=FARTHEST_RESERVE, reading.log).unwrap_or(0),
            None => {
                reading.say(at, format!("there is no side {}{}", quote(word), suggest(word, sides.ids.into_iter())))
            }
        }
    }
    limits
}

fn guard_activation(reading: &Reading<'_>, node: &Node) -> Option<GuardActivation> {
    let mut table = node.fields("`guard_activation`".into(), "guard_activation", reading.log)?;
    let side = table.required("side").and_then(|node| reading.side(node, "side"));
    let cost = table.number("cost", 0..=GREATEST_MORALE);
    table.finish(KEYS);
    Some(GuardActivation { side: side?, cost: cost? })
}

/// The armies that have a morale, each the units of one nation.
pub(super) fn armies(reading: &mut Reading<'_>, fields: &mut Fields<'_>, forces: &Forces) -> Vec<Army> {
    if let Some(node) = fields.optional("army") {
        reading.note(Subject::Part("armies"), node.at);
    }
    let nations: BTreeSet<&str> = forces.units.iter().map(|unit| unit.nation.as_str()).collect();
    let mut seen = BTreeSet::new();
    let mut armies = Vec::new();
    let mut wrong = false;
    for table in fields.items("army") {
        match army(reading, table, &nations, &mut seen) {
            Some(army) => armies.push(army),
            None => wrong = true,
        }
    }
    if wrong {
        // Without its army, units of that nation would be wrong too, but only for that.
        reading.incomplete.insert("armies");
        let missing = nations.into_iter().filter(|nation| armies.iter().all(|army: &Army| army.nation != *nation));
        let stand_ins: Vec<Army> = missing
            .map(|nation| Army { nation: nation.to_owned(), morale: 1, reset: 1, calls_reserves: false })
            .collect();
        armies.extend(stand_ins);
    }
    armies
}

fn army<'a>(
    reading: &Reading<'a>,
    mut table: Fields<'a>,
    nations: &BTreeSet<&str>,
    seen: &mut BTreeSet<&'a str>,
) -> Option<Army> {
    let node = table.required("nation");
    let nation = node.and_then(|node| reading.nation(node, "nation"));
    let morale = table.number("morale", 1..=GREATEST_MORALE);
    let reset = table.optional("reset").map_or(morale, |node| node.number("reset", 1..=GREATEST_MORALE, reading.log));
    let calls_reserves = table.truth("calls_reserves", false);
    table.finish(KEYS);
    let (node, nation) = (node?, nation?);
    if !seen.insert(nation) {
        reading.say(node.at, format!("two armies are {nation}"));
        return None;
    }
    if !nations.contains(nation) && !reading.incomplete.contains("units") {
        let hint = suggest(nation, nations.iter().copied());
        reading.say(node.at, format!("no unit of the nation {} takes part{hint}", quote(nation)));
        return None;
    }
    Some(Army { nation: nation.to_owned(), morale: morale?, reset: reset?, calls_reserves })
}

/// The corps summoned by a die.
pub(super) fn summons(
    reading: &mut Reading<'_>,
    fields: &mut Fields<'_>,
    ground: &Ground,
    forces: &Forces,
) -> Option<Summons> {
    let mut table = fields.optional_section("summons")?;
    reading.note(Subject::Part("summons"), table.at);
    let side = table.required("side").and_then(|node| reading.side(node, "side"));
    let turns = table.required("turns").and_then(|node| node.list("turns", reading.log));
    let turns = turns.map(|nodes| reading.turn_list(nodes, "turns"));
    let face = table.number("face", FACES);
    let entry = table.required("entry").and_then(|node| ground.entry(reading, node, "entry"));
    let later = table.required("later").and_then(|node| ground.entry(reading, node, "later"));
    // A battle that ends earlier has no later way of arrival.
    let later_turn = table.number("later_turn", 1..=LAST_TURN);
    table.finish(KEYS);
    if let (Some(side), Some(turns), Some(face), Some(entry), Some(later), Some(later_turn)) =
        (side, turns, face, entry, later, later_turn)
    {
        return Some(Summons { side, turns, face, entry, later, later_turn });
    }
    // A substitute, so that units that wait for the summons get no complaint.
    reading.incomplete.insert("summons");
    let waiting = forces.units.iter().find(|unit| unit.start == Start::Summoned);
    let side = waiting.map(|unit| unit.side).or(side)?;
    let entry = EntryId(0);
    Some(Summons { side, turns: Vec::new(), face: *FACES.start(), entry, later: entry, later_turn: LAST_TURN })
}

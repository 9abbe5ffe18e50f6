//! The armies: divisions and units.

use super::ground::Ground;
use super::halves::halves;
use super::reading::{KEYS, LONGEST_PART, Reading, remark};
use super::starts::{self, Change, Starts};
use art_of_war::{Arm, Division, DivisionId, Garrison, Halves, UnitData};
use engine::contract::Side;
use engine::map::Subject;
use scenarios::fields::Fields;
use scenarios::heading::LONGEST_NAME;
use scenarios::mistake::{quote, suggest};
use std::collections::{BTreeMap, BTreeSet};

/// The engine's bound: the strongest printed unit is a 9.
const GREATEST_STRENGTH: u8 = 50;
/// The engine's bound: the fastest printed unit has 6 points.
const GREATEST_MOVEMENT: Halves = Halves::points(30);

const ARMS: [(&str, Arm); 3] = [("infantry", Arm::Infantry), ("cavalry", Arm::Cavalry), ("artillery", Arm::Artillery)];
const GARRISONS: [(&str, Garrison); 2] = [("lunette", Garrison::Lunette), ("troops", Garrison::Troops)];

/// Both armies.
#[derive(Default)]
pub(super) struct Forces {
    pub(super) divisions: Vec<Division>,
    pub(super) formations: Vec<String>,
    pub(super) units: Vec<UnitData>,
    /// Divisions by id, those that are wrong included.
    pub(super) known: BTreeMap<String, Option<Parent>>,
}

/// The facts of a division that its units and limits need.
#[derive(Clone)]
pub(super) struct Parent {
    pub(super) id: DivisionId,
    pub(super) side: Side,
    name: String,
    nation: Option<String>,
}

pub(super) fn read(reading: &mut Reading<'_>, fields: &mut Fields<'_>, ground: &Ground, starts: Starts) -> Forces {
    let mut forces = Forces::default();
    divisions(reading, fields, &mut forces);
    units(reading, fields, &mut forces, ground, starts);
    forces
}

fn divisions(reading: &mut Reading<'_>, fields: &mut Fields<'_>, forces: &mut Forces) {
    if let Some(node) = fields.optional("division") {
        reading.note(Subject::Part("divisions"), node.at);
    }
    for mut division in fields.items("division") {
        let at = division.at;
        let id = division.name("id", LONGEST_PART);
        let name = division.name("name", LONGEST_PART);
        let side = division.required("side").and_then(|node| reading.side(node, "side"));
        let nation = division.optional("nation").and_then(|node| reading.nation(node, "nation"));
        let fresh =
            division.optional("fresh").map_or(Some(0), |node| node.number("fresh", 0..=GREATEST_STRENGTH, reading.log));
        let formation = remark(&mut division, "formation").unwrap_or_default();
        division.finish(KEYS);
        let Some(id) = id else { continue };
        if forces.known.contains_key(id) {
            reading.say(at, format!("two divisions have the id {id}"));
            continue;
        }
        reading.note(Subject::Division(id.to_owned()), at);
        let number = u8::try_from(forces.divisions.len()).ok();
        let (Some(name), Some(side), Some(fresh), Some(number)) = (name, side, fresh, number) else {
            forces.known.insert(id.to_owned(), None);
            continue;
        };
        let nation = nation.map(str::to_owned);
        let parent = Parent { id: DivisionId(number), side, name: name.to_owned(), nation };
        forces.known.insert(id.to_owned(), Some(parent));
        forces.divisions.push(Division { id: id.to_owned(), name: name.to_owned(), side, fresh });
        forces.formations.push(formation);
    }
}

fn units(reading: &mut Reading<'_>, fields: &mut Fields<'_>, forces: &mut Forces, ground: &Ground, mut starts: Starts) {
    if let Some(node) = fields.required("unit") {
        reading.note(Subject::Part("units"), node.at);
    }
    let mut seen = BTreeSet::new();
    for unit in fields.items("unit") {
        let at = unit.at;
        match self::unit(reading, unit, forces, ground) {
            (Some(id), _) if !seen.insert(id.clone()) => {
                reading.say(at, format!("two units have the id {id}"));
                reading.incomplete.insert("units");
            }
            (Some(id), unit) => {
                let change = starts.take(&id);
                match (unit, change) {
                    (_, Some(Change::Out)) => {}
                    (Some(mut unit), Some(Change::Begins { start, reserve, at })) => {
                        unit.start = start.unwrap_or(unit.start);
                        unit.reserve = reserve.unwrap_or(unit.reserve);
                        reading.note(Subject::Unit(id), at);
                        forces.units.push(unit);
                    }
                    (Some(unit), None) => forces.units.push(unit),
                    (None, _) | (_, Some(Change::Wrong)) => {
                        reading.incomplete.insert("units");
                    }
                }
            }
            (None, _) => {
                reading.incomplete.insert("units");
            }
        }
    }
    starts.finish(reading, seen.iter().map(String::as_str));
}

/// A unit, and its id even if the rest of it is wrong.
fn unit(
    reading: &mut Reading<'_>,
    mut fields: Fields<'_>,
    forces: &Forces,
    ground: &Ground,
) -> (Option<String>, Option<UnitData>) {
    let log = fields.log;
    let id = fields.name("id", LONGEST_PART).map(str::to_owned);
    let division_node = fields.optional("division");
    let parent = division_node.and_then(|node| find(reading, node, forces));
    let side = side(reading, &mut fields, division_node.is_some(), parent.as_ref());
    let nation = match fields.optional("nation") {
        Some(node) => reading.nation(node, "nation").map(str::to_owned),
        None => parent.as_ref().and_then(|parent| parent.nation.clone()),
    };
    let arm = fields.required("type").and_then(|node| node.choice("type", &ARMS, log));
    let strength = fields.number("strength", 1..=GREATEST_STRENGTH);
    let movement =
        fields.required("movement").and_then(|node| halves(node, "movement", Halves(0)..=GREATEST_MOVEMENT, log));
    let guard = fields.truth("guard", false);
    let reserve = fields.truth("reserve", false);
    let garrison_node = fields.optional("garrison");
    let garrison = garrison_node.and_then(|node| node.choice("garrison", &GARRISONS, log));
    let name = fields.optional_name("name", LONGEST_NAME).map(str::to_owned);
    let start = starts::start(reading, &mut fields, ground);
    if let (Some(id), Some((_, at))) = (&id, start) {
        reading.note(Subject::Unit(id.clone()), at);
    }
    if nation.is_none() && (division_node.is_none() || parent.is_some()) && !fields.has("nation") {
        log.say(fields.at, "[[unit]] lacks the key `nation`, and its division does not give one");
    }
    fields.finish(KEYS);
    if (division_node.is_some() && parent.is_none()) || (garrison_node.is_some() && garrison.is_none()) {
        return (id, None);
    }
    let unit = || {
        let (strength, movement, arm, nation) = (strength?, movement?, arm?, nation?);
        let name = name.unwrap_or_else(|| {
            let whose = parent.as_ref().map_or(nation.as_str(), |parent| parent.name.as_str());
            let arm = ARMS.iter().find(|(_, other)| *other == arm).map_or("", |(word, _)| word);
            format!("{whose} {arm} {strength}-{movement}")
        });
        let division = parent.as_ref().map(|parent| parent.id);
        Some(UnitData {
            id: id.clone()?,
            name,
            side: side?,
            nation,
            division,
            arm,
            strength,
            movement,
            guard,
            reserve,
            garrison,
            start: start?.0,
        })
    };
    (id.clone(), unit())
}

/// The division that a unit or a limit names. A division that is there but wrong gets no second complaint.
pub(super) fn find(reading: &Reading<'_>, node: &scenarios::tree::Node, forces: &Forces) -> Option<Parent> {
    let word = node.text("division", reading.log)?;
    match forces.known.get(word) {
        Some(parent) => parent.clone(),
        None => {
            let hint = suggest(word, forces.known.keys().map(String::as_str));
            reading.say(node.at, format!("there is no division {}{hint}", quote(word)));
            None
        }
    }
}

/// A unit fights for its division's side; only a unit without one must name its side.
fn side(reading: &Reading<'_>, fields: &mut Fields<'_>, has_division: bool, parent: Option<&Parent>) -> Option<Side> {
    let node = if has_division { fields.optional("side") } else { fields.required("side") };
    let Some(node) = node else { return parent.map(|parent| parent.side) };
    let side = reading.side(node, "side");
    if let (Some(side), Some(parent)) = (side, parent)
        && side != parent.side
    {
        reading.say(node.at, format!("its division, {}, fights on the other side", parent.name));
        return None;
    }
    side
}

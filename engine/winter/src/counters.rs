//! All counters of a battle: those of its definition, and the skirmish units and crews that may come of them (R80).

use super::board::{Chief, Counter, Key, Role};
use super::definition::*;
use super::state::{LeaderId, UnitId};
use super::whole::FieldOfBattle;
use engine::contract::Side;
use std::collections::BTreeMap;

#[derive(Default)]
pub(super) struct Names {
    pub(super) all: Vec<String>,
}

impl Names {
    pub(super) fn key(&mut self, name: Option<&String>) -> Option<Key> {
        let name = name?;
        let at = self.all.iter().position(|known| known == name).unwrap_or_else(|| {
            self.all.push(name.clone());
            self.all.len() - 1
        });
        Some(small(at))
    }
}

pub(super) fn small(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// Places in a list in the order of its texts.
pub(super) fn sorted<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let mut order: Vec<(&str, usize)> = texts.enumerate().map(|(at, text)| (text, at)).collect();
    order.sort();
    order.into_iter().map(|(_, at)| at).collect()
}

pub(super) fn nobody() -> Counter {
    Counter {
        id: String::new(),
        name: String::from("nobody"),
        side: Side::First,
        nation: Nation::Russian,
        role: Role::Crew,
        strength: 0,
        guns: 0,
        er: 0,
        em: 0,
        parent: None,
        children: Vec::new(),
        regiment: None,
        brigade: None,
        division: None,
        battery: None,
        attached: None,
        group: None,
        drunken: false,
        line_bound: false,
        tires: None,
        body: None,
        data: usize::MAX,
    }
}

/// The army or corps of a unit: the one that names its division, else its corps, else the one for all units (14).
fn body_of(bodies: &[Body], unit: &UnitData) -> Option<u8> {
    let own =
        |wanted: Option<&String>| bodies.iter().position(|body| body.side == unit.side && body.of.as_ref() == wanted);
    let named = |name: &Option<String>| name.as_ref().and_then(|name| own(Some(name)));
    let at = named(&unit.division).or_else(|| named(&unit.corps)).or_else(|| own(None));
    at.and_then(|at| u8::try_from(at).ok())
}

/// The brigades that tire, by name, with every counter's place among them: foot and horse, but no Cossacks and no Russian
/// Jaegers, who go by the clock (15).
pub(super) fn tire(units: &mut [Counter], names: &[String]) -> Vec<Key> {
    let tires = |unit: &Counter| match unit.role {
        Role::Battalion(kind) => kind != FootKind::Jaeger || unit.nation != Nation::Russian,
        Role::Cavalry(kind) => kind != HorseKind::Cossack,
        _ => false,
    };
    let mut brigades: Vec<Key> = units.iter().filter(|unit| tires(unit)).filter_map(|unit| unit.brigade).collect();
    brigades.sort_by_key(|&key| names.get(usize::from(key)));
    brigades.dedup();
    let place = |unit: &Counter| brigades.iter().position(|&key| Some(key) == unit.brigade).map(small);
    let places: Vec<Option<u16>> = units.iter().map(|unit| tires(unit).then(|| place(unit)).flatten()).collect();
    let of_parent =
        |unit: &Counter| unit.parent.and_then(|parent| places.get(usize::from(parent.0)).copied().flatten());
    let all: Vec<Option<u16>> = units
        .iter()
        .zip(&places)
        .map(|(unit, own)| if unit.role == Role::Skirmisher { of_parent(unit) } else { *own })
        .collect();
    for (unit, place) in units.iter_mut().zip(all) {
        unit.tires = place;
    }
    brigades
}

/// All counters by id: those of the definition, and the skirmish units and crews that may come of them (R80).
pub(super) fn counters(
    definition: &Definition,
    names: &mut Names,
    leaders: &BTreeMap<&str, LeaderId>,
    whole: Option<&FieldOfBattle>,
) -> Vec<Counter> {
    let mut made: Vec<(Counter, Option<String>)> = Vec::new();
    let tables = &definition.tables;
    for (data, unit) in definition.units.iter().enumerate() {
        let role = match unit.arm {
            Arm::Infantry(kind) => Role::Battalion(kind),
            Arm::Cavalry(kind) => Role::Cavalry(kind),
            Arm::Artillery(kind) => Role::Battery(kind),
        };
        let group = unit.group.as_ref();
        let drunken = definition.rules.drunken.as_ref();
        // On the whole field a counter has one printed strength, and bodies of its own rules [R101, 1.15].
        let on_field = whole.and_then(|whole| Some((whole, whole.field.units.get(data)?)));
        let body = match on_field {
            Some((whole, unit)) => whole.field.body_of(unit).and_then(|at| u8::try_from(at).ok()),
            None => body_of(&definition.rules.bodies, unit),
        };
        let strength = on_field.map_or(unit.strength, |(_, unit)| unit.printed);
        let counter = Counter {
            id: unit.id.clone(),
            name: unit.name.clone(),
            side: unit.side,
            nation: unit.nation,
            role,
            strength,
            guns: unit.guns,
            er: unit.er,
            em: unit.em,
            parent: None,
            children: Vec::new(),
            regiment: names.key(unit.regiment.as_ref()),
            brigade: names.key(unit.brigade.as_ref()),
            division: names.key(unit.division.as_ref()),
            battery: names.key(unit.battery.as_ref()),
            attached: unit.attached.as_ref().and_then(|id| leaders.get(id.as_str()).copied()),
            group: group
                .and_then(|name| definition.rules.groups.iter().position(|group| group.id == *name))
                .and_then(|at| u8::try_from(at).ok()),
            drunken: drunken.is_some_and(|drunken| group == Some(&drunken.group)),
            line_bound: drunken.is_some_and(|drunken| {
                unit.regiment.as_ref().is_some_and(|name| drunken.bound_regiments.contains(name))
            }),
            tires: None,
            body,
            data,
        };
        if matches!(role, Role::Battalion(FootKind::Light | FootKind::Jaeger)) {
            let strength =
                if strength >= tables.skirmish.large_from { tables.skirmish.size_large } else { tables.skirmish.size };
            for number in 1..=tables.skirmish.at_once {
                let id = format!("{}/s{number}", unit.id);
                let name = format!("{} skirmishers {number}", unit.name);
                let skirmisher = Counter { id, name, role: Role::Skirmisher, strength, ..counter.clone() };
                made.push((skirmisher, Some(unit.id.clone())));
            }
        }
        if matches!(role, Role::Battery(_)) {
            let (id, name) = (format!("{}/crew", unit.id), format!("crew of {}", unit.name));
            made.push((Counter { id, name, role: Role::Crew, guns: 0, ..counter.clone() }, Some(unit.id.clone())));
        }
        made.push((counter, None));
    }
    made.sort_by(|a, b| a.0.id.cmp(&b.0.id));
    let places: BTreeMap<String, UnitId> =
        made.iter().enumerate().map(|(at, (counter, _))| (counter.id.clone(), UnitId(small(at)))).collect();
    let mut units: Vec<Counter> = Vec::new();
    let mut children: Vec<(UnitId, UnitId)> = Vec::new();
    for (at, (mut counter, parent)) in made.into_iter().enumerate() {
        counter.parent = parent.and_then(|parent| places.get(&parent).copied());
        children.extend(counter.parent.map(|parent| (parent, UnitId(small(at)))));
        units.push(counter);
    }
    for (parent, child) in children {
        if let Some(known) = units.get_mut(usize::from(parent.0)) {
            known.children.push(child);
        }
    }
    units
}

/// The units that each leader's list holds, leader by leader [1.12].
pub(super) fn lists(
    definition: &Definition,
    leaders: &[Chief],
    units: &[Counter],
    whole: Option<&FieldOfBattle>,
) -> Vec<bool> {
    let mut holds = Vec::new();
    for (at, leader) in leaders.iter().enumerate() {
        let list = definition.leaders.get(leader.data).map_or(&[][..], |data| data.commands.as_slice());
        let on_field = whole.and_then(|whole| whole.field.leaders.get(leader.data));
        for unit in units {
            let data = definition.units.get(unit.data);
            let named = |name: &Option<String>| name.as_ref().is_some_and(|name| list.contains(name));
            let horse = unit.is_cavalry() && !unit.is_cossack() && unit.nation == Nation::Russian;
            let listed = list.iter().any(|name| name == "*" || name == "C" && horse)
                || data.is_some_and(|data| {
                    named(&data.brigade) || named(&data.regiment) || named(&data.division) || named(&data.corps)
                });
            // An attachment replaces the own brigade leader.
            let replaced = leader.level == Level::Brigade && unit.attached.is_some();
            let held = match (on_field, whole.and_then(|whole| whole.field.units.get(unit.data))) {
                (Some(leader), Some(unit)) => leader.lists(unit),
                _ if replaced => unit.attached == Some(LeaderId(small(at))),
                _ => listed,
            };
            holds.push(held && leader.side == unit.side);
        }
    }
    holds
}

/// The chain of command of each leader: his list, and those of all who are under him [1.12].
pub(super) fn chains(holds: &[bool], leaders: &[Chief], width: usize) -> Vec<bool> {
    let mut chain = holds.to_vec();
    for (at, leader) in leaders.iter().enumerate() {
        // Up from a leader to all above it; no leader is its own superior [faults].
        let mut above = leader.superior;
        while let Some(superior) = above {
            for unit in 0..width {
                if holds.get(at * width + unit) == Some(&true)
                    && let Some(known) = chain.get_mut(usize::from(superior.0) * width + unit)
                {
                    *known = true;
                }
            }
            above = leaders.get(usize::from(superior.0)).and_then(|leader| leader.superior);
        }
    }
    chain
}

//! Counters and leaders of the whole field. They stand in groups that say once what all of them share.

use crate::forces;
use crate::reading::{Reading, side, string, strings};
use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::mistake::{Log, Spot};
use scenarios::tree::{KeyTable, Value};
use std::collections::{BTreeMap, BTreeSet};
use winter::definition::{Entry, Start};
use winter::faults::fits;
use winter::state::CommandState;
use winter::whole::{FieldLeader, FieldOption, FieldUnit, Post, Rank};

/// The strongest counter.
const MOST_STRENGTH: u8 = 40;

/// The ground on which the armies begin.
pub(super) struct Place<'a> {
    pub(super) reading: &'a Reading<'a>,
    pub(super) entries: &'a [Entry],
    pub(super) lakes: &'a BTreeSet<Hex>,
}

/// A counter or leader: its own keys, and those of its group that it lacks.
struct Record {
    at: Spot,
    keys: KeyTable,
}

impl Record {
    /// The place of a key, or of the record if it has no such key.
    fn place_of(&self, key: &str) -> Spot {
        self.keys.get(key).map_or(self.at, |(_, node)| node.at)
    }

    /// Moves keys to a table of their own.
    fn take(&mut self, keys: &[&str]) -> KeyTable {
        keys.iter().filter_map(|&key| self.keys.remove_entry(key)).collect()
    }

    fn fields<'a>(&'a self, log: &'a Log) -> Fields<'a> {
        Fields::new("this one", self.at, &self.keys, log)
    }
}

/// The records of the list `list` in each group `group`.
fn records(fields: &mut Fields<'_>, group: &'static str, list: &'static str) -> Vec<Record> {
    let mut records = Vec::new();
    let groups = fields.items(group);
    if groups.is_empty() {
        fields.log.say(fields.at, format!("there is no [[{group}]] with `{list}`"));
    }
    for mut fields in groups {
        if fields.required(list).is_none() {
            continue;
        }
        for node in fields.list(list) {
            let Value::Table(own) = &node.value else {
                fields.log.say(node.at, format!("`{list}` is a list of tables"));
                continue;
            };
            let mut keys: KeyTable = fields
                .table()
                .iter()
                .filter(|(key, _)| *key != list)
                .map(|(key, at)| (key.clone(), at.clone()))
                .collect();
            keys.extend(own.iter().map(|(key, at)| (key.clone(), at.clone())));
            records.push(Record { at: node.at, keys });
        }
    }
    records
}

/// Options by the words of the data.
pub(super) const OPTIONS: &[(&str, FieldOption)] = &[
    ("podolsk", FieldOption::Podolsk),
    ("jaeger23", FieldOption::Jaegers23),
    ("grodno", FieldOption::Grodno),
    ("prittwitz", FieldOption::Prittwitz),
    ("marcognet", FieldOption::Marcognet),
    ("dahlmann", FieldOption::Dahlmann),
];

pub(super) const POSTS: &[(&str, Post)] =
    &[("left", Post::Left), ("centre", Post::Centre), ("right", Post::Right), ("reserve", Post::Reserve)];

pub(super) fn choice<T: Copy>(fields: &mut Fields<'_>, key: &'static str, choices: &[(&str, T)]) -> Option<T> {
    let log = fields.log;
    fields.optional(key).and_then(|node| node.choice(key, choices, log))
}

pub(super) fn number(fields: &mut Fields<'_>, key: &'static str, most: u8) -> Option<u8> {
    let log = fields.log;
    fields.optional(key).and_then(|node| node.number(key, 0..=most, log))
}

/// Every counter.
pub(super) fn units(fields: &mut Fields<'_>, place: &Place<'_>) -> Vec<FieldUnit> {
    let log = place.reading.log;
    let mut ids = BTreeMap::new();
    let mut units = Vec::new();
    for mut record in records(fields, "troop", "units") {
        let own = record.take(&["printed", "fatigue", "seq", "battery_of", "option"]);
        let mut more = Fields::new("this one", record.at, &own, log);
        let Some(unit) = forces::unit(record.fields(log), place.reading) else { continue };
        place.check(&record, &mut ids, &unit.id, &unit.start);
        if !fits(unit.arm, unit.formation) {
            log.say(record.place_of("formation"), format!("{} cannot have this formation", unit.id));
        }
        let printed = more.optional("printed");
        let printed = printed.and_then(|node| node.number("printed", unit.strength..=MOST_STRENGTH, log));
        units.push(FieldUnit {
            printed: printed.unwrap_or(unit.strength),
            fatigue: number(&mut more, "fatigue", 12).unwrap_or(0),
            wave: number(&mut more, "seq", 20),
            grand_battery: choice(&mut more, "battery_of", POSTS),
            by_option: choice(&mut more, "option", OPTIONS),
            unit,
        });
    }
    units
}

/// Every leader. Each has a superior of a higher level, if any, and troops.
pub(super) fn leaders(fields: &mut Fields<'_>, place: &Place<'_>, units: &[FieldUnit]) -> Vec<FieldLeader> {
    let log = place.reading.log;
    let mut ids = BTreeMap::new();
    let mut leaders: Vec<(Record, FieldLeader)> = Vec::new();
    for record in records(fields, "staff", "leaders") {
        let Some(leader) = leader(record.fields(log), place.reading) else { continue };
        place.check(&record, &mut ids, &leader.id, &leader.start);
        if !units.iter().any(|unit| leader.lists(unit)) {
            log.say(record.place_of("commands"), format!("{} leads no unit of this field", leader.id));
        }
        leaders.push((record, leader));
    }
    let ranks: BTreeMap<&str, Rank> = leaders.iter().map(|(_, leader)| (leader.id.as_str(), leader.rank)).collect();
    for (record, leader) in &leaders {
        let Some(superior) = &leader.superior else { continue };
        // A superior of a higher level is never below the leader himself.
        if ranks.get(superior.as_str()).is_none_or(|rank| *rank <= leader.rank) {
            log.say(record.place_of("superior"), format!("{superior} is no superior of {}", leader.id));
        }
    }
    leaders.into_iter().map(|(_, leader)| leader).collect()
}

impl Place<'_> {
    /// Checks that an id is new, and that its counter begins where it can.
    fn check(&self, record: &Record, ids: &mut BTreeMap<String, ()>, id: &str, start: &Start) {
        let log = self.reading.log;
        if ids.insert(id.to_owned(), ()).is_some() {
            log.say(record.place_of("id"), format!("{id} is listed twice"));
        }
        match start {
            Start::On(hex) if self.lakes.contains(hex) => {
                let name = self.reading.chart.name(*hex);
                log.say(record.place_of("start"), format!("{id} begins in {name}, on a frozen lake"));
            }
            Start::Entry { code, .. } if !self.entries.iter().any(|entry| entry.code == *code) => {
                log.say(record.place_of("entry"), format!("{id} enters at {code}, which is nowhere"));
            }
            _ => {}
        }
    }
}

fn leader(mut fields: Fields<'_>, reading: &Reading<'_>) -> Option<FieldLeader> {
    let log = reading.log;
    let ranks = [
        ("brigade", Rank::Brigade),
        ("artillery", Rank::Artillery),
        ("cossack", Rank::Cossack),
        ("battery", Rank::Battery),
        ("division", Rank::Division),
        ("detachment", Rank::Detachment),
        ("wing", Rank::Wing),
        ("corps", Rank::Corps),
        ("army", Rank::Army),
    ];
    let states =
        [("standing", CommandState::Standing), ("mobile", CommandState::Mobile), ("inactive", CommandState::Inactive)];
    let leader = FieldLeader {
        id: fields.name("id", 40)?.to_owned(),
        name: fields.name("name", 60)?.to_owned(),
        side: side(fields.required("side")?, log)?,
        rank: fields.required("level")?.choice("level", &ranks, log)?,
        radius: fields.number("radius", 0..=40u8)?,
        bonus: number(&mut fields, "bonus", 9).unwrap_or(0),
        mobile: number(&mut fields, "mobile", 9).unwrap_or(0),
        commands: strings(&mut fields, "commands"),
        superior: string(&mut fields, "superior"),
        start: forces::start(&mut fields, reading)?,
        state: choice(&mut fields, "state", &states).unwrap_or(CommandState::Standing),
        delay: number(&mut fields, "delay", 3),
        attack_order: fields.truth("attack_order", false),
        reduced: fields.truth("reduced", false),
        may_start_reduced: fields.truth("may_start_reduced", false),
        independent: fields.truth("independent", false),
        light_cavalry: fields.truth("light_group", false),
        post: choice(&mut fields, "place", POSTS),
        by_option: choice(&mut fields, "option", OPTIONS),
    };
    for key in ["conf", "turn", "entry"] {
        fields.optional(key);
    }
    fields.finish(&[]);
    Some(leader)
}

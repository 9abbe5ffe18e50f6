//! Reads a battle of Winter's Victory: its map, its counters, the numbers of its rules, and what is special to it.
//!
//! Each value is checked where it stands and left out if it is wrong; the battle as a whole is then checked by the
//! engine.

mod forces;
mod ground;
mod rules;
mod tables;

use crate::fields::{Fields, Number};
use crate::mistake::{Log, Mistake, Spot, Text};
use crate::tree::{self, Node, Table};
use engine::contract::Side;
use engine::hex::Hex;
use engine::winter::chart::Chart;
use engine::winter::{Board, Definition};

impl Number for i8 {}
impl Number for i16 {}

/// The battles that come with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Battle {
    /// 20.0: the road at Gruenhoefchen.
    Training,
    /// 20.1: Bennigsen turns to fight.
    Eylau,
    /// 20.2: the Iron Marshal strikes.
    Serpallen,
}

/// The files a battle is read from.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The map.
    pub map: &'a str,
    /// Counters, tables and scenarios.
    pub units: &'a str,
    /// Counters and scenario of a battle of its own, if it has them.
    pub own: Option<&'a str>,
}

impl Battle {
    /// All of them, the one to begin with first.
    pub const ALL: [Battle; 3] = [Battle::Training, Battle::Eylau, Battle::Serpallen];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Battle::Training => "winter-training",
            Battle::Eylau => "winter-20-1",
            Battle::Serpallen => "winter-20-2",
        }
    }

    const fn keys(self) -> [&'static str; 3] {
        match self {
            Battle::Training => ["leader_training", "unit_training", "scenario_training"],
            Battle::Eylau => ["leader_20_1", "unit_20_1", "scenario_20_1"],
            Battle::Serpallen => ["leader_20_2", "unit_20_2", "scenario_20_2"],
        }
    }

    /// Its files as they come with the program.
    pub const fn files(self) -> Files<'static> {
        const MAP_A: &str = include_str!("../../data/winter/map_a.toml");
        const MAP_C: &str = include_str!("../../data/winter/map_c.toml");
        const UNITS: &str = include_str!("../../data/winter/units.toml");
        const TRAINING: &str = include_str!("../../data/winter/training.toml");
        match self {
            Battle::Training => Files { map: MAP_A, units: UNITS, own: Some(TRAINING) },
            Battle::Eylau => Files { map: MAP_A, units: UNITS, own: None },
            Battle::Serpallen => Files { map: MAP_C, units: UNITS, own: None },
        }
    }
}

/// A battle that comes with the program.
///
/// # Errors
/// Every mistake in its files; there are none.
pub fn built_in(battle: Battle) -> Result<Definition, Vec<Mistake>> {
    open(battle, &battle.files())
}

/// A battle from texts.
///
/// # Errors
/// Every mistake in them, by line, and what the rules cannot be played with.
pub fn open(battle: Battle, files: &Files<'_>) -> Result<Definition, Vec<Mistake>> {
    let log = Log::default();
    let mut texts = vec![
        Text { name: String::from("map.toml"), text: files.map.to_owned() },
        Text { name: String::from("units.toml"), text: files.units.to_owned() },
    ];
    texts.extend(files.own.map(|text| Text { name: String::from("scenario.toml"), text: text.to_owned() }));
    let trees: Vec<Table> = texts.iter().enumerate().map(|(at, text)| tree::parse(&text.text, at, &log)).collect();
    let definition = if log.is_clean() { read(battle, &trees, &log) } else { None };
    if let Some(definition) = definition.filter(|_| log.is_clean()) {
        match Board::new(definition.clone()) {
            Ok(_) => return Ok(definition),
            Err(faults) => {
                let start = Spot { file: texts.len() - 1, offset: 0 };
                faults.iter().for_each(|fault| log.say(start, fault.to_string()));
            }
        }
    }
    Err(log.finish(&texts))
}

/// What everything is read with: the part of the sheets, and where to complain.
pub(crate) struct Reading<'a> {
    pub(crate) log: &'a Log,
    pub(crate) chart: Chart,
}

impl Reading<'_> {
    /// A hex by its printed number.
    pub(crate) fn hex(&self, node: &Node, label: &str) -> Option<Hex> {
        let text = node.text(label, self.log)?;
        let hex = self.chart.read(text);
        if hex.is_none() {
            self.log.say(node.at, format!("`{label}`: there is no hex {text} on this map"));
        }
        hex
    }

    pub(crate) fn hexes(&self, fields: &mut Fields<'_>, key: &'static str) -> Vec<Hex> {
        fields.list(key).iter().filter_map(|node| self.hex(node, key)).collect()
    }
}

/// The side of a word.
pub(crate) fn side(node: &Node, log: &Log) -> Option<Side> {
    node.choice("side", &[("allied", Side::First), ("french", Side::Second)], log)
}

pub(crate) fn strings(fields: &mut Fields<'_>, key: &'static str) -> Vec<String> {
    let log = fields.log;
    fields.list(key).iter().filter_map(|node| node.name(key, 60, log)).map(str::to_owned).collect()
}

pub(crate) fn string(fields: &mut Fields<'_>, key: &'static str) -> Option<String> {
    fields.optional_name(key, 60).map(str::to_owned)
}

fn read(battle: Battle, trees: &[Table], log: &Log) -> Option<Definition> {
    let [map, units, ..] = trees else { return None };
    let own = trees.get(2).unwrap_or(units);
    let at = |file: usize| Spot { file, offset: 0 };
    let file = trees.len() - 1;
    let [leader_key, unit_key, scenario_key] = battle.keys();
    let mut map = Fields::new("the map", at(0), map, log);
    let mut counters = Fields::new("the counters", at(1), units, log);
    let mut own = Fields::new("the battle", at(file), own, log);
    let tables = tables::read(counters.section("tables")?)?;
    let mut scenario = own.section(scenario_key)?;
    let (mut ground, sheet, reading) = ground::read(&mut map, &mut scenario, log)?;
    let units = own.items(unit_key).into_iter().filter_map(|fields| forces::unit(fields, &reading)).collect();
    let mut leaders: Vec<_> =
        own.items(leader_key).into_iter().filter_map(|fields| forces::leader(fields, &reading)).collect();
    let lost = strings(&mut scenario, "lost_for_good");
    for leader in &mut leaders {
        leader.returns = !lost.contains(&leader.id);
    }
    for code in strings(&mut scenario, "no_road_column") {
        for entry in ground.entries.iter_mut().filter(|entry| entry.code == code) {
            entry.no_road_column = true;
        }
    }
    let rules = rules::read(scenario, &reading, &ground, &sheet)?;
    Some(Definition { id: battle.id().to_owned(), ground, tables, units, leaders, rules })
}

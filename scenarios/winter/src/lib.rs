//! Reads a battle of Winter's Victory: its map, its counters, the numbers of its rules, and its special rules.
//!
//! Each value is checked where it is read, and left out if it is wrong. The engine then checks the battle as a whole.

mod built_in;
mod forces;
mod ground;
mod reading;
mod rules;
mod tables;
mod whole;

use engine::contract::{Game as _, Side};
use engine::hex::{Hex, Hexside};
use reading::strings;
use scenarios::fields::Fields;
use scenarios::heading::Heading;
use scenarios::mistake::{Mistake, Spot};
use scenarios::tree::Value;
use scenarios::{Content, Drawing, FileColour, Files, Gazetteer, MAIN_FILE, Nation, Place, Road, Scenario, heading};
use std::collections::BTreeMap;
use winter::{Board, Definition, Game, WholeField};

/// The reader of these battles.
pub static READER: scenarios::Reader =
    scenarios::Reader { name: Game::SYSTEM, read, battles: built_in::BATTLES, about: built_in::about };
/// This reader alone.
pub const BATTLES: scenarios::Readers = scenarios::Readers::new(const { &[&READER] });

/// The name of the battle on the whole field in its file.
const WHOLE_FIELD: &str = "20_3";

/// The battles of a part of the field that come with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Battle {
    /// 20.0: the road at Grünhöfchen.
    Training,
    /// 20.1: Bennigsen turns to fight.
    Eylau,
    /// 20.2: the Iron Marshal strikes.
    Serpallen,
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

    /// The keys of its leaders, units and rules.
    const fn keys(self) -> [&'static str; 3] {
        match self {
            Battle::Training => ["leader_training", "unit_training", "scenario_training"],
            Battle::Eylau => ["leader_20_1", "unit_20_1", "scenario_20_1"],
            Battle::Serpallen => ["leader_20_2", "unit_20_2", "scenario_20_2"],
        }
    }
}

/// The data that the rules read of a battle of this system.
///
/// ```
/// let training = winter_files::BATTLES.built_in("winter-training").unwrap();
/// assert_eq!(winter_files::definition(&training).unwrap().units.len(), 14);
/// ```
pub fn definition(scenario: &Scenario) -> Option<&Definition> {
    scenario.content::<Definition>()
}

/// A battle that comes with the program.
///
/// # Errors
/// Every mistake in its files; there are none.
pub fn built_in(battle: Battle) -> Result<Definition, Vec<Mistake>> {
    let files = built_in::BATTLES.iter().find(|(id, _)| *id == battle.id()).map_or(&[][..], |(_, files)| files);
    let scenario = BATTLES.parse(&source(files), MAIN_FILE)?;
    definition(&scenario).cloned().ok_or_else(Vec::new)
}

/// The whole field of Eylau with the armies of 8 February [20.3].
///
/// # Errors
/// Every mistake in its files; there are none.
pub fn whole_field() -> Result<WholeField, Vec<Mistake>> {
    let scenario = BATTLES.parse(&source(built_in::FIELD), MAIN_FILE)?;
    scenario.content::<WholeField>().cloned().ok_or_else(Vec::new)
}

fn source(files: Files) -> BTreeMap<String, Vec<u8>> {
    files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
}

/// Quarters of an hour from six in the morning, half hours at night [3.1].
fn hour(turn: u8) -> String {
    const NIGHT: u16 = 53;
    let turn = u16::from(turn);
    let quarters = turn.min(NIGHT).saturating_sub(1) + 2 * turn.saturating_sub(NIGHT);
    let minutes = 6 * 60 + 15 * quarters;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

const RUSSIAN: FileColour = FileColour { red: 0x3f, green: 0x7d, blue: 0x3a };
const FRENCH: FileColour = FileColour { red: 0x2f, green: 0x5f, blue: 0xb3 };
const PRUSSIAN: FileColour = FileColour { red: 0x5a, green: 0x5f, blue: 0x6b };

/// Reads a battle from the keys of its files. Keys of other battles in the same files are ignored.
pub(crate) fn read(mut fields: Fields<'_>) -> Option<Scenario> {
    let log = fields.log;
    let head = heading::read(&mut fields);
    let whole =
        fields.optional("battle").is_some_and(|node| matches!(&node.value, Value::Text(text) if text == WHOLE_FIELD));
    if whole {
        return whole::read(head, fields);
    }
    let battles = [("training", Battle::Training), ("20_1", Battle::Eylau), ("20_2", Battle::Serpallen)];
    let battle = fields.required("battle").and_then(|node| node.choice("battle", &battles, log));
    let date = fields.name("date", heading::LONGEST_NAME).unwrap_or_default().to_owned();
    let [leader_key, unit_key, scenario_key] = battle?.keys();
    let tables = tables::read(fields.section("tables")?)?;
    let mut scenario = fields.section(scenario_key)?;
    let (mut ground, sheet, reading) = ground::read(&mut fields, &mut scenario, log)?;
    let units = fields.items(unit_key).into_iter().filter_map(|fields| forces::unit(fields, &reading)).collect();
    let mut leaders: Vec<_> =
        fields.items(leader_key).into_iter().filter_map(|fields| forces::leader(fields, &reading)).collect();
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
    for other in Battle::ALL {
        for key in other.keys() {
            fields.optional(key);
        }
    }
    fields.finish(&[]);
    let definition = Definition { id: head.id.clone(), ground, tables, units, leaders, rules };
    if !log.is_clean() {
        return None;
    }
    if let Err(faults) = Board::new(definition.clone()) {
        faults.iter().for_each(|fault| log.say(Spot { file: 0, offset: 0 }, fault.to_string()));
    }
    let counters = |side: Side| {
        let units = definition.units.iter().filter(|unit| unit.side == side).count();
        units + definition.leaders.iter().filter(|leader| leader.side == side).count()
    };
    let parts = Shown {
        turns: (definition.rules.first_turn, definition.rules.last_turn),
        date,
        pieces: Side::BOTH.map(counters),
        gazetteer: sheet.gazetteer,
        lakes: sheet.lakes,
        rivers: definition.ground.major_streams.clone(),
        roads: sheet.courses,
    };
    Some(shown(head, parts, Content::new(definition)))
}

/// Parts of a battle for display.
struct Shown {
    turns: (u8, u8),
    date: String,
    pieces: [usize; 2],
    gazetteer: Vec<Place>,
    lakes: Vec<Hex>,
    rivers: Vec<Hexside>,
    roads: Vec<Road>,
}

/// A battle of this system with its content.
fn shown(head: Heading, parts: Shown, content: Content) -> Scenario {
    let nation = |name: &str, colour| (name.to_lowercase(), Nation { name: name.to_owned(), colour });
    let (turns, date) = (parts.turns, parts.date);
    Scenario {
        system: READER.name,
        id: head.id,
        title: head.title,
        summary: head.summary,
        side_ids: ["allied", "french"].map(str::to_owned),
        gazetteer: Gazetteer::new(parts.gazetteer),
        turns,
        turn_labels: (turns.0..=turns.1).map(|turn| format!("{date}, {}", hour(turn))).collect(),
        pieces: parts.pieces,
        drawing: Drawing {
            side_colours: [RUSSIAN, FRENCH],
            nations: BTreeMap::from([
                nation("Russian", RUSSIAN),
                nation("Prussian", PRUSSIAN),
                nation("French", FRENCH),
            ]),
            high_ground: Vec::new(),
            lakes: parts.lakes,
            rivers: parts.rivers,
            roads: parts.roads,
            metres_per_hex: Some(106),
            up_bearing: Some(0),
        },
        content,
    }
}

//! Reads a battle of the Art of War system.
//!
//! Each value is checked where it is read, and left out if it is wrong. The engine then checks the battle as a whole;
//! its complaints find their line through the subjects noted here.

mod about;
mod built_in;
mod ending;
mod forces;
mod ground;
mod halves;
mod reading;
mod rules;
mod starts;

pub use reading::EntryRemark;

use art_of_war::{Definition, Game, Rules, TurnTrack};
use engine::contract::{Game as _, Side};
use engine::map::Subject;
use engine::plain::is_plain;
use reading::{KEYS, LAST_TURN, LONGEST_PART, Reading, Sides};
use scenarios::fields::Fields;
use scenarios::heading::{self, Heading, LONGEST_NAME};
use scenarios::mistake::{Spot, quote};
use scenarios::{Content, Drawing, FileColour, Gazetteer, Nation, Scenario};
use std::collections::{BTreeMap, BTreeSet};

/// The reader of these battles.
pub static READER: scenarios::Reader =
    scenarios::Reader { name: Game::SYSTEM, read, battles: built_in::BATTLES, about: about::about };
/// This reader alone.
pub const BATTLES: scenarios::Readers = scenarios::Readers::new(const { &[&READER] });

/// The definition of a battle, and further data of its files for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The data that the rules read.
    pub definition: Definition,
    /// The name of each division's formation, in the order of the definition; empty text if the file gives none.
    pub formations: Vec<String>,
    /// Remarks on the places of entry, in the order of the definition.
    pub entry_remarks: Vec<EntryRemark>,
}

/// The data that the rules read of a battle of this system.
///
/// ```
/// let eylau = art_of_war_files::BATTLES.built_in("eylau").unwrap();
/// assert_eq!(art_of_war_files::definition(&eylau).unwrap().units.len(), 82);
/// ```
pub fn definition(scenario: &Scenario) -> Option<&Definition> {
    scenario.content::<Battle>().map(|battle| &battle.definition)
}

/// Reads the battle from the keys of its files.
pub(crate) fn read(mut fields: Fields<'_>) -> Option<Scenario> {
    let log = fields.log;
    let mut reading = Reading {
        log,
        sides: None,
        nations: BTreeMap::new(),
        turns: None,
        spots: BTreeMap::new(),
        incomplete: BTreeSet::new(),
    };
    let Heading { id, title, summary } = heading::read(&mut fields);
    reading.sides = sides(&mut reading, &mut fields);
    nations(&mut reading, &mut fields);
    let turn_labels = turns(&mut reading, &mut fields);
    let rules = rules::read(&mut reading, &mut fields);
    let ground = ground::read(&mut reading, &mut fields);
    let starts = starts::read(&mut reading, &mut fields, &ground);
    let forces = forces::read(&mut reading, &mut fields, &ground, starts);
    let armies = rules::armies(&mut reading, &mut fields, &forces);
    let summons = rules::summons(&mut reading, &mut fields, &ground, &forces);
    let limits = ending::limits(&mut reading, &mut fields, &forces);
    let victory = ending::victory(&mut reading, &mut fields);
    fields.finish(&[]);

    // Without these there is no battle to check as a whole.
    let sides = reading.sides.as_ref()?;
    let rules = Rules { limits, armies, summons, ..rules? };
    let map = ground.map?;
    let definition = Definition {
        id,
        sides: sides.names.map(str::to_owned),
        divisions: forces.divisions,
        units: forces.units,
        entries: ground.entries,
        turns: reading.turns.clone()?,
        rules,
        victory: victory?,
        map,
    };
    for fault in definition.faults() {
        match fault.subject {
            Subject::Part(part) if reading.incomplete.contains(part) => {}
            subject => {
                let at = reading.spots.get(&subject).copied().unwrap_or(Spot { file: 0, offset: 0 });
                log.say(at, fault.text);
            }
        }
    }
    let pieces = Side::BOTH.map(|side| definition.units.iter().filter(|unit| unit.side == side).count());
    Some(Scenario {
        system: READER.name,
        id: definition.id.clone(),
        title,
        summary,
        side_ids: sides.ids.map(str::to_owned),
        gazetteer: Gazetteer::new(ground.places),
        turns: (definition.turns.first, definition.turns.last),
        turn_labels,
        pieces,
        drawing: Drawing {
            side_colours: sides.colours,
            nations: reading.nations,
            high_ground: ground.high_ground,
            lakes: ground.lakes,
            rivers: definition.map.rivers.clone(),
            roads: ground.roads,
            metres_per_hex: ground.metres_per_hex,
            up_bearing: ground.up_bearing,
        },
        content: Content::new(Battle {
            definition,
            formations: forces.formations,
            entry_remarks: ground.entry_remarks,
        }),
    })
}

fn sides<'a>(reading: &mut Reading<'_>, fields: &mut Fields<'a>) -> Option<Sides<'a>> {
    let mut table = fields.section("sides")?;
    reading.note(Subject::Part("sides"), table.at);
    let mut one = |key| {
        let mut side = table.required(key)?.fields(format!("[sides.{key}]"), key, table.log)?;
        let id = side.name("id", LONGEST_PART);
        let name = side.name("name", LONGEST_PART);
        let colour = side.colour("colour");
        side.finish(KEYS);
        Some((id?, name?, colour?))
    };
    let (first, second) = (one("first"), one("second"));
    let at = table.at;
    table.finish(KEYS);
    let (first, second) = (first?, second?);
    if first.0 == second.0 {
        reading.say(at, "both sides have the same id");
        return None;
    }
    Some(Sides { ids: [first.0, second.0], names: [first.1, second.1], colours: [first.2, second.2] })
}

fn nations(reading: &mut Reading<'_>, fields: &mut Fields<'_>) {
    let Some(table) = fields.optional_section("nations") else { return };
    for (word, at, node) in table.entries() {
        let Some(mut nation) = node.fields(format!("[nations.{}]", quote(word)), "nations", reading.log) else {
            continue;
        };
        if word.is_empty() || word.chars().nth(LONGEST_PART).is_some() || !is_plain(word) {
            reading.say(at, format!("the word for a nation must be 1 to {LONGEST_PART} printable characters"));
            continue;
        }
        let name = nation.name("name", LONGEST_PART).unwrap_or(word).to_owned();
        let grey = FileColour::new(128, 128, 128);
        let colour = nation.colour("colour").unwrap_or(grey);
        nation.finish(KEYS);
        reading.nations.insert(word.to_owned(), Nation { name, colour });
    }
}

/// The turn track; returns the labels of the turns.
fn turns(reading: &mut Reading<'_>, fields: &mut Fields<'_>) -> Vec<String> {
    let Some(mut table) = fields.section("turns") else { return Vec::new() };
    reading.note(Subject::Part("turns"), table.at);
    let first = table.number("first", 1..=LAST_TURN);
    let last = table.number("last", 1..=LAST_TURN);
    if let (Some(first), Some(last)) = (first, last) {
        if first > last {
            reading.say(table.at, format!("the last turn, {last}, comes before the first, {first}"));
        } else {
            reading.turns = Some(TurnTrack { first, last, night: Vec::new(), rain: Vec::new(), day_ends: Vec::new() });
        }
    }
    let night = reading.turn_list(table.list("night"), "night");
    let rain = reading.turn_list(table.list("rain"), "rain");
    let day_ends = reading.turn_list(table.list("day_ends"), "day_ends");
    let labels = table.optional("labels");
    let names = labels.and_then(|node| node.list("labels", reading.log)).unwrap_or(&[]);
    let names: Vec<&str> = names.iter().filter_map(|node| node.name("labels", LONGEST_NAME, reading.log)).collect();
    if let (Some(turns), Some(node)) = (&mut reading.turns, labels) {
        let count = usize::from(turns.last - turns.first) + 1;
        if names.len() != count {
            reading.log.say(
                node.at,
                format!("`labels` must give one label for each of the {count} turns; {} can be used", names.len()),
            );
        }
    }
    if let Some(turns) = &mut reading.turns {
        *turns = TurnTrack { night, rain, day_ends, ..*turns };
    }
    table.finish(KEYS);
    names.into_iter().map(str::to_owned).collect()
}

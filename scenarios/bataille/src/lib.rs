//! Reads a battle of the Bataille system: its own file, the counters and tables it shares, and the map.
//!
//! Each value is checked where it is read; the engine then checks the battle as a whole.

mod built_in;
mod charts;
mod forces;
mod ground;
mod paper;
mod reading;

use bataille::{Board, Definition, Game, Terms, Turns, UnitData, UnitId};
use engine::contract::{Game as _, Side};
use reading::{Reader, Words};
use scenarios::fields::Fields;
use scenarios::mistake::Spot;
use scenarios::{Content, Scenario, heading};

/// The reader of these battles.
pub static READER: scenarios::Reader =
    scenarios::Reader { name: Game::SYSTEM, read, battles: built_in::BATTLES, about: built_in::about };
/// This reader alone.
pub const BATTLES: scenarios::Readers = scenarios::Readers::new(const { &[&READER] });

/// The longest name in lists and sentences.
const LONGEST_NAME: usize = 60;
/// The keys that the files may have beside those of every battle.
const KEYS: &[&str] = &[
    "action_costs",
    "arcs",
    "area",
    "artillery_range",
    "carre_modifiers",
    "carre_table",
    "charge_modifiers",
    "corps",
    "earthwork",
    "entry",
    "fire_defence",
    "fire_defence_notes",
    "fire_table",
    "hexside_effects",
    "hexsides",
    "home",
    "leader",
    "levels",
    "limits",
    "map",
    "melee_matrix",
    "melee_multipliers",
    "melee_table",
    "morale_modifiers",
    "nations",
    "objective",
    "options",
    "place",
    "pre_melee_conditions",
    "pre_melee_odds",
    "reinforcement",
    "road",
    "setup",
    "sides",
    "stacking",
    "terrain",
    "terrain_effects",
    "turns",
    "type",
    "unit",
    "victory",
];

/// The data that the rules read of a battle of this system.
///
/// ```
/// let broesa = bataille_files::BATTLES.built_in("broesa").unwrap();
/// assert_eq!(bataille_files::definition(&broesa).unwrap().units.len(), 10);
/// ```
pub fn definition(scenario: &Scenario) -> Option<&Definition> {
    scenario.content::<Definition>()
}

/// Reads the battle from the keys of its files.
pub(crate) fn read(mut fields: Fields<'_>) -> Option<Scenario> {
    let log = fields.log;
    fields.name("id", LONGEST_NAME);
    fields.name("title", LONGEST_NAME);
    let summary = heading::summary(&mut fields);
    for key in KEYS {
        fields.optional(key);
    }
    let root = Reader::new(fields.table(), log);
    fields.finish(&[]);
    // Reading on after a mistake would cause mistakes of its own.
    if !log.is_clean() {
        return None;
    }
    let mut words = Words::default();
    let definition = gather(&root, &mut words);
    let paper = definition.as_ref().and_then(|definition| paper::read(&root, definition));
    let (Some(definition), Some(paper)) = (definition, paper) else {
        if log.is_clean() {
            log.say(Spot { file: 0, offset: 0 }, "something is missing in this battle");
        }
        return None;
    };
    if let Err(faults) = Board::new(definition.clone()) {
        for fault in faults {
            log.say(Spot { file: 0, offset: 0 }, fault.to_string());
        }
        return None;
    }
    let pieces = Side::BOTH.map(|side| {
        let units = usual_units(&definition).filter(|unit| unit.side == side).count();
        units + definition.leaders.iter().filter(|leader| leader.side == side).count()
    });
    Some(Scenario {
        system: READER.name,
        id: definition.id.clone(),
        title: definition.title.clone(),
        summary,
        side_ids: <[String; 2]>::try_from(words.sides).ok()?,
        gazetteer: paper.gazetteer,
        turns: (definition.turns.first, definition.turns.last),
        turn_labels: paper.labels,
        pieces,
        drawing: paper.drawing,
        content: Content::new(definition),
    })
}

/// The units that take part unless the players agree on others.
pub fn usual_units(definition: &Definition) -> impl Iterator<Item = &UnitData> {
    let away = definition.reinforcements.iter().filter(|group| group.kozlov && !definition.usual.kozlov);
    let away: Vec<UnitId> = away.flat_map(|group| group.units.iter().copied()).collect();
    (0..).map(UnitId).zip(&definition.units).filter(move |(id, _)| !away.contains(id)).map(|(_, unit)| unit)
}

/// All data that the rules read. On a part of the map only units named by the set-up take part.
fn gather(main: &Reader<'_>, words: &mut Words) -> Option<Definition> {
    let part = main.has("area");
    let sides = main.table("sides")?;
    let mut names = Vec::new();
    for key in ["first", "second"] {
        let side = sides.table(key)?;
        words.sides.push(side.text("id")?.to_owned());
        names.push(side.text("name")?.to_owned());
    }
    let ground = ground::read(main, words)?;
    let charts = charts::read(main, words)?;
    let forces = forces::read(main, words, part)?;
    let victory = ground::victory(main, words, part)?;
    let turns = main.table("turns")?;
    let hours =
        turns.list("hours")?.iter().map(|node| main.whole(node, "hours").and_then(|hour| u8::try_from(hour).ok()));
    let options = main.table("options")?;
    let [first, second] = <[String; 2]>::try_from(names).ok()?;
    Some(Definition {
        id: main.text("id")?.to_owned(),
        title: main.text("title")?.to_owned(),
        sides: [first, second],
        turns: Turns { first: turns.small("first")?, last: turns.small("last")?, hours: hours.collect::<Option<_>>()? },
        usual: Terms { kozlov: false, opportunity_charges: options.truth("opportunity_charges")? },
        ground,
        corps: forces.corps,
        types: forces.types,
        leaders: forces.leaders,
        units: forces.units,
        setup: forces.setup,
        reinforcements: forces.reinforcements,
        victory,
        tables: charts,
    })
}

//! The starting places of units: on the map, by a place of entry, or by a summons. A battle that shares its units with
//! another can change them in `[starts]`.

use super::ground::Ground;
use super::reading::{KEYS, LAST_TURN, Reading};
use art_of_war::Start;
use scenarios::fields::Fields;
use scenarios::mistake::{Spot, quote, suggest};
use scenarios::tree::{Node, Value};
use std::collections::BTreeMap;

/// The word for a unit that takes no part.
const OUT: &str = "out";
/// The keys that give a unit's starting place.
const BEGINNING: [&str; 4] = ["start", "entry", "turn", "summoned"];

/// The table `[starts]`, by unit.
#[derive(Default)]
pub(super) struct Starts {
    units: BTreeMap<String, (Spot, Change)>,
}

/// The change of `[starts]` to one unit.
#[derive(Clone, Copy)]
pub(super) enum Change {
    /// The unit takes no part in this battle.
    Out,
    /// The unit starts in another place, or in reserve, or not in reserve.
    Begins {
        /// The starting place; `None` if it stays the same.
        start: Option<Start>,
        /// Whether the unit starts in reserve; `None` if it stays the same.
        reserve: Option<bool>,
        /// The place of this entry in the file.
        at: Spot,
    },
    /// The entry is wrong, and has been noted as a mistake.
    Wrong,
}

impl Starts {
    /// Takes the entry of this unit. Entries left over at the end are of units that do not exist.
    pub(super) fn take(&mut self, id: &str) -> Option<Change> {
        self.units.remove(id).map(|(_, change)| change)
    }

    /// Notes every unit that does not exist.
    pub(super) fn finish<'a>(self, reading: &Reading<'_>, known: impl Iterator<Item = &'a str> + Clone) {
        for (id, (at, _)) in self.units {
            reading.say(at, format!("[starts]: there is no unit {}{}", quote(&id), suggest(&id, known.clone())));
        }
    }
}

/// The table `[starts]`, which may be missing.
pub(super) fn read(reading: &mut Reading<'_>, fields: &mut Fields<'_>, ground: &Ground) -> Starts {
    let mut starts = Starts::default();
    let Some(table) = fields.optional_section("starts") else { return starts };
    for (id, at, node) in table.entries() {
        starts.units.insert(id.to_owned(), (at, change(reading, node, ground)));
    }
    starts
}

/// A hex, "out", or a table with the keys for a unit's starting place.
fn change(reading: &Reading<'_>, node: &Node, ground: &Ground) -> Change {
    match &node.value {
        Value::Text(word) if word == OUT => Change::Out,
        Value::Text(word) => match word.parse() {
            Ok(hex) => Change::Begins { start: Some(Start::At(hex)), reserve: None, at: node.at },
            Err(_) => {
                let text = "[starts]: a unit begins in a hex, four digits in quotes, or is \"out\"; it cannot begin in";
                reading.say(node.at, format!("{text} {}", quote(word)));
                Change::Wrong
            }
        },
        Value::Table(_) => {
            let Some(mut table) = node.fields("a unit in [starts]".into(), "starts", reading.log) else {
                return Change::Wrong;
            };
            let stays = !BEGINNING.into_iter().any(|key| table.optional(key).is_some());
            let reserve = table.has("reserve").then(|| table.truth("reserve", false));
            let change = if stays && reserve.is_some() {
                Change::Begins { start: None, reserve, at: node.at }
            } else {
                let start = start(reading, &mut table, ground);
                start.map_or(Change::Wrong, |(start, at)| Change::Begins { start: Some(start), reserve, at })
            };
            table.finish(KEYS);
            change
        }
        other => {
            let text = "[starts]: a unit begins in a hex, four digits in quotes, or is \"out\"; it cannot be";
            reading.say(node.at, format!("{text} {}", other.kind()));
            Change::Wrong
        }
    }
}

/// The starting place of a unit, and its place in the file.
pub(super) fn start(reading: &Reading<'_>, fields: &mut Fields<'_>, ground: &Ground) -> Option<(Start, Spot)> {
    let log = fields.log;
    let (hex, entry, turn) = (fields.optional("start"), fields.optional("entry"), fields.optional("turn"));
    let summoned = fields.truth("summoned", false);
    match (hex, entry, turn, summoned) {
        (Some(node), None, None, false) => Some((Start::At(node.hex("start", log)?), node.at)),
        (None, Some(entry_node), Some(turn_node), false) => {
            let turn = turn_node.number("turn", 1..=LAST_TURN, log);
            let entry = ground.entry(reading, entry_node, "entry")?;
            Some((Start::Enters { entry, turn: turn? }, turn_node.at))
        }
        (None, None, None, true) => Some((Start::Summoned, fields.at)),
        _ => {
            reading.say(fields.at, "a unit needs either `start`, its hex, or `entry` and `turn`, or `summoned = true`");
            None
        }
    }
}

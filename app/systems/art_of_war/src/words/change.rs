//! Agreed changes in JSON: `{"units": {"Ost-3": "1412"}, "reserve": {"Gd-1": false}, "fresh_spent": {"Tutchev": true},
//! "control": {"1213": "french"}, "morale": {"French": 7}}`.

use super::Words;
use art_of_war::{Change, Edit, Place};
use language::words::{Nonsense, hex_named};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct ChangeWords {
    units: BTreeMap<String, String>,
    reserve: BTreeMap<String, bool>,
    fresh_spent: BTreeMap<String, bool>,
    control: BTreeMap<String, String>,
    morale: BTreeMap<String, u8>,
}

impl Words<'_> {
    /// A change of the position, from JSON.
    pub fn change_from(&self, value: &Value) -> Result<Change, Nonsense> {
        let words: ChangeWords = serde_json::from_value(value.clone())
            .map_err(|error| Nonsense(format!("this is not a change of the position: {error}")))?;
        let mut change = Change::new();
        for (unit, place) in &words.units {
            change.push(Edit::Unit { unit: self.unit_named(unit)?, place: place_named(place)? });
        }
        for (unit, &reserve) in &words.reserve {
            change.push(Edit::Reserve { unit: self.unit_named(unit)?, reserve });
        }
        for (division, &spent) in &words.fresh_spent {
            change.push(Edit::Fresh { division: self.division_named(division)?, spent });
        }
        for (hex, holder) in &words.control {
            let side = if holder == "nobody" { None } else { Some(self.side_named(holder)?) };
            change.push(Edit::Control { hex: hex_named(hex)?, side });
        }
        for (nation, &level) in &words.morale {
            change.push(Edit::Morale { army: self.army_named(nation)?, level });
        }
        Ok(change)
    }

    /// A change of the position, as JSON that reads back.
    pub fn change(&self, change: &[Edit]) -> Value {
        let mut all = Map::new();
        let mut put = |kind: &str, key: String, value: Value| {
            if let Some(fields) = all.entry(kind).or_insert_with(|| json!({})).as_object_mut() {
                fields.insert(key, value);
            }
        };
        for edit in change {
            match *edit {
                Edit::Unit { unit, place } => put("units", self.unit(unit).to_owned(), json!(place_word(place))),
                Edit::Reserve { unit, reserve } => put("reserve", self.unit(unit).to_owned(), json!(reserve)),
                Edit::Fresh { division, spent } => {
                    put("fresh_spent", self.division(division).to_owned(), json!(spent));
                }
                Edit::Control { hex, side } => {
                    let holder = side.map_or_else(|| String::from("nobody"), |side| self.side(side));
                    put("control", hex.to_string(), json!(holder));
                }
                Edit::Morale { army, level } => put("morale", self.army(army).to_owned(), json!(level)),
            }
        }
        Value::Object(all)
    }
}

/// A place by its word, or by its hex.
pub(super) fn place_named(word: &str) -> Result<Place, Nonsense> {
    Ok(match word {
        "aside" => Place::Aside,
        "waiting" => Place::Waiting,
        "eliminated" => Place::Eliminated,
        "disrupted" => Place::Disrupted,
        hex => Place::On(hex_named(hex)?),
    })
}

/// A place as a word, or as its hex.
pub(super) fn place_word(place: Place) -> String {
    match place {
        Place::Aside => String::from("aside"),
        Place::Waiting => String::from("waiting"),
        Place::Eliminated => String::from("eliminated"),
        Place::Disrupted => String::from("disrupted"),
        Place::On(hex) => hex.to_string(),
    }
}

//! The data of a battle for display only, which the rules do not read: names on the map, colours, the course of roads.

use engine::hex::{Hex, Hexside};
use std::collections::BTreeMap;
use std::fmt;

/// A named place.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its name.
    pub name: String,
    /// The kind of place.
    pub kind: PlaceKind,
    /// The hexes it covers.
    pub hexes: Vec<Hex>,
    /// The place of its label, in hex widths right of and below the middle of its hexes; `None` leaves it to the
    /// drawing.
    pub label: Option<[f32; 2]>,
}

/// The kind of a named place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlaceKind {
    /// A town.
    Town,
    /// A village or hamlet.
    Village,
    /// A hill or ridge.
    Hill,
    /// A wood.
    Wood,
    /// A lake or a stream.
    Water,
    /// A fortified work.
    Fort,
    /// A mill.
    Mill,
}

/// The names of a map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gazetteer {
    places: Vec<Place>,
    names: BTreeMap<Hex, usize>,
}

impl Gazetteer {
    /// A gazetteer of these places. A hex in several of them has the name of the first.
    pub fn new(places: Vec<Place>) -> Gazetteer {
        let mut names = BTreeMap::new();
        for (index, place) in places.iter().enumerate() {
            for hex in &place.hexes {
                names.entry(*hex).or_insert(index);
            }
        }
        Gazetteer { places, names }
    }

    /// Every named place, in the order of the file.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The name of a hex, if it has one.
    pub fn name(&self, hex: Hex) -> Option<&str> {
        self.names.get(&hex).and_then(|index| self.places.get(*index)).map(|place| place.name.as_str())
    }
}

/// A colour as the file writes it, `#2f5fb3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileColour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl FileColour {
    /// A colour of these parts.
    pub const fn new(red: u8, green: u8, blue: u8) -> FileColour {
        FileColour { red, green, blue }
    }

    /// The colour written as a hash sign and six digits.
    pub fn read(text: &str) -> Option<FileColour> {
        let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.bytes().all(|b| b.is_ascii_hexdigit()))?;
        let part = |from: usize| u8::from_str_radix(digits.get(from..from + 2)?, 16).ok();
        Some(FileColour { red: part(0)?, green: part(2)?, blue: part(4)? })
    }
}

impl fmt::Display for FileColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

/// A nation whose counters have a name and a colour of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nation {
    /// Its name for display.
    pub name: String,
    /// Its colour.
    pub colour: FileColour,
}

/// The course of a road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its hexes, each adjacent to the next.
    pub path: Vec<Hex>,
    /// Whether it runs on over the map edge beyond its first hex.
    pub leaves_first: bool,
    /// Whether it runs on over the map edge beyond its last hex.
    pub leaves_last: bool,
}

impl Road {
    /// A road without a name from one hex to the next. It runs on over the map edge from a hex that is among the exits.
    pub fn between(from: Hex, to: Hex, exits: &[Hex]) -> Road {
        let [leaves_first, leaves_last] = [from, to].map(|hex| exits.contains(&hex));
        Road { name: None, path: vec![from, to], leaves_first, leaves_last }
    }
}

/// The data that a drawing of the battle needs beyond what the rules read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The colours of the sides, first player first.
    pub side_colours: [FileColour; 2],
    /// Nations by the word units use; one that is not here has its side's colour.
    pub nations: BTreeMap<String, Nation>,
    /// Higher ground, a tint without effect.
    pub high_ground: Vec<Hex>,
    /// Lakes, frozen or not.
    pub lakes: Vec<Hex>,
    /// Rivers, frozen or not.
    pub rivers: Vec<Hexside>,
    /// Roads as paths.
    pub roads: Vec<Road>,
    /// From the centre of one hex to the next.
    pub metres_per_hex: Option<u16>,
    /// The compass bearing of "up", in degrees.
    pub up_bearing: Option<u16>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_a_hash_sign_and_six_digits() {
        assert_eq!(FileColour::read("#2f5FB3").map(|c| c.to_string()).as_deref(), Some("#2f5fb3"));
        for text in ["", "#", "2f5fb3", "#2f5fb", "#2f5fb3a", "#+f5fb3", "#ééé"] {
            assert_eq!(FileColour::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_hex_is_called_by_the_first_place_that_holds_it() {
        let place =
            |name: &str| Place { name: name.into(), kind: PlaceKind::Hill, hexes: vec![Hex::new(3, 4)], label: None };
        let gazetteer = Gazetteer::new(vec![place("Galgenberg"), place("Ridge")]);
        assert_eq!(gazetteer.name(Hex::new(3, 4)), Some("Galgenberg"));
        assert_eq!(gazetteer.name(Hex::new(3, 5)), None);
    }
}

//! The names of a system's ids, for its JSON.

use super::named::same_side;
use crate::ask::{Hexes, Names};
use engine::contract::Side;
use engine::hex::Hex;
use std::collections::BTreeMap;

/// The names of the ids in the types of a system: a table of names for each kind of id.
///
/// An id is a newtype whose name is its kind, `UnitId(u16)`; a hex is written as the map prints it. A list that has an
/// entry for every id of a kind is written as an object, by their names.
#[derive(Clone, Debug)]
pub struct Dictionary {
    sides: [String; 2],
    kinds: Vec<(&'static str, Vec<String>)>,
    also: Vec<(&'static str, BTreeMap<String, usize>)>,
    lists: &'static [(&'static str, &'static str)],
    hexes: Hexes,
}

impl Dictionary {
    /// The sides of a battle, and hexes as its map prints them.
    pub fn new(names: &Names) -> Dictionary {
        Dictionary {
            sides: names.sides.clone().map(|side| side.to_lowercase()),
            kinds: Vec::new(),
            also: Vec::new(),
            lists: &[],
            hexes: names.hexes.clone(),
        }
    }

    /// Adds the names of the ids of a kind, from 0.
    #[must_use]
    pub fn kind(mut self, kind: &'static str, names: impl IntoIterator<Item = String>) -> Dictionary {
        self.kinds.push((kind, names.into_iter().collect()));
        self
    }

    /// With other names that ids of a kind are known by: what is said by one is understood, and never said back.
    #[must_use]
    pub fn also(mut self, kind: &'static str, names: impl IntoIterator<Item = (String, usize)>) -> Dictionary {
        self.also.push((kind, names.into_iter().collect()));
        self
    }

    /// With lists that have an entry for every id of a kind, by the name of their field.
    #[must_use]
    pub fn lists(mut self, lists: &'static [(&'static str, &'static str)]) -> Dictionary {
        self.lists = lists;
        self
    }

    /// The name of an id, if its kind has names.
    pub(super) fn name(&self, kind: &str, id: u64) -> Option<&str> {
        let names = &self.kinds.iter().find(|(known, _)| *known == kind)?.1;
        names.get(usize::try_from(id).ok()?).map(String::as_str)
    }

    /// The id that is also known by that name.
    pub fn also_named(&self, kind: &str, name: &str) -> Option<usize> {
        self.also.iter().find(|(known, _)| *known == kind)?.1.get(name).copied()
    }

    /// The names of a kind, if it has some.
    pub fn names(&self, kind: &str) -> Option<&[String]> {
        self.kinds.iter().find(|(known, _)| *known == kind).map(|(_, names)| names.as_slice())
    }

    /// The names of the entries of a list, by the name of its field.
    pub(super) fn entries(&self, field: &str) -> Option<&[String]> {
        let kind = self.lists.iter().find(|(known, _)| *known == field)?.1;
        self.names(kind)
    }

    /// A side in small letters.
    pub(super) fn side(&self, side: Side) -> &str {
        self.sides.get(side.index()).map_or("", String::as_str)
    }

    /// The side of that name, whatever the size of its letters.
    pub(super) fn side_named(&self, name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| same_side(self.side(*side), name))
    }

    /// A hex as the map prints it.
    pub fn hex(&self, hex: Hex) -> String {
        self.hexes.printed(hex)
    }

    /// The hex that the map prints so.
    pub fn hex_named(&self, text: &str) -> Option<Hex> {
        self.hexes.read(text)
    }
}

//! Optional rules as a table: a switch, the battles that have it, and the bit of the match options that it sets.

use crate::ask::{Key, PieceId};
use crate::tongue::{Catalogue, Refusals};
use engine::codec;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// An optional rule that players may agree on. Its words are messages of its system: `twenty-option-` and the key, and the
/// attributes `hint`, `about`, `on` and `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name for programs.
    pub key: Key,
    messages: &'static Catalogue,
}

impl Switch {
    /// The switch of that key, with its words in these messages.
    pub const fn new(messages: &'static Catalogue, key: Key) -> Switch {
        Switch { key, messages }
    }

    /// Its name for people.
    pub fn label(&self) -> String {
        self.said("")
    }

    /// The effect of the switch, in a sentence.
    pub fn hint(&self) -> String {
        self.said(".hint")
    }

    /// Its subject, in the terms of a match.
    pub fn about(&self) -> String {
        self.said(".about")
    }

    /// The sentence of the terms when it is on, or when it is off.
    pub fn terms(&self, on: bool) -> String {
        self.said(if on { ".on" } else { ".off" })
    }

    fn said(&self, attribute: &str) -> String {
        let said = Refusals::new(self.messages, PieceId).keyed("option", self.key, attribute);
        said.unwrap_or_else(|| self.key.to_owned())
    }
}

/// One row: a switch of battles on boards `B`, and its bit in match options `O`.
pub struct Choice<B, O> {
    switch: Switch,
    bit: fn(&mut O) -> &mut bool,
    /// The value of the bit while the switch is on.
    on: bool,
    shown: fn(&B) -> bool,
    heeded: fn(&B) -> bool,
}

impl<B, O> Choice<B, O> {
    /// A switch that every battle has and that sets its bit.
    pub fn new(messages: &'static Catalogue, key: Key, bit: fn(&mut O) -> &mut bool) -> Choice<B, O> {
        Choice { switch: Switch::new(messages, key), bit, on: true, shown: |_| true, heeded: |_| true }
    }

    /// It clears its bit.
    #[must_use]
    pub fn clears(self) -> Choice<B, O> {
        Choice { on: false, ..self }
    }

    /// Only these battles show it. It sets its bit in others too, if they are given its key.
    #[must_use]
    pub fn shown(self, shown: fn(&B) -> bool) -> Choice<B, O> {
        Choice { shown, ..self }
    }

    /// Only these battles have it.
    #[must_use]
    pub fn only(self, has: fn(&B) -> bool) -> Choice<B, O> {
        Choice { shown: has, heeded: has, ..self }
    }
}

/// The switches of a battle.
pub fn switches<B, O>(table: Vec<Choice<B, O>>, board: &B) -> Vec<Switch> {
    table.into_iter().filter(|row| (row.shown)(board)).map(|row| row.switch).collect()
}

/// The bytes in the terms for a choice of switches.
pub fn options<B, O: Default + Serialize>(table: Vec<Choice<B, O>>, board: &B, on: &[Key]) -> Vec<u8> {
    let mut options = O::default();
    for row in table {
        let is_on = on.contains(&row.switch.key) && (row.heeded)(board);
        *(row.bit)(&mut options) = is_on == row.on;
    }
    codec::encode(&options)
}

/// The switches that are on by the bytes of some terms.
pub fn switched_on<B, O: Serialize + DeserializeOwned>(table: Vec<Choice<B, O>>, options: &[u8]) -> Vec<Key> {
    let Ok(mut options) = codec::decode::<O>(options) else { return Vec::new() };
    table.into_iter().filter(|row| *(row.bit)(&mut options) == row.on).map(|row| row.switch.key).collect()
}

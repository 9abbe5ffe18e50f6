//! Optional rules as a table: a switch, the battles that have it, and the bit of the match options that it sets.

use crate::ask::Key;
use engine::codec;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// An optional rule that players may agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name for programs.
    pub key: Key,
    /// Its name for people.
    pub label: &'static str,
    /// The effect of the switch, in a sentence.
    pub hint: &'static str,
    /// Its subject, in the terms of a match.
    pub about: &'static str,
    /// The sentences of the terms when it is on, and when it is off.
    pub terms: [&'static str; 2],
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
    /// A switch that every battle has and that sets its bit. It still lacks its words.
    pub fn new(key: Key, bit: fn(&mut O) -> &mut bool) -> Choice<B, O> {
        let switch = Switch { key, label: "", hint: "", about: "", terms: ["", ""] };
        Choice { switch, bit, on: true, shown: |_| true, heeded: |_| true }
    }

    /// It clears its bit.
    #[must_use]
    pub fn clears(self) -> Choice<B, O> {
        Choice { on: false, ..self }
    }

    /// Its name for people, and what it is about in the terms of a match.
    #[must_use]
    pub fn named(mut self, label: &'static str, about: &'static str) -> Choice<B, O> {
        (self.switch.label, self.switch.about) = (label, about);
        self
    }

    /// The effect of the switch, in a sentence.
    #[must_use]
    pub fn hint(mut self, hint: &'static str) -> Choice<B, O> {
        self.switch.hint = hint;
        self
    }

    /// The sentence of the match settings while it is on.
    #[must_use]
    pub fn on(mut self, terms: &'static str) -> Choice<B, O> {
        self.switch.terms[0] = terms;
        self
    }

    /// The sentence of the match settings while it is off.
    #[must_use]
    pub fn off(mut self, terms: &'static str) -> Choice<B, O> {
        self.switch.terms[1] = terms;
        self
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

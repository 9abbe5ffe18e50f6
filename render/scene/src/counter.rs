//! Playing pieces.

use super::Colour;
use engine::hex::Hex;

/// A counter's name among the counters of a scene, the same from one scene to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The arm a counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Arm {
    /// Foot: crossed belts.
    Infantry,
    /// Horse: one belt.
    Cavalry,
    /// Guns: a ball.
    Artillery,
    /// A work with its garrison.
    Fort,
}

/// A playing piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Which one it is.
    pub id: CounterId,
    /// Where it stands.
    pub hex: Hex,
    /// Its army, by which a theme for poor colour vision paints it; armies also have a pattern of their own.
    pub army: u8,
    /// The colour of its nation.
    pub nation: Colour,
    /// The colour of its division or corps, as a stripe.
    pub formation: Option<Colour>,
    /// Its arm.
    pub arm: Arm,
    /// Its strength, `6`.
    pub strength: String,
    /// Its movement allowance, `4`.
    pub movement: String,
    /// What it is called on the counter, `Tut` or `1/43`.
    pub label: String,
    /// What marks it.
    pub marks: Marks,
}

/// What marks a counter. Each has a shape of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// It belongs to the Guard.
    pub guard: bool,
    /// It is in reserve.
    pub reserve: bool,
    /// It has moved.
    pub moved: bool,
    /// It must attack, or be attacked.
    pub must_attack: bool,
    /// It has attacked.
    pub has_attacked: bool,
    /// It fights with fresh strength now.
    pub fresh: bool,
    /// The fresh strength of its division is used up.
    pub fresh_used: bool,
    /// Its army is demoralised.
    pub demoralised: bool,
    /// It is selected.
    pub selected: bool,
}

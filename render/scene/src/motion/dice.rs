//! Dice on the map.

use crate::geometry::Point;

/// A die that falls, or lies on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// The world point it falls beside.
    pub at: Point,
    /// Its place among the dice of the roll.
    pub index: usize,
    /// Number of dice in the roll.
    pub count: usize,
    /// The face it will show, 1 to 6.
    pub face: u8,
    /// Progress of its fall, from 0 to 1; at 1 it lies.
    pub part: f32,
}

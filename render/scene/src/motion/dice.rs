//! Dice on the map.

use crate::geometry::Point;

/// A die that falls, or lies there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// The world point it falls beside.
    pub at: Point,
    /// Which of several it is.
    pub index: usize,
    /// How many there are.
    pub count: usize,
    /// What it will show, 1 to 6.
    pub face: u8,
    /// How far its fall has come, from 0 to 1; at 1 it lies.
    pub part: f32,
}

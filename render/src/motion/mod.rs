//! stub

use crate::geometry::Point;

/// Where and how a moving counter is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The world point of its middle.
    pub at: Point,
    /// From 0 to 1.
    pub opacity: f32,
    /// Its size, 1 as ever.
    pub size: f32,
}

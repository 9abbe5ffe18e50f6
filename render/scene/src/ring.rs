//! The ring of directions round a hex: a handle for each way that something may face.

use crate::geometry::{Layout, Point};
use engine::hex::Hex;

/// Distance of the handles from the middle of their hex, in hex heights: outside of it, so that they leave its counters
/// free.
const RING: f32 = 0.66;
/// Half the width of a handle, in hex heights: all twelve find room on a ring without touching.
pub const HANDLE: f32 = 0.13;

/// The middle of a handle.
pub fn handle(layout: &Layout, hex: Hex, twelfth: u8) -> Point {
    layout.middle(hex) + towards(twelfth) * RING
}

/// A vector of length one, in twelfths of the circle, clockwise from the top of the map.
pub fn towards(twelfth: u8) -> Point {
    Point::at_angle(f32::from(twelfth % 12) * std::f32::consts::TAU / 12.0 - std::f32::consts::FRAC_PI_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_go_round_clockwise_from_the_top_and_do_not_touch() {
        let near = |a: Point, x: f32, y: f32| (a.x - x).abs() < 1e-5 && (a.y - y).abs() < 1e-5;
        assert!(near(towards(0), 0.0, -1.0), "up");
        assert!(near(towards(3), 1.0, 0.0), "right");
        assert!(near(towards(6), 0.0, 1.0), "down");
        assert!(towards(0).distance(towards(1)) * RING > 2.0 * HANDLE);
    }
}

//! From a pixel to what is there: hex, hexside, counter in a stack.

use crate::geometry::Point;
use crate::stacks::{Spot, counter_pixels, spots};
use crate::{CounterId, Scene, View};
use engine::hex::{Direction, Hex, Hexside};

/// What lies under a pixel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pick {
    /// The hex, if the pixel is on the map.
    pub hex: Option<Hex>,
    /// The side of it that is nearest.
    pub side: Option<Direction>,
    /// That side as two hexes, if there is a hex beyond it.
    pub hexside: Option<Hexside>,
    /// How far that side is, in pixels.
    pub side_distance: f32,
    /// The counter that is seen there.
    pub counter: Option<CounterId>,
    /// The box beside the map, by its place in the scene's list.
    pub holder: Option<usize>,
}

/// Answers for one scene in a picture of one size. Made once for a scene, asked for every pixel.
pub struct Picker {
    view: View,
    layout: crate::geometry::Layout,
    map: std::sync::Arc<crate::Map>,
    spots: Vec<Spot>,
    holders: Vec<crate::geometry::Rect>,
    counter: f32,
}

/// How round the corners of a counter are, in counters; the shader has the same number.
const CORNER: f32 = 0.075;

impl Picker {
    /// A picker for a scene in a picture of that size.
    pub fn new(scene: &Scene, width: u32, height: u32) -> Picker {
        let view = scene.camera.view(width, height);
        Picker {
            view,
            layout: scene.layout(),
            map: std::sync::Arc::clone(&scene.map),
            spots: spots(scene),
            holders: scene.holders.iter().map(|holder| holder.area).collect(),
            counter: counter_pixels(view.zoom),
        }
    }

    /// What lies under a pixel; the middle of the first pixel is at (0.5, 0.5).
    pub fn at(&self, pixel: Point) -> Pick {
        let world = self.view.world(pixel);
        let hex = self.layout.hex_at(world).filter(|hex| self.map.exists(*hex));
        let near = hex.map(|hex| self.layout.nearest_side(hex, world));
        let beyond = hex.zip(near).and_then(|(hex, (way, _))| {
            let next = self.layout.grid().neighbour(hex, way).filter(|next| self.map.exists(*next))?;
            Some(Hexside::between(hex, next))
        });
        Pick {
            hex,
            side: near.map(|(way, _)| way),
            hexside: beyond,
            side_distance: near.map_or(f32::INFINITY, |(_, distance)| distance * self.view.zoom),
            counter: self.counter_at(pixel),
            holder: self.holders.iter().position(|area| area.contains(world)),
        }
    }

    /// The counter that is seen at a pixel: the nearest of those that cover it.
    pub fn counter_at(&self, pixel: Point) -> Option<CounterId> {
        let found = self.spots.iter().rev().find(|spot| self.covers(spot, pixel));
        found.map(|spot| spot.id)
    }

    /// The middle of a counter, in pixels.
    pub fn counter_middle(&self, id: CounterId) -> Option<Point> {
        self.spots.iter().find(|spot| spot.id == id).map(|spot| self.middle(spot))
    }

    /// How wide a counter is, in pixels.
    pub fn counter_width(&self) -> f32 {
        self.counter
    }

    fn middle(&self, spot: &Spot) -> Point {
        self.view.pixel(spot.anchor) + spot.local * self.counter
    }

    fn covers(&self, spot: &Spot, pixel: Point) -> bool {
        let scale = (self.counter * spot.size).max(1e-3);
        let off = (pixel - self.middle(spot)) * (1.0 / scale);
        let (x, y) = (off.x.abs() - 0.5 + CORNER, off.y.abs() - 0.5 + CORNER);
        let outside = x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - CORNER;
        outside < 0.0 && spot.opacity > 0.0
    }
}

//! From a pixel to the thing there: hex, hexside, counter in a stack.

use crate::geometry::{Point, Rect};
use crate::stacks::{CounterSpot, counter_pixels, spots};
use crate::{CounterId, HANDLE, Holder, Overlay, Scene, View, handle};
use engine::hex::{Direction, Hex, Hexside};

/// The things under a pixel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PixelPick {
    /// The hex, if the pixel is on the map.
    pub hex: Option<Hex>,
    /// The side of it that is nearest.
    pub side: Option<Direction>,
    /// That side as two hexes, if there is a hex beyond it.
    pub hexside: Option<Hexside>,
    /// Distance of that side, in pixels.
    pub side_distance: f32,
    /// The counter that is seen there.
    pub counter: Option<CounterId>,
    /// The box beside the map, by its place in the scene's list.
    pub holder: Option<usize>,
    /// The handle of a ring of directions: its hex, and the direction in twelfths.
    pub facing: Option<(Hex, u8)>,
}

impl PixelPick {
    /// A counter and its hex, pointed at from elsewhere.
    const fn counter(counter: CounterId, hex: Hex) -> PixelPick {
        PixelPick {
            hex: Some(hex),
            side: None,
            hexside: None,
            side_distance: f32::INFINITY,
            counter: Some(counter),
            holder: None,
            facing: None,
        }
    }
}

/// Answers for one scene in a picture of one size. Made once for a scene, asked for every pixel.
pub struct Picker {
    view: View,
    layout: crate::geometry::Layout,
    map: std::sync::Arc<crate::Map>,
    spots: Vec<CounterSpot>,
    holders: Vec<(Rect, Option<(CounterId, Hex)>)>,
    handles: Vec<(Hex, u8, Point)>,
    counter: f32,
}

/// Distance in pixels at which a handle is hit even if it is drawn smaller.
const HANDLE_PIXELS: f32 = 8.0;

/// Distance in pixels at which a badge is hit even if it is drawn smaller.
const BADGE_PIXELS: f32 = 5.0;

/// Radius of the corners of a counter, in counters; the shader has the same number.
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
            holders: scene.holders.iter().map(|holder| (holder.area, about(scene, holder))).collect(),
            handles: handles(scene),
            counter: counter_pixels(view.zoom),
        }
    }

    /// The things under a pixel; the middle of the first pixel is at (0.5, 0.5).
    pub fn at(&self, pixel: Point) -> PixelPick {
        let world = self.view.world(pixel);
        let holder = self.holders.iter().position(|(area, _)| area.contains(world));
        let card = holder.and_then(|at| self.holders.get(at)).and_then(|(_, about)| *about);
        if let Some((counter, hex)) = card {
            return PixelPick::counter(counter, hex);
        }
        let hex = self.layout.hex_at(world).filter(|hex| self.map.exists(*hex));
        let near = hex.map(|hex| self.layout.nearest_side(hex, world));
        let beyond = hex.zip(near).and_then(|(hex, (way, _))| {
            let next = self.layout.grid().neighbour(hex, way).filter(|next| self.map.exists(*next))?;
            Some(Hexside::between(hex, next))
        });
        PixelPick {
            hex,
            side: near.map(|(way, _)| way),
            hexside: beyond,
            side_distance: near.map_or(f32::INFINITY, |(_, distance)| distance * self.view.zoom),
            counter: self.counter_at(pixel),
            holder,
            facing: self.handle_at(world),
        }
    }

    /// The nearest handle of a ring that a point of the world meets.
    fn handle_at(&self, world: Point) -> Option<(Hex, u8)> {
        let reach = HANDLE.max(HANDLE_PIXELS / self.view.zoom.max(1e-3)).min(2.0 * HANDLE);
        let near = self.handles.iter().map(|(hex, twelfth, at)| (at.distance(world), (*hex, *twelfth)));
        let nearest = near.filter(|(far, _)| *far <= reach).min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.map(|(_, handle)| handle)
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

    /// Width of a counter, in pixels.
    pub fn counter_width(&self) -> f32 {
        self.counter
    }

    fn middle(&self, spot: &CounterSpot) -> Point {
        self.view.pixel(spot.anchor) + spot.local * self.counter
    }

    fn covers(&self, spot: &CounterSpot, pixel: Point) -> bool {
        let scale = (self.counter * spot.size).max(1e-3);
        if spot.badge {
            let reach = (scale / 2.0).max(BADGE_PIXELS);
            return pixel.distance(self.middle(spot)) < reach && spot.opacity > 0.0;
        }
        let off = (pixel - self.middle(spot)) * (1.0 / scale);
        let (x, y) = (off.x.abs() - 0.5 + CORNER, off.y.abs() - 0.5 + CORNER);
        let outside = x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - CORNER;
        outside < 0.0 && spot.opacity > 0.0
    }
}

/// The counter that a card beside the map is about, and its hex.
fn about(scene: &Scene, holder: &Holder) -> Option<(CounterId, Hex)> {
    let counter = scene.counters.iter().find(|counter| Some(counter.id) == holder.about)?;
    Some((counter.id, counter.hex))
}

/// The handles of all rings of a scene, and where they are.
fn handles(scene: &Scene) -> Vec<(Hex, u8, Point)> {
    let layout = scene.layout();
    let of = |overlay: &Overlay| match overlay {
        Overlay::Facing { hex, twelfth, .. } => Some((*hex, *twelfth, handle(&layout, *hex, *twelfth))),
        _ => None,
    };
    scene.overlays.iter().filter_map(of).collect()
}

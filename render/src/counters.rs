//! Counters as instances, with everything that stands on them.

use crate::geometry::{Layout, Point, point};
use crate::glyphs::{GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::motion::Pose;
use crate::scene::{Arm, Colour, Counter, CounterId, Scene};
use crate::text::{Atlas, Face, Icon};
use engine::hex::Hex;
use std::collections::BTreeMap;

/// A counter as the graphics card reads it.
#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct CounterInstance {
    anchor: [f32; 2],
    local: [f32; 2],
    size: f32,
    depth: f32,
    body: u32,
    stripe: u32,
    edge: u32,
    /// Pattern, guard, spent, demoralised.
    style: [u8; 4],
}

/// Where a counter is drawn: a world point, and how far from it in counters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Which counter.
    pub id: CounterId,
    /// Its place in the scene's list.
    pub index: usize,
    /// The world point it belongs to.
    pub anchor: Point,
    /// Its middle from there, in counters.
    pub local: Point,
    /// Its size, 1 as ever.
    pub size: f32,
    /// From 0 to 1.
    pub opacity: f32,
}

/// How wide a counter is drawn, in pixels, when a hex is so many high: it grows with the map, within limits, and never
/// beyond the hex where that is tiny.
pub fn counter_pixels(zoom: f32) -> f32 {
    const SMALLEST: f32 = 15.0;
    const LARGEST: f32 = 460.0;
    (zoom * 0.70).clamp(SMALLEST, LARGEST).min(zoom * 0.95)
}

/// Below this many pixels a counter shows its strength and arm only.
pub const DETAIL_FROM: f32 = 25.0;

/// How far a stack fans out in all, in counters.
const FAN: f32 = 0.34;
/// The most one counter of a stack is moved from the one below.
const FAN_STEP: f32 = 0.17;

/// Where every counter is drawn, the farthest back first.
pub fn spots(scene: &Scene) -> Vec<Spot> {
    if !scene.shows.counters {
        return Vec::new();
    }
    let layout = scene.layout();
    let mut stacks: BTreeMap<Hex, Vec<usize>> = BTreeMap::new();
    let mut moving = Vec::new();
    for (index, counter) in scene.counters.iter().enumerate() {
        match scene.poses.get(&counter.id) {
            Some(pose) => moving.push(moved(index, counter.id, pose)),
            None => stacks.entry(counter.hex).or_default().push(index),
        }
    }
    // A spread stack lies over everything that stands still.
    let open = scene.spread.and_then(|hex| Some((hex, stacks.remove(&hex)?)));
    let mut order: Vec<(Hex, Vec<usize>)> = stacks.into_iter().collect();
    // Lower on the screen is nearer: its shadow and its fan lie over what is behind.
    let down = if scene.camera.turned { -1.0 } else { 1.0 };
    order.sort_by(|(a, _), (b, _)| (height(&layout, *a) * down).total_cmp(&(height(&layout, *b) * down)));
    let mut all = Vec::with_capacity(scene.counters.len());
    for (hex, stack) in order {
        let count = stack.len();
        for (level, index) in stack.into_iter().enumerate() {
            let Some(counter) = scene.counters.get(index) else { continue };
            let local = fan(level, count);
            all.push(Spot { id: counter.id, index, anchor: layout.middle(hex), local, size: 1.0, opacity: 1.0 });
        }
    }
    if let Some((hex, stack)) = open {
        let count = stack.len();
        for (level, index) in stack.into_iter().enumerate() {
            let Some(counter) = scene.counters.get(index) else { continue };
            let local = spread(level, count);
            all.push(Spot { id: counter.id, index, anchor: layout.middle(hex), local, size: 1.0, opacity: 1.0 });
        }
    }
    all.append(&mut moving);
    all
}

fn height(layout: &Layout, hex: Hex) -> f32 {
    layout.middle(hex).y
}

fn moved(index: usize, id: CounterId, pose: &Pose) -> Spot {
    Spot { id, index, anchor: pose.at, local: Point::ZERO, size: pose.size, opacity: pose.opacity }
}

/// How far a counter at that level of a stack is moved, in counters: up and to the right, around the middle.
pub fn fan(level: usize, count: usize) -> Point {
    if count < 2 {
        return Point::ZERO;
    }
    let gaps = count as f32 - 1.0;
    let step = FAN_STEP.min(FAN / gaps);
    let off = (level as f32 - gaps / 2.0) * step;
    point(off, -off)
}

/// Counters of a spread stack stand so far apart, in counters.
const SPREAD_STEP: f32 = 1.12;
/// So many of them stand in one row.
const SPREAD_ROW: usize = 4;

/// Where a counter of a spread stack stands, in counters: in rows around the middle, none over another.
pub fn spread(level: usize, count: usize) -> Point {
    let rows = count.div_ceil(SPREAD_ROW).max(1);
    let (row, place) = (level / SPREAD_ROW, level % SPREAD_ROW);
    let in_row = if row + 1 == rows { count - row * SPREAD_ROW } else { SPREAD_ROW };
    let from_middle = |at: usize, of: usize| (at as f32 - (of as f32 - 1.0) / 2.0) * SPREAD_STEP;
    point(from_middle(place, in_row), from_middle(row, rows))
}

/// Instances of all counters, and the letters and symbols on them.
pub fn build(scene: &Scene, atlas: &mut Atlas, instances: &mut Vec<CounterInstance>, glyphs: &mut GlyphSheet) {
    instances.clear();
    glyphs.clear();
    let spots = spots(scene);
    let count = spots.len().max(1) as f32;
    for (order, spot) in spots.iter().enumerate() {
        let Some(counter) = scene.counters.get(spot.index) else { continue };
        // A step of depth for each counter; its letters lie between it and the next.
        let depth = 0.95 - 0.9 * (order as f32 / count);
        let body = scene.theme.army(counter.army, counter.nation);
        let marks = counter.marks;
        let edge = if marks.selected { scene.theme.inks.selected.packed(1.0) } else { 0 };
        instances.push(CounterInstance {
            anchor: [spot.anchor.x, spot.anchor.y],
            local: [spot.local.x, spot.local.y],
            size: spot.size,
            depth,
            body: body.packed(spot.opacity),
            stripe: counter.formation.map_or(0, |colour| colour.packed(1.0)),
            edge,
            style: [
                counter.army % 4,
                u8::from(marks.guard),
                u8::from(marks.moved || marks.has_attacked),
                u8::from(marks.demoralised),
            ],
        });
        write(counter, spot, body, depth - 0.35 / count, atlas, glyphs);
    }
}

const CREAM: Colour = Colour::hex(0xfdf7e6);
const INK: Colour = Colour::hex(0x1a120b);

fn write(counter: &Counter, spot: &Spot, body: Colour, depth: f32, atlas: &mut Atlas, glyphs: &mut GlyphSheet) {
    let written = if body.lightness() > 0.58 { INK } else { CREAM };
    let right = if counter.formation.is_some() { 0.045 } else { 0.0 };
    let base = Stamp {
        anchor: spot.anchor,
        local: spot.local,
        size: spot.size,
        angle: 0.0,
        measure: Measure::Counter,
        colour: written,
        opacity: spot.opacity,
        halo: None,
        depth,
    };
    let at = |x: f32, y: f32, size: f32| Stamp { size: size * spot.size, ..base.moved(point(x, y) * spot.size) };
    let detail = |stamp: Stamp| Stamp { measure: Measure::CounterDetail, ..stamp };
    let symbol = match counter.arm {
        Arm::Infantry => Icon::Infantry,
        Arm::Cavalry => Icon::Cavalry,
        Arm::Artillery => Icon::Artillery,
        Arm::Fort => Icon::Fort,
    };
    glyphs.icon(atlas, symbol, Stamp { colour: INK, ..at(0.0, -0.035, 0.58) });
    let figures = format!("{}-{}", counter.strength, counter.movement);
    glyphs.fitted(atlas, Face::Sans, &figures, at(right, 0.325, 0.33), 0.78 * spot.size);
    let width = if counter.marks.reserve { 0.62 } else { 0.82 };
    let label_at = right - if counter.marks.reserve { 0.10 } else { 0.0 };
    glyphs.fitted(atlas, Face::Sans, &counter.label, detail(at(label_at, -0.355, 0.215)), width * spot.size);
    marks(counter, &at, atlas, glyphs);
}

/// Marks stand at the corners and edges of a counter, each with its own shape on a disc.
fn marks(counter: &Counter, at: &impl Fn(f32, f32, f32) -> Stamp, atlas: &mut Atlas, glyphs: &mut GlyphSheet) {
    let mut badge = |x: f32, y: f32, disc: Colour, sign: Sign, colour: Colour| {
        let back = Stamp { colour: disc, ..at(x, y, 0.30) }.haloed(CREAM, 1.0, 0.35);
        glyphs.icon(atlas, Icon::Disc, back);
        match sign {
            Sign::Letter(text) => {
                glyphs.centred(atlas, Face::Sans, text, Stamp { colour, ..at(x, y - 0.005, 0.24) });
            }
            Sign::Icon(icon) => glyphs.icon(atlas, icon, Stamp { colour, ..at(x, y, 0.205) }),
        }
    };
    let marks = counter.marks;
    if marks.reserve {
        badge(0.43, -0.43, Colour::hex(0xb3231b), Sign::Letter("R"), CREAM);
    }
    if marks.must_attack {
        badge(0.43, -0.43, Colour::hex(0x8c1212), Sign::Icon(Icon::Sabres), CREAM);
    }
    if marks.fresh {
        badge(-0.43, -0.43, Colour::hex(0x1b1b1b), Sign::Icon(Icon::Star), Colour::hex(0xffd24a));
    } else if marks.fresh_used {
        badge(-0.43, -0.43, Colour::hex(0xe9e2cf), Sign::Icon(Icon::HollowStar), INK);
    }
    if marks.demoralised {
        badge(-0.43, 0.43, Colour::hex(0xf3efe2), Sign::Icon(Icon::BrokenFlag), Colour::hex(0x7a1010));
    }
    if marks.has_attacked {
        badge(0.43, 0.43, Colour::hex(0xe9e2cf), Sign::Icon(Icon::Bar), INK);
    } else if marks.moved {
        badge(0.43, 0.43, Colour::hex(0xe9e2cf), Sign::Icon(Icon::Chevrons), INK);
    }
}

enum Sign {
    Letter(&'static str),
    Icon(Icon),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_of_a_spread_stack_do_not_touch() {
        for count in 1..=9 {
            let places: Vec<Point> = (0..count).map(|level| spread(level, count)).collect();
            for (at, one) in places.iter().enumerate() {
                for other in places.iter().skip(at + 1) {
                    let apart = *one - *other;
                    assert!(apart.x.abs() >= 1.0 || apart.y.abs() >= 1.0, "{count}: {one:?} {other:?}");
                }
            }
        }
    }
}

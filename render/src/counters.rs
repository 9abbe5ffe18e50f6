//! Counters as instances, with everything that stands on them.

use crate::geometry::point;
use crate::glyphs::{GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::scene::stacks::{Spot, spots};
use crate::scene::{Arm, Colour, Counter, Scene};
use crate::text::{Atlas, Face, Icon};

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

/// Below this many pixels a counter shows its strength and arm only.
pub const DETAIL_FROM: f32 = 25.0;

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

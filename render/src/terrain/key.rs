//! The key: the meanings of the signs that are on the map.

use super::easel::Easel;
use crate::glyphs::Stamp;
use crate::ink::{Measure, Pen};
use crate::text::{Face, Icon, Run};
use scene::geometry::{Point, Polyline, Rect, point};
use scene::{Colour, Ground, Water};

/// Half the extents of a sample.
const HALF: Point = point(0.27, 0.165);
/// Rows of samples below the map.
const ROWS: usize = 2;
/// A sample and its word need this much room.
const NARROWEST: f32 = 1.45;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Ground(Ground),
    Parapet,
    Height,
    Slope,
    Water(Water),
    Gully,
    Fence,
    Bridge,
    Road,
    Track,
}

/// Draws the key, from this x on to the compass.
pub(super) fn draw(easel: &mut Easel<'_>, from: f32) {
    let signs = present(easel);
    let frame = easel.map.frame();
    let (left, right) = (from + 0.9, frame.max.x - 1.5);
    let columns = signs.len().div_ceil(ROWS).max(1);
    let step = ((right - left) / columns as f32).min(2.6);
    if step < NARROWEST {
        return;
    }
    let start = left + (right - left - step * columns as f32) / 2.0;
    for (index, (sign, word)) in signs.into_iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let at =
            point(start + column as f32 * step + HALF.x, frame.max.y + 0.58 + easel.map.footroom() + row as f32 * 0.5);
        sample(easel, sign, at);
        let run = Run::new(Face::Roman, &word, 0.0);
        let stamp = Stamp::at(at + point(HALF.x + 0.09, 0.0), 0.27, Measure::World, easel.theme.inks.name);
        easel.glyphs.run(easel.atlas, &run, stamp, 0.0);
    }
}

fn present(easel: &Easel<'_>) -> Vec<(Sign, String)> {
    let map = easel.map;
    let ground = |kind| map.ground.values().any(|held| held.contains(&kind));
    let water = |kind| map.waters.iter().any(|(_, is)| *is == kind);
    let all = [
        (Sign::Ground(Ground::Woods), "Woods", ground(Ground::Woods)),
        (Sign::Ground(Ground::Grove), "Grove", ground(Ground::Grove)),
        (Sign::Ground(Ground::Town), "Town", ground(Ground::Town)),
        (Sign::Ground(Ground::Fort), "Fort", ground(Ground::Fort)),
        (Sign::Parapet, "Earthwork", !map.parapets.is_empty()),
        (Sign::Height, "Height", !map.high.is_empty()),
        (Sign::Slope, "Slope", !map.slopes.is_empty()),
        (Sign::Ground(Ground::Lake), if map.frozen { "Lake, ice" } else { "Lake" }, ground(Ground::Lake)),
        (Sign::Water(Water::River), "River", water(Water::River)),
        (Sign::Water(Water::FrozenRiver), "River, ice", water(Water::FrozenRiver)),
        (Sign::Water(Water::Stream), "Stream", water(Water::Stream)),
        (Sign::Water(Water::Ditch), "Ditch", water(Water::Ditch)),
        (Sign::Gully, "Gully", !map.gullies.is_empty()),
        (Sign::Fence, "Fence", !map.fences.is_empty()),
        (Sign::Bridge, "Bridge", !map.bridges.is_empty()),
        (Sign::Road, "Road", !map.roads.is_empty()),
        (Sign::Track, "Track", !map.tracks.is_empty()),
    ];
    let called = |sign: Sign, usual: &'static str| match sign {
        Sign::Ground(kind) => map.called.get(&kind).copied().unwrap_or(usual),
        _ => usual,
    };
    let there = all.into_iter().filter(|(.., there)| *there);
    there.map(|(sign, word, _)| (sign, map.word(called(sign, word)).to_owned())).collect()
}

fn sample(easel: &mut Easel<'_>, sign: Sign, at: Point) {
    let land = *easel.theme.land(easel.map.season);
    let inks = easel.theme.inks;
    let rect = Rect::around(at, HALF);
    let back = match sign {
        Sign::Ground(Ground::Woods) => land.woods,
        Sign::Ground(Ground::Grove) => land.grove,
        Sign::Ground(Ground::Town) => land.town,
        Sign::Ground(Ground::Lake) if easel.map.frozen => land.ice,
        Sign::Ground(Ground::Lake) => land.water,
        Sign::Height => land.high,
        _ => land.open,
    };
    easel.ink.fill(&rect.corners(), Pen::map(back, 0.0).free());
    let across = Polyline::open(vec![at - point(HALF.x, 0.0), at + point(HALF.x, 0.0)]);
    match sign {
        Sign::Ground(Ground::Woods) => trees(easel, at, Icon::FirBody, Icon::FirInk, land.fir),
        Sign::Ground(Ground::Grove) => trees(easel, at, Icon::OakBody, Icon::OakInk, land.leaf),
        Sign::Ground(Ground::Town) => {
            for (x, y) in [(-0.15, -0.05), (0.0, 0.06), (0.14, -0.04)] {
                let house = Rect::around(at + point(x, y), point(0.055, 0.035));
                easel.ink.fill(&house.corners(), Pen::map(inks.house, 0.0).free());
                let edge = Polyline::closed(house.corners().to_vec());
                easel.ink.stroke(&edge, Pen::map(inks.house_edge, 0.012).free());
            }
        }
        Sign::Ground(Ground::Fort) => {
            let trace = super::works::trace(at, 0.125);
            easel.ink.fill(&trace, Pen::map(land.high, 0.0).free());
            easel.ink.stroke(&Polyline::closed(trace), Pen::map(inks.line, 0.028).free());
        }
        Sign::Parapet => super::works::bank(easel, &across, at + point(0.0, 1.0), false),
        Sign::Ground(Ground::Lake) | Sign::Height => {}
        Sign::Slope => {
            easel.ink.fill(
                &Rect { min: rect.min, max: at + point(HALF.x, -0.05) }.corners(),
                Pen::map(land.high, 0.0).free(),
            );
            let crest = Polyline::open(vec![at + point(-HALF.x, -0.05), at + point(HALF.x, -0.05)]);
            for (p, _) in super::water::ticks(&crest, 0.05) {
                let tick = Polyline::open(vec![p, p + point(0.0, 0.16)]);
                easel.ink.tapered(&tick, Pen::map(inks.hachure, 0.026).free(), 1.0, 0.15);
            }
        }
        Sign::Water(kind) => water(easel, kind, &across),
        Sign::Gully => {
            easel.ink.stroke(&across, Pen::map(inks.gully, 0.016).free());
            ticks(easel, &across, inks.gully, 0.12, 0.04);
        }
        Sign::Fence => {
            for rail in [-0.014, 0.014] {
                easel.ink.stroke(&across.offset(rail), Pen::map(inks.gully, 0.014).free());
            }
            for (p, _) in super::water::ticks(&across, 0.11) {
                let post = Polyline::open(vec![p - point(0.0, 0.05), p + point(0.0, 0.05)]);
                easel.ink.stroke(&post, Pen::map(inks.gully, 0.022).free());
            }
        }
        Sign::Bridge => {
            let stream = Polyline::open(vec![at - point(0.0, HALF.y), at + point(0.0, HALF.y)]);
            water(easel, Water::Stream, &stream);
            road(easel, &across);
            for side in [-1.0, 1.0] {
                let rail = vec![
                    at + point(-0.13, side * 0.11),
                    at + point(-0.09, side * 0.065),
                    at + point(0.09, side * 0.065),
                    at + point(0.13, side * 0.11),
                ];
                easel.ink.stroke(&Polyline::open(rail), Pen::map(inks.line, 0.03).free());
            }
        }
        Sign::Road => road(easel, &across),
        Sign::Track => {
            let pen = Pen::map(inks.road_edge, 0.085 * super::roads::TRACK).free();
            easel.ink.stroke(&across, pen);
        }
    }
    easel.ink.stroke(&Polyline::closed(rect.corners().to_vec()), Pen::map(inks.line, 0.016).free());
}

fn trees(easel: &mut Easel<'_>, at: Point, body: Icon, lines: Icon, colour: Colour) {
    let line = easel.theme.inks.wood_name;
    for x in [-0.15, 0.0, 0.15] {
        let stamp = Stamp::at(at + point(x, if x == 0.0 { 0.03 } else { -0.01 }), 0.24, Measure::World, colour);
        easel.glyphs.icon(easel.atlas, body, stamp);
        easel.glyphs.icon(easel.atlas, lines, Stamp { colour: line, ..stamp });
    }
}

fn water(easel: &mut Easel<'_>, kind: Water, line: &Polyline) {
    let land = *easel.theme.land(easel.map.season);
    let bank = easel.theme.inks.bank;
    // A river at its full width would fill the sample.
    let width = super::water::width(kind).min(0.17);
    easel.ink.stroke(line, Pen::map(bank, width + 0.05).free());
    let colour = if kind == Water::FrozenRiver { land.ice } else { land.water };
    easel.ink.stroke(line, Pen::map(colour, width).free());
    if kind == Water::Ditch {
        ticks(easel, line, bank, 0.10, 0.05);
    }
}

fn ticks(easel: &mut Easel<'_>, line: &Polyline, colour: Colour, far: f32, near: f32) {
    for (p, way) in super::water::ticks(line, 0.06) {
        for side in [-1.0, 1.0] {
            let out = way.turned() * side;
            easel.ink.line(p + out * far, p + out * near, Pen::map(colour, 0.016).free());
        }
    }
}

fn road(easel: &mut Easel<'_>, line: &Polyline) {
    let inks = easel.theme.inks;
    easel.ink.stroke(line, Pen::map(inks.road_edge, 0.127).free());
    easel.ink.stroke(line, Pen::map(inks.road, 0.085).free());
}

//! Fortified works: a bastioned trace with rampart, ditch and glacis, or a parapet that is open behind; and windmills.

use super::easel::Easel;
use crate::glyphs::Stamp;
use crate::ink::{Measure, Pen};
use crate::text::Icon;
use engine::hex::{Direction, Hex};
use scene::Ground;
use scene::geometry::{Point, Polyline, point};

/// Number of bastions of a work, with curtains between them.
const BASTIONS: u8 = 5;

pub(super) fn draw(easel: &mut Easel<'_>) {
    forts(easel);
    parapets(easel);
    mills(easel);
}

/// Part of the way from the middle of its hex to the side at which a parapet runs, and its width.
const PARAPET: f32 = 0.86;
const BROAD: f32 = 0.10;

/// Parapets along the sides of hexes that they cover.
fn parapets(easel: &mut Easel<'_>) {
    for (hex, front) in easel.map.parapets.clone() {
        let middle = easel.layout.middle(hex);
        let side = |way: &Direction| easel.layout.side(hex, *way).map(|corner| middle.towards(corner, PARAPET));
        let sides: Vec<[Point; 2]> = front.iter().map(side).collect();
        for line in scene::geometry::chains(&sides) {
            bank(easel, &line, middle, true);
        }
    }
}

/// A bank of earth, and before it the ditch, which falls away from the troops it covers.
pub(super) fn bank(easel: &mut Easel<'_>, line: &Polyline, covered: Point, clipped: bool) {
    let (inks, weight) = (easel.theme.inks, easel.theme.weight);
    let land = *easel.theme.land(easel.map.season);
    let pen = |pen: Pen| if clipped { pen } else { pen.free() };
    for (at, way) in super::water::ticks(line, 0.06) {
        let out = if (at - covered).dot(way.turned()) > 0.0 { way.turned() } else { -way.turned() };
        let tick = Polyline::open(vec![at, at + out * 0.13]);
        easel.ink.tapered(&tick, pen(Pen::map(inks.hachure, 0.022).faint(0.8)), 1.0, 0.2);
    }
    easel.ink.stroke(line, pen(Pen::map(inks.line, BROAD + 0.035 * weight)));
    easel.ink.stroke(line, pen(Pen::map(inks.hachure.towards(land.high, 0.35), BROAD)));
}

fn mills(easel: &mut Easel<'_>) {
    for hex in easel.map.mills.clone() {
        let at = easel.layout.middle(hex) - point(0.0, 0.02);
        let halo = easel.theme.land(easel.map.season).high;
        let stamp = Stamp::at(at, 0.72, Measure::World, easel.theme.inks.house_edge).haloed(halo, 0.9, 0.4);
        easel.glyphs.icon(easel.atlas, Icon::Mill, stamp);
    }
}

fn forts(easel: &mut Easel<'_>) {
    let forts: Vec<Hex> =
        easel.map.ground.iter().filter(|(_, held)| held.contains(&Ground::Fort)).map(|(hex, _)| *hex).collect();
    for hex in forts {
        let middle = easel.layout.middle(hex);
        let inks = easel.theme.inks;
        let weight = easel.theme.weight;
        let outer = trace(middle, 0.40);
        let ditch = trace(middle, 0.345);
        let inner = trace(middle, 0.27);
        // The glacis falls away on all sides.
        let rim = Polyline::closed(trace(middle, 0.42));
        for (at, way) in super::water::ticks(&rim, 0.05) {
            let out = -way.turned();
            let tick = Polyline::open(vec![at, at + out * 0.075]);
            easel.ink.tapered(&tick, Pen::map(inks.hachure, 0.018).faint(0.7), 1.0, 0.2);
        }
        let land = easel.theme.land(easel.map.season);
        easel.ink.fill(&outer, Pen::map(inks.hachure.towards(land.open, 0.45), 0.0));
        easel.ink.fill(&ditch, Pen::map(land.high, 0.0));
        easel.ink.stroke(&Polyline::closed(outer), Pen::map(inks.line, 0.02 * weight));
        easel.ink.stroke(&Polyline::closed(ditch), Pen::map(inks.line, 0.034 * weight));
        easel.ink.fill(&inner, Pen::map(land.open, 0.0));
        easel.ink.stroke(&Polyline::closed(inner), Pen::map(inks.line, 0.012 * weight));
    }
}

/// The outline of a work.
pub(super) fn trace(middle: Point, radius: f32) -> Vec<Point> {
    let step = std::f32::consts::TAU / f32::from(BASTIONS);
    let corner =
        |turn: f32, distance: f32| middle + Point::at_angle(turn - std::f32::consts::FRAC_PI_2) * (radius * distance);
    (0..BASTIONS)
        .flat_map(|bastion| {
            let turn = f32::from(bastion) * step;
            [
                corner(turn - step * 0.20, 0.74),
                corner(turn - step * 0.23, 0.95),
                corner(turn, 1.12),
                corner(turn + step * 0.23, 0.95),
                corner(turn + step * 0.20, 0.74),
            ]
        })
        .collect()
}

//! Villages with their houses, and towns with blocks and streets.

use super::easel::Easel;
use crate::glyphs::Stamp;
use crate::ink::{Measure, Pen};
use crate::text::Icon;
use engine::hex::Hex;
use scene::geometry::{HEX_RADIUS, Point, Scatter, point};
use scene::{Ground, NameKind};
use std::collections::BTreeSet;

/// Number of places for a house that are tried in a hex.
const TRIES: u16 = 260;

struct House {
    middle: Point,
    along: Point,
    half: Point,
}

pub(super) fn draw(easel: &mut Easel<'_>) {
    let towns: BTreeSet<Hex> =
        easel.map.ground.iter().filter(|(_, held)| held.contains(&Ground::Town)).map(|(hex, _)| *hex).collect();
    let churches: BTreeSet<Hex> = easel
        .map
        .names
        .iter()
        .filter(|name| matches!(name.kind, NameKind::Town | NameKind::Village))
        .filter_map(|name| name.hexes.first().copied())
        .collect();
    for &hex in &towns {
        let beside = easel.map.grid.neighbours(hex).filter(|(_, next)| towns.contains(next)).count();
        let church = churches.contains(&hex);
        let houses = settle(easel, hex, beside >= 2, church);
        for house in &houses {
            build(easel, house);
        }
        if church {
            raise_church(easel, hex);
        }
    }
}

/// The place of the church in a hex.
fn church_at(easel: &Easel<'_>, hex: Hex) -> Point {
    let middle = easel.layout.middle(hex);
    let around = (0..12u8).map(|step| middle + Point::at_angle(f32::from(step) * std::f32::consts::FRAC_PI_6) * 0.19);
    around.max_by(|a, b| easel.obstacles.clearance(*a).total_cmp(&easel.obstacles.clearance(*b))).unwrap_or(middle)
}

fn settle(easel: &Easel<'_>, hex: Hex, dense: bool, church: bool) -> Vec<House> {
    let middle = easel.layout.middle(hex);
    let mut scatter = Scatter::of(hex, 1);
    let mut houses: Vec<House> = Vec::new();
    let most = if dense { 30 } else { 15 };
    let lean = scatter.between(-0.3, 0.3);
    let church = church.then(|| church_at(easel, hex));
    for _ in 0..TRIES {
        if houses.len() >= most {
            break;
        }
        let reach = if dense { 0.46 } else { 0.36 };
        let angle = scatter.between(0.0, std::f32::consts::TAU);
        let at = middle + Point::at_angle(angle) * (reach * scatter.part().sqrt());
        let (clearance, way) = easel.obstacles.nearest(at).unwrap_or((1.0, Point::at_angle(lean)));
        // A village huddles along its road.
        if !dense && clearance > 0.22 && scatter.chance(0.75) {
            continue;
        }
        let along = if clearance < 0.3 { way } else { Point::at_angle(lean) };
        let along = if scatter.chance(0.25) { along.turned() } else { along };
        let half = if dense {
            point(scatter.between(0.045, 0.085), scatter.between(0.032, 0.055))
        } else {
            point(scatter.between(0.034, 0.06), scatter.between(0.022, 0.034))
        };
        let radius = half.length();
        let crowded = houses.iter().any(|other| {
            let off = at - other.middle;
            let (x, y) = (off.dot(other.along).abs(), off.dot(other.along.turned()).abs());
            x < other.half.x + radius * 0.85 + 0.014 && y < other.half.y + radius * 0.85 + 0.014
        });
        let off_church = church.is_none_or(|spot| spot.distance(at) > 0.125 + radius * 0.6);
        if clearance > half.y * 1.05 + 0.012 && !crowded && off_church && inside(at - middle, radius) {
            houses.push(House { middle: at, along, half });
        }
    }
    houses
}

/// Whether a disc lies within a hex around the origin.
fn inside(at: Point, radius: f32) -> bool {
    let slanted = (at.x.abs() * 0.866 + at.y.abs() * 0.5).max(at.y.abs());
    slanted + radius * 0.7 < HEX_RADIUS * 0.866
}

fn build(easel: &mut Easel<'_>, house: &House) {
    let inks = easel.theme.inks;
    let (along, across) = (house.along * house.half.x, house.along.turned() * house.half.y);
    let corner = |x: f32, y: f32| house.middle + along * x + across * y;
    let walls = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    let shadow = walls.map(|p| p + point(0.016, 0.018));
    easel.ink.fill(&shadow, Pen::map(inks.house_edge, 0.0).faint(0.4));
    easel.ink.fill(&walls, Pen::map(inks.house, 0.0));
    // The far half of the roof lies in the shade.
    let shade = [corner(-1.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    easel.ink.fill(&shade, Pen::map(inks.house_edge, 0.0).faint(0.28));
    let outline = scene::geometry::Polyline::closed(walls.to_vec());
    easel.ink.stroke(&outline, Pen::map(inks.house_edge, 0.012 * easel.theme.weight));
}

fn raise_church(easel: &mut Easel<'_>, hex: Hex) {
    let at = church_at(easel, hex);
    let inks = easel.theme.inks;
    let stamp =
        Stamp::at(at, 0.25, Measure::World, inks.house_edge).haloed(easel.theme.land(easel.map.season).town, 0.9, 0.55);
    easel.glyphs.icon(easel.atlas, Icon::Church, stamp);
}

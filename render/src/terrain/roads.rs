//! Roads that curve through hexes, and the bridges that carry them.

use super::easel::Easel;
use super::water::width as water_width;
use crate::ink::Pen;
use engine::hex::Hex;
use scene::geometry::{Point, Polyline, point};
use scene::{MapRoad, Water};
use std::collections::{BTreeMap, BTreeSet};

/// From edge to edge.
const WIDTH: f32 = 0.085;
/// Width of an edge.
const EDGE: f32 = 0.021;
/// Distance by which a road goes on beyond its last hex; the frame cuts it off.
const BEYOND: f32 = 1.2;
/// Number of straight pieces in a curve through a hex.
const PIECES: u8 = 8;

/// Width of a track of a lesser class, in widths of a road.
pub(super) const TRACK: f32 = 0.42;

pub(super) fn draw(easel: &mut Easel<'_>) {
    let junctions = junctions(easel.map.roads.iter().chain(&easel.map.tracks));
    let lines: Vec<Polyline> = easel.map.roads.iter().map(|road| course(easel, road, &junctions)).collect();
    let tracks: Vec<Polyline> = easel.map.tracks.iter().map(|road| course(easel, road, &junctions)).collect();
    let inks = easel.theme.inks;
    let weight = easel.theme.weight;
    // A track is one thin line in the colour of a road's edge; roads lie over it where they join.
    for line in &tracks {
        easel.ink.stroke(line, Pen::map(inks.road_edge, WIDTH * TRACK * weight));
        easel.obstacles.add(line, WIDTH);
    }
    for line in &lines {
        easel.ink.stroke(line, Pen::map(inks.road_edge, WIDTH + 2.0 * EDGE * weight));
        easel.obstacles.add(line, WIDTH + 2.0 * EDGE);
    }
    // All edges first, then all surfaces: where roads join, no edge crosses a surface.
    for line in &lines {
        easel.ink.stroke(line, Pen::map(inks.road, WIDTH));
    }
    bridges(easel);
}

/// Hexes in which roads meet: there each goes through the middle.
fn junctions<'a>(roads: impl Iterator<Item = &'a MapRoad>) -> BTreeSet<Hex> {
    let mut next: BTreeMap<Hex, BTreeSet<Hex>> = BTreeMap::new();
    for road in roads {
        for (a, b) in road.path.iter().zip(road.path.iter().skip(1)) {
            next.entry(*a).or_default().insert(*b);
            next.entry(*b).or_default().insert(*a);
        }
    }
    next.into_iter().filter(|(_, next)| next.len() > 2).map(|(hex, _)| hex).collect()
}

fn course(easel: &Easel<'_>, road: &MapRoad, junctions: &BTreeSet<Hex>) -> Polyline {
    let middles: Vec<Point> = road.path.iter().map(|hex| easel.layout.middle(*hex)).collect();
    let mut points = Vec::new();
    if road.leaves_first {
        points.extend(exit(easel, &middles));
    }
    for (index, (&middle, hex)) in middles.iter().zip(&road.path).enumerate() {
        let before = index.checked_sub(1).and_then(|at| middles.get(at)).copied();
        let after = middles.get(index + 1).copied();
        match (before, after) {
            (Some(before), Some(after)) => {
                let (from, to) = (before.towards(middle, 0.5), middle.towards(after, 0.5));
                if junctions.contains(hex) {
                    let way = (after - before).unit() * 0.22;
                    curve(&mut points, from, from.towards(middle, 0.5), middle - way, middle);
                    curve(&mut points, middle, middle + way, to.towards(middle, 0.5), to);
                } else {
                    curve(&mut points, from, from.towards(middle, 0.62), to.towards(middle, 0.62), to);
                }
            }
            _ => points.push(middle),
        }
    }
    if road.leaves_last {
        let back: Vec<Point> = middles.iter().rev().copied().collect();
        points.extend(exit(easel, &back));
    }
    Polyline::open(points)
}

/// The point from which a road comes that leaves the map at its first hex.
fn exit(easel: &Easel<'_>, middles: &[Point]) -> Option<Point> {
    let (&first, &second) = (middles.first()?, middles.get(1)?);
    let frame = easel.map.frame();
    // Straight on unless another way to the frame is much shorter.
    let on = (first - second).unit();
    let straight = [point(-1.0, 0.0), point(1.0, 0.0), point(0.0, -1.0), point(0.0, 1.0)];
    let ways = straight.into_iter().map(|way| (way, 0.0)).chain([(on, 0.45)]);
    let length = |way: Point| {
        (1..40u8).map(|step| f32::from(step) * 0.05).find(|&step| !frame.contains(first + way * step)).unwrap_or(9.0)
    };
    let best = ways.min_by(|a, b| (length(a.0) - a.1).total_cmp(&(length(b.0) - b.1)))?;
    Some(first + best.0 * BEYOND)
}

fn curve(points: &mut Vec<Point>, a: Point, b: Point, c: Point, d: Point) {
    for piece in 0..=PIECES {
        let t = f32::from(piece) / f32::from(PIECES);
        let (ab, bc, cd) = (a.towards(b, t), b.towards(c, t), c.towards(d, t));
        let p = ab.towards(bc, t).towards(bc.towards(cd, t), t);
        if points.last().is_none_or(|last| last.distance(p) > 1e-4) {
            points.push(p);
        }
    }
}

fn bridges(easel: &mut Easel<'_>) {
    let inks = easel.theme.inks;
    let weight = easel.theme.weight;
    for &side in &easel.map.bridges {
        let Some([a, b]) = easel.layout.hexside(side) else { continue };
        let over = easel
            .map
            .waters
            .iter()
            .filter(|(at, _)| *at == side)
            .map(|(_, kind)| *kind)
            .max_by(|a, b| water_width(*a).total_cmp(&water_width(*b)));
        let span = over.map_or(0.16, water_width) / 2.0 + 0.075;
        let middle = a.towards(b, 0.5);
        let along = (easel.layout.middle(side.b) - easel.layout.middle(side.a)).unit();
        let across = along.turned();
        let half = WIDTH / 2.0 + 0.022;
        let deck = [
            middle - along * span - across * half,
            middle + along * span - across * half,
            middle + along * span + across * half,
            middle - along * span + across * half,
        ];
        easel.ink.fill(&deck, Pen::map(inks.road, 0.0));
        if over == Some(Water::River) {
            // Planks, and piers below them.
            for plank in 1..7u8 {
                let at = middle + along * (span * (f32::from(plank) / 3.5 - 1.0));
                easel.ink.line(at - across * half, at + across * half, Pen::map(inks.line, 0.01).faint(0.5));
            }
        }
        let pen = Pen::map(inks.line, 0.032 * weight);
        for turn in [-1.0, 1.0] {
            let edge = across * (half * turn);
            let wing = across * (0.055 * turn);
            let rail = Polyline::open(vec![
                middle + edge + wing - along * (span + 0.055),
                middle + edge - along * span,
                middle + edge + along * span,
                middle + edge + wing + along * (span + 0.055),
            ]);
            easel.ink.stroke(&rail, pen);
        }
    }
}

//! Rivers with banks and water lines, streams, ditches, gullies, and the fences beside them.

use super::easel::Easel;
use crate::ink::{Dash, Pen};
use engine::hex::Hexside;
use scene::Water;
use scene::geometry::{Point, Polyline, Scatter, courses};

/// Width of each kind of water.
pub(super) fn width(water: Water) -> f32 {
    match water {
        Water::River => 0.30,
        Water::FrozenRiver => 0.22,
        Water::Stream => 0.085,
        Water::Ditch => 0.06,
    }
}

/// The courses of one kind of water.
pub(super) struct Course {
    pub(super) kind: Water,
    pub(super) line: Polyline,
}

/// Draws all running water, and returns its courses.
pub(super) fn draw(easel: &mut Easel<'_>) -> Vec<Course> {
    gullies(easel);
    fences(easel);
    let mut all = Vec::new();
    for kind in [Water::Ditch, Water::Stream, Water::FrozenRiver, Water::River] {
        let sides: Vec<Hexside> =
            easel.map.waters.iter().filter(|(_, is)| *is == kind).map(|(side, _)| *side).collect();
        for line in lines(easel, &sides, kind != Water::Ditch) {
            easel.obstacles.add(&line, width(kind));
            all.push(Course { kind, line });
        }
    }
    let land = *easel.theme.land(easel.map.season);
    let inks = easel.theme.inks;
    let weight = easel.theme.weight;
    for course in &all {
        let edge = if course.kind == Water::River { 0.034 } else { 0.026 } * weight;
        let pen = Pen::map(inks.bank, width(course.kind) + edge * 2.0);
        match course.kind {
            Water::FrozenRiver => easel.ink.stroke(&course.line, pen.faint(0.55)),
            Water::Ditch => easel.ink.stroke(&course.line, pen.wide(width(course.kind) + 0.05 * weight)),
            Water::River | Water::Stream => easel.ink.stroke(&course.line, pen),
        }
    }
    for course in &all {
        let colour = if course.kind == Water::FrozenRiver { land.ice } else { land.water };
        easel.ink.stroke(&course.line, Pen::map(colour, width(course.kind)));
    }
    for course in &all {
        match course.kind {
            Water::River => water_lines(easel, &course.line),
            Water::FrozenRiver => cracks(easel, &course.line),
            Water::Stream => {
                let light = land.water.towards(scene::Colour::hex(0xffffff), 0.45);
                easel.ink.stroke(&course.line.offset(-0.012), Pen::map(light, 0.022).faint(0.8));
            }
            Water::Ditch => spoil(easel, &course.line),
        }
    }
    all
}

/// Chains hexsides into lines that flow, and lets them run out over the edge of the map.
fn lines(easel: &Easel<'_>, sides: &[Hexside], flowing: bool) -> Vec<Polyline> {
    let segments: Vec<[Point; 2]> = sides.iter().filter_map(|side| easel.layout.hexside(*side)).collect();
    courses(&segments)
        .into_iter()
        .map(|mut line| {
            if !line.closed {
                run_out(easel, &mut line);
                line.points.reverse();
                run_out(easel, &mut line);
            }
            let line = if flowing { line.relaxed(2, 0.32) } else { line.relaxed(1, 0.12) };
            line.rounded(3)
        })
        .collect()
}

/// Distance by which a line goes on beyond the last hex; the frame cuts it off.
const BEYOND: f32 = 0.9;

fn run_out(easel: &Easel<'_>, line: &mut Polyline) {
    let (Some(&last), Some(&before)) = (line.points.last(), line.points.iter().rev().nth(1)) else { return };
    let map = easel.map;
    let bounds = easel.layout.bounds();
    // Straight on, the way the course as a whole goes, if that leads off the map at once.
    let far = line.points.iter().rev().nth(3).copied().unwrap_or(before);
    let way = (last - before).unit();
    let beyond = last + way * 0.3;
    let off = easel.layout.hex_at(beyond).is_none_or(|hex| !map.exists(hex));
    if off {
        line.points.push(last + (way + (last - far).unit()).unit() * BEYOND);
        return;
    }
    let middle = bounds.middle();
    let sideways = Point { x: (last.x - middle.x).signum(), y: 0.0 };
    let upright = Point { x: 0.0, y: (last.y - middle.y).signum() };
    for way in [sideways, upright] {
        let clear =
            [0.2, 0.4].iter().all(|&step| easel.layout.hex_at(last + way * step).is_none_or(|hex| !map.exists(hex)));
        if clear {
            line.points.push(last + way * BEYOND);
            return;
        }
    }
}

/// Lines along the banks, paler towards the middle.
fn water_lines(easel: &mut Easel<'_>, line: &Polyline) {
    let half = width(Water::River) / 2.0;
    let bank = easel.theme.inks.bank;
    for (step, opacity) in [(0.026, 0.55), (0.058, 0.36), (0.098, 0.2)] {
        for side in [-1.0, 1.0] {
            easel.ink.stroke(&line.offset(side * (half - step)), Pen::map(bank, 0.011).faint(opacity));
        }
    }
}

/// Cracks in the ice.
fn cracks(easel: &mut Easel<'_>, line: &Polyline) {
    let pen = Pen::map(easel.theme.inks.bank, 0.012).faint(0.4);
    let mut scatter = Scatter::new(line.points.len() as u32 + 77);
    let length = line.length();
    let mut at = 0.1;
    while at < length {
        let (p, way) = line.at(at);
        let across = way.turned() * scatter.between(0.04, 0.09);
        let lean = way * scatter.between(-0.06, 0.06);
        easel.ink.stroke(&Polyline::open(vec![p - across - lean, p + lean * 0.5, p + across + lean]), pen);
        at += scatter.between(0.09, 0.22);
    }
}

/// The banks of a ditch: short even ticks on both sides.
fn spoil(easel: &mut Easel<'_>, line: &Polyline) {
    let pen = Pen::map(easel.theme.inks.bank, 0.014 * easel.theme.weight).faint(0.75);
    for p in ticks(line, 0.075) {
        let (at, way) = p;
        for side in [-1.0, 1.0] {
            let out = way.turned() * side;
            easel.ink.line(at + out * 0.055, at + out * 0.10, pen);
        }
    }
}

fn gullies(easel: &mut Easel<'_>) {
    let sides = easel.map.gullies.clone();
    let inks = easel.theme.inks;
    let weight = easel.theme.weight;
    for line in lines(easel, &sides, true) {
        let pen = Pen::map(inks.gully, 0.02 * weight);
        easel.ink.stroke(&line, Pen::map(inks.gully, 0.2).faint(0.14));
        easel.ink.stroke(&line, pen.wide(0.016 * weight).dashed(Dash::Solid).faint(0.8));
        let mut scatter = Scatter::new(line.points.len() as u32 + 5);
        for (at, way) in ticks(&line, 0.058) {
            for side in [-1.0, 1.0] {
                let out = way.turned() * side;
                let rim = scatter.between(0.12, 0.165);
                let tick = Polyline::open(vec![at + out * rim, at + out * 0.035]);
                easel.ink.tapered(&tick, pen.wide(0.026 * weight).faint(0.9), 1.0, 0.2);
            }
        }
        easel.obstacles.add(&line, 0.24);
    }
}

/// Rails with a post at every step: a fence stops no unit, but is seen.
fn fences(easel: &mut Easel<'_>) {
    let sides = easel.map.fences.clone();
    let pen = Pen::map(easel.theme.inks.gully, 0.016 * easel.theme.weight);
    for line in lines(easel, &sides, false) {
        for rail in [-0.014, 0.014] {
            easel.ink.stroke(&line.offset(rail), pen.faint(0.85));
        }
        for (at, way) in ticks(&line, 0.11) {
            let out = way.turned();
            easel.ink.line(at - out * 0.05, at + out * 0.05, pen.wide(0.022 * easel.theme.weight));
        }
        easel.obstacles.add(&line, 0.12);
    }
}

/// Places along a line at even distances, with the way the line runs there.
pub(super) fn ticks(line: &Polyline, step: f32) -> Vec<(Point, Point)> {
    let even = line.evenly(step);
    let get =
        |index: usize| even.points.get(index.min(even.points.len().saturating_sub(1))).copied().unwrap_or_default();
    (0..even.points.len()).map(|at| (get(at), (get(at + 1) - get(at.saturating_sub(1))).unit())).collect()
}

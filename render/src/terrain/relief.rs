//! Heights: hachures on the lower side of slopes, as an engraver cuts them.

use super::easel::Easel;
use crate::ink::Pen;
use engine::hex::Hex;
use scene::geometry::{Point, Polyline, Scatter, chains};
use std::collections::BTreeSet;

/// Between one hachure and the next.
const STEP: f32 = 0.05;
/// The longest hachure.
const LENGTH: f32 = 0.27;
/// Width of a hachure at its start.
const BROAD: f32 = 0.03;

pub(super) fn draw(easel: &mut Easel<'_>) {
    let grid = easel.map.grid;
    let sides: Vec<[Point; 2]> = easel
        .map
        .slopes
        .iter()
        .filter_map(|slope| Some(easel.layout.side(slope.high, grid.direction(slope.high, slope.low)?)))
        .collect();
    let pen = Pen::map(easel.theme.inks.hachure, BROAD * easel.theme.weight);
    for (number, chain) in chains(&sides).into_iter().enumerate() {
        let line = chain.rounded(3).evenly(STEP);
        let mut scatter = Scatter::new(number as u32 + 1);
        let count = line.points.len();
        let get = |index: usize| line.points.get(index.min(count.saturating_sub(1))).copied().unwrap_or_default();
        easel.ink.stroke(&line, pen.wide(0.018 * easel.theme.weight).faint(0.75));
        let mut swell = 0.0_f32;
        for index in 0..count {
            let p = get(index);
            // The slope falls away from the smoothed line, not from each of its wiggles.
            let way = (get(index + 4) - get(index.saturating_sub(4))).unit();
            let down = -way.turned();
            swell = swell * 0.8 + scatter.between(-0.2, 0.2);
            // Hachures shorten towards the ends of a chain.
            let end = index.min(count - 1 - index) as f32;
            let fade = if line.closed { 1.0 } else { (0.45 + end / 10.0).min(1.0) };
            let length = LENGTH * fade * (1.0 + swell * 0.35);
            let lean = way * scatter.between(-0.02, 0.02);
            let tip = p + down * length + lean;
            let bend = p.towards(tip, 0.5) + lean * 0.4;
            let tapering = Polyline::open(vec![p, bend, tip]);
            easel.ink.tapered(&tapering, pen.faint(0.85), 1.0, 0.12);
            if index % 2 == 1 && fade > 0.8 {
                let from = tip + down * 0.025 + way * (STEP * 0.5);
                let to = from + down * (0.09 * (1.0 + swell * 0.4));
                easel.ink.tapered(&Polyline::open(vec![from, to]), pen.faint(0.6), 0.55, 0.08);
            }
        }
    }
    soft_edges(easel);
}

/// Draws a few light ticks where higher ground ends without a slope.
fn soft_edges(easel: &mut Easel<'_>) {
    let map = easel.map;
    let grid = map.grid;
    let pen = Pen::map(easel.theme.inks.hachure, 0.012).faint(0.5);
    let raised: BTreeSet<Hex> = map.high.iter().chain(map.steps.keys()).copied().collect();
    for high in raised {
        for (way, low) in grid.neighbours(high) {
            if map.height(low) >= map.height(high) || !map.exists(low) {
                continue;
            }
            if map.slopes.iter().any(|slope| (slope.high, slope.low) == (high, low)) {
                continue;
            }
            let [a, b] = easel.layout.side(high, way);
            let down = (easel.layout.middle(low) - easel.layout.middle(high)).unit();
            let mut scatter = Scatter::of(high, 40 + way.index() as u32);
            for tick in 0..4u8 {
                let along = (f32::from(tick) + 0.5 + scatter.between(-0.2, 0.2)) / 4.0;
                let from = a.towards(b, along) + down * scatter.between(-0.03, 0.05);
                let to = from + down * scatter.between(0.06, 0.12);
                easel.ink.tapered(&Polyline::open(vec![from, to]), pen, 1.0, 0.2);
            }
        }
    }
}

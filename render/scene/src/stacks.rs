//! Where every counter lies: stacks fan out, one of them may be spread, and those that move are on their way.

use crate::geometry::{Layout, Point, Rect, point};
use crate::motion::Pose;
use crate::{CounterId, Scene};
use engine::hex::Hex;
use std::collections::BTreeMap;

/// Where a counter is drawn: a world point, and how far from it in counters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CounterSpot {
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

/// How far a stack fans out in all, in counters.
const FAN: f32 = 0.34;
/// The most one counter of a stack is moved from the one below.
const FAN_STEP: f32 = 0.17;

/// Where every counter is drawn, the farthest back first.
pub fn spots(scene: &Scene) -> Vec<CounterSpot> {
    if !scene.shows.counters {
        return Vec::new();
    }
    let layout = scene.layout();
    let mut stacks: BTreeMap<Hex, Vec<usize>> = BTreeMap::new();
    let mut moving = Vec::new();
    let held = held(scene);
    let mut all = Vec::with_capacity(scene.counters.len());
    // Who covers two hexes stands in no stack.
    let mut long = Vec::new();
    for (index, counter) in scene.counters.iter().enumerate() {
        match (scene.poses.get(&counter.id), held.get(&counter.id), counter.second) {
            (Some(pose), ..) => moving.push(moved(index, counter.id, pose)),
            (None, Some(&at), _) => all.push(CounterSpot::still(counter.id, index, at)),
            (None, None, Some(second)) => {
                let middle = layout.middle(counter.hex).towards(layout.middle(second), 0.5);
                long.push(CounterSpot::still(counter.id, index, middle));
            }
            (None, None, None) => stacks.entry(counter.hex).or_default().push(index),
        }
    }
    all.append(&mut long);
    // A spread stack lies over everything that stands still.
    let open = scene.spread.and_then(|hex| Some((hex, stacks.remove(&hex)?)));
    let mut order: Vec<(Hex, Vec<usize>)> = stacks.into_iter().collect();
    // Lower on the screen is nearer: its shadow and its fan lie over what is behind.
    let down = if scene.camera.turned { -1.0 } else { 1.0 };
    order.sort_by(|(a, _), (b, _)| (height(&layout, *a) * down).total_cmp(&(height(&layout, *b) * down)));
    for (hex, stack) in order {
        let count = stack.len();
        for (level, index) in stack.into_iter().enumerate() {
            let Some(counter) = scene.counters.get(index) else { continue };
            let local = fan(level, count);
            all.push(CounterSpot { id: counter.id, index, anchor: layout.middle(hex), local, size: 1.0, opacity: 1.0 });
        }
    }
    if let Some((hex, stack)) = open {
        let count = stack.len();
        for (level, index) in stack.into_iter().enumerate() {
            let Some(counter) = scene.counters.get(index) else { continue };
            let local = spread(level, count);
            all.push(CounterSpot { id: counter.id, index, anchor: layout.middle(hex), local, size: 1.0, opacity: 1.0 });
        }
    }
    all.append(&mut moving);
    all
}

/// What counters cover that lie still on the map, in the world, at the size they have where hexes are not tiny. Who is on his
/// way, or in a box beside the map, covers nothing; nor does it matter that a stack is spread for a moment.
pub fn covered(scene: &Scene) -> Vec<Rect> {
    /// Half a counter's side where a hex is one high.
    const HALF: f32 = 0.35;
    if !scene.shows.counters {
        return Vec::new();
    }
    let layout = scene.layout();
    let held = held(scene);
    let still = scene.counters.iter().filter(|one| !scene.poses.contains_key(&one.id) && !held.contains_key(&one.id));
    let mut all: Vec<Rect> = Vec::new();
    let mut heights: BTreeMap<Hex, usize> = BTreeMap::new();
    for counter in still {
        match counter.second {
            Some(second) => {
                let middle = layout.middle(counter.hex).towards(layout.middle(second), 0.5);
                all.push(Rect::around(middle, point(HALF, HALF)));
            }
            None => *heights.entry(counter.hex).or_default() += 1,
        }
    }
    for (hex, count) in heights {
        // From the lowest to the highest of a stack.
        let [low, high] = [0, count - 1].map(|level| layout.middle(hex) + fan(level, count) * (2.0 * HALF));
        let ends = [low, high].map(|at| Rect::around(at, point(HALF, HALF)));
        let [a, b] = ends;
        all.push(Rect {
            min: point(a.min.x.min(b.min.x), a.min.y.min(b.min.y)),
            max: point(a.max.x.max(b.max.x), a.max.y.max(b.max.y)),
        });
    }
    all
}

/// Where those in boxes beside the map stand.
fn held(scene: &Scene) -> BTreeMap<CounterId, Point> {
    let boxes = scene.holders.iter();
    boxes.flat_map(|holder| holder.counters.iter().enumerate().map(|(at, id)| (*id, holder.place(at)))).collect()
}

impl CounterSpot {
    /// A counter that lies alone and still.
    const fn still(id: CounterId, index: usize, anchor: Point) -> CounterSpot {
        CounterSpot { id, index, anchor, local: Point::ZERO, size: 1.0, opacity: 1.0 }
    }
}

fn height(layout: &Layout, hex: Hex) -> f32 {
    layout.middle(hex).y
}

fn moved(index: usize, id: CounterId, pose: &Pose) -> CounterSpot {
    CounterSpot { id, index, anchor: pose.at, local: Point::ZERO, size: pose.size, opacity: pose.opacity }
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

//! Places of counters: stacks fan out, one of them may be spread, badges lie at the edge of a stack, and moving
//! counters are on their way.

use crate::geometry::{Layout, Point, Rect, point};
use crate::motion::Pose;
use crate::{Counter, CounterId, Scene};
use engine::hex::Hex;
use std::collections::BTreeMap;

/// Place of a counter in the picture: a world point, and an offset in counters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CounterSpot {
    /// The counter.
    pub id: CounterId,
    /// Its place in the scene's list.
    pub index: usize,
    /// The world point it belongs to.
    pub anchor: Point,
    /// Its middle from there, in counters.
    pub local: Point,
    /// Its size, 1 as usual.
    pub size: f32,
    /// From 0 to 1.
    pub opacity: f32,
    /// Whether it is drawn as a round badge.
    pub badge: bool,
}

/// Width of a counter in pixels at this height of a hex: it grows with the map, within limits, and never beyond the hex
/// where that is tiny.
pub fn counter_pixels(zoom: f32) -> f32 {
    const SMALLEST: f32 = 22.0;
    const LARGEST: f32 = 460.0;
    (zoom * 0.70).clamp(SMALLEST, LARGEST).min(zoom * 0.95)
}

/// Width of a whole fan, in counters.
const FAN: f32 = 0.34;
/// The most one counter of a stack is moved from the one below.
const FAN_STEP: f32 = 0.17;

/// The places of all counters, the farthest back first.
pub fn spots(scene: &Scene) -> Vec<CounterSpot> {
    if !scene.shows.counters {
        return Vec::new();
    }
    let layout = scene.layout();
    let mut stacks: BTreeMap<Hex, Vec<usize>> = BTreeMap::new();
    let mut moving = Vec::new();
    let held = held(scene);
    let mut all = Vec::with_capacity(scene.counters.len());
    // A counter that covers two hexes is in no stack.
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
    // Badges in a hex that only a long counter covers lie at its edge.
    let covers = |spot: &CounterSpot| scene.counters.get(spot.index).map(|one| [Some(one.hex), one.second]);
    let hosts: BTreeMap<Hex, CounterSpot> = long
        .iter()
        .flat_map(|spot| covers(spot).into_iter().flatten().flatten().map(move |hex| (hex, *spot)))
        .collect();
    all.append(&mut long);
    // A spread stack lies over everything that does not move.
    let open = scene.spread.and_then(|hex| Some((hex, stacks.remove(&hex)?)));
    let mut order: Vec<(Hex, Vec<usize>)> = stacks.into_iter().collect();
    // Lower on the screen is nearer: its shadow and its fan lie over what is behind.
    let down = if scene.camera.turned { -1.0 } else { 1.0 };
    order.sort_by(|(a, _), (b, _)| (height(&layout, *a) * down).total_cmp(&(height(&layout, *b) * down)));
    for (hex, stack) in order {
        let (badges, troops) = parted(scene, stack, hosts.contains_key(&hex));
        all.extend(laid(scene, layout.middle(hex), troops, fan));
        let host =
            all.last().filter(|last| scene.counters.get(last.index).is_some_and(|top| top.hex == hex && !top.badge));
        if let Some(host) = host.or_else(|| hosts.get(&hex)).copied() {
            all.extend(on_edge(scene, &host, &badges));
        }
    }
    if let Some((hex, stack)) = open {
        all.extend(laid(scene, layout.middle(hex), stack, spread));
    }
    all.append(&mut moving);
    all
}

/// The badges of a stack, and the rest of it with those that are selected on top. Badges alone in a hex are counters as others.
fn parted(scene: &Scene, stack: Vec<usize>, hosted: bool) -> (Vec<usize>, Vec<usize>) {
    let is = |index: &usize, what: fn(&Counter) -> bool| scene.counters.get(*index).is_some_and(what);
    let (badges, mut troops): (Vec<usize>, Vec<usize>) =
        stack.into_iter().partition(|index| is(index, |one| one.badge));
    if troops.is_empty() && !hosted {
        return (troops, badges);
    }
    troops.sort_by_key(|index| is(index, |one| one.look.selected));
    (badges, troops)
}

/// The counters of a stack, the lowest first.
fn laid<'a>(
    scene: &'a Scene,
    anchor: Point,
    stack: Vec<usize>,
    place: fn(usize, usize) -> Point,
) -> impl Iterator<Item = CounterSpot> + 'a {
    let count = stack.len();
    stack.into_iter().enumerate().filter_map(move |(level, index)| {
        let local = place(level, count);
        Some(CounterSpot { local, ..CounterSpot::still(scene.counters.get(index)?.id, index, anchor) })
    })
}

/// Width of a badge, in counters.
const BADGE: f32 = 0.40;
/// From the middle of the counter to the middle of a badge at its left edge, and at its right one, where more is written.
const BADGE_LEFT: f32 = 0.53;
const BADGE_RIGHT: f32 = 0.62;
/// Badges at one edge take no more than this, from the middle of the first to that of the last.
const BADGE_ROOM: f32 = 0.84;

/// Badges at the left edge of the counter on top, or at its right one if it faces left: they hide neither symbol nor arrow.
fn on_edge<'a>(scene: &'a Scene, top: &CounterSpot, badges: &'a [usize]) -> impl Iterator<Item = CounterSpot> + 'a {
    let half = if scene.camera.turned { 6 } else { 0 };
    let facing = scene.counters.get(top.index).and_then(|top| top.facing).map(|twelfth| (twelfth % 12 + half) % 12);
    let x = if facing.is_some_and(|twelfth| twelfth > 6) { BADGE_RIGHT } else { -BADGE_LEFT };
    let gaps = badges.len().saturating_sub(1) as f32;
    let step = (BADGE + 0.02).min(BADGE_ROOM / gaps.max(1.0));
    let (anchor, middle) = (top.anchor, top.local);
    badges.iter().enumerate().filter_map(move |(at, &index)| {
        let local = middle + point(x, (at as f32 - gaps / 2.0) * step);
        let still = CounterSpot::still(scene.counters.get(index)?.id, index, anchor);
        Some(CounterSpot { local, size: BADGE, badge: true, ..still })
    })
}

/// The rectangles that still counters cover on the map, in the world, at the size they have where hexes are not tiny. A
/// counter that moves or is in a box beside the map covers nothing; nor does it matter that a stack is spread for a
/// moment.
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
    // A badge at the edge of others adds nothing that matters.
    let mut badges: BTreeMap<Hex, usize> = BTreeMap::new();
    for counter in still {
        match counter.second {
            Some(second) => {
                let middle = layout.middle(counter.hex).towards(layout.middle(second), 0.5);
                all.push(Rect::around(middle, point(HALF, HALF)));
            }
            None if counter.badge => *badges.entry(counter.hex).or_default() += 1,
            None => *heights.entry(counter.hex).or_default() += 1,
        }
    }
    for (hex, count) in badges {
        heights.entry(hex).or_insert(count);
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

/// The places of counters in boxes beside the map.
fn held(scene: &Scene) -> BTreeMap<CounterId, Point> {
    let boxes = scene.holders.iter();
    boxes.flat_map(|holder| holder.counters.iter().enumerate().map(|(at, id)| (*id, holder.place(at)))).collect()
}

impl CounterSpot {
    /// A counter that lies alone and still.
    const fn still(id: CounterId, index: usize, anchor: Point) -> CounterSpot {
        CounterSpot { id, index, anchor, local: Point::ZERO, size: 1.0, opacity: 1.0, badge: false }
    }
}

fn height(layout: &Layout, hex: Hex) -> f32 {
    layout.middle(hex).y
}

fn moved(index: usize, id: CounterId, pose: &Pose) -> CounterSpot {
    CounterSpot { size: pose.size, opacity: pose.opacity, ..CounterSpot::still(id, index, pose.at) }
}

/// Offset of a counter at that level of a stack, in counters: up and to the right, around the middle.
pub fn fan(level: usize, count: usize) -> Point {
    if count < 2 {
        return Point::ZERO;
    }
    let gaps = count as f32 - 1.0;
    let step = FAN_STEP.min(FAN / gaps);
    let off = (level as f32 - gaps / 2.0) * step;
    point(off, -off)
}

/// Distance between counters of a spread stack, in counters.
const SPREAD_STEP: f32 = 1.12;
/// Number of them in one row.
const SPREAD_ROW: usize = 4;

/// Offset of a counter of a spread stack, in counters: in rows around the middle, none over another.
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

//! Names set along the things they belong to, without touching each other.
//!
//! Each name has a few dozen possible places; the cheapest that touches no name set before it wins. Distance, roads and
//! waters underneath, houses, and leaving the frame add to the cost.

use super::dodging::NamePlacement;
use super::easel::Easel;
use super::obstacles::Obstacles;
use super::water::Course;
use crate::glyphs::{GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::text::{Atlas, Face, Run};
use scene::geometry::{Layout, Point, Polyline, Rect, point};
use scene::theme::Theme;
use scene::{Ground, Map, Name, NameKind, Water};

/// A name with its place.
pub struct PlacedName {
    /// Index among the map's names.
    pub index: usize,
    /// Its letters.
    pub run: Run,
    /// The height of an em.
    pub size: f32,
    /// The line of its letters, through their middle.
    pub line: Polyline,
    /// The rectangle of each letter.
    pub boxes: Vec<Rect>,
    /// Other possible places, the best first, and the rectangles they would cover.
    pub others: Vec<(Polyline, Vec<Rect>)>,
}

/// Places all names of the easel's map.
pub(super) fn place(easel: &Easel<'_>, waters: &[Course]) -> Vec<PlacedName> {
    set(easel.map, &easel.layout, &easel.obstacles, waters, easel.glyphs.turned)
}

/// The letters of the names, each name at its place among the counters.
pub fn letters(
    map: &Map,
    theme: &Theme,
    placed: &[PlacedName],
    stands: &[NamePlacement],
    atlas: &mut Atlas,
    glyphs: &mut GlyphSheet,
) {
    let (inks, land) = (theme.inks, *theme.land(map.season));
    for (name, stand) in placed.iter().zip(stands) {
        let Some(kind) = map.names.get(name.index).map(|name| name.kind) else { continue };
        let (colour, halo) = match kind {
            NameKind::Town | NameKind::Village | NameKind::Fort => (inks.name, land.open),
            NameKind::Hill => (inks.hachure.towards(inks.line, 0.5), land.high),
            NameKind::Wood => (inks.wood_name, land.grove),
            NameKind::Water => (inks.bank, land.open),
        };
        let line = stand.line(name);
        let anchor = line.at(line.length() / 2.0).0;
        let stamp = Stamp::at(anchor, name.size, Measure::Name, colour).haloed(halo, 0.82, 0.62);
        glyphs.along(atlas, &name.run, line, stamp, &stand.letters);
    }
}

/// The places of a map's names, for tests and tools.
pub fn place_names(map: &Map) -> Vec<PlacedName> {
    let mut atlas = crate::text::Atlas::new();
    let theme = scene::theme::Theme::staff_map();
    let layout = map.layout();
    let mut easel = Easel {
        map,
        layout,
        theme: &theme,
        ink: crate::ink::InkMesh::default(),
        glyphs: crate::glyphs::GlyphSheet::default(),
        atlas: &mut atlas,
        obstacles: Obstacles::new(layout),
    };
    let waters = super::water::draw(&mut easel);
    super::roads::draw(&mut easel);
    set(map, &layout, &easel.obstacles, &waters, false)
}

/// Face, size and letter spacing of a name. A town's name is larger if it is an objective or has many hexes.
fn style(map: &Map, name: &Name) -> (Face, f32, f32) {
    let (face, size, spacing) = match name.kind {
        NameKind::Town if name.hexes.iter().any(|hex| map.objectives.contains(hex)) => (Face::Bold, 0.50, 0.06),
        NameKind::Town if name.hexes.len() > 2 => (Face::Bold, 0.38, 0.04),
        NameKind::Town => (Face::Roman, 0.265, 0.02),
        NameKind::Village => (Face::Roman, 0.295, 0.01),
        NameKind::Hill => (Face::Italic, 0.30, 0.09),
        NameKind::Wood => (Face::Italic, 0.31, 0.07),
        NameKind::Water => (Face::Italic, 0.31, 0.07),
        NameKind::Fort => (Face::Italic, 0.255, 0.0),
    };
    (face, size * map.lettering(), spacing)
}

/// The rectangle that holds all letters of a name.
fn whole(boxes: &[Rect]) -> Option<Rect> {
    Rect::holding(boxes.iter().flat_map(|rect| [rect.min, rect.max]))
}

struct Candidate {
    line: Polyline,
    cost: f32,
}

fn set(map: &Map, layout: &Layout, obstacles: &Obstacles, waters: &[Course], turned: bool) -> Vec<PlacedName> {
    let rank = |kind: NameKind| match kind {
        NameKind::Town => 0,
        NameKind::Fort => 1,
        NameKind::Village => 2,
        NameKind::Water => 3,
        NameKind::Hill => 4,
        NameKind::Wood => 5,
    };
    let mut order: Vec<(usize, &Name)> = map.names.iter().enumerate().collect();
    let minor = |name: &Name| name.kind == NameKind::Town && style(map, name).0 == Face::Roman;
    order.sort_by_key(|(index, name)| (minor(name), rank(name.kind), *index));
    // Below is below as it is read: on ground that is seen upside down, it is the other way in the world.
    let down = if turned { -1.0 } else { 1.0 };
    let frame = map.frame().grown(-0.06);
    let ground = GroundCost { map, layout, obstacles, frame, number: super::easel::NUMBER_AT * down };
    let mut placed: Vec<PlacedName> = Vec::new();
    let mut wholes: Vec<Rect> = Vec::new();
    for (index, name) in order {
        let (face, size, spacing) = style(map, name);
        let run = Run::new(face, &name.text, spacing);
        let mut best: Option<(f32, Polyline, Vec<Rect>)> = None;
        let mut tried = candidates(map, layout, waters, name, run.width * size, down);
        tried.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        for candidate in tried {
            // The ground can only make a place dearer: once the next one costs more than the best, none is better.
            if best.as_ref().is_some_and(|(known, ..)| *known <= candidate.cost) {
                break;
            }
            let boxes = boxes(&run, size, &candidate.line);
            let Some(whole) = whole(&boxes).map(|whole| whole.grown(0.03)) else { continue };
            let touches = |other: &PlacedName| {
                other.boxes.iter().any(|known| boxes.iter().any(|mine| mine.grown(0.03).shared(*known) > 0.0))
            };
            if wholes.iter().zip(&placed).any(|(known, other)| whole.overlaps(*known) && touches(other)) {
                continue;
            }
            let cost = candidate.cost + ground.of(&boxes, name);
            if best.as_ref().is_none_or(|(known, ..)| cost < *known) {
                best = Some((cost, candidate.line, boxes));
            }
        }
        if let Some((_, line, boxes)) = best {
            wholes.extend(whole(&boxes));
            placed.push(PlacedName { index, run, size, line, boxes, others: Vec::new() });
        }
    }
    let others: Vec<_> = placed.iter().map(|name| others(map, layout, waters, &ground, &placed, name, down)).collect();
    placed.iter_mut().zip(others).for_each(|(name, others)| name.others = others);
    placed
}

/// Number of other places kept for a name.
const OTHERS: usize = 6;
/// Number of best places that are examined for them.
const LOOKED_AT: usize = 10;
/// Greatest distance of a name from the middle of one of its hexes.
const STILL_NEAR: f32 = 0.75;
/// Greatest distance between two places of a name, besides its length.
const FARTHEST: f32 = 4.0;

/// The places a name could take when its own is covered: the best that touch no other name. Each is clear of those
/// before it, so that a counter over one does not cover the next.
fn others(
    map: &Map,
    layout: &Layout,
    waters: &[Course],
    ground: &GroundCost<'_>,
    placed: &[PlacedName],
    name: &PlacedName,
    down: f32,
) -> Vec<(Polyline, Vec<Rect>)> {
    let Some(named) = map.names.get(name.index) else { return Vec::new() };
    let mut tried = candidates(map, layout, waters, named, name.run.width * name.size, down);
    tried.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let middle = name.line.at(name.line.length() / 2.0).0;
    // A name farther away than this name's length and movement touches none of its places.
    let far = name.run.width * name.size + FARTHEST;
    let near = |rect: &Rect| rect.middle().distance(middle) < far;
    let others = placed.iter().filter(|other| other.index != name.index);
    let homes: Vec<Rect> = others.flat_map(|other| other.boxes.iter().copied()).filter(near).collect();
    let mut found: Vec<(Polyline, Vec<Rect>)> = Vec::new();
    for candidate in tried {
        let boxes = boxes(&name.run, name.size, &candidate.line);
        // A name too far from its place cannot be understood; that of a water is read anywhere along it.
        let apart = |rect: &Rect| {
            let middle = rect.middle();
            named.hexes.iter().map(|hex| layout.middle(*hex).distance(middle)).fold(f32::INFINITY, f32::min)
        };
        let nearest = boxes.iter().map(apart).fold(f32::INFINITY, f32::min);
        if nearest > STILL_NEAR && named.kind != NameKind::Water {
            continue;
        }
        let all: f32 = boxes.iter().map(|mine| mine.size().x * mine.size().y).sum();
        let before = found.iter().map(|(_, boxes)| boxes).chain([&name.boxes]).flatten();
        let shared: f32 = before.map(|known| boxes.iter().map(|mine| mine.shared(*known)).sum::<f32>()).sum();
        let touches = || boxes.iter().any(|mine| homes.iter().any(|home| mine.grown(0.03).overlaps(*home)));
        if shared <= 0.25 * all && !touches() {
            found.push((candidate.line, boxes));
        }
        if found.len() == LOOKED_AT {
            break;
        }
    }
    found.sort_by(|(_, a), (_, b)| ground.of(a, named).total_cmp(&ground.of(b, named)));
    found.truncate(OTHERS);
    found
}

/// The rectangles that a name would cover.
fn boxes(run: &Run, size: f32, line: &Polyline) -> Vec<Rect> {
    let start = (line.length() - run.width * size) / 2.0;
    run.glyphs
        .iter()
        .map(|glyph| {
            let (at, _) = line.at((start + (glyph.x + glyph.advance / 2.0) * size).max(0.0));
            Rect::around(at, point(glyph.advance * size * 0.52, size * 0.42))
        })
        .collect()
}

struct GroundCost<'a> {
    map: &'a Map,
    layout: &'a Layout,
    obstacles: &'a Obstacles,
    /// The frame in which names may be.
    frame: Rect,
    /// The place of a hex's number, from its middle.
    number: Point,
}

impl GroundCost<'_> {
    fn of(&self, boxes: &[Rect], name: &Name) -> f32 {
        // A name too far from its place cannot be understood.
        let apart = |rect: &Rect| {
            let middles = name.hexes.iter().map(|hex| self.layout.middle(*hex).distance(rect.middle()));
            middles.fold(f32::INFINITY, f32::min)
        };
        let nearest = boxes.iter().map(apart).fold(f32::INFINITY, f32::min);
        let mut cost = if name.kind == NameKind::Water { 0.0 } else { (nearest - 0.55).max(0.0) * 4.0 };
        for rect in boxes {
            let outside = !(self.frame.contains(rect.min) && self.frame.contains(rect.max));
            cost += if outside { 6.0 } else { 0.0 };
            cost += self.obstacles.under(*rect) * if name.kind == NameKind::Water { 2.2 } else { 1.3 };
            let Some(hex) = self.layout.hex_at(rect.middle()) else { continue };
            // Hex numbers are near the upper side; a name over one spoils both.
            let number = Rect::around(self.layout.middle(hex) + self.number, point(0.16, 0.07));
            cost += if number.overlaps(*rect) { 0.16 } else { 0.0 };
            let near = rect.middle().distance(self.layout.middle(hex));
            let built = self.map.has(hex, Ground::Town) || self.map.has(hex, Ground::Fort);
            if built && name.kind != NameKind::Town {
                cost += (0.46 - near).max(0.0) * 3.0;
            }
            if built && !name.hexes.contains(&hex) {
                cost += 0.5;
            }
            if self.map.has(hex, Ground::Woods) && name.kind != NameKind::Wood {
                cost += 0.12;
            }
            if self.map.objectives.contains(&hex) && name.kind != NameKind::Town {
                cost += 0.4;
            }
        }
        cost
    }
}

fn candidates(map: &Map, layout: &Layout, waters: &[Course], name: &Name, width: f32, down: f32) -> Vec<Candidate> {
    let middles: Vec<Point> = name.hexes.iter().map(|hex| layout.middle(*hex)).collect();
    if middles.is_empty() {
        return Vec::new();
    }
    let centre = middles.iter().fold(Point::ZERO, |sum, &p| sum + p) * (1.0 / middles.len() as f32);
    let wanted = name.offset.map(|[x, y]| centre + point(x, y));
    match name.kind {
        NameKind::Water if !name.hexes.iter().any(|hex| map.has(*hex, Ground::Lake)) => {
            let found = beside_water(waters, wanted.unwrap_or(centre), width);
            if found.is_empty() { around(centre, wanted, width, down) } else { found }
        }
        NameKind::Hill | NameKind::Wood | NameKind::Water => across(&middles, centre, wanted, width),
        NameKind::Town | NameKind::Village | NameKind::Fort => around(centre, wanted, width, down),
    }
}

fn straight(middle: Point, width: f32) -> Polyline {
    Polyline::open(vec![middle - point(width / 2.0, 0.0), middle + point(width / 2.0, 0.0)])
}

/// Upright places around a point.
fn around(centre: Point, wanted: Option<Point>, width: f32, down: f32) -> Vec<Candidate> {
    let mut all = Vec::new();
    if let Some(wanted) = wanted {
        all.push(Candidate { line: straight(wanted, width), cost: 0.0 });
    }
    let half = width / 2.0;
    let spots = [
        (point(0.0, 0.42), 0.05),
        (point(0.0, -0.60), 0.14),
        (point(0.40 + half, 0.06), 0.2),
        (point(-0.40 - half, 0.06), 0.22),
        (point(0.24 + half * 0.7, 0.44), 0.18),
        (point(-0.24 - half * 0.7, 0.44), 0.2),
        (point(0.24 + half * 0.7, -0.44), 0.25),
        (point(-0.24 - half * 0.7, -0.44), 0.27),
    ];
    for (spot, cost) in spots {
        for (step, more) in [(1.0, 0.0), (1.18, 0.12), (1.4, 0.3), (1.8, 0.7)] {
            for (shift, extra) in [(0.0, 0.0), (0.18, 0.08), (-0.18, 0.08), (0.36, 0.18), (-0.36, 0.18)] {
                let line = straight(centre + spot * (step * down) + point(shift, 0.0), width);
                all.push(Candidate { line, cost: cost + more + extra });
            }
        }
    }
    all
}

/// The steepest a name runs across an area, in radians.
const STEEPEST: f32 = 0.5;

/// Gently bent lines across an area, along its longest way.
fn across(middles: &[Point], centre: Point, wanted: Option<Point>, width: f32) -> Vec<Candidate> {
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for p in middles {
        let off = *p - centre;
        xx += off.x * off.x;
        xy += off.x * off.y;
        yy += off.y * off.y;
    }
    let lie = if middles.len() > 1 { 0.5 * (2.0 * xy).atan2(xx - yy) } else { 0.0 };
    let lie = if lie.abs() > 1.1 { 0.0 } else { lie.clamp(-STEEPEST, STEEPEST) };
    let near = wanted.unwrap_or(centre);
    let mut all = Vec::new();
    for (tilt, dear) in [(lie, 0.0), (0.0, 0.08), (lie * 0.5, 0.03)] {
        for down in -6..=6i8 {
            for right in -4..=4i8 {
                let off = point(f32::from(right) * 0.2, f32::from(down) * 0.16);
                let middle = near + off;
                let apart = middles.iter().map(|p| p.distance(middle)).fold(f32::INFINITY, f32::min);
                let cost = dear + off.length() * 0.35 + (apart - 0.5).max(0.0) * 1.5;
                let bend = if middles.len() > 2 { -0.06 * width } else { -0.035 * width };
                all.push(Candidate { line: bow(middle, tilt, width, bend), cost });
            }
        }
    }
    all
}

/// A bowed line of that length.
fn bow(middle: Point, tilt: f32, width: f32, bend: f32) -> Polyline {
    let steps = 12u8;
    let along = Point::at_angle(tilt);
    let points = (0..=steps).map(|step| {
        let t = f32::from(step) / f32::from(steps) * 2.0 - 1.0;
        middle + along * (t * width / 2.0) + along.turned() * (bend * (1.0 - t * t))
    });
    Polyline::open(points.collect())
}

/// Lines beside the water nearest to a point.
fn beside_water(waters: &[Course], near: Point, width: f32) -> Vec<Candidate> {
    let Some(course) = waters.iter().min_by(|a, b| a.line.distance(near).total_cmp(&b.line.distance(near))) else {
        return Vec::new();
    };
    let off = super::water::width(course.kind) / 2.0 + 0.24;
    let calm = course.line.evenly(0.12).relaxed(24, 0.5);
    let length = calm.length();
    let mut all = Vec::new();
    let wide = course.kind == Water::River;
    let mut at = width * 0.6 + 0.6;
    while at < length - width * 0.6 - 0.6 {
        let points: Vec<Point> =
            (0..=14u8).map(|step| calm.at(at + (f32::from(step) / 14.0 - 0.5) * width).0).collect();
        let mut line = Polyline::open(points);
        let (first, last) =
            (line.points.first().copied().unwrap_or_default(), line.points.last().copied().unwrap_or_default());
        if last.x < first.x {
            line = line.reversed();
        }
        let steep = (last.y - first.y).abs() / first.distance(last).max(0.01);
        let bent = 1.0 - first.distance(last) / line.length().max(0.01);
        let far = line.at(line.length() / 2.0).0.distance(near);
        for side in [-1.0, 1.0] {
            let cost = far * 0.18 + steep.powi(2) * 0.9 + bent * 6.0 + if wide { 0.0 } else { 0.02 };
            all.push(Candidate { line: line.offset(side * off), cost });
        }
        at += 0.3;
    }
    all
}

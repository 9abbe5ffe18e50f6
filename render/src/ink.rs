//! Strokes and fills as triangles. A stroke's edge is worked out for every pixel, so it is sharp at any zoom; a line
//! thinner than a pixel grows pale instead of breaking up.

use scene::Colour;
use scene::geometry::{Point, Polyline};

/// Unit of a length, and rule for fading it in and out: the row of the view's table that scales it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Measure {
    /// World units: grows with the map.
    World = 0,
    /// Names on the map: grows with it within limits.
    Name = 1,
    /// Counters: a counter is one unit wide.
    Counter = 2,
    /// Details on a counter, seen only while it is large enough to read them.
    CounterDetail = 3,
    /// Pixels.
    Pixels = 4,
    /// Numbers of hexes: fade in with zoom.
    HexNumber = 5,
    /// Labels of overlays: within limits.
    Label = 6,
    /// Fine detail of the map, which fades in with zoom.
    FineWorld = 7,
    /// Signs on a counter, seen only while it is too small for its details.
    CounterFar = 8,
    /// Things on a counter, seen only while it is large enough, without fading.
    CounterNear = 9,
}

/// Kind of dashing of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Dash {
    /// Not at all.
    Solid = 0,
    /// Into dashes.
    Dashes = 1,
    /// Into dots.
    Dots = 2,
}

/// A corner of a triangle of ink.
#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct InkVertex {
    at: [f32; 2],
    normal: [f32; 2],
    half: f32,
    along: f32,
    colour: u32,
    /// Side (0 left, 1 none, 2 right), measure, dash, and whether the map's frame cuts it off.
    style: [u8; 4],
}

/// Look of a stroke.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// Its colour.
    pub colour: Colour,
    /// From 0 to 1.
    pub opacity: f32,
    /// Its width.
    pub width: f32,
    /// The measure of the width.
    pub measure: Measure,
    /// Its dashing.
    pub dash: Dash,
    /// Whether the map's frame cuts it off.
    pub clipped: bool,
}

impl Pen {
    /// A pen for the map.
    pub fn map(colour: Colour, width: f32) -> Pen {
        Pen { colour, opacity: 1.0, width, measure: Measure::World, dash: Dash::Solid, clipped: true }
    }

    /// A pen for overlays, in pixels.
    pub fn screen(colour: Colour, width: f32) -> Pen {
        Pen { colour, opacity: 1.0, width, measure: Measure::Pixels, dash: Dash::Solid, clipped: false }
    }

    /// The same, paler.
    pub fn faint(self, opacity: f32) -> Pen {
        Pen { opacity: self.opacity * opacity, ..self }
    }

    /// The same, broken.
    pub fn dashed(self, dash: Dash) -> Pen {
        Pen { dash, ..self }
    }

    /// The same in another width.
    pub fn wide(self, width: f32) -> Pen {
        Pen { width, ..self }
    }

    /// The same, not cut off by the frame.
    pub fn free(self) -> Pen {
        Pen { clipped: false, ..self }
    }
}

/// Triangles of ink, in the order in which they are laid on.
#[derive(Clone, Debug, Default)]
pub struct InkMesh {
    /// Corners.
    pub vertices: Vec<InkVertex>,
    /// Three for each triangle.
    pub indices: Vec<u32>,
}

impl InkMesh {
    /// Draws a line.
    pub fn stroke(&mut self, line: &Polyline, pen: Pen) {
        self.tapered(line, pen, 1.0, 1.0);
    }

    /// Draws a line whose width runs from one part of the pen's to another.
    pub fn tapered(&mut self, line: &Polyline, pen: Pen, from: f32, to: f32) {
        let count = line.points.len();
        if count < 2 {
            return;
        }
        let base = self.vertices.len() as u32;
        let total = line.length().max(1e-6);
        let mut along = 0.0;
        let mut before: Option<Point> = None;
        let normals = line.normals();
        let ends = if line.closed { line.points.first().copied().zip(normals.first().copied()) } else { None };
        for (p, normal) in line.points.iter().copied().zip(normals).chain(ends) {
            along += before.map_or(0.0, |before| before.distance(p));
            before = Some(p);
            let half = pen.width * 0.5 * (from + (to - from) * (along / total).min(1.0));
            for side in [0, 2] {
                self.vertices.push(InkVertex {
                    at: [p.x, p.y],
                    normal: [normal.x, normal.y],
                    half,
                    along,
                    colour: pen.colour.packed(pen.opacity),
                    style: [side, pen.measure as u8, pen.dash as u8, u8::from(pen.clipped)],
                });
            }
        }
        let pairs = count as u32 - u32::from(!line.closed);
        for pair in 0..pairs {
            let at = base + pair * 2;
            self.indices.extend([at, at + 1, at + 2, at + 2, at + 1, at + 3]);
        }
    }

    /// Draws a straight line.
    pub fn line(&mut self, a: Point, b: Point, pen: Pen) {
        self.stroke(&Polyline::open(vec![a, b]), pen);
    }

    /// Fills a shape all of whose points can be seen from its middle; its edge is softened by a stroke of a pixel.
    pub fn fill(&mut self, outline: &[Point], pen: Pen) {
        let count = outline.len() as u32;
        if count < 3 {
            return;
        }
        let base = self.vertices.len() as u32;
        let middle = outline.iter().fold(Point::ZERO, |sum, &p| sum + p) * (1.0 / count as f32);
        for p in outline.iter().copied().chain([middle]) {
            self.vertices.push(InkVertex {
                at: [p.x, p.y],
                normal: [0.0, 0.0],
                half: 0.0,
                along: 0.0,
                colour: pen.colour.packed(pen.opacity),
                style: [1, pen.measure as u8, 0, u8::from(pen.clipped)],
            });
        }
        for index in 0..count {
            self.indices.extend([base + index, base + (index + 1) % count, base + count]);
        }
    }

    /// A circle's edge.
    pub fn circle(&mut self, middle: Point, radius: f32, pen: Pen) {
        self.stroke(&Polyline::closed(circle(middle, radius)), pen);
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.vertices.clear();
        self.indices.clear();
    }
}

/// Points around a circle.
pub fn circle(middle: Point, radius: f32) -> Vec<Point> {
    const POINTS: u8 = 40;
    (0..POINTS)
        .map(|at| middle + Point::at_angle(f32::from(at) * std::f32::consts::TAU / f32::from(POINTS)) * radius)
        .collect()
}

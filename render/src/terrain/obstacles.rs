//! Courses of roads and waters, so that trees, houses and names keep off them.

use engine::hex::Hex;
use scene::geometry::{Layout, Point, Polyline, Rect, point};
use std::collections::HashMap;

/// A stretch of road or water.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    a: Point,
    b: Point,
    half: f32,
}

impl Stretch {
    /// Whether it could come this near to a point: most of those around do not, and need not be measured.
    const fn comes_within(&self, near: f32, p: Point) -> bool {
        let reach = self.half + near;
        p.x >= self.a.x.min(self.b.x) - reach
            && p.x <= self.a.x.max(self.b.x) + reach
            && p.y >= self.a.y.min(self.b.y) - reach
            && p.y <= self.a.y.max(self.b.y) + reach
    }
}

/// All stretches, by the hex they run through.
pub(super) struct Obstacles {
    layout: Layout,
    by_hex: HashMap<Hex, Vec<Stretch>>,
}

impl Obstacles {
    pub(super) fn new(layout: Layout) -> Obstacles {
        Obstacles { layout, by_hex: HashMap::new() }
    }

    /// Notes a line and its width.
    pub(super) fn add(&mut self, line: &Polyline, width: f32) {
        for (a, b) in line.segments() {
            let stretch = Stretch { a, b, half: width / 2.0 };
            let Some(hex) = self.layout.hex_at(a.towards(b, 0.5)) else { continue };
            self.by_hex.entry(hex).or_default().push(stretch);
            for (_, near) in self.layout.grid().neighbours(hex) {
                self.by_hex.entry(near).or_default().push(stretch);
            }
        }
    }

    /// Distance of a point from the next road or water; negative on it. Only near ones count.
    pub(super) fn clearance(&self, p: Point) -> f32 {
        let near = self.layout.hex_at(p).and_then(|hex| self.by_hex.get(&hex));
        let measured = near.into_iter().flatten().map(|s| p.distance_to_segment(s.a, s.b) - s.half);
        measured.fold(1.0, f32::min)
    }

    /// Whether a road or water is nearer to a point than this.
    fn touches(&self, p: Point, near: f32) -> bool {
        let here = self.layout.hex_at(p).and_then(|hex| self.by_hex.get(&hex));
        here.into_iter().flatten().any(|s| s.comes_within(near, p) && p.distance_to_segment(s.a, s.b) - s.half < near)
    }

    /// Distance of the next one, with the direction it runs in.
    pub(super) fn nearest(&self, p: Point) -> Option<(f32, Point)> {
        let list = self.by_hex.get(&self.layout.hex_at(p)?)?;
        let measured = list.iter().map(|s| (p.distance_to_segment(s.a, s.b) - s.half, (s.b - s.a).unit()));
        measured.min_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// Length of roads and waters under a rectangle.
    pub(super) fn under(&self, rect: Rect) -> f32 {
        let steps = 2u8;
        let size = rect.size();
        let mut hits = 0.0;
        for column in 0..=steps {
            for row in 0..=2u8 {
                let part = point(f32::from(column) / f32::from(steps), f32::from(row) / 2.0);
                let at = rect.min + point(size.x * part.x, size.y * part.y);
                if self.touches(at, 0.02) {
                    hits += 1.0;
                }
            }
        }
        hits / 9.0
    }
}

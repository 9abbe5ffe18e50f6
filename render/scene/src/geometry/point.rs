//! Points, vectors and rectangles.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A point, or the way from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// The point at these coordinates.
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The origin.
    pub const ZERO: Point = point(0.0, 0.0);

    /// The unit vector at that angle, clockwise from the right, in radians.
    pub fn at_angle(angle: f32) -> Point {
        point(angle.cos(), angle.sin())
    }

    /// Its length.
    pub fn length(self) -> f32 {
        // No length here is so large that its square overflows: the careful way costs several times as much.
        self.dot(self).sqrt()
    }

    /// Distance to another point.
    pub fn distance(self, other: Point) -> f32 {
        (other - self).length()
    }

    /// The same direction with length one; zero for zero.
    pub fn unit(self) -> Point {
        let length = self.length();
        if length > 1e-9 { self * (1.0 / length) } else { Point::ZERO }
    }

    /// A quarter turn clockwise on the screen.
    pub fn turned(self) -> Point {
        point(-self.y, self.x)
    }

    /// Turned by an angle, clockwise on the screen.
    pub fn rotated(self, angle: f32) -> Point {
        let (sin, cos) = angle.sin_cos();
        point(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// The scalar product.
    pub fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// The area they span, positive if `other` lies clockwise of this on the screen.
    pub fn cross(self, other: Point) -> f32 {
        self.x * other.y - self.y * other.x
    }

    /// The point that far along the way to another.
    pub fn towards(self, other: Point, part: f32) -> Point {
        self + (other - self) * part
    }

    /// The angle, clockwise from the right, in radians.
    pub fn angle(self) -> f32 {
        self.y.atan2(self.x)
    }

    /// The distance to the segment between two points.
    pub fn distance_to_segment(self, a: Point, b: Point) -> f32 {
        let along = b - a;
        let part = (self - a).dot(along) / along.dot(along).max(1e-12);
        self.distance(a + along * part.clamp(0.0, 1.0))
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        point(self.x + other.x, self.y + other.y)
    }
}

impl AddAssign for Point {
    fn add_assign(&mut self, other: Point) {
        *self = *self + other;
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        point(self.x * by, self.y * by)
    }
}

impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point {
        point(-self.x, -self.y)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Upper left.
    pub min: Point,
    /// Lower right.
    pub max: Point,
}

impl Rect {
    /// The rectangle with this middle and these half extents.
    pub fn around(middle: Point, half: Point) -> Rect {
        Rect { min: middle - half, max: middle + half }
    }

    /// The smallest one that holds all points.
    pub fn holding(points: impl IntoIterator<Item = Point>) -> Option<Rect> {
        points.into_iter().fold(None, |known: Option<Rect>, p| {
            let known = known.unwrap_or(Rect { min: p, max: p });
            Some(Rect {
                min: point(known.min.x.min(p.x), known.min.y.min(p.y)),
                max: point(known.max.x.max(p.x), known.max.y.max(p.y)),
            })
        })
    }

    /// Grown by this much on every side.
    pub fn grown(self, by: f32) -> Rect {
        Rect { min: self.min - point(by, by), max: self.max + point(by, by) }
    }

    /// Its middle.
    pub fn middle(self) -> Point {
        self.min.towards(self.max, 0.5)
    }

    /// Its width and height.
    pub fn size(self) -> Point {
        self.max - self.min
    }

    /// Whether a point lies in it.
    pub fn contains(self, p: Point) -> bool {
        p.x >= self.min.x && p.y >= self.min.y && p.x <= self.max.x && p.y <= self.max.y
    }

    /// Whether two share more than an edge.
    pub fn overlaps(self, other: Rect) -> bool {
        self.min.x < other.max.x && other.min.x < self.max.x && self.min.y < other.max.y && other.min.y < self.max.y
    }

    /// The area two share.
    pub fn shared(self, other: Rect) -> f32 {
        let width = self.max.x.min(other.max.x) - self.min.x.max(other.min.x);
        let height = self.max.y.min(other.max.y) - self.min.y.max(other.min.y);
        width.max(0.0) * height.max(0.0)
    }

    /// The four corners, clockwise from the upper left.
    pub fn corners(self) -> [Point; 4] {
        [self.min, point(self.max.x, self.min.y), self.max, point(self.min.x, self.max.y)]
    }
}

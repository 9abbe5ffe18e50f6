//! The camera: the point, the zoom and the side of the table from which the map is seen.

use crate::geometry::{Point, Rect, point};

/// A hex is never drawn smaller than this many pixels, except to show a map whole.
pub const MIN_ZOOM: f32 = 2.0;
/// A hex is never drawn larger than this many pixels.
pub const MAX_ZOOM: f32 = 1600.0;

/// A view of the plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The world point in the middle of the picture.
    pub centre: Point,
    /// The height of a hex in pixels, or the rectangle to show whole.
    pub zoom: Zoom,
    /// Whether the map is seen from the far side of the table: the ground lies upside down, letters and counters do
    /// not.
    pub turned: bool,
}

/// Scale of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Zoom {
    /// Pixels for the height of a hex.
    Pixels(f32),
    /// The largest scale that shows this rectangle whole.
    Fit(Rect),
}

/// A camera with a picture's size: what turns world into pixels and back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The world point in the middle.
    pub centre: Point,
    /// Pixels for the height of a hex.
    pub zoom: f32,
    /// Width and height in pixels.
    pub size: Point,
    /// Whether the ground lies upside down.
    pub turned: bool,
}

impl Camera {
    /// Shows a rectangle whole in a picture of any shape.
    pub fn whole(sheet: Rect) -> Camera {
        Camera { centre: sheet.middle(), zoom: Zoom::Fit(sheet), turned: false }
    }

    /// Looks at a point, at this many pixels for the height of a hex.
    pub fn at(centre: Point, pixels: f32) -> Camera {
        Camera { centre, zoom: Zoom::Pixels(pixels), turned: false }
    }

    /// The same, from this side of the table or from the far one.
    pub fn turned(self, turned: bool) -> Camera {
        Camera { turned, ..self }
    }

    /// The view in a picture of that size.
    pub fn view(&self, width: u32, height: u32) -> View {
        let size = point(width.max(1) as f32, height.max(1) as f32);
        let zoom = match self.zoom {
            Zoom::Pixels(pixels) if pixels.is_finite() => pixels.clamp(MIN_ZOOM, MAX_ZOOM),
            Zoom::Pixels(_) => MIN_ZOOM,
            Zoom::Fit(sheet) => {
                let wanted = sheet.size();
                (size.x / wanted.x.max(1e-3)).min(size.y / wanted.y.max(1e-3)).clamp(0.25, MAX_ZOOM)
            }
        };
        View { centre: self.centre, zoom, size, turned: self.turned }
    }
}

impl View {
    /// Pixels for the height of a hex, downwards.
    fn scale(&self) -> f32 {
        if self.turned { -self.zoom } else { self.zoom }
    }

    /// The pixel of a world point.
    pub fn pixel(&self, world: Point) -> Point {
        (world - self.centre) * self.scale() + self.size * 0.5
    }

    /// The world point under a pixel.
    pub fn world(&self, pixel: Point) -> Point {
        (pixel - self.size * 0.5) * (1.0 / self.scale()) + self.centre
    }

    /// The visible part of the world.
    pub fn visible(&self) -> Rect {
        let (a, b) = (self.world(Point::ZERO), self.world(self.size));
        Rect { min: point(a.x.min(b.x), a.y.min(b.y)), max: point(a.x.max(b.x), a.y.max(b.y)) }
    }

    /// The camera that shows this.
    pub fn camera(&self) -> Camera {
        Camera::at(self.centre, self.zoom).turned(self.turned)
    }
}

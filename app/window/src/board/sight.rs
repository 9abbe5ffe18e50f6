//! The player's view of the board: the board fills the window, and is seen in the part that panels leave free.

use render::Camera;
use scene::View;
use scene::geometry::{Point, Rect, point};

/// Factor by which one step of the wheel or a key brings the board closer or farther.
pub(crate) const STEP: f32 = 1.15;
/// The closest view, in pixels for a hex; beyond that a single counter would fill it.
const CLOSEST: f32 = 260.0;
/// A little of the sheet always stays in sight.
const KEEP: f32 = 1.5;

/// The view of the board.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    sheet: Rect,
    /// The world point in the middle of the free part, and pixels for a hex; nothing shows the whole sheet.
    at: Option<(Point, f32)>,
    /// The part of the window that panels leave free, in pixels.
    free: Rect,
    /// Whether one looks from the far side of the table.
    turned: bool,
    /// The way the look is on, if it is on one.
    glide: Option<Glide>,
}

/// A look that wanders from one place to another.
#[derive(Clone, Copy, Debug)]
struct Glide {
    from: (Point, f32),
    to: Option<(Point, f32)>,
    /// The fraction of the way that is done, from 0 to 1.
    done: f32,
}

/// A view to come back to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place(Option<(Point, f32)>);

/// Seconds a look takes from one place to another: long enough to see where it goes.
const GLIDE: f32 = 0.45;

impl Sight {
    /// The whole sheet.
    pub(crate) const fn whole(sheet: Rect) -> Sight {
        Sight { sheet, at: None, free: Rect { min: Point::ZERO, max: point(1.0, 1.0) }, turned: false, glide: None }
    }

    /// There is this much to see.
    pub(crate) fn set_sheet(&mut self, sheet: Rect) {
        self.sheet = sheet;
    }

    /// Panels leave this much free.
    pub(crate) fn set_free(&mut self, free: Rect) {
        self.free = free;
    }

    /// The part of the window that panels leave free, in pixels.
    pub(crate) const fn free(&self) -> Rect {
        self.free
    }

    /// Goes round the table: the top becomes the bottom, around the same middle.
    pub(crate) fn turn(&mut self) {
        self.turned = !self.turned;
    }

    /// Whether one looks from the far side of the table.
    pub(crate) const fn is_turned(&self) -> bool {
        self.turned
    }

    /// A number of pixels as a distance in the world.
    fn way(&self, pixels: Point, zoom: f32) -> Point {
        pixels * (if self.turned { -1.0 } else { 1.0 } / zoom)
    }

    /// Shows the whole sheet again.
    pub(crate) fn show_whole(&mut self) {
        self.glide = None;
        self.at = None;
    }

    fn now(&self) -> (Point, f32) {
        let there = self.resolved(self.at);
        let Some(Glide { from, to, done }) = self.glide else { return there };
        let to = self.resolved(to);
        let part = done * done * (3.0 - 2.0 * done);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    }

    fn resolved(&self, at: Option<(Point, f32)>) -> (Point, f32) {
        at.unwrap_or_else(|| (self.sheet.middle(), self.fitting()))
    }

    /// The current view, or the one the look will arrive at.
    pub(super) const fn place(&self) -> Place {
        Place(self.at)
    }

    /// Looks there again; at once, or on the way so that one sees where it goes.
    pub(super) fn go(&mut self, place: Place, at_once: bool) {
        let from = self.now();
        self.at = place.0;
        self.glide = (!at_once).then_some(Glide { from, to: place.0, done: 0.0 });
    }

    /// The view that brings a point of the world in sight; `None` if the point is well in sight already.
    pub(super) fn towards(&self, world: Point) -> Option<Place> {
        let (centre, zoom) = self.resolved(self.at);
        let off = (world - centre) * zoom;
        let room = self.free.size() * 0.45;
        (off.x.abs() > room.x || off.y.abs() > room.y).then(|| Place(Some((self.held(world), zoom))))
    }

    /// Lets time pass. Whether the look is still on its way.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        if let Some(glide) = &mut self.glide {
            glide.done += seconds.max(0.0) / GLIDE;
            if glide.done >= 1.0 {
                self.glide = None;
            }
        }
        self.glide.is_some()
    }

    fn fitting(&self) -> f32 {
        let (room, wanted) = (self.free.size(), self.sheet.size());
        (room.x / wanted.x.max(1e-3)).min(room.y / wanted.y.max(1e-3)).max(1.0)
    }

    /// The camera of a picture as large as the window.
    pub(crate) fn camera(&self, window: [u32; 2]) -> Camera {
        let (centre, zoom) = self.now();
        let [width, height] = window;
        let middle = point(width as f32, height as f32) * 0.5;
        Camera::at(centre + self.way(middle - self.free.middle(), zoom), zoom).turned(self.turned)
    }

    /// The transformation from the window's pixels to the world and back.
    pub(crate) fn view(&self, window: [u32; 2]) -> View {
        let [width, height] = window;
        self.camera(window).view(width, height)
    }

    /// Drags the board by a number of pixels.
    pub(crate) fn drag(&mut self, pixels: Point) {
        let (centre, zoom) = self.now();
        self.look(centre - self.way(pixels, zoom), zoom);
    }

    /// Closer or farther by a factor, the world under a pixel staying where it is.
    pub(crate) fn zoom(&mut self, factor: f32, around: Option<Point>) {
        let (centre, zoom) = self.now();
        let least = (self.fitting() * 0.6).min(CLOSEST);
        let wanted = (zoom * factor).clamp(least, CLOSEST);
        let away = around.unwrap_or_else(|| self.free.middle()) - self.free.middle();
        let fixed = centre + self.way(away, zoom);
        self.look(fixed - self.way(away, wanted), wanted);
    }

    /// Brings a point of the world into the middle.
    pub(super) fn centre(&mut self, world: Point, at_once: bool) {
        let (_, zoom) = self.resolved(self.at);
        self.go(Place(Some((self.held(world), zoom))), at_once);
    }

    /// Looks at a point of the world at once, from as near as before.
    pub(super) fn look_at(&mut self, world: Point) {
        let (_, zoom) = self.now();
        self.look(world, zoom);
    }

    /// Shows a part of the sheet whole.
    pub(super) fn show_part(&mut self, part: Rect) {
        let (room, wanted) = (self.free.size(), part.size());
        let zoom = (room.x / wanted.x.max(1e-3)).min(room.y / wanted.y.max(1e-3)).clamp(1.0, CLOSEST);
        self.look(part.middle(), zoom);
    }

    /// Brings a point of the world into sight, if it is not well in it.
    pub(super) fn show(&mut self, world: Point) {
        if let Some(place) = self.towards(world) {
            self.go(place, true);
        }
    }

    fn look(&mut self, centre: Point, zoom: f32) {
        self.glide = None;
        self.at = Some((self.held(centre), zoom));
    }

    /// The nearest point from which a little of the sheet stays in sight.
    fn held(&self, centre: Point) -> Point {
        let sheet = self.sheet.grown(-KEEP);
        let inside = |value: f32, min: f32, max: f32| if min < max { value.clamp(min, max) } else { (min + max) / 2.0 };
        let x = inside(centre.x, sheet.min.x, sheet.max.x);
        let y = inside(centre.y, sheet.min.y, sheet.max.y);
        point(x, y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sight() -> Sight {
        let mut sight = Sight::whole(Rect { min: point(0.0, 0.0), max: point(20.0, 10.0) });
        sight.set_free(Rect { min: point(100.0, 50.0), max: point(900.0, 650.0) });
        sight
    }

    #[test]
    fn the_whole_sheet_is_seen_between_the_panels() {
        let view = sight().view([1200, 700]);
        let (upper, lower) = (view.pixel(point(0.0, 0.0)), view.pixel(point(20.0, 10.0)));
        assert!(upper.x >= 99.0 && lower.x <= 901.0 && upper.y >= 49.0 && lower.y <= 651.0, "{upper:?} {lower:?}");
    }

    #[test]
    fn a_turned_board_is_seen_upside_down_and_dragged_with_the_hand() {
        let mut sight = sight();
        let corner = sight.view([1200, 700]).pixel(point(0.0, 0.0));
        sight.turn();
        let view = sight.view([1200, 700]);
        assert!(view.pixel(point(20.0, 10.0)).distance(corner) < 0.5);
        let pointer = point(300.0, 200.0);
        let held = view.world(pointer);
        sight.zoom(2.0, Some(pointer));
        assert!(sight.view([1200, 700]).world(pointer).distance(held) < 0.01);
        sight.drag(point(20.0, 10.0));
        assert!(sight.view([1200, 700]).world(pointer + point(20.0, 10.0)).distance(held) < 0.01);
        sight.turn();
        assert!(!sight.is_turned());
    }

    #[test]
    fn a_look_goes_to_what_is_out_of_sight_and_comes_back() {
        let mut sight = sight();
        assert!(sight.towards(point(1.0, 1.0)).is_none(), "the whole sheet is seen");
        sight.zoom(4.0, None);
        let (home, middle) = (sight.place(), sight.view([1200, 700]).world(point(500.0, 350.0)));
        let corner = point(2.0, 2.0);
        let there = sight.towards(corner).expect("a corner is out of sight");
        sight.go(there, false);
        assert!(sight.view([1200, 700]).world(point(500.0, 350.0)).distance(middle) < 0.01, "it sets out from here");
        assert!(sight.advance(GLIDE * 0.5) && !sight.advance(GLIDE));
        assert!(sight.view([1200, 700]).world(point(500.0, 350.0)).distance(corner) < 0.5);
        sight.go(home, true);
        assert!(sight.view([1200, 700]).world(point(500.0, 350.0)).distance(middle) < 0.01);
    }

    #[test]
    fn the_world_under_the_pointer_stays_there_when_one_comes_closer() {
        let mut sight = sight();
        let pointer = point(300.0, 200.0);
        let before = sight.view([1200, 700]).world(pointer);
        sight.zoom(1.5, Some(pointer));
        assert!(sight.view([1200, 700]).world(pointer).distance(before) < 0.01);
    }
}

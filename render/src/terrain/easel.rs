//! What the parts of the ground are drawn with.

use super::obstacles::Obstacles;
use crate::glyphs::GlyphSheet;
use crate::ink::InkMesh;
use crate::text::Atlas;
use scene::Map;
use scene::geometry::{Layout, Point, point};
use scene::theme::Theme;

/// Where the number of a hex stands, from its middle.
pub(super) const NUMBER_AT: Point = point(0.0, -0.405);

/// A map, and what is drawn of it so far.
pub(super) struct Easel<'a> {
    pub(super) map: &'a Map,
    pub(super) layout: Layout,
    pub(super) theme: &'a Theme,
    pub(super) ink: InkMesh,
    pub(super) glyphs: GlyphSheet,
    pub(super) atlas: &'a mut Atlas,
    pub(super) obstacles: Obstacles,
}

//! The tools with which the parts of the ground are drawn.

use super::obstacles::Obstacles;
use crate::glyphs::GlyphSheet;
use crate::ink::InkMesh;
use crate::text::Atlas;
use scene::Map;
use scene::geometry::{Layout, Point, point};
use scene::theme::Theme;

/// The place of a hex's number, from its middle.
pub(super) const NUMBER_AT: Point = point(0.0, -0.405);

/// A map, and the drawing of it so far.
pub(super) struct Easel<'a> {
    pub(super) map: &'a Map,
    pub(super) layout: Layout,
    pub(super) theme: &'a Theme,
    pub(super) ink: InkMesh,
    pub(super) glyphs: GlyphSheet,
    pub(super) atlas: &'a mut Atlas,
    pub(super) obstacles: Obstacles,
}

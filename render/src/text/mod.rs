//! Letters and symbols as distance fields: sharp at any size, and with a halo for the asking.
//!
//! Fonts are inside the program. A glyph's field is made when it is first needed and kept in one texture.

mod atlas;
mod font;
mod icon;
mod icon_shapes;
mod run;

pub(crate) use atlas::ATLAS_SIZE;
pub use atlas::{Atlas, Cell};
pub use font::{Contours, Face, ROMAN_BYTES};
pub use icon::Icon;
pub use run::{Run, RunGlyph};

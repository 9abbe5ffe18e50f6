//! Draws a battlefield: a [`Scene`] in, a picture out.
//!
//! The crate knows hexes and nothing of rules or networks. [`scene`] is plain data; [`Renderer`] draws it with a device
//! it is given, into a window's texture or any other; [`Studio`] has a device of its own and makes pictures. Everything
//! is made of vectors and shaders, and sharp at any zoom. The ground is drawn once for a view and kept.

pub mod counters;
pub mod geometry;
pub mod glyphs;
pub mod gpu;
pub mod ink;
pub mod motion;
pub mod overlays;
pub mod picking;
pub mod scene;
pub mod stress;
pub mod terrain;
pub mod text;
pub mod theme;

pub use gpu::{LARGEST_SIDE, NoPicture, Pace, Picture, Renderer, Report, Studio};
pub use picking::{Pick, Picker};
pub use scene::{Camera, Scene};
pub use theme::Theme;

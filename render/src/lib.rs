//! Draws a battlefield: a [`Scene`] in, a picture out.
//!
//! The crate knows hexes and nothing of rules or networks. [`scene`] is plain data. [`Renderer`] draws it with a device
//! it is given, into a window's texture or any other; [`Studio`] has a device of its own and makes pictures. Everything
//! is made of vectors and shaders, and sharp at any zoom. The ground is drawn once for a view and kept.

pub mod counters;
pub mod dice;
pub mod glyphs;
pub mod gpu;
pub mod ink;
pub mod overlays;
pub mod stress;
pub mod terrain;
pub mod text;

pub use gpu::{FrameReport, LARGEST_SIDE, NoPicture, Pace, Picture, Renderer, Studio};
pub use scene::{self, geometry, motion, picking, theme};
pub use scene::{Camera, Picker, PixelPick, Scene, Theme};

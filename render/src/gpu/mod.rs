//! Drawing a scene with a graphics card, or with a program that does as if it were one.

mod kept;
mod meter;
mod pipelines;
mod renderer;
mod store;
mod studio;
mod textures;
mod uniform;

pub use meter::{Meter, Times};
pub use renderer::{Pace, Renderer, Report};
pub use studio::{LARGEST_SIDE, NoPicture, Picture, Studio};

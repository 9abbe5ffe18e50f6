//! The window itself: events in, frames out, and what the desktop and tests hear of it.

mod autoplay;
mod backdrop;
mod gpu;
mod icon;
mod notice;
mod points;
mod runtime_dir;
mod trial;
mod window;

pub(crate) use runtime_dir::settle_runtime_dir;
pub(crate) use window::{Shell, Wake};

//! The window itself: events in, frames out, and what the desktop and tests hear of it.

mod autoplay;
mod backdrop;
mod clubbing;
mod daylight;
mod events;
mod frame;
mod gpu;
mod icon;
mod languages;
mod notice;
mod open;
mod opening;
mod points;
mod program;
mod runtime_dir;
mod screen;
mod setting_up;
mod trial;
mod turning;
mod untouched;
mod wake;

pub(crate) use languages::speak_with_desktop;
pub(crate) use program::Shell;
pub(crate) use runtime_dir::settle_runtime_dir;
pub(crate) use wake::Wake;

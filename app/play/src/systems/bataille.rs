//! The app part of this system.

pub use bataille_app::*;

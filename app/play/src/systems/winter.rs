//! The app part of this system.

pub use winter_app::*;

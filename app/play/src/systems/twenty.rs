//! The app part of this system.

pub use twenty_app::*;

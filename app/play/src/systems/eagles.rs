//! The app part of this system.

pub use eagles_app::*;

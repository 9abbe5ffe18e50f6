//! The app part of this system, and tests of it at tables, at the adjutant's desk and in self-play.

#[cfg(test)]
mod games_tests;

pub use eagles_app::*;

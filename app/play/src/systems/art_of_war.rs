//! The app part of this system, and tests of it at tables and at the adjutant's desk.

#[cfg(test)]
mod table_tests;

pub use art_of_war_app::*;

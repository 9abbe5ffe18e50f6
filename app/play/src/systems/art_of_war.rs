//! The app part of this system, and tests of it at tables, at the adjutant's desk and in self-play.

#[cfg(test)]
mod bot_tests;
#[cfg(test)]
mod table_tests;

pub use art_of_war_app::*;

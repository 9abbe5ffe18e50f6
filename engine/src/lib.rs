//! The rules, and nothing but the rules.
//!
//! Everything outside sees a game through the small interface in [`contract`]. The engine has no clock, no chance,
//! no I/O, no threads and no floating point: the same commands and the same dice give the same bytes on every
//! machine. Each rules system is a folder of its own, and
//! nothing outside its folder names it.

pub mod art_of_war;
pub mod bataille;
pub mod case;
pub mod codec;
pub mod contract;
pub mod count;
pub mod differences;
pub mod digest;
pub mod digits;
pub mod eagles;
#[cfg(feature = "ford")]
pub mod ford;
pub mod hex;
pub mod line;
pub mod map;
pub mod plain;
pub mod revision;
pub mod rule;
pub mod twenty;
pub mod winter;

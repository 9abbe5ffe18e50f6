//! The rules, and nothing but the rules.
//!
//! All code outside sees a game through the small interface in [`contract`]. The engine has no clock, no chance, no
//! I/O, no threads and no floating point: the same commands and the same dice give the same bytes on every computer.
//! Each rules system is a crate of its own, and nothing outside folders of its name names it.

pub mod case;
pub mod codec;
pub mod contract;
pub mod count;
pub mod differences;
pub mod digest;
pub mod digits;
pub mod facts;
pub mod hex;
pub mod history;
pub mod line;
pub mod map;
pub mod plain;
pub mod referee;
pub mod revision;
pub mod rule;
pub mod saved;
pub mod side;
pub mod ways;

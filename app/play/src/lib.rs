//! Playing without a picture: battles and bots, tables near and far, records and what they prove, and everything in words.
//!
//! Nothing here knows a graphics card or a window.

pub mod adjutant;
pub mod aftermath;
pub mod arena;
pub mod ask;
pub mod balance;
pub mod board;
pub mod bot;
pub mod cases;
pub mod chairs;
pub mod guide;
pub mod kills;
pub mod library;
pub mod narrator;
pub mod proof;
pub mod replay;
pub mod report;
pub mod saying;
pub mod selfplay;
pub mod setup;
pub mod shelf;
pub mod soak;
pub mod systems;
pub mod table;
pub mod wire;

use language::battle;
pub use language::{chance, happening, luck, position, sheet, system, typed, words};

//! Playing without a picture: battles and bots, tables near and far, records and what they prove, and everything in words.
//!
//! Nothing here knows a graphics card or a window.

pub mod adjutant;
pub mod aftermath;
pub mod arena;
pub mod ask;
pub mod balance;
mod battle;
pub mod board;
pub mod bot;
pub mod cases;
pub mod chairs;
pub mod guide;
pub mod happening;
pub mod kills;
pub mod library;
pub mod luck;
pub mod narrator;
pub mod online;
pub mod partner;
pub mod position;
pub mod proof;
pub mod replay;
pub mod report;
pub mod saying;
pub mod selfplay;
pub mod setup;
pub mod sheet;
pub mod shelf;
pub mod soak;
pub mod system;
pub mod systems;
pub mod typed;
pub mod words;

pub use net::chance;

//! Playing without a picture: tables near and far, bots and their advice, the matches on disk, and everything in words.
//!
//! Nothing here depends on a graphics card or a window.

pub mod adjutant;
pub mod board;
pub mod bot;
pub mod both_seats;
pub mod guide;
pub mod languages;
pub mod matches;
mod messages;
pub mod narrator;
pub mod saying;
pub mod setup;
pub mod shelf;
#[cfg(test)]
mod systems;
pub mod table;
pub mod wire;
pub mod words;

pub use messages::MESSAGES;

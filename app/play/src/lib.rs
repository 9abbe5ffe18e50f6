//! Playing without a picture: battles and bots, tables near and far, records and what they prove, and everything in words.
//!
//! Nothing here knows a graphics card or a window.

pub mod adjutant;
pub mod aftermath;
pub mod board;
pub mod bot;
pub mod chairs;
pub mod guide;
pub mod library;
pub mod narrator;
pub mod proof;
pub mod replay;
pub mod report;
pub mod saying;
pub mod setup;
pub mod shelf;
pub mod systems;
pub mod table;
pub mod wire;

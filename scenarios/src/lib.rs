//! The battles as data files people can read and edit, and the loader that refuses a bad one. No system is known here: each
//! gives a [`Reader`] of its battles.
//!
//! A scenario is a folder with a `scenario.toml`, which may include other files from its folder and from the ones
//! beside it, or a single file. [`Readers::load`] reads one from disk, [`Readers::parse`] from anywhere,
//! [`Readers::built_in`] from the program itself. A [`Scenario`] that exists is free of mistakes; otherwise every
//! [`Mistake`] is reported at once, with its file, line and column.

mod built_in;
pub mod fields;
mod gazetteer;
pub mod heading;
mod history;
pub mod mistake;
mod reader;
mod readers;
mod reading;
mod scenario;
mod source;
mod sureness;
pub mod tree;

pub use built_in::Listing;
pub use gazetteer::{Drawing, FileColour, Gazetteer, Nation, Place, PlaceKind, Road};
pub use history::{BattleHistory, history};
pub use mistake::Mistake;
pub use reader::{Files, Reader};
pub use readers::Readers;
pub use scenario::{Content, MAIN_FILE, Scenario, UNNAMED};
pub use source::{LARGEST_FILE, Source};
pub use sureness::MapSureness;

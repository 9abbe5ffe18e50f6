//! The battles as data files people can read and edit, and the loader that refuses a bad one.
//!
//! A scenario is a folder with a `scenario.toml`, which may include other files from its folder and from the ones beside
//! it, or a single file. [`load`] reads one from disk, [`parse`] from anywhere, [`built_in`] from the program itself. A [`Scenario`] that exists is
//! free of mistakes; otherwise every [`Mistake`] comes out at once, with its file, line and column.

pub mod art_of_war;
pub mod bataille;
mod built_in;
pub mod eagles;
mod fields;
#[cfg(feature = "ford")]
pub mod ford;
mod gazetteer;
mod heading;
mod history;
mod mistake;
mod reading;
mod scenario;
mod source;
mod sureness;
mod system;
mod systems;
mod tree;
pub mod twenty;
pub mod winter;

pub use built_in::{Listing, about, built_in, built_in_files, built_in_ids, built_ins, system_of};
pub use gazetteer::{Colour, Drawing, Gazetteer, Nation, Place, PlaceKind, Road};
pub use history::{History, history};
pub use mistake::Mistake;
pub use reading::{load, parse, parse_text};
pub use scenario::{Content, MAIN_FILE, Scenario};
pub use source::{LARGEST_FILE, Source};
pub use sureness::About;

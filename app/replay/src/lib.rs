//! Looking back at a match: its record opened and verified, with every step and its story ready to be shown.
//!
//! The window, the report, the film and the text all read a record through a [`Reel`]. Nothing here draws, opens a socket or
//! a file, or reads a clock: a record comes in as bytes, and `play` has the files.

pub mod aftermath;
mod branch;
mod curve;
mod ended;
mod frames;
mod json;
pub mod library;
mod messages;
pub mod narrator;
mod notes;
pub mod proof;
mod reel;
pub mod report;
mod review;
mod reviewed;
mod revision;
mod step;
pub mod systems;
mod text;
mod timeline;
mod trust;
mod understood;
pub mod verify;
mod weigh;
pub mod words;

pub use messages::MESSAGES;

pub use branch::{Branch, NoBranch};
pub use curve::{Curve, CurvePoint};
pub use json::as_json;
pub use notes::{Notes, NotesError};
pub use reel::{NoReel, Reel};
pub use review::{Care, Instead, LuckyRoll, MARKED, Marked, ROLLS, Review, per_cent};
pub use reviewed::{phase, phase_of_roll};
pub use revision::program_for;
pub use step::{Entered, EntryEffect, ReplayStep};
pub use text::{Detail, tell};
pub use timeline::{CombatMark, PhaseMark, Timeline};
pub use trust::{Checked, OwedAction, RecordVerdict, Trust};

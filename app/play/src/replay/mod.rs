//! Looking back at a match: its record opened and proven, every step of it ready to be shown, and what it tells.
//!
//! Nothing here draws. The window, the report, the film and the text all read a record through a [`Reel`].

mod branch;
mod curve;
mod frames;
mod json;
mod notes;
mod reel;
mod review;
mod reviewed;
mod revision;
mod shelf;
mod step;
mod text;
mod timeline;
mod trash;
mod trust;
mod weigh;

pub use branch::{Branch, NoBranch};
pub use curve::{Curve, Point};
pub use json::as_json;
pub use notes::{Notes, NotesError};
pub use reel::{NoReel, Reel};
pub use review::{Care, Instead, MARKED, Marked, Review, per_cent};
pub use reviewed::phase;
pub use revision::program_for;
pub use shelf::{Found, Listing, Proven, Shelf};
pub use step::{Act, Deed, Step};
pub use text::{Detail, tell};
pub use timeline::{CombatMark, PhaseMark, Timeline};
pub use trash::Trash;
pub use trust::{Checked, Owed, Trust, Verdict};

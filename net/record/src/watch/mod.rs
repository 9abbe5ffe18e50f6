//! Watching a match: what crosses the wire, what a spectator makes of it, and what a player keeps about spectators.
//!
//! A [`Spectator`] reads what comes as any record is read, so that what is shown is also proven.

mod message;
pub mod pass;
mod spectator;

pub use message::{FromSpectator, Hello, LARGEST_FROM_SPECTATOR, ToSpectator};
pub use pass::Pass;
pub use spectator::{Spectator, SpectatorNews, SpectatorOutput, WatchFault};

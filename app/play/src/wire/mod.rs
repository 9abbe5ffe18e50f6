//! Playing over the wire from a terminal: by JSON lines, by a bot, as a spectator, and two peers that show it all on one
//! machine.

mod check;
mod demo;
mod lines;
mod telling;
mod who;

pub use check::{ConnectionCheck, check, check_now};
pub use demo::{Demo, Shown, demo};
pub use lines::LineHand;
pub use telling::{SpectatorTeller, watch};
pub use who::Who;

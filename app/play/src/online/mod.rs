//! Playing over the wire from a terminal: hosting, joining, going on, and two peers that show it all on one machine.

mod demo;
mod hand;
mod lines;
mod setup;
mod table;
mod watch;

pub use demo::{Demo, Shown, demo};
pub use hand::{BotHand, Hand, Quiet, watching};
pub(crate) use hand::{act, sentence};
pub use lines::LineHand;
pub use setup::{Player, find_match, take_over, unfinished};
pub use table::{Call, Hosting, Joining, Laid, Network, call, host, join, list_lan};
pub use watch::{Telling, Visiting, Watched, spectate, watch};

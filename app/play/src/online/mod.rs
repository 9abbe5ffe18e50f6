//! Playing over the wire from a terminal: hosting, joining, going on, and two peers that show it all on one machine.

mod check;
mod demo;
pub(crate) mod hand;
mod lines;
mod playing;
mod seen;
mod setup;
mod table;
mod watch;
mod who;

pub use check::{Check, check, check_now};
pub use demo::{Demo, Shown, demo};
pub use hand::{BotHand, Hand, Quiet, Work, watching};
pub use lines::LineHand;
pub use seen::{Onlooker, Seen};
pub(crate) use setup::system_of_record;
pub use setup::{Player, entries_so_far, find_match, has_ended, take_over, unfinished};
pub use table::{Call, Hosting, Joining, Laid, Network, call, host, join, list_calls, list_lan};
pub use watch::{Telling, Visiting, Watched, spectate, watch};
pub use who::Who;

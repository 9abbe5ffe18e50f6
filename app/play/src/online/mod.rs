//! Playing over the wire from a terminal: hosting, joining, going on, and two peers that show it all on one machine.

mod check;
mod demo;
mod hand;
mod lines;
mod playing;
mod seen;
mod setup;
mod table;
mod watch;
mod who;

pub use check::{Check, check, check_now};
pub(crate) use demo::demonstrate;
pub use demo::{Demo, Shown, demo};
pub use hand::{BotHand, Hand, Quiet, watching};
pub(crate) use hand::{act, say, sentence};
pub use lines::LineHand;
pub(crate) use playing::play;
pub use seen::{Onlooker, Seen};
pub(crate) use setup::header_of;
pub use setup::{Player, find_match, take_over, unfinished};
pub(crate) use table::drive;
pub use table::{Call, Going, Hosting, Joining, Laid, Network, Ways, call, host, join, list_calls, list_lan};
pub(crate) use watch::reading;
pub use watch::{Noted, Telling, Visiting, Watched, spectate, watch};
pub use who::Who;

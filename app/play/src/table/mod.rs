//! The table a match is played at: against a bot or a friend at this computer, or with a friend far away.

mod chapter;
mod clocks;
mod far;
#[cfg(test)]
pub(crate) mod friend;
mod glance;
mod handle;
mod heard;
mod matches;
mod near;
mod network;
mod now;
mod seat;
mod watch;
mod wish;
pub(crate) mod words;

pub use chapter::ToldEntry;
pub use clocks::Clocks;
pub use far::{BotHand, Call, Far, Guest, Hosting, Joining, LaidTable, LongWork, MatchParticipant, Quiet};
pub use far::{call, guest_seat, host, join};
pub use glance::{BoardGlance, Onlooker};
pub use handle::{Sat, Table, all_left, leave};
pub use heard::{ConnectionState, FriendOffer, Heard, Spoken, hearing};
#[cfg(test)]
pub(crate) use matches::system_of_record;
pub use matches::{entries_so_far, find_match, has_ended, take_over, unfinished};
pub use near::{Drill, Practice, SessionPair, practise};
pub use network::{Network, list_calls, list_lan};
pub use now::{Around, Now, PhaseStart};
pub use seat::{LocalPlayer, Opponent, Vows, WantedMatch};
pub use watch::{Visiting, spectate};
pub use wish::Wish;
pub(crate) use wish::{Doing, SessionAct, act};

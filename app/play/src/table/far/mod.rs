//! A table with a friend far away: over QUIC, as host or guest.

mod drive;
mod guest;
mod hand;
mod host;
mod join;
mod journey;
mod play;
#[cfg(test)]
mod tests;

pub use drive::LaidTable;
pub use guest::Guest;
pub use hand::{BotHand, LongWork, MatchParticipant, Quiet};
pub use host::{Hosting, host};
pub use join::{Call, Joining, call, join};
pub use journey::{Far, guest_seat};

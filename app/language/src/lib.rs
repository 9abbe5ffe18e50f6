//! The languages that every system of rules is spoken for in, and the traits by which a system speaks them.
//!
//! A system asks ([`ask`]), tells happenings ([`happening`]), shows pages ([`sheet`]), teaches ([`guide`]), speaks JSON
//! ([`words`]) and plays without a person ([`bot`]), in the language of the player ([`tongue`]). What it must give for that is in [`system`]; a [`position`] and a
//! [`battle`] are type-erased, for callers that know no system. Nothing here knows a record, a network or a list of
//! systems.

pub mod ask;
pub mod battle;
pub mod board;
pub mod bot;
pub mod desk;
pub mod guide;
pub mod happening;
pub mod luck;
mod messages;
pub mod position;
pub mod sheet;
pub mod system;
pub mod tongue;
pub mod typed;
pub mod words;

pub use messages::MESSAGES;

pub use chance::{self, croupier};

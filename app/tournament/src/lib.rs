//! Many players, one evening: the pairings, a director that trusts only records, and a table that anyone can verify.
//!
//! [`pairing`] knows neither clock nor network: the same players always give the same round. A tournament ([`state`])
//! follows from its events ([`evening_event`]), which are on disk before any player is told of them ([`book`]). The
//! [`director`] hears players, each known by their key, has records replayed ([`judge`]), and makes the table
//! ([`standings`]) of what they prove.

pub mod archive;
pub mod boards;
pub mod book;
pub mod director;
pub mod evening;
pub mod evening_event;
pub mod gallery;
pub mod hall;
pub mod judge;
pub mod message;
mod messages;
pub mod outcome;
pub mod pairing;
pub mod part;
pub mod plan;
pub mod refusal;
mod shares;
pub mod standings;
pub mod state;
pub mod web;
pub mod words;

pub use messages::MESSAGES;

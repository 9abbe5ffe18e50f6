//! Connections between two computers behind closed routers: hole punching, and a relay where that does not help.
//!
//! iroh does it, with a socket of its own and the player's key, so that the peer that is dialled is the one that was
//! meant. It makes a carrier of [`Link`](crate::quic::Link)s like quinn's, and nothing above a link knows which it is.
//! Relays are helpers of the players' own choice ([`Relays`]): the program talks to those of its list only, for neither
//! a code nor a peer can name one. Running a relay is a crate of its own, `net/relay`.

pub mod bare;
pub(crate) mod endings;
mod endpoint;
mod relays;
mod sight;
mod trust;
pub(crate) mod way;

pub use endpoint::FarEndpoint;
pub use relays::{MOST_RELAYS, NotARelay, Relay, Relays, relay_key};
pub use sight::NetworkView;

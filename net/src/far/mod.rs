//! Ways between two machines whose routers let nobody in: hole punching, and a relay where that does not help.
//!
//! It is iroh that does it, with a socket of its own and the player's key, so that whoever is dialled is whoever was
//! meant. What it makes is a carrier of [`Link`](crate::quic::Link)s like quinn's, and nothing above a link knows which it
//! is. Relays are helpers of the players' own choice ([`Relays`]): the program talks to those of its list and to no other,
//! whatever a code or a peer says, for neither can name one. Without the feature `far` the list is kept and nothing uses
//! it.

#[cfg(feature = "far")]
pub mod bare;
#[cfg(feature = "far")]
pub(crate) mod endings;
#[cfg(feature = "far")]
mod endpoint;
#[cfg(feature = "relay")]
mod front;
mod relays;
#[cfg(feature = "relay")]
mod server;
#[cfg(feature = "far")]
mod sight;
#[cfg(feature = "far")]
mod trust;
#[cfg(feature = "far")]
pub(crate) mod way;

#[cfg(feature = "far")]
pub use endpoint::FarEndpoint;
pub use relays::{MOST_RELAYS, NotARelay, Relay, Relays};
#[cfg(feature = "relay")]
pub use server::{RelayLimits, RelayServer, ServeError};
#[cfg(feature = "far")]
pub use sight::Sight;

//! Sockets, files and clocks with which two computers play one match with nothing between them.
//!
//! Signing, judging and deciding are in the crate `record`. Here it gets sockets, files, clocks, threads and random
//! numbers. A player's key has a file that only its owner reads ([`identity`], [`private_file`]). Secrets are drawn
//! from the operating system ([`fresh`]), a match is kept on disk ([`store`], [`mark`], [`talk`]), and a peer plays
//! over QUIC ([`driver`]). Nothing here knows a rule.
//!
//! Spectators may watch, if both players agreed to it: a gallery shows them the record, late, and they prove it as it comes
//! ([`watch`]).
//!
//! Many may call at one desk, where a tournament is run ([`desk`]).
//!
//! Two players reach each other over QUIC ([`quic`]) by a code (`record::invitation`) or on one network ([`lan`],
//! [`room`]). Routers are asked to let them ([`ports`]), and players met before are remembered ([`known`]).
//!
//! Closed routers are passed by hole punching with the help of relays, which carry sealed bytes where that fails
//! ([`far`]).
//!
//! The wire format below the session is written down in `docs/protocol-transport.md`.

pub mod addresses;
mod crowd;
pub mod desk;
pub mod driver;
pub mod far;
pub mod folders;
pub mod fresh;
pub mod identity;
pub mod known;
pub mod lan;
pub mod luggage;
pub mod mark;
pub mod places;
mod porch;
pub mod ports;
pub mod private_file;
pub mod queue;
pub mod quic;
pub mod room;
pub mod store;
pub mod talk;
pub mod watch;

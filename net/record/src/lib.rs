//! The record of a match: what is signed, judged and decided. No socket, no file, no clock, no thread, no random source.
//!
//! A player is an Ed25519 key ([`identity`]), told apart by six spoken words ([`fingerprint`]). Dice come from both
//! players' hash chains together ([`chain`], [`dice`]); what one side alone may see comes from leaves committed to
//! beforehand ([`secret`]). Nothing here knows a rule: games are seen through `engine`'s contract only.
//!
//! A match is its record: a header ([`header`]), entries and notes ([`entry`]) in one chain ([`mod@file`]), read by a course
//! ([`course`]) that knows what may come next. A session ([`session`]) plays one side of it, a lobby ([`lobby`]) comes
//! before it and needs only know which systems there are ([`systems`]), a peer ([`peer`]) is both. Anyone can prove a
//! record, or what a player did wrong ([`verify`], [`evidence`]). A spectator proves a record as it comes ([`watch`]).
//!
//! Time comes in as a number, seeds as [`seed::Seed`], bytes as slices. `net` has sockets, files, clocks and fresh seeds.
//!
//! Every byte that is hashed, signed, stored or sent is written down in `docs/PROTOCOL.md`.

pub mod ahead;
pub mod allowance;
pub mod base64;
mod block;
pub mod chain;
pub mod course;
pub mod dice;
pub mod entry;
pub mod evidence;
pub mod expect;
pub mod fault;
pub mod file;
pub mod fingerprint;
pub mod header;
pub mod identity;
pub mod invitation;
pub mod known;
pub mod lobby;
pub mod mark;
pub mod message;
mod multiples;
pub mod peer;
mod prepared;
pub mod secret;
pub mod secrets;
pub mod seed;
pub mod session;
pub mod systems;
pub mod talk;
pub mod verify;
pub mod watch;

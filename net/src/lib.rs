//! What lets two machines play one match with nothing between them.
//!
//! A player is an Ed25519 key ([`identity`]), told apart by six spoken words ([`fingerprint`]) and kept in a file that
//! only its owner reads ([`private_file`]). Dice come from both players' hash chains together ([`chain`], [`dice`]);
//! what one side alone may see comes from leaves committed to beforehand ([`secret`]). Nothing here knows a rule: games
//! are seen through `engine`'s contract only.
//!
//! What both agree on ([`header`]) and sign ([`entry`]) is a record, read in one way by everybody ([`course`]), kept as
//! a file ([`record`]) and proven by anybody ([`verify`], [`evidence`]). One side of a match is a [`session`], before it
//! a [`lobby`]; a [`peer`] is both, without a socket, and speaks in [`message`]s. [`sim`] plays whole matches in a bad
//! world.
//!
//! Every byte that is hashed, signed, stored or sent is written down in `docs/PROTOCOL.md`.

pub mod chain;
pub mod chance;
pub mod course;
pub mod dice;
pub mod entry;
pub mod evidence;
pub mod fault;
pub mod fingerprint;
pub mod fresh;
pub mod header;
pub mod identity;
pub mod lobby;
pub mod message;
pub mod peer;
pub mod private_file;
pub mod record;
pub mod secret;
pub mod secrets;
pub mod session;
pub mod sim;
pub mod verify;

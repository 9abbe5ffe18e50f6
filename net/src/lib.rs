//! What lets two machines play one match with nothing between them.
//!
//! A player is an Ed25519 key ([`identity`]), told apart by six spoken words ([`fingerprint`]) and kept in a file that
//! only its owner reads ([`private_file`]). Dice come from both players' hash chains together ([`chain`], [`dice`]);
//! what one side alone may see comes from leaves committed to beforehand ([`secret`]). Nothing here knows a rule: games
//! are seen through `engine`'s contract only.
//!
//! Two players reach each other over QUIC ([`quic`]) by a code ([`invitation`]) or on one network ([`lan`]); routers are
//! asked to let them ([`ports`]), and whom one has met is remembered ([`known`]).
//!
//! Every byte that is hashed or signed is written down in `net/PROTOCOL-dice.md`, and what goes over the wire below the
//! session in `docs/protocol-transport.md`.

pub mod addresses;
pub mod chain;
pub mod dice;
pub mod fingerprint;
pub mod folders;
pub mod fresh;
pub mod identity;
pub mod invitation;
pub mod known;
pub mod lan;
pub mod plain;
pub mod ports;
pub mod private_file;
pub mod quic;
pub mod secret;

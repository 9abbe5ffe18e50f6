//! What lets two machines play one match with nothing between them.
//!
//! A player is an Ed25519 key ([`identity`]), told apart by six spoken words ([`fingerprint`]) and kept in a file that
//! only its owner reads ([`private_file`]). Dice come from both players' hash chains together ([`chain`], [`dice`]);
//! what one side alone may see comes from leaves committed to beforehand ([`secret`]). Nothing here knows a rule: games
//! are seen through `engine`'s contract only.
//!
//! A match is its record: a header ([`header`]), entries and notes ([`entry`]) in one chain ([`record`]), read by a course
//! ([`course`]) that knows what may come next. A session ([`session`]) plays one side of it without I/O, a lobby ([`lobby`])
//! comes before it and needs only know which systems there are ([`systems`]), a peer ([`peer`]) is both; [`sim`] lets two of them play in virtual time, [`driver`] over QUIC. Anybody
//! can prove a record, or what somebody did wrong ([`verify`], [`evidence`]).
//!
//! Others may watch, if both players agreed to it: a gallery shows them the record, late, and they prove it as it comes
//! ([`watch`]).
//!
//! Many may call at one desk, where a tournament is run ([`desk`]).
//!
//! Two players reach each other over QUIC ([`quic`]) by a code ([`invitation`]) or on one network ([`lan`], [`room`]); routers are
//! asked to let them ([`ports`]), and whom one has met is remembered ([`known`]).
//!
//! Where routers let nobody in, holes are punched through them with the help of relays, which carry sealed bytes where
//! that fails ([`far`]).
//!
//! Every byte that is hashed, signed, stored or sent is written down in `docs/PROTOCOL.md`, and what goes over the wire
//! below the session in `docs/protocol-transport.md`.

pub mod addresses;
mod ahead;
mod allowance;
pub mod base64;
pub mod chain;
pub mod course;
mod crowd;
pub mod desk;
pub mod dice;
pub mod driver;
pub mod entry;
pub mod evidence;
pub mod far;
pub mod fault;
pub mod fingerprint;
pub mod folders;
pub mod fresh;
pub mod header;
pub mod identity;
pub mod invitation;
pub mod known;
pub mod lan;
pub mod lobby;
pub mod luggage;
pub mod mark;
pub mod message;
mod multiples;
pub mod peer;
pub mod places;
pub mod plain;
mod porch;
pub mod ports;
mod prepared;
pub mod private_file;
pub mod quic;
pub mod record;
pub mod room;
pub mod secret;
pub mod secrets;
pub mod session;
pub mod sim;
pub mod store;
pub mod systems;
pub mod talk;
pub mod verify;
pub mod watch;

pub use chance::{self, croupier};

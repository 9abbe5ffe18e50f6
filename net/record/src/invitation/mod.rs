//! An invitation: one string to paste, and a secret in it that lets one player in, once.
//!
//! [`Code`] is the string. It names the player to expect, the addresses, the expiry, and a secret or an id. That is the
//! one-time secret of an invitation, the id of a match to resume, or the secret of a gallery to watch from. [`proof`]
//! shows that a joiner holds the secret without saying it; [`OpenInvitation`] is the host's side of that. Time comes in
//! as seconds since 1970, UTC.

mod code;
mod date;
mod fault;
mod open;

pub use code::{Code, CodeKind, LONGEST_CODE, MOST_ADDRESSES};
pub(crate) use date::midnight;
pub use date::{date, day};
pub use fault::CodeError;
pub use open::{InvitationRefusal, OpenInvitation, Secret, is_watch_proof, proof, watch_proof};

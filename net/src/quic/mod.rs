//! The driver around the session: QUIC between two players who both listen and both may dial.
//!
//! An [`Endpoint`] is this machine's one UDP port. A [`Link`] is one connection to one player whose key is proven, with
//! one stream of frames each way; what the frames mean is not known here. `docs/protocol-transport.md` describes the
//! bytes.

mod backoff;
pub mod bare;
pub mod delay;
mod dial;
mod endpoint;
mod frame;
mod goodbye;
mod link;
mod memory;
mod outbox;
mod reader;
mod tls;

pub use backoff::Backoff;
pub use dial::{DialError, Failure};
pub use endpoint::{Bind, BindError, Endpoint};
pub use frame::{Deframer, FrameError, LARGEST_EARLY_FRAME, LARGEST_FRAME};
pub use goodbye::{Closed, Farewell, Goodbye, Rank};
pub use link::{Link, LinkReceiver, LinkSender, Meter};
pub use memory::pair;
pub(crate) use outbox::Outbox;
pub use tls::{Expect, TlsError, key_hash};

/// The protocol's name and version in the TLS handshake.
pub const ALPN: &[u8] = b"estafette/1";
/// The same for those who only watch. What a connection is for is settled before anything is said over it.
pub const WATCH_ALPN: &[u8] = b"estafette-watch/1";
/// The same for those who call at the desk of a tournament.
pub const DESK_ALPN: &[u8] = b"estafette-desk/1";
/// What the TLS exporter is asked for; its context is empty.
pub const EXPORTER_LABEL: &[u8] = b"EXPORTER-estafette-channel";

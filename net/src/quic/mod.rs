//! The driver around the session: QUIC between two players who both listen and both may dial.
//!
//! An [`Endpoint`] is this machine's one UDP port. A [`Link`] is one connection to one player whose key is proven, with
//! one stream of frames each way; what the frames mean is not known here. `docs/protocol-transport.md` describes the
//! bytes.

mod backoff;
pub mod bare;
mod carrier;
pub mod delay;
mod dial;
mod endpoint;
mod frame;
mod goodbye;
mod link;
mod listen;
mod memory;
mod outbox;
mod reader;
mod route;
mod tls;

pub use backoff::Backoff;
#[cfg(feature = "far")]
pub(crate) use carrier::Carrier;
#[cfg(feature = "far")]
pub(crate) use dial::{ACCESS_DENIED, NO_APPLICATION_PROTOCOL};
pub use dial::{DialError, Failure, Tried};
pub use endpoint::{Bind, BindError, Endpoint};
#[cfg(feature = "far")]
pub(crate) use endpoint::{EARLY_WINDOW, IDLE_MILLISECONDS, WINDOW};
pub use frame::{Deframer, FrameError, LARGEST_EARLY_FRAME, LARGEST_FRAME};
pub use goodbye::{Closed, Farewell, Goodbye, Rank};
#[cfg(feature = "far")]
pub(crate) use link::own_network;
pub use link::{Link, LinkReceiver, LinkSender, Meter};
#[cfg(feature = "far")]
pub(crate) use listen::Reception;
pub use memory::pair;
pub(crate) use outbox::Outbox;
pub use route::Route;
#[cfg(feature = "far")]
pub(crate) use tls::Purpose;
pub use tls::{Expect, TlsError, key_hash};

/// The protocol's name and version in the TLS handshake.
pub const ALPN: &[u8] = b"estafette/1";
/// The same for those who only watch. What a connection is for is settled before anything is said over it.
pub const WATCH_ALPN: &[u8] = b"estafette-watch/1";
/// The same for those who call at the desk of a tournament.
pub const DESK_ALPN: &[u8] = b"estafette-desk/1";
/// What the TLS exporter is asked for; its context is empty.
pub const EXPORTER_LABEL: &[u8] = b"EXPORTER-estafette-channel";

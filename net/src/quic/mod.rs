//! The driver around the session: QUIC between two players who both listen and both may dial.
//!
//! An [`Endpoint`] is this computer's UDP port. A [`Link`] is one connection to one player whose key is proven, with
//! one stream of frames each way; what the frames mean is not known here. `docs/protocol-transport.md` describes the
//! bytes.

mod backoff;
pub mod bare;
pub(crate) mod bind;
pub(crate) mod bounds;
pub(crate) mod carrier;
pub mod delay;
mod dial;
mod endpoint;
pub(crate) mod failure;
mod frame;
pub(crate) mod goodbye;
pub(crate) mod link;
pub(crate) mod listen;
mod memory;
mod names;
mod outbox;
mod reader;
pub(crate) mod route;
pub(crate) mod tls;

pub use backoff::Backoff;
pub use bind::Bind;
pub use dial::{DialError, DialTarget};
pub use endpoint::{BindError, Endpoint};
pub use failure::Failure;
pub use frame::{Deframer, FrameError, LARGEST_EARLY_FRAME, LARGEST_FRAME};
pub use goodbye::{Closed, Farewell, Goodbye, LinkRank};
pub use link::{Link, LinkMeter, LinkReceiver, LinkSender};
pub use memory::pair;
pub use names::{ALPN, DESK_ALPN, EXPORTER_LABEL, WATCH_ALPN};
pub(crate) use outbox::Outbox;
pub use route::Route;
pub use tls::TlsError;

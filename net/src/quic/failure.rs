//! Faults of a dial, and the words for them.

use crate::quic::goodbye::{Closed, Farewell, Goodbye};
use quinn::ConnectionError;
use std::fmt;

/// TLS alerts as QUIC carries them.
pub(crate) const ACCESS_DENIED: u64 = 0x100 + 49;
pub(crate) const NO_APPLICATION_PROTOCOL: u64 = 0x100 + 120;

/// The fault at one address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// No program answered.
    Unreachable,
    /// Someone with another key answered.
    WrongKey,
    /// The other side lets another player in, but not our key.
    NotAdmitted,
    /// The other side has no protocol version in common with us.
    OtherVersion,
    /// The other side answered and said goodbye.
    Goodbye(Goodbye),
    /// The peer that answered does not keep to the protocol.
    Broken(String),
}

impl Failure {
    pub(super) const fn weight(&self) -> u8 {
        match self {
            Failure::Goodbye(_) => 5,
            Failure::NotAdmitted => 4,
            Failure::OtherVersion => 3,
            Failure::WrongKey => 2,
            Failure::Broken(_) => 1,
            Failure::Unreachable => 0,
        }
    }
}

impl From<ConnectionError> for Failure {
    fn from(error: ConnectionError) -> Failure {
        match error {
            ConnectionError::TimedOut | ConnectionError::Reset | ConnectionError::LocallyClosed => Failure::Unreachable,
            ConnectionError::VersionMismatch => Failure::OtherVersion,
            ConnectionError::TransportError(error) if u64::from(error.code) == ACCESS_DENIED => Failure::WrongKey,
            ConnectionError::ConnectionClosed(close) if u64::from(close.error_code) == ACCESS_DENIED => {
                Failure::NotAdmitted
            }
            ConnectionError::ConnectionClosed(close) if u64::from(close.error_code) == NO_APPLICATION_PROTOCOL => {
                Failure::OtherVersion
            }
            // QUIC's own refusal for "not now", when too many handshakes are running.
            ConnectionError::ConnectionClosed(close)
                if close.error_code == quinn::TransportErrorCode::CONNECTION_REFUSED =>
            {
                Failure::Goodbye(Goodbye::new(Farewell::Busy, ""))
            }
            other => match Closed::from(other) {
                Closed::ByPeer(goodbye) => Failure::Goodbye(goodbye),
                other => Failure::Broken(other.to_string()),
            },
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unreachable => f.write_str(
                "no answer; check that the other program is running and its port is open, ask for a new code, or invite \
                 your friend instead",
            ),
            Failure::WrongKey => f.write_str("someone else answers at this address, not the player you expect"),
            Failure::NotAdmitted => f.write_str("the other program is waiting for another player"),
            Failure::OtherVersion => {
                f.write_str("the other program is another version of Estafette; both of you need the same one")
            }
            Failure::Goodbye(goodbye) => Closed::ByPeer(goodbye.clone()).fmt(f),
            Failure::Broken(what) => write!(f, "another program answers at this address, not Estafette: {what}"),
        }
    }
}

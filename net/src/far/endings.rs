//! Ends and failures of connections over iroh, in the words that all links have.

use crate::quic::failure::{ACCESS_DENIED, Failure, NO_APPLICATION_PROTOCOL};
use crate::quic::goodbye::{Closed, Farewell, Goodbye};
use engine::plain::plain;
use iroh::endpoint::{ConnectingError, ConnectionError, TransportErrorCode};
use std::ops::RangeInclusive;

/// The longest sentence that is shown of what another library says.
const LONGEST_WORDS: usize = 200;

/// The codes of QUIC that carry an alert of TLS.
const TLS_ALERTS: RangeInclusive<u64> = 0x100..=0x1ff;

/// The reason a link over this connection carries nothing more.
pub(crate) fn closed(error: ConnectionError) -> Closed {
    match error {
        ConnectionError::ApplicationClosed(close) => {
            Closed::ByPeer(Goodbye::received(close.error_code.into_inner(), &close.reason))
        }
        ConnectionError::TimedOut => Closed::Lost,
        ConnectionError::Reset => Closed::Restarted,
        ConnectionError::LocallyClosed => Closed::ByUs(Goodbye::new(Farewell::Done, "")),
        other => Closed::Broken(plain(&other.to_string(), LONGEST_WORDS)),
    }
}

/// The reason a dial gave no link.
pub(crate) fn failure(error: ConnectionError) -> Failure {
    match error {
        ConnectionError::TimedOut | ConnectionError::Reset | ConnectionError::LocallyClosed => Failure::Unreachable,
        ConnectionError::VersionMismatch => Failure::OtherVersion,
        ConnectionError::ConnectionClosed(close) if u64::from(close.error_code) == ACCESS_DENIED => {
            Failure::NotAdmitted
        }
        ConnectionError::ConnectionClosed(close) if u64::from(close.error_code) == NO_APPLICATION_PROTOCOL => {
            Failure::OtherVersion
        }
        ConnectionError::ConnectionClosed(close) if close.error_code == TransportErrorCode::CONNECTION_REFUSED => {
            Failure::Goodbye(Goodbye::new(Farewell::Busy, ""))
        }
        // Another key answered than the one that was dialled: TLS has refused it.
        ConnectionError::TransportError(error) if TLS_ALERTS.contains(&u64::from(error.code)) => Failure::WrongKey,
        other => match closed(other) {
            Closed::ByPeer(goodbye) => Failure::Goodbye(goodbye),
            other => Failure::Broken(other.to_string()),
        },
    }
}

/// The same of a dial that did not come as far as a connection.
pub(super) fn not_connected(error: ConnectingError) -> Failure {
    match error {
        ConnectingError::ConnectionError { source, .. } => failure(source),
        ConnectingError::HandshakeFailure { .. } => Failure::WrongKey,
        _ => Failure::Unreachable,
    }
}

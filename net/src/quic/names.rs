//! The name of the protocol in a handshake, and the label for its exported keys.

/// The protocol's name and version in the TLS handshake.
pub const ALPN: &[u8] = b"estafette/1";
/// The same for spectators. The purpose of a connection is settled before anything is said over it.
pub const WATCH_ALPN: &[u8] = b"estafette-watch/1";
/// The same for callers at the desk of a tournament.
pub const DESK_ALPN: &[u8] = b"estafette-desk/1";
/// The label for the TLS exporter; its context is empty.
pub const EXPORTER_LABEL: &[u8] = b"EXPORTER-estafette-channel";

//! What the protocol is called in a handshake, and what its keys are exported for.

/// The protocol's name and version in the TLS handshake.
pub const ALPN: &[u8] = b"estafette/1";
/// The same for those who only watch. What a connection is for is settled before anything is said over it.
pub const WATCH_ALPN: &[u8] = b"estafette-watch/1";
/// The same for those who call at the desk of a tournament.
pub const DESK_ALPN: &[u8] = b"estafette-desk/1";
/// What the TLS exporter is asked for; its context is empty.
pub const EXPORTER_LABEL: &[u8] = b"EXPORTER-estafette-channel";

//! Limits on one connection.

use crate::quic::frame::{LARGEST_EARLY_FRAME, LARGEST_FRAME};
use quinn::{IdleTimeout, TransportConfig, VarInt};
use std::time::Duration;

/// Routers forget a UDP flow after 30 s and more; three of these may be lost before the link counts as dead.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// Time without a packet after which a connection counts as dead, in milliseconds.
pub(crate) const IDLE_MILLISECONDS: u32 = 20_000;
/// Receive windows: both hold one largest frame with its length.
pub(crate) const WINDOW: u32 = LARGEST_FRAME as u32 + 4;
/// The same of a connection whose other side has not been let in.
pub(crate) const EARLY_WINDOW: u32 = 4 * LARGEST_EARLY_FRAME as u32;

/// Limits on one connection. `streams` is the number of streams that the other side may open: one if it dialled, else
/// none. `unread` is the number of its bytes that may wait to be read.
pub(crate) fn transport(streams: u32, unread: u32) -> TransportConfig {
    let window = VarInt::from_u32(WINDOW);
    let mut transport = TransportConfig::default();
    transport
        .max_concurrent_bidi_streams(VarInt::from_u32(streams))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(window)
        .receive_window(VarInt::from_u32(unread))
        .send_window(window.into_inner())
        .datagram_receive_buffer_size(None)
        .keep_alive_interval(Some(KEEP_ALIVE))
        .max_idle_timeout(Some(IdleTimeout::from(VarInt::from_u32(IDLE_MILLISECONDS))));
    transport
}

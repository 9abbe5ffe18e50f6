//! The route of a connection over iroh.

use crate::quic::route::Route;
use iroh::TransportAddr;
use iroh::endpoint::Connection;
use std::time::Duration;

/// The present route of a connection.
pub(crate) fn route(connection: &Connection) -> Route {
    let paths = connection.paths();
    match paths.iter().find(|path| path.is_selected()).map(|path| path.remote_addr().clone()) {
        Some(TransportAddr::Relay(url)) => Route::Relay(url.host_str().unwrap_or_default().to_owned()),
        _ => Route::Direct,
    }
}

/// The round trip of a connection's present route.
pub(crate) fn rtt(connection: &Connection) -> Duration {
    let paths = connection.paths();
    paths.iter().find(|path| path.is_selected()).map_or(Duration::ZERO, |path| path.rtt())
}

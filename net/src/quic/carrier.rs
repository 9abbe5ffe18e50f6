//! The carrier of a link: quinn on a port of ours, or iroh where a direct way has yet to be found. Nothing above this
//! knows which of them it is.

use crate::addresses::canonical;
use crate::far::endings;
use crate::far::way;
use crate::quic::failure::Failure;
use crate::quic::goodbye::{Closed, Goodbye};
use crate::quic::names::EXPORTER_LABEL;
use crate::quic::route::Route;
use crate::quic::tls::key_of;
use quinn::VarInt;
use record::identity::PlayerKey;
use rustls::pki_types::CertificateDer;
use std::net::SocketAddr;
use std::time::Duration;

/// A connection to a player whose key is proven.
#[derive(Clone, Debug)]
pub(crate) enum Carrier {
    /// Over our own port.
    Near(quinn::Connection),
    /// Over iroh, which finds its way by itself.
    Far(iroh::endpoint::Connection),
}

/// The way out of a stream.
#[derive(Debug)]
pub(crate) enum Outward {
    Near(quinn::SendStream),
    Far(iroh::endpoint::SendStream),
}

/// The way in.
#[derive(Debug)]
pub(crate) enum Inward {
    Near(quinn::RecvStream),
    Far(iroh::endpoint::RecvStream),
}

/// A stream could not be written or read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut;

impl Carrier {
    /// Opens the one stream.
    pub(crate) async fn open(&self) -> Result<(Outward, Inward), Cut> {
        match self {
            Carrier::Near(connection) => {
                let (send, receive) = connection.open_bi().await.map_err(|_| Cut)?;
                Ok((Outward::Near(send), Inward::Near(receive)))
            }
            Carrier::Far(connection) => {
                let (send, receive) = connection.open_bi().await.map_err(|_| Cut)?;
                Ok((Outward::Far(send), Inward::Far(receive)))
            }
        }
    }

    /// Waits for the one stream of a dialler.
    pub(crate) async fn accept(&self) -> Result<(Outward, Inward), Cut> {
        match self {
            Carrier::Near(connection) => {
                let (send, receive) = connection.accept_bi().await.map_err(|_| Cut)?;
                Ok((Outward::Near(send), Inward::Near(receive)))
            }
            Carrier::Far(connection) => {
                let (send, receive) = connection.accept_bi().await.map_err(|_| Cut)?;
                Ok((Outward::Far(send), Inward::Far(receive)))
            }
        }
    }

    /// The key that the handshake proved.
    pub(crate) fn peer(&self) -> Option<PlayerKey> {
        match self {
            Carrier::Near(connection) => {
                let shown = connection.peer_identity()?.downcast::<Vec<CertificateDer<'static>>>().ok()?;
                key_of(shown.first()?).ok()
            }
            Carrier::Far(connection) => PlayerKey::try_from(*connection.remote_id().as_bytes()).ok(),
        }
    }

    /// Bytes that only the two ends of this connection know.
    pub(crate) fn exporter(&self) -> Result<[u8; 32], Closed> {
        let mut bytes = [0; 32];
        let exported = match self {
            Carrier::Near(connection) => {
                connection.export_keying_material(&mut bytes, EXPORTER_LABEL, b"").map_err(drop)
            }
            Carrier::Far(connection) => {
                connection.export_keying_material(&mut bytes, EXPORTER_LABEL, b"").map_err(drop)
            }
        };
        exported.map(|()| bytes).map_err(|()| Closed::Broken("no key could be exported".to_owned()))
    }

    pub(crate) fn close(&self, goodbye: &Goodbye) {
        let (code, words) = (goodbye.kind.code(), goodbye.words.as_bytes());
        match self {
            Carrier::Near(connection) => connection.close(VarInt::from_u32(code), words),
            Carrier::Far(connection) => connection.close(code.into(), words),
        }
    }

    /// Waits for its end.
    pub(crate) async fn closed(&self) {
        match self {
            Carrier::Near(connection) => drop(connection.closed().await),
            Carrier::Far(connection) => drop(connection.closed().await),
        }
    }

    /// If it has ended, why.
    pub(crate) fn why_closed(&self) -> Option<Closed> {
        match self {
            Carrier::Near(connection) => connection.close_reason().map(Closed::from),
            Carrier::Far(connection) => connection.close_reason().map(endings::closed),
        }
    }

    /// The reason that the peer that answered the dial gave no link.
    pub(crate) fn failure(&self) -> Failure {
        let failure = match self {
            Carrier::Near(connection) => connection.close_reason().map(Failure::from),
            Carrier::Far(connection) => connection.close_reason().map(endings::failure),
        };
        failure.unwrap_or_else(|| Failure::Broken("it does not answer as Estafette does".to_owned()))
    }

    /// Bytes in packets, sent and received: acknowledgements, repetitions and all.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        match self {
            Carrier::Near(connection) => {
                let stats = connection.stats();
                (stats.udp_tx.bytes, stats.udp_rx.bytes)
            }
            Carrier::Far(connection) => {
                let stats = connection.stats();
                (stats.udp_tx.bytes, stats.udp_rx.bytes)
            }
        }
    }

    /// The present estimate of the round trip.
    pub(crate) fn rtt(&self) -> Duration {
        match self {
            Carrier::Near(connection) => connection.rtt(),
            Carrier::Far(connection) => way::rtt(connection),
        }
    }

    /// The present route of the connection.
    pub(crate) fn route(&self) -> Route {
        match self {
            Carrier::Near(_) => Route::Direct,
            Carrier::Far(connection) => way::route(connection),
        }
    }

    /// The present address of the other side's port, as its packets say. The port iroh uses is not the one that is
    /// dialled, so there is no address worth telling.
    pub(crate) fn remote_address(&self) -> Option<SocketAddr> {
        match self {
            Carrier::Near(connection) => Some(canonical(connection.remote_address())),
            Carrier::Far(_) => None,
        }
    }

    /// Whether it finds another way by itself when this computer's network changes, on either side of the dial.
    pub(crate) const fn finds_its_way(&self) -> bool {
        match self {
            Carrier::Near(_) => false,
            Carrier::Far(_) => true,
        }
    }

    /// Sets the number of bytes that may wait to be read.
    pub(crate) fn set_receive_window(&self, bytes: u32) {
        match self {
            Carrier::Near(connection) => connection.set_receive_window(VarInt::from_u32(bytes)),
            Carrier::Far(connection) => connection.set_receive_window(bytes.into()),
        }
    }
}

impl Outward {
    pub(crate) async fn write_all(&mut self, bytes: &[u8]) -> Result<(), Cut> {
        match self {
            Outward::Near(stream) => stream.write_all(bytes).await.map_err(|_| Cut),
            Outward::Far(stream) => stream.write_all(bytes).await.map_err(|_| Cut),
        }
    }

    /// Ends the stream, and waits until the other side has all of it.
    pub(crate) async fn finish(&mut self) {
        match self {
            Outward::Near(stream) => {
                let _ = stream.finish();
                let _ = stream.stopped().await;
            }
            Outward::Far(stream) => {
                let _ = stream.finish();
                let _ = stream.stopped().await;
            }
        }
    }
}

impl Inward {
    /// Reads as many bytes as are there; `None` at the end of the stream.
    pub(crate) async fn read(&mut self, buffer: &mut [u8]) -> Result<Option<usize>, Cut> {
        match self {
            Inward::Near(stream) => stream.read(buffer).await.map_err(|_| Cut),
            Inward::Far(stream) => stream.read(buffer).await.map_err(|_| Cut),
        }
    }

    pub(crate) async fn read_exact(&mut self, buffer: &mut [u8]) -> Result<(), Cut> {
        match self {
            Inward::Near(stream) => stream.read_exact(buffer).await.map_err(|_| Cut),
            Inward::Far(stream) => stream.read_exact(buffer).await.map_err(|_| Cut),
        }
    }
}

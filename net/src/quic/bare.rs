//! A bare echo over quinn, with none of our own code around its streams: what our links are measured against.

use super::bounds::{WINDOW, transport};
use super::tls::{Credentials, Guard, Purpose, TlsError};
use quinn::crypto::rustls::{QuicClientConfig, QuicServerConfig};
use record::expect::Expect;
use record::identity::Identity;
use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Times of echoes, in the order measured.
#[derive(Clone, Debug, Default)]
pub struct Echoes {
    /// From writing to the other end's having read all of it.
    pub one_way: Vec<Duration>,
    /// From writing to having read the answer.
    pub round_trip: Vec<Duration>,
}

/// A server that answers every message of one size with the same bytes, and notes when it had read it.
pub struct EchoServer {
    endpoint: quinn::Endpoint,
    read: Arc<Mutex<Vec<Instant>>>,
}

impl EchoServer {
    /// Listens on loopback. It must be called inside a tokio runtime.
    pub fn new(identity: &Identity, size: usize) -> Result<EchoServer, BareError> {
        let crypto = Credentials::of(identity)?.server(Guard::new(Expect::Anyone))?;
        let crypto = QuicServerConfig::try_from(crypto).map_err(TlsError::from)?;
        let mut config = quinn::ServerConfig::with_crypto(Arc::new(crypto));
        config.transport_config(Arc::new(transport(1, WINDOW)));
        let endpoint =
            quinn::Endpoint::server(config, SocketAddr::from(([127, 0, 0, 1], 0))).map_err(BareError::other)?;
        let read = Arc::new(Mutex::new(Vec::new()));
        tokio::spawn(serve(endpoint.clone(), Arc::clone(&read), size));
        Ok(EchoServer { endpoint, read })
    }

    /// The address at which it listens.
    pub fn address(&self) -> Result<SocketAddr, BareError> {
        self.endpoint.local_addr().map_err(BareError::other)
    }

    /// Sends messages one after the other to this address, where the server or a line to it is, with a wait in between.
    pub async fn measure(
        &self,
        identity: &Identity,
        address: SocketAddr,
        size: usize,
        count: usize,
        wait: Duration,
    ) -> Result<Echoes, BareError> {
        let crypto = Credentials::of(identity)?.client(Expect::Anyone, Purpose::Play)?;
        let crypto = QuicClientConfig::try_from(crypto).map_err(TlsError::from)?;
        let mut config = quinn::ClientConfig::new(Arc::new(crypto));
        config.transport_config(Arc::new(transport(0, WINDOW)));
        let client = quinn::Endpoint::client(SocketAddr::from(([127, 0, 0, 1], 0))).map_err(BareError::other)?;
        let connecting = client.connect_with(config, address, "estafette").map_err(BareError::other)?;
        let connection = connecting.await.map_err(BareError::other)?;
        let (mut send, mut receive) = connection.open_bi().await.map_err(BareError::other)?;
        let (message, mut answer) = (vec![7; size], vec![0; size]);
        let mut sent = Vec::with_capacity(count);
        let mut echoes = Echoes::default();
        for _ in 0..count {
            let begun = Instant::now();
            sent.push(begun);
            send.write_all(&message).await.map_err(BareError::other)?;
            receive.read_exact(&mut answer).await.map_err(BareError::other)?;
            echoes.round_trip.push(begun.elapsed());
            tokio::time::sleep(wait).await;
        }
        let read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        echoes.one_way = sent.iter().zip(read.iter()).map(|(sent, read)| read.duration_since(*sent)).collect();
        connection.close(quinn::VarInt::from_u32(0), b"");
        Ok(echoes)
    }
}

/// A handshake that is done and followed by nothing.
pub struct Silent {
    _client: quinn::Endpoint,
    _connection: quinn::Connection,
}

/// Shakes hands from one address with another, and says nothing, as an attacker does who only wants to hold a place.
pub async fn shake_hands(identity: &Identity, from: SocketAddr, to: SocketAddr) -> Result<Silent, BareError> {
    let crypto = Credentials::of(identity)?.client(Expect::Anyone, Purpose::Play)?;
    let crypto = QuicClientConfig::try_from(crypto).map_err(TlsError::from)?;
    let config = quinn::ClientConfig::new(Arc::new(crypto));
    let client = quinn::Endpoint::client(from).map_err(BareError::other)?;
    let connecting = client.connect_with(config, to, "estafette").map_err(BareError::other)?;
    let connection = connecting.await.map_err(BareError::other)?;
    Ok(Silent { _client: client, _connection: connection })
}

async fn serve(endpoint: quinn::Endpoint, read: Arc<Mutex<Vec<Instant>>>, size: usize) {
    while let Some(incoming) = endpoint.accept().await {
        let Ok(connection) = incoming.await else { continue };
        let Ok((mut send, mut receive)) = connection.accept_bi().await else { continue };
        let mut message = vec![0; size];
        while receive.read_exact(&mut message).await.is_ok() {
            read.lock().unwrap_or_else(PoisonError::into_inner).push(Instant::now());
            if send.write_all(&message).await.is_err() {
                break;
            }
        }
    }
}

/// The reason nothing could be measured.
#[derive(Debug)]
pub struct BareError(String);

impl BareError {
    pub(crate) fn other(error: impl fmt::Display) -> BareError {
        BareError(error.to_string())
    }
}

impl From<TlsError> for BareError {
    fn from(error: TlsError) -> BareError {
        BareError::other(error)
    }
}

impl fmt::Display for BareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bare echo failed: {}", self.0)
    }
}

impl std::error::Error for BareError {}

//! Bare echoes over iroh, with none of our own code around its streams: what links over iroh are measured against, and what a
//! relay is loaded with.

use super::endpoint::allowed;
use super::relays::Relays;
use super::trust;
use crate::quic::bare::{BareError, Echoes};
use iroh::endpoint::presets;
use iroh::{Endpoint, RelayMode};
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

const ALPN: &[u8] = b"estafette-echo/1";

/// Sends messages of one size one after the other over loopback to a server that answers with the same bytes.
pub async fn echoes(size: usize, count: usize, wait: Duration) -> Result<Echoes, BareError> {
    let (server, client) = (bind().await?, bind().await?);
    let read: Arc<Mutex<Vec<Instant>>> = Arc::default();
    tokio::spawn(serve(server.clone(), Arc::clone(&read), size));
    let connection = client.connect(server.addr(), ALPN).await.map_err(BareError::other)?;
    let (mut send, mut receive) = connection.open_bi().await.map_err(BareError::other)?;
    let (message, mut answer) = (vec![7; size], vec![0; size]);
    let (mut sent, mut echoes) = (Vec::with_capacity(count), Echoes::default());
    for _ in 0..count {
        let begun = Instant::now();
        sent.push(begun);
        send.write_all(&message).await.map_err(BareError::other)?;
        receive.read_exact(&mut answer).await.map_err(BareError::other)?;
        echoes.round_trip.push(begun.elapsed());
        tokio::time::sleep(wait).await;
    }
    let read = read.lock().unwrap_or_else(PoisonError::into_inner).clone();
    echoes.one_way = sent.iter().zip(&read).map(|(sent, read)| read.duration_since(*sent)).collect();
    client.close().await;
    server.close().await;
    Ok(echoes)
}

/// Two computers that reach each other through a relay only, while one of them sends messages.
pub struct Relayed {
    server: Endpoint,
    client: Endpoint,
    connection: iroh::endpoint::Connection,
    size: usize,
}

impl Relayed {
    /// Two computers without any other way.
    pub async fn meet(relays: &Relays, size: usize) -> Result<Relayed, BareError> {
        let (server, client) = (bind_relayed(relays).await?, bind_relayed(relays).await?);
        server.online().await;
        tokio::spawn(serve(server.clone(), Arc::default(), size));
        let connection = client.connect(server.addr(), ALPN).await.map_err(BareError::other)?;
        Ok(Relayed { server, client, connection, size })
    }

    /// Sends `count` messages, with a wait in between, and returns the round trip of each.
    pub async fn echo(&self, count: usize, wait: Duration) -> Result<Vec<Duration>, BareError> {
        let (mut send, mut receive) = self.connection.open_bi().await.map_err(BareError::other)?;
        let (message, mut answer) = (vec![7; self.size], vec![0; self.size]);
        let mut took = Vec::with_capacity(count);
        for _ in 0..count {
            tokio::time::sleep(wait).await;
            let begun = Instant::now();
            send.write_all(&message).await.map_err(BareError::other)?;
            receive.read_exact(&mut answer).await.map_err(BareError::other)?;
            took.push(begun.elapsed());
        }
        Ok(took)
    }

    /// Ends both.
    pub async fn close(self) {
        self.client.close().await;
        self.server.close().await;
    }
}

async fn bind_relayed(relays: &Relays) -> Result<Endpoint, BareError> {
    let (map, _) = allowed(relays).ok_or_else(|| BareError::other("there is no relay"))?;
    let builder = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Custom(map)).alpns(vec![ALPN.to_vec()]);
    let builder = builder.ca_tls_config(trust::of(relays.used())).clear_ip_transports();
    builder.bind().await.map_err(BareError::other)
}

async fn bind() -> Result<Endpoint, BareError> {
    let builder = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).alpns(vec![ALPN.to_vec()]);
    let builder = builder.clear_ip_transports().bind_addr((Ipv4Addr::LOCALHOST, 0)).map_err(BareError::other)?;
    builder.bind().await.map_err(BareError::other)
}

async fn serve(endpoint: Endpoint, read: Arc<Mutex<Vec<Instant>>>, size: usize) {
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

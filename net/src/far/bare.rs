//! A bare echo over iroh, with none of our own code around its streams: what links over iroh are measured against.

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

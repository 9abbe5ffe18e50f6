//! Measuring links over iroh: frames there and back over loopback, beside quinn's and beside a bare echo over iroh.

use ::net::far::{Relays, bare};
use ::net::quic::{Bind, Endpoint, Link, Route};
use ::relay::{RelayLimits, RelayServer};
use anyhow::{Context, bail};
use record::expect::Expect;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::{Duration, Instant};

/// Average size of an entry on the wire, in bytes.
const MESSAGE: usize = 192;
/// Between two messages: as in a match, the line is quiet before each.
const WAIT: Duration = Duration::from_millis(5);
/// Largest ratio of a link's time to that of the bare line.
const FACTOR: f64 = 1.15;
const ALLOWANCE_MS: f64 = 3.0;
/// Time within which a direct connection must be found on one machine.
const SETTLES: Duration = Duration::from_secs(5);

/// All measurements, with their limits.
pub async fn far(folder: &Path, samples: usize) -> anyhow::Result<Value> {
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    std::fs::create_dir_all(folder)?;
    let relay = RelayServer::start(folder, "127.0.0.1", here, (0, 0), RelayLimits::default()).await?;
    let relays = Relays::of([relay.relay().clone()]);
    let near = echoes(&Relays::NONE, samples).await?;
    let over_iroh = echoes(&relays, samples).await?;
    let bare = bare::echoes(MESSAGE, samples, WAIT).await?;
    let limit = median(&bare.round_trip) * FACTOR + ALLOWANCE_MS;
    let result = json!({
        "bytes": MESSAGE,
        "samples": samples,
        "link_over_quinn": near.told(),
        "link_over_iroh": over_iroh.told(),
        "bare_iroh_ms": median(&bare.round_trip),
        "limit_ms": limit,
        "met": median(&over_iroh.round_trip) <= limit,
    });
    relay.stop().await;
    Ok(result)
}

struct Echoed {
    bound: Duration,
    connected: Duration,
    round_trip: Vec<Duration>,
}

impl Echoed {
    fn told(&self) -> Value {
        json!({
            "bind_ms": self.bound.as_secs_f64() * 1000.0,
            "connect_ms": self.connected.as_secs_f64() * 1000.0,
            "round_trip_ms": median(&self.round_trip),
        })
    }
}

async fn echoes(relays: &Relays, samples: usize) -> anyhow::Result<Echoed> {
    let begun = Instant::now();
    let host = Endpoint::bind_far(&net::fresh::identity()?, Bind::LOOPBACK, relays).await?;
    let guest = Endpoint::bind_far(&net::fresh::identity()?, Bind::LOOPBACK, relays).await?;
    let bound = begun.elapsed();
    // By its key alone where there are relays.
    let places = if relays.used().is_empty() { vec![host.local_address()?] } else { Vec::new() };
    let begun = Instant::now();
    let dial = guest.dial(&places, Expect::Key(host.key()), 1, Duration::from_secs(10));
    let (ours, theirs) = tokio::join!(dial, host.accept());
    let connected = begun.elapsed();
    let (mut ours, mut theirs): (Link, Link) = (ours?, theirs.context("the host is closed")?);
    theirs.let_in();
    while ours.route() != Route::Direct || theirs.route() != Route::Direct {
        if begun.elapsed() > SETTLES {
            bail!("no direct way was found on this machine");
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let answering = tokio::spawn(async move {
        while let Ok(frame) = theirs.recv().await {
            if theirs.send(frame).await.is_err() {
                break;
            }
        }
    });
    let mut round_trip = Vec::with_capacity(samples);
    for _ in 0..samples {
        tokio::time::sleep(WAIT).await;
        let begun = Instant::now();
        ours.send(vec![7; MESSAGE]).await?;
        ours.recv().await?;
        round_trip.push(begun.elapsed());
    }
    answering.abort();
    Ok(Echoed { bound, connected, round_trip })
}

fn median(times: &[Duration]) -> f64 {
    let mut all: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1000.0).collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

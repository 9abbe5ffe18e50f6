//! Dialling several addresses at once, and the fault to report when none of them answers.

use crate::quic::bounds::{WINDOW, transport};
use crate::quic::carrier::Carrier;
use crate::quic::failure::Failure;
use crate::quic::goodbye::LinkRank;
use crate::quic::link::Link;
use crate::quic::listen::greet;
use crate::quic::tls::{NAME, TlsError};
use quinn::crypto::rustls::QuicClientConfig;
use record::identity::PlayerKey;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// The most addresses that are dialled; an invitation has three, a peer tells eight.
pub(crate) const MOST_ADDRESSES: usize = 8;
/// Time for which addresses are tried before ways through relays: on a local network no relay needs to hear of it.
const HEAD_START: Duration = Duration::from_millis(400);
/// The dialling side.
pub(crate) struct Dialler<'a> {
    pub(crate) quic: &'a quinn::Endpoint,
    pub(crate) key: PlayerKey,
    pub(crate) generation: u32,
}

/// The place that was dialled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialTarget {
    /// At an address.
    At(SocketAddr),
    /// By hole punching, with the help of relays.
    Far,
}

impl fmt::Display for DialTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DialTarget::At(address) => address.fmt(f),
            DialTarget::Far => f.write_str("your relays"),
        }
    }
}

/// A connection that is being made.
type Attempt = Result<(DialTarget, Carrier), (DialTarget, Failure)>;

/// The first place where the key is proven and the greeting answered. It may be dropped when time runs out; the
/// failures until then are in `failures`. All dials end with it, at once.
pub(crate) async fn race(
    dialler: Dialler<'_>,
    addresses: &[SocketAddr],
    crypto: rustls::ClientConfig,
    far: Option<impl Future<Output = Result<Carrier, Failure>> + Send + 'static>,
    failures: &mut Vec<(DialTarget, Failure)>,
) -> Result<Option<Link>, TlsError> {
    let crypto = QuicClientConfig::try_from(crypto)?;
    let mut config = quinn::ClientConfig::new(Arc::new(crypto));
    config.transport_config(Arc::new(transport(0, WINDOW)));
    let mut attempts: JoinSet<Attempt> = JoinSet::new();
    for address in distinct(addresses) {
        let tried = DialTarget::At(address);
        match dialler.quic.connect_with(config.clone(), address, NAME) {
            Ok(connecting) => {
                attempts.spawn(async move {
                    let made = connecting.await.map(Carrier::Near);
                    made.map(|made| (tried, made)).map_err(|error| (tried, Failure::from(error)))
                });
            }
            Err(_) => failures.push((tried, Failure::Unreachable)),
        }
    }
    if let Some(far) = far {
        let wait = if attempts.is_empty() { Duration::ZERO } else { HEAD_START };
        attempts.spawn(async move {
            tokio::time::sleep(wait).await;
            far.await.map(|made| (DialTarget::Far, made)).map_err(|failure| (DialTarget::Far, failure))
        });
    }
    // Only one connection at a time gets a greeting, so the other side never sees two links from one dial.
    while let Some(attempt) = attempts.join_next().await {
        match attempt {
            Ok(Ok((tried, connection))) => match admitted(&dialler, connection).await {
                Ok(link) => return Ok(Some(link)),
                Err(failure) => failures.push((tried, failure)),
            },
            Ok(Err(failed)) => failures.push(failed),
            // The attempt's own task was cut off; there is nothing to tell.
            Err(_) => {}
        }
    }
    Ok(None)
}

async fn admitted(dialler: &Dialler<'_>, connection: Carrier) -> Result<Link, Failure> {
    let streams = greet(&connection, dialler.generation).await.ok_or_else(|| connection.failure())?;
    let peer = connection.peer().ok_or_else(|| connection.failure())?;
    let rank = LinkRank::new(dialler.generation, &dialler.key, &peer);
    Link::quic(connection.clone(), streams, peer, rank, true).map_err(|_| connection.failure())
}

fn distinct(addresses: &[SocketAddr]) -> Vec<SocketAddr> {
    let mut distinct = Vec::new();
    for address in addresses.iter().filter(|address| address.port() != 0 && !address.ip().is_unspecified()) {
        if distinct.len() < MOST_ADDRESSES && !distinct.contains(address) {
            distinct.push(*address);
        }
    }
    distinct
}

/// The reason that dialling gave no link.
#[derive(Debug)]
pub enum DialError {
    /// The invitation is the dialler's own.
    Yourself,
    /// The failure at each place.
    Failed(Vec<(DialTarget, Failure)>),
    /// Encryption could not be set up.
    Tls(TlsError),
}

impl DialError {
    /// These failures, and silence everywhere else.
    pub(crate) fn failed(addresses: &[SocketAddr], far: bool, mut failures: Vec<(DialTarget, Failure)>) -> DialError {
        let places = distinct(addresses).into_iter().map(DialTarget::At).chain(far.then_some(DialTarget::Far));
        for place in places {
            if !failures.iter().any(|(known, _)| *known == place) {
                failures.push((place, Failure::Unreachable));
            }
        }
        DialError::Failed(failures)
    }

    /// The most telling failure: one from the expected player before one from a stranger before silence.
    pub fn main_failure(&self) -> Option<&Failure> {
        match self {
            DialError::Failed(failures) => failures.iter().map(|(_, failure)| failure).max_by_key(|one| one.weight()),
            DialError::Yourself | DialError::Tls(_) => None,
        }
    }
}

impl fmt::Display for DialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.main_failure()) {
            (DialError::Yourself, _) => f.write_str("this is your own invitation code; send it to your friend"),
            (DialError::Tls(error), _) => error.fmt(f),
            (DialError::Failed(_), None) => f.write_str("there is no address to connect to"),
            (DialError::Failed(failures), Some(failure)) => {
                let places: Vec<String> = failures.iter().map(|(place, _)| place.to_string()).collect();
                write!(f, "{failure} (tried {})", places.join(", "))
            }
        }
    }
}

impl std::error::Error for DialError {}

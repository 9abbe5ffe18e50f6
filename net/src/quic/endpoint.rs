//! This computer's one UDP port, which listens and dials.
//!
//! The socket takes IPv4 and IPv6 together where the system has both. Strangers cost little: the number of handshakes
//! is limited, and each must come to its greeting in time. From four handshakes on, an address must first show that it
//! is real. And they keep no other out: a guest who dials from another address gets a place, if need be from the
//! network that holds most.

use crate::far::Relays;
use crate::quic::backoff::Backoff;
use crate::quic::bind::{Bind, open};
use crate::quic::bounds::{EARLY_WINDOW, transport};
use crate::quic::carrier::Carrier;
use crate::quic::dial::{self, DialError, Dialler};
use crate::quic::failure::Failure;
use crate::quic::goodbye::{Farewell, Goodbye};
use crate::quic::link::Link;
use crate::quic::listen::{HANDSHAKE_LIMIT, HANDSHAKES, Queues, Reception, listen};
use crate::quic::tls::{Credentials, Guard, Purpose, TlsError};
use quinn::VarInt;
use quinn::crypto::rustls::QuicServerConfig;
use record::expect::Expect;
use record::identity::{Identity, PlayerKey};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fmt, io};
use tokio::sync::mpsc;

/// Links that wait for [`Endpoint::accept`]; more are turned away as busy.
const WAITING_LINKS: usize = 32;
/// Time the end of the program waits for goodbyes to go out.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// Number of tries, and time between them, for asking again for the port that was just given up.
const REBIND_TRIES: u32 = 20;
const REBIND_WAIT: Duration = Duration::from_millis(2);

/// A UDP port with a player's key.
pub struct Endpoint {
    quic: quinn::Endpoint,
    bind: Bind,
    key: PlayerKey,
    credentials: Credentials,
    guard: Guard,
    links: tokio::sync::Mutex<mpsc::Receiver<Link>>,
    watchers: tokio::sync::Mutex<mpsc::Receiver<Link>>,
    callers: tokio::sync::Mutex<mpsc::Receiver<Link>>,
    far: Option<crate::far::FarEndpoint>,
}

impl Endpoint {
    /// Opens the port and begins to listen. It must be called inside a tokio runtime.
    pub async fn bind(identity: &Identity, bind: Bind) -> Result<Endpoint, BindError> {
        Endpoint::bind_far(identity, bind, &Relays::NONE).await
    }

    /// The same, and ways through closed routers are sought with the help of these relays. Without any it is the same.
    pub async fn bind_far(identity: &Identity, bind: Bind, relays: &Relays) -> Result<Endpoint, BindError> {
        let credentials = Credentials::of(identity)?;
        let guard = Guard::new(Expect::Anyone);
        let crypto = QuicServerConfig::try_from(credentials.server(guard.clone())?).map_err(TlsError::from)?;
        let mut server = quinn::ServerConfig::with_crypto(Arc::new(crypto));
        server.transport_config(Arc::new(transport(1, EARLY_WINDOW)));
        server.max_incoming(HANDSHAKES * 4).incoming_buffer_size(16 << 10).incoming_buffer_size_total(1 << 20);
        server.migration(true);
        let socket = open(bind).map_err(|error| BindError::Socket(bind, error))?;
        let runtime = Arc::new(quinn::TokioRuntime);
        let quic = quinn::Endpoint::new(quinn::EndpointConfig::default(), Some(server), socket, runtime)
            .map_err(|error| BindError::Socket(bind, error))?;
        let (players, links) = mpsc::channel(WAITING_LINKS);
        let (watchers, watching) = mpsc::channel(WAITING_LINKS);
        let (callers, calling) = mpsc::channel(WAITING_LINKS);
        let key = identity.key();
        let reception = Reception::new(key, guard.clone(), Queues { players, watchers, callers });
        let far = crate::far::FarEndpoint::bind(identity, bind, relays, Arc::clone(&reception)).await;
        tokio::spawn(listen(quic.clone(), reception));
        let [links, watchers, callers] = [links, watching, calling].map(tokio::sync::Mutex::new);
        Ok(Endpoint { quic, bind, key, credentials, guard, links, watchers, callers, far })
    }

    /// The player whose key this endpoint shows.
    pub fn key(&self) -> PlayerKey {
        self.key
    }

    /// The address it listens on; its IP may be the unspecified one.
    pub fn local_address(&self) -> io::Result<SocketAddr> {
        self.quic.local_addr()
    }

    /// The port it listens on; 0 if the system does not say.
    pub fn port(&self) -> u16 {
        self.local_address().map_or(0, |address| address.port())
    }

    /// Whether it can talk IPv6.
    pub fn has_ipv6(&self) -> bool {
        self.local_address().is_ok_and(|address| address.is_ipv6())
    }

    /// From now on only a player that this admits gets a link to play. At first anyone does, and [`Link::peer`] names
    /// the player. Any other guest does not get through the handshake, unless it may be here to watch.
    pub fn admit(&self, expect: Expect) {
        self.guard.set(expect);
    }

    /// Whether anyone at all may come to watch.
    pub fn admit_watchers(&self, watched: bool) {
        self.guard.set_watched(watched);
    }

    /// Whether anyone at all may call at a desk of ours.
    pub fn open_desk(&self, open: bool) {
        self.guard.set_desk(open);
    }

    /// The next link that someone dialled to us; its key is proven and its greeting done. Refusing is closing it. Nothing
    /// comes any more after [`Endpoint::shutdown`]. It may be dropped while it waits: nothing is lost.
    pub async fn accept(&self) -> Option<Link> {
        self.links.lock().await.recv().await
    }

    /// The next link of someone who wants to watch; otherwise as [`Endpoint::accept`].
    pub async fn accept_watcher(&self) -> Option<Link> {
        self.watchers.lock().await.recv().await
    }

    /// The next link of someone who calls at the desk; otherwise as [`Endpoint::accept`].
    pub async fn accept_caller(&self) -> Option<Link> {
        self.callers.lock().await.recv().await
    }

    /// Dials all these addresses at once; the first where the expected key is proven becomes the link.
    ///
    /// The generation is one more than the highest seen in this match; see [`LinkRank`](super::LinkRank).
    pub async fn dial(
        &self,
        addresses: &[SocketAddr],
        expect: Expect,
        generation: u32,
        limit: Duration,
    ) -> Result<Link, DialError> {
        self.dial_for(Purpose::Play, addresses, expect, generation, limit).await
    }

    /// Dials a player to watch a match; otherwise as [`Endpoint::dial`].
    pub async fn dial_to_watch(
        &self,
        addresses: &[SocketAddr],
        expect: Expect,
        generation: u32,
        limit: Duration,
    ) -> Result<Link, DialError> {
        self.dial_for(Purpose::Watch, addresses, expect, generation, limit).await
    }

    /// Dials a player to call at their desk; otherwise as [`Endpoint::dial`].
    pub async fn dial_desk(
        &self,
        addresses: &[SocketAddr],
        expect: Expect,
        limit: Duration,
    ) -> Result<Link, DialError> {
        self.dial_for(Purpose::Desk, addresses, expect, 1, limit).await
    }

    async fn dial_for(
        &self,
        purpose: Purpose,
        addresses: &[SocketAddr],
        expect: Expect,
        generation: u32,
        limit: Duration,
    ) -> Result<Link, DialError> {
        // The director of a tournament may play in it, and calls at the desk like every other player.
        if purpose != Purpose::Desk && expect != Expect::Anyone && expect.admits(&self.key) {
            return Err(DialError::Yourself);
        }
        let dialler = Dialler { quic: &self.quic, key: self.key, generation };
        let crypto = self.credentials.client(expect, purpose).map_err(DialError::Tls)?;
        let mut failures = Vec::new();
        let far = self.dial_far(expect, purpose);
        let seeks_far = far.is_some();
        match tokio::time::timeout(limit, dial::race(dialler, addresses, crypto, far, &mut failures)).await {
            Ok(Ok(Some(link))) => Ok(link),
            Ok(Err(error)) => Err(DialError::Tls(error)),
            Ok(Ok(None)) | Err(_) => Err(DialError::failed(addresses, seeks_far, failures)),
        }
    }

    /// A dial through routers, where the key is known and relays are.
    fn dial_far(
        &self,
        expect: Expect,
        purpose: Purpose,
    ) -> Option<impl Future<Output = Result<Carrier, Failure>> + Send + use<>> {
        let Expect::Key(key) = expect else { return None };
        self.far.as_ref().map(|far| far.dial(key, purpose))
    }

    /// Whether a player can be dialled without a known address, with the help of relays.
    pub fn reaches_far(&self) -> bool {
        self.far.is_some()
    }

    /// The second socket, which finds ways through routers, if there is one.
    pub fn far(&self) -> Option<&crate::far::FarEndpoint> {
        self.far.as_ref()
    }

    /// Dials as [`Endpoint::dial`] does, and again as long as the other side says that it has too much to do.
    pub async fn dial_until_free(
        &self,
        addresses: &[SocketAddr],
        expect: Expect,
        generation: u32,
        limit: Duration,
    ) -> Result<Link, DialError> {
        let begun = Instant::now();
        let mut backoff = Backoff::new(|| getrandom::u32().unwrap_or(0));
        loop {
            let left = limit.saturating_sub(begun.elapsed());
            let error = match self.dial(addresses, expect, generation, left).await {
                Ok(link) => return Ok(link),
                Err(error) => error,
            };
            let busy =
                matches!(error.main_failure(), Some(Failure::Goodbye(goodbye)) if goodbye.kind == Farewell::Busy);
            let wait = backoff.next_wait();
            if !busy || begun.elapsed() + wait >= limit {
                return Err(error);
            }
            tokio::time::sleep(wait).await;
        }
    }

    /// Dials a player again and again until it answers, with longer and longer waits. The caller ends it by dropping
    /// it: when the other side's dial comes in first, or when the addresses change.
    pub async fn redial<R: FnMut() -> u32>(
        &self,
        addresses: &[SocketAddr],
        key: PlayerKey,
        generation: u32,
        backoff: &mut Backoff<R>,
    ) -> Link {
        loop {
            if let Ok(link) = self.dial(addresses, Expect::Key(key), generation, HANDSHAKE_LIMIT).await {
                backoff.reset();
                return link;
            }
            tokio::time::sleep(backoff.next_wait()).await;
        }
    }

    /// Moves to a new socket, on the same port if it is free: after a change of network, where the old socket may be
    /// bound to what is gone. Links that this side dialled go on.
    pub async fn rebind(&self) -> Result<(), BindError> {
        if let Some(far) = &self.far {
            far.network_changed().await;
        }
        let port = self.port();
        let [same, any] = match self.bind {
            Bind::Everywhere(_) => [Bind::Everywhere(port), Bind::Everywhere(0)],
            Bind::At(address) => [port, 0].map(|port| Bind::At(SocketAddr::new(address.ip(), port))),
        };
        // quinn keeps the last socket for packets that are still on their way. With two in between the old one is let
        // go, as soon as every connection has heard of it, and its port is free.
        let moved = (0..2).try_for_each(|_| self.quic.rebind(open(any)?));
        moved.map_err(|error| BindError::Socket(any, error))?;
        for _ in 0..REBIND_TRIES {
            tokio::time::sleep(REBIND_WAIT).await;
            if open(same).and_then(|socket| self.quic.rebind(socket)).is_ok() {
                break;
            }
        }
        // If another program took the port, the new one is as good, and the peer is told of it.
        Ok(())
    }

    /// Says goodbye on all links and closes the port.
    pub async fn shutdown(&self, goodbye: &Goodbye) {
        self.quic.close(VarInt::from_u32(goodbye.kind.code()), goodbye.words.as_bytes());
        let _ = tokio::time::timeout(LAST_WORDS, self.quic.wait_idle()).await;
        if let Some(far) = &self.far {
            let _ = tokio::time::timeout(LAST_WORDS, far.close()).await;
        }
    }
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endpoint").field("key", &self.key).field("bind", &self.bind).finish_non_exhaustive()
    }
}

impl Drop for Endpoint {
    fn drop(&mut self) {
        // Ends the listening task; links that are open live on.
        self.quic.set_server_config(None);
    }
}

/// The reason there is no endpoint.
#[derive(Debug)]
pub enum BindError {
    /// The system gave no such port.
    Socket(Bind, io::Error),
    /// Encryption could not be set up.
    Tls(TlsError),
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BindError::Socket(bind, error) if error.kind() == io::ErrorKind::AddrInUse => write!(
                f,
                "UDP port {} is in use by another program; choose another or let the system choose",
                match bind {
                    Bind::Everywhere(port) => *port,
                    Bind::At(address) => address.port(),
                }
            ),
            BindError::Socket(_, error) => write!(f, "no UDP port could be opened: {error}"),
            BindError::Tls(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BindError {}

impl From<TlsError> for BindError {
    fn from(error: TlsError) -> BindError {
        BindError::Tls(error)
    }
}

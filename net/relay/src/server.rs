//! Running a relay for others: for a club, or on any machine with a public address.
//!
//! It is iroh's relay. It carries sealed packets between keys, tells machines their addresses as seen from outside, and
//! keeps nothing. Its use is bounded: in machines, machines of one address, connections of one key, and bytes a second
//! of each. So is its memory, since the bytes that wait for one computer are bounded, too.

use crate::front::{Front, Inside};
use iroh::EndpointId;
use iroh_relay::server::{
    Access, AccessControl, CertConfig, ClientRateLimit, ClientRequest, ConnectionId, Limits, QuicConfig, RelayConfig,
    Server, ServerConfig, TlsConfig,
};
use net::far::{NotARelay, Relay, relay_key};
use rcgen::PublicKeyData;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fmt, io};

/// The file of a relay's key in its folder.
const KEY_FILE: &str = "relay-key";
/// Keys whose signatures were checked and are remembered, each at some 60 bytes.
const REMEMBERED_KEYS: usize = 4096;
/// Machines that a key may have at a time: one, and the one it had before its network changed.
const MACHINES_OF_A_KEY: usize = 2;

/// Limits on the use of a relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelayLimits {
    /// Machines at a time; a match has two.
    pub machines: usize,
    /// Bytes a second that are taken from each; what it sends at once may be as much.
    pub bytes_a_second: u32,
}

impl Default for RelayLimits {
    /// Two hundred matches: a match needs some hundred bytes a second, and a battle that is sent over some ten thousand at
    /// once.
    fn default() -> RelayLimits {
        RelayLimits { machines: 400, bytes_a_second: 64 << 10 }
    }
}

/// A relay that runs until it is dropped.
#[derive(Debug)]
pub struct RelayServer {
    server: Server,
    relay: Relay,
    door: Arc<Door>,
    /// Connections come in here, and go on to the relay within this computer.
    front: Front,
}

impl RelayServer {
    /// Begins to serve. `public` is the name or address at which others reach this computer; the key is kept in the folder,
    /// so that the relay is the same after a restart. A port of 0 lets the system choose.
    pub async fn start(
        folder: &Path,
        public: &str,
        listen: IpAddr,
        (https, discovery): (u16, u16),
        limits: RelayLimits,
    ) -> Result<RelayServer, ServeError> {
        let named: Relay = public.parse().map_err(|error: NotARelay| ServeError::said(error.to_string()))?;
        let (tls, key) = certificate(folder, named.host())?;
        let front = Front::open(SocketAddr::new(listen, https), limits.machines).await;
        let front = front.map_err(|error| ServeError::Ports(format!("port {https}: {error}")))?;
        let door = Arc::new(Door::new(limits.machines, front.inside()));
        // Without encryption nothing is served; the library wants a port for it all the same.
        let within = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let mut relay = RelayConfig::new(within);
        let manual = CertConfig::Manual { server_config: tls.clone() };
        relay.tls = Some(TlsConfig::new(within, manual));
        relay.key_cache_capacity = Some(REMEMBERED_KEYS);
        relay.access = Arc::clone(&door) as _;
        let mut rate = Limits::default();
        let bytes = NonZeroU32::new(limits.bytes_a_second).unwrap_or(NonZeroU32::MIN);
        let mut client = ClientRateLimit::new(bytes);
        client.max_burst_bytes = Some(bytes);
        rate.client_rx = Some(client);
        relay.limits = rate;
        let mut quic = QuicConfig::new(SocketAddr::new(listen, discovery));
        quic.server_config = Some(tls);
        let mut config = ServerConfig::default();
        config.relay = Some(relay);
        config.quic = Some(quic);
        let server = Server::spawn(config).await.map_err(|error| ServeError::Ports(error.to_string()))?;
        let within = server.https_addr().ok_or_else(|| ServeError::said(String::from("the relay does not listen")))?;
        let front = front.serve(within);
        let discovery = server.quic_addr().map_or(discovery, |address| address.port());
        let relay = named.with_own_key(front.address().port(), discovery, key);
        Ok(RelayServer { server, relay, door, front })
    }

    /// The line that players put into their lists.
    pub const fn relay(&self) -> &Relay {
        &self.relay
    }

    /// Number of machines it carries for at present, and number it has turned away.
    pub fn machines(&self) -> (usize, usize) {
        let turned_away = self.door.turned_away.load(Ordering::Relaxed);
        (self.door.inside(), turned_away.saturating_add(self.front.turned_away()))
    }

    /// Waits until it ends by itself, which it does only when something is wrong.
    pub async fn ended(&mut self) -> ServeError {
        match self.server.join().await {
            Ok(Ok(())) => ServeError::said(String::from("the relay has ended")),
            Ok(Err(error)) => ServeError::said(error.to_string()),
            Err(error) => ServeError::said(error.to_string()),
        }
    }

    /// Stops it.
    pub async fn stop(self) {
        drop(self.front);
        // The players it carried for look for another way.
        let _ = self.server.shutdown().await;
    }
}

/// Admission to the relay: any computer, as long as there is room.
#[derive(Debug)]
struct Door {
    most: usize,
    front: Arc<Inside>,
    machines: Mutex<BTreeMap<[u8; 32], Vec<ConnectionId>>>,
    turned_away: AtomicUsize,
}

impl Door {
    fn new(most: usize, front: Arc<Inside>) -> Door {
        Door { most, front, machines: Mutex::default(), turned_away: AtomicUsize::new(0) }
    }

    fn inside(&self) -> usize {
        self.machines.lock().unwrap_or_else(PoisonError::into_inner).values().map(Vec::len).sum()
    }
}

impl AccessControl for Door {
    async fn on_connect(&self, request: &ClientRequest) -> Access {
        let mut machines = self.machines.lock().unwrap_or_else(PoisonError::into_inner);
        let count: usize = machines.values().map(Vec::len).sum();
        let own = machines.get(request.endpoint_id().as_bytes()).map_or(0, Vec::len);
        if count >= self.most || own >= MACHINES_OF_A_KEY {
            self.turned_away.fetch_add(1, Ordering::Relaxed);
            // A key that comes again finds room, if one address holds many places.
            if count >= self.most && own < MACHINES_OF_A_KEY {
                self.front.give_one_up();
            }
            return Access::Deny { reason: Some(String::from("this relay is full")) };
        }
        machines.entry(*request.endpoint_id().as_bytes()).or_default().push(request.connection_id());
        Access::Allow
    }

    fn on_disconnect(&self, endpoint_id: EndpointId, connection_id: ConnectionId) {
        let mut machines = self.machines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = machines.get_mut(endpoint_id.as_bytes()) {
            own.retain(|known| *known != connection_id);
            if own.is_empty() {
                machines.remove(endpoint_id.as_bytes());
            }
        }
    }
}

/// A certificate for this name or address with the key of this folder, and the hash of that key.
fn certificate(folder: &Path, public: &str) -> Result<(rustls::ServerConfig, [u8; 16]), ServeError> {
    let wrong = |error: &dyn fmt::Display| ServeError::said(error.to_string());
    let pair = key_of(folder)?;
    let spki = pair.subject_public_key_info();
    let parameters = rcgen::CertificateParams::new([public.trim_matches(&['[', ']'][..]).to_owned()])
        .map_err(|error| wrong(&error))?;
    let certificate: CertificateDer<'static> =
        parameters.self_signed(&pair).map_err(|error| wrong(&error))?.der().clone();
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(pair.serialize_der()));
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| wrong(&error))?
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .map_err(|error| wrong(&error))?;
    Ok((config, relay_key(&spki)))
}

/// The key that is kept in this folder, made on first use.
fn key_of(folder: &Path) -> Result<rcgen::KeyPair, ServeError> {
    let path = folder.join(KEY_FILE);
    let wrong = |error: &dyn fmt::Display| ServeError::said(format!("{}: {error}", path.display()));
    if !folder.is_dir() {
        return Err(ServeError::said(format!("{}: there is no such folder", folder.display())));
    }
    match std::fs::read(&path) {
        Ok(bytes) => {
            let bytes = PrivatePkcs8KeyDer::from(bytes);
            rcgen::KeyPair::from_pkcs8_der_and_sign_algo(&bytes, &rcgen::PKCS_ECDSA_P256_SHA256)
                .map_err(|error| wrong(&error))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let pair = rcgen::KeyPair::generate_for(&rcgen::PKCS_ECDSA_P256_SHA256).map_err(|error| wrong(&error))?;
            net::private_file::write_new(&path, &pair.serialize_der()).map_err(|error| wrong(&error))?;
            Ok(pair)
        }
        Err(error) => Err(wrong(&error)),
    }
}

/// The reason there is no relay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServeError {
    /// The library could not begin to serve at its ports.
    Ports(String),
    /// Anything else: the address, the folder, the key.
    Other(String),
}

impl ServeError {
    const fn said(text: String) -> ServeError {
        ServeError::Other(text)
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Ports(text) => {
                write!(f, "the relay cannot start; are its ports free, and may this user open them? ({text})")
            }
            ServeError::Other(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for ServeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_folder_that_is_missing_is_named_and_no_port_is_blamed() {
        let folder = std::env::temp_dir().join(format!("estafette-no-such-folder-{}", std::process::id()));
        let here = IpAddr::from(Ipv4Addr::LOCALHOST);
        let started = RelayServer::start(&folder, "127.0.0.1", here, (0, 0), RelayLimits::default()).await;
        let told = format!("{}: there is no such folder", folder.display());
        assert_eq!(started.map(drop), Err(ServeError::Other(told.clone())));
        assert_eq!(ServeError::Other(told.clone()).to_string(), told, "the sentence stands alone");
        assert!(!folder.exists(), "nothing is made there");
    }
}

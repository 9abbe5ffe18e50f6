//! A second socket of this computer, with the player's own key, whose connections find their way through routers.

use super::endings::not_connected;
use super::relays::Relays;
use super::sight::NetworkView;
use super::trust;
use crate::quic::bind::Bind;
use crate::quic::bounds::{EARLY_WINDOW, IDLE_MILLISECONDS, WINDOW};
use crate::quic::carrier::Carrier;
use crate::quic::failure::Failure;
use crate::quic::link::own_network;
use crate::quic::listen::Reception;
use crate::quic::tls::Purpose;
use iroh::endpoint::{ConnectOptions, Incoming, IncomingAddr, QuicTransportConfig, VarInt, presets};
use iroh::{EndpointAddr, EndpointId, RelayConfig, RelayMap, RelayMode, RelayUrl, SecretKey, TransportAddr, Watcher};
use iroh_relay::RelayQuicConfig;
use record::identity::{Identity, PlayerKey};
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// Time without a packet after which a path is given up: then the relay takes over.
const PATH_IDLE: Duration = Duration::from_secs(5);
/// Two of these may be lost before that.
const PATH_KEEP_ALIVE: Duration = Duration::from_secs(2);
/// Time to wait for the first look at the network. Where UDP is blocked it takes three seconds to find out.
const FIRST_LOOK: Duration = Duration::from_secs(5);

/// The second socket. Unlike those over our own port, links over it end with it: it is iroh that finds their way.
pub struct FarEndpoint {
    iroh: iroh::Endpoint,
    urls: Vec<RelayUrl>,
    dialling: QuicTransportConfig,
}

impl FarEndpoint {
    /// Opens the socket and takes in all who dial it. Nothing is opened where no relay may be used: without one this
    /// machine could not learn its outside address, and had no peer to tell it to. Nor where the system gives no
    /// socket: the match then goes by its addresses.
    pub(crate) async fn bind(
        identity: &Identity,
        bind: Bind,
        relays: &Relays,
        reception: Arc<Reception>,
    ) -> Option<FarEndpoint> {
        let (map, urls) = allowed(relays)?;
        let mut builder = iroh::Endpoint::builder(presets::Minimal)
            .relay_mode(RelayMode::Custom(map))
            .ca_tls_config(trust::of(relays.used()))
            .secret_key(SecretKey::from_bytes(identity.seed_bytes()))
            .alpns([Purpose::Play, Purpose::Watch].map(|purpose| purpose.alpn().to_vec()).to_vec())
            .transport_config(transport(1, EARLY_WINDOW)?);
        if let Bind::At(address) = bind {
            builder = builder.clear_ip_transports().bind_addr((address.ip(), 0)).ok()?;
        }
        let iroh = builder.bind().await.ok()?;
        tokio::spawn(listen(iroh.clone(), reception));
        Some(FarEndpoint { iroh, urls, dialling: transport(0, WINDOW)? })
    }

    /// Dials a player at any address, by the relays of our own list. It may be dropped: then it ends at once.
    pub(crate) fn dial(
        &self,
        key: PlayerKey,
        purpose: Purpose,
    ) -> impl Future<Output = Result<Carrier, Failure>> + Send + use<> {
        let (iroh, urls, dialling) = (self.iroh.clone(), self.urls.clone(), self.dialling.clone());
        async move {
            let id = EndpointId::from_bytes(key.as_bytes()).map_err(|_| Failure::Unreachable)?;
            let address = EndpointAddr::from_parts(id, urls.into_iter().map(TransportAddr::Relay));
            let options = ConnectOptions::new().with_transport_config(dialling);
            let connecting = iroh.connect_with_opts(address, purpose.alpn(), options).await;
            let connecting = connecting.map_err(|_| Failure::Unreachable)?;
            connecting.await.map(Carrier::Far).map_err(not_connected)
        }
    }

    /// Looks for other ways at once, instead of when the old ones are found to be dead.
    pub(crate) async fn network_changed(&self) {
        self.iroh.network_change().await;
    }

    /// The network as this computer sees it, as soon as it has looked; after some seconds, what is known until then.
    pub async fn sight(&self) -> NetworkView {
        let mut report = self.iroh.net_report();
        let _ = tokio::time::timeout(FIRST_LOOK, report.initialized()).await;
        let _ = tokio::time::timeout(FIRST_LOOK, self.iroh.online()).await;
        let home = self.iroh.home_relay_status().get().into_iter().find(|status| status.is_connected());
        NetworkView::of(report.get().as_ref(), &self.urls, home.map(|status| status.url().clone()).as_ref())
    }

    /// Whether a relay carries for us at present.
    pub fn is_online(&self) -> bool {
        self.iroh.home_relay_status().get().iter().any(|status| status.is_connected())
    }

    pub(crate) async fn close(&self) {
        self.iroh.close().await;
    }
}

impl fmt::Debug for FarEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FarEndpoint").field("relays", &self.urls).finish_non_exhaustive()
    }
}

/// The relays that may be used, as iroh knows them; nothing where there are none.
pub(super) fn allowed(relays: &Relays) -> Option<(RelayMap, Vec<RelayUrl>)> {
    let mut urls = Vec::new();
    let map = RelayMap::empty();
    for relay in relays.used() {
        let url: RelayUrl = relay.url().parse().ok()?;
        let config = RelayConfig::new(url.clone(), Some(RelayQuicConfig::new(relay.discovery())));
        map.insert(url.clone(), Arc::new(config));
        urls.push(url);
    }
    (!urls.is_empty()).then_some((map, urls))
}

/// Bounds on what one connection may use: the same as on our own port.
fn transport(streams: u32, unread: u32) -> Option<QuicTransportConfig> {
    let idle = Duration::from_millis(IDLE_MILLISECONDS.into());
    let config = QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(VarInt::from_u32(streams))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(VarInt::from_u32(WINDOW))
        .receive_window(VarInt::from_u32(unread))
        .send_window(WINDOW.into())
        .datagram_receive_buffer_size(None)
        .default_path_max_idle_timeout(PATH_IDLE)
        .default_path_keep_alive_interval(PATH_KEEP_ALIVE)
        .max_idle_timeout(Some(idle.try_into().ok()?));
    Some(config.build())
}

/// Takes in all who dial, until the socket is closed or the queues for links are gone.
async fn listen(iroh: iroh::Endpoint, reception: Arc<Reception>) {
    loop {
        let incoming = tokio::select! {
            incoming = iroh.accept() => incoming,
            () = reception.closed() => None,
        };
        let Some(incoming) = incoming else { break };
        meet(incoming, &reception);
    }
    iroh.close().await;
}

/// A relay says whose packets it carries, so that during a match no work is done for strangers at all.
fn meet(incoming: Incoming, reception: &Arc<Reception>) {
    let from: IpAddr = match incoming.remote_addr() {
        IncomingAddr::Ip(address) => address.ip(),
        IncomingAddr::Relay { endpoint_id, .. } => match PlayerKey::try_from(*endpoint_id.as_bytes()) {
            Ok(key) if reception.may_want(&key) => own_network(&key),
            _ => return incoming.ignore(),
        },
        _ => return incoming.ignore(),
    };
    if !incoming.remote_addr_validated()
        && matches!(incoming.remote_addr(), IncomingAddr::Ip(_))
        && reception.is_crowded()
    {
        let _ = incoming.retry();
        return;
    }
    if !reception.may_come(from) {
        return incoming.refuse();
    }
    reception.take_in(from, async move {
        let connection = incoming.await.ok()?;
        let purpose = Purpose::named(connection.alpn())?;
        Some((Carrier::Far(connection), purpose))
    });
}

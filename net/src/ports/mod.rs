//! Asking the router to let the other player in.
//!
//! PCP and NAT-PMP are tried first, since a router that knows them answers at once, then UPnP; all together take at
//! most the time given. The lease is renewed while the [`Mapping`] lives. The result for the player is a
//! [`PortReport`].

mod gateway;
mod report;
mod upnp;

pub use report::{Method, PortOutcome, PortReport};

use crate::addresses::{self, AddressReach};
use crab_nat::{InternetProtocol, PortMappingOptions, PortMappingType, TimeoutConfig, natpmp, pcp};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU16;
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

/// Time a router keeps the port open for us before we ask again: short enough that a crash leaves no hole for long.
const LEASE: Duration = Duration::from_secs(3600);
/// The first wait for an answer of PCP and NAT-PMP, as their standards give it.
const FIRST_WAIT: Duration = Duration::from_millis(250);
/// A lease that lasts until it is taken back, for routers that know no other.
const FOR_EVER: u32 = 0;
/// Number of ports tried outside when the first is taken.
const NEIGHBOURS: usize = 4;
/// Name of the opening in the router's own pages.
const NAME: &str = "Estafette";

/// Settings for asking the router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortRequest {
    /// Whether to ask at all.
    pub ask: bool,
    /// Time limit for everything together.
    pub limit: Duration,
    /// The router; by itself, the system's default gateway.
    pub gateway: Option<Ipv4Addr>,
    /// The address to which UPnP's search goes: everyone on the local network, unless a test has its own router.
    pub search: SocketAddr,
}

impl PortRequest {
    /// Nothing is sent.
    pub const OFF: PortRequest = PortRequest { ask: false, ..PortRequest::NORMAL };
    /// The settings for a player.
    pub const NORMAL: PortRequest = PortRequest {
        ask: true,
        limit: Duration::from_secs(3),
        gateway: None,
        search: SocketAddr::new(IpAddr::V4(Ipv4Addr::new(239, 255, 255, 250)), 1900),
    };
}

/// A port that the router holds open while this lives.
#[derive(Debug)]
pub struct Mapping {
    external: watch::Receiver<Option<SocketAddr>>,
    close: Option<oneshot::Sender<()>>,
    keeper: JoinHandle<()>,
}

impl Mapping {
    /// The address outside, which may change when the lease is renewed; none if the router gave up.
    pub fn external(&self) -> Option<SocketAddr> {
        *self.external.borrow()
    }

    /// Closes the port again.
    pub async fn close(mut self) {
        if let Some(close) = self.close.take() {
            let _ = close.send(());
        }
        let _ = tokio::time::timeout(PortRequest::NORMAL.limit, &mut self.keeper).await;
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // Without a farewell the lease simply ends.
        self.keeper.abort();
    }
}

/// Asks the router to open this UDP port.
pub async fn open(port: u16, asking: &PortRequest) -> (PortReport, Option<Mapping>) {
    let own = addresses::on_adapters(port).unwrap_or_default();
    let ipv6 = own.iter().any(|address| address.is_ipv6() && AddressReach::of(address.ip()) == AddressReach::World);
    let public = own.iter().find_map(|address| match address.ip() {
        IpAddr::V4(ip) if AddressReach::of(address.ip()) == AddressReach::World => Some(ip),
        _ => None,
    });
    let gateway = asking.gateway.or_else(gateway::default_gateway);
    let local = gateway.and_then(gateway::local_towards);
    let report = |outcome| PortReport { outcome, port, local, ipv6 };
    let (Some(gateway), Some(local)) = (gateway, local) else {
        return (report(public.map_or(PortOutcome::Offline, PortOutcome::Public)), None);
    };
    if !asking.ask {
        return (report(PortOutcome::NotAsked), None);
    }
    if let Some(ip) = public.filter(|_| asking.gateway.is_none()) {
        return (report(PortOutcome::Public(ip)), None);
    }
    let Some(port) = NonZeroU16::new(port) else { return (report(PortOutcome::Closed), None) };
    let place = Place { port, local, gateway, search: asking.search, limit: asking.limit };
    let Ok(Some(held)) = tokio::time::timeout(asking.limit, place.ask()).await else {
        return (report(PortOutcome::Closed), None);
    };
    let outcome = PortOutcome::Opened { method: held.method(), external: held.external };
    let (told, external) = watch::channel(Some(held.external));
    let (close, closing) = oneshot::channel();
    let keeper = tokio::spawn(keep(place, held, told, closing));
    (report(outcome), Some(Mapping { external, close: Some(close), keeper }))
}

/// The port to open, and the router to ask.
#[derive(Clone, Copy)]
struct Place {
    port: NonZeroU16,
    local: Ipv4Addr,
    gateway: Ipv4Addr,
    search: SocketAddr,
    limit: Duration,
}

/// A port that was opened.
struct Held {
    external: SocketAddr,
    lease: Duration,
    how: How,
}

enum How {
    Nat(crab_nat::PortMapping),
    Upnp(upnp::Router),
}

impl Held {
    fn method(&self) -> Method {
        match &self.how {
            How::Upnp(_) => Method::Upnp,
            How::Nat(mapping) => match mapping.mapping_type() {
                PortMappingType::NatPmp => Method::NatPmp,
                PortMappingType::Pcp { .. } => Method::Pcp,
            },
        }
    }
}

impl Place {
    async fn ask(self) -> Option<Held> {
        if let Some(held) = self.ask_nat().await {
            return Some(held);
        }
        self.ask_upnp().await
    }

    /// PCP, then NAT-PMP: a third of the time, since a router that knows them answers at once.
    async fn ask_nat(self) -> Option<Held> {
        let asking = async {
            let options = |retries| PortMappingOptions {
                external_port: Some(self.port),
                lifetime_seconds: u32::try_from(LEASE.as_secs()).ok(),
                timeout_config: Some(TimeoutConfig {
                    initial_timeout: FIRST_WAIT,
                    max_retries: retries,
                    max_retry_timeout: None,
                }),
            };
            let udp = InternetProtocol::Udp;
            let request = pcp::BaseMapRequest::new(self.gateway.into(), self.local.into(), udp, self.port);
            let mapping = match pcp::port_mapping(request, None, None, options(1)).await {
                Ok(mapping) => mapping,
                Err(_) => natpmp::port_mapping(self.gateway.into(), udp, self.port, options(0)).await.ok()?,
            };
            nat_held(mapping).await
        };
        tokio::time::timeout(self.limit / 3 + FIRST_WAIT, asking).await.ok()?
    }

    async fn ask_upnp(self) -> Option<Held> {
        upnp_held(upnp::find(self.local, self.search).await?, self.local_address(), self.port.get()).await
    }

    fn local_address(self) -> SocketAddr {
        SocketAddr::new(self.local.into(), self.port.get())
    }
}

async fn nat_held(mapping: crab_nat::PortMapping) -> Option<Held> {
    let ip = match mapping.mapping_type() {
        PortMappingType::Pcp { external_ip, .. } => external_ip.to_canonical(),
        PortMappingType::NatPmp => natpmp::external_address(mapping.gateway(), None).await.ok()?.into(),
    };
    let external = SocketAddr::new(ip, mapping.external_port().get());
    let lease = Duration::from_secs(u64::from(mapping.lifetime()));
    Some(Held { external, lease, how: How::Nat(mapping) })
}

/// Opens the port, or one of the next if it is taken.
async fn upnp_held(router: upnp::Router, local: SocketAddr, wanted: u16) -> Option<Held> {
    let ip = router.external_ip().await?;
    let seconds = u32::try_from(LEASE.as_secs()).unwrap_or(FOR_EVER);
    for external in (wanted..=u16::MAX).take(NEIGHBOURS) {
        let lease = match router.add(external, local, seconds, NAME).await {
            Ok(()) => LEASE,
            Err(upnp::ONLY_PERMANENT) if router.add(external, local, FOR_EVER, NAME).await.is_ok() => Duration::MAX,
            Err(upnp::CONFLICT) => continue,
            Err(_) => return None,
        };
        return Some(Held { external: SocketAddr::new(ip, external), lease, how: How::Upnp(router) });
    }
    None
}

/// Renews the lease at half of its time until told to close.
async fn keep(
    place: Place,
    mut held: Held,
    told: watch::Sender<Option<SocketAddr>>,
    mut closing: oneshot::Receiver<()>,
) {
    loop {
        // A router that gives no time at all is asked no more than once a minute.
        let wait = (held.lease / 2).clamp(Duration::from_secs(60), Duration::from_secs(86_400));
        tokio::select! {
            _ = &mut closing => break,
            () = tokio::time::sleep(wait) => {}
        }
        if held.lease == Duration::MAX {
            continue;
        }
        let renewed = tokio::time::timeout(place.limit, renew(place, &held)).await.unwrap_or_default();
        let renewed = match renewed {
            Some(renewed) => Some(renewed),
            None => tokio::time::timeout(place.limit, place.ask()).await.unwrap_or_default(),
        };
        told.send_replace(renewed.as_ref().map(|held| held.external));
        held = renewed.unwrap_or(held);
    }
    match held.how {
        How::Nat(mapping) => {
            let _ = mapping.try_drop().await;
        }
        How::Upnp(router) => {
            let _ = router.remove(held.external.port()).await;
        }
    }
}

async fn renew(place: Place, held: &Held) -> Option<Held> {
    match &held.how {
        How::Nat(mapping) => {
            let mut mapping = mapping.clone();
            mapping.renew().await.ok()?;
            nat_held(mapping).await
        }
        How::Upnp(router) => upnp_held(router.clone(), place.local_address(), held.external.port()).await,
    }
}

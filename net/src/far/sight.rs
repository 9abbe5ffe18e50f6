//! A machine's view of the network around it: the ways out, its router, and the relays it reaches.

use iroh::RelayUrl;
use iroh::unstable_net_report::NetReport;
use std::net::{SocketAddrV4, SocketAddrV6};
use std::time::Duration;

/// The network as it was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NetworkView {
    /// This computer as others see it over IPv4, if UDP comes through.
    pub v4: Option<SocketAddrV4>,
    /// The same over IPv6.
    pub v6: Option<SocketAddrV6>,
    /// Whether the router shows another port to every machine, so that no hole can be punched through it. Two relays are
    /// needed to find out.
    pub varies: Option<bool>,
    /// Whether packets of UDP come through at all.
    pub udp: bool,
    /// The relays of the list, and the round trip to each, where it answers.
    pub relays: Vec<(String, Option<Duration>)>,
    /// The relay that would carry for us.
    pub home: Option<String>,
}

impl NetworkView {
    pub(super) fn of(report: Option<&NetReport>, urls: &[RelayUrl], home: Option<&RelayUrl>) -> NetworkView {
        let name = |url: &RelayUrl| url.host_str().unwrap_or_default().to_owned();
        let took = |url: &RelayUrl| {
            let all = report.into_iter().flat_map(|report| report.relay_latency.iter());
            all.filter(|(_, relay, _)| *relay == url).map(|(.., took)| took).min()
        };
        let relays = urls.iter().map(|url| (name(url), took(url))).collect();
        let home = home.map(name);
        let Some(report) = report else { return NetworkView { relays, home, ..NetworkView::default() } };
        NetworkView {
            v4: report.global_v4,
            v6: report.global_v6,
            varies: report.mapping_varies_by_dest(),
            udp: report.has_udp(),
            relays,
            home,
        }
    }
}

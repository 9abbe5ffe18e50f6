//! Addresses of this computer, as far as it knows them: it tells them to the other side and writes them into codes.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::{fmt, io};

/// The most addresses one side tells the other.
pub const MOST_TOLD: usize = 8;
/// Of addresses of one kind on one computer, the first two are enough: IPv6 gives each computer many.
const MOST_OF_A_KIND: usize = 2;

/// Adapters that lead only to other programs on this computer: containers and virtual machines. A lower-case name that
/// begins so is one of them.
pub const INNER_ADAPTERS: &[&str] = &[
    "docker",
    "veth",
    "br-",
    "virbr",
    "vmnet",
    "vboxnet",
    "lxc",
    "lxd",
    "podman",
    "cni",
    "flannel",
    "cali",
    "kube",
    "vnet",
    "vethernet",
    "virtualbox",
    "vmware",
    "hyper-v",
    "anpi",
    "awdl",
    "llw",
];
/// Adapters of tunnels: they carry no multicast to one's own network, but a friend in the same tunnel can dial through.
pub const TUNNEL_ADAPTERS: &[&str] =
    &["tun", "tap", "wg", "ppp", "utun", "ipsec", "tailscale", "zt", "nordlynx", "proton"];

/// Kind of an adapter, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Adapter {
    /// A card, or something like one.
    Real,
    /// See [`TUNNEL_ADAPTERS`].
    Tunnel,
    /// See [`INNER_ADAPTERS`].
    Inner,
    /// The machine to itself.
    Loopback,
}

impl Adapter {
    /// By the name alone, which is all that systems agree on.
    pub fn named(name: &str) -> Adapter {
        let name = name.to_lowercase();
        let begins = |list: &[&str]| list.iter().any(|start| name.starts_with(start));
        let numbered_lo = name.strip_prefix("lo").is_some_and(|rest| rest.bytes().all(|digit| digit.is_ascii_digit()));
        if numbered_lo || name.starts_with("loopback") {
            Adapter::Loopback
        } else if begins(INNER_ADAPTERS) {
            Adapter::Inner
        } else if begins(TUNNEL_ADAPTERS) {
            Adapter::Tunnel
        } else {
            Adapter::Real
        }
    }
}

/// Range from which an address can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressReach {
    /// From everywhere.
    World,
    /// From the same home or club: private addresses.
    Home,
    /// From the provider's own network: 100.64.0.0/10, which many customers share.
    Provider,
    /// From the same cable only: link-local.
    Cable,
    /// From this computer only.
    Machine,
    /// From nowhere: unspecified, multicast, reserved.
    Nowhere,
}

impl AddressReach {
    /// The reach that the number itself shows.
    pub fn of(ip: IpAddr) -> AddressReach {
        match ip.to_canonical() {
            IpAddr::V4(ip) => match ip.octets() {
                [127, ..] => AddressReach::Machine,
                [100, 64..=127, ..] => AddressReach::Provider,
                [169, 254, ..] => AddressReach::Cable,
                [0 | 224..=255, ..] => AddressReach::Nowhere,
                _ if ip.is_private() => AddressReach::Home,
                _ => AddressReach::World,
            },
            IpAddr::V6(Ipv6Addr::LOCALHOST) => AddressReach::Machine,
            IpAddr::V6(ip) => match ip.segments() {
                [0xfe80..=0xfebf, ..] => AddressReach::Cable,
                [0xfc00..=0xfdff, ..] => AddressReach::Home,
                // The range given out today: 2000::/3.
                [0x2000..=0x3fff, ..] => AddressReach::World,
                _ => AddressReach::Nowhere,
            },
        }
    }
}

/// A machine's knowledge of its own addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnAddresses {
    /// On its adapters; see [`on_adapters`].
    pub adapters: Vec<SocketAddr>,
    /// The address that the router opened.
    pub mapped: Option<SocketAddr>,
    /// The address that the other side sees.
    pub seen: Option<SocketAddr>,
}

impl OwnAddresses {
    /// One list of at most [`MOST_TOLD`], the likeliest first, none twice.
    pub fn merged(&self) -> Vec<SocketAddr> {
        merge([self.mapped, self.seen].into_iter().flatten().chain(self.adapters.iter().copied()))
    }
}

/// The addresses at which to dial a peer: the one it was last seen at, and those it told. Addresses of this computer
/// itself are believed only of a peer on this computer: a peer elsewhere must not make us dial our own ports.
pub fn told(seen: Option<SocketAddr>, told: impl IntoIterator<Item = SocketAddr>) -> Vec<SocketAddr> {
    let near = seen.is_some_and(|address| AddressReach::of(address.ip()) == AddressReach::Machine);
    let believed = told.into_iter().filter(|address| near || AddressReach::of(address.ip()) != AddressReach::Machine);
    merge(seen.into_iter().chain(believed))
}

/// The first [`MOST_TOLD`] different addresses that can be dialled at all.
pub fn merge(addresses: impl IntoIterator<Item = SocketAddr>) -> Vec<SocketAddr> {
    let mut merged = Vec::new();
    for address in addresses {
        let address = canonical(address);
        let useful = address.port() != 0 && AddressReach::of(address.ip()) != AddressReach::Nowhere;
        if useful && merged.len() < MOST_TOLD && !merged.contains(&address) {
            merged.push(address);
        }
    }
    merged
}

/// An IPv4 address mapped into IPv6 as the IPv4 address it is; any other as it is, with its scope.
pub(crate) fn canonical(address: SocketAddr) -> SocketAddr {
    match address.ip().to_canonical() {
        IpAddr::V4(ip) => SocketAddr::new(ip.into(), address.port()),
        IpAddr::V6(_) => address,
    }
}

/// This computer's own addresses with this port, the most useful first. The order is always the same, so a list that
/// differs from the last one means that the network has changed.
pub fn on_adapters(port: u16) -> Result<Vec<SocketAddr>, NoAdapters> {
    let adapters = if_addrs::get_if_addrs().map_err(NoAdapters)?;
    Ok(sorted(adapters.into_iter().map(|adapter| (Adapter::named(&adapter.name), adapter.ip())), port))
}

fn sorted(found: impl Iterator<Item = (Adapter, IpAddr)>, port: u16) -> Vec<SocketAddr> {
    let mut ranked: Vec<(u8, IpAddr)> = found.filter_map(|(adapter, ip)| Some((rank(adapter, ip)?, ip))).collect();
    ranked.sort_unstable();
    ranked.dedup();
    let mut list = Vec::new();
    let mut run = (u8::MAX, 0);
    for (rank, ip) in ranked {
        run = if run.0 == rank { (rank, run.1 + 1) } else { (rank, 1) };
        if run.1 <= MOST_OF_A_KIND {
            list.push(SocketAddr::new(ip, port));
        }
    }
    list
}

/// Public addresses first, then those of the home, then tunnels.
fn rank(adapter: Adapter, ip: IpAddr) -> Option<u8> {
    let rank = match (AddressReach::of(ip), ip) {
        (AddressReach::World, IpAddr::V4(_)) => 0,
        (AddressReach::World, IpAddr::V6(_)) => 1,
        (AddressReach::Home, IpAddr::V4(_)) => 2,
        (AddressReach::Home, IpAddr::V6(_)) => 3,
        (AddressReach::Provider, _) => 4,
        _ => return None,
    };
    match adapter {
        Adapter::Real => Some(rank),
        Adapter::Tunnel => Some(rank + 5),
        Adapter::Inner | Adapter::Loopback => None,
    }
}

/// The system does not tell its addresses.
#[derive(Debug)]
pub struct NoAdapters(io::Error);

impl fmt::Display for NoAdapters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "could not read this computer's addresses: {}", self.0)
    }
}

impl std::error::Error for NoAdapters {}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn adapters_are_told_apart_by_name() {
        for name in ["eth0", "enp3s0", "wlan0", "en0", "br0", "bond0", "Ethernet 2", "Wi-Fi", "long0"] {
            assert_eq!(Adapter::named(name), Adapter::Real, "{name}");
        }
        for name in ["docker0", "veth12ab", "br-5f1c", "virbr0", "vmnet8", "vEthernet (WSL)", "VirtualBox Host-Only"] {
            assert_eq!(Adapter::named(name), Adapter::Inner, "{name}");
        }
        for name in ["tun0", "tap1", "wg0", "utun3", "tailscale0", "ztabcdef"] {
            assert_eq!(Adapter::named(name), Adapter::Tunnel, "{name}");
        }
        for name in ["lo", "lo0", "Loopback Pseudo-Interface 1"] {
            assert_eq!(Adapter::named(name), Adapter::Loopback, "{name}");
        }
    }

    #[test]
    fn an_address_says_from_where_it_is_reached() {
        for (text, reach) in [
            ("8.8.8.8", AddressReach::World),
            ("2a00::1", AddressReach::World),
            ("192.168.1.2", AddressReach::Home),
            ("172.31.255.255", AddressReach::Home),
            ("172.32.0.0", AddressReach::World),
            ("fd00::1", AddressReach::Home),
            ("100.64.0.1", AddressReach::Provider),
            ("100.127.255.255", AddressReach::Provider),
            ("100.128.0.0", AddressReach::World),
            ("169.254.3.4", AddressReach::Cable),
            ("fe80::1", AddressReach::Cable),
            ("127.0.0.1", AddressReach::Machine),
            ("::1", AddressReach::Machine),
            ("::ffff:10.0.0.1", AddressReach::Home),
            ("0.0.0.0", AddressReach::Nowhere),
            ("::", AddressReach::Nowhere),
            ("224.0.0.251", AddressReach::Nowhere),
            ("ff02::fb", AddressReach::Nowhere),
        ] {
            assert_eq!(AddressReach::of(ip(text)), reach, "{text}");
        }
    }

    #[test]
    fn the_likeliest_address_comes_first_and_inner_ones_never() {
        let found = [
            (Adapter::Loopback, "127.0.0.1"),
            (Adapter::Inner, "172.17.0.1"),
            (Adapter::Tunnel, "100.100.1.1"),
            (Adapter::Real, "fe80::1"),
            (Adapter::Real, "192.168.1.5"),
            (Adapter::Real, "2a00::3"),
            (Adapter::Real, "2a00::2"),
            (Adapter::Real, "2a00::1"),
            (Adapter::Real, "8.8.4.4"),
        ];
        let list = sorted(found.iter().map(|(adapter, text)| (*adapter, ip(text))), 7);
        let expected = ["8.8.4.4:7", "[2a00::1]:7", "[2a00::2]:7", "192.168.1.5:7", "100.100.1.1:7"];
        assert_eq!(list.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_is_told_is_bounded_and_each_address_once() {
        let many = (1..=20).map(|port| SocketAddr::new(ip("10.0.0.1"), port)).collect();
        let mapped = Some(SocketAddr::new(ip("8.8.8.8"), 9));
        let own = OwnAddresses { adapters: many, mapped, seen: Some(SocketAddr::new(ip("::ffff:8.8.8.8"), 9)) };
        let merged = own.merged();
        assert_eq!(merged.len(), MOST_TOLD);
        assert_eq!(merged.iter().filter(|address| address.ip() == ip("8.8.8.8")).count(), 1);
        let none = [SocketAddr::new(ip("0.0.0.0"), 9), SocketAddr::new(ip("8.8.8.8"), 0)];
        assert!(merge(none).is_empty());
    }

    #[test]
    fn a_peer_elsewhere_does_not_send_us_to_our_own_doors() {
        let own = SocketAddr::new(ip("127.0.0.1"), 631);
        let (away, other) = (SocketAddr::new(ip("8.8.8.8"), 9), SocketAddr::new(ip("10.0.0.1"), 9));
        assert_eq!(told(Some(away), [own, other]), [away, other]);
        assert_eq!(told(None, [own, other]), [other]);
        let near = SocketAddr::new(ip("::1"), 7);
        assert_eq!(told(Some(near), [own]), [near, own]);
    }

    #[test]
    fn this_machine_can_be_asked() {
        assert_eq!(on_adapters(7).unwrap(), on_adapters(7).unwrap());
    }
}

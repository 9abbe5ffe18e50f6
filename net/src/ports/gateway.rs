//! The router on this computer's way out.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The router's address: from the system's table where we can read it, else the usual first number of our network.
pub(super) fn default_gateway() -> Option<Ipv4Addr> {
    let told = std::fs::read_to_string("/proc/net/route").ok().and_then(|table| gateway_in(&table));
    told.or_else(|| {
        // An address of a public test network: nothing is sent, the system only says which adapter it would use.
        let [a, b, c, _] = local_towards(Ipv4Addr::new(192, 0, 2, 1))?.octets();
        Some(Ipv4Addr::new(a, b, c, 1)).filter(Ipv4Addr::is_private)
    })
}

/// This computer's own address on the way there. Nothing is sent.
pub(super) fn local_towards(there: Ipv4Addr) -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SocketAddr::new(there.into(), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(ip) if !ip.is_unspecified() => Some(ip),
        _ => None,
    }
}

/// The gateway of the first default route in Linux's table: columns are adapter, destination, gateway, in hexadecimal
/// digits and the machine's own order of bytes.
fn gateway_in(table: &str) -> Option<Ipv4Addr> {
    table.lines().skip(1).find_map(|line| {
        let mut columns = line.split_whitespace().skip(1);
        let (destination, gateway) = (columns.next()?, columns.next()?);
        let gateway = u32::from_str_radix(gateway, 16).ok().filter(|gateway| *gateway != 0)?;
        (destination == "00000000").then(|| Ipv4Addr::from(gateway.to_ne_bytes()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_route_is_read() {
        let table = "Iface\tDestination\tGateway \tFlags\n\
                     eth0\t0001A8C0\t00000000\t0001\n\
                     eth0\t00000000\t0101A8C0\t0003\n";
        let expected = if cfg!(target_endian = "little") { [192, 168, 1, 1] } else { [1, 1, 168, 192] };
        assert_eq!(gateway_in(table), Some(expected.into()));
        for none in ["", "Iface", "Iface\neth0", "Iface\neth0 00000000 zz", "Iface\neth0 00000000 00000000"] {
            assert_eq!(gateway_in(none), None, "{none}");
        }
    }

    #[test]
    fn the_way_to_oneself_is_oneself() {
        assert_eq!(local_towards(Ipv4Addr::LOCALHOST), Some(Ipv4Addr::LOCALHOST));
    }
}

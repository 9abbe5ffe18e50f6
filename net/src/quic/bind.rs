//! The address at which this computer listens, and the socket for it.

use socket2::{Domain, Protocol, Socket, Type};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// The address at which to listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bind {
    /// On all addresses, IPv4 and, where there is any, IPv6. Port 0 lets the system choose.
    Everywhere(u16),
    /// On this address only.
    At(SocketAddr),
}

impl Bind {
    /// On this computer only, at a port that the system chooses.
    pub const LOOPBACK: Bind = Bind::At(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0));
}

pub(super) fn open(bind: Bind) -> io::Result<UdpSocket> {
    match bind {
        Bind::At(address) => UdpSocket::bind(address),
        Bind::Everywhere(port) => {
            both(port).or_else(|_| UdpSocket::bind(SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), port)))
        }
    }
}

/// One socket for IPv6 and IPv4 together. The standard library leaves it to the system whether IPv4 is in it.
fn both(port: u16) -> io::Result<UdpSocket> {
    let socket = Socket::new(Domain::IPV6, Type::DGRAM, Some(Protocol::UDP))?;
    socket.set_only_v6(false)?;
    socket.bind(&SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), port).into())?;
    Ok(socket.into())
}

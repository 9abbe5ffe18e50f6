//! The report to a player on whether this computer can be reached from outside.

use crate::addresses::AddressReach;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The protocol that a router understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Port Control Protocol, RFC 6887.
    Pcp,
    /// NAT Port Mapping Protocol, RFC 6886.
    NatPmp,
    /// Universal Plug and Play, Internet Gateway Device.
    Upnp,
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Pcp => "PCP",
            Method::NatPmp => "NAT-PMP",
            Method::Upnp => "UPnP",
        })
    }
}

/// Result of asking the router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortOutcome {
    /// It opened the port.
    Opened {
        /// The protocol that the router understood.
        method: Method,
        /// The address outside, according to the router.
        external: SocketAddr,
    },
    /// There is nothing to open: this computer has a public address of its own.
    Public(Ipv4Addr),
    /// It opened nothing, or there is none that can be asked.
    Closed,
    /// It was not asked.
    NotAsked,
    /// There is no way out.
    Offline,
}

/// Result of asking the router, as one or two sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortReport {
    /// Result of asking the router.
    pub outcome: PortOutcome,
    /// The UDP port that should be reached.
    pub port: u16,
    /// This computer's own address, as the router knows it.
    pub local: Option<Ipv4Addr>,
    /// Whether this computer has an IPv6 address that the world can reach, if firewalls let it.
    pub ipv6: bool,
}

impl PortReport {
    /// The address that a friend outside can dial, if there is one.
    pub fn reachable(&self) -> Option<SocketAddr> {
        match self.outcome {
            PortOutcome::Opened { external, .. } => {
                Some(external).filter(|at| AddressReach::of(at.ip()) == AddressReach::World)
            }
            PortOutcome::Public(ip) => Some(SocketAddr::new(ip.into(), self.port)),
            PortOutcome::Closed | PortOutcome::NotAsked | PortOutcome::Offline => None,
        }
    }

    fn way_out(&self) -> String {
        let machine = self.local.map_or("this computer".to_owned(), |local| format!("this computer ({local})"));
        let (port, ipv6) = (self.port, self.also_ipv6());
        format!("Forward UDP port {port} to {machine} in the router's settings, or let your friend invite{ipv6}")
    }

    const fn also_ipv6(&self) -> &'static str {
        if self.ipv6 { "; a friend with IPv6 may reach you without this." } else { "." }
    }

    /// The report, sentence by sentence: what was found, and what the player can do about it.
    pub fn sentences(&self) -> Vec<String> {
        let port = self.port;
        match self.outcome {
            PortOutcome::Opened { method, external } => match AddressReach::of(external.ip()) {
                AddressReach::World => {
                    vec![format!("The router opened UDP port {port} ({method}): friends reach you at {external}.")]
                }
                reach => {
                    let why = match (reach, external.ip()) {
                        (AddressReach::Provider, _) => "is shared by your provider among many customers",
                        (_, IpAddr::V4(_)) => "is private, so there is another router before it",
                        (_, IpAddr::V6(_)) => "cannot be reached from outside",
                    };
                    let (own, ipv6) = (external.ip(), self.also_ipv6());
                    vec![
                        format!("The router opened UDP port {port} ({method}), but its own address {own} {why}."),
                        format!("Friends outside cannot reach you there: let your friend invite{ipv6}"),
                    ]
                }
            },
            PortOutcome::Public(ip) => vec![
                format!("This computer has the public address {ip}, so no router needs to open a port."),
                format!("If a friend cannot reach you, let UDP port {port} through the firewall."),
            ],
            PortOutcome::Closed => vec![
                String::from("The router opened no port automatically (tried UPnP, NAT-PMP and PCP)."),
                self.way_out(),
            ],
            PortOutcome::NotAsked => {
                vec![String::from("The router was not asked to open a port."), self.way_out()]
            }
            PortOutcome::Offline => {
                vec![
                    String::from("This computer has no connection to a network."),
                    String::from("Connect it, and try again."),
                ]
            }
        }
    }
}

impl fmt::Display for PortReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentences().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(outcome: PortOutcome) -> PortReport {
        PortReport { outcome, port: 40_000, local: Some(Ipv4Addr::new(192, 168, 1, 5)), ipv6: false }
    }

    fn opened(external: &str) -> PortReport {
        report(PortOutcome::Opened { method: Method::Upnp, external: external.parse().unwrap() })
    }

    #[test]
    fn a_player_is_told_what_worked() {
        let good = opened("198.51.100.7:40001");
        assert_eq!(
            good.to_string(),
            "The router opened UDP port 40000 (UPnP): friends reach you at 198.51.100.7:40001."
        );
        assert_eq!(good.reachable(), Some("198.51.100.7:40001".parse().unwrap()));
        let public = report(PortOutcome::Public(Ipv4Addr::new(198, 51, 100, 7)));
        assert_eq!(public.reachable(), Some("198.51.100.7:40000".parse().unwrap()));
        assert!(public.to_string().contains("firewall"));
    }

    #[test]
    fn a_player_behind_two_routers_is_told_so() {
        for (external, why) in [("100.64.9.9:1", "shared by your provider"), ("10.0.0.2:1", "another router before it")]
        {
            let report = opened(external);
            let sentence = report.to_string();
            assert!(sentence.contains(why) && sentence.ends_with("let your friend invite."), "{sentence}");
            assert_eq!(report.reachable(), None);
        }
    }

    #[test]
    fn a_player_is_told_what_to_do_otherwise() {
        let closed = PortReport { ipv6: true, ..report(PortOutcome::Closed) };
        assert_eq!(
            closed.to_string(),
            "The router opened no port automatically (tried UPnP, NAT-PMP and PCP). Forward UDP port 40000 to this \
             computer (192.168.1.5) in the router's settings, or let your friend invite; a friend with IPv6 may reach \
             you without this."
        );
        let off = PortReport { local: None, ..report(PortOutcome::NotAsked) };
        assert!(off.to_string().contains("to this computer in the router's settings, or let your friend invite."));
    }
}

//! The way out of this computer: the port, the router and the relays.

use super::seat::LocalPlayer;
use crate::MESSAGES;
use crate::words;
use language::say;
use language::system::Systems;
use net::addresses::{self, OwnAddresses};
use net::far::Relays;
use net::lan::{self, Adapters, Calling, FoundInvitation};
use net::ports::{self, Mapping, PortRequest};
use net::quic::{Bind, Endpoint};
use replay::systems;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// Time for which the program listens for open invitations.
const LISTEN: Duration = Duration::from_millis(2500);

/// The port to listen on, and whether to use the router.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// On this computer only, for trying things out.
    pub loopback: bool,
    /// The UDP port; 0 lets the system choose.
    pub port: u16,
    /// Whether to request the open port from the router.
    pub router: bool,
}

impl Network {
    /// On this computer only.
    pub const LOOPBACK: Network = Network { loopback: true, port: 0, router: false };

    /// Opens the port. One that the system may choose is the same as last time where it is free: then two friends find
    /// each other again, although both have closed the program meanwhile.
    pub(super) async fn bind(self, player: &LocalPlayer) -> anyhow::Result<Arc<Endpoint>> {
        let at = |port| match self.loopback {
            true => Bind::At(SocketAddr::from(([127, 0, 0, 1], port))),
            false => Bind::Everywhere(port),
        };
        let relays = self.relays(player);
        let file = player.folders.identity_file().with_file_name("port.txt");
        let usual = std::fs::read_to_string(&file).ok().and_then(|text| text.trim().parse::<u16>().ok());
        if let Some(port) = usual.filter(|_| self.port == 0)
            && let Ok(endpoint) = Endpoint::bind_far(&player.identity, at(port), &relays).await
        {
            return Ok(Arc::new(endpoint));
        }
        let endpoint = Endpoint::bind_far(&player.identity, at(self.port), &relays).await?;
        if usual.is_none() && self.port == 0 {
            // Without it the next port is another one, and a code leads to it.
            let _ = std::fs::write(&file, endpoint.port().to_string());
        }
        Ok(Arc::new(endpoint))
    }

    /// The relays that the player allows. On this computer only, none are used.
    pub(crate) fn relays(self, player: &LocalPlayer) -> Relays {
        if self.loopback { Relays::NONE } else { Relays::read(&player.folders.relays_file()).0 }
    }

    /// The addresses of this computer, and remarks for the player about them.
    pub(super) async fn reachable(self, endpoint: &Endpoint) -> (OwnAddresses, Vec<String>, Option<Mapping>) {
        if self.loopback {
            let here = SocketAddr::from(([127, 0, 0, 1], endpoint.port()));
            return (OwnAddresses { adapters: vec![here], ..OwnAddresses::default() }, Vec::new(), None);
        }
        let asking = if self.router { PortRequest::NORMAL } else { PortRequest::OFF };
        let ((report, mapping), relayed) = tokio::join!(ports::open(endpoint.port(), &asking), relayed(endpoint));
        let adapters = addresses::on_adapters(endpoint.port()).unwrap_or_default();
        let own = OwnAddresses { adapters, mapped: report.reachable(), seen: None };
        let remarks = match relayed {
            // Other remedies matter only if there is no other connection.
            Some(relayed) if report.reachable().is_none() => vec![relayed],
            relayed => words::router(&report).into_iter().chain(relayed).collect(),
        };
        (own, remarks, mapping)
    }
}

/// A sentence about the relays of the player's list, once one of them answers or none does; `None` without relays.
async fn relayed(endpoint: &Endpoint) -> Option<String> {
    if let Some(far) = endpoint.far() {
        return Some(match far.sight().await.home {
            Some(relay) => say!(MESSAGES, "play-reach-relay", relay = relay.to_string()),
            None => say!(MESSAGES, "play-reach-none"),
        });
    }
    None
}

/// Refuses rules that this program does not know, before any dial.
pub(super) fn known(systems: Systems, system: Option<&str>) -> anyhow::Result<()> {
    match system.and_then(|system| systems::unknown(systems, system, None)) {
        Some(unknown) => Err(unknown.into()),
        None => Ok(()),
    }
}

/// The open invitations on this network.
pub async fn list_lan() -> anyhow::Result<Vec<FoundInvitation>> {
    Ok(lan::browse(LISTEN, Adapters::Real).await?)
}

/// Whatever is announced on this network like that.
pub async fn list_calls(calling: Calling) -> anyhow::Result<Vec<FoundInvitation>> {
    Ok(lan::browse_for(calling, LISTEN, Adapters::Real).await?)
}

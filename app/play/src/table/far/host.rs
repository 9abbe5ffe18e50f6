//! A host lays a table: for a new match, for one player alone, or to go on with a match.

use super::super::network::Network;
use super::super::seat::LocalPlayer;
use super::drive::{Going, LaidTable, Ways, lay, resumed};
use crate::MESSAGES;
use crate::words;
use language::battle::Battle;
use language::say;
use net::driver::wall;
use net::lan::{self, Adapters, Announcement, Open};
use net::quic::Endpoint;
use record::header::Terms;
use record::identity::PlayerKey;
use record::invitation::{Code, CodeKind, OpenInvitation, Secret};
use record::lobby::{Admission, LobbyFault};
use record::message::{Entrance, Hello};
use record::peer::Gate;
use std::path::PathBuf;

/// Time for which a resume code is good, in days: players go on within days.
const RESUME_DAYS: u64 = 14;

/// The kind of match to host.
pub enum Hosting {
    /// A new match.
    New {
        /// The battle.
        battle: Box<Battle>,
        /// The terms offered.
        terms: Box<Terms>,
        /// Whether it is announced on the network.
        lan: bool,
        /// Time for which the code is good, in hours.
        hours: u64,
    },
    /// A new match, announced on this network for one player, who alone may come in.
    Challenge {
        /// The battle.
        battle: Box<Battle>,
        /// The terms offered.
        terms: Box<Terms>,
        /// The player it is for.
        whom: PlayerKey,
    },
    /// A game of a tournament, for the one player who has its code.
    Game {
        /// The battle.
        battle: Box<Battle>,
        /// The terms offered.
        terms: Box<Terms>,
        /// The time when its round was opened, in seconds since 1970: it does not begin before.
        opened: u64,
        /// Time for which the code is good, in hours.
        hours: u64,
    },
    /// A match that is on disk.
    Resume(PathBuf),
}

/// Time for which a challenge is open, in hours: both players are in one room.
const CHALLENGE_HOURS: u64 = 12;

/// Lays the table for a guest.
pub async fn host(player: &LocalPlayer, hosting: Hosting, network: Network) -> anyhow::Result<LaidTable> {
    let endpoint = network.bind(player).await?;
    let (own, mut remarks, mapping) = network.reachable(&endpoint).await;
    let (battle, terms, knocks, opened, hours) = match hosting {
        Hosting::New { battle, terms, lan, hours } => {
            (battle, terms, if lan { Knocks::Ask } else { Knocks::Refuse }, 0, hours)
        }
        Hosting::Game { battle, terms, opened, hours } => (battle, terms, Knocks::Refuse, opened, hours),
        Hosting::Challenge { battle, terms, whom } => (battle, terms, Knocks::Of(whom), 0, CHALLENGE_HOURS),
        Hosting::Resume(path) => {
            let (going, system, id) = resumed(player, &path)?;
            let expires = wall() + RESUME_DAYS * 24 * 3600;
            // Both players of a resumed match know each other's keys.
            let code =
                Code::naming(CodeKind::Resume(id), None, &player.identity.key(), expires, &own.merged()).to_string();
            let ways = Ways { endpoint, mapped: own.mapped, contact: Vec::new() };
            return Ok(LaidTable { code: Some(code), remarks, mapping, ..lay(system, None, player, going, ways)? });
        }
    };
    let secret = net::fresh::secret()?;
    // Codes count whole minutes, and the invitation is open as long as its code says.
    let expires = wall().saturating_add(hours.max(1).saturating_mul(3600)).next_multiple_of(60);
    let announcement = match knocks {
        Knocks::Refuse => None,
        Knocks::Ask => announce(player, &battle, None, &endpoint, &mut remarks).await,
        Knocks::Of(whom) => announce(player, &battle, Some(whom), &endpoint, &mut remarks).await,
    };
    let named = Some(terms.system.clone()).filter(|system| system != player.systems.first().name());
    let make = if endpoint.reaches_far() { Code::reaching_far } else { Code::naming };
    let kind = CodeKind::Invitation(secret.clone());
    let code = make(kind, named, &player.identity.key(), expires, &own.merged()).to_string();
    let system = battle.system();
    let gate = gate(player, secret, expires, knocks);
    // The director's clock says when the round of a tournament was opened; one that is slow must not spoil the game.
    let going = Going::Host { battle, terms, gate, begun: wall().max(opened) };
    let ways = Ways { endpoint, mapped: own.mapped, contact: Vec::new() };
    Ok(LaidTable { code: Some(code), remarks, mapping, announcement, ..lay(system, None, player, going, ways)? })
}

/// The players that may come in without a code.
#[derive(Clone, Copy)]
enum Knocks {
    /// None.
    Refuse,
    /// Guests that the host lets in.
    Ask,
    /// This player, whom the host has invited.
    Of(PlayerKey),
}

fn gate(player: &LocalPlayer, secret: Secret, expires: u64, knocks: Knocks) -> Gate {
    let mut invitation = OpenInvitation::new(secret, expires);
    let host = player.identity.key();
    Box::new(move |hello: &Hello, joiner: &PlayerKey, exporter: &[u8; 32]| match &hello.entrance {
        Entrance::Code { proof } => match invitation.admit(wall(), exporter, &host, joiner, proof) {
            Ok(()) => Admission::Admit,
            Err(refusal) => Admission::Refuse(LobbyFault::new(refusal.name(), refusal.to_string())),
        },
        Entrance::Knock if matches!(knocks, Knocks::Ask) => Admission::Ask,
        Entrance::Knock if matches!(knocks, Knocks::Of(whom) if whom == *joiner) => Admission::Admit,
        Entrance::Knock | Entrance::Again => {
            Admission::Refuse(LobbyFault::new("code-needed", "this host accepts invitation codes only"))
        }
    })
}

async fn announce(
    player: &LocalPlayer,
    battle: &Battle,
    wanted: Option<PlayerKey>,
    endpoint: &Endpoint,
    remarks: &mut Vec<String>,
) -> Option<Announcement> {
    let system = battle.system();
    let open = Open {
        name: player.name.clone(),
        key: player.identity.key(),
        battle: battle.scenario.title.clone(),
        system: Some((system.name().to_owned(), system.since().to_owned())),
        port: endpoint.port(),
        wanted,
    };
    let announced = tokio::task::spawn_blocking(move || lan::announce(&open, Adapters::Real)).await;
    match announced {
        Ok(Ok(announcement)) => {
            remarks.push(say!(MESSAGES, "play-announced"));
            Some(announcement)
        }
        Ok(Err(error)) => {
            remarks.push(words::understood(&error.to_string()));
            None
        }
        Err(_) => None,
    }
}

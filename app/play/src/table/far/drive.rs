//! A match over the wire before it is played: where it comes from, and what drives it.

use super::super::glance::Onlooker;
use super::super::seat::LocalPlayer;
use crate::MESSAGES;
use crate::shelf::BattleShelf;
use anyhow::{Context, bail};
use engine::referee::Rulebook;
use language::battle::Battle;
use language::say;
use language::system::AnySystem;
use net::addresses;
use net::driver::{Driver, News, Request, wall};
use net::lan::Announcement;
use net::ports::Mapping;
use net::queue::QueueReceiver;
use net::quic::{Endpoint, Link};
use net::store::Store;
use record::file::Record;
use record::header::Terms;
use record::identity::PlayerKey;
use record::lobby::JoinLobby;
use record::message::Entrance;
use record::peer::{Fresh, Gate, Peer, PeerRole};
use record::secrets::Secrets;
use record::session::{Seat, Session};
use replay::systems;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::mpsc;

/// A table that is laid: what to tell the player, and the match to sit down to.
pub struct LaidTable {
    /// The code for the other side.
    pub code: Option<String>,
    /// The remarks for the player, one sentence each.
    pub remarks: Vec<String>,
    pub(super) player: PlayerKey,
    pub(super) port: u16,
    /// The driver of the match.
    pub(super) driving: Box<Driving>,
    pub(super) link: Option<Link>,
    pub(super) mapping: Option<Mapping>,
    pub(super) announcement: Option<Announcement>,
    pub(super) stays: bool,
    pub(super) shows: bool,
    /// The channel that takes glances at the match for an onlooker.
    pub(super) onlooker: Option<Onlooker>,
}

/// The destination of a player.
pub(super) enum Going {
    /// A new match, which the player offers.
    Host {
        /// The battle.
        battle: Box<Battle>,
        /// The terms offered.
        terms: Box<Terms>,
        /// The guests that may come in.
        gate: Gate,
        /// The time when it begins, in seconds since 1970.
        begun: u64,
    },
    /// A match that is offered to the player, who knows these battles.
    Join(Box<JoinLobby>, BattleShelf),
    /// A match that is on disk.
    Resume {
        /// Its files.
        store: Box<Store>,
        /// The record in them.
        record: Box<Record>,
        /// The secrets of this side.
        secrets: Box<Secrets>,
    },
}

/// The ways to the other side.
pub(super) struct Ways {
    pub(super) endpoint: Arc<Endpoint>,
    pub(super) mapped: Option<SocketAddr>,
    pub(super) contact: Vec<SocketAddr>,
}

/// The driver of a match, with its channels.
pub(super) struct Driving {
    pub(super) driver: Driver,
    pub(super) ask: mpsc::Sender<Request>,
    pub(super) hear: QueueReceiver<News>,
}

/// Lays a table for a match of this system, by its own rules or by those given in their place.
pub(super) fn lay(
    system: &dyn AnySystem,
    rules: Option<&'static dyn Rulebook>,
    player: &LocalPlayer,
    going: Going,
    ways: Ways,
) -> anyhow::Result<LaidTable> {
    let rules = rules.unwrap_or(system.rulebook());
    let (peer, store) = match going {
        Going::Host { battle, terms, gate, begun } => {
            let role = PeerRole::Host { terms, scenario: battle.ruled(), gate, begun };
            let peer = Peer::new(rules, player.myself()?, role, fresh()).known_since(system.since());
            (peer, player.store())
        }
        Going::Join(lobby, shelf) => {
            let role = PeerRole::Join { key: Box::new(|_, _| Entrance::Again), library: Box::new(shelf) };
            (Peer::with_offer(rules, player.myself()?, role, fresh(), *lobby), player.store())
        }
        Going::Resume { store, record, secrets } => {
            let myself = player.myself()?;
            let past = store.past(wall());
            let seat = Seat { identity: Arc::clone(&player.identity), secrets: *secrets, run: myself.run, past };
            let session = Session::resume(seat, &record, 0, rules, None)?;
            if session.is_closed() {
                bail!(say!(MESSAGES, "play-match-over"));
            }
            (Peer::with_session(myself, PeerRole::Resume, fresh(), session), *store)
        }
    };
    let contact = addresses::merge(ways.contact.into_iter().chain(store.contact()));
    let port = ways.endpoint.port();
    let (driver, ask, hear) = Driver::new(ways.endpoint, peer, store);
    let driver = driver.with_mapped(ways.mapped).with_contact(contact);
    Ok(LaidTable {
        code: None,
        remarks: Vec::new(),
        player: player.identity.key(),
        port,
        driving: Box::new(Driving { driver, ask, hear }),
        link: None,
        mapping: None,
        announcement: None,
        stays: false,
        shows: false,
        onlooker: None,
    })
}

impl LaidTable {
    /// The address where this end listens, if that is on this computer only.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Stays at the table after the match, for another one, until the player leaves or the input ends.
    pub fn staying(mut self) -> LaidTable {
        self.stays = true;
        self
    }

    /// Shows every match to all who have its watch code, where both players agreed to it.
    pub fn showing(mut self) -> LaidTable {
        self.shows = true;
        self
    }

    /// Gives an onlooker glances at every match.
    pub fn seen_by(mut self, onlooker: Onlooker) -> LaidTable {
        self.onlooker = Some(onlooker);
        self
    }
}

fn fresh() -> Fresh {
    Box::new(net::fresh::secrets)
}

/// The match on disk, by which rules it goes, and how its code names it.
pub(super) fn resumed(player: &LocalPlayer, path: &Path) -> anyhow::Result<(Going, &'static dyn AnySystem, [u8; 9])> {
    let (store, record, secrets) = Store::resume(path, Some(player.folders.signed()))?;
    if record.entries.len() < 2 {
        bail!(say!(MESSAGES, "play-match-unsigned"));
    }
    let header =
        record.header().with_context(|| say!(MESSAGES, "play-match-no-record", file = path.display().to_string()))?;
    let system = systems::of_terms(player.systems, &header.terms)?;
    let id = header.match_id().0.first_chunk().copied().unwrap_or_default();
    let (store, record, secrets) = (Box::new(store), Box::new(record), Box::new(secrets));
    Ok((Going::Resume { store, record, secrets }, system, id))
}

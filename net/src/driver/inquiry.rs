//! Asking at a host's door which match is offered, before the guest has to know the rules.
//!
//! The host is known by its key and a link is up. The result is an offer that this program can play, and the lobby it
//! was made in. A caller who has chosen the system by it goes on with both in a driver.

use crate::quic::{Farewell, Goodbye, Link};
use record::fault::Fault;
use record::header::Terms;
use record::identity::PlayerKey;
use record::lobby::{JoinLobby, Library, LobbyFault, LobbyOutcome, Myself};
use record::message::{Entrance, Message};
use record::systems::RuleSystems;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Time between two ticks of the lobby.
const TICK: Duration = Duration::from_millis(250);

/// A guest at a host's door.
pub struct Inquiry {
    link: Link,
    lobby: JoinLobby,
    greeting: Vec<LobbyOutcome>,
    library: Box<dyn Library>,
}

/// A host's offer, and the lobby in which it can be agreed to.
pub struct MatchOffer {
    /// The host's name for itself.
    pub name: String,
    /// The terms offered; this program knows their system and revision.
    pub terms: Box<Terms>,
    /// The battle's bytes, with which a game of these terms can begin.
    pub battle: Vec<u8>,
    /// The lobby in which it can be agreed to.
    pub lobby: JoinLobby,
    /// The link it came over.
    pub link: Link,
}

impl Inquiry {
    /// Knocks at the host at the other end of this link. The library finds battles that are known here.
    pub fn new(
        link: Link,
        myself: Myself,
        entrance: Entrance,
        systems: RuleSystems,
        library: Box<dyn Library>,
    ) -> Inquiry {
        link.let_in();
        let (lobby, greeting) = JoinLobby::new(myself, link.peer(), entrance, systems, 0);
        Inquiry { link, lobby, greeting, library }
    }

    /// The host's key, and its address.
    pub fn host(&self) -> (PlayerKey, Option<SocketAddr>) {
        (self.link.peer(), self.link.remote_address())
    }

    /// Waits for the offer. A host may take long to admit a guest; a caller who stops waiting drops it.
    pub async fn offer(self) -> Result<MatchOffer, LobbyFault> {
        let Inquiry { mut link, mut lobby, greeting, library } = self;
        let started = Instant::now();
        let now = move || u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut tick = tokio::time::interval(TICK);
        let mut outcomes = greeting;
        loop {
            for outcome in outcomes {
                match outcome {
                    // A link that is gone says so when it is read.
                    LobbyOutcome::Send(bytes) => drop(link.send(bytes).await),
                    LobbyOutcome::Offered { name, terms, battle } => {
                        return Ok(MatchOffer { name, terms, battle, lobby, link });
                    }
                    LobbyOutcome::Failed(fault) => {
                        link.finish(Goodbye::new(Farewell::Done, "")).await;
                        return Err(fault);
                    }
                    // A guest has no knocks to answer, and nothing begins before it agrees.
                    LobbyOutcome::Knock { .. } | LobbyOutcome::Begin(_) => {}
                }
            }
            outcomes = tokio::select! {
                frame = link.recv() => {
                    let bytes = frame.map_err(|closed| LobbyFault::new("connection-lost", closed.to_string()))?;
                    match Message::decode(&bytes) {
                        Ok(message) => lobby.receive(now(), &message, &*library),
                        Err(error) => {
                            let fault = Fault::Bytes(error);
                            vec![LobbyOutcome::Failed(LobbyFault::new(fault.name(), fault.to_string()))]
                        }
                    }
                }
                _ = tick.tick() => lobby.tick(now()),
            };
        }
    }
}

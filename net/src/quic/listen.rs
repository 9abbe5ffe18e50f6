//! Taking in all who dial: few handshakes at a time, shared among the networks they come from, each to its greeting in
//! time. The carrier of the dial makes no difference here.

use crate::places::{Pace, PlaceHold, Places};
use crate::quic::carrier::{Carrier, Inward, Outward};
use crate::quic::frame::{self, Deframer};
use crate::quic::goodbye::{Farewell, Goodbye, LinkRank};
use crate::quic::link::Link;
use crate::quic::tls::{Guard, Purpose};
use record::identity::PlayerKey;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

/// Handshakes that run at a time; with one opponent, most are strangers'.
pub(crate) const HANDSHAKES: usize = 32;
/// From this many on, an address must show that it is real before we do any work for it.
const UNPROVEN_HANDSHAKES: usize = 4;
/// Handshakes from one network at a time: its own dials, not a flood.
const HANDSHAKES_FROM_ONE: usize = 8;
/// Dials from one network, at once and a second: each costs a fraction of a millisecond, and for some seconds after its
/// end some kilobytes.
const DIALS: (u64, u64) = (64, 64);
/// Time a handshake and greeting may take.
pub(crate) const HANDSHAKE_LIMIT: Duration = Duration::from_secs(8);
/// The greeting: the dialler's generation, and the same bytes back.
const GREETING: usize = 4;

/// Queues of incoming links. Spectators have a queue of their own: they cannot fill the players'. So have callers at a
/// desk.
#[derive(Clone)]
pub(crate) struct Queues {
    pub(crate) players: mpsc::Sender<Link>,
    pub(crate) watchers: mpsc::Sender<Link>,
    pub(crate) callers: mpsc::Sender<Link>,
}

/// Admission of incoming links, and their queues.
pub(crate) struct Reception {
    own: PlayerKey,
    guard: Guard,
    found: Queues,
    crowd: Crowd,
    started: Instant,
    pace: Mutex<Pace>,
}

impl Reception {
    pub(crate) fn new(own: PlayerKey, guard: Guard, found: Queues) -> Arc<Reception> {
        let pace = Mutex::new(Pace::new(DIALS.0, DIALS.1));
        Arc::new(Reception { own, guard, found, crowd: Crowd::default(), started: Instant::now(), pace })
    }

    /// Waits until the queues for links are gone.
    pub(crate) async fn closed(&self) {
        self.found.players.closed().await;
    }

    /// Whether an address must show that it is real before any work is done for it.
    pub(crate) fn is_crowded(&self) -> bool {
        self.crowd.size() >= UNPROVEN_HANDSHAKES
    }

    /// Whether one more dial from there is not too many.
    pub(crate) fn may_come(&self, from: IpAddr) -> bool {
        let now = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.pace.lock().unwrap_or_else(PoisonError::into_inner).may_come(now, from)
    }

    /// Whether a player with this key could be let in for anything. A relay's word about a key is a hint: it spares
    /// work, and the handshake proves.
    pub(crate) fn may_want(&self, key: &PlayerKey) -> bool {
        self.guard.admits(key)
    }

    /// Gives a dialler from there a place, and goes through handshake and greeting with it.
    pub(crate) fn take_in(
        self: &Arc<Self>,
        from: IpAddr,
        handshake: impl Future<Output = Option<(Carrier, Purpose)>> + Send + 'static,
    ) {
        let place = self.crowd.enter(from);
        let running = Arc::clone(&place.handshake);
        let this = Arc::clone(self);
        let task = tokio::spawn(async move {
            let link = tokio::time::timeout(HANDSHAKE_LIMIT, this.welcome(handshake)).await;
            drop(place);
            let Ok(Some((link, purpose))) = link else { return };
            let queue = match purpose {
                Purpose::Play => &this.found.players,
                Purpose::Watch => &this.found.watchers,
                Purpose::Desk => &this.found.callers,
            };
            if let Err(mpsc::error::TrySendError::Full(link)) = queue.try_send(link) {
                link.close(Goodbye::new(Farewell::Busy, ""));
            }
        });
        // A handshake that is done by now needs none.
        let _ = running.set(task.abort_handle());
    }

    /// The listening side's handshake and greeting.
    async fn welcome(&self, handshake: impl Future<Output = Option<(Carrier, Purpose)>>) -> Option<(Link, Purpose)> {
        let (connection, purpose) = handshake.await?;
        let peer = connection.peer()?;
        if !self.guard.admits_for(purpose, &peer) {
            let why = match purpose {
                Purpose::Play => "this player already has another opponent",
                Purpose::Watch | Purpose::Desk => "no tournament is held here",
            };
            connection.close(&Goodbye::new(Farewell::Refused, why));
            return None;
        }
        let (mut send, mut receive) = connection.accept().await.ok()?;
        let mut greeting = [0; 4 + GREETING];
        receive.read_exact(&mut greeting).await.ok()?;
        let frame = Deframer::default().take(&mut &greeting[..]).ok()??;
        send.write_all(&greeting).await.ok()?;
        let generation = u32::from_le_bytes(frame.try_into().ok()?);
        let rank = LinkRank::new(generation, &peer, &self.own);
        let link = Link::quic(connection, (send, receive), peer, rank, false).ok()?;
        Some((link, purpose))
    }
}

/// Takes in all who dial our port, until it is closed.
pub(crate) async fn listen(quic: quinn::Endpoint, reception: Arc<Reception>) {
    loop {
        let incoming = tokio::select! {
            incoming = quic.accept() => incoming,
            () = reception.closed() => None,
        };
        let Some(incoming) = incoming else { break };
        let proven = incoming.remote_address_validated() || !incoming.may_retry();
        if reception.is_crowded() && !proven {
            let _ = incoming.retry();
            continue;
        }
        let from = incoming.remote_address().ip();
        if !reception.may_come(from) {
            incoming.refuse();
            continue;
        }
        reception.take_in(from, async move {
            let connection = incoming.await.ok()?;
            let purpose = Purpose::of(&connection)?;
            Some((Carrier::Near(connection), purpose))
        });
    }
}

/// The dialling side's greeting. When the answer is there, the other side has let us in.
pub(crate) async fn greet(connection: &Carrier, generation: u32) -> Option<(Outward, Inward)> {
    let (mut send, mut receive) = connection.open().await.ok()?;
    let mut greeting = Vec::new();
    frame::put(&generation.to_le_bytes(), &mut greeting).ok()?;
    send.write_all(&greeting).await.ok()?;
    let mut answer = [0; 4 + GREETING];
    receive.read_exact(&mut answer).await.ok()?;
    (answer[..] == greeting).then_some((send, receive))
}

/// The handshakes that are running. A newcomer takes the place of another's oldest where there is no other. So a guest
/// who holds many idle places keeps no other out.
#[derive(Clone)]
struct Crowd(Arc<Mutex<Places<Arc<OnceLock<AbortHandle>>>>>);

impl Default for Crowd {
    fn default() -> Crowd {
        Crowd(Arc::new(Mutex::new(Places::new(HANDSHAKES, HANDSHAKES_FROM_ONE))))
    }
}

impl Crowd {
    fn size(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, Places<Arc<OnceLock<AbortHandle>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a handshake; another is ended for it if there are too many.
    fn enter(&self, from: IpAddr) -> Place {
        let handshake = Arc::new(OnceLock::new());
        let mut inside = self.lock();
        let oldest = inside.make_room(from, |_| PlaceHold::Loose);
        inside.take(from, Arc::clone(&handshake));
        drop(inside);
        if let Ok(Some(oldest)) = oldest
            && let Some(oldest) = oldest.get()
        {
            oldest.abort();
        }
        Place { crowd: self.clone(), handshake }
    }
}

/// A running handshake's place, given back when dropped.
struct Place {
    crowd: Crowd,
    handshake: Arc<OnceLock<AbortHandle>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowd.lock().leave(|other| Arc::ptr_eq(other, &self.handshake));
    }
}

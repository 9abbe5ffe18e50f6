//! Drives one player's end of a match over QUIC: sockets, files and the clock around a [`Peer`] that knows none of them.
//!
//! It runs as one task. The player's requests come in as [`Request`]s, news for the player goes out as [`News`]. Every
//! action of the peer is carried out in order, and files are on disk before anything is sent because of them. A lost
//! connection is dialled again from both sides, at the other's last address or one it told. A guest who dials a host
//! waits at the door until it has said hello. Queues for reading and sending are bounded in bytes.

mod deeds;
mod door;
mod inquiry;
mod news;
mod talk;
mod watching;

pub use inquiry::{Inquiry, MatchOffer};
pub use news::{Arrived, MatchView, News, Request, SessionTask, WatchNews, WatchWish};

use crate::addresses::{self, OwnAddresses};
use crate::queue::{QueueCapacity, QueueReceiver, QueueSender, queue};
use crate::quic::{Backoff, Endpoint, Farewell, Goodbye, Link, LinkMeter, LinkRank, Outbox, Route};
use crate::store::Store;
use crate::watch::HallNews;
use record::identity::PlayerKey;
use record::lobby::LobbyFault;
use record::peer::{Peer, ToDo};
use record::session::{Output, Session};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use talk::TheirTalk;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::JoinHandle;

/// Time between two ticks of the peer.
const TICK: Duration = Duration::from_millis(250);
/// Time between two looks at the adapters: a change of network shows within this time.
const LOOK_AROUND: Duration = Duration::from_secs(5);
/// Time the program waits at its end for the last entry to be acknowledged.
const LAST_WORDS: Duration = Duration::from_secs(10);
/// Frames that may wait to be heard, of all links together, and their bytes: two of the largest.
const FRAMES: usize = 64;
const FRAME_BYTES: usize = 2 << 20;
/// Bytes that may wait for a slow line; the session's own window is well below.
const ROOM: usize = 4 << 20;

/// Number of news that may wait to be heard: more than a match has entries, and the first and the newest picture of it.
const NEWS: QueueCapacity = QueueCapacity { pictures: 2, others: 100_000 };

/// Round trips that differ by no more than this are the same to people.
const SAME_TO_PEOPLE: Duration = Duration::from_millis(20);

/// A drive that has ended.
#[derive(Debug)]
pub struct Journey {
    /// The reason it ended.
    pub arrived: Arrived,
    /// The files.
    pub store: Store,
    /// Bytes in UDP packets, sent and received.
    pub traffic: (u64, u64),
}

/// Everything a drive needs.
pub struct Driver {
    endpoint: Arc<Endpoint>,
    peer: Peer,
    store: Store,
    requests: mpsc::Receiver<Request>,
    news: QueueSender<News>,
    started: Instant,
    current: Option<Post>,
    door: door::Door,
    arrivals: (mpsc::Sender<Link>, mpsc::Receiver<Link>),
    frames: (mpsc::Sender<Frame>, mpsc::Receiver<Frame>),
    budget: Arc<Semaphore>,
    next_link: u64,
    generation: u32,
    /// Addresses at which the other player may be found.
    contact: Vec<SocketAddr>,
    dialling: Option<JoinHandle<()>>,
    own: OwnAddresses,
    /// Whether this end stays for a rematch after the match.
    stays: bool,
    arrived: Option<Arrived>,
    told: Option<(u32, bool, Option<u32>)>,
    /// The route of the match and its round trip, as last told.
    route: Option<(Route, Duration)>,
    /// Bytes in UDP packets of links that have ended, sent and received.
    traffic: (u64, u64),
    shows: watching::Shows,
    their_talk: TheirTalk,
}

/// A link that is up, with a task that reads and one that writes.
struct Post {
    id: u64,
    key: PlayerKey,
    exporter: [u8; 32],
    rank: LinkRank,
    dialled: bool,
    address: Option<SocketAddr>,
    meter: LinkMeter,
    outbox: Outbox,
    reader: JoinHandle<()>,
}

/// A frame from a link's reader, or the reason there will be none. A frame counts against the budget until it was
/// heard.
struct Frame {
    link: u64,
    what: Result<(Vec<u8>, OwnedSemaphorePermit), String>,
}

impl Driver {
    /// A drive that is ready to go, the channel for requests and the one for news.
    pub fn new(
        endpoint: Arc<Endpoint>,
        peer: Peer,
        store: Store,
    ) -> (Driver, mpsc::Sender<Request>, QueueReceiver<News>) {
        let (ask, requests) = mpsc::channel(64);
        let (news, hear) = queue(NEWS, |news| matches!(news, News::Now(_)));
        let driver = Driver {
            endpoint,
            peer,
            store,
            requests,
            news,
            started: Instant::now(),
            current: None,
            door: door::Door::default(),
            arrivals: mpsc::channel(4),
            frames: mpsc::channel(FRAMES),
            budget: Arc::new(Semaphore::new(FRAME_BYTES)),
            next_link: 0,
            // Later runs of the program count from higher up, so that their links replace those of earlier ones.
            generation: u32::try_from(wall()).unwrap_or(u32::MAX / 2),
            contact: Vec::new(),
            dialling: None,
            own: OwnAddresses::default(),
            stays: false,
            arrived: None,
            told: None,
            route: None,
            traffic: (0, 0),
            shows: watching::Shows::default(),
            their_talk: TheirTalk::default(),
        };
        (driver, ask, hear)
    }

    /// The addresses at which the other player may be found.
    pub fn with_contact(mut self, contact: Vec<SocketAddr>) -> Driver {
        self.contact = contact;
        self
    }

    /// The address that the router opened for us.
    pub fn with_mapped(mut self, mapped: Option<SocketAddr>) -> Driver {
        self.own.mapped = mapped;
        self
    }

    /// Stays after the match, for a rematch.
    pub fn staying(mut self) -> Driver {
        self.stays = true;
        self
    }

    /// Begins with a link that was made before.
    pub async fn run_with(mut self, link: Option<Link>) -> Journey {
        self.own.adapters = self.around().unwrap_or_default();
        self.shows.recall(self.peer.session().map_or(0, |session| session.entries().len()), self.store.age());
        if let Some(session) = self.peer.session() {
            self.begun(session);
        }
        if let Some(link) = link {
            self.arrive(link);
        }
        self.drive().await
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn tell(&self, news: News) {
        // The listener may have gone; the match goes on.
        let _ = self.news.tell(news);
    }

    fn begun(&self, session: &Session) {
        let record = self.store.record_path().unwrap_or_default();
        let header = Box::new(session.course().header().clone());
        self.tell(News::Begun { header, me: session.me(), record });
    }

    async fn drive(mut self) -> Journey {
        let mut tick = tokio::time::interval(TICK);
        let mut look = tokio::time::interval(LOOK_AROUND);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut closing: Option<Instant> = None;
        let mut heard = false;
        loop {
            self.carry_out_at_door();
            self.carry_out();
            self.guard();
            self.show();
            self.show_to_watchers();
            if let Some(arrived) = self.arrived.take() {
                self.part(&arrived).await;
                return Journey { arrived, store: self.store, traffic: self.traffic };
            }
            if self.is_over() && !self.stays {
                let since = *closing.get_or_insert_with(Instant::now);
                // A peer that has everything may have gone since.
                heard |= self.peer.session().is_some_and(Session::is_acknowledged);
                if (heard || since.elapsed() > LAST_WORDS) && !self.stays_for_watchers(since) {
                    self.arrived = Some(Arrived::Over);
                    continue;
                }
            }
            self.seek();
            let now_due = tokio::select! {
                frame = self.frames.1.recv() => frame.map(Happening::Frame),
                link = self.arrivals.1.recv() => link.map(Happening::Link),
                link = self.endpoint.accept() => link.map(Happening::Link),
                link = self.endpoint.accept_watcher(), if !self.shows.is_open() => link.map(Happening::Watcher),
                news = self.shows.news() => news.map(Happening::Watch),
                request = self.requests.recv() => Some(request.map_or(Happening::Leave, Happening::Request)),
                _ = tick.tick() => Some(Happening::Tick),
                _ = look.tick() => Some(Happening::Look),
            };
            match now_due {
                Some(Happening::Frame(frame)) => self.frame(frame),
                Some(Happening::Link(link)) => self.arrive(link),
                Some(Happening::Watcher(link)) => self.turn_away(&link),
                Some(Happening::Watch(news)) => self.watch_news(news),
                Some(Happening::Request(request)) => self.request(request),
                Some(Happening::Leave) => self.leave(),
                Some(Happening::Tick) => {
                    self.show_way();
                    self.tick_at_door();
                    self.peer.tick(self.now());
                }
                Some(Happening::Look) => self.look_around().await,
                None => self.arrived = Some(Arrived::Left),
            }
        }
    }

    fn is_over(&self) -> bool {
        self.peer.session().is_some_and(Session::is_closed)
    }

    fn request(&mut self, request: Request) {
        let now = self.now();
        match request {
            Request::Act(act) => {
                self.peer.act(|session| act(session, now));
            }
            Request::Admit(key) => self.answer_knock(key, true),
            Request::TurnAway(key) => self.answer_knock(key, false),
            Request::Agree(terms) => self.peer.agree(now, &terms),
            Request::Rematch => {
                self.peer.offer_rematch(now, wall());
            }
            Request::Watch(wish) => self.watch_wish(wish),
            Request::Leave => self.leave(),
        }
    }

    /// A player who leaves after the end has played to the end.
    fn leave(&mut self) {
        self.arrived = Some(if self.is_over() { Arrived::Over } else { Arrived::Left });
    }

    fn frame(&mut self, frame: Frame) {
        if self.door.has(frame.link) {
            return self.heard_at_door(frame.link, frame.what.map(|(bytes, _)| bytes));
        }
        if self.current.as_ref().is_none_or(|current| current.id != frame.link) {
            return;
        }
        let now = self.now();
        match frame.what {
            Ok((bytes, _held)) => self.peer.receive(now, &bytes),
            Err(why) => self.lost(why),
        }
    }

    fn lost(&mut self, why: String) {
        let Some(current) = self.current.take() else { return };
        drop(self.end(current, Goodbye::new(Farewell::Done, "")));
        self.peer.disconnected(self.now());
        if self.is_over() {
            // A peer that has everything may go; there is no connection to make again.
        } else if self.peer.is_host() || self.peer.opponent().is_some() {
            self.tell(News::Disconnected(why));
        } else {
            self.arrived = Some(Arrived::NoMatch(LobbyFault::new("connection-lost", why)));
        }
    }

    /// A link came up, dialled by us or by the other side: it is used, or closed with a reason.
    fn arrive(&mut self, link: Link) {
        let (key, rank) = (link.peer(), link.rank());
        let refuse = |kind, words: &str| link.close(Goodbye::new(kind, words));
        if !self.peer.wants(&key) {
            return refuse(Farewell::Refused, "this player already has another opponent");
        }
        if let Some(current) = &self.current {
            let same = current.key == key;
            if same && current.rank >= rank {
                return refuse(Farewell::Replaced, "another connection is kept");
            }
            if !same && self.peer.is_settled() {
                return refuse(Farewell::Busy, "another guest was let in");
            }
        }
        if self.peer.is_host() && self.peer.opponent().is_none() && !self.peer.knows(&key) {
            return self.wait_at_door(link);
        }
        self.hang_up(&Goodbye::new(Farewell::Replaced, "another connection is kept"));
        self.nobody_waits(&Goodbye::new(Farewell::Busy, "another guest was let in"));
        if let Some(dialling) = self.dialling.take() {
            dialling.abort();
        }
        self.generation = self.generation.max(rank.generation);
        self.take_up(link, key);
    }

    fn take_up(&mut self, link: Link, key: PlayerKey) {
        link.let_in();
        let post = self.post(link);
        let (exporter, address) = (post.exporter, post.address);
        self.current = Some(post);
        self.own.seen = None;
        self.tell(News::Connected { key, address });
        let now = self.now();
        self.peer.connected(now, key, exporter);
    }

    /// Begins to read from a link and to write to it.
    fn post(&mut self, link: Link) -> Post {
        self.next_link += 1;
        let id = self.next_link;
        let (key, exporter, rank) = (link.peer(), *link.exporter(), link.rank());
        let (dialled, address, meter) = (link.dialled(), link.remote_address(), link.meter());
        let (sender, mut receiver) = link.split();
        let (frames, budget) = (self.frames.0.clone(), Arc::clone(&self.budget));
        let reader = tokio::spawn(async move {
            loop {
                let what = match receiver.recv().await {
                    Ok(bytes) => {
                        let size = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
                        // The budget is never closed while there is a listener.
                        let Ok(held) = Arc::clone(&budget).acquire_many_owned(size).await else { return };
                        Ok((bytes, held))
                    }
                    Err(closed) => Err(closed.to_string()),
                };
                let last = what.is_err();
                if frames.send(Frame { link: id, what }).await.is_err() || last {
                    return;
                }
            }
        });
        let outbox = Outbox::new(sender, ROOM);
        Post { id, key, exporter, rank, dialled, address, meter, outbox, reader }
    }

    /// Says goodbye over a link, and counts its bytes. The returned task ends when that is done.
    fn end(&mut self, post: Post, goodbye: Goodbye) -> JoinHandle<()> {
        post.reader.abort();
        let (sent, received) = post.meter.bytes();
        self.traffic = (self.traffic.0 + sent, self.traffic.1 + received);
        post.outbox.close(goodbye)
    }

    fn hang_up(&mut self, goodbye: &Goodbye) -> Option<JoinHandle<()>> {
        let current = self.current.take()?;
        let writer = self.end(current, goodbye.clone());
        self.peer.disconnected(self.now());
        Some(writer)
    }

    /// Without a connection, and with an idea of the other player's address, dials that player.
    fn seek(&mut self) {
        let running = self.dialling.as_ref().is_some_and(|dialling| !dialling.is_finished());
        let Some(key) = self.peer.opponent() else { return };
        let nowhere = self.contact.is_empty() && !self.endpoint.reaches_far();
        if self.current.is_some() || running || nowhere || self.is_over() {
            return;
        }
        let (endpoint, arrivals) = (Arc::clone(&self.endpoint), self.arrivals.0.clone());
        let (contact, generation) = (self.contact.clone(), self.generation.saturating_add(1));
        self.dialling = Some(tokio::spawn(async move {
            let mut backoff = Backoff::new(random);
            let link = endpoint.redial(&contact, key, generation, &mut backoff).await;
            let _ = arrivals.send(link).await;
        }));
    }

    /// Looks whether the network has changed: then the socket moves, and the other side is told our new addresses.
    async fn look_around(&mut self) {
        let Some(found) = self.around() else { return };
        if found == self.own.adapters || found.is_empty() {
            return;
        }
        self.own.adapters = found;
        if self.endpoint.rebind().await.is_ok() {
            self.own.adapters = self.around().unwrap_or_default();
        }
        self.tell_addresses();
        // A link that the other side dialled does not follow us; a new one does, and the other side keeps the newer.
        let stays_behind =
            self.current.as_ref().is_some_and(|current| !current.dialled && !current.meter.finds_its_way());
        if stays_behind && !self.contact.is_empty() && self.peer.opponent().is_some() {
            self.lost(String::from("this computer's network has changed"));
        }
    }

    /// Addresses of this computer on its networks; on itself only, if it listens there.
    fn around(&self) -> Option<Vec<SocketAddr>> {
        match self.endpoint.local_address() {
            Ok(here) if here.ip().is_loopback() => Some(vec![here]),
            _ => addresses::on_adapters(self.endpoint.port()).ok(),
        }
    }

    fn tell_addresses(&mut self) {
        let (now, list) = (self.now(), self.own.merged());
        self.peer.act(|session| session.tell_addresses(now, list));
    }

    /// Shows the state of the match, if it has changed.
    fn show(&mut self) {
        let now = self.now();
        let Some(session) = self.peer.session() else { return };
        let asked = session.asked().map(|asked| asked.number);
        let state = (session.course().length(), session.is_met() && !session.is_quiet(), asked);
        if self.told == Some(state) {
            return;
        }
        let view = MatchView::of(session, now);
        self.told = Some(state);
        self.tell(News::Now(Arc::new(view)));
    }

    /// Tells the route of the match when it has changed, or the round trip when it has changed much.
    fn show_way(&mut self) {
        let way = self.current.as_ref().and_then(|current| current.meter.way());
        let Some((route, rtt)) = way.filter(|(_, rtt)| !rtt.is_zero()) else {
            self.route = None;
            return;
        };
        let same = self.route.as_ref().is_some_and(|(told, before)| {
            let (less, more) = (rtt.min(*before), rtt.max(*before));
            *told == route && more.saturating_sub(less) <= (less / 2).max(SAME_TO_PEOPLE)
        });
        if !same {
            let before = self.route.replace((route.clone(), rtt)).map(|(before, _)| before);
            self.tell(News::Way { route, rtt, before });
        }
    }

    async fn part(&mut self, arrived: &Arrived) {
        let goodbye = match arrived {
            Arrived::Over | Arrived::NoMatch(_) => Goodbye::new(Farewell::Done, ""),
            Arrived::Left | Arrived::Disk(_) => Goodbye::new(Farewell::Leaving, ""),
            Arrived::Stopped(verdict) => Goodbye::new(Farewell::Misbehaved, &verdict.text),
        };
        if let Some(dialling) = self.dialling.take() {
            dialling.abort();
        }
        let meter = self.current.as_ref().map(|current| (current.meter.clone(), current.meter.bytes()));
        let writer = self.hang_up(&goodbye);
        self.nobody_waits(&goodbye);
        self.carry_out_at_door();
        self.shows.close(goodbye).await;
        if let Some(writer) = writer {
            let _ = writer.await;
        }
        // The last frames count, too.
        if let Some((meter, before)) = meter {
            let after = meter.bytes();
            self.traffic = (self.traffic.0 + after.0 - before.0, self.traffic.1 + after.1 - before.1);
        }
        // Notices from the way out.
        while let Some(deed) = self.peer.poll() {
            if let ToDo::Match(Output::Notice(notice)) = deed {
                self.tell(News::Notice(notice));
            }
        }
    }
}

enum Happening {
    Frame(Frame),
    Link(Link),
    Watcher(Link),
    Watch(HallNews),
    Request(Request),
    Tick,
    Look,
    Leave,
}

/// Seconds since 1970.
pub fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Any number, for waits that should not all end at once.
fn random() -> u32 {
    getrandom::u32().unwrap_or(0)
}

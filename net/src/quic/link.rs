//! The seam between the session and the carrier of its messages: frames to one player, whose key is proven.
//!
//! A link has queues of bounded length both ways: a peer that does not read makes [`Link::send`] wait, and one that
//! sends too much is read at a bounded rate. Once closed, it says why in a sentence.

use crate::places::NOWHERE;
use crate::quic::bounds::WINDOW;
use crate::quic::carrier::{Carrier, Inward, Outward};
use crate::quic::frame::{self, LARGEST_EARLY_FRAME, LARGEST_FRAME};
use crate::quic::goodbye::{Closed, Farewell, Goodbye, LinkRank};
use crate::quic::memory;
use crate::quic::reader::{Reader, Stop};
use crate::quic::route::Route;
use record::expect::key_hash;
use record::identity::PlayerKey;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Number of frames that wait to be sent before [`Link::send`] waits as well.
pub(crate) const QUEUE: usize = 16;
/// Frames are put together up to about this size before they are written.
const WRITE_AT_ONCE: usize = 64 << 10;
/// Time a farewell waits for the other side to have everything.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// A connection to one player.
#[derive(Debug)]
pub struct Link {
    sender: LinkSender,
    receiver: LinkReceiver,
}

/// The sending half.
#[derive(Debug)]
pub struct LinkSender {
    shared: Arc<Shared>,
    queue: mpsc::Sender<Out>,
    writer: Option<JoinHandle<()>>,
}

/// The receiving half.
#[derive(Debug)]
pub struct LinkReceiver {
    shared: Arc<Shared>,
    source: Source,
}

#[derive(Debug)]
struct Shared {
    peer: PlayerKey,
    exporter: [u8; 32],
    rank: LinkRank,
    dialled: bool,
    wire: Wire,
    /// The largest frame that is read.
    largest: AtomicUsize,
    /// The goodbye with which we ended it, or the fault we found.
    ending: Mutex<Option<Closed>>,
}

#[derive(Debug)]
enum Wire {
    Quic(Carrier),
    Memory(memory::Ending),
}

#[derive(Debug)]
enum Source {
    Quic(Box<Reader>),
    Memory(mpsc::Receiver<Out>),
}

/// An element of the queue.
#[derive(Debug)]
pub(crate) enum Out {
    Frame(Vec<u8>),
    Farewell(Goodbye),
}

impl Link {
    /// Around a connection whose greeting is done.
    pub(crate) fn quic(
        connection: Carrier,
        (send, receive): (Outward, Inward),
        peer: PlayerKey,
        rank: LinkRank,
        dialled: bool,
    ) -> Result<Link, Closed> {
        let exporter = connection.exporter()?;
        let wire = Wire::Quic(connection.clone());
        // A peer that was dialled is the one we wanted; a peer that dialled us is a stranger at first.
        let largest = AtomicUsize::new(if dialled { LARGEST_FRAME } else { LARGEST_EARLY_FRAME });
        let shared = Arc::new(Shared { peer, exporter, rank, dialled, wire, largest, ending: Mutex::new(None) });
        let (queue, waiting) = mpsc::channel(QUEUE);
        let writer = Some(tokio::spawn(write(shared.clone(), connection, send, waiting)));
        let source = Source::Quic(Box::new(Reader::new(receive)));
        let receiver = LinkReceiver { shared: shared.clone(), source };
        Ok(Link { sender: LinkSender { shared, queue, writer }, receiver })
    }

    pub(crate) fn memory(
        peer: PlayerKey,
        exporter: [u8; 32],
        (rank, dialled): (LinkRank, bool),
        queues: (mpsc::Sender<Out>, mpsc::Receiver<Out>),
        ending: memory::Ending,
    ) -> Link {
        let wire = Wire::Memory(ending);
        let largest = AtomicUsize::new(LARGEST_FRAME);
        let shared = Arc::new(Shared { peer, exporter, rank, dialled, wire, largest, ending: Mutex::new(None) });
        let receiver = LinkReceiver { shared: shared.clone(), source: Source::Memory(queues.1) };
        Link { sender: LinkSender { shared, queue: queues.0, writer: None }, receiver }
    }

    /// The two halves, for two tasks. The link ends when the sending half is dropped.
    pub fn split(self) -> (LinkSender, LinkReceiver) {
        (self.sender, self.receiver)
    }

    /// See [`LinkSender::send`].
    pub async fn send(&self, frame: Vec<u8>) -> Result<(), Closed> {
        self.sender.send(frame).await
    }

    /// See [`LinkReceiver::recv`].
    pub async fn recv(&mut self) -> Result<Vec<u8>, Closed> {
        self.receiver.recv().await
    }

    /// The player at the other end; TLS has proven the key.
    pub fn peer(&self) -> PlayerKey {
        self.sender.peer()
    }

    /// Bytes that only the two ends of this connection know; see [`EXPORTER_LABEL`](super::EXPORTER_LABEL).
    pub fn exporter(&self) -> &[u8; 32] {
        self.sender.exporter()
    }

    /// The rank among several links to the same player: the greatest is kept.
    pub fn rank(&self) -> LinkRank {
        self.sender.shared.rank
    }

    /// Whether this side dialled.
    pub fn dialled(&self) -> bool {
        self.sender.shared.dialled
    }

    /// See [`LinkSender::rtt`].
    pub fn rtt(&self) -> Duration {
        self.sender.rtt()
    }

    /// See [`LinkSender::remote_address`].
    pub fn remote_address(&self) -> Option<SocketAddr> {
        self.sender.remote_address()
    }

    /// See [`LinkSender::route`].
    pub fn route(&self) -> Route {
        self.sender.route()
    }

    /// The network the other side counts to where places for strangers are shared: that of its address, or one of its
    /// own where a relay does not show any.
    pub(crate) fn network(&self) -> IpAddr {
        match &self.sender.shared.wire {
            Wire::Quic(connection) => {
                connection.remote_address().map_or_else(|| own_network(&self.peer()), |address| address.ip())
            }
            Wire::Memory(_) => NOWHERE,
        }
    }

    /// Counts what goes over the wire. It holds the connection: a caller who keeps it when the link has ended keeps
    /// that, too.
    pub fn meter(&self) -> LinkMeter {
        LinkMeter(self.sender.shared.clone())
    }

    /// Takes the other side in: from now on it may send whole battles. Until then a player who dialled us is heard with
    /// small frames, and few of its bytes wait to be read.
    pub fn let_in(&self) {
        self.sender.shared.let_in();
    }

    /// See [`LinkSender::close`].
    pub fn close(&self, goodbye: Goodbye) {
        self.sender.close(goodbye);
    }

    /// See [`LinkSender::finish`].
    pub async fn finish(self, goodbye: Goodbye) {
        self.sender.finish(goodbye).await;
    }

    /// See [`LinkSender::closed`].
    pub fn closed(&self) -> Option<Closed> {
        self.sender.closed()
    }
}

/// Counts the bytes of a link, and takes its other side in.
#[derive(Clone, Debug)]
pub struct LinkMeter(Arc<Shared>);

impl LinkMeter {
    /// Bytes in UDP packets, sent and received: acknowledgements, repetitions and all.
    pub fn bytes(&self) -> (u64, u64) {
        match &self.0.wire {
            Wire::Quic(connection) => connection.bytes(),
            Wire::Memory(_) => (0, 0),
        }
    }

    /// The present route of the link, and the estimate of its round trip; `None` where there is no network.
    pub fn way(&self) -> Option<(Route, Duration)> {
        match &self.0.wire {
            Wire::Quic(connection) => Some((connection.route(), connection.rtt())),
            Wire::Memory(_) => None,
        }
    }

    /// Whether the link finds another way by itself when this computer's network changes.
    pub(crate) fn finds_its_way(&self) -> bool {
        match &self.0.wire {
            Wire::Quic(connection) => connection.finds_its_way(),
            Wire::Memory(_) => false,
        }
    }

    /// See [`Link::let_in`].
    pub(crate) fn let_in(&self) {
        self.0.let_in();
    }
}

/// A network for a key alone, among unused addresses (100::/8, out of RFC 6666): each key counts for itself.
pub(crate) fn own_network(key: &PlayerKey) -> IpAddr {
    // Networks are told apart by their first 64 bits; 48 of them are of the key.
    let own = u128::from_be_bytes(key_hash(key)) >> 80 << 64;
    Ipv6Addr::from_bits(0x0100 << 112 | own | 1).into()
}

impl LinkSender {
    /// Queues a frame of 1 to [`frame::LARGEST_FRAME`] bytes; waits while the queue is full. It may be dropped while it
    /// waits: the frame is then queued whole or not at all.
    pub async fn send(&self, frame: Vec<u8>) -> Result<(), Closed> {
        frame::check(&frame).map_err(Closed::Unsendable)?;
        if let Some(closed) = self.closed() {
            return Err(closed);
        }
        match &self.shared.wire {
            Wire::Quic(_) => self.queue.send(Out::Frame(frame)).await.map_err(|_| self.shared.why()),
            Wire::Memory(ending) => tokio::select! {
                sent = self.queue.send(Out::Frame(frame)) => sent.map_err(|_| self.shared.why()),
                () = ending.wait() => Err(self.shared.why()),
            },
        }
    }

    /// The player at the other end.
    pub fn peer(&self) -> PlayerKey {
        self.shared.peer
    }

    /// Bytes that only the two ends of this connection know.
    pub fn exporter(&self) -> &[u8; 32] {
        &self.shared.exporter
    }

    /// The present estimate of the round trip.
    pub fn rtt(&self) -> Duration {
        match &self.shared.wire {
            Wire::Quic(connection) => connection.rtt(),
            Wire::Memory(_) => Duration::ZERO,
        }
    }

    /// The present route of the link.
    pub fn route(&self) -> Route {
        match &self.shared.wire {
            Wire::Quic(connection) => connection.route(),
            Wire::Memory(_) => Route::Direct,
        }
    }

    /// The present address of the other side, as its packets say. It is worth telling the other side.
    pub fn remote_address(&self) -> Option<SocketAddr> {
        match &self.shared.wire {
            Wire::Quic(connection) => connection.remote_address(),
            Wire::Memory(_) => None,
        }
    }

    /// Closes at once. What was queued may be lost: a session can do without it, or uses [`LinkSender::finish`].
    pub fn close(&self, goodbye: Goodbye) {
        self.shared.close(goodbye);
    }

    /// Sends what is queued, says goodbye and closes. It takes a round trip, and some seconds at most.
    pub async fn finish(mut self, goodbye: Goodbye) {
        let last = self.queue.send(Out::Farewell(goodbye.clone()));
        match tokio::time::timeout(LAST_WORDS, last).await {
            Ok(Ok(())) => {
                self.shared.end(Closed::ByUs(goodbye.clone()));
                // The writer has two seconds for the farewell once the rest is written; a peer that does not read the
                // rest is not waited for.
                if let Some(writer) = self.writer.take()
                    && tokio::time::timeout(2 * LAST_WORDS, writer).await.is_err()
                {
                    self.shared.hang_up(&goodbye);
                }
            }
            _ => self.shared.close(goodbye),
        }
    }

    /// The reason it is closed, if it is.
    pub fn closed(&self) -> Option<Closed> {
        self.shared.closed()
    }
}

impl LinkReceiver {
    /// The next frame, or the reason there will be no more. It may be dropped while it waits: nothing is lost.
    pub async fn recv(&mut self) -> Result<Vec<u8>, Closed> {
        let shared = &self.shared;
        match &mut self.source {
            Source::Quic(reader) => match reader.next(&shared.largest).await {
                Ok(frame) => Ok(frame),
                Err(Stop::Frame(error)) => {
                    shared.end(Closed::Misframed(error));
                    shared.hang_up(&Goodbye::new(Farewell::Misbehaved, error.to_string()));
                    Err(shared.why())
                }
                Err(Stop::Ended) => {
                    // The goodbye comes right behind the end of the stream, and says more.
                    if let Wire::Quic(connection) = &shared.wire {
                        let _ = tokio::time::timeout(LAST_WORDS, connection.closed()).await;
                    }
                    Err(shared.ended())
                }
                Err(Stop::Lost) => Err(shared.ended()),
            },
            Source::Memory(queue) => {
                let Wire::Memory(ending) = &shared.wire else { return Err(Closed::Lost) };
                let out = tokio::select! {
                    biased;
                    out = queue.recv() => out,
                    () = ending.wait() => None,
                };
                match out {
                    Some(Out::Frame(frame)) => Ok(frame),
                    Some(Out::Farewell(goodbye)) => {
                        shared.end(Closed::ByPeer(goodbye));
                        Err(shared.why())
                    }
                    None => Err(shared.closed().unwrap_or(Closed::Ended)),
                }
            }
        }
    }
}

impl Shared {
    /// Remembers the first reason.
    fn end(&self, closed: Closed) {
        self.ending.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(closed);
    }

    fn let_in(&self) {
        self.largest.store(LARGEST_FRAME, Ordering::Relaxed);
        if let Wire::Quic(connection) = &self.wire {
            connection.set_receive_window(WINDOW);
        }
    }

    fn close(&self, goodbye: Goodbye) {
        if self.closed().is_none() {
            self.end(Closed::ByUs(goodbye.clone()));
        }
        self.hang_up(&goodbye);
    }

    fn hang_up(&self, goodbye: &Goodbye) {
        match &self.wire {
            Wire::Quic(connection) => connection.close(goodbye),
            Wire::Memory(ending) => ending.end(goodbye.clone()),
        }
    }

    fn closed(&self) -> Option<Closed> {
        let ended = self.ending.lock().unwrap_or_else(PoisonError::into_inner).clone();
        ended.or_else(|| match &self.wire {
            Wire::Quic(connection) => connection.why_closed(),
            Wire::Memory(ending) => ending.by_peer().map(Closed::ByPeer),
        })
    }

    /// Nothing more can be read: the link is at its end, even if the connection is still open.
    fn ended(&self) -> Closed {
        if self.closed().is_none() {
            self.end(Closed::Ended);
            self.hang_up(&Goodbye::new(Farewell::Done, ""));
        }
        self.why()
    }

    fn why(&self) -> Closed {
        self.closed().unwrap_or(Closed::Lost)
    }
}

/// Writes what is queued until the link ends.
async fn write(shared: Arc<Shared>, connection: Carrier, mut stream: Outward, mut queue: mpsc::Receiver<Out>) {
    let mut bytes = Vec::new();
    loop {
        let first = tokio::select! {
            out = queue.recv() => out,
            () = connection.closed() => return,
        };
        let mut next = first;
        let mut goodbye = None;
        bytes.clear();
        loop {
            match next {
                // Its length was checked when it was queued.
                Some(Out::Frame(frame)) => {
                    let _ = frame::put(&frame, &mut bytes);
                }
                Some(Out::Farewell(last)) => goodbye = Some(last),
                None => goodbye = Some(Goodbye::new(Farewell::Done, "")),
            }
            if goodbye.is_some() || bytes.len() >= WRITE_AT_ONCE {
                break;
            }
            let Ok(more) = queue.try_recv() else { break };
            next = Some(more);
        }
        if stream.write_all(&bytes).await.is_err() {
            // The other side will read no more: the link is at its end, even if the connection is still open.
            shared.close(Goodbye::new(Farewell::Done, ""));
            return;
        }
        if let Some(goodbye) = goodbye {
            let _ = tokio::time::timeout(LAST_WORDS, stream.finish()).await;
            shared.close(goodbye);
            return;
        }
    }
}

//! A slow and lossy network in one process: for benchmarks and tests, never for play.
//!
//! Two UDP sockets on loopback act as the two ends of a long line. Packets that come in at one go out at the other,
//! later, or not at all. Threads of its own keep the time to well under a millisecond, which an async runtime does not
//! promise.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Time after which an idle thread looks whether it should end.
const LOOK_UP: Duration = Duration::from_millis(20);
/// Packets that may be under way at once; a long line with a fast sender holds less.
const MOST_UNDER_WAY: usize = 1 << 16;
/// The largest UDP packet.
const LARGEST_PACKET: usize = 65_535;

/// Delay and loss of the line, each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlowWire {
    /// The least time that a packet takes.
    pub delay: Duration,
    /// Up to this is added, by chance; packets may overtake each other.
    pub jitter: Duration,
    /// Number of packets lost of a thousand.
    pub loss_per_mille: u32,
    /// The seed of all chance.
    pub seed: u64,
}

/// A line between two ends. Dropping it cuts it.
#[derive(Debug)]
pub struct DelayLine {
    ends: [SocketAddr; 2],
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl DelayLine {
    /// A line to this address. The first sender to [`DelayLine::near_end`] is at the other end of it.
    pub fn to(far: SocketAddr, line: SlowWire) -> io::Result<DelayLine> {
        DelayLine::between(None, far, line)
    }

    /// A line between two addresses; either may send first, to the end next to it.
    pub fn between(near: Option<SocketAddr>, far: SocketAddr, line: SlowWire) -> io::Result<DelayLine> {
        let sockets = [open()?, open()?];
        let ends = [sockets[0].local_addr()?, sockets[1].local_addr()?];
        let shared = Arc::new(Shared {
            peers: [Mutex::new(near), Mutex::new(Some(far))],
            under_way: Mutex::new(UnderWay { packets: BinaryHeap::new(), count: 0, random: line.seed }),
            news: Condvar::new(),
            ended: AtomicBool::new(false),
            carried: AtomicU64::new(0),
            lost: AtomicU64::new(0),
        });
        let [near_socket, far_socket] = sockets;
        let outgoing = [near_socket.try_clone()?, far_socket.try_clone()?];
        let threads = vec![
            std::thread::spawn({
                let shared = shared.clone();
                move || listen(&shared, &near_socket, End::Near, line)
            }),
            std::thread::spawn({
                let shared = shared.clone();
                move || listen(&shared, &far_socket, End::Far, line)
            }),
            std::thread::spawn({
                let shared = shared.clone();
                move || deliver(&shared, &outgoing)
            }),
        ];
        Ok(DelayLine { ends, shared, threads })
    }

    /// The address to dial instead of the far one.
    pub const fn near_end(&self) -> SocketAddr {
        self.ends[0]
    }

    /// The address at which the far side sees the near one, and can dial it.
    pub const fn far_end(&self) -> SocketAddr {
        self.ends[1]
    }

    /// Number of packets carried and number lost, both ways together.
    pub fn counts(&self) -> (u64, u64) {
        (self.shared.carried.load(Ordering::Relaxed), self.shared.lost.load(Ordering::Relaxed))
    }
}

impl Drop for DelayLine {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::Relaxed);
        self.shared.news.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Near,
    Far,
}

#[derive(Debug)]
struct Shared {
    /// The addresses at the near and at the far end.
    peers: [Mutex<Option<SocketAddr>>; 2],
    under_way: Mutex<UnderWay>,
    news: Condvar,
    ended: AtomicBool,
    carried: AtomicU64,
    lost: AtomicU64,
}

/// Ordered by the moment it is due, and then by the order in which it came.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Packet {
    due: Instant,
    number: u64,
    to: End,
    bytes: Vec<u8>,
}

#[derive(Debug)]
struct UnderWay {
    packets: BinaryHeap<Reverse<Packet>>,
    count: u64,
    random: u64,
}

impl UnderWay {
    /// The next number of the SplitMix64 sequence.
    fn random(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.random ^ self.random >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

fn open() -> io::Result<UdpSocket> {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0))?;
    socket.set_read_timeout(Some(LOOK_UP))?;
    Ok(socket)
}

fn listen(shared: &Shared, socket: &UdpSocket, end: End, line: SlowWire) {
    let [near, _] = &shared.peers;
    let mut buffer = vec![0; LARGEST_PACKET];
    while !shared.ended.load(Ordering::Relaxed) {
        let Ok((length, from)) = socket.recv_from(&mut buffer) else { continue };
        let now = Instant::now();
        let Some(packet) = buffer.get(..length) else { continue };
        let to = match end {
            End::Near => {
                *near.lock().unwrap_or_else(PoisonError::into_inner) = Some(from);
                End::Far
            }
            End::Far => End::Near,
        };
        let mut under_way = shared.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let lost = under_way.random() % 1000 < u64::from(line.loss_per_mille);
        if lost || under_way.packets.len() >= MOST_UNDER_WAY {
            shared.lost.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        let jitter = u64::try_from(line.jitter.as_nanos()).unwrap_or(u64::MAX);
        let extra = Duration::from_nanos(under_way.random() % jitter.saturating_add(1).max(1));
        under_way.count += 1;
        let due = now + line.delay + extra;
        let packet = Packet { due, number: under_way.count, to, bytes: packet.to_vec() };
        under_way.packets.push(Reverse(packet));
        drop(under_way);
        shared.news.notify_one();
    }
}

fn deliver(shared: &Shared, sockets: &[UdpSocket; 2]) {
    let mut under_way = shared.under_way.lock().unwrap_or_else(PoisonError::into_inner);
    while !shared.ended.load(Ordering::Relaxed) {
        let now = Instant::now();
        let wait = match under_way.packets.peek() {
            Some(Reverse(packet)) => packet.due.saturating_duration_since(now),
            None => LOOK_UP,
        };
        if !wait.is_zero() {
            under_way = shared.news.wait_timeout(under_way, wait).unwrap_or_else(PoisonError::into_inner).0;
            continue;
        }
        let Some(Reverse(Packet { to, bytes, .. })) = under_way.packets.pop() else { continue };
        drop(under_way);
        let [near, far] = sockets;
        let [near_peer, far_peer] = &shared.peers;
        let (socket, peer) = match to {
            End::Near => (near, near_peer),
            End::Far => (far, far_peer),
        };
        let peer = *peer.lock().unwrap_or_else(PoisonError::into_inner);
        if peer.is_some_and(|peer| socket.send_to(&bytes, peer).is_ok()) {
            shared.carried.fetch_add(1, Ordering::Relaxed);
        } else {
            shared.lost.fetch_add(1, Ordering::Relaxed);
        }
        under_way = shared.under_way.lock().unwrap_or_else(PoisonError::into_inner);
    }
}

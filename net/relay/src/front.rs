//! The front of a relay: it takes connections in, knows which addresses they come from, and passes their sealed bytes on.
//!
//! The relay itself learns keys and no addresses, and keys cost nothing. So the front gives every address a share of the places.
//! If all are taken, the address that holds most of them gives one up.

use net::places::network_of;
use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinHandle};

/// An eighth of the machines may come from one address, and always at least `SMALLEST_SHARE`: a club behind one router.
const SHARE: usize = 8;
const SMALLEST_SHARE: usize = 8;
/// Connections beside those of the machines: a program tries a relay before it stays.
const BESIDE: usize = 64;

/// A front that serves until it is dropped.
#[derive(Debug)]
pub(super) struct Front {
    address: SocketAddr,
    inside: Arc<Inside>,
    task: JoinHandle<()>,
}

impl Front {
    /// Takes connections in here, and passes them on to the relay once its address is known.
    pub(super) async fn open(at: SocketAddr, machines: usize) -> io::Result<Opened> {
        let listener = TcpListener::bind(at).await?;
        let address = listener.local_addr()?;
        Ok(Opened { listener, address, inside: Arc::new(Inside::of(machines)) })
    }

    /// The address at which it listens.
    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Number of connections turned away.
    pub(super) fn turned_away(&self) -> usize {
        self.inside.lock().turned_away
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        self.task.abort();
        self.inside.lock().open.values().for_each(|(_, pipe)| pipe.iter().for_each(AbortHandle::abort));
    }
}

/// A front whose relay does not run yet.
pub(super) struct Opened {
    listener: TcpListener,
    address: SocketAddr,
    inside: Arc<Inside>,
}

impl Opened {
    /// The addresses inside, for the sentence that there is no room.
    pub(super) fn inside(&self) -> Arc<Inside> {
        Arc::clone(&self.inside)
    }

    /// Passes everything on to the relay at this address.
    pub(super) fn serve(self, relay: SocketAddr) -> Front {
        let Opened { listener, address, inside } = self;
        let task = tokio::spawn(serve(listener, relay, Arc::clone(&inside)));
        Front { address, inside, task }
    }
}

async fn serve(listener: TcpListener, relay: SocketAddr, inside: Arc<Inside>) {
    loop {
        let Ok((near, from)) = listener.accept().await else {
            // Too many files are open, or the network is gone for a moment.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let Some(number) = inside.enter(from.ip()) else { continue };
        let place = Arc::clone(&inside);
        let pipe = tokio::spawn(async move {
            // A connection that breaks off is one that has ended.
            let _ = pass_on(near, relay).await;
            place.leave(number);
        });
        inside.runs(number, pipe.abort_handle());
    }
}

async fn pass_on(mut near: TcpStream, relay: SocketAddr) -> io::Result<()> {
    let mut far = TcpStream::connect(relay).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    tokio::io::copy_bidirectional(&mut near, &mut far).await.map(drop)
}

/// The connections that are open.
#[derive(Debug)]
pub(super) struct Inside {
    most: usize,
    most_from_one: usize,
    places: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    next: u64,
    /// The address that each comes from, and the task that passes its bytes on.
    open: BTreeMap<u64, (IpAddr, Option<AbortHandle>)>,
    turned_away: usize,
}

impl Inside {
    pub(super) fn of(machines: usize) -> Inside {
        let most_from_one = (machines / SHARE).max(SMALLEST_SHARE);
        Inside { most: machines.saturating_add(BESIDE), most_from_one, places: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection from there, if its address has a share left.
    fn enter(&self, from: IpAddr) -> Option<u64> {
        let network = network_of(from);
        // One guard from the count to the place: two who come at once do not share the last one.
        let mut held = self.lock();
        let from_there = held.open.values().filter(|(other, _)| *other == network).count();
        if from_there >= self.most_from_one || (held.open.len() >= self.most && !held.give_one_up()) {
            held.turned_away += 1;
            return None;
        }
        held.next += 1;
        let number = held.next;
        held.open.insert(number, (network, None));
        Some(number)
    }

    fn runs(&self, number: u64, pipe: AbortHandle) {
        // One that has ended by now has left.
        if let Some((_, running)) = self.lock().open.get_mut(&number) {
            *running = Some(pipe);
        }
    }

    fn leave(&self, number: u64) {
        self.lock().open.remove(&number);
    }

    /// There is no room: the address that holds most places gives up its newest one. A few machines behind one router stay.
    pub(super) fn give_one_up(&self) -> bool {
        self.lock().give_one_up()
    }
}

impl Held {
    fn give_one_up(&mut self) -> bool {
        let mut counts: BTreeMap<IpAddr, usize> = BTreeMap::new();
        self.open.values().for_each(|(network, _)| *counts.entry(*network).or_default() += 1);
        let crowded = counts.into_iter().max_by_key(|(_, count)| *count).filter(|(_, count)| *count >= SMALLEST_SHARE);
        let newest = crowded.and_then(|(network, _)| {
            self.open.iter().rev().find(|(_, (other, pipe))| *other == network && pipe.is_some()).map(|(at, _)| *at)
        });
        let Some((_, pipe)) = newest.and_then(|number| self.open.remove(&number)) else { return false };
        pipe.iter().for_each(AbortHandle::abort);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::sync::Barrier;

    fn at(host: u8) -> IpAddr {
        Ipv4Addr::new(10, 0, 0, host).into()
    }

    #[tokio::test]
    async fn one_address_takes_its_share_and_others_find_a_place() {
        let inside = Inside::of(80);
        let running = || tokio::spawn(std::future::pending::<()>()).abort_handle();
        let enter = |host: u8| inside.enter(at(host)).inspect(|number| inside.runs(*number, running()));
        assert_eq!((0..500).filter(|_| enter(1).is_some()).count(), 10);
        // Fourteen addresses that take all they can, and more.
        for host in 2..16 {
            for _ in 0..100 {
                enter(host);
            }
        }
        assert_eq!(inside.lock().open.len(), 80 + BESIDE);
        let friend = enter(200).expect("a place for somebody new");
        for host in 2..16 {
            for _ in 0..100 {
                enter(host);
            }
        }
        assert!(inside.lock().open.contains_key(&friend), "and it is kept");
        assert!(inside.lock().open.len() <= 80 + BESIDE);
        assert!(inside.lock().turned_away > 0);
    }

    #[test]
    fn many_who_come_at_the_same_moment_take_no_more_than_the_share_of_their_address() {
        for _ in 0..1500 {
            let inside = Inside::of(80);
            let start = Barrier::new(8);
            std::thread::scope(|all| {
                for _ in 0..8 {
                    all.spawn(|| {
                        start.wait();
                        for _ in 0..4 {
                            inside.enter(at(1));
                        }
                    });
                }
            });
            assert_eq!(inside.lock().open.len(), 10);
        }
    }

    #[tokio::test]
    async fn a_few_machines_behind_one_router_are_never_put_out() {
        let inside = Inside::of(400);
        for _ in 1..SMALLEST_SHARE {
            let number = inside.enter(at(1)).expect("a place");
            inside.runs(number, tokio::spawn(std::future::pending::<()>()).abort_handle());
        }
        assert!(!inside.give_one_up());
        let number = inside.enter(at(1)).expect("a place");
        inside.runs(number, tokio::spawn(std::future::pending::<()>()).abort_handle());
        assert!(inside.give_one_up());
    }
}

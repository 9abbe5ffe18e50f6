//! Two players who know each other's keys and no address find each other through a relay, on this computer. The
//! effect of routers on them is tested in `tools/nat-table`.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use net::far::{Relay, Relays};
use net::quic::{
    Bind, Closed, DialError, Endpoint, Failure, Farewell, Goodbye, LARGEST_EARLY_FRAME, LARGEST_FRAME, Link,
};
use record::expect::Expect;
use record::identity::Identity;
use record::seed::Seed;
use relay::{RelayLimits, RelayServer};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const LIMIT: Duration = Duration::from_secs(8);

/// A folder that goes with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("estafette-far-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn player(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

async fn relay(folder: &Folder, ports: (u16, u16), limits: RelayLimits) -> RelayServer {
    RelayServer::start(&folder.0, "127.0.0.1", HERE, ports, limits).await.expect("a relay")
}

fn list(relay: &RelayServer) -> Relays {
    Relays::of([relay.relay().clone()])
}

async fn endpoint(seed: u8, relays: &Relays) -> Endpoint {
    Endpoint::bind_far(&player(seed), Bind::LOOPBACK, relays).await.expect("a port on loopback")
}

/// Both ends of a link that was dialled by key alone.
async fn meet(guest: &Endpoint, host: &Endpoint) -> (Link, Link) {
    let (one, two) = tokio::join!(guest.dial(&[], Expect::Key(host.key()), 1, LIMIT), host.accept());
    (one.expect("a link"), two.expect("a link"))
}

#[tokio::test]
async fn a_key_and_a_relay_are_enough_to_meet() {
    let folder = Folder::new("meet");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let all = list(&server);
    let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
    let (mut one, mut two) = meet(&guest, &host).await;
    assert_eq!((one.peer(), two.peer()), (host.key(), guest.key()));
    assert_eq!(one.exporter(), two.exporter(), "an invitation is proven by what only these two know");
    assert_eq!((one.rank(), one.dialled()), (two.rank(), !two.dialled()));
    // The address of iroh's socket is not that of the player's port.
    assert_eq!((one.remote_address(), two.remote_address()), (None, None));
    one.send(vec![7; LARGEST_EARLY_FRAME]).await.expect("sent");
    assert_eq!(two.recv().await.expect("heard"), vec![7; LARGEST_EARLY_FRAME]);
    two.let_in();
    one.send(vec![8; LARGEST_FRAME]).await.expect("sent");
    assert_eq!(two.recv().await.expect("heard").len(), LARGEST_FRAME);
    two.send(vec![9]).await.expect("sent");
    assert_eq!(one.recv().await.expect("heard"), [9]);
    two.finish(Goodbye::new(Farewell::Leaving, "until tomorrow")).await;
    assert_eq!(one.recv().await, Err(Closed::ByPeer(Goodbye::new(Farewell::Leaving, "until tomorrow"))));
}

#[tokio::test]
async fn a_guest_who_was_not_let_in_says_little_over_iroh_either() {
    let folder = Folder::new("early");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let all = list(&server);
    let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
    let (one, mut two) = meet(&guest, &host).await;
    one.send(vec![7; LARGEST_EARLY_FRAME + 1]).await.expect("queued");
    assert!(matches!(two.recv().await, Err(Closed::Misframed(_))));
}

#[tokio::test]
async fn an_address_that_answers_is_taken_and_no_other_is_tried() {
    let folder = Folder::new("near");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let all = list(&server);
    let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
    let at = host.local_address().expect("an address");
    let places = [at];
    let (one, _two) = tokio::join!(guest.dial(&places, Expect::Key(host.key()), 1, LIMIT), host.accept());
    assert_eq!(one.expect("a link").remote_address(), Some(at));
}

#[tokio::test]
async fn addresses_that_do_not_answer_cost_a_moment_only() {
    let folder = Folder::new("dead");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let all = list(&server);
    let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
    let nobody = [SocketAddr::from(([192, 0, 2, 1], 9))];
    let begun = Instant::now();
    let (one, _two) = tokio::join!(guest.dial(&nobody, Expect::Key(host.key()), 1, LIMIT), host.accept());
    assert_eq!(one.expect("a link").remote_address(), None);
    assert!(begun.elapsed() < LIMIT / 2, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn no_player_is_reached_by_relays_that_are_not_allowed_or_not_the_same() {
    let (folder, other) = (Folder::new("allowed"), Folder::new("other"));
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let elsewhere = relay(&other, (0, 0), RelayLimits::default()).await;
    let host = endpoint(1, &list(&server)).await;
    let mut off = list(&server);
    off.allowed = false;
    let off = endpoint(2, &off).await;
    assert!(!off.reaches_far());
    let refused = off.dial(&[], Expect::Key(host.key()), 1, LIMIT).await.expect_err("no way");
    assert_eq!(refused.to_string(), "there is no address to connect to");
    // The host is at its own relay; a guest looks at those of its own list, and finds no host.
    let guest = endpoint(3, &list(&elsewhere)).await;
    let begun = Instant::now();
    let limit = Duration::from_secs(2);
    let failed = guest.dial(&[], Expect::Key(host.key()), 1, limit).await.expect_err("no way");
    assert_eq!(failed.main_failure(), Some(&Failure::Unreachable));
    assert!(begun.elapsed() < limit * 2 && matches!(failed, DialError::Failed(_)));
    assert_eq!(server.machines().0, 1, "only the host is here");
}

#[tokio::test]
async fn a_relay_with_another_key_is_not_spoken_with() {
    let (folder, other) = (Folder::new("pin"), Folder::new("pin-other"));
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let stranger = relay(&other, (0, 0), RelayLimits::default()).await;
    let key = stranger.relay().to_string().split_once("key=").expect("a key").1.to_owned();
    let line = server.relay().to_string();
    let (place, _) = line.split_once("key=").expect("a key");
    let lied: Relay = format!("{place}key={key}").parse().expect("a relay");
    let host = endpoint(1, &Relays::of([lied])).await;
    let far = host.far().expect("far");
    // A machine that begins later and knows the right key is there by now.
    let other = endpoint(2, &list(&server)).await;
    other.far().expect("far").sight().await;
    assert!(other.far().expect("far").is_online() && !far.is_online());
    assert_eq!(server.machines().0, 1);
}

#[tokio::test]
async fn another_players_key_does_not_get_in_during_a_match() {
    let folder = Folder::new("keys");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let all = list(&server);
    let (host, guest, third) = tokio::join!(endpoint(1, &all), endpoint(2, &all), endpoint(3, &all));
    host.admit(Expect::Key(guest.key()));
    let limit = Duration::from_secs(2);
    let refused = third.dial(&[], Expect::Key(host.key()), 1, limit).await.expect_err("not let in");
    assert!(refused.main_failure().is_some(), "{refused}");
    let (one, two) = meet(&guest, &host).await;
    assert_eq!((one.peer(), two.peer()), (host.key(), guest.key()));
}

#[tokio::test]
async fn a_flood_of_strangers_costs_the_friend_time_only() {
    let folder = Folder::new("flood");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let all = list(&server);
    let host = endpoint(1, &all).await;
    let mut strangers = Vec::new();
    for seed in 100..116 {
        let stranger = endpoint(seed, &all).await;
        let key = host.key();
        strangers.push(tokio::spawn(async move {
            loop {
                // Each link is left as it is: it says nothing, and holds its place.
                let link = stranger.dial(&[], Expect::Key(key), 1, LIMIT).await;
                tokio::time::sleep(Duration::from_millis(20)).await;
                drop(link);
            }
        }));
    }
    // The flood is there when half of them have come through.
    for _ in 0..8 {
        let link = tokio::time::timeout(LIMIT, host.accept()).await.expect("in time").expect("open");
        link.close(Goodbye::new(Farewell::Busy, ""));
    }
    let guest = endpoint(2, &all).await;
    let seek = guest.dial(&[], Expect::Key(host.key()), 1, LIMIT);
    let found = async {
        loop {
            let link = host.accept().await.expect("open");
            if link.peer() == guest.key() {
                return link;
            }
            link.close(Goodbye::new(Farewell::Busy, ""));
        }
    };
    let (one, two) = tokio::join!(seek, found);
    assert_eq!((one.expect("a link").peer(), two.peer()), (host.key(), guest.key()));
    strangers.iter().for_each(tokio::task::JoinHandle::abort);
}

#[tokio::test]
async fn a_relay_takes_its_number_of_computers_and_no_more() {
    let folder = Folder::new("limits");
    let server = relay(&folder, (0, 0), RelayLimits { machines: 2, ..RelayLimits::default() }).await;
    let all = list(&server);
    let (one, two) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
    for far in [&one, &two] {
        far.far().expect("far").sight().await;
    }
    let third = endpoint(3, &all).await;
    let begun = Instant::now();
    while server.machines().1 == 0 {
        assert!(begun.elapsed() < LIMIT, "nobody was turned away");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(server.machines().0, 2);
    assert!(!third.far().expect("far").is_online());
}

#[tokio::test]
async fn a_relay_is_the_same_after_a_restart_and_friends_meet_again() {
    let folder = Folder::new("restart");
    let server = relay(&folder, (0, 0), RelayLimits::default()).await;
    let line = server.relay().clone();
    let all = list(&server);
    let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
    let (one, mut two) = meet(&guest, &host).await;
    let ports = {
        let url = line.url();
        let port = url.trim_end_matches('/').rsplit_once(':').expect("a port").1.parse().expect("a number");
        (port, line.discovery())
    };
    server.stop().await;
    // The way is direct by now, or will be made again: either way this comes through.
    one.send(vec![1]).await.expect("sent");
    let server = relay(&folder, ports, RelayLimits::default()).await;
    assert_eq!(*server.relay(), line);
    assert_eq!(tokio::time::timeout(Duration::from_secs(30), two.recv()).await.expect("in time"), Ok(vec![1]));
}

/// Damage that an attacker between players and their relay does to bytes.
#[derive(Clone, Copy)]
enum Mischief {
    /// Bytes come late.
    Delays,
    /// After this many the line breaks off; the next one is left alone.
    Breaks(usize),
    /// One of them is changed.
    Changes,
    /// The last bytes are sent once more.
    Repeats,
}

/// A relay behind an attacker: its line for the list.
async fn behind(relay: &RelayServer, mischief: Mischief) -> Relay {
    let listener = tokio::net::TcpListener::bind((HERE, 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let url = relay.relay().url();
    let to: u16 = url.trim_end_matches('/').rsplit_once(':').expect("a port").1.parse().expect("a number");
    tokio::spawn(async move {
        let mut lines = 0;
        while let Ok((near, _)) = listener.accept().await {
            lines += 1;
            let Ok(far) = tokio::net::TcpStream::connect((HERE, to)).await else { continue };
            // Both players' first lines break; those that follow do not.
            let does = if matches!(mischief, Mischief::Breaks(_)) && lines > 2 { Mischief::Delays } else { mischief };
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::spawn(carry(near_in, far_out, does));
            tokio::spawn(carry(far_in, near_out, does));
        }
    });
    let key = relay.relay().key().expect("a key of its own");
    relay.relay().clone().with_own_key(port, relay.relay().discovery(), key)
}

async fn carry(mut from: tokio::net::tcp::OwnedReadHalf, mut to: tokio::net::tcp::OwnedWriteHalf, mischief: Mischief) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (mut carried, mut bytes) = (0, vec![0; 4096]);
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        let part = &mut bytes[..count];
        carried += count;
        match mischief {
            Mischief::Delays => tokio::time::sleep(Duration::from_millis(60)).await,
            Mischief::Breaks(after) if carried > after => return,
            Mischief::Changes if carried > 2000 => part[count / 2] ^= 1,
            Mischief::Repeats if carried > 2000 && to.write_all(part).await.is_err() => return,
            Mischief::Breaks(_) | Mischief::Changes | Mischief::Repeats => {}
        }
        if to.write_all(part).await.is_err() {
            return;
        }
    }
}

#[tokio::test]
async fn a_relay_that_delays_or_breaks_off_costs_time_only() {
    for mischief in [Mischief::Delays, Mischief::Breaks(6_000)] {
        let folder = Folder::new("mischief");
        let server = relay(&folder, (0, 0), RelayLimits::default()).await;
        let all = Relays::of([behind(&server, mischief).await]);
        let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
        let begun = Instant::now();
        let (mut one, mut two) = loop {
            let (one, two) = tokio::join!(
                guest.dial(&[], Expect::Key(host.key()), 1, LIMIT),
                tokio::time::timeout(LIMIT, host.accept())
            );
            if let (Ok(one), Ok(two)) = (one, two) {
                break (one, two.expect("a link"));
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "they never met");
        };
        assert_eq!((one.peer(), two.peer()), (host.key(), guest.key()));
        one.send(vec![7; 2_000]).await.expect("sent");
        assert_eq!(two.recv().await.expect("heard"), vec![7; 2_000]);
        two.send(vec![9]).await.expect("sent");
        assert_eq!(one.recv().await.expect("heard"), [9]);
    }
}

#[tokio::test]
async fn a_relay_that_changes_or_repeats_bytes_makes_no_link_and_breaks_none() {
    for mischief in [Mischief::Changes, Mischief::Repeats] {
        let folder = Folder::new("changed");
        let server = relay(&folder, (0, 0), RelayLimits::default()).await;
        let all = Relays::of([behind(&server, mischief).await]);
        let (host, guest) = tokio::join!(endpoint(1, &all), endpoint(2, &all));
        let wait = Duration::from_secs(4);
        let (dialled, accepted) =
            tokio::join!(guest.dial(&[], Expect::Key(host.key()), 1, wait), tokio::time::timeout(wait, host.accept()));
        // Two who meet all the same (a line may be whole until then) have met the player they meant.
        match dialled {
            Ok(link) => assert_eq!(link.peer(), host.key()),
            Err(failed) => assert_ne!(failed.main_failure(), Some(&Failure::WrongKey), "nobody else has answered"),
        }
        if let Ok(Some(link)) = accepted {
            assert_eq!(link.peer(), guest.key());
        }
    }
}

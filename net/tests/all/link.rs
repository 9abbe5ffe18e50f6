//! Two endpoints on loopback: only the right keys get a link, and a link holds what the seam promises.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

use net::quic::{
    Backoff, Bind, Closed, DialError, Endpoint, Failure, Farewell, FrameError, Goodbye, LARGEST_FRAME, Link, pair,
};
use record::expect::{Expect, key_hash};
use record::identity::Identity;
use record::seed::Seed;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

const LIMIT: Duration = Duration::from_secs(5);

fn player(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

async fn endpoint(seed: u8) -> Endpoint {
    Endpoint::bind(&player(seed), Bind::LOOPBACK).await.expect("a port on loopback")
}

fn address(endpoint: &Endpoint) -> SocketAddr {
    SocketAddr::new(Ipv4Addr::LOCALHOST.into(), endpoint.port())
}

/// A link from one to the other, both ends.
async fn linked(dialler: &Endpoint, other: &Endpoint) -> (Link, Link) {
    let at = [address(other)];
    let dial = dialler.dial(&at, Expect::Key(other.key()), 1, LIMIT);
    let (dialled, accepted) = tokio::join!(dial, other.accept());
    let accepted = accepted.expect("its other end");
    accepted.let_in();
    (dialled.expect("a link"), accepted)
}

fn failure(error: &DialError) -> &Failure {
    error.main_failure().unwrap_or_else(|| panic!("{error}"))
}

#[tokio::test]
async fn frames_go_both_ways_and_both_ends_agree_on_the_channel() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (mut one, mut two) = linked(&ney, &murat).await;
    assert_eq!((one.peer(), two.peer()), (player(2).key(), player(1).key()));
    assert_eq!(one.exporter(), two.exporter());
    assert_eq!(one.rank(), two.rank());
    assert!(one.dialled() && !two.dialled());
    assert_eq!(two.remote_address(), Some(address(&ney)), "it dials from the port it listens on");
    for size in [1, 2, 1199, 1200, 70_000, LARGEST_FRAME] {
        one.send(vec![7; size]).await.expect("sent");
        two.send(vec![8; size]).await.expect("sent");
        assert_eq!(two.recv().await.expect("a frame"), vec![7; size]);
        assert_eq!(one.recv().await.expect("a frame"), vec![8; size]);
    }
    assert!(one.rtt() < Duration::from_millis(400));
    let (third, _fourth) = linked(&murat, &ney).await;
    assert_ne!(third.exporter(), one.exporter(), "each connection has its own");
}

#[tokio::test]
async fn a_farewell_comes_after_everything_that_was_queued() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (one, mut two) = linked(&ney, &murat).await;
    for number in 0..10 {
        one.send(vec![number; 50_000]).await.expect("sent");
    }
    let goodbye = Goodbye::new(Farewell::Leaving, "the lamp is out");
    let (said, ()) = tokio::join!(
        async {
            for number in 0..10 {
                assert_eq!(two.recv().await.expect("a frame"), vec![number; 50_000]);
            }
            two.recv().await.expect_err("the end")
        },
        one.finish(goodbye.clone())
    );
    assert_eq!(said, Closed::ByPeer(goodbye));
    assert!(said.to_string().ends_with("you can resume the match later: the lamp is out"), "{said}");
    assert_eq!(two.send(vec![1]).await, Err(said));
}

#[tokio::test]
async fn dropping_a_link_ends_it_politely() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (one, mut two) = linked(&ney, &murat).await;
    one.send(vec![1]).await.expect("sent");
    drop(one);
    assert_eq!(two.recv().await, Ok(vec![1]));
    assert_eq!(two.recv().await, Err(Closed::ByPeer(Goodbye::new(Farewell::Done, ""))));
}

#[tokio::test]
async fn only_the_expected_key_may_answer() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let at = [address(&murat)];
    for expect in [Expect::Key(player(3).key()), Expect::KeyHash(key_hash(&player(3).key()))] {
        let error = ney.dial(&at, expect, 1, LIMIT).await.expect_err("someone else");
        assert_eq!(failure(&error), &Failure::WrongKey, "{error}");
    }
    let expect = Expect::KeyHash(key_hash(&murat.key()));
    assert_eq!(ney.dial(&at, expect, 1, LIMIT).await.expect("a link").peer(), murat.key());
}

#[tokio::test]
async fn only_the_admitted_key_may_dial() {
    let (ney, murat, soult) = (endpoint(1).await, endpoint(2).await, endpoint(3).await);
    murat.admit(Expect::Key(soult.key()));
    let error = ney.dial(&[address(&murat)], Expect::Key(murat.key()), 1, LIMIT).await.expect_err("not let in");
    assert_eq!(failure(&error), &Failure::NotAdmitted, "{error}");
    let (_one, two) = linked(&soult, &murat).await;
    assert_eq!(two.peer(), soult.key(), "the stranger left no link behind");
    murat.admit(Expect::Anyone);
    linked(&ney, &murat).await;
}

#[tokio::test]
async fn no_player_plays_against_the_same_key() {
    let ney = endpoint(1).await;
    let error = ney.dial(&[address(&ney)], Expect::KeyHash(key_hash(&ney.key())), 1, LIMIT).await.expect_err("own");
    assert!(matches!(error, DialError::Yourself), "{error}");
}

#[tokio::test]
async fn a_dial_races_all_addresses_and_gives_one_link() {
    let (ney, murat, soult) = (endpoint(1).await, endpoint(2).await, endpoint(3).await);
    let silent = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let other = SocketAddr::new(Ipv4Addr::new(127, 0, 0, 2).into(), 9);
    let at = [silent.local_addr().expect("bound"), other, address(&soult), address(&murat), address(&murat)];
    // A dial that waited for the silent address would find no peer before the time is up.
    let link = ney.dial(&at, Expect::Key(murat.key()), 1, LIMIT).await.expect("a link");
    assert_eq!((link.peer(), link.remote_address()), (murat.key(), Some(address(&murat))));
    murat.accept().await.expect("the other end");
    let (_one, two) = linked(&soult, &murat).await;
    assert_eq!(two.peer(), soult.key(), "one dial, one link");
}

#[tokio::test]
async fn silence_is_reported_in_time() {
    let ney = endpoint(1).await;
    let silent = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let at = [silent.local_addr().expect("bound")];
    let limit = Duration::from_millis(300);
    let error = ney.dial(&at, Expect::Key(player(2).key()), 1, limit).await.expect_err("nobody");
    assert_eq!(failure(&error), &Failure::Unreachable);
    assert!(error.to_string().contains("invite your friend instead"), "{error}");
    let murat = endpoint(3).await;
    let at = [at[0], address(&murat)];
    // The stranger has time to answer on a busy machine.
    let longer = Duration::from_secs(1);
    let error = ney.dial(&at, Expect::Key(player(2).key()), 1, longer).await.expect_err("nobody, and a stranger");
    assert_eq!(failure(&error), &Failure::WrongKey, "a stranger's answer tells more than silence");
    let error = ney.dial(&[], Expect::Anyone, 1, limit).await.expect_err("nobody");
    assert_eq!(error.to_string(), "there is no address to connect to");
}

#[tokio::test]
async fn a_refusal_reaches_the_dialler_in_words() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (mut one, two) = linked(&ney, &murat).await;
    two.close(Goodbye::new(Farewell::Refused, "this invitation is spent"));
    let closed = one.recv().await.expect_err("refused");
    assert_eq!(closed.to_string(), "the other program refused the connection: this invitation is spent");
    assert!(matches!(two.closed(), Some(Closed::ByUs(_))));
}

#[tokio::test]
async fn both_may_dial_at_once_and_both_keep_the_same_link() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (to_murat, to_ney) = ([address(&murat)], [address(&ney)]);
    let (one, two, three, four) = tokio::join!(
        ney.dial(&to_murat, Expect::Key(murat.key()), 4, LIMIT),
        murat.dial(&to_ney, Expect::Key(ney.key()), 4, LIMIT),
        ney.accept(),
        murat.accept()
    );
    let (one, two) = (one.expect("a link"), two.expect("a link"));
    let (three, four) = (three.expect("a link"), four.expect("a link"));
    let kept_by_ney = if one.rank() > three.rank() { &one } else { &three };
    let kept_by_murat = if two.rank() > four.rank() { &two } else { &four };
    assert_eq!(kept_by_ney.exporter(), kept_by_murat.exporter());
    assert_eq!(kept_by_ney.dialled(), ney.key() < murat.key());
}

#[tokio::test]
async fn a_peer_that_does_not_read_makes_the_sender_wait() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (one, mut two) = linked(&ney, &murat).await;
    let mut sent = 0usize;
    while tokio::time::timeout(Duration::from_millis(300), one.send(vec![0; 1 << 18])).await.is_ok() {
        sent += 1;
        assert!(sent < 64, "queues and windows hold some six megabytes, no more");
    }
    for _ in 0..sent {
        two.recv().await.expect("what was sent arrives");
    }
    one.send(vec![1]).await.expect("and there is room again");
}

#[tokio::test]
async fn waiting_for_a_frame_can_be_given_up_without_losing_any() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (one, mut two) = linked(&ney, &murat).await;
    let sending = tokio::spawn(async move {
        for number in 0..50u8 {
            one.send(vec![number; 30_000]).await.expect("sent");
        }
        one
    });
    for number in 0..50u8 {
        let frame = loop {
            if let Ok(frame) = tokio::time::timeout(Duration::from_micros(50), two.recv()).await {
                break frame;
            }
        };
        assert_eq!(frame.expect("a frame"), vec![number; 30_000]);
    }
    drop(sending.await);
}

#[tokio::test]
async fn a_flood_of_tiny_frames_is_read_at_a_bounded_rate() {
    // Number of frames read at once, and then number a second.
    let (burst, a_second) = (8_192, 5_000);
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let begun = Instant::now();
    let (one, mut two) = linked(&ney, &murat).await;
    tokio::spawn(async move { while one.send(vec![0]).await.is_ok() {} });
    for _ in 0..burst + a_second / 2 {
        two.recv().await.expect("a frame");
    }
    assert!(begun.elapsed() >= Duration::from_millis(490), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn frames_that_cannot_be_are_not_sent() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (one, _two) = linked(&ney, &murat).await;
    assert_eq!(one.send(Vec::new()).await, Err(Closed::Unsendable(FrameError::Empty)));
    assert!(matches!(one.send(vec![0; LARGEST_FRAME + 1]).await, Err(Closed::Unsendable(FrameError::TooLarge(_)))));
    assert_eq!(one.closed(), None);
}

#[tokio::test]
async fn a_dialler_that_moves_to_another_socket_keeps_its_link() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (mut one, mut two) = linked(&ney, &murat).await;
    let port = ney.port();
    ney.rebind().await.expect("a new socket");
    assert_eq!(ney.port(), port, "on the same port");
    one.send(vec![1]).await.expect("sent");
    assert_eq!(two.recv().await, Ok(vec![1]));
    two.send(vec![2]).await.expect("sent");
    assert_eq!(one.recv().await, Ok(vec![2]));
    linked(&murat, &ney).await;
}

#[tokio::test]
async fn redialling_waits_for_the_other_to_come_back() {
    let (ney, murat) = (endpoint(1).await, endpoint(2).await);
    let (mut one, two) = linked(&ney, &murat).await;
    let at = address(&murat);
    drop(two);
    murat.shutdown(&Goodbye::new(Farewell::Leaving, "")).await;
    drop(murat);
    assert!(one.recv().await.is_err());
    let mut backoff = Backoff::new(|| 0);
    let homes = [at];
    let (link, murat) = tokio::join!(ney.redial(&homes, player(2).key(), 2, &mut backoff), async {
        // The first call comes to a port where no program answers.
        let deaf = loop {
            match tokio::net::UdpSocket::bind(at).await {
                Ok(deaf) => break deaf,
                // The last endpoint still lets it go.
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        };
        deaf.recv_from(&mut [0; 2048]).await.expect("a call");
        drop(deaf);
        let murat = loop {
            match Endpoint::bind(&player(2), Bind::At(at)).await {
                Ok(murat) => break murat,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        murat.accept().await.map(|link| (murat, link))
    });
    let (_murat, other) = murat.expect("the other end");
    assert_eq!(link.rank(), other.rank());
    assert_eq!(link.rank().generation, 2);
}

#[tokio::test]
async fn one_port_serves_both_kinds_of_address() {
    let ney = Endpoint::bind(&player(1), Bind::Everywhere(0)).await.expect("a port");
    let murat = Endpoint::bind(&player(2), Bind::Everywhere(0)).await.expect("a port");
    let mut homes = vec![SocketAddr::new(Ipv4Addr::LOCALHOST.into(), murat.port())];
    if UdpSocket::bind((Ipv6Addr::LOCALHOST, 0)).is_ok() {
        assert!(murat.has_ipv6());
        homes.push(SocketAddr::new(Ipv6Addr::LOCALHOST.into(), murat.port()));
    } else {
        println!("this machine has no IPv6: only IPv4 was tried");
    }
    for home in homes {
        let at = [home];
        let (one, two) = tokio::join!(ney.dial(&at, Expect::Key(murat.key()), 1, LIMIT), murat.accept());
        assert_eq!(one.expect("a link").remote_address(), Some(home));
        assert!(two.expect("a link").remote_address().is_some_and(|from| from.is_ipv4() == home.is_ipv4()));
    }
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let ney = endpoint(1).await;
    let error = Endpoint::bind(&player(2), Bind::At(address(&ney))).await.expect_err("taken");
    assert!(error.to_string().starts_with(&format!("UDP port {} is in use", ney.port())), "{error}");
}

#[tokio::test]
async fn a_pair_in_memory_keeps_the_same_promises() {
    let (ney, murat) = (player(1).key(), player(2).key());
    let (mut one, mut two) = pair(ney, murat, 3);
    assert_eq!((one.peer(), two.peer(), one.rank()), (murat, ney, two.rank()));
    assert_eq!(one.exporter(), two.exporter());
    one.send(vec![1, 2]).await.expect("sent");
    assert_eq!(two.recv().await, Ok(vec![1, 2]));
    while tokio::time::timeout(Duration::from_millis(5), two.send(vec![9])).await.is_ok() {}
    assert_eq!(one.recv().await, Ok(vec![9]));
    let goodbye = Goodbye::new(Farewell::Replaced, "");
    two.close(goodbye.clone());
    while let Ok(frame) = one.recv().await {
        assert_eq!(frame, [9]);
    }
    assert_eq!(one.closed(), Some(Closed::ByPeer(goodbye.clone())));
    assert_eq!(two.recv().await, Err(Closed::ByUs(goodbye.clone())));
    let (one, mut two) = pair(ney, murat, 4);
    one.send(vec![5]).await.expect("sent");
    one.finish(goodbye.clone()).await;
    assert_eq!(two.recv().await, Ok(vec![5]));
    assert_eq!(two.recv().await, Err(Closed::ByPeer(goodbye)));
}

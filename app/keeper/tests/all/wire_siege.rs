//! Strangers and a dishonest opponent against a running host: its memory stays small, and a friend can still join.
//!
//! These are short forms of `estafette-lab bench siege`, whose numbers are in `docs/BENCHMARKS.md`.

#![cfg(target_os = "linux")]

use crate::PROGRAM;
use lab::bench::siege::{FloodKind, SiegeKind, flood, leak, siege};
use std::path::Path;
use std::time::Duration;

/// Memory that a host may take of its own under any flood, in KiB.
const MOST_MEMORY: u64 = 64 << 10;
/// The most bytes of an opponent's messages that may be kept.
const LARGEST_FILE: u64 = 1 << 20;

/// Each flood takes one second, and three where `ESTAFETTE_LONG` is set, as `tools/test --long` does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_flood_of_strangers_or_of_the_opponent_makes_a_host_large() {
    let seconds = if std::env::var_os("ESTAFETTE_LONG").is_some() { 3 } else { 1 };
    println!("{seconds} of 3 seconds of each flood");
    for kind in FloodKind::ALL {
        let flood = flood(Path::new(PROGRAM), kind, Duration::from_secs(seconds)).await.unwrap();
        assert!(flood.peak_kib < MOST_MEMORY, "{flood:?}");
        assert!(flood.largest_file < LARGEST_FILE, "{flood:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_gets_in_during_every_siege() {
    for kind in SiegeKind::ALL {
        let siege = siege(Path::new(PROGRAM), kind, 5).await.unwrap();
        assert_eq!(siege.got_in, siege.came, "{siege:?}");
        assert!(siege.dials > 10, "it was one: {siege:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_left_of_a_connection_that_has_ended() {
    let left = leak(Path::new(PROGRAM), 400).await.unwrap();
    assert!(left < 6.0, "{left} KiB");
}

//! A test that cannot run here says so, and is counted: `tools/test` names the file in which it is noted.
//!
//! Included by its path wherever a test needs something that not every machine has.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use std::io::Write as _;

/// The file in which skipped tests are noted, a line each.
const NOTED_IN: &str = "ESTAFETTE_SKIPPED";

/// Says and notes that this test is skipped, and why.
pub(crate) fn skipped(why: &str) {
    let test = std::env::var("NEXTEST_TEST_NAME").ok();
    let thread = || std::thread::current().name().unwrap_or("a test").to_owned();
    let line = format!("skipped: {why}: {}", test.unwrap_or_else(thread));
    println!("{line}");
    if let Some(path) = std::env::var_os(NOTED_IN) {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        // One write: tests of several processes note in the same file.
        file.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes())).expect("a skipped test is counted");
    }
}

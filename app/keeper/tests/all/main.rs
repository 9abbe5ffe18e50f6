//! The program without a window, in one program of tests: linking takes longer than running most of them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

#[path = "../../../tests/support/named.rs"]
mod named;
mod nat;
mod program;
#[path = "../../../tests/support/skipped.rs"]
mod skipped;
mod tournament;
mod wire_network;
mod wire_processes;
mod wire_siege;

const PROGRAM: &str = env!("CARGO_BIN_EXE_estafette-keeper");

/// The program in English, whatever language the desktop or the settings of this computer speak.
fn english() -> std::process::Command {
    let mut program = std::process::Command::new(PROGRAM);
    program.env("LC_ALL", "C").env("ESTAFETTE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"));
    program
}

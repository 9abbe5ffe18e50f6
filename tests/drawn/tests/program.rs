//! The part of the laboratory that draws, as people start it.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

#[path = "../../../app/tests/support/named.rs"]
mod named;

#[test]
fn our_pages_and_tools_name_commands_that_there_are() {
    let help = named::in_help(env!("CARGO_BIN_EXE_estafette-drawn"));
    for (command, file) in named::on_pages(&["estafette-drawn"]) {
        assert!(help.contains(&command), "{}: estafette-drawn {command}", file.display());
    }
}

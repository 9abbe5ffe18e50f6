//! The program without a window, started from the command line.

use crate::named;
use crate::{PROGRAM, english};
use commands::OtherProgram;

#[test]
fn our_pages_and_tools_name_commands_that_there_are() {
    let help = named::in_help(PROGRAM);
    assert!(OtherProgram::Keeper.commands().iter().all(|command| help.contains(*command)), "{help:?}");
    for (command, file) in named::on_pages(&["estafette-keeper", "\"$keeper\""]) {
        assert!(help.contains(&command), "{}: estafette-keeper {command}", file.display());
    }
}

#[test]
fn a_command_of_another_program_is_answered_in_one_sentence_that_says_where_it_is() {
    for (command, wanted) in [("play", "estafette play"), ("soak", "cargo run -p estafette-lab -- soak")] {
        let output = english().arg(command).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.lines().count() == 1 && said.contains(wanted), "{said}");
    }
}

/// Two peers play, and the host's record is told and verified by other processes.
#[test]
fn without_a_window_a_match_is_shown_told_and_proven() {
    let folder = std::env::temp_dir().join(format!("estafette-keeper-{}", std::process::id()));
    let demo = english().args(["demo", "--json", "--out"]).arg(&folder).output().unwrap();
    assert!(demo.status.success(), "{}", String::from_utf8_lossy(&demo.stderr));
    let shown: serde_json::Value = serde_json::from_slice(&demo.stdout).unwrap();
    let record = shown.pointer("/records/0").and_then(|record| record.as_str()).expect("a record");
    let told = english().args(["tell", record]).output().unwrap();
    assert!(told.status.success() && String::from_utf8(told.stdout).unwrap().contains("Turn 1"));
    assert!(english().args(["verify", record]).status().unwrap().success());
    let _ = std::fs::remove_dir_all(&folder);
}

//! The laboratory as people start it: what it prints, and how it ends.

use crate::named;
use commands::OtherProgram;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_estafette-lab")).args(arguments).output().unwrap()
}

#[test]
fn our_pages_and_tools_name_commands_that_there_are() {
    let help = named::in_help(env!("CARGO_BIN_EXE_estafette-lab"));
    let known: Vec<&str> = help.iter().map(String::as_str).collect();
    assert_eq!(known, OtherProgram::Lab.commands());
    for (command, file) in named::on_pages(&["estafette-lab", "\"$lab\"", "\"${games[@]}\""]) {
        assert!(help.contains(&command), "{}: estafette-lab {command}", file.display());
    }
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn cases_end_with_a_count_and_fail_with_a_failure() {
    let head =
        "case = \"4.3\"\ntitle = \"t\"\nscenario = \"eylau\"\n[position.units]\nMur-1 = \"1417\"\nOst-1 = \"1315\"\n";
    let good = file(
        "good.toml",
        &format!("{head}[[step]]\ncommand = {{ move = {{ unit = \"Mur-1\", to = \"1315\" }} }}\nrefused = \"4.3\"\n"),
    );
    let bad =
        file("bad.toml", &format!("{head}[[step]]\ncommand = {{ move = {{ unit = \"Mur-1\", to = \"1315\" }} }}\n"));
    let passed = lab(&["cases", good.to_str().unwrap()]);
    assert!(passed.status.success());
    assert_eq!(printed(&passed).lines().last(), Some("1 passed, 0 failed"));
    let failed = lab(&["cases", good.to_str().unwrap(), bad.to_str().unwrap()]);
    assert!(!failed.status.success());
    assert_eq!(printed(&failed).lines().last(), Some("1 passed, 1 failed"));
    assert!(!lab(&["cases", "no/such/folder"]).status.success());
}

#[test]
fn the_same_games_give_the_same_states_in_two_processes_and_on_any_number_of_threads() {
    let digest = |threads: &str| {
        let output = lab(&[
            "selfplay",
            "--scenario",
            "skirmish",
            "--games",
            "40",
            "--seed",
            "9",
            "--json",
            "--threads",
            threads,
        ]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["games"], 40);
        assert_eq!(told["faults"], serde_json::json!([]));
        told["digest"].as_str().unwrap().to_string()
    };
    assert_eq!(digest("1"), digest("3"));
}

#[test]
fn the_line_that_runs_a_broken_match_again_is_one_that_the_program_takes() {
    for liars in ["", " --liars"] {
        let line = format!("soak --scenario skirmish --matches 1 --seed 12 --bot recruit{liars}");
        let output = lab(&line.split(' ').collect::<Vec<_>>());
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(printed(&output).starts_with("1 matches ended as they should, 0 did not;"), "{}", printed(&output));
    }
}

#[test]
fn a_soak_whose_time_is_over_tells_what_every_battle_came_to() {
    let output = lab(&["soak", "--scenario", "ford", "--scenario", "skirmish", "--seconds", "1", "--seed", "3"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = printed(&output);
    assert!(printed.starts_with("== ford\nstopped after "), "{printed}");
    assert!(
        printed.contains("\n== skirmish\nstopped after ") && printed.contains(" matches, seeds from 3\n"),
        "{printed}"
    );
    assert!(printed.contains("\n== all: "), "{printed}");
}

/// Whether a program catches the signal that tells it to end.
#[cfg(target_os = "linux")]
fn catches_the_end(program: u32) -> bool {
    const TERMINATE: u64 = 1 << 14;
    let status = std::fs::read_to_string(format!("/proc/{program}/status")).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() & TERMINATE != 0
}

#[cfg(target_os = "linux")]
#[test]
fn a_soak_that_is_told_to_end_tells_its_results_so_far() {
    let mut soak = Command::new(env!("CARGO_BIN_EXE_estafette-lab"));
    soak.args(["soak", "--scenario", "skirmish", "--matches", "1000000", "--threads", "2"]);
    let mut running = soak.stdout(std::process::Stdio::piped()).spawn().unwrap();
    while !catches_the_end(running.id()) {
        assert_eq!(running.try_wait().unwrap(), None, "it does not end by itself");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(Command::new("kill").args(["-TERM", &running.id().to_string()]).status().unwrap().success());
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success(), "nothing was broken");
    let printed = printed(&output);
    assert!(printed.starts_with("stopped after ") && printed.contains(" of 1000000 matches\n"), "{printed}");
    assert!(printed.contains(" matches a second\n") && printed.contains("\ndigest of all ends: "), "{printed}");
}

//! The program as people start it: what it prints, and how it ends.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

#[path = "support/skipped.rs"]
mod skipped;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn estafette(arguments: &[&str], input: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_estafette"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(input).unwrap();
    program.wait_with_output().unwrap()
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
fn a_battle_is_told_to_its_end() {
    let output = estafette(&["battle", "--scenario", "skirmish", "--seed", "3"], b"");
    assert!(output.status.success());
    let text = printed(&output);
    for part in ["The bridge at Pellnicken", "=== Turn 1", "=== Turn 3", "The battle is over"] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
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
    let passed = estafette(&["cases", good.to_str().unwrap()], b"");
    assert!(passed.status.success());
    assert_eq!(printed(&passed).lines().last(), Some("1 passed, 0 failed"));
    let failed = estafette(&["cases", good.to_str().unwrap(), bad.to_str().unwrap()], b"");
    assert!(!failed.status.success());
    assert_eq!(printed(&failed).lines().last(), Some("1 passed, 1 failed"));
    assert!(!estafette(&["cases", "no/such/folder"], b"").status.success());
}

#[test]
fn a_bad_scenario_is_explained_with_every_mistake_and_its_place() {
    let list = estafette(&["scenario", "list"], b"");
    assert!(printed(&list).contains("eylau") && printed(&list).contains("skirmish"));
    let bad = file(
        "bad_scenario.toml",
        &format!(
            "format = 1\nsystem = \"{}\"\nid = \"x\"\ntitle = \"x\"\nunit = [\n  {{ id = \"A\", strength = 0 }},\n]\n\
             [terrain]\nswamp = [\"0101\"]\n",
            app::systems::UNNAMED
        ),
    );
    let output = estafette(&["scenario", "check", bad.to_str().unwrap()], b"");
    assert!(!output.status.success());
    let text = printed(&output);
    assert!(text.contains("bad_scenario.toml:9:") && text.contains("swamp"), "{text}");
    assert!(text.lines().count() > 3, "all mistakes at once:\n{text}");
}

#[test]
fn the_adjutant_goes_on_after_a_bad_line_and_ends_with_its_input() {
    let output = estafette(&["adjutant"], b"{\"do\":\n\n{\"do\":\"new\",\"scenario\":\"eylau\"}\n{\"do\":\"hash\"}\n");
    assert!(output.status.success());
    let text = printed(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "an answer for every line, the empty one too: {text}");
    assert!(lines[0].contains("\"ok\":false") && lines[3].contains("\"ok\":true"));
}

#[test]
fn the_same_games_give_the_same_states_in_two_processes_and_on_any_number_of_threads() {
    let digest = |threads: &str| {
        let output = estafette(
            &["selfplay", "--scenario", "skirmish", "--games", "40", "--seed", "9", "--json", "--threads", threads],
            b"",
        );
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["games"], 40);
        assert_eq!(told["faults"], serde_json::json!([]));
        told["digest"].as_str().unwrap().to_string()
    };
    assert_eq!(digest("1"), digest("3"));
}

/// The program of docs/BOTS.md, as it stands there.
fn bot() -> PathBuf {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("docs/BOTS.md");
    let page = std::fs::read_to_string(page).unwrap();
    let code = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a program");
    file("bot.py", code)
}

#[test]
fn a_bot_of_forty_lines_that_knows_no_rule_plays_every_system() {
    let Ok(python) = Command::new("python3").arg("--version").output() else {
        skipped::skipped("no python3 (the bot of docs/BOTS.md is written in it)");
        return;
    };
    assert!(python.status.success());
    let bot = bot();
    for battle in ["skirmish", "dresden20", "broesa", "winter-training"] {
        let played = Command::new("python3").arg(&bot).args([env!("CARGO_BIN_EXE_estafette"), battle, "1"]).output();
        let played = played.unwrap();
        let said = String::from_utf8_lossy(&played.stderr).into_owned();
        assert!(played.status.success() && printed(&played).contains("winner"), "{battle}: {said}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_estafette"))
        .args(["battle", "--seed", "1", "--moves"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(program.stdout.take());
    let output = program.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(all(feature = "window", target_os = "linux"))]
#[test]
fn without_a_display_one_sentence_says_so_and_names_what_can_be_seen_instead() {
    for arguments in [&[][..], &["play"], &["bench", "app"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_estafette"))
            .args(arguments)
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("ESTAFETTE_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-display"))
            .output()
            .unwrap();
        assert!(!output.status.success());
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("no display"), "{said}");
        assert!(arguments.first() == Some(&"bench") || said.contains("estafette demo"), "{said}");
    }
}

//! The program as people start it: what it prints, and how it ends.

use crate::named;
use crate::skipped::skipped;
use commands::OtherProgram;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn estafette(arguments: &[&str], input: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_estafette"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("ESTAFETTE_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-settings"))
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
fn our_pages_and_tools_name_commands_that_there_are() {
    let help = named::in_help(env!("CARGO_BIN_EXE_estafette"));
    let own: Vec<&str> = OtherProgram::Window.commands().to_vec();
    assert!(own.iter().all(|command| help.contains(*command)), "{own:?} in {help:?}");
    for (command, file) in named::on_pages(&["estafette"]) {
        assert!(help.contains(&command), "{}: estafette {command}", file.display());
    }
    // `tools/run` finds the program of every command.
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("tools/run");
    let tool = std::fs::read_to_string(tool).unwrap();
    let elsewhere: Vec<&str> =
        [OtherProgram::Keeper, OtherProgram::Lab].iter().flat_map(|place| place.commands()).copied().collect();
    for command in &elsewhere {
        assert!(!help.contains(*command) && tool.contains(&format!("\"{command} \"*")), "{command}");
    }
    for (command, file) in named::on_pages(&["tools/run"]) {
        // Some it starts itself, with a window of their own.
        let known = help.contains(&command) || tool.contains(&format!("\"{command} \"*"));
        assert!(known, "{}: tools/run {command}", file.display());
    }
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
fn a_command_of_another_program_is_answered_in_one_sentence_that_says_where_it_is() {
    for (command, wanted) in [
        ("soak", "cargo run -p estafette-lab -- soak"),
        ("cases", "cargo run -p estafette-lab -- cases"),
        ("bench", "cargo run -p estafette-lab -- bench"),
        ("relay", "estafette-keeper relay"),
    ] {
        let output = estafette(&[command, "--whatever"], b"");
        assert_eq!(output.status.code(), Some(2), "{command}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.lines().count() == 1 && said.contains(wanted), "{said}");
    }
    // A word that no program knows is left to the help.
    let output = estafette(&["soaked"], b"");
    assert!(String::from_utf8(output.stderr).unwrap().contains("--help"));
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
            systems::ALL.first().name()
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

/// The program of docs/BOTS.md, exactly as printed there.
fn bot() -> PathBuf {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("docs/BOTS.md");
    let page = std::fs::read_to_string(page).unwrap();
    let code = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a program");
    file("bot.py", code)
}

#[test]
fn a_bot_of_forty_lines_that_knows_no_rule_plays_every_system() {
    let Ok(python) = Command::new("python3").arg("--version").output() else {
        skipped("no python3 (the bot of docs/BOTS.md is written in it)");
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

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_one_sentence_says_so_and_names_what_can_be_seen_instead() {
    for arguments in [&[][..], &["play"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_estafette"))
            .args(arguments)
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("LC_ALL", "C")
            .env("ESTAFETTE_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-display"))
            .output()
            .unwrap();
        assert!(!output.status.success());
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("no display"), "{said}");
        assert!(said.contains("estafette demo"), "{said}");
    }
}

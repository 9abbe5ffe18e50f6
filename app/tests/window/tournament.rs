//! A tournament in windows: one directs in a window, one plays in a window, and a program plays without one. The round is opened,
//! played, reported by itself and closed by what the two people see and press. And a room: two windows that find each other.

use crate::PROGRAM;
use crate::support::{Display, Program, folder, skipped};
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Below this a button is not wholly in a window of 800.
const LOWEST: f64 = 780.0;

struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A player's window, on a display of its own.
struct Window {
    display: Display,
    program: Program,
}

impl Window {
    fn open(name: &str, folder: &Path, arguments: &[&str]) -> Option<Window> {
        let display = Display::open_or_say()?;
        let home = folder.join(name);
        std::fs::create_dir_all(&home).unwrap();
        std::fs::write(home.join("window.json"), r#"{"motion": false, "pace": "AtOnce"}"#).unwrap();
        let arguments: Vec<&str> = ["--name", name].into_iter().chain(arguments.iter().copied()).collect();
        let mut program = Program::start(&display, &home, &arguments);
        program.focus(&display);
        Some(Window { display, program })
    }

    fn press(&mut self, label: &str) {
        self.program.press(&self.display, label);
    }

    fn press_like(&mut self, start: &str) {
        self.program.press_like(&self.display, start);
    }

    /// Presses what may lie below the part of the drawer that is seen.
    fn press_below(&mut self, label: &str) {
        let line = self.program.until(label, |line| line["widgets"][label]["at"].is_array() && line["still"] == true);
        if line["widgets"][label]["at"][1].as_f64() > Some(LOWEST) {
            let drawer = &line["widgets"]["Match"]["at"];
            let [x, y] = [0, 1].map(|part| drawer[part].as_f64().unwrap());
            self.display.xdotool(&["mousemove", &x.to_string(), &(y + 70.0).to_string()]);
            self.display.xdotool(&["click", "--repeat", "30", "--delay", "20", "5"]);
            self.program.until("it in sight", |line| line["widgets"][label]["at"][1].as_f64() < Some(LOWEST));
        }
        self.press(label);
    }

    /// Waits for words on the screen.
    fn read(&mut self, words: &str) -> Value {
        self.program.until(words, |line| label_with(line, words).is_some() && line["still"] == true)
    }

    /// Takes a picture beside the test, and where the pages of the documentation want it.
    fn picture(&self, folder: &Path, name: &str) {
        self.display.picture(&folder.join(format!("{name}.png")));
        if let Some(pages) = std::env::var_os("TOURNAMENT_PICTURES") {
            self.display.small_picture(&Path::new(&pages).join(format!("{name}.png")));
        }
    }

    fn write(&mut self, field: &str, text: &str) {
        for _ in 0..5 {
            self.press(field);
            self.program.until("the keyboard in the field", |line| line["keyboard_at"] == field);
            self.display.xdotool(&["key", "ctrl+a"]);
            self.display.xdotool(&["type", "--delay", "20", text]);
            // On a busy machine a letter may get lost between the display and the window: then it is written again.
            for _ in 0..30 {
                if self.program.last["widgets"][text].is_object() {
                    return;
                }
                self.program.listen(Duration::from_millis(100));
            }
        }
        panic!("{text} cannot be written into {field}");
    }
}

/// The label with these words; all of it, even if its lines are given one by one.
fn label_with(line: &Value, words: &str) -> Option<String> {
    line["widgets"].as_object()?.keys().filter(|label| label.contains(words)).max_by_key(|label| label.len()).cloned()
}

/// A player without a window, whose games a bot plays.
fn bot(folder: &Path, name: &str, code: &str) -> Ends {
    let program = Command::new(PROGRAM)
        .args(["tournament", "join", code, "--name", name, "--bot", "random", "--pace", "60", "--loopback"])
        .env("ESTAFETTE_HOME", folder.join(name))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    Ends(program.unwrap())
}

#[test]
fn a_round_is_directed_in_one_window_and_played_in_another() {
    let folder = folder("window-tournament");
    let Some(mut director) = Window::open("Berthier", &folder, &["--loopback"]) else { return };
    let Some(mut player) = Window::open("Ney", &folder, &["--loopback"]) else { return };
    director.press("On this network");
    director.press("Direct a tournament");
    director.press("Open the desk");
    let line = director.read("@127.0.0.1:");
    let code = label_with(&line, "@127.0.0.1:").unwrap();
    director.picture(&folder, "desk-open");

    player.press("On this network");
    player.press_like("Join a tournament with its code");
    player.write("Field: The code on the director's screen:", &code);
    player.press("Join");
    player.read("Wait for round 1.");
    let mut bots = Vec::new();
    for (number, name) in (2..).zip(["Barclay", "Davout", "Bagration"]) {
        bots.push(bot(&folder, name, &code));
        director.read(&format!("{number} players will be paired"));
    }
    director.press("Open round 1");
    player.read("Round 1: you are");
    player.picture(&folder, "seat");
    player.press_like("Sit down at table");
    player.program.until("the match", |line| line["match"]["met"] == true && line["match"]["record"].is_string());
    player.picture(&folder, "match");
    // The director sees that it is played, and what the clocks say.
    director.read("to move");
    director.picture(&folder, "desk");
    // All tables pause: the clocks of the match are stopped without an action of the players; and then all go on.
    director.press("Pause");
    player.read("Agreed: to pause.");
    director.press("Resume");
    // A bot that sits opposite ends a pause at once; a person's program waits for the director.
    player.program.until("the end of the pause", |line| line["match"]["asks"] != "The match is paused.");

    // The player resigns; the result goes to the desk by itself, and the table shows their place.
    player.press("Match");
    player.press_below("Resign");
    player.read("Resign the match?");
    player.press_below("Resign");
    director.read("Ney gave up");
    director.press("Close the round");
    director.press("End here");
    Program::read_question();
    director.press("End the tournament: this cannot be undone");
    director.read("The final table is on the right.");
    director.picture(&folder, "desk-end");
    director.press("Export");
    let line = director.read(".tar");
    let archive = label_with(&line, ".tar").unwrap();
    let proof = Command::new(PROGRAM).args(["verify", "--tournament", &archive]).output().unwrap();
    assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
    player.press("Leave");
    player.read("You finished in place");
    player.picture(&folder, "place");
}

#[test]
fn two_windows_on_one_network_find_and_challenge_each_other() {
    let folder = folder("window-room");
    let room = Command::new(PROGRAM)
        .args(["room", "--unseen", "--seconds", "0"])
        .env("ESTAFETTE_HOME", folder.join("look"))
        .output()
        .unwrap();
    if !room.status.success() {
        skipped(&format!("no room ({})", String::from_utf8_lossy(&room.stderr).trim()));
        return;
    }
    let Some(mut one) = Window::open("Murat", &folder, &[]) else { return };
    let Some(mut other) = Window::open("Bagration", &folder, &[]) else { return };
    one.press("On this network");
    one.read("Players here");
    let begun = Instant::now();
    other.press("On this network");
    one.program.until("the other", |line| label_with(line, "Challenge Bagration").is_some());
    let seen = begun.elapsed();
    println!("another player was seen after {seen:?}");
    assert!(seen < Duration::from_secs(6), "three seconds, and the time of two windows that are drawn without a card");
    other.write("Field: Your status: \"is here\"", "Eylau, anybody?");
    other.press("Set");
    one.read("Eylau, anybody?");
    one.picture(&folder, "room");
    one.press_like("Challenge Bagration");
    one.press("Challenge");
    other.read("Murat challenges you");
    other.picture(&folder, "challenged");
    other.press("Accept");
    other.press("Agree and play");
    for window in [&mut one, &mut other] {
        window.program.until("the match", |line| line["match"]["met"] == true);
    }
    // A player who leaves is dropped.
    drop(other);
    one.press("Leave");
    one.press("On this network");
    one.read("Nobody else yet");
}

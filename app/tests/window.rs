//! The window as a player uses it, on a virtual display: from the start to the first move against the bot.
#![cfg(feature = "window")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Longer than this nothing takes, even where a program draws in place of a card and other tests run.
const PATIENCE: Duration = Duration::from_secs(60);

/// A process that ends with the test.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A display of its own.
struct Display {
    name: String,
    _server: Ends,
}

impl Display {
    /// Nothing where the tools for it are missing.
    fn open() -> Option<Display> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = String::new();
        BufReader::new(server.stdout.take()?).read_line(&mut number).ok()?;
        let there = |tool: &str| Command::new(tool).arg("-version").output().is_ok();
        let server = Ends(server);
        (!number.trim().is_empty() && there("xdotool") && there("import"))
            .then(|| Display { name: format!(":{}", number.trim()), _server: server })
    }

    fn xdotool(&self, arguments: &[&str]) {
        let done = Command::new("xdotool").args(arguments).env("DISPLAY", &self.name).output().unwrap();
        assert!(done.status.success(), "xdotool {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    }

    fn picture(&self, path: &Path) {
        let done = Command::new("import").args(["-window", "root"]).arg(path).env("DISPLAY", &self.name).output();
        assert!(done.is_ok_and(|done| done.status.success()), "no picture");
    }
}

/// The program in its window, and what it says of itself.
struct Program {
    lines: Receiver<Value>,
    last: Value,
    _program: Ends,
}

impl Program {
    fn start(display: &Display, home: &Path) -> Program {
        let mut program = Command::new(env!("CARGO_BIN_EXE_estafette"))
            .args(["play", "--test-points"])
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("ESTAFETTE_HOME", home)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (tell, lines) = channel();
        let out = program.stdout.take().unwrap();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if tell.send(serde_json::from_str(&line).unwrap()).is_err() {
                    break;
                }
            }
        });
        Program { lines, last: Value::Null, _program: Ends(program) }
    }

    /// Waits until what the program says of itself is as wanted.
    fn until(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            while let Ok(line) = self.lines.try_recv() {
                self.last = line;
            }
            if wanted(&self.last) {
                return self.last.clone();
            }
            let left = PATIENCE.checked_sub(begun.elapsed());
            let line = left.and_then(|left| self.lines.recv_timeout(left).ok());
            self.last = line.unwrap_or_else(|| panic!("never came: {what}; last was {}", self.last));
        }
    }

    /// Moves the pointer there, waits until the program has seen it, and clicks.
    fn click(&mut self, display: &Display, at: &Value) {
        let (x, y) = (at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
        display.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        let near = |seen: &Value, wanted: f64| seen.as_f64().is_some_and(|seen| (seen - wanted).abs() < 2.0);
        self.until("the pointer", |line| near(&line["pointer"][0], x) && near(&line["pointer"][1], y));
        display.xdotool(&["click", "1"]);
    }

    /// Waits for a widget, and clicks it.
    fn press(&mut self, display: &Display, label: &str) {
        let line = self.until(label, |line| line["widgets"][label]["enabled"] == true && line["still"] == true);
        self.click(display, &line["widgets"][label]["at"]);
    }
}

#[test]
fn a_player_comes_from_the_start_to_his_first_move_against_the_bot() {
    let Some(display) = Display::open() else {
        println!("left out: a window needs Xvfb, xdotool and imagemagick's import here");
        return;
    };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let mut program = Program::start(&display, &folder.join("home"));
    program.press(&display, "This is me");
    program.press(&display, "Against the bot");
    program.press(&display, "Begin");
    let line = program.until("the first question", |line| line["match"]["mine"] == true && line["still"] == true);
    assert!(line["match"]["asks"].as_str().unwrap().contains("move units"), "{}", line["match"]["asks"]);

    // The next unit is found by its button, goes where the board lights up, and the log tells it.
    program.press(&display, "Next unit (N)");
    let line = program.until("a reach", |line| line["match"]["reach"].as_array().is_some_and(|all| !all.is_empty()));
    let unit = line["match"]["selected"].as_str().unwrap().to_owned();
    let from = line["match"]["units"][&unit].clone();
    let to = line["match"]["reach"].as_array().unwrap().last().unwrap().as_str().unwrap().to_owned();
    program.click(&display, &line["match"]["hexes"][&to]);
    let moved = program.until("the move", |line| line["match"]["units"][&unit] == *to && line["still"] == true);
    assert!(moved["match"]["log"].as_u64() > line["match"]["log"].as_u64());
    display.picture(&folder.join("first-move.png"));

    // It can be taken back, and the phase ended; then the bot answers.
    program.press(&display, "Undo (U)");
    program.until("the way back", |line| line["match"]["units"][&unit] == from);
    program.press(&display, "End movement");
    let line = program.until("the bot's answer", |line| {
        line["match"]["mine"] == true && line["match"]["log"].as_u64() > moved["match"]["log"].as_u64()
    });
    let record = PathBuf::from(line["match"]["record"].as_str().unwrap());
    assert!(record.exists(), "{}", record.display());
}

//! A window on a virtual display, driven by mouse and keyboard, and read by what the program says of itself.
//!
//! No test here waits for a clock: every step waits for a line of `play --test-points`.
#![allow(dead_code, reason = "each test uses what it needs")]

mod skipped;

pub(crate) use skipped::skipped;

use crate::PROGRAM;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Longer than this nothing takes, even where a program draws in place of a card and other tests run.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A process that ends with the test.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A display of its own.
pub(crate) struct Display {
    name: String,
    _server: Ends,
}

impl Display {
    /// `None` if the tools for it are missing.
    pub(crate) fn open() -> Option<Display> {
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

    /// As [`Display::open`]; where there is none, says and notes that the test is skipped.
    pub(crate) fn open_or_say() -> Option<Display> {
        let display = Display::open();
        if display.is_none() {
            skipped("no display (a window needs Xvfb, xdotool and imagemagick's import)");
        }
        display
    }

    pub(crate) fn xdotool(&self, arguments: &[&str]) {
        let done = Command::new("timeout")
            .args(["20", "xdotool"])
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .unwrap();
        assert!(done.status.success(), "xdotool {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    }

    pub(crate) fn picture(&self, path: &Path) {
        self.import(&[], &path.display().to_string());
    }

    /// A picture with so few colours that it is small enough to be shown in a page.
    pub(crate) fn small_picture(&self, path: &Path) {
        let few = ["+dither", "-colors", "192", "-strip"];
        self.import(&few, &format!("PNG8:{}", path.display()));
    }

    fn import(&self, how: &[&str], file: &str) {
        let mut import = Command::new("import");
        let done = import.args(["-window", "root"]).args(how).arg(file).env("DISPLAY", &self.name).output();
        assert!(done.is_ok_and(|done| done.status.success()), "no picture");
    }
}

/// An empty folder for the files and pictures of a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The program in its window, and what it says of itself.
pub(crate) struct Program {
    lines: Receiver<Value>,
    pub(crate) last: Value,
    program: Ends,
}

impl Program {
    pub(crate) fn start(display: &Display, home: &Path, arguments: &[&str]) -> Program {
        Program::start_with(display, home, arguments, Stdio::inherit())
    }

    /// As [`Program::start`], with what it complains about going there.
    pub(crate) fn start_with(display: &Display, home: &Path, arguments: &[&str], complaints: Stdio) -> Program {
        let mut program = Command::new(PROGRAM)
            .args(["play", "--test-points"])
            .args(arguments)
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("XDG_RUNTIME_DIR")
            .env("ESTAFETTE_HOME", home)
            // Its widgets are found by their English names, whatever language this desktop speaks.
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(complaints)
            .spawn()
            .unwrap();
        let (tell, lines) = channel();
        let out = program.stdout.take().unwrap();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                // The last line of a program that was killed may be cut off.
                let Ok(line) = serde_json::from_str(&line) else { break };
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Program { lines, last: Value::Null, program: Ends(program) }
    }

    /// Ends the program as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.program.0.kill().unwrap();
        self.program.0.wait().unwrap();
    }

    /// The keyboard belongs to the window: there is no window manager that would give it.
    pub(crate) fn focus(&mut self, display: &Display) {
        self.until("the first picture", |line| line["still"] == true);
        display.xdotool(&["search", "--onlyvisible", "--name", "Estafette", "windowfocus", "%1"]);
        self.until("the keyboard", |line| line["focused"] == true && line["still"] == true);
    }

    /// Takes in the lines that came meanwhile, waiting for one a little while where none did.
    pub(crate) fn listen(&mut self, wait: Duration) {
        match self.lines.recv_timeout(wait) {
            Ok(line) => self.last = line,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => panic!("the program ended; its last line was {}", self.last),
        }
        while let Ok(line) = self.lines.try_recv() {
            self.last = line;
        }
    }

    /// Waits until what the program says of itself is as wanted.
    pub(crate) fn until(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
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
    pub(crate) fn click(&mut self, display: &Display, at: &Value) {
        let (x, y) = (at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
        display.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        let near = |seen: &Value, wanted: f64| seen.as_f64().is_some_and(|seen| (seen - wanted).abs() < 2.0);
        self.until("the pointer", |line| near(&line["pointer"][0], x) && near(&line["pointer"][1], y));
        display.xdotool(&["click", "1"]);
    }

    /// Waits as long as a player has to read a question that was just seen: a second answer counts 0.6 seconds after it.
    pub(crate) fn read_question() {
        std::thread::sleep(Duration::from_millis(600));
    }

    /// Waits for a widget, and clicks it.
    pub(crate) fn press(&mut self, display: &Display, label: &str) {
        let line = self.until(label, |line| line["widgets"][label]["enabled"] == true && line["still"] == true);
        self.click(display, &line["widgets"][label]["at"]);
    }

    /// Waits for a widget whose label begins so, and clicks it.
    pub(crate) fn press_like(&mut self, display: &Display, start: &str) {
        let line = self.until(start, |line| line["still"] == true && labelled(line, start).is_some());
        self.click(display, &labelled(&line, start).unwrap());
    }
}

/// The place of an enabled widget whose label begins with `start`.
pub(crate) fn labelled(line: &Value, start: &str) -> Option<Value> {
    let mut widgets = line["widgets"].as_object()?.iter();
    let found = widgets.find(|(label, widget)| label.starts_with(start) && widget["enabled"] == true);
    found.map(|(_, widget)| widget["at"].clone())
}

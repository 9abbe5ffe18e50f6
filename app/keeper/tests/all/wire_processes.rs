//! Two running programs play each other over QUIC on this computer, and are killed in the middle of it.

use crate::{PROGRAM, english};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(120);

/// A player's folder that is removed when the test is over.
struct Home(PathBuf);

impl Home {
    fn new(test: &str, who: &str) -> Home {
        let path = std::env::temp_dir().join(format!("estafette-{test}-{who}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    fn start(&self, arguments: &[&str]) -> Running {
        let child = english()
            .args(arguments)
            .env("ESTAFETTE_HOME", &self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Running::new(child)
    }

    fn record(&self) -> PathBuf {
        wait_for("a record", || {
            let files = fs::read_dir(self.0.join("matches")).ok()?.flatten().map(|file| file.path());
            files.into_iter().find(|path| path.extension().is_some_and(|end| end == "estafette"))
        })
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct Running {
    child: Child,
    lines: std::sync::mpsc::Receiver<String>,
    heard: Vec<String>,
}

impl Running {
    fn new(mut child: Child) -> Running {
        let (send, lines) = std::sync::mpsc::channel();
        let outputs: [Box<dyn std::io::Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for output in outputs {
            let send = send.clone();
            std::thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    let _ = send.send(line);
                }
            });
        }
        Running { child, lines, heard: Vec::new() }
    }

    /// The first line from now on that contains this text.
    fn hear(&mut self, wanted: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let line = self.lines.recv_timeout(until.saturating_duration_since(Instant::now()));
            let line = line.unwrap_or_else(|_| panic!("{wanted:?} was never said, but\n{}", self.heard.join("\n")));
            self.heard.push(line.clone());
            if line.contains(wanted) {
                return line;
            }
        }
    }

    fn code(&mut self) -> String {
        self.hear("estafette join").split_whitespace().nth(2).unwrap().to_owned()
    }

    fn say(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
        input.flush().unwrap();
    }

    fn end(mut self) -> (ExitStatus, String) {
        let until = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if Instant::now() > until {
                let _ = self.child.kill();
                while let Ok(line) = self.lines.recv_timeout(Duration::from_millis(300)) {
                    self.heard.push(line);
                }
                panic!("the program did not end, but said\n{}", self.heard.join("\n"));
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        while let Ok(line) = self.lines.recv_timeout(Duration::from_millis(500)) {
            self.heard.push(line);
        }
        (status, self.heard.join("\n"))
    }

    /// Ends the program without a goodbye, as a power cut would.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < until, "{what} never came");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn grown(path: &Path, size: u64) {
    wait_for("a longer record", || (fs::metadata(path).ok()?.len() > size).then_some(()));
}

fn verified(record: &Path) -> String {
    let output = english().arg("verify").arg(record).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}");
    text
}

#[test]
fn two_programs_play_a_battle_and_both_prove_it() {
    let (host, guest) = (Home::new("battle", "host"), Home::new("battle", "guest"));
    let third = Home::new("battle", "third");
    let slow = ["--bot", "--loopback", "--pace", "20"];
    let mut hosting = host.start(&[&["host", "--scenario", "skirmish", "--name", "Ney"][..], &slow[..]].concat());
    let code = hosting.code();
    let joining = guest.start(&[&["join", &code, "--name", "Lestocq"][..], &slow[..]].concat());
    grown(&host.record(), 3_000);
    // The code is spent.
    let (status, said) = third.start(&["join", &code, "--bot", "--loopback"]).end();
    assert!(!status.success() && said.contains("another"), "{said}");
    for (who, running) in [("host", hosting), ("guest", joining)] {
        let (status, said) = running.end();
        assert!(status.success(), "{who}:\n{said}");
        assert!(
            said.contains("two keys played by the rules; a player who held only one of them did not choose the dice"),
            "{who}:\n{said}"
        );
    }
    let records = [host.record(), guest.record()].map(|path| fs::read(path).unwrap());
    assert_eq!(records[0], records[1], "both have the same record");
}

/// Three kills, and six where `ESTAFETTE_LONG` is set, as `tools/test --long` does.
#[test]
fn programs_with_clocks_that_are_killed_show_the_same_time_afterwards() {
    let kills = if std::env::var_os("ESTAFETTE_LONG").is_some() { 6 } else { 3 };
    let plan = lab::kills::KillPlan { program: PathBuf::from(PROGRAM), kills, pairs: 3, seed: 1 };
    let seen = lab::kills::run(&plan).unwrap_or_else(|error| panic!("{error:#}"));
    println!("{kills} of 6 kills: {seen:?}");
    assert!(seen.kills >= kills && seen.apart <= 1_000, "{seen:?}");
}

#[test]
fn a_guest_and_then_a_host_are_killed_and_the_match_goes_on() {
    let (host, guest) = (Home::new("killed", "host"), Home::new("killed", "guest"));
    let bot = ["--bot", "--kind", "random", "--loopback"];
    let mut hosting = host.start(&[&["host", "--scenario", "eylau"][..], &bot[..]].concat());
    let code = hosting.code();
    let joining = guest.start(&[&["join", &code][..], &bot[..]].concat());
    let (ours, theirs) = (host.record(), guest.record());

    grown(&ours, 20_000);
    joining.kill();
    let again = [&["host", "--resume", theirs.to_str().unwrap()][..], &bot[..]].concat();
    let joining = guest.start(&again);
    let so_far = fs::metadata(&ours).unwrap().len();
    grown(&ours, so_far + 20_000);

    hosting.kill();
    let again = [&["host", "--resume", ours.to_str().unwrap()][..], &bot[..]].concat();
    let hosting = host.start(&again);
    for (who, running) in [("host", hosting), ("guest", joining)] {
        let (status, said) = running.end();
        assert!(status.success(), "{who}:\n{said}");
    }
    for record in [&ours, &theirs] {
        assert!(verified(record).contains("did not choose the dice"));
    }
}

#[test]
fn a_match_goes_on_days_later_with_nothing_but_a_code() {
    let (host, guest) = (Home::new("later", "host"), Home::new("later", "guest"));
    let bot = ["--bot", "--kind", "random", "--loopback"];
    let mut hosting = host.start(&[&["host", "--scenario", "eylau"][..], &bot[..]].concat());
    let code = hosting.code();
    let joining = guest.start(&[&["join", &code][..], &bot[..]].concat());
    let (ours, theirs) = (host.record(), guest.record());
    grown(&ours, 20_000);
    joining.kill();
    hosting.kill();
    // Neither knows the other's address.
    for record in [&ours, &theirs] {
        let _ = fs::remove_file(record.with_extension("contact.txt"));
    }
    let mut hosting = host.start(&[&["host", "--resume", ours.to_str().unwrap()][..], &bot[..]].concat());
    let code = hosting.code();
    let joining = guest.start(&[&["join", &code][..], &bot[..]].concat());
    for (who, running) in [("host", hosting), ("guest", joining)] {
        let (status, said) = running.end();
        assert!(status.success(), "{who}:\n{said}");
    }
    verified(&ours);
}

#[test]
fn lines_play_a_side_ask_and_give_up() {
    let (host, guest) = (Home::new("lines", "host"), Home::new("lines", "guest"));
    let mut hosting = host.start(&["host", "--scenario", "skirmish", "--adjutant", "--loopback"]);
    let code = hosting.code();
    let joining = guest.start(&["join", &code, "--bot", "--loopback"]);
    hosting.hear("\"your_decision\":true");
    hosting.say(r#"{"do": "command", "command": {"move": {"unit": "nobody", "to": "0101"}}}"#);
    hosting.hear("\"ok\":false");
    hosting.say(r#"{"do": "options"}"#);
    hosting.hear("\"options\":");
    hosting.say(r#"{"do": "command", "command": "end_combat"}"#);
    assert!(hosting.hear("\"ok\":false").contains("\"case\""));
    hosting.say(r#"{"do": "chat", "text": "good evening"}"#);
    hosting.hear("\"ok\":true");
    hosting.say(r#"{"do": "ask", "for": "draw"}"#);
    hosting.hear("\"ok\":true");
    hosting.hear("Your opponent declines");
    hosting.say(r#"{"do": "concede"}"#);
    hosting.hear("\"ok\":true");
    let (status, said) = hosting.end();
    assert!(status.success(), "{said}");
    let (status, said) = joining.end();
    assert!(status.success(), "{said}");
    assert!(verified(&host.record()).contains("resigned"));
}

#[test]
fn after_a_match_two_players_play_another_with_sides_swapped() {
    let (host, guest) = (Home::new("rematch", "host"), Home::new("rematch", "guest"));
    let lines = ["--adjutant", "--stay", "--loopback"];
    let mut hosting = host.start(&[&["host", "--scenario", "skirmish"][..], &lines[..]].concat());
    let code = hosting.code();
    let mut joining = guest.start(&[&["join", &code][..], &lines[..]].concat());
    joining.hear("\"news\":\"offered\"");
    joining.say(r#"{"do": "agree"}"#);
    assert!(joining.hear("\"news\":\"begun\"").contains("\"you\":\"second\""));
    hosting.hear("\"your_decision\":true");
    hosting.say(r#"{"do": "concede"}"#);
    for side in [&mut hosting, &mut joining] {
        side.hear("\"closed\":true");
    }
    joining.say(r#"{"do": "rematch"}"#);
    hosting.hear("\"news\":\"offered\"");
    hosting.say(r#"{"do": "agree"}"#);
    assert!(joining.hear("\"news\":\"begun\"").contains("\"you\":\"first\""));
    joining.hear("\"your_decision\":true");
    joining.say(r#"{"do": "concede"}"#);
    for side in [&mut hosting, &mut joining] {
        side.hear("\"closed\":true");
        side.say(r#"{"do": "leave"}"#);
    }
    for running in [hosting, joining] {
        let (status, said) = running.end();
        assert!(status.success(), "{said}");
    }
}

/// The spectator notices after twenty seconds.
#[test]
fn a_spectator_goes_on_with_the_same_code_when_both_players_have_been_killed() {
    let (host, guest, third) = (Home::new("watch", "host"), Home::new("watch", "guest"), Home::new("watch", "third"));
    let free = std::net::UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
    let bot = ["--bot", "--kind", "random", "--loopback", "--pace", "5"];
    let here = [&["--port", &free][..], &bot[..]].concat();
    let begin = [&["host", "--scenario", "eylau", "--watch", "0", "--name", "Ney"][..], &here[..]].concat();
    let mut hosting = host.start(&begin);
    let code = hosting.code();
    let mut joining = guest.start(&[&["join", &code, "--name", "Lestocq"][..], &bot[..]].concat());
    joining.hear("Spectators may watch this match: anyone with a watch code from one of you sees every move live");
    let watch_code = hosting.hear("estafette watch").split_whitespace().nth(2).unwrap().to_owned();
    let mut watching = third.start(&["watch", &watch_code, "--loopback", "--name", "Baedeker"]);
    watching.hear("Ney against Lestocq");
    hosting.hear("Baedeker (");
    watching.hear("Turn 2, French: movement.");
    joining.kill();
    hosting.kill();
    let ours = host.record();
    let mut hosting = host.start(&[&["host", "--resume", ours.to_str().unwrap()][..], &here[..]].concat());
    let code = hosting.code();
    hosting.hear("estafette watch");
    watching.hear("shows you the match");
    let joining = guest.start(&[&["join", &code][..], &bot[..]].concat());
    for (who, running) in [("host", hosting), ("guest", joining), ("third", watching)] {
        let (status, said) = running.end();
        assert!(status.success(), "{who}:\n{said}");
        assert!(
            said.contains("two keys played by the rules; a player who held only one of them did not choose the dice"),
            "{who}:\n{said}"
        );
    }
    let seen = fs::read_dir(third.0.join("watched")).unwrap().next().unwrap().unwrap().path();
    verified(&seen);
    let entries = |path: &Path| record::file::Record::read(&fs::read(path).unwrap()).unwrap().entries;
    assert!(entries(&seen) == entries(&ours), "all of it, entry by entry");
}

#[test]
fn what_was_played_before_a_restart_is_shown_no_earlier_than_the_file_proves_it_may_be() {
    let (host, guest, third) = (Home::new("age", "host"), Home::new("age", "guest"), Home::new("age", "third"));
    let bot = ["--bot", "--kind", "random", "--loopback"];
    let mut hosting =
        host.start(&[&["host", "--scenario", "eylau", "--watch", "3600", "--pace", "20"][..], &bot[..]].concat());
    let code = hosting.code();
    let joining = guest.start(&[&["join", &code][..], &bot[..]].concat());
    let ours = host.record();
    grown(&ours, 20_000);
    joining.kill();
    hosting.kill();
    let hour = Duration::from_secs(3_600);
    for (age, shown) in [(Duration::ZERO, false), (hour / 2, false), (2 * hour, true)] {
        let record = fs::OpenOptions::new().append(true).open(&ours).unwrap();
        record.set_modified(std::time::SystemTime::now() - age).unwrap();
        drop(record);
        let mut hosting = host.start(&[&["host", "--resume", ours.to_str().unwrap()][..], &bot[..]].concat());
        let code = hosting.hear("estafette watch").split_whitespace().nth(2).unwrap().to_owned();
        let mut watching = third.start(&["watch", &code, "--loopback", "--json"]);
        watching.hear("\"delay_s\":3600");
        if shown {
            watching.hear("\"news\":\"written\"");
        } else {
            let more = watching.lines.recv_timeout(Duration::from_secs(2));
            assert!(more.is_err(), "{age:?}: {more:?}");
        }
        watching.kill();
        hosting.kill();
    }
}

#[test]
fn bad_codes_get_a_sentence_that_says_which() {
    let home = Home::new("codes", "guest");
    for (code, wanted) in [
        ("hello", "code"),
        (
            "iATkHeTZk0mAlGZf-HvuxvcdbJmcwi3gWjcPaAwd_AAABm3wT1wF",
            "a character of this code is \
                                                                                      wrong",
        ),
    ] {
        let (status, said) = home.start(&["join", code, "--bot", "--loopback"]).end();
        assert!(!status.success());
        assert!(said.to_lowercase().contains(wanted), "{code}: {said}");
    }
}

#[test]
fn what_is_no_record_gets_a_verdict() {
    let home = Home::new("foreign", "anyone");
    for (name, bytes) in [("empty", &b""[..]), ("foreign", b"PK\x03\x04"), ("cut", b"estafette record 1\n\xff\xff")] {
        let path = home.0.join(name);
        fs::write(&path, bytes).unwrap();
        let output = english().arg("verify").arg(&path).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(!output.stdout.is_empty(), "{name}");
    }
}

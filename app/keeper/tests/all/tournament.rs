//! An evening as it would be: a director and eight players, each a program of its own, play a Swiss tournament of three rounds
//! on this computer. One player is killed and comes back, one leaves for good, the director's program ends and is started again,
//! and a player reports a game that was not theirs.

use crate::english;
use crate::skipped::skipped;
use net::quic::{Bind, Endpoint, Link};
use record::expect::Expect;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tournament::book::record_hash;
use tournament::evening_event::At;
use tournament::message::{PROTOCOL, ToDesk};
use tournament::part::DeskCode;

/// Longest wait for a line.
const PATIENCE: Duration = Duration::from_secs(150);
const PLAYERS: usize = 8;
/// In the long run the director is killed: players notice after twenty seconds, and come back. Otherwise Ctrl-C ends
/// the program, and players hear that. A player that has not come back after this number of seconds is absent.
fn absent_after() -> &'static str {
    if is_long() { "30" } else { "10" }
}

/// Whether everything is done in full, as `tools/test --long` does.
fn is_long() -> bool {
    std::env::var_os("ESTAFETTE_LONG").is_some()
}

/// A record of this many bytes has moves in it, and is far from the end of a skirmish.
const MOVES: u64 = 3_000;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("estafette-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn home(&self, who: &str) -> PathBuf {
        let home = self.0.join(who);
        std::fs::create_dir_all(&home).unwrap();
        home
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}

struct Running {
    name: String,
    child: Child,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Running {
    fn start(name: &str, home: &Path, arguments: &[&str]) -> Running {
        let mut child = english()
            .args(arguments)
            .env("ESTAFETTE_HOME", home)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (send, lines) = channel();
        let outputs: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for output in outputs {
            let send = send.clone();
            thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    let _ = send.send(line);
                }
            });
        }
        Running { name: name.to_owned(), child, lines, heard: Vec::new() }
    }

    /// Waits for a line that contains this text.
    fn hear(&mut self, wanted: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    self.heard.push(line.clone());
                    if line.contains(wanted) {
                        return line;
                    }
                }
                Err(_) => panic!("{} never said \"{wanted}\"; it said\n{}", self.name, self.heard.join("\n")),
            }
        }
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Ends the program as Ctrl-C does.
    fn stop(&mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        self.child.wait().unwrap();
    }

    /// Waits for its end. Returns whether it succeeded, and all its output.
    fn end(mut self) -> (bool, String) {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => self.heard.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    panic!("{} does not end; it said\n{}", self.name, self.heard.join("\n"))
                }
            }
        }
        (self.child.wait().unwrap().success(), self.heard.join("\n"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

fn free_port() -> u16 {
    UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn run(home: &Path, arguments: &[&str]) -> Output {
    english().args(arguments).env("ESTAFETTE_HOME", home).output().unwrap()
}

fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

struct Evening {
    folder: Folder,
    book: PathBuf,
    archive: PathBuf,
    port: String,
}

impl Evening {
    fn new(name: &str, battle: &str) -> Evening {
        let folder = Folder::new(name);
        let (book, archive) = (folder.0.join("evening.tournament"), folder.0.join("evening.tar"));
        let made = run(
            &folder.home("director"),
            &[
                "tournament",
                "create",
                book.to_str().unwrap(),
                "--name",
                "Club evening",
                "--battle",
                battle,
                "--rounds",
                "3",
                "--points",
                "levels",
            ],
        );
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        Evening { folder, book, archive, port: free_port().to_string() }
    }

    /// The director, the tournament code, and the address of the page.
    fn direct(&self) -> (Running, String, SocketAddr) {
        let players = PLAYERS.to_string();
        let mut director = Running::start(
            "the director",
            &self.folder.home("director"),
            &[
                "tournament",
                "run",
                self.book.to_str().unwrap(),
                "--loopback",
                "--port",
                &self.port,
                "--alone",
                &players,
                "--absent-after",
                absent_after(),
                "--web",
                "127.0.0.1:0",
                "--archive",
                self.archive.to_str().unwrap(),
            ],
        );
        let code = director.hear("players type").rsplit(' ').next().unwrap().to_owned();
        let page =
            director.hear("The standings are at").trim_end_matches('/').rsplit('/').next().unwrap().parse().unwrap();
        (director, code, page)
    }

    fn player(&self, number: usize, code: &str) -> Running {
        let name = format!("Player-{number}");
        let home = self.folder.home(&name);
        Running::start(
            &name,
            &home,
            &["tournament", "join", code, "--name", &name, "--bot", "random", "--pace", "40", "--loopback"],
        )
    }

    /// Waits until the record of a player's first match has some moves.
    fn is_playing(&self, who: &str) {
        let matches = self.folder.home(who).join("matches");
        let until = Instant::now() + PATIENCE;
        let moves = |file: std::fs::DirEntry| {
            file.path().extension().is_some_and(|end| end == "estafette")
                && file.metadata().is_ok_and(|about| about.len() > MOVES)
        };
        while !std::fs::read_dir(&matches).is_ok_and(|files| files.flatten().any(moves)) {
            assert!(Instant::now() < until, "{who} does not play");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn a_director_and_eight_players_run_an_evening_to_its_table() {
    let evening = Evening::new("evening", "skirmish,broesa");
    let begun = Instant::now();
    let (mut director, code, page) = evening.direct();
    let mut players: Vec<Running> = (1..=PLAYERS).map(|number| evening.player(number, &code)).collect();
    // One player is killed in the first game, and comes back.
    players[2].hear("Round 1: you are");
    evening.is_playing("Player-3");
    players[2].kill();
    // A player sends, with another player's key, a record of a game that is not theirs.
    players[4].hear("Round 1: you are");
    let report = false_report(&evening, &code, "Player-5");
    players[2] = evening.player(3, &code);
    director.hear("is rejected");
    drop(report);
    // The page shows the round.
    let shown = get(page, "/");
    assert!(shown.starts_with("HTTP/1.1 200") && shown.contains("Round 1") && shown.contains("Player-7"), "{shown}");
    assert!(get(page, "/elsewhere").starts_with("HTTP/1.1 404"));
    assert!(get(page, "/standings.csv").contains("place,number,name"));
    // In the second round a battle of another system is played, and its boards are shown.
    players[0].hear("Round 2: you are");
    boards_are_drawn(page);
    // The director ends in the second round, and is started again.
    players[7].hear("Round 2");
    if is_long() {
        director.kill()
    } else {
        director.stop()
    }
    // One player leaves for good meanwhile.
    players[7].kill();
    let (mut director, again, page) = evening.direct();
    assert_eq!(again, code, "the same desk");
    // The other player's game waits for a while: time to look at the page.
    in_chromium(page);
    director.hear("Absent");
    for player in players.drain(..7) {
        let name = player.name.clone();
        let (good, said) = player.end();
        assert!(good && said.contains("The tournament is over: place"), "{name}:\n{said}");
    }
    let (good, said) = director.end();
    assert!(good, "{said}");
    println!("{said}\nThe evening took {:.1} s, on loopback", begun.elapsed().as_secs_f64());
    proven(&evening);
}

/// The page shows running boards, and a browser gets their pictures.
fn boards_are_drawn(page: SocketAddr) {
    let until = Instant::now() + PATIENCE;
    let shown = loop {
        let shown = get(page, "/");
        if shown.contains("/troops/") {
            break shown;
        }
        assert!(Instant::now() < until, "no board is drawn: {shown}");
        thread::sleep(Duration::from_millis(20));
    };
    for kind in ["/ground/", "/troops/"] {
        let path = shown.split(&format!("src=\"{kind}")).nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let drawn = get(page, &format!("{kind}{path}"));
        assert!(
            drawn.starts_with("HTTP/1.1 200") && drawn.contains("image/svg+xml") && drawn.contains("<path"),
            "{drawn}"
        );
    }
    assert!(get(page, "/troops/999.svg").starts_with("HTTP/1.1 404"));
}

/// Connects with a player's key and sends the record of a match that was played elsewhere. The connection is open until
/// the returned value is dropped.
fn false_report(evening: &Evening, code: &str, who: &str) -> (Runtime, (Endpoint, Link)) {
    let identity = net::identity::load(&evening.folder.home(who).join("identity")).unwrap();
    let desk: DeskCode = code.parse().unwrap();
    let other = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/wire/skirmish.estafette");
    let bytes = std::fs::read(other).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let open = runtime.block_on(async {
        let endpoint = Endpoint::bind(&identity, Bind::LOOPBACK).await.unwrap();
        let link = endpoint.dial_desk(&desk.addresses, Expect::Key(desk.key), Duration::from_secs(8)).await.unwrap();
        link.send(ToDesk::Hello { protocol: PROTOCOL }.encode()).await.unwrap();
        // The stranger does not know the table: of all it tries, the desk accepts only the player's own.
        for table in 1..=4 {
            let at = At { round: 1, table };
            let (length, hash) = (bytes.len() as u32, record_hash(&bytes));
            let _ = link.send(ToDesk::Record { at, length, hash }.encode()).await;
        }
        for (place, piece) in bytes.chunks(100_000).enumerate() {
            let _ = link.send(ToDesk::Piece { from: place as u32 * 100_000, bytes: piece.to_vec() }.encode()).await;
        }
        (endpoint, link)
    });
    (runtime, open)
}

/// The archive is good as it is, and not once the table in it is changed.
fn proven(evening: &Evening) {
    let home = evening.folder.home("anybody");
    let archive = evening.archive.to_str().unwrap();
    let proof = run(&home, &["verify", "--tournament", archive]);
    let said = String::from_utf8_lossy(&proof.stdout).into_owned();
    println!("{said}");
    assert!(proof.status.success() && said.contains("GOOD   from the first pairing"), "{said}");
    let refused = [" record refused", " records refused"].iter().any(|end| said.contains(end));
    assert!(refused && !said.contains(" 0 records"), "{said}");
    let mut bytes = std::fs::read(&evening.archive).unwrap();
    let place = bytes.windows(11).position(|window| window == b"\"buchholz\":").unwrap() + 12;
    bytes[place] = if bytes[place] == b'9' { b'8' } else { b'9' };
    let changed = evening.folder.0.join("changed.tar");
    std::fs::write(&changed, bytes).unwrap();
    let proof = run(&home, &["verify", "--tournament", changed.to_str().unwrap()]);
    assert_eq!(proof.status.code(), Some(1), "{}", String::from_utf8_lossy(&proof.stdout));
}

/// A real browser opens the page, where there is one.
fn in_chromium(page: SocketAddr) {
    let found = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| {
        Command::new(name)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    });
    let Some(browser) = found else {
        skipped("no Chromium (the rest of the evening was tested, but its page was not opened)");
        return;
    };
    let shown = Command::new(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=2000",
            "--dump-dom",
            &format!("http://{page}/"),
        ])
        .output()
        .unwrap();
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.contains("id=\"standings\"") && shown.contains("Player-1"), "{shown}");
    println!("The page was opened in {browser}");
}

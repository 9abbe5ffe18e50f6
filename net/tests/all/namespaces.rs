//! Tests that need several machines, on machines made of network namespaces: finding each other by mDNS, and going on
//! when a machine's address changes.
//!
//! They need root and `ip`; without them each test is skipped. Nothing leaves the namespaces, and these are gone when
//! a test ends, however it ends. A machine's part is played by this same test program, started inside its namespace.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use crate::skipped::skipped;
use net::lan::{self, Adapters, LanError, Open};
use net::quic::{Bind, Endpoint, Farewell, Goodbye, Link};
use record::expect::Expect;
use record::identity::Identity;
use record::seed::Seed;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The variable that names the part a started program plays.
const PART: &str = "ESTAFETTE_TEST_PART";
/// Mark at the start of a line that a part says to its test.
const SAYS: &str = "@@ ";
const PORT: u16 = 40_404;
const PATIENCE: Duration = Duration::from_secs(10);

/// Machines on one switch, each with an adapter `eth0` and the address 10.77.0.N.
struct Lab {
    names: Vec<String>,
}

impl Lab {
    /// None where this computer does not allow it.
    fn new(test: &str, machines: usize) -> Option<Lab> {
        let name = |number: usize| format!("efq{}-{test}-{number}", std::process::id());
        let mut lab = Lab { names: Vec::new() };
        for number in 0..=machines {
            if !ip(&["netns", "add", &name(number)]) {
                skipped("no network namespaces (they need root and the program ip)");
                return None;
            }
            lab.names.push(name(number));
        }
        let switch = name(0);
        let set = |arguments: &[&str]| assert!(ip(arguments), "ip {}", arguments.join(" "));
        set(&["-n", &switch, "link", "add", "br0", "type", "bridge"]);
        set(&["-n", &switch, "link", "set", "br0", "up"]);
        for number in 1..=machines {
            let (machine, plug) = (name(number), format!("plug{number}"));
            set(&["link", "add", &plug, "netns", &switch, "type", "veth", "peer", "name", "eth0", "netns", &machine]);
            set(&["-n", &switch, "link", "set", &plug, "master", "br0", "up"]);
            set(&["-n", &machine, "link", "set", "lo", "up"]);
            set(&["-n", &machine, "link", "set", "eth0", "up"]);
            set(&["-n", &machine, "addr", "add", &format!("10.77.0.{number}/24"), "dev", "eth0"]);
        }
        Some(lab)
    }

    /// Runs `ip` on a machine.
    fn on(&self, machine: usize, arguments: &[&str]) {
        let all = [&["-n", self.names[machine].as_str()], arguments].concat();
        assert!(ip(&all), "ip {}", all.join(" "));
    }

    /// Starts a part on a machine.
    fn play(&self, machine: usize, part: &str) -> Part {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new("ip")
            .args(["netns", "exec", &self.names[machine]])
            .arg(program)
            .args(["namespaces::part", "--exact", "--nocapture", "--test-threads=1"])
            .env(PART, part)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a part");
        let (said, lines) = channel();
        let output = child.stdout.take().expect("its output");
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some((_, words)) = line.split_once(SAYS) {
                    let _ = said.send(words.to_owned());
                }
            }
        });
        let input = child.stdin.take();
        Part { child, input, lines, name: part.to_owned() }
    }
}

impl Drop for Lab {
    fn drop(&mut self) {
        for name in &self.names {
            ip(&["netns", "del", name]);
        }
    }
}

fn ip(arguments: &[&str]) -> bool {
    Command::new("ip").args(arguments).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// A program on one of the machines.
struct Part {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    name: String,
}

impl Part {
    /// The next line it says.
    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{} says nothing", self.name))
    }

    fn tell(&mut self, words: &str) {
        writeln!(self.input.as_mut().expect("its input"), "{words}").expect("told");
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn player(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

fn say(words: impl std::fmt::Display) {
    println!("\n{SAYS}{words}");
}

/// Waits to be told something.
async fn told() -> String {
    let read = || std::io::stdin().lines().next().and_then(Result::ok).unwrap_or_default();
    tokio::task::spawn_blocking(read).await.expect("a line")
}

/// Not a test: the door through which parts come in.
#[test]
fn part() {
    let Ok(part) = std::env::var(PART) else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        match part.as_str() {
            "announce" => announce().await,
            "browse" => browse().await,
            "echo" => echo().await,
            "wander" => wander().await,
            "join" => join().await,
            "host" => host().await,
            other => panic!("no part {other}"),
        }
    });
}

async fn announce() {
    let endpoint = bound(1).await;
    tokio::spawn(async move {
        while let Some(link) = endpoint.accept().await {
            tokio::spawn(answer(link));
        }
    });
    let open = Open {
        name: "Ney".to_owned(),
        key: player(1).key(),
        battle: "Quatre Bras".to_owned(),
        system: None,
        port: PORT,
        wanted: None,
    };
    let announcement = lan::announce(&open, Adapters::Real).expect("announced");
    say(format!("{:?}", announcement.is_heard(Duration::from_secs(3)).await));
    told().await;
    drop(announcement);
    say("gone");
    told().await;
}

async fn browse() {
    loop {
        match lan::browse(Duration::from_secs(2), Adapters::Real).await {
            Ok(all) => {
                say(format!("{all:?}"));
                if let Some(found) = all.first() {
                    let endpoint = bound(2).await;
                    let link = endpoint.dial(&found.addresses, Expect::Key(found.key), 1, PATIENCE).await;
                    say(link.map(|link| link.peer().to_string()).unwrap_or_else(|error| error.to_string()));
                }
            }
            Err(error) => say(format!("{error:?} {error}")),
        }
        told().await;
    }
}

#[test]
fn an_open_invitation_is_found_across_the_network_and_then_gone() {
    let Some(lab) = Lab::new("mdns", 2) else { return };
    let mut ney = lab.play(1, "announce");
    assert_eq!(ney.hear(), "Ok(())", "the announcing machine hears itself");
    let begun = Instant::now();
    let mut murat = lab.play(2, "browse");
    let found = murat.hear();
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    for part in ["Ney", "Quatre Bras", &player(1).key().to_string(), ":40404", "same_version: true"] {
        assert!(found.contains(part), "{part} is not in {found}");
    }
    assert_eq!(murat.hear(), player(1).key().to_string(), "and dialling what was found proves the key");
    ney.tell("enough");
    assert_eq!(ney.hear(), "gone");
    murat.tell("again");
    assert_eq!(murat.hear(), "[]");
}

#[test]
fn virtual_adapters_are_passed_over_and_the_code_is_offered() {
    let Some(lab) = Lab::new("virt", 1) else { return };
    lab.on(1, &["link", "set", "eth0", "down"]);
    lab.on(1, &["link", "set", "eth0", "name", "docker0"]);
    lab.on(1, &["link", "set", "docker0", "up"]);
    let said = lab.play(1, "browse").hear();
    assert!(said.starts_with(&format!("{:?} ", LanError::NoAdapter)), "{said}");
    assert!(said.ends_with("use the invitation code instead"), "{said}");
}

async fn bound(seed: u8) -> Endpoint {
    Endpoint::bind(&player(seed), Bind::Everywhere(PORT)).await.expect("a port")
}

fn at(machine: usize) -> [SocketAddr; 1] {
    [format!("10.77.0.{machine}:{PORT}").parse().expect("an address")]
}

/// Answers each frame with the address it came from.
async fn echo() {
    let endpoint = bound(1).await;
    say("ready");
    while let Some(link) = endpoint.accept().await {
        tokio::spawn(answer(link));
    }
}

async fn answer(mut link: Link) {
    while link.recv().await.is_ok() {
        let from = link.remote_address().expect("an address").to_string();
        if link.send(from.into_bytes()).await.is_err() {
            break;
        }
    }
}

/// Asks and gives the answer.
async fn ask(link: &mut Link) -> String {
    link.send(vec![1]).await.expect("sent");
    let answer = tokio::time::timeout(PATIENCE, link.recv()).await.expect("in time").expect("an answer");
    String::from_utf8(answer).expect("text")
}

/// Dials, and goes on asking over the same link.
async fn wander() {
    let endpoint = bound(2).await;
    let mut link = endpoint.dial(&at(1), Expect::Key(player(1).key()), 1, PATIENCE).await.expect("a link");
    loop {
        say(ask(&mut link).await);
        told().await;
    }
}

#[test]
fn a_dialler_whose_address_changes_keeps_the_very_same_link() {
    let Some(lab) = Lab::new("roam", 2) else { return };
    let echo = lab.play(1, "echo");
    assert_eq!(echo.hear(), "ready");
    let mut wanderer = lab.play(2, "wander");
    assert_eq!(wanderer.hear(), "10.77.0.2:40404");
    lab.on(2, &["addr", "flush", "dev", "eth0"]);
    lab.on(2, &["addr", "add", "10.77.0.99/24", "dev", "eth0"]);
    wanderer.tell("go on");
    // The answer may still name the old address, if it overtakes the check of the new one.
    let first = wanderer.hear();
    wanderer.tell("go on");
    let second = wanderer.hear();
    assert!([&first, &second].contains(&&"10.77.0.99:40404".to_owned()), "{first} {second}");
}

/// Dials the host, asks, and when told waits for the host to dial from elsewhere.
async fn join() {
    let endpoint = bound(2).await;
    let mut link = endpoint.dial(&at(1), Expect::Key(player(1).key()), 1, PATIENCE).await.expect("a link");
    endpoint.admit(Expect::Key(player(1).key()));
    say(ask(&mut link).await);
    let mut newer = tokio::time::timeout(PATIENCE, endpoint.accept()).await.expect("in time").expect("a link");
    assert!(newer.rank() > link.rank() && !newer.dialled());
    link.close(Goodbye::new(Farewell::Replaced, ""));
    say(format!("{} {}", newer.remote_address().expect("an address"), ask(&mut newer).await));
    told().await;
}

/// Answers; when told that the network changed, dials the joiner where it was seen.
async fn host() {
    let endpoint = bound(1).await;
    say("ready");
    let link = endpoint.accept().await.expect("a joiner");
    let (joiner, home, rank) = (link.peer(), link.remote_address().expect("an address"), link.rank());
    tokio::spawn(answer(link));
    told().await;
    let mut backoff = net::quic::Backoff::new(|| 0);
    let link = endpoint.redial(&[home], joiner, rank.generation + 1, &mut backoff).await;
    answer(link).await;
}

#[test]
fn a_host_whose_address_changes_dials_back_and_the_newer_link_is_kept() {
    let Some(lab) = Lab::new("host", 2) else { return };
    let mut host = lab.play(1, "host");
    assert_eq!(host.hear(), "ready");
    let joiner = lab.play(2, "join");
    assert_eq!(joiner.hear(), "10.77.0.2:40404");
    lab.on(1, &["addr", "flush", "dev", "eth0"]);
    lab.on(1, &["addr", "add", "10.77.0.88/24", "dev", "eth0"]);
    host.tell("the network has changed");
    assert_eq!(joiner.hear(), "10.77.0.88:40404 10.77.0.2:40404");
}

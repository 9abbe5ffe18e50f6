//! Strangers and a false friend against a running host: what each flood costs it in memory, and how long a friend needs to
//! get in during each siege.
//!
//! The host is a program of its own, as people run it, on this machine. Attackers have addresses of their own in
//! 127.0.0.0/8, so that a host can distinguish them as it would on the internet.

use crate::library;
use ::engine::digest::Hash;
use ::net::driver::wall;
use ::net::quic::{Bind, Endpoint, LARGEST_FRAME, Link, bare};
use anyhow::{Context, bail};
use record::header::PROTOCOL;
use record::identity::Identity;
use record::invitation::{Code, CodeKind, proof};
use record::lobby::Myself;
use record::message::{Dump, Entrance, Hello, Message, Parcel};
use record::peer::{Peer, PeerRole, ToDo};
use serde::Serialize;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Time within which a friend must get in.
const PATIENCE: Duration = Duration::from_secs(5);
/// Time between two dials of one siege, as it was first tried: 34 times a second.
const DIAL_EVERY: Duration = Duration::from_millis(29);
/// Addresses that attack at a time.
const ADDRESSES: u8 = 4;

/// The extent of the test.
#[derive(Clone, Debug, clap::Args)]
pub struct BenchSiege {
    /// Seconds that each flood lasts
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// Times the friend comes during each siege
    #[arg(long, default_value_t = 20)]
    pub friends: u32,
    /// Connections to open and close to measure the memory they leave
    #[arg(long, default_value_t = 2000)]
    pub connections: u32,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The results of the measurement.
#[derive(Clone, Debug, Serialize)]
pub struct Sieges {
    /// The host's memory before anything happened, in KiB.
    pub at_rest_kib: u64,
    /// The effect of each flood.
    pub floods: Vec<Flood>,
    /// The friend's results in each siege.
    pub sieges: Vec<SiegeReport>,
    /// KiB that are left for each connection that was opened and closed.
    pub left_of_a_connection_kib: f64,
}

/// A flood, and what it cost.
#[derive(Clone, Debug, Serialize)]
pub struct Flood {
    /// The kind of flood.
    pub what: &'static str,
    /// The most memory of its own that the host ever had, in KiB: without the pages of the program's file, which are as many as its code is large.
    pub peak_kib: u64,
    /// Bytes of the largest file beside the record of the match, if there was one.
    pub largest_file: u64,
}

/// A siege, and how the friend got through it.
#[derive(Clone, Debug, Serialize)]
pub struct SiegeReport {
    /// The kind of siege.
    pub what: &'static str,
    /// Number of the friend's attempts.
    pub came: u32,
    /// Number of times the friend got in within five seconds.
    pub got_in: u32,
    /// The friend's longest time, in milliseconds.
    pub longest_ms: u64,
    /// Number of dials by the attackers meanwhile.
    pub dials: u32,
}

/// Runs all of them against the program without a window.
pub fn run(bench: &BenchSiege) -> anyhow::Result<Sieges> {
    let program = super::keeper()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let host = HostProgram::start(&program, "rest")?;
        let at_rest_kib = host.memory("VmRSS")?;
        drop(host);
        let (mut floods, mut sieges) = (Vec::new(), Vec::new());
        for kind in FloodKind::ALL {
            floods.push(flood(&program, kind, Duration::from_secs(bench.seconds)).await?);
        }
        for kind in SiegeKind::ALL {
            sieges.push(siege(&program, kind, bench.friends).await?);
        }
        let left_of_a_connection_kib = leak(&program, bench.connections).await?;
        Ok(Sieges { at_rest_kib, floods, sieges, left_of_a_connection_kib })
    })
}

/// The kinds of flood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloodKind {
    /// By strangers who send the largest frames there are.
    LargeFrames,
    /// By strangers who send as many small ones as they can.
    SmallFrames,
    /// By the friend, with states that were not requested.
    Dumps,
    /// By the friend, with talk, over one connection after the other.
    Talk,
}

impl FloodKind {
    /// All of them.
    pub const ALL: [FloodKind; 4] = [FloodKind::LargeFrames, FloodKind::SmallFrames, FloodKind::Dumps, FloodKind::Talk];

    const fn name(self) -> &'static str {
        match self {
            FloodKind::LargeFrames => "strangers with the largest frames",
            FloodKind::SmallFrames => "strangers with small frames",
            FloodKind::Dumps => "the opponent with dumps",
            FloodKind::Talk => "the opponent with talk",
        }
    }
}

/// The kinds of siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiegeKind {
    /// With wrong proofs of its code, from several addresses.
    WrongProofs,
    /// By dialling 34 times a second from one address.
    Dialling,
    /// By shaking hands and saying nothing, from four addresses, as often as it goes.
    Holding,
}

impl SiegeKind {
    /// All of them.
    pub const ALL: [SiegeKind; 3] = [SiegeKind::WrongProofs, SiegeKind::Dialling, SiegeKind::Holding];

    const fn name(self) -> &'static str {
        match self {
            SiegeKind::WrongProofs => "wrong proofs",
            SiegeKind::Dialling => "dialling 34 times a second",
            SiegeKind::Holding => "holding the places of handshakes",
        }
    }
}

/// A host that runs as a program of its own, until this is dropped.
pub struct HostProgram {
    child: Child,
    home: PathBuf,
    code: Code,
}

impl HostProgram {
    /// Starts one with a code, on this machine only.
    pub fn start(program: &Path, name: &str) -> anyhow::Result<HostProgram> {
        let home = std::env::temp_dir().join(format!("estafette-siege-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&home);
        std::fs::create_dir_all(&home)?;
        let mut child = Command::new(program)
            .args(["host", "--scenario", "skirmish", "--adjutant", "--loopback", "--stay", "--name", "Host"])
            .env("ESTAFETTE_HOME", &home)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let mut said = BufReader::new(child.stderr.take().context("it says nothing")?);
        let mut line = String::new();
        let code = loop {
            line.clear();
            if said.read_line(&mut line)? == 0 {
                bail!("the host gave no code");
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            if let ["estafette", "join", code, ..] = words[..] {
                break Code::read(code, wall())?;
            }
        };
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Ok(HostProgram { child, home, code })
    }

    /// Its memory in KiB: `VmRSS` as it is, `VmHWM` as it was at most, `RssFile` what of it is the program itself.
    pub fn memory(&self, which: &str) -> anyhow::Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))
            .context("memory is measured on Linux, while the host runs")?;
        let line = status.lines().find_map(|line| line.strip_prefix(which)).context("there is no such number")?;
        let number = line.trim_start_matches(':').split_whitespace().next().context("there is no number")?;
        Ok(number.parse()?)
    }

    fn largest_file(&self) -> u64 {
        let files = std::fs::read_dir(self.home.join("matches")).into_iter().flatten().flatten();
        let beside = files.filter(|file| file.path().extension().is_none_or(|end| end != record::file::EXTENSION));
        beside.filter_map(|file| file.metadata().ok()).map(|found| found.len()).max().unwrap_or(0)
    }

    fn address(&self) -> anyhow::Result<SocketAddr> {
        self.code.addresses().first().copied().context("the code names no address")
    }
}

impl Drop for HostProgram {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}

/// A peer with a key and an address of its own.
struct Somebody {
    identity: Arc<Identity>,
    endpoint: Endpoint,
}

impl Somebody {
    async fn at(address: u8) -> anyhow::Result<Somebody> {
        let identity = Arc::new(Identity::from_seed(&net::fresh::seed()?));
        let bind = Bind::At(SocketAddr::from((Ipv4Addr::new(127, 0, 7, address), 0)));
        let endpoint = Endpoint::bind(&identity, bind).await?;
        Ok(Somebody { identity, endpoint })
    }

    async fn dial(&self, code: &Code, generation: u32) -> anyhow::Result<Link> {
        Ok(self.endpoint.dial_until_free(code.addresses(), code.expect(), generation, PATIENCE).await?)
    }

    /// The first message on this link, with the proof of this code or a wrong one.
    fn hello(&self, code: &Code, link: &Link, right: bool) -> Vec<u8> {
        let proof = match &code.kind {
            CodeKind::Invitation(secret) if right => proof(secret, link.exporter(), &link.peer(), &self.identity.key()),
            _ => [7; 32],
        };
        let (program, name) = (env!("CARGO_PKG_VERSION").to_owned(), String::from("Friend"));
        Message::Hello(Hello { protocol: PROTOCOL, program, name, entrance: Entrance::Code { proof } }).encode()
    }

    /// Gets in, until the host offers a match.
    async fn get_in(&self, code: &Code, generation: u32) -> anyhow::Result<()> {
        let mut link = self.dial(code, generation).await?;
        link.send(self.hello(code, &link, true)).await?;
        loop {
            match Message::decode(&link.recv().await?)? {
                Message::Offer { .. } => return Ok(()),
                Message::Refused { text, .. } => bail!("{text}"),
                _ => {}
            }
        }
    }
}

/// Besieges a host, and lets its friend come again and again.
pub async fn siege(program: &Path, kind: SiegeKind, friends: u32) -> anyhow::Result<SiegeReport> {
    let host = HostProgram::start(program, "siege")?;
    let dials = Arc::new(AtomicU32::new(0));
    let mut attackers = JoinSet::new();
    let addresses = if kind == SiegeKind::Dialling { 1 } else { ADDRESSES };
    for address in 1..=addresses {
        attackers.spawn(attack(kind, address, host.code.clone(), host.address()?, Arc::clone(&dials)));
    }
    // The siege is laid before the friend comes.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let friend = Somebody::at(99).await?;
    let (mut got_in, mut longest) = (0, Duration::ZERO);
    for generation in 1..=friends {
        let begun = Instant::now();
        let came = tokio::time::timeout(PATIENCE, friend.get_in(&host.code, generation)).await;
        got_in += u32::from(matches!(came, Ok(Ok(()))));
        longest = longest.max(begun.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    attackers.shutdown().await;
    let longest_ms = u64::try_from(longest.as_millis()).unwrap_or(u64::MAX);
    Ok(SiegeReport { what: kind.name(), came: friends, got_in, longest_ms, dials: dials.load(Ordering::Relaxed) })
}

async fn attack(
    kind: SiegeKind,
    address: u8,
    code: Code,
    host: SocketAddr,
    dials: Arc<AtomicU32>,
) -> anyhow::Result<()> {
    let mut held = Vec::new();
    let (mut next, mut dialling) = (tokio::time::interval(DIAL_EVERY), JoinSet::new());
    for generation in 1.. {
        let stranger = Somebody::at(address).await?;
        dials.fetch_add(1, Ordering::Relaxed);
        match kind {
            SiegeKind::WrongProofs => {
                if let Ok(link) = stranger.dial(&code, generation).await {
                    let _ = link.send(stranger.hello(&code, &link, false)).await;
                    held.push((Some(link), None, stranger));
                }
            }
            SiegeKind::Dialling => {
                // It does not wait for an answer before it dials again.
                next.tick().await;
                let code = code.clone();
                let _ = dialling.spawn(async move {
                    let dial = stranger.endpoint.dial(code.addresses(), code.expect(), generation, PATIENCE);
                    if let Ok(_link) = dial.await {
                        tokio::time::sleep(PATIENCE).await;
                    }
                });
            }
            SiegeKind::Holding => {
                let from = SocketAddr::from((Ipv4Addr::new(127, 0, 7, address), 0));
                if let Ok(silent) = bare::shake_hands(&stranger.identity, from, host).await {
                    held.push((None, Some(silent), stranger));
                }
            }
        }
        // A guest who was let go by the host comes again.
        if held.len() > 24 {
            held.remove(0);
        }
    }
    Ok(())
}

/// Floods a host for this time.
pub async fn flood(program: &Path, kind: FloodKind, length: Duration) -> anyhow::Result<Flood> {
    let host = HostProgram::start(program, "flood")?;
    let until = Instant::now() + length;
    match kind {
        FloodKind::LargeFrames | FloodKind::SmallFrames => {
            let size = if kind == FloodKind::LargeFrames { LARGEST_FRAME } else { 1000 };
            let mut attackers = JoinSet::new();
            for address in 1..=2 * ADDRESSES {
                let code = host.code.clone();
                attackers.spawn(async move { pour(address, &code, size, until).await });
            }
            while attackers.join_next().await.is_some() {}
        }
        FloodKind::Dumps | FloodKind::Talk => false_friend(&host, kind, until).await?,
    }
    let peak_kib = host.memory("VmHWM")?.saturating_sub(host.memory("RssFile")?);
    Ok(Flood { what: kind.name(), peak_kib, largest_file: host.largest_file() })
}

/// A stranger that is not let in sends what it can, and dials again when it is removed.
async fn pour(address: u8, code: &Code, size: usize, until: Instant) -> anyhow::Result<()> {
    for generation in 1.. {
        if Instant::now() >= until {
            break;
        }
        let stranger = Somebody::at(address).await?;
        let Ok(link) = stranger.dial(code, generation).await else { continue };
        let all = async { while link.send(vec![0; size]).await.is_ok() {} };
        let left = until.saturating_duration_since(Instant::now()).min(Duration::from_secs(6));
        let _ = tokio::time::timeout(left, all).await;
    }
    Ok(())
}

/// The friend himself, who has begun a match and then sends what no match needs, over one connection after the other.
async fn false_friend(host: &HostProgram, kind: FloodKind, until: Instant) -> anyhow::Result<()> {
    let friend = Somebody::at(99).await?;
    let mut link = friend.dial(&host.code, 1).await?;
    let CodeKind::Invitation(secret) = host.code.kind.clone() else { bail!("the code is no invitation") };
    let key = friend.identity.key();
    let myself = Myself { identity: Arc::clone(&friend.identity), name: String::from("Friend"), run: 1 };
    let entrance = move |host: &record::identity::PlayerKey, exporter: &[u8; 32]| Entrance::Code {
        proof: proof(&secret, exporter, host, &key),
    };
    let skirmish = library::open("skirmish", None)?;
    let (rules, battle) = (skirmish.rulebook(), skirmish.bytes());
    let role = PeerRole::Join { key: Box::new(entrance), library: Box::new(move |_: &Hash| Some(battle.clone())) };
    let mut peer = Peer::new(rules, myself, role, Box::new(net::fresh::secrets));
    peer.connected(0, link.peer(), *link.exporter());
    while !peer.session().is_some_and(record::session::Session::is_met) {
        while let Some(deed) = peer.poll() {
            match deed {
                ToDo::Send(bytes) => link.send(bytes).await?,
                ToDo::Offered { terms, .. } => peer.agree(0, &terms.hash()),
                ToDo::Failed(fault) => bail!("{fault}"),
                _ => {}
            }
        }
        let frame = tokio::time::timeout(PATIENCE, link.recv()).await.context("the host does not answer")??;
        peer.receive(0, &frame);
    }
    // From here on the peer sends messages of its own: all of them are new, and none was requested.
    let here: Vec<Vec<u8>> = std::iter::from_fn(|| peer.poll())
        .filter_map(|deed| if let ToDo::Send(bytes) = deed { Some(bytes) } else { None })
        .collect();
    for bytes in here {
        link.send(bytes).await?;
    }
    let mut number = 0;
    for generation in 2.. {
        while Instant::now() < until {
            let parcel = match kind {
                FloodKind::Talk => Parcel::Chat { text: "\u{1f40e}".repeat(1000) },
                _ => Parcel::Dump(Dump {
                    seq: number,
                    program: String::new(),
                    sections: vec![(String::new(), Hash([0; 32])); 16],
                    state: vec![0; LARGEST_FRAME - 2000],
                }),
            };
            if link.send(Message::Parcel { number, parcel }.encode()).await.is_err() {
                break;
            }
            number += 1;
        }
        if Instant::now() >= until {
            break;
        }
        // The host closes the link; the friend comes again, as the player of the match.
        let Ok(again) = friend.dial(&host.code, generation).await else { continue };
        link = again;
        peer.disconnected(0);
        peer.connected(0, link.peer(), *link.exporter());
        while let Some(deed) = peer.poll() {
            if let ToDo::Send(bytes) = deed {
                let _ = link.send(bytes).await;
            }
        }
    }
    Ok(())
}

/// The memory that a closed connection leaves, in KiB: dialled, greeted and closed, one after the other.
pub async fn leak(program: &Path, connections: u32) -> anyhow::Result<f64> {
    let host = HostProgram::start(program, "leak")?;
    let round = async |first: u32, count: u32| -> anyhow::Result<()> {
        for number in first..first + count {
            // From many addresses, so that none of them comes too often.
            let stranger = Somebody::at((number % 200 + 1) as u8).await?;
            let link = stranger.dial(&host.code, 1).await?;
            link.send(stranger.hello(&host.code, &link, false)).await?;
            drop(link);
        }
        tokio::time::sleep(Duration::from_secs(4)).await;
        Ok(())
    };
    // Memory that is taken once and kept does not count.
    round(0, connections / 4).await?;
    let before = host.memory("VmRSS")?;
    round(connections / 4, connections).await?;
    let after = host.memory("VmRSS")?;
    Ok((after as f64 - before as f64).max(0.0) / f64::from(connections.max(1)))
}

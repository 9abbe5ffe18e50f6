//! Measuring a relay, which runs as a program of its own: what it takes while many matches go through it.

use ::net::far::bare::Relayed;
use ::net::far::{Relay, Relays};
use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Average size of an entry on the wire, in bytes.
const MESSAGE: usize = 192;
/// Clock ticks a second, in which the system counts what a program has worked.
const TICKS: f64 = 100.0;
/// Number of pairs that meet at a time.
const AT_ONCE: usize = 8;

/// Measures a relay with `matches` matches, each of which sends a message at this interval.
pub async fn relay(folder: &Path, matches: usize, seconds: u64, every: Duration) -> anyhow::Result<Value> {
    std::fs::create_dir_all(folder)?;
    let mut running = Running::start(folder, matches)?;
    let relays = Relays::of([running.relay.clone()]);
    let idle = running.memory()?;
    let begun = Instant::now();
    let mut pairs = Vec::with_capacity(matches);
    while pairs.len() < matches {
        let many = AT_ONCE.min(matches - pairs.len());
        let meeting: Vec<_> = (0..many).map(|_| tokio::spawn(meet(relays.clone()))).collect();
        for pair in meeting {
            pairs.push(pair.await.context("a pair broke off")??);
        }
    }
    let met = begun.elapsed();
    let before = running.worked()?;
    let begun = Instant::now();
    let count = (Duration::from_secs(seconds).as_millis() / every.as_millis().max(1)).max(1) as usize;
    let echoing = pairs.into_iter().map(|pair| tokio::spawn(async move { (pair.echo(count, every).await, pair) }));
    let echoing: Vec<_> = echoing.collect();
    let (mut took, mut pairs) = (Vec::new(), Vec::new());
    for one in echoing {
        let (echoes, pair) = one.await.context("a pair broke off")?;
        took.extend(echoes?);
        pairs.push(pair);
    }
    let (worked, passed) = (running.worked()? - before, begun.elapsed().as_secs_f64());
    let memory = running.memory()?;
    for pair in pairs {
        pair.close().await;
    }
    running.stop();
    took.sort();
    let at = |share: usize| took.get(took.len() * share / 100).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0);
    Ok(json!({
        "matches": matches,
        "bytes": MESSAGE,
        "every_ms": every.as_millis() as u64,
        "seconds": passed,
        "messages_there_and_back": took.len(),
        "all_met_after_s": met.as_secs_f64(),
        "relay_memory_idle_mb": idle,
        "relay_memory_mb": memory,
        "relay_share_of_a_core": worked / passed,
        "round_trip_ms": {"median": at(50), "of_a_hundred_99": at(99)},
    }))
}

async fn meet(relays: Relays) -> anyhow::Result<Relayed> {
    let pair = tokio::time::timeout(Duration::from_secs(60), Relayed::meet(&relays, MESSAGE)).await;
    Ok(pair.context("a pair did not meet within a minute")??)
}

/// A relay in a program of its own.
struct Running {
    child: Child,
    relay: Relay,
}

impl Running {
    fn start(folder: &Path, matches: usize) -> anyhow::Result<Running> {
        let machines = (2 * matches + 8).to_string();
        let mut child = Command::new(super::keeper()?)
            .args(["relay", "127.0.0.1", "--listen", "127.0.0.1", "--port", "0", "--udp", "0", "--machines", &machines])
            .arg("--folder")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("starting a relay")?;
        let output = child.stdout.take().context("what the relay says")?;
        let line = BufReader::new(output).lines().map_while(Result::ok).find(|line| line.contains("https://"));
        let Some(relay) = line.and_then(|line| line.trim().parse().ok()) else {
            let _ = child.kill();
            bail!("the relay did not say its line");
        };
        Ok(Running { child, relay })
    }

    /// Its memory, in megabytes.
    fn memory(&self) -> anyhow::Result<f64> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).context("its memory")?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("its memory")?;
        let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().context("its memory")?;
        Ok(kilobytes / 1024.0)
    }

    /// Its processor time so far, in seconds.
    fn worked(&self) -> anyhow::Result<f64> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).context("its work")?;
        // The name is in brackets, and may hold anything; user and system time are the twelfth and thirteenth word
        // after it.
        let words = text.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
        let ticks: f64 = words.skip(11).take(2).filter_map(|word| word.parse::<f64>().ok()).sum();
        Ok(ticks / TICKS)
    }

    fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

//! Two running programs with clocks, killed without a word at any moment and started again: afterwards both show the
//! same time, to the second, and neither has gained any.

use anyhow::{Context, bail};
use language::chance::Chance;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// The kills to carry out.
pub struct KillPlan {
    /// The program to kill.
    pub program: PathBuf,
    /// Number of kills.
    pub kills: u32,
    /// Number of pairs of programs that share the kills.
    pub pairs: u32,
    /// The seed of the times and victims.
    pub seed: u64,
}

/// The observations.
#[derive(Clone, Copy, Debug, Default)]
pub struct KillReport {
    /// Programs that were killed.
    pub kills: u32,
    /// Number of times that both were down at once.
    pub both: u32,
    /// Largest difference between the clocks afterwards, in milliseconds.
    pub apart: u64,
    /// Most time that the thinking side lost from its clock, where the other lived on, in milliseconds.
    pub forgotten: u64,
    /// Longest time until the survivor said that nothing is heard, in milliseconds, where that was waited for.
    pub noticed: u64,
    /// The longest way back to each other after a start, in milliseconds.
    pub met: u64,
}

/// As far apart as two clocks may be that show the same time to the second.
const APART: u64 = 1_000;
/// Time that may be lost with a side that thinks: what it counts as the same anyway, and the way there and back.
const FORGOTTEN: u64 = 2_500;
/// Within this time the survivor has noticed, with a little for a busy machine.
const NOTICED: u64 = 5_000 + 500;
/// Longest wait for an answer; beyond it the run has failed.
const PATIENCE: Duration = Duration::from_secs(60);
/// Some words after the meeting both have told each other the time.
const SETTLED: Duration = Duration::from_millis(3_600);

/// Kills, and looks.
pub fn run(plan: &KillPlan) -> anyhow::Result<KillReport> {
    let pairs = plan.pairs.clamp(1, plan.kills.max(1));
    let results: Vec<anyhow::Result<KillReport>> = thread::scope(|scope| {
        let share = |at: u32| plan.kills / pairs + u32::from(at < plan.kills % pairs);
        let running: Vec<_> = (0..pairs)
            .map(|at| scope.spawn(move || Pair::begin(plan, at).and_then(|mut pair| pair.torment(share(at)))))
            .collect();
        let lost = |_| Err(anyhow::anyhow!("a pair was lost"));
        running.into_iter().map(|pair| pair.join().unwrap_or_else(lost)).collect()
    });
    let mut all = KillReport::default();
    for seen in results {
        let seen = seen?;
        all.kills += seen.kills;
        all.both += seen.both;
        all.apart = all.apart.max(seen.apart);
        all.forgotten = all.forgotten.max(seen.forgotten);
        all.noticed = all.noticed.max(seen.noticed);
        all.met = all.met.max(seen.met);
    }
    Ok(all)
}

/// The times that a program reports.
#[derive(Clone, Copy, Debug)]
struct Told {
    used: [u64; 2],
    entries: u64,
    together: bool,
}

struct Running {
    child: Child,
    lines: Receiver<Value>,
}

impl Running {
    fn start(program: &Path, home: &Path, arguments: &[OsString]) -> anyhow::Result<Running> {
        let mut child = Command::new(program)
            .args(arguments)
            .env("ESTAFETTE_HOME", home)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("starting a program")?;
        let (send, lines) = channel();
        let (stdout, stderr) = (child.stdout.take().context("its output")?, child.stderr.take().context("its words")?);
        let words = send.clone();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                // A line that is not JSON is not a message of the program.
                let _ = serde_json::from_str(&line).map(|value: Value| send.send(value));
            }
        });
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                let _ = words.send(json!({"words": line}));
            }
        });
        Ok(Running { child, lines })
    }

    fn say(&mut self, line: &Value) -> anyhow::Result<()> {
        let input = self.child.stdin.as_mut().context("its input")?;
        writeln!(input, "{line}")?;
        Ok(input.flush()?)
    }

    /// The first line that gives an answer.
    fn hear<T>(&self, what: &str, mut wanted: impl FnMut(&Value) -> Option<T>) -> anyhow::Result<T> {
        let until = Instant::now() + PATIENCE;
        loop {
            let line = self.lines.recv_timeout(until.saturating_duration_since(Instant::now()));
            let Ok(line) = line else { bail!("{what} was never said") };
            if let Some(found) = wanted(&line) {
                return Ok(found);
            }
        }
    }

    fn told(&mut self) -> anyhow::Result<Told> {
        self.say(&json!({"do": "clocks"}))?;
        self.hear("the time", |line| {
            let clocks = line.get("clocks")?;
            let flag = |name: &str| clocks.get(name).and_then(Value::as_bool);
            let used = clocks.get("used_ms")?.as_array()?;
            let used = [used.first()?.as_u64()?, used.get(1)?.as_u64()?];
            let together = flag("connected")? && !flag("quiet")?;
            Some(Told { used, entries: clocks.get("entries")?.as_u64()?, together })
        })
    }

    /// Without a word, as a power cut would.
    fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

struct Pair {
    program: PathBuf,
    folder: PathBuf,
    chance: Chance,
    /// The host and the guest.
    running: [Running; 2],
    records: [PathBuf; 2],
    ports: [String; 2],
}

fn home(folder: &Path, who: usize) -> PathBuf {
    folder.join(if who == 0 { "host" } else { "guest" })
}

/// A port that is free now, so that both find each other again after both were dead.
fn free_port() -> anyhow::Result<String> {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(socket.local_addr()?.port().to_string())
}

fn words(text: &[&str]) -> Vec<OsString> {
    text.iter().map(OsString::from).collect()
}

impl Pair {
    fn begin(plan: &KillPlan, at: u32) -> anyhow::Result<Pair> {
        let folder = std::env::temp_dir().join(format!("estafette-kills-{}-{at}", std::process::id()));
        for who in 0..2 {
            fs::create_dir_all(home(&folder, who))?;
        }
        let ports = [free_port()?, free_port()?];
        let [port, other_port] = &ports;
        let terms = ["--scenario", "dresden", "--minutes", "600", "--grace", "600"];
        let lines = ["--adjutant", "--loopback"];
        let host = Running::start(
            &plan.program,
            &home(&folder, 0),
            &words(&[&["host", "--name", "Ney", "--port", port][..], &terms[..], &lines[..]].concat()),
        )?;
        let code = host.hear("a code", |line| {
            let said = line.get("words")?.as_str()?;
            said.trim().strip_prefix("estafette join ")?.split_whitespace().next().map(str::to_owned)
        })?;
        let joining = words(&[&["join", &code, "--name", "Lestocq", "--port", other_port][..], &lines[..]].concat());
        let mut guest = Running::start(&plan.program, &home(&folder, 1), &joining)?;
        guest.hear("an offer", |line| (line.get("news")? == "offered").then_some(()))?;
        guest.say(&json!({"do": "agree"}))?;
        let record = |running: &Running| {
            running.hear("a match", |line| {
                line.get("news").filter(|news| *news == "begun")?;
                line.get("record")?.as_str().map(PathBuf::from)
            })
        };
        let records = [record(&host)?, record(&guest)?];
        let chance = Chance::for_game(plan.seed, at.into());
        let program = plan.program.clone();
        let mut pair = Pair { program, folder, chance, running: [host, guest], records, ports };
        pair.together()?;
        Ok(pair)
    }

    fn one(&mut self, who: usize) -> &mut Running {
        let [host, guest] = &mut self.running;
        if who == 0 { host } else { guest }
    }

    fn some_time(&mut self, most: usize) -> Duration {
        Duration::from_millis(self.chance.below(most) as u64)
    }

    fn clocks(&mut self) -> anyhow::Result<[Told; 2]> {
        let [host, guest] = &mut self.running;
        Ok([host.told()?, guest.told()?])
    }

    /// Waits until both are there and have the same record.
    fn together(&mut self) -> anyhow::Result<Duration> {
        let begun = Instant::now();
        loop {
            let [host, guest] = self.clocks()?;
            if host.together && guest.together && host.entries == guest.entries {
                return Ok(begun.elapsed());
            }
            if begun.elapsed() > PATIENCE {
                bail!("the two never found each other again: {host:?} {guest:?}");
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// The side that must decide ends its phase; the other is refused.
    fn play(&mut self) -> anyhow::Result<()> {
        for who in 0..2 {
            for command in ["end_movement", "end_combat", "stay", "hold_ground"] {
                self.one(who).say(&json!({"do": "command", "command": command}))?;
            }
        }
        Ok(())
    }

    fn torment(&mut self, kills: u32) -> anyhow::Result<KillReport> {
        let mut seen = KillReport::default();
        while seen.kills < kills {
            self.once(&mut seen)?;
        }
        Ok(seen)
    }

    fn once(&mut self, seen: &mut KillReport) -> anyhow::Result<()> {
        let think = self.some_time(2_500);
        thread::sleep(think);
        let plays = self.chance.one_in(1, 2);
        if plays {
            self.play()?;
            let moment = self.some_time(60);
            thread::sleep(moment);
        }
        let [before, _] = self.clocks()?;
        let (both, whom) = (self.chance.one_in(1, 6), self.chance.below(2));
        for who in (0..2).filter(|&who| both || who == whom) {
            self.one(who).kill()?;
            seen.kills += 1;
        }
        seen.both += u32::from(both);
        if !both && self.chance.one_in(1, 5) {
            let survivor = self.one(1 - whom);
            let noticed = Instant::now();
            while survivor.told()?.together {
                thread::sleep(Duration::from_millis(50));
            }
            let noticed = u64::try_from(noticed.elapsed().as_millis()).unwrap_or(u64::MAX);
            seen.noticed = seen.noticed.max(noticed);
            if noticed > NOTICED {
                bail!("a kill was noticed after {noticed} ms");
            }
        }
        let down = self.some_time(1_500);
        thread::sleep(down);
        for who in (0..2).filter(|&who| both || who == whom) {
            let record = self.records.get(who).context("a record")?.clone().into_os_string();
            let port = self.ports.get(who).context("a port")?;
            let mut again = words(&["host", "--adjutant", "--loopback", "--port", port, "--resume"]);
            again.push(record);
            *self.one(who) = Running::start(&self.program, &home(&self.folder, who), &again)?;
            self.one(who).hear("the match", |line| (line.get("news")? == "begun").then_some(()))?;
        }
        let met = self.together()?;
        seen.met = seen.met.max(u64::try_from(met.as_millis()).unwrap_or(u64::MAX));
        thread::sleep(SETTLED);
        let [host, guest] = self.clocks()?;
        let apart = host.used.iter().zip(guest.used).map(|(one, other)| one.abs_diff(other)).max().unwrap_or(0);
        seen.apart = seen.apart.max(apart);
        if apart > APART {
            bail!("after kill {} the clocks are {apart} ms apart: {host:?} {guest:?}", seen.kills);
        }
        if !both {
            let lost = before.used.iter().zip(host.used).map(|(was, is)| was.saturating_sub(is)).max().unwrap_or(0);
            seen.forgotten = seen.forgotten.max(lost);
            if lost > FORGOTTEN {
                bail!("after kill {} {lost} ms are forgotten: {before:?} {host:?}", seen.kills);
            }
        }
        Ok(())
    }
}

impl Drop for Pair {
    fn drop(&mut self) {
        for who in 0..2 {
            let _ = self.one(who).kill();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

//! `host`, `join`, `watch`, `matches`, `demo`, `verify`: playing over the network, and verifying records.

use crate::MESSAGES;
use anyhow::{Context, bail};
use clap::Args;
use engine::contract::Side;
use language::bot::BotKind;
use language::say;
use language::system::Systems;
use language::tongue::{Argument, headed};
use net::driver::{Arrived, Journey};
use play::matches;
use play::setup::Setup;
use play::shelf::BattleShelf;
use play::table::{self, Hosting, Joining, LocalPlayer, Network, Quiet};
use play::wire::{self, Demo, Shown, Who};
use record::header::{LONGEST_DELAY, MOST_TAKE_BACKS, TimeControl};
use record::lobby::LobbyFault;
use replay::proof::FileWorth;
use replay::systems;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

/// The player at this end, and the network settings.
#[derive(Args)]
pub(crate) struct Playing {
    #[arg(long, conflicts_with = "adjutant", required_unless_present = "adjutant")]
    bot: bool,
    #[arg(long)]
    pub(crate) adjutant: bool,
    #[arg(long, default_value = "sensible")]
    kind: BotKind,
    #[arg(long, default_value_t = 0)]
    pace: u32,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, requires = "adjutant")]
    stay: bool,
    #[arg(long)]
    loopback: bool,
    #[arg(long, default_value_t = 0)]
    port: u16,
}

/// Inviting a friend to a battle.
#[derive(Args)]
pub struct HostArgs {
    #[arg(long, default_value = "eylau", conflicts_with = "resume")]
    scenario: String,
    #[arg(long, default_value = "first", conflicts_with = "resume")]
    side: String,
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    with: Vec<String>,
    #[arg(long, default_value_t = 0)]
    minutes: u32,
    #[arg(long, default_value_t = 0)]
    increment: u32,
    #[arg(long, default_value_t = 600)]
    grace: u32,
    #[arg(long, default_value_t = 5)]
    take_backs: u8,
    #[arg(long, default_value_t = 14)]
    deadline: u32,
    #[arg(long)]
    lan: bool,
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["lan", "resume"])]
    challenge: Option<String>,
    #[arg(long)]
    no_router: bool,
    #[arg(long, default_value_t = 24)]
    hours: u64,
    #[arg(long, value_name = "SECONDS", conflicts_with = "resume")]
    watch: Option<u32>,
    #[arg(long)]
    resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) playing: Playing,
}

/// Joining the battle of a friend.
#[derive(Args)]
pub struct JoinArgs {
    #[arg(required_unless_present = "lan")]
    code: Option<String>,
    #[arg(long, conflicts_with = "code")]
    lan: bool,
    #[arg(long, requires = "lan")]
    pick: Option<usize>,
    #[arg(long)]
    scenario: Option<String>,
    #[command(flatten)]
    pub(crate) playing: Playing,
}

/// The options of `demo`.
#[derive(Args)]
pub struct DemoArgs {
    #[arg(long, default_value = "skirmish")]
    scenario: String,
    #[arg(long)]
    out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, default_value = "sensible")]
    bot: BotKind,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The options of `verify`.
#[derive(Args)]
pub struct Verify {
    #[arg(required_unless_present = "tournament")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    tournament: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Watching a match of others.
#[derive(Args)]
pub struct WatchArgs {
    code: String,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    loopback: bool,
}

/// Threads for the network.
pub fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .with_context(|| say!(MESSAGES, "commands-network"))
}

impl Playing {
    fn who(&self) -> Who {
        if self.adjutant {
            return Who::Lines(Box::new(io::stdout()));
        }
        let seed = net::driver::wall() ^ u64::from(std::process::id()) << 32;
        let pace = Duration::from_millis(self.pace.into());
        Who::Bot { kind: self.kind, seed, quiet: Quiet::No, pace, out: Box::new(io::stdout()) }
    }

    fn seated(&self, laid: table::LaidTable) -> table::LaidTable {
        if self.stay { laid.staying() } else { laid }
    }

    fn network(&self, router: bool) -> Network {
        Network { loopback: self.loopback, port: self.port, router: router && !self.loopback }
    }

    /// Prints text for the player, on standard error if another program reads the lines.
    fn say(&self, text: &str) {
        if self.adjutant {
            eprintln!("{text}");
        } else {
            println!("{text}");
        }
    }
}

/// The name and the fingerprint of the player, in a line.
pub(crate) fn you_are(player: &LocalPlayer) -> String {
    let fingerprint = player.identity.key().fingerprint().to_string();
    say!(MESSAGES, "commands-you-are", name = player.name.clone(), fingerprint = fingerprint)
}

/// Hosts a match and plays it.
pub(crate) fn host(systems: Systems, host: &HostArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, host.playing.name.as_deref())?;
    let hosting = match &host.resume {
        Some(path) => Hosting::Resume(path.clone()),
        None => new_match(systems, host)?,
    };
    host.playing.say(&you_are(&player));
    runtime()?.block_on(async {
        let hosting = match (&host.challenge, hosting) {
            (Some(whom), Hosting::New { battle, terms, .. }) => {
                Hosting::Challenge { battle, terms, whom: crate::room::find(whom).await? }
            }
            (_, hosting) => hosting,
        };
        let laid = table::host(&player, hosting, host.playing.network(!host.no_router)).await?;
        for remark in &laid.remarks {
            host.playing.say(remark);
        }
        if let Some(code) = &laid.code {
            host.playing.say(&say!(MESSAGES, "commands-host-invite"));
            host.playing.say(&format!("\n    estafette join {code} --bot\n"));
            host.playing.say(&say!(MESSAGES, "commands-host-wait"));
        }
        let laid = host.playing.seated(laid).showing();
        let journey = laid.play(&player, host.playing.who()).await?;
        tell_end(systems, &host.playing, &journey)
    })
}

fn new_match(systems: Systems, host: &HostArgs) -> anyhow::Result<Hosting> {
    let battle = systems.open(&host.scenario, None)?;
    let side = match host.side.as_str() {
        "first" => Side::First,
        "second" => Side::Second,
        name => battle.names().side_named(name)?,
    };
    let on = battle.switches_named(&host.with)?;
    if host.take_backs > MOST_TAKE_BACKS {
        bail!(say!(MESSAGES, "commands-host-take-backs", most = MOST_TAKE_BACKS));
    }
    if host.watch.is_some_and(|delay| delay > LONGEST_DELAY) {
        bail!(say!(MESSAGES, "commands-host-delay", most = LONGEST_DELAY));
    }
    let setup = Setup { on, watch: host.watch, ..Setup::new(battle.clone(), side) };
    let mut terms = setup.terms();
    let budget = host.minutes.checked_mul(60).with_context(|| say!(MESSAGES, "commands-host-time"))?;
    terms.time = TimeControl { budget, increment: host.increment, grace: host.grace };
    if let Some(fault) = terms.fault() {
        bail!("{fault}");
    }
    terms.take_backs = host.take_backs;
    terms.deadline = host.deadline.checked_mul(24 * 3600).with_context(|| say!(MESSAGES, "commands-host-deadline"))?;
    Ok(Hosting::New { battle: Box::new(battle), terms: Box::new(terms), lan: host.lan, hours: host.hours })
}

/// Joins a match and plays it.
pub(crate) fn join(systems: Systems, join: &JoinArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, join.playing.name.as_deref())?;
    runtime()?.block_on(async {
        let joining = match &join.code {
            Some(code) => Joining::Code(code.clone()),
            None => match pick(join, &player).await? {
                Some(found) => found,
                None => return Ok(false),
            },
        };
        let battle = join.scenario.as_deref().map(|name| systems.open(name, None)).transpose()?;
        let shelf = battle.map_or_else(|| BattleShelf::new(systems), |battle| BattleShelf::only(systems, battle));
        let call = table::call(&player, joining, join.playing.network(false), shelf).await?;
        let laid = match call.sit(&player).await.map_err(anyhow::Error::downcast::<LobbyFault>) {
            Ok(laid) => join.playing.seated(laid),
            Err(Ok(fault)) => bail!(not_started(&fault)),
            Err(Err(error)) => return Err(error),
        };
        let journey = laid.play(&player, join.playing.who()).await?;
        tell_end(systems, &join.playing, &journey)
    })
}

async fn pick(join: &JoinArgs, player: &LocalPlayer) -> anyhow::Result<Option<Joining>> {
    let mut found = table::list_lan().await?;
    let me = player.identity.key();
    found.retain(|open| open.wanted.is_none_or(|wanted| wanted == me));
    if found.is_empty() {
        bail!(say!(MESSAGES, "commands-join-none"));
    }
    for (at, open) in found.iter().enumerate() {
        let unknown =
            open.system.as_ref().and_then(|(system, since)| systems::unknown(player.systems, system, Some(since)));
        let old = match unknown {
            Some(unknown) => format!(" ({unknown})"),
            None if open.same_version => String::new(),
            None => format!(" ({})", say!(MESSAGES, "commands-join-other-version")),
        };
        let offered = headed(&open.battle, &player.call(&open.key, &open.name));
        join.playing.say(&format!("{:>2}  {offered}{old}", at + 1));
    }
    let at = match (join.pick, found.len()) {
        (Some(at), _) => at,
        (None, 1) => 1,
        (None, _) => {
            join.playing.say(&say!(MESSAGES, "commands-join-pick"));
            return Ok(None);
        }
    };
    if at == 0 || at > found.len() {
        bail!(say!(MESSAGES, "commands-join-no-number", number = at));
    }
    Ok(Some(Joining::Lan(Box::new(found.swap_remove(at - 1)))))
}

/// The reason why no match began.
fn not_started(fault: &LobbyFault) -> String {
    let (why, name) = (play::words::understood(&fault.text), fault.name.to_string());
    say!(MESSAGES, "commands-match-not-started", fault = why, name = name)
}

/// Prints the end of the match, and returns whether it is a success.
fn tell_end(systems: Systems, playing: &Playing, journey: &Journey) -> anyhow::Result<bool> {
    let record = journey.store.record_path();
    let resume = || {
        record.as_ref().map_or_else(String::new, |path| {
            format!(" {}", say!(MESSAGES, "commands-match-resume", file = path.display().to_string()))
        })
    };
    match &journey.arrived {
        Arrived::Over => {
            let Some(path) = &record else { bail!(say!(MESSAGES, "commands-match-no-record")) };
            let summary = matches::prove(systems, path)?;
            for line in &summary.lines {
                playing.say(line);
            }
            Ok(summary.is_good())
        }
        Arrived::Left => {
            playing.say(&(say!(MESSAGES, "commands-match-left") + &resume()));
            Ok(false)
        }
        Arrived::Stopped(verdict) => {
            let (why, name) = (::replay::words::verdict(verdict), verdict.name.to_string());
            bail!(say!(MESSAGES, "commands-match-stopped", verdict = why, name = name))
        }
        Arrived::NoMatch(fault) => bail!(not_started(fault)),
        Arrived::Disk(error) => bail!("{error}.{}", resume()),
    }
}

/// Watches a match.
pub(crate) fn watch(systems: Systems, args: &WatchArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, args.name.as_deref())?;
    let network = Network { loopback: args.loopback, port: 0, router: false };
    let mut telling = wire::SpectatorTeller::new(systems, args.json, io::stdout());
    let watched = runtime()?.block_on(wire::watch(&player, &args.code, network, &mut telling))?;
    telling.end(&watched)
}

/// Matches that are not over, and matches that were played on another computer.
#[derive(clap::Args)]
pub struct Matches {
    #[arg(long, value_name = "FILE")]
    take_over: Option<PathBuf>,
}

/// Lists matches that are not over, or resumes one from another computer.
pub(crate) fn matches(systems: Systems, args: &Matches, out: &mut impl Write) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, None)?;
    if let Some(path) = &args.take_over {
        table::take_over(&player, path)?;
        writeln!(out, "{}", say!(MESSAGES, "commands-matches-taken-over"))?;
        out.flush()?;
        return Ok(true);
    }
    let found = table::unfinished(systems, player.folders.matches())?;
    if found.is_empty() {
        let folder = player.folders.matches().display().to_string();
        writeln!(out, "{}", say!(MESSAGES, "commands-matches-none", folder = folder))?;
    }
    for (path, header, entries) in found {
        let [first, second] = &header.players;
        let line = say!(
            MESSAGES,
            "commands-matches-line",
            title = header.terms.title.clone(),
            first = first.name.clone(),
            second = second.name.clone(),
            entries = entries
        );
        writeln!(out, "{line}\n    {}", path.display())?;
    }
    out.flush()?;
    Ok(true)
}

/// Shows two peers that play over QUIC on this computer.
pub(crate) fn demo(systems: Systems, args: &DemoArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => std::env::temp_dir().join(format!("estafette-demo-{}", std::process::id())),
    };
    let battle = systems.open(&args.scenario, None)?;
    let demo = Demo { systems, battle, folder, bot: args.bot, seed: args.seed, guest_rules: None };
    let json = args.json;
    let mut progress = |text: &str| {
        if !json {
            eprintln!("{text}");
        }
    };
    let shown = runtime()?.block_on(wire::demo(&demo, &mut progress))?;
    if json {
        writeln!(out, "{}", shown.json())?;
    } else {
        tell_demo(&shown, out)?;
    }
    out.flush()?;
    Ok(shown.is_good())
}

/// Prints the outcome of a demonstration.
fn tell_demo(shown: &Shown, out: &mut impl Write) -> io::Result<()> {
    let [first, second] = shown.records.each_ref().map(|record| record.display().to_string());
    writeln!(out, "{}", say!(MESSAGES, "commands-demo-records", first = first, second = second))?;
    let (entries, [disk, wire]) = (shown.entries, [shown.disk, shown.wire].map(|bytes| bytes.round() as i64));
    let same = if shown.equal {
        say!(MESSAGES, "commands-demo-same", entries = entries, disk = disk, wire = wire)
    } else {
        say!(MESSAGES, "commands-demo-not-same", entries = entries, disk = disk, wire = wire)
    };
    writeln!(out, "{same}")?;
    let [took, waited] =
        [shown.seconds, shown.disk_seconds].map(|seconds| Argument::Decimal((seconds * 10.0).round() as i64, 1));
    writeln!(out, "{}", say!(MESSAGES, "commands-demo-took", seconds = took, waited = waited))?;
    shown.proofs[0].lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Verifies records and evidence.
pub(crate) fn verify(systems: Systems, args: &Verify, out: &mut impl Write) -> anyhow::Result<FileWorth> {
    let mut least = FileWorth::Good;
    if let Some(path) = &args.tournament {
        least = crate::tournament::verify(systems, path, args.json, out)?;
    }
    for path in &args.files {
        let summary = matches::prove(systems, path)?;
        least = least.min(summary.standing);
        if args.json {
            writeln!(out, "{}", summary.json)?;
        } else {
            for line in &summary.lines {
                writeln!(out, "{line}")?;
            }
        }
    }
    out.flush()?;
    Ok(least)
}

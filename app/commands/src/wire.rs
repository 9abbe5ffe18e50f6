//! `host`, `join`, `watch`, `matches`, `demo`, `verify`: playing over the network, and verifying records.

use anyhow::{Context, bail};
use clap::Args;
use engine::contract::Side;
use language::bot::BotKind;
use language::system::Systems;
use net::driver::{Arrived, Journey};
use play::matches;
use play::setup::Setup;
use play::shelf::BattleShelf;
use play::table::{self, Hosting, Joining, LocalPlayer, Network, Quiet};
use play::wire::{self, Demo, Who};
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
    /// Let a bot play your side
    #[arg(long, conflicts_with = "adjutant", required_unless_present = "adjutant")]
    bot: bool,
    /// Play your side by JSON lines on standard input and output (docs/ADJUTANT.md)
    #[arg(long)]
    adjutant: bool,
    /// Kind of the bot: sensible or random
    #[arg(long, default_value = "sensible")]
    kind: BotKind,
    /// Least time the bot takes for an answer, in milliseconds
    #[arg(long, default_value_t = 0)]
    pace: u32,
    /// Your name, which is remembered
    #[arg(long)]
    name: Option<String>,
    /// Stay after the match for another one with sides swapped (with --adjutant: rematch, agree, leave)
    #[arg(long, requires = "adjutant")]
    stay: bool,
    /// Play on this computer only, for trying things out
    #[arg(long)]
    loopback: bool,
    /// The UDP port to use; any free one if not given
    #[arg(long, default_value_t = 0)]
    port: u16,
}

/// Inviting a friend to a battle.
#[derive(Args)]
pub struct HostArgs {
    /// A built-in battle, or a scenario file
    #[arg(long, default_value = "eylau", conflicts_with = "resume")]
    scenario: String,
    /// Your side, by its name or as first or second
    #[arg(long, default_value = "first", conflicts_with = "resume")]
    side: String,
    /// Optional rules of the battle to play with, such as weather
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    with: Vec<String>,
    /// Thinking time per side in minutes; no limit if not given
    #[arg(long, default_value_t = 0)]
    minutes: u32,
    /// Seconds added to a side's clock for each phase it ends
    #[arg(long, default_value_t = 0)]
    increment: u32,
    /// Disconnection allowance per side in the whole match, in seconds
    #[arg(long, default_value_t = 600)]
    grace: u32,
    /// Number of take-backs each side may ask for
    #[arg(long, default_value_t = 5)]
    take_backs: u8,
    /// Days of inactivity before the opponent may close the match (0: never)
    #[arg(long, default_value_t = 14)]
    deadline: u32,
    /// Announce the invitation on this network, so that no code is needed
    #[arg(long)]
    lan: bool,
    /// Challenge a player on this network, by name or by the first words of the fingerprint; only they can join
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["lan", "resume"])]
    challenge: Option<String>,
    /// Do not ask the router to open the port
    #[arg(long)]
    no_router: bool,
    /// Hours the code stays valid
    #[arg(long, default_value_t = 24)]
    hours: u64,
    /// Allow spectators, with this delay in seconds (0: live)
    #[arg(long, value_name = "SECONDS", conflicts_with = "resume")]
    watch: Option<u32>,
    /// Resume this match
    #[arg(long)]
    resume: Option<PathBuf>,
    #[command(flatten)]
    playing: Playing,
}

/// Joining the battle of a friend.
#[derive(Args)]
pub struct JoinArgs {
    /// Invitation or resume code from your friend
    #[arg(required_unless_present = "lan")]
    code: Option<String>,
    /// List the open invitations on this network, and join if there is one, or the one you pick
    #[arg(long, conflicts_with = "code")]
    lan: bool,
    /// Join the listed invitation of this number, counted from 1
    #[arg(long, requires = "lan")]
    pick: Option<usize>,
    /// Play this battle and no other: a scenario file or folder of yours, or a built-in one
    #[arg(long)]
    scenario: Option<String>,
    #[command(flatten)]
    playing: Playing,
}

/// The options of `demo`.
#[derive(Args)]
pub struct DemoArgs {
    /// A built-in battle, or a scenario file
    #[arg(long, default_value = "skirmish")]
    scenario: String,
    /// The folder for the two players' folders; a new temporary one if not given
    #[arg(long)]
    out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Kind of both bots: sensible or random
    #[arg(long, default_value = "sensible")]
    bot: BotKind,
    /// Seed of the bots; it does not affect the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The options of `verify`.
#[derive(Args)]
pub struct Verify {
    /// Match files or evidence
    #[arg(required_unless_present = "tournament")]
    files: Vec<PathBuf>,
    /// The archive of a tournament: every pairing, every game from both records, and the table
    #[arg(long, value_name = "FILE")]
    tournament: Option<PathBuf>,
    /// Print JSON, one object a file
    #[arg(long)]
    json: bool,
}

/// Watching a match of others.
#[derive(Args)]
pub struct WatchArgs {
    /// The watch code that a player of the match gave you
    code: String,
    /// Print JSON, one object a line
    #[arg(long)]
    json: bool,
    /// Your name, which the player sees and which is remembered
    #[arg(long)]
    name: Option<String>,
    /// Watch on this computer only, for trying things out
    #[arg(long)]
    loopback: bool,
}

/// Threads for the network.
pub fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().context("starting the network")
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

/// Hosts a match and plays it.
pub(crate) fn host(systems: Systems, host: &HostArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, host.playing.name.as_deref())?;
    let hosting = match &host.resume {
        Some(path) => Hosting::Resume(path.clone()),
        None => new_match(systems, host)?,
    };
    host.playing.say(&format!("You are {}; your fingerprint: {}", player.name, player.identity.key().fingerprint()));
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
            host.playing.say("Your friend types (with --adjutant instead of --bot to play by lines):\n");
            host.playing.say(&format!("    estafette join {code} --bot\n"));
            host.playing
                .say("Waiting for your friend. Ctrl-C stops; you can resume a match later once it has started.");
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
        bail!("a match may have at most {MOST_TAKE_BACKS} take-backs per side");
    }
    if host.watch.is_some_and(|delay| delay > LONGEST_DELAY) {
        bail!("spectators can be shown a move at most {LONGEST_DELAY} seconds later, which is a day");
    }
    let setup = Setup { on, watch: host.watch, ..Setup::new(battle.clone(), side) };
    let mut terms = setup.terms();
    let budget = host.minutes.checked_mul(60).context("that is too much thinking time")?;
    terms.time = TimeControl { budget, increment: host.increment, grace: host.grace };
    if let Some(fault) = terms.fault() {
        bail!("{fault}");
    }
    terms.take_backs = host.take_backs;
    terms.deadline = host.deadline.checked_mul(24 * 3600).context("that is too long a deadline")?;
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
            Err(Ok(fault)) => bail!("the match could not start: {fault} ({})", fault.name),
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
        bail!(
            "no open invitation was found on this network; ask your friend to host with --lan, or for the code, which \
             works everywhere"
        );
    }
    for (at, open) in found.iter().enumerate() {
        let unknown =
            open.system.as_ref().and_then(|(system, since)| systems::unknown(player.systems, system, Some(since)));
        let old = match unknown {
            Some(unknown) => format!(" ({unknown})"),
            None if open.same_version => String::new(),
            None => String::from(" (another version of the program)"),
        };
        join.playing.say(&format!("{:>2}  {}: {}{old}", at + 1, open.battle, player.call(&open.key, &open.name)));
    }
    let at = match (join.pick, found.len()) {
        (Some(at), _) => at,
        (None, 1) => 1,
        (None, _) => {
            join.playing.say("Pick one with --pick and its number.");
            return Ok(None);
        }
    };
    if at == 0 || at > found.len() {
        bail!("there is no invitation number {at}");
    }
    Ok(Some(Joining::Lan(Box::new(found.swap_remove(at - 1)))))
}

/// Prints the end of the match, and returns whether it is a success.
fn tell_end(systems: Systems, playing: &Playing, journey: &Journey) -> anyhow::Result<bool> {
    let record = journey.store.record_path();
    let resume = || {
        record.as_ref().map_or_else(String::new, |path| {
            format!(" To resume, one of you types  estafette host --resume {}", path.display())
        })
    };
    match &journey.arrived {
        Arrived::Over => {
            let Some(path) = &record else { bail!("there is no record") };
            let summary = matches::prove(systems, path)?;
            for line in &summary.lines {
                playing.say(line);
            }
            Ok(summary.is_good())
        }
        Arrived::Left => {
            playing.say(&format!("You left the match; it is saved.{}", resume()));
            Ok(false)
        }
        Arrived::Stopped(verdict) => {
            bail!("the match cannot continue: {} ({})", ::replay::words::verdict(verdict), verdict.name)
        }
        Arrived::NoMatch(fault) => bail!("the match could not start: {fault} ({})", fault.name),
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
    /// Resume on this computer a match that you last played on another one and no longer play there
    #[arg(long, value_name = "FILE")]
    take_over: Option<PathBuf>,
}

/// Lists matches that are not over, or resumes one from another computer.
pub(crate) fn matches(systems: Systems, args: &Matches, out: &mut impl Write) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, None)?;
    if let Some(path) = &args.take_over {
        table::take_over(&player, path)?;
        writeln!(out, "You now play this match on this computer. Do not resume it on the other one.")?;
        out.flush()?;
        return Ok(true);
    }
    let found = table::unfinished(systems, player.folders.matches())?;
    if found.is_empty() {
        writeln!(out, "No unfinished matches in {}.", player.folders.matches().display())?;
    }
    for (path, header, entries) in found {
        let [first, second] = &header.players;
        let names = format!("{} against {}", first.name, second.name);
        writeln!(out, "{}: {names}, {entries} entries\n    {}", header.terms.title, path.display())?;
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
        writeln!(out, "Both records: {} and {}", shown.records[0].display(), shown.records[1].display())?;
        let same = if shown.equal { "the same, entry by entry" } else { "NOT the same" };
        writeln!(
            out,
            "They are {same}: {} entries, {:.0} bytes each on disk, {:.0} on the wire.",
            shown.entries, shown.disk, shown.wire
        )?;
        writeln!(
            out,
            "The match took {:.1} s, of which the host waited {:.1} s for its disk.",
            shown.seconds, shown.disk_seconds
        )?;
        for line in &shown.proofs[0].lines {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    Ok(shown.is_good())
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

//! The commands of a tournament: making one, directing it, taking part, and keeping it (docs/TOURNAMENT.md).

use crate::wire::runtime;
use ::tournament::archive::{self, export};
use ::tournament::boards::{Glances, waiting};
use ::tournament::book::Book;
use ::tournament::evening::{DeskSetup, Evening};
use ::tournament::hall::{Alone, DirectorOrder, PendingOrder};
use ::tournament::message::{FromDesk, TournamentSeat};
use ::tournament::part::{DeskCode, DeskNews, Participant, Participation, take_part};
use ::tournament::plan::{Battles, Form, ScoringRule, TournamentPlan};
use ::tournament::standings;
use anyhow::{Context, bail};
use clap::{Args, Subcommand, ValueEnum};
use engine::contract::Side;
use language::bot::BotKind;
use language::system::Systems;
use net::lan::Calling;
use play::table::{LocalPlayer, Network, Quiet};
use play::wire::Who;
use replay::proof::FileWorth;
use std::io::{self, BufRead, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The director's commands, as the terminal lists them.
const HELP: &str = "open, close, tables, standings, players, decide [ROUND.]TABLE first|second|draw REASON, absent TABLE \
first|second|both, withdraw NUMBER, back NUMBER, pause, go, end, stop";

/// The commands of a tournament.
#[derive(Subcommand)]
pub enum TournamentCommand {
    /// Create a tournament: one file holds all of it
    Create(Create),
    /// Direct a tournament on this network; you can stop and start again at any time
    Run(TournamentRunArgs),
    /// Join a tournament and play; the program sends your results to the desk
    Join(TournamentJoinArgs),
    /// Show the table of a tournament
    Show {
        /// The tournament
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write book, match files and tables into one archive for estafette verify --tournament
    Export {
        /// The tournament
        file: PathBuf,
        /// The archive
        out: PathBuf,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum System {
    /// Equal scores meet
    Swiss,
    /// Each player meets every other
    RoundRobin,
    /// Each player meets every other on both sides
    DoubleRoundRobin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Points {
    /// 2 for a win, 1 for a draw
    Plain,
    /// 20 points a game, shared by the level of victory
    Levels,
    /// 20 points a game, shared by the difference of victory points
    Difference,
}

/// Making a tournament.
#[derive(Args)]
pub struct Create {
    /// The file
    file: PathBuf,
    /// The name of the tournament
    #[arg(long)]
    name: String,
    /// Built-in battle; give several to play a different one each round
    #[arg(long, value_name = "BATTLES", default_value = "eylau", value_delimiter = ',')]
    battle: Vec<String>,
    /// Optional rules of the battle to play with, such as weather
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    with: Vec<String>,
    /// Pair the players in this way
    #[arg(long, default_value = "swiss")]
    system: System,
    /// Number of rounds in a Swiss tournament
    #[arg(long, default_value_t = 3)]
    rounds: u16,
    /// Count the points of a game in this way
    #[arg(long, default_value = "plain")]
    points: Points,
    /// Victory points for one point, with --points difference
    #[arg(long, default_value_t = 5)]
    step: u16,
    /// Thinking time per side in minutes; no limit if not given
    #[arg(long, default_value_t = 0)]
    minutes: u32,
    /// Number of take-backs each side may ask for
    #[arg(long, default_value_t = 0)]
    take_backs: u8,
    /// Minutes after which a missing player may be scored as absent
    #[arg(long, default_value_t = 15)]
    wait: u32,
}

/// Directing a tournament.
#[derive(Args)]
pub struct TournamentRunArgs {
    /// The tournament
    file: PathBuf,
    /// Password that players give when they enter; open entry if not given
    #[arg(long, default_value = "")]
    word: String,
    /// The UDP port of the desk; any free one if not given
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Serve the page with the table at this address
    #[arg(long, value_name = "ADDRESS:PORT")]
    web: Option<SocketAddr>,
    /// Run on this computer only, for trying things out
    #[arg(long)]
    loopback: bool,
    /// Run without a director: rounds start once this many players have entered
    #[arg(long, value_name = "PLAYERS")]
    alone: Option<usize>,
    /// With --alone: seconds away from the desk after which a player counts as absent
    #[arg(long, default_value_t = 900, requires = "alone")]
    absent_after: u64,
    /// Write the archive here when the tournament is over
    #[arg(long)]
    archive: Option<PathBuf>,
}

/// Taking part in a tournament.
#[derive(Args)]
pub struct TournamentJoinArgs {
    /// Tournament code, as the director's program shows it
    #[arg(required_unless_present = "lan")]
    desk: Option<String>,
    /// Find the desk on this network
    #[arg(long, conflicts_with = "desk")]
    lan: bool,
    /// Password of the tournament, if it has one
    #[arg(long, default_value = "")]
    word: String,
    /// Your name, which is remembered
    #[arg(long)]
    name: Option<String>,
    /// Bot that plays your games: sensible or random
    #[arg(long, default_value = "sensible")]
    bot: BotKind,
    /// Least time the bot takes for an answer, in milliseconds
    #[arg(long, default_value_t = 0)]
    pace: u32,
    /// Play on this computer only, for trying things out
    #[arg(long)]
    loopback: bool,
}

/// Runs the command.
pub(crate) fn run(systems: Systems, task: TournamentCommand, out: &mut impl Write) -> anyhow::Result<bool> {
    match task {
        TournamentCommand::Create(create) => made(systems, &create, out),
        TournamentCommand::Run(run) => directed(systems, &run),
        TournamentCommand::Join(join) => taken_part(systems, &join),
        TournamentCommand::Show { file, json } => {
            let book = Book::open(systems, &file)?;
            if json {
                writeln!(out, "{}", standings::json(book.event()))?;
            } else {
                table(&book, out)?;
            }
            out.flush()?;
            Ok(true)
        }
        TournamentCommand::Export { file, out: archive } => {
            export(&Book::open(systems, &file)?, &LocalPlayer::load(systems, None)?.identity, &archive)?;
            writeln!(out, "{}", archive.display())?;
            out.flush()?;
            Ok(true)
        }
    }
}

fn made(systems: Systems, create: &Create, out: &mut impl Write) -> anyhow::Result<bool> {
    let form = match create.system {
        System::Swiss => Form::Swiss { rounds: create.rounds },
        System::RoundRobin => Form::RoundRobin { double: false },
        System::DoubleRoundRobin => Form::RoundRobin { double: true },
    };
    let scoring = match create.points {
        Points::Plain => ScoringRule::Plain,
        Points::Levels => ScoringRule::Levels,
        Points::Difference => ScoringRule::Difference { step: create.step },
    };
    let plan = TournamentPlan {
        form,
        scoring,
        with: create.with.clone(),
        minutes: create.minutes,
        take_backs: create.take_backs,
        wait: create.wait,
        battles: create.battle.clone(),
        ..TournamentPlan::new(&create.name, "", create.rounds)
    };
    let player = LocalPlayer::load(systems, None)?;
    let book = Book::create(systems, &create.file, plan, player.identity.key(), net::driver::wall())?;
    writeln!(out, "{}", book.event().plan.name)?;
    for rule in book.event().plan.published(systems) {
        writeln!(out, "  {rule}")?;
    }
    writeln!(out, "To direct it, type  estafette tournament run {}", create.file.display())?;
    out.flush()?;
    Ok(true)
}

fn directed(systems: Systems, run: &TournamentRunArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, None)?;
    let book = Book::open(systems, &run.file)?;
    if book.event().director != player.identity.key() {
        eprintln!("This tournament was created with another key; its archive will lack the director's signature.");
    }
    let alone = run.alone.map(|players| Alone { players, absent_after: Duration::from_secs(run.absent_after) });
    let opening = DeskSetup { word: run.word.clone(), port: run.port, web: run.web, loopback: run.loopback, alone };
    let director = runtime()?.block_on(async {
        let mut evening = Evening::open(&player, book, &opening).await?;
        println!("To join, players type  estafette tournament join {}", evening.code);
        match &evening.announced {
            Some(Ok(())) => println!("or, on this network,  estafette tournament join --lan"),
            Some(Err(error)) => println!("{error}"),
            None => {}
        }
        if let Some(page) = evening.page {
            println!("The standings are at  http://{page}/");
        }
        let (asks, wishes) = mpsc::channel(8);
        // Ctrl-C closes the desk with a goodbye, so that players need not wait for a timeout.
        let stop = mpsc::Sender::downgrade(&asks);
        tokio::spawn(async move {
            if tokio::signal::ctrl_c().await.is_ok()
                && let Some(asks) = stop.upgrade()
            {
                let _ = asks.send((DirectorOrder::Stop, oneshot::channel().0)).await;
            }
        });
        let alone = if alone.is_none() {
            println!("Commands: {HELP}");
            let sight = evening.sight.clone();
            std::thread::spawn(move || said_by_director(&asks, &sight));
            None
        } else {
            Some(asks)
        };
        let lines = evening.lines.take();
        let told = tokio::spawn(async move {
            let Some(mut lines) = lines else { return };
            while let Some(line) = lines.recv().await {
                println!("{line}");
            }
        });
        let director = evening.run(wishes).await;
        drop(alone);
        told.abort();
        director
    })?;
    if let Some(path) = &run.archive {
        export(director.book(), &player.identity, path)?;
    }
    let mut out = io::stdout().lock();
    table(director.book(), &mut out)?;
    Ok(true)
}

/// Reads the director's lines until the input ends.
fn said_by_director(
    asks: &mpsc::Sender<PendingOrder>,
    sight: &tokio::sync::watch::Receiver<Arc<tournament::hall::TournamentSnapshot>>,
) {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["tables"] => {
                println!("{}", sight.borrow().waiting);
                continue;
            }
            ["standings" | "players"] => {
                println!("{}", sight.borrow().csv);
                continue;
            }
            _ => {}
        }
        let wish = match wish(&words) {
            Ok(Some(wish)) => wish,
            Ok(None) => continue,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        let stops = wish == DirectorOrder::Stop;
        let (answer, answered) = oneshot::channel();
        if asks.blocking_send((wish, answer)).is_err() {
            return;
        }
        match answered.blocking_recv() {
            Ok(Ok(())) => println!("done"),
            Ok(Err(refusal)) => println!("{refusal}"),
            Err(_) => return,
        }
        if stops {
            return;
        }
    }
}

/// The order in a line of the director; `None` if it is empty.
fn wish(words: &[&str]) -> anyhow::Result<Option<DirectorOrder>> {
    let number = |text: &str| text.parse::<u16>().with_context(|| format!("{text} is not a number"));
    Ok(Some(match words {
        [] => return Ok(None),
        ["open"] => DirectorOrder::Open,
        ["close"] => DirectorOrder::Close,
        ["pause"] => DirectorOrder::Pause,
        ["go"] => DirectorOrder::GoOn,
        ["end"] => DirectorOrder::End,
        ["stop"] => DirectorOrder::Stop,
        ["withdraw", player] => DirectorOrder::Withdraw(number(player)?),
        ["back", player] => DirectorOrder::Return(number(player)?),
        ["absent", table, who] => {
            let absent = match *who {
                "first" => [true, false],
                "second" => [false, true],
                "both" => [true, true],
                _ => bail!("absent takes first, second or both"),
            };
            DirectorOrder::Absent { table: number(table)?, absent }
        }
        ["decide", table, who, reason @ ..] => {
            // For an earlier round: its number, a full stop, and the table.
            let (round, table) = match table.split_once('.') {
                Some((round, table)) => (Some(number(round)?), table),
                None => (None, *table),
            };
            let winner = match *who {
                "first" => Some(Side::First),
                "second" => Some(Side::Second),
                "draw" => None,
                _ => bail!("decide takes first, second or draw"),
            };
            DirectorOrder::Decide { round, table: number(table)?, winner, reason: reason.join(" ") }
        }
        _ => bail!("commands: {HELP}"),
    }))
}

fn taken_part(systems: Systems, join: &TournamentJoinArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, join.name.as_deref())?;
    let network = Network { loopback: join.loopback, port: 0, router: false };
    let desk = match &join.desk {
        Some(code) => code.parse()?,
        None => runtime()?.block_on(found())?,
    };
    let part = Participation { player: &player, desk, word: join.word.clone(), network };
    println!("You are {}; your fingerprint: {}", player.name, player.identity.key().fingerprint());
    let mut hand =
        Terminal { systems, bot: join.bot, pace: Duration::from_millis(join.pace.into()), games: 0, battles: None };
    // A player at a terminal makes no requests but to play.
    let (_, wishes) = mpsc::unbounded_channel();
    runtime()?.block_on(take_part(&part, &mut hand, wishes))
}

/// The one desk on this network.
async fn found() -> anyhow::Result<DeskCode> {
    let found = play::table::list_calls(Calling::Desk).await?;
    for desk in &found {
        println!("{}, directed by {} ({})", desk.battle, desk.name, desk.key.fingerprint());
    }
    match found.as_slice() {
        [] => bail!("no tournament is announced on this network; ask the director for the code of the desk"),
        [desk] => Ok(DeskCode { key: desk.key, addresses: desk.addresses.clone() }),
        _ => bail!("several tournaments are announced on this network; ask the director for the code of the desk"),
    }
}

/// A player at a terminal, whose games a bot plays.
struct Terminal {
    systems: Systems,
    bot: BotKind,
    pace: Duration,
    games: u64,
    battles: Option<Battles>,
}

impl Participant for Terminal {
    fn who(&mut self, _: &TournamentSeat) -> Option<Who> {
        self.games += 1;
        let seed = net::driver::wall() ^ u64::from(std::process::id()) << 32 ^ self.games << 16;
        Some(Who::Bot { kind: self.bot, seed, quiet: Quiet::Yes, pace: self.pace, out: Box::new(io::sink()) })
    }

    fn hear(&mut self, told: DeskNews) -> bool {
        let line = match told {
            DeskNews::Lost(why) => format!("The desk does not answer: {why}. Trying again."),
            DeskNews::Game(text) => text,
            DeskNews::Said(said) => {
                if let FromDesk::Welcome { plan, .. } = &said {
                    self.battles = plan.check(self.systems).ok();
                }
                said.in_words(self.battles.as_ref())
            }
        };
        // The program that read our lines may be closed; the games continue.
        let _ = writeln!(io::stdout(), "{line}");
        true
    }
}

fn table(book: &Book, out: &mut impl Write) -> anyhow::Result<()> {
    let event = book.event();
    writeln!(out, "{}", event.plan.name)?;
    for line in standings::table(event) {
        let luck = line.luck.map_or_else(String::new, |luck| format!("  luck {luck}"));
        writeln!(
            out,
            "{:>3}  {:<30} {:>4}  Buchholz {:>4}  Sonneborn-Berger {:>5}  wins {}{luck}",
            line.place, line.name, line.points, line.buchholz, line.sonneborn_berger, line.wins
        )?;
    }
    for line in waiting(event, &Glances::new()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Verifies the archive of a tournament.
pub(crate) fn verify(systems: Systems, path: &Path, json: bool, out: &mut impl Write) -> anyhow::Result<FileWorth> {
    let found = std::fs::metadata(path).with_context(|| path.display().to_string())?;
    // Opening a pipe would wait for ever.
    if !found.is_file() {
        bail!("{}: it is not a file", path.display());
    }
    let file = std::fs::File::open(path).with_context(|| path.display().to_string())?;
    let proof = archive::prove(systems, io::BufReader::new(file))?;
    if json {
        let good = proof.wrong.is_empty();
        writeln!(
            out,
            "{}",
            serde_json::json!({"good": good, "closed": proof.closed, "lines": proof.lines, "wrong": proof.wrong})
        )?;
    } else {
        proof.lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        proof.wrong.iter().try_for_each(|line| writeln!(out, "WRONG  {line}"))?;
        if proof.wrong.is_empty() {
            writeln!(out, "GOOD   from the first pairing to the last table")?;
        }
    }
    out.flush()?;
    Ok(match (proof.wrong.is_empty(), proof.closed) {
        (false, _) => FileWorth::Bad,
        (true, true) => FileWorth::Good,
        (true, false) => FileWorth::Unfinished,
    })
}

//! The commands of a tournament: making one, directing it, taking part, and keeping it (docs/TOURNAMENT.md).

use crate::MESSAGES;
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
use ::tournament::words::understood;
use anyhow::{Context, bail};
use clap::{Args, Subcommand, ValueEnum};
use engine::contract::Side;
use language::bot::BotKind;
use language::say;
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

/// The commands of a tournament.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum TournamentCommand {
    Create(Create),
    Run(TournamentRunArgs),
    Join(TournamentJoinArgs),
    Show {
        file: PathBuf,
        #[arg(long)]
        json: bool,
    },
    Export {
        file: PathBuf,
        out: PathBuf,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum System {
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Points {
    Plain,
    Levels,
    Difference,
}

/// Making a tournament.
#[derive(Args)]
pub struct Create {
    file: PathBuf,
    #[arg(long)]
    name: String,
    #[arg(long, value_name = "BATTLES", default_value = "eylau", value_delimiter = ',')]
    battle: Vec<String>,
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    with: Vec<String>,
    #[arg(long, default_value = "swiss")]
    system: System,
    #[arg(long, default_value_t = 3)]
    rounds: u16,
    #[arg(long, default_value = "plain")]
    points: Points,
    #[arg(long, default_value_t = 5)]
    step: u16,
    #[arg(long, default_value_t = 0)]
    minutes: u32,
    #[arg(long, default_value_t = 0)]
    take_backs: u8,
    #[arg(long, default_value_t = 15)]
    wait: u32,
}

/// Directing a tournament.
#[derive(Args)]
pub struct TournamentRunArgs {
    file: PathBuf,
    #[arg(long, default_value = "")]
    word: String,
    #[arg(long, default_value_t = 0)]
    port: u16,
    #[arg(long, value_name = "ADDRESS:PORT")]
    web: Option<SocketAddr>,
    #[arg(long)]
    loopback: bool,
    #[arg(long, value_name = "PLAYERS")]
    alone: Option<usize>,
    #[arg(long, default_value_t = 900, requires = "alone")]
    absent_after: u64,
    #[arg(long)]
    archive: Option<PathBuf>,
}

/// Taking part in a tournament.
#[derive(Args)]
pub struct TournamentJoinArgs {
    #[arg(required_unless_present = "lan")]
    desk: Option<String>,
    #[arg(long, conflicts_with = "desk")]
    lan: bool,
    #[arg(long, default_value = "")]
    word: String,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, default_value = "sensible")]
    bot: BotKind,
    #[arg(long, default_value_t = 0)]
    pace: u32,
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
    let file = create.file.display().to_string();
    writeln!(out, "{}", say!(MESSAGES, "commands-tournament-direct", file = file))?;
    out.flush()?;
    Ok(true)
}

fn directed(systems: Systems, run: &TournamentRunArgs) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, None)?;
    let book = Book::open(systems, &run.file)?;
    if book.event().director != player.identity.key() {
        eprintln!("{}", say!(MESSAGES, "commands-tournament-other-key"));
    }
    let alone = run.alone.map(|players| Alone { players, absent_after: Duration::from_secs(run.absent_after) });
    let opening = DeskSetup { word: run.word.clone(), port: run.port, web: run.web, loopback: run.loopback, alone };
    let director = runtime()?.block_on(async {
        let mut evening = Evening::open(&player, book, &opening).await?;
        println!("{}", say!(MESSAGES, "commands-tournament-enter", code = evening.code.to_string()));
        match &evening.announced {
            Some(Ok(())) => println!("{}", say!(MESSAGES, "commands-tournament-enter-lan")),
            Some(Err(error)) => println!("{error}"),
            None => {}
        }
        if let Some(page) = evening.page {
            println!("{}", say!(MESSAGES, "commands-tournament-page", address = format!("http://{page}/")));
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
            println!("{}", say!(MESSAGES, "commands-tournament-orders"));
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
            Ok(Ok(())) => println!("{}", say!(MESSAGES, "commands-tournament-done")),
            Ok(Err(refusal)) => println!("{}", understood(&refusal)),
            Err(_) => return,
        }
        if stops {
            return;
        }
    }
}

/// The order in a line of the director; `None` if it is empty.
fn wish(words: &[&str]) -> anyhow::Result<Option<DirectorOrder>> {
    let no_number = |text: &str| say!(MESSAGES, "commands-tournament-no-number", text = text.to_owned());
    let number = |text: &str| text.parse::<u16>().map_err(|_| anyhow::Error::msg(no_number(text)));
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
                _ => bail!(say!(MESSAGES, "commands-tournament-absent")),
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
                _ => bail!(say!(MESSAGES, "commands-tournament-decide")),
            };
            DirectorOrder::Decide { round, table: number(table)?, winner, reason: reason.join(" ") }
        }
        _ => bail!(say!(MESSAGES, "commands-tournament-orders")),
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
    println!("{}", crate::wire::you_are(&player));
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
        let (tournament, name) = (desk.battle.clone(), desk.name.clone());
        let fingerprint = desk.key.fingerprint().to_string();
        let line =
            say!(MESSAGES, "commands-tournament-desk", tournament = tournament, name = name, fingerprint = fingerprint);
        println!("{line}");
    }
    match found.as_slice() {
        [] => bail!(say!(MESSAGES, "commands-tournament-no-desk")),
        [desk] => Ok(DeskCode { key: desk.key, addresses: desk.addresses.clone() }),
        _ => bail!(say!(MESSAGES, "commands-tournament-many-desks")),
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
            DeskNews::Lost(why) => say!(MESSAGES, "commands-tournament-desk-lost", why = understood(&why)),
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
        let luck = |luck: i64| format!("  {}", say!(MESSAGES, "commands-tournament-luck", luck = luck));
        let luck = line.luck.map_or_else(String::new, luck);
        let wins = say!(MESSAGES, "commands-tournament-wins", wins = line.wins);
        writeln!(
            out,
            "{:>3}  {:<30} {:>4}  Buchholz {:>4}  Sonneborn-Berger {:>5}  {wins}{luck}",
            line.place, line.name, line.points, line.buchholz, line.sonneborn_berger
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
        bail!(say!(MESSAGES, "commands-tournament-no-file", file = path.display().to_string()));
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
        let wrong = |line: &String| say!(MESSAGES, "commands-tournament-wrong", line = line.clone());
        proof.wrong.iter().try_for_each(|line| writeln!(out, "{}", wrong(line)))?;
        if proof.wrong.is_empty() {
            writeln!(out, "{}", say!(MESSAGES, "commands-tournament-good"))?;
        }
    }
    out.flush()?;
    Ok(match (proof.wrong.is_empty(), proof.closed) {
        (false, _) => FileWorth::Bad,
        (true, true) => FileWorth::Good,
        (true, false) => FileWorth::Unfinished,
    })
}

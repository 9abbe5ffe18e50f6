//! Measuring the wire: matches over a slow and lossy line, against a bare echo over the same kind of line.

use crate::soak;
use crate::systems::WITH_FORD;
use ::engine::contract::Side;
use ::engine::referee::Waits;
use ::net::driver::{Arrived, News, Request};
use ::net::folders::Folders;
use ::net::quic::bare::EchoServer;
use ::net::quic::delay::{DelayLine, SlowWire};
use ::net::store::read_bounded;
use anyhow::Context;
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer as Bot};
use language::chance::Chance;
use language::croupier;
use language::system::Eye;
use play::both_seats::BothSeats;
use play::matches;
use play::saying::ready_by_chance;
use play::shelf::BattleShelf;
use play::table::{
    BotHand, Hosting, Joining, LaidTable, LocalPlayer, LongWork, MatchParticipant, Network, Quiet, host, join,
};
use record::file::Record;
use record::session::{Notice, Session};
use record::verify;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The lines: milliseconds one way, and losses in a thousand.
const LINES: [(u64, u32); 2] = [(40, 20), (200, 20)];
/// The size of a bare message: what an entry takes on the wire on average.
const MESSAGE: usize = 192;
/// Limits of the wire's time above the bare line: this factor, and this many milliseconds.
const FACTOR: f64 = 1.15;
const ALLOWANCE_MS: f64 = 3.0;
/// The seed of the battle whose talk is counted, and the milliseconds of a round trip at which its waiting is told.
const SEED: u64 = 1813;
const ROUND_TRIP_MS: u32 = 80;

/// Everything about the wire, with what was wanted beside it.
pub async fn net(battle: &Battle, folder: &Path, samples: usize, pairs: usize) -> anyhow::Result<Value> {
    let mut lines = Vec::new();
    for (delay, loss) in LINES {
        lines.push(line(battle, folder, delay, loss, samples, pairs).await?);
    }
    let whole = whole_match(battle, folder).await?;
    Ok(json!({
        "scenario": battle.scenario.id,
        "profile": if cfg!(debug_assertions) { "debug" } else { "release" },
        "line": "a delaying UDP proxy in this process",
        "lines": lines,
        "whole_match": whole,
        "whole_battle": talk(battle),
    }))
}

/// Times when each entry was handed in, and when it showed on the other side; when each roll was requested and known.
#[derive(Default)]
struct Stopwatch {
    handed_in: BTreeMap<u32, Instant>,
    commands: Vec<Duration>,
    rolls: Vec<Duration>,
}

type Shared = Arc<Mutex<Stopwatch>>;

fn with<T>(watch: &Shared, act: impl FnOnce(&mut Stopwatch) -> T) -> T {
    act(&mut watch.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A bot whose commands are timed.
struct Timed {
    bot: BotHand<io::Sink>,
    me: Option<Side>,
    /// Filled by this side's commands, read by the other side.
    watch: Shared,
    enough: usize,
    /// The entry of this side's command that waits for its roll.
    rolling: Option<u32>,
}

impl Timed {
    fn written(&mut self, seq: u32, author: Side, kind: &str, rolled: bool) -> bool {
        let (mine, now) = (self.me == Some(author), Instant::now());
        let rolling = if rolled { self.rolling.take() } else { None };
        if mine && kind == "command" {
            self.rolling = Some(seq);
        }
        with(&self.watch, |watch| {
            if !mine
                && kind == "command"
                && let Some(begun) = watch.handed_in.get(&seq)
            {
                watch.commands.push(now - *begun);
            }
            // The roll is known to its roller when the other side's link is here.
            if let Some(begun) = rolling.filter(|_| !mine).and_then(|seq| watch.handed_in.get(&seq)) {
                watch.rolls.push(now - *begun);
            }
        });
        self.is_enough()
    }

    fn is_enough(&self) -> bool {
        with(&self.watch, |watch| watch.commands.len() >= self.enough && watch.rolls.len() >= self.enough / 4)
    }
}

impl MatchParticipant for Timed {
    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        match &news {
            News::Begun { me, .. } => self.me = Some(*me),
            News::Notice(Notice::Written { seq, author, kind, roll, .. })
                if self.written(*seq, *author, kind, roll.is_some()) =>
            {
                return Ok(vec![Request::Leave]);
            }
            // The other side has seen enough.
            News::Disconnected(_) if self.is_enough() => return Ok(vec![Request::Leave]),
            _ => {}
        }
        let requests = self.bot.hear(news)?;
        Ok(requests.into_iter().map(|request| timed(&self.watch, request)).collect())
    }

    fn work(&mut self) -> Option<LongWork> {
        let (LongWork { after, think }, watch) = (self.bot.work()?, Arc::clone(&self.watch));
        let think = move || think().into_iter().map(|request| timed(&watch, request)).collect();
        Some(LongWork { after, think: Box::new(think) })
    }
}

/// The same request; the entries it writes are noted with the time at which they were handed in.
fn timed(watch: &Shared, request: Request) -> Request {
    let Request::Act(act) = request else { return request };
    let (watch, begun) = (Arc::clone(watch), Instant::now());
    Request::Act(Box::new(move |session: &mut Session, now| {
        let seq = session.course().length();
        act(session, now);
        if session.course().length() > seq {
            with(&watch, |watch| watch.handed_in.insert(seq, begun));
        }
    }))
}

async fn line(
    battle: &Battle,
    folder: &Path,
    delay: u64,
    loss: u32,
    samples: usize,
    pairs: usize,
) -> anyhow::Result<Value> {
    let each = samples.div_ceil(pairs.max(1));
    let mut bare = Vec::new();
    let mut matches = Vec::new();
    for pair in 0..pairs.max(1) {
        let line = SlowWire {
            delay: Duration::from_millis(delay),
            jitter: Duration::ZERO,
            loss_per_mille: loss,
            seed: 1807 + pair as u64 + delay,
        };
        bare.push(tokio::spawn(bare_line(line, each)));
        let (battle, folder) = (battle.clone(), folder.join(format!("line-{delay}-{pair}")));
        matches.push(async move { timed_match(&battle, &folder, line, each, pair as u64).await });
    }
    let played = futures_join(matches).await;
    let (mut one_way, mut round_trip) = (Vec::new(), Vec::new());
    for echoes in bare {
        let echoes = echoes.await.context("the bare echo")??;
        one_way.extend(echoes.one_way);
        round_trip.extend(echoes.round_trip);
    }
    let (mut commands, mut rolls, mut fsync) = (Vec::new(), Vec::new(), Vec::new());
    for (watch, waits) in played.into_iter().collect::<anyhow::Result<Vec<_>>>()? {
        commands.extend(watch.commands);
        rolls.extend(watch.rolls);
        fsync.extend(waits);
    }
    let fsync_ms = fsync.iter().map(|(time, count)| time.as_secs_f64() * 1000.0 / f64::from((*count).max(1)));
    let fsync_ms: Vec<f64> = fsync_ms.collect();
    Ok(json!({
        "one_way_ms": delay,
        "loss_percent": f64::from(loss) / 10.0,
        "bare_one_way": spread(&one_way),
        "command_shows": against(&commands, &one_way),
        "bare_round_trip": spread(&round_trip),
        "roll_known": against(&rolls, &round_trip),
        "one_fsync_ms": round(fsync_ms.iter().sum::<f64>() / fsync_ms.len().max(1) as f64),
    }))
}

/// All at once, in this task: hands are not made to travel between threads.
async fn futures_join<T>(futures: Vec<impl Future<Output = T>>) -> Vec<T> {
    let mut running: Vec<_> = futures.into_iter().map(|future| Some(Box::pin(future))).collect();
    let mut done: Vec<Option<T>> = running.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (slot, result) in running.iter_mut().zip(&mut done) {
            if let Some(future) = slot
                && let std::task::Poll::Ready(value) = future.as_mut().poll(context)
            {
                *result = Some(value);
                *slot = None;
            }
        }
        if running.iter().all(Option::is_none) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    done.into_iter().flatten().collect()
}

async fn bare_line(line: SlowWire, count: usize) -> anyhow::Result<net::quic::bare::Echoes> {
    let (server, client) = (net::fresh::identity()?, net::fresh::identity()?);
    let echo = EchoServer::new(&server, MESSAGE)?;
    let between = DelayLine::to(echo.address()?, line)?;
    Ok(echo.measure(&client, between.near_end(), MESSAGE, count, Duration::from_millis(5)).await?)
}

type DiskWaits = Vec<(Duration, u32)>;

async fn timed_match(
    battle: &Battle,
    folder: &Path,
    line: SlowWire,
    enough: usize,
    seed: u64,
) -> anyhow::Result<(Stopwatch, DiskWaits)> {
    let watch = Shared::default();
    let mut waits = Vec::new();
    // A match may be over before there are enough samples: then another one follows.
    for round in 0..20 {
        let folder = folder.join(round.to_string());
        let journeys = one_match(battle, &folder, Some(line), |salt| {
            let bot = BotHand::new(WITH_FORD, BotKind::Random, seed * 100 + round * 2 + salt, Quiet::Yes, io::sink());
            Timed { bot, me: None, watch: Arc::clone(&watch), enough, rolling: None }
        })
        .await?;
        waits.extend(journeys.iter().map(|journey| journey.store.waited()));
        let full = with(&watch, |watch| {
            watch.handed_in.clear();
            watch.commands.len() >= enough && watch.rolls.len() >= enough / 4
        });
        if full {
            break;
        }
    }
    let watch = with(&watch, std::mem::take);
    Ok((watch, waits))
}

async fn one_match<H: MatchParticipant>(
    battle: &Battle,
    folder: &Path,
    line: Option<SlowWire>,
    mut hand: impl FnMut(u64) -> H,
) -> anyhow::Result<[net::driver::Journey; 2]> {
    let player = |name: &str| {
        let home = folder.join(name);
        std::fs::create_dir_all(&home).with_context(|| home.display().to_string())?;
        LocalPlayer::load_from(WITH_FORD, Folders::from_variables(|_| Some(home.clone().into_os_string()))?, Some(name))
    };
    let (hosting, joining) = (player("host")?, player("guest")?);
    let terms = Box::new(soak::terms(battle, Side::First, &[]));
    let new = Hosting::New { battle: Box::new(battle.clone()), terms, lan: false, hours: 1 };
    let laid = host(&hosting, new, Network::LOOPBACK).await?;
    let code = laid.code.clone().unwrap_or_default();
    let address = laid.address();
    let between = line.map(|line| DelayLine::to(address, line)).transpose()?;
    let over: Option<SocketAddr> = between.as_ref().map(DelayLine::near_end);
    let (mut ours, mut theirs) = (hand(1), hand(2));
    let guest = async {
        let joining_by = match over {
            Some(address) => Joining::CodeAt(code, vec![address]),
            None => Joining::Code(code),
        };
        let laid: LaidTable =
            join(&joining, joining_by, Network::LOOPBACK, BattleShelf::only(WITH_FORD, battle.clone())).await?;
        laid.play_with(&joining, &mut theirs).await
    };
    let (host, guest) = tokio::join!(laid.play_with(&hosting, &mut ours), guest);
    Ok([host?, guest?])
}

async fn whole_match(battle: &Battle, folder: &Path) -> anyhow::Result<Value> {
    let folder = folder.join("whole");
    let [host, guest] = one_match(battle, &folder, None, |salt| {
        BotHand::new(WITH_FORD, BotKind::Sensible, salt, Quiet::Yes, io::sink())
    })
    .await?;
    let over = matches!((&host.arrived, &guest.arrived), (Arrived::Over, Arrived::Over));
    let path = host.store.record_path().context("there is no record")?;
    let bytes = read_bounded(&path)?;
    let record = Record::read(&bytes)?;
    let entries = record.entries.len().max(1) as f64;
    let (disk, wire) = (bytes.len() as f64 / entries, (host.traffic.0 + host.traffic.1) as f64 / entries);
    let (proven, bare) = proof_times(battle, &record);
    let ratio = proven / bare;
    Ok(json!({
        "over": over,
        "good": matches::prove(WITH_FORD, &path)?.is_good(),
        "entries": record.entries.len(),
        "bytes_per_entry_on_disk": round(disk),
        "wanted_on_disk": 160,
        "bytes_per_entry_on_the_wire": round(wire),
        "wanted_on_the_wire": 320,
        "verify_ms": round(proven * 1000.0),
        "bare_signatures_ms": round(bare * 1000.0),
        "verify_ratio": round(ratio),
        "wanted_verify_ratio": 1.5,
        "met": over && disk <= 160.0 && wire <= 320.0 && ratio <= 1.5,
    }))
}

/// Counts the messages of two players in a whole battle between bots: commands, decisions out of turn, rolls; and the
/// waiting they cause.
fn talk(battle: &Battle) -> Value {
    let mut chance = Chance::new(SEED);
    let Ok(begun) = battle.ruled().start(&battle.options(&[])) else { return Value::Null };
    let mut seats = BothSeats::new(begun.game);
    let mut bots = [BotKind::Sensible; 2].map(Bot::new);
    let (mut commands, mut out_of_turn, mut rolls, mut dice, mut handovers) = (0u32, 0u32, 0u32, 0usize, 0u32);
    let mut last: Option<Side> = None;
    loop {
        match seats.public().waits() {
            Waits::Over => break,
            Waits::Roll(roll) => {
                rolls += 1;
                dice += roll.dice.len();
                if seats.take(&croupier::deal(&roll, &mut chance)).is_err() {
                    return Value::Null;
                }
            }
            Waits::Side(side) => {
                commands += 1;
                out_of_turn += u32::from(seats.public().phase().side != side);
                handovers += u32::from(last.is_some_and(|last| last != side));
                last = Some(side);
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let said = match seats.open_owed() {
                    Ok(Some(_)) => true,
                    Ok(None) => {
                        let position = battle.position(seats.of(side), Eye::Of(side));
                        let said = position.and_then(|position| bot.say(&*position, &mut chance));
                        let ready = said.and_then(|said| ready_by_chance(battle, side, said, &mut chance).ok());
                        ready.is_some_and(|(command, openings)| seats.say(side, &command, &openings).is_ok())
                    }
                    Err(_) => false,
                };
                if !said {
                    return Value::Null;
                }
            }
        }
    }
    // Dice need both machines; the next side to decide hears of it after half a trip.
    let trips = rolls + handovers.div_ceil(2);
    json!({
        "commands": commands,
        "questions_out_of_turn": out_of_turn,
        "rolls": rolls,
        "dice": dice,
        "handovers": handovers,
        "round_trips": trips,
        "round_trip_ms": ROUND_TRIP_MS,
        "waiting_s": round(f64::from(trips * ROUND_TRIP_MS) / 1000.0),
        "waiting_ms_a_command": round(f64::from(trips * ROUND_TRIP_MS) / f64::from(commands.max(1))),
    })
}

/// The median time of proving a record and of checking only its signatures, in seconds, on one thread, by turns.
fn proof_times(battle: &Battle, record: &Record) -> (f64, f64) {
    let (mut proven, mut bare) = (Vec::new(), Vec::new());
    for _ in 0..15 {
        let begun = Instant::now();
        let Ok(seen) = verify::examine(record, battle.rulebook(), None) else { break };
        proven.push(begun.elapsed().as_secs_f64());
        let header = seen.course.header();
        let begun = Instant::now();
        for signed in &record.entries {
            let _ = black_box(signed.verify(&header.player(signed.entry.author).key));
        }
        bare.push(begun.elapsed().as_secs_f64());
    }
    (percentile(&mut proven, 50), percentile(&mut bare, 50))
}

fn spread(times: &[Duration]) -> Value {
    let mut ms = milliseconds(times);
    json!({"samples": times.len(), "median_ms": round(percentile(&mut ms, 50)), "p99_ms": round(percentile(&mut ms, 99))})
}

/// Own times against those of a bare link: the limits, and whether they are met.
fn against(ours: &[Duration], bare: &[Duration]) -> Value {
    let (mut ours_ms, mut bare_ms) = (milliseconds(ours), milliseconds(bare));
    let mut value = spread(ours);
    for (name, at) in [("median", 50), ("p99", 99)] {
        let limit = percentile(&mut bare_ms, at) * FACTOR + ALLOWANCE_MS;
        if let Some(fields) = value.as_object_mut() {
            fields.insert(format!("{name}_limit_ms"), json!(round(limit)));
            fields.insert(format!("{name}_met"), json!(percentile(&mut ours_ms, at) <= limit));
        }
    }
    value
}

fn milliseconds(times: &[Duration]) -> Vec<f64> {
    times.iter().map(|time| time.as_secs_f64() * 1000.0).collect()
}

fn percentile(values: &mut [f64], percent: usize) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() * percent / 100).min(values.len().saturating_sub(1));
    values.get(at).copied().unwrap_or(f64::NAN)
}

fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

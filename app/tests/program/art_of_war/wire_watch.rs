//! Two bots play over QUIC on this machine, and others watch: late, cut off, removed, with wrong codes and with noise.

use art_of_war::Game;
use engine::contract::Side;
use lab::soak;
use language::bot::BotKind;
use net::driver::{Arrived, Journey, News, Request, WatchNews, WatchWish};
use net::folders::Folders;
use net::quic::delay::{DelayLine, SlowWire};
use net::quic::{Bind, Closed, Endpoint, Farewell, Link};
use net::watch::{Visited, Visitor, visit};
use play::matches;
use play::shelf::BattleShelf;
use play::table::{self, BotHand, Hosting, Joining, LocalPlayer, LongWork, MatchParticipant, Network, Quiet};
use record::invitation::{Code, CodeKind, Secret};
use record::session::Notice;
use record::watch::{FromSpectator, Spectator, SpectatorNews, WatchFault};
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that goes when the test is over.
struct Home(PathBuf);

impl Home {
    fn new(test: &str) -> Home {
        let path = std::env::temp_dir().join(format!("estafette-watch-{test}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    fn player(&self, name: &str) -> LocalPlayer {
        let home = self.0.join(name);
        std::fs::create_dir_all(&home).unwrap();
        let folders = Folders::from_variables(|_| Some(home.clone().into_os_string())).unwrap();
        LocalPlayer::load_from(systems::ALL, folders, Some(name)).unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The time when the host wrote each entry.
type Times = Arc<Mutex<BTreeMap<u32, Instant>>>;

/// The host's hand: a bot, and a player who admits spectators.
struct HostHand {
    bot: BotHand<io::Sink>,
    written: Times,
    code: watch::Sender<Option<String>>,
    news: mpsc::UnboundedSender<WatchNews>,
    puts_out: Option<&'static str>,
}

impl MatchParticipant for HostHand {
    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        if let News::Notice(Notice::Written { seq, .. }) = &news {
            self.written.lock().unwrap().insert(*seq, Instant::now());
        }
        if let News::Watch(news) = &news {
            if let WatchNews::Code(code) = news {
                self.code.send_replace(Some(code.clone()));
            }
            let _ = self.news.send(news.clone());
            if let WatchNews::Came(watcher) = news
                && self.puts_out == Some(&watcher.name)
            {
                return Ok(vec![Request::Watch(WatchWish::PutOut(watcher.key))]);
            }
        }
        self.bot.hear(news)
    }

    fn work(&mut self) -> Option<LongWork> {
        self.bot.work()
    }
}

/// Runs on threads of its own.
fn apart<F: Future<Output = Journey>>(doing: impl FnOnce() -> F + Send + 'static) -> tokio::task::JoinHandle<Journey> {
    tokio::task::spawn_blocking(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        runtime.block_on(doing())
    })
}

/// A match that is being played.
struct Running {
    host: tokio::task::JoinHandle<Journey>,
    guest: tokio::task::JoinHandle<Journey>,
    code: watch::Receiver<Option<String>>,
    news: mpsc::UnboundedReceiver<WatchNews>,
    written: Times,
    address: Option<oneshot::Receiver<SocketAddr>>,
}

impl Running {
    async fn start(
        home: &Home,
        scenario: &str,
        delay: Option<u32>,
        pace: u64,
        puts_out: Option<&'static str>,
    ) -> Running {
        let (hosting, joining) = (home.player("Host"), home.player("Guest"));
        let battle = systems::ALL.open(scenario, None).unwrap();
        let mut terms = soak::terms(&battle, Side::First, &[]);
        terms.watch = delay;
        let new = Hosting::New { battle: Box::new(battle), terms: Box::new(terms), lan: false, hours: 1 };
        let bot = move |seed| {
            BotHand::new(systems::ALL, BotKind::Random, seed, Quiet::Yes, io::sink())
                .at_pace(Duration::from_millis(pace))
        };
        let (code_told, code) = watch::channel(None);
        let (news_told, news) = mpsc::unbounded_channel();
        let (invite, invitation) = oneshot::channel();
        let (tell_address, address) = oneshot::channel();
        let written = Times::default();
        let times = written.clone();
        // Each of the two on threads of its own, as programs are.
        let host = apart(async move || {
            let laid = table::host(&hosting, new, Network::LOOPBACK).await.unwrap().showing();
            invite.send(laid.code.clone().unwrap()).unwrap();
            let _ = tell_address.send(laid.address());
            let mut hand = HostHand { bot: bot(1), written: times, code: code_told, news: news_told, puts_out };
            laid.play_with(&hosting, &mut hand).await.unwrap()
        });
        let guest = apart(async move || {
            let joining_by = Joining::Code(invitation.await.unwrap());
            let laid =
                table::join(&joining, joining_by, Network::LOOPBACK, BattleShelf::new(systems::ALL)).await.unwrap();
            laid.play_with(&joining, &mut bot(2)).await.unwrap()
        });
        Running { host, guest, code, news, written, address: Some(address) }
    }

    async fn code(&mut self) -> Code {
        let told = tokio::time::timeout(PATIENCE, self.code.wait_for(Option::is_some)).await.unwrap().unwrap().clone();
        told.unwrap().parse().unwrap()
    }

    /// The match goes to its end; both records.
    async fn end(self) -> [Vec<u8>; 2] {
        let journeys = [self.host.await.unwrap(), self.guest.await.unwrap()];
        journeys.map(|journey| {
            assert!(matches!(journey.arrived, Arrived::Over), "{:?}", journey.arrived);
            std::fs::read(journey.store.record_path().unwrap()).unwrap()
        })
    }
}

async fn endpoint(player: &LocalPlayer) -> Arc<Endpoint> {
    Arc::new(Endpoint::bind(&player.identity, Bind::LOOPBACK).await.unwrap())
}

/// Goes to watch; what is seen comes with the time it was seen at.
async fn watching(
    player: &LocalPlayer,
    code: &Code,
    at: Option<SocketAddr>,
) -> (tokio::task::JoinHandle<Visited>, mpsc::Receiver<SpectatorNews>) {
    let CodeKind::Watch(secret) = &code.kind else { panic!("{code}") };
    let spectator = Spectator::new(
        player.identity.key(),
        &player.name,
        secret.clone(),
        record::systems::RuleSystems::only(engine::referee::rules::<Game>()),
    );
    let mut visitor = Visitor::new(endpoint(player).await, code, player.folders.watched()).unwrap();
    if let Some(at) = at {
        visitor = visitor.at(vec![at]);
    }
    let (say, hear) = mpsc::channel(64);
    let visiting = tokio::spawn(async move { visit(visitor, spectator, say).await.unwrap() });
    (visiting, hear)
}

/// Watches to the end.
async fn watch_all(player: LocalPlayer, code: Code) -> (Visited, BTreeMap<u32, Instant>) {
    let (visiting, mut hear) = watching(&player, &code, None).await;
    let mut seen = BTreeMap::new();
    while let Some(what) = hear.recv().await {
        if let SpectatorNews::Written { seq, .. } = what {
            seen.insert(seq, Instant::now());
        }
    }
    (visiting.await.unwrap(), seen)
}

fn record(visited: &Visited) -> Vec<u8> {
    std::fs::read(visited.record.as_ref().unwrap()).unwrap()
}

fn assert_good(path: &Path) {
    let proof = matches::prove(systems::ALL, path).unwrap();
    assert!(proof.is_good() && proof.json["state"] == "complete", "{:?}", proof.lines);
}

/// At once, and two seconds late: every spectator gets the whole record, and nothing early.
async fn watched_with(test: &str, delay: u32, watchers: usize) {
    let home = Home::new(test);
    let mut running = Running::start(&home, "skirmish", Some(delay), 5, None).await;
    let code = running.code().await;
    let visits: Vec<_> = (0..watchers)
        .map(|number| tokio::spawn(watch_all(home.player(&format!("Watcher{number}")), code.clone())))
        .collect();
    let written = running.written.clone();
    let mut seen_by = Vec::new();
    for visit in visits {
        seen_by.push(tokio::time::timeout(PATIENCE, visit).await.unwrap().unwrap());
    }
    let records = running.end().await;
    assert!(records[0] == records[1]);
    let written = written.lock().unwrap();
    for (visited, seen) in &seen_by {
        assert_eq!(visited.end, Some(Ok(())));
        assert!(record(visited) == records[0], "all of it, to the byte");
        assert_good(visited.record.as_ref().unwrap());
        for (seq, at) in seen {
            // The host's own news come after the write, so that this is the harder test.
            let Some(wrote) = written.get(seq) else { continue };
            let late = at.saturating_duration_since(*wrote);
            assert!(late + Duration::from_millis(200) >= Duration::from_secs(delay.into()), "entry {seq}: {late:?}");
            assert!(late < Duration::from_secs(u64::from(delay) + 10), "entry {seq}: {late:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_watch_a_match_as_it_is_played() {
    watched_with("live", 0, 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_seen_two_seconds_late_and_to_its_end() {
    watched_with("late", 2, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_that_is_cut_off_or_leaves_resumes_at_the_same_entry() {
    let home = Home::new("cut");
    let mut running = Running::start(&home, "skirmish", Some(0), 40, None).await;
    let code = running.code().await;
    let host = code.addresses()[0];
    let player = home.player("Watcher");
    // The line is cut without a word; the visitor notices and dials again, where there is another line by then.
    let line = DelayLine::to(host, SlowWire { delay: Duration::from_millis(5), ..SlowWire::default() }).unwrap();
    let (visiting, mut hear) = watching(&player, &code, Some(line.near_end())).await;
    let mut first = 0;
    while first < 10 {
        if let SpectatorNews::Written { seq, .. } = hear.recv().await.unwrap() {
            first = seq;
        }
    }
    drop(line);
    drop(hear);
    let left = visiting.await.unwrap();
    assert_eq!(left.end, None);
    let so_far = record(&left);
    // Another start of the program, with what is on the disk, and a torn end to it.
    std::fs::write(left.record.as_ref().unwrap(), &so_far[..so_far.len() - 5]).unwrap();
    let (visiting, mut hear) = watching(&player, &code, None).await;
    let mut again = None;
    let mut seen = Vec::new();
    while let Some(what) = hear.recv().await {
        match what {
            SpectatorNews::Written { seq, .. } => seen.push(seq),
            SpectatorNews::Welcome { has, .. } => again = Some(has),
            _ => {}
        }
    }
    let visited = visiting.await.unwrap();
    assert_eq!((visited.end.clone(), again), (Some(Ok(())), Some(0)), "what is on disk is found after the welcome");
    assert!(seen[0] >= first && seen.windows(2).all(|pair| pair[1] == pair[0] + 1), "{first}: {seen:?}");
    let records = running.end().await;
    assert!(record(&visited) == records[0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unwanted_spectator_is_removed_and_stays_out() {
    let home = Home::new("refused");
    let mut running = Running::start(&home, "skirmish", Some(0), 20, Some("Unwanted")).await;
    let code = running.code().await;
    for _ in 0..2 {
        let (visited, _) = watch_all(home.player("Unwanted"), code.clone()).await;
        let Some(Err(WatchFault { name, text })) = visited.end else { panic!("{visited:?}") };
        assert_eq!((name.as_str(), text.as_str()), ("put-out", "the player does not want you to watch"));
    }
    let (visited, _) = watch_all(home.player("Welcome"), code.clone()).await;
    assert_eq!(visited.end, Some(Ok(())));
    let mut news = Vec::new();
    while let Ok(one) = running.news.try_recv() {
        news.push(one);
    }
    let came = |name: &str| news.iter().filter(|one| matches!(one, WatchNews::Came(who) if who.name == name)).count();
    assert_eq!((came("Unwanted"), came("Welcome")), (1, 1), "{news:?}");
    let records = running.end().await;
    assert!(record(&visited) == records[0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_codes_and_matches_that_are_not_shown_are_refused_with_a_sentence() {
    let home = Home::new("wrong");
    let mut running = Running::start(&home, "skirmish", Some(0), 10, None).await;
    let code = running.code().await;
    let mut wrong = code.clone();
    wrong.kind = CodeKind::Watch(Secret::from_bytes([1; 9]));
    let (visited, _) = watch_all(home.player("Stranger"), wrong).await;
    let Some(Err(fault)) = visited.end else { panic!("{visited:?}") };
    assert_eq!((fault.name.as_str(), visited.record), ("code-wrong", None), "{fault}");
    running.end().await;

    let mut running = Running::start(&home, "skirmish", None, 20, None).await;
    // No code was given out, and there is none: this one is made up, and only the place is right.
    let key = home.player("Host").identity.key();
    let made_up = Code::new(code.kind.clone(), &key, code.expires, &[running.address.take().unwrap().await.unwrap()]);
    let (visited, _) = watch_all(home.player("Stranger"), made_up).await;
    let Some(Err(fault)) = visited.end else { panic!("{visited:?}") };
    assert_eq!(fault.name, "turned-away", "{fault:?}");
    assert!(fault.text.contains("this match is not shown"), "{fault}");
    assert!(running.code.borrow_and_update().is_none());
    running.end().await;
}

async fn link_to_watch(player: &LocalPlayer, code: &Code) -> (Arc<Endpoint>, Link) {
    let endpoint = endpoint(player).await;
    let link = endpoint.dial_to_watch(code.addresses(), code.expect(), 1, PATIENCE).await.unwrap();
    (endpoint, link)
}

/// A spectator that comes in with the code, and then reads nothing and acknowledges nothing.
async fn stalled(
    player: &LocalPlayer,
    code: &Code,
    news: &mut mpsc::UnboundedReceiver<WatchNews>,
) -> (Arc<Endpoint>, Link) {
    let (endpoint, link) = link_to_watch(player, code).await;
    let CodeKind::Watch(secret) = &code.kind else { panic!("{code}") };
    let mut spectator = Spectator::new(
        player.identity.key(),
        &player.name,
        secret.clone(),
        record::systems::RuleSystems::only(engine::referee::rules::<Game>()),
    );
    spectator.connected(link.peer(), link.exporter());
    while let Some(record::watch::SpectatorOutput::Send(bytes)) = spectator.poll() {
        link.send(bytes).await.unwrap();
    }
    // The host has let them in.
    while !matches!(news.recv().await.unwrap(), WatchNews::Came(who) if who.key == player.identity.key()) {}
    let from = FromSpectator::From { length: 0, head: engine::digest::Hash([0; 32]) };
    let _ = link.send(from.encode()).await;
    (endpoint, link)
}

/// Average time of an entry of a match.
fn an_entry(written: &Times) -> Duration {
    let written = written.lock().unwrap();
    let (first, last) = (written.first_key_value().unwrap(), written.last_key_value().unwrap());
    last.1.duration_since(*first.1) / (last.0 - first.0)
}

/// The same for a match without spectators.
async fn pace_of(home: &Home) -> Duration {
    let running = Running::start(home, "eylau", Some(0), 0, None).await;
    let written = running.written.clone();
    running.end().await;
    an_entry(&written)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn noise_costs_the_connection_and_neither_noise_nor_stalling_slows_the_match() {
    let home = Home::new("noise");
    let alone = pace_of(&home).await;
    let mut running = Running::start(&home, "eylau", Some(0), 0, None).await;
    let code = running.code().await;
    let mut idle = Vec::new();
    for number in 0..6 {
        idle.push(stalled(&home.player(&format!("Stalled{number}")), &code, &mut running.news).await);
    }
    let noise = home.player("Noise");
    let (_endpoint, mut link) = link_to_watch(&noise, &code).await;
    let _ = link.send(vec![0xee; 500]).await;
    let closed = link.recv().await.unwrap_err();
    assert!(matches!(&closed, Closed::ByPeer(goodbye) if goodbye.kind == Farewell::Misbehaved), "{closed}");
    // A player's words say nothing here.
    let (_endpoint, mut link) = link_to_watch(&noise, &code).await;
    let _ = link.send(record::message::Message::Ping { at: 1 }.encode()).await;
    assert!(link.recv().await.is_err());
    running.guest.await.unwrap();
    drop(idle);
    let journey = running.host.await.unwrap();
    assert!(matches!(journey.arrived, Arrived::Over));
    let watched = an_entry(&running.written);
    let ratio = watched.as_secs_f64() / alone.as_secs_f64();
    println!("an entry took {alone:?} alone and {watched:?} with six who stall: {ratio:.2} times as long");
    // An order of magnitude: this machine may do other things at the same time.
    assert!(ratio < 5.0, "{ratio}");
}

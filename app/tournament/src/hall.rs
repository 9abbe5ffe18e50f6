//! The director's desk on the network: it hears players, has their records replayed on other threads, carries out the
//! director's orders, and publishes the state to spectators.

use crate::MESSAGES;
use crate::archive::export;
use crate::boards::{Glances, waiting};
use crate::director::{DeskAction, Director, SubmittedRecord};
use crate::evening_event::{At, EveningEvent};
use crate::gallery::{Gallery, RoundPictures};
use crate::judge::{ProvenGame, judge};
use crate::message::FromDesk;
use crate::pairing::PlayerNumber;
use crate::standings;
use crate::state::Tournament;
use anyhow::bail;
use engine::contract::Side;
use language::say;
use net::desk::{DeskEvent, OpenDesk};
use net::driver::wall;
use net::quic::Endpoint;
use play::words;
use record::identity::{Identity, PlayerKey};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// The most lines that wait for the director. Players that come and go make more, and the program that shows them may
/// be slow.
const LINES: usize = 1024;
/// Time between two looks at the clock.
const TICK: Duration = Duration::from_millis(500);

/// An order of the director.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DirectorOrder {
    /// Open the next round.
    Open,
    /// Close the round.
    Close,
    /// Decide a game.
    Decide {
        /// The round; the last one that was opened if none is named.
        round: Option<u16>,
        /// The table.
        table: u16,
        /// The winner; `None` in a draw.
        winner: Option<Side>,
        /// The director's reason.
        reason: String,
    },
    /// A player did not come.
    Absent {
        /// The table.
        table: u16,
        /// Whether the first player did not come, and the second.
        absent: [bool; 2],
    },
    /// This player is not paired any more.
    Withdraw(PlayerNumber),
    /// This player is paired again.
    Return(PlayerNumber),
    /// The tournament pauses.
    Pause,
    /// The tournament continues.
    GoOn,
    /// Write everything into this archive.
    Export(PathBuf),
    /// The tournament is over.
    End,
    /// Stop the desk; the book stays, and the tournament can continue later.
    Stop,
}

/// An order, and where its answer goes.
pub type PendingOrder = (DirectorOrder, oneshot::Sender<Result<(), String>>);

/// The settings of a tournament that runs without a human director.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The number of entries at which the first round opens.
    pub players: usize,
    /// A player that is away from the desk for this long while their game waits counts as absent.
    pub absent_after: Duration,
}

/// A snapshot of the tournament for the page, the window and programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentSnapshot {
    /// Counts up with every change.
    pub number: u64,
    /// The name of the tournament.
    pub name: String,
    /// The page's body.
    pub body: String,
    /// The whole page, to keep and to print.
    pub page: String,
    /// The undecided games, a line each.
    pub waiting: String,
    /// The table as JSON, for programs.
    pub json: String,
    /// The table as CSV, for spreadsheets.
    pub csv: String,
    /// The report file of chess.
    pub trf: String,
    /// The whole tournament.
    pub event: Option<Arc<Tournament>>,
    /// The players that are at the desk.
    pub present: Vec<PlayerNumber>,
    /// The latest state of each game as its players report it, and when it arrived.
    pub glances: Glances,
    /// The running boards.
    pub pictures: RoundPictures,
}

impl TournamentSnapshot {
    /// A snapshot of this desk; the number counts the changes.
    pub fn of(director: &Director, number: u64) -> TournamentSnapshot {
        TournamentSnapshot::drawn(director, number, &mut Gallery::default())
    }

    /// The same snapshot; only pictures that have changed are drawn again.
    fn drawn(director: &Director, number: u64, gallery: &mut Gallery) -> TournamentSnapshot {
        let event = director.event();
        let glances = director.glances();
        let round = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
        let pictures = gallery.show(director.battles(), round, director.sketches());
        TournamentSnapshot {
            number,
            name: event.plan.name.clone(),
            body: standings::body(event, glances, pictures),
            page: standings::html(event),
            waiting: waiting(event, glances).join("\n"),
            json: standings::json(event).to_string(),
            csv: standings::csv(event),
            trf: standings::trf(event),
            event: Some(Arc::new(event.clone())),
            present: director.present(),
            glances: glances.clone(),
            pictures: pictures.clone(),
        }
    }
}

/// The desk on the network.
pub struct TournamentHall {
    director: Director,
    counter: OpenDesk,
    links: BTreeMap<PlayerKey, u64>,
    judges: Arc<Semaphore>,
    judged: (mpsc::Sender<Judged>, mpsc::Receiver<Judged>),
    sight: watch::Sender<Arc<TournamentSnapshot>>,
    lines: Lines,
    alone: Option<Alone>,
    missing: BTreeMap<PlayerKey, std::time::Instant>,
    /// Whether the state of a game has changed since the last snapshot.
    glanced: bool,
    gallery: Gallery,
    /// The identity that signs the archive; without it nothing can be exported.
    signer: Option<Arc<Identity>>,
}

/// The lines for the director, as many as have room. The others are counted, and the next line says how many were
/// dropped.
struct Lines {
    out: mpsc::Sender<String>,
    left_out: u32,
}

impl Lines {
    fn new() -> (Lines, mpsc::Receiver<String>) {
        let (out, told) = mpsc::channel(LINES);
        (Lines { out, left_out: 0 }, told)
    }

    fn say(&mut self, line: String) {
        if self.left_out > 0 {
            let missing = say!(MESSAGES, "tournament-lines-missing", count = self.left_out);
            self.left_out = if self.finds_room(missing) { 0 } else { self.left_out };
        }
        if !self.finds_room(line) {
            self.left_out = self.left_out.saturating_add(1);
        }
    }

    fn finds_room(&self, line: String) -> bool {
        // A closed channel shows no lines any more, so none is missed.
        !matches!(self.out.try_send(line), Err(mpsc::error::TrySendError::Full(_)))
    }
}

/// A replayed record, and what it proves.
type Judged = (SubmittedRecord, Result<ProvenGame, String>);

impl TournamentHall {
    /// Opens the desk at this endpoint. Lines for the director come out of the channel.
    pub fn open(
        endpoint: Arc<Endpoint>,
        director: Director,
        alone: Option<Alone>,
    ) -> (TournamentHall, mpsc::Receiver<String>) {
        let known: Vec<PlayerKey> = director.event().entrants.iter().map(|entrant| entrant.key).collect();
        let counter = OpenDesk::open(endpoint, &known);
        // Records are replayed on all cores but the one that answers.
        let judges = std::thread::available_parallelism().map_or(1, usize::from).clamp(1, 8);
        let (lines, told) = Lines::new();
        let mut gallery = Gallery::default();
        let sight = watch::Sender::new(Arc::new(TournamentSnapshot::drawn(&director, 0, &mut gallery)));
        let hall = TournamentHall {
            director,
            counter,
            links: BTreeMap::new(),
            judges: Arc::new(Semaphore::new(judges)),
            judged: mpsc::channel(judges),
            sight,
            lines,
            alone,
            missing: BTreeMap::new(),
            glanced: false,
            gallery,
            signer: None,
        };
        (hall, told)
    }

    /// The director, who signs what is written into an archive.
    #[must_use]
    pub fn signed_by(self, identity: Arc<Identity>) -> TournamentHall {
        TournamentHall { signer: Some(identity), ..self }
    }

    /// The latest snapshot, now and after every change.
    pub fn sight(&self) -> watch::Receiver<Arc<TournamentSnapshot>> {
        self.sight.subscribe()
    }

    /// Runs the desk until the tournament is over and all players there were told, or the director stops it. Returns
    /// the desk with its book.
    pub async fn run(mut self, wishes: mpsc::Receiver<PendingOrder>) -> anyhow::Result<Director> {
        let mut wishes = Some(wishes);
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut closed_for = 0_u32;
        loop {
            self.director.at_time(wall());
            self.act().await;
            tokio::select! {
                heard = self.counter.hear() => match heard {
                    Some(heard) => self.hear(heard),
                    None => bail!(say!(MESSAGES, "tournament-hall-offline")),
                },
                Some((report, verdict)) = self.judged.1.recv() => self.director.judged(&report, verdict),
                asked = next(&mut wishes) => match asked {
                    Some((DirectorOrder::Stop, answer)) => {
                        let _ = answer.send(Ok(()));
                        break;
                    }
                    Some((wish, answer)) => {
                        let done = self.carry_out(wish);
                        let _ = answer.send(done);
                    }
                    // No more orders can come; a desk without a human director continues.
                    None if self.alone.is_some() => wishes = None,
                    None => break,
                },
                _ = tick.tick() => {
                    self.look_around();
                    // Clocks are published when there is time: many games report their state often.
                    if self.glanced {
                        self.show();
                    }
                    // Players that know the tournament is over leave by themselves; the desk does not wait long for
                    // others.
                    closed_for += u32::from(self.director.event().closed);
                    if self.alone.is_some() && self.director.event().closed && (self.links.is_empty() || closed_for > 20) {
                        break;
                    }
                }
            }
        }
        self.act().await;
        self.counter.shut().await;
        Ok(self.director)
    }

    fn hear(&mut self, heard: DeskEvent) {
        match heard {
            DeskEvent::Came(caller) => {
                self.links.insert(caller.key, caller.link);
                self.director.came_from(caller.key, caller.from);
            }
            DeskEvent::Gone(caller) => {
                if self.links.get(&caller.key) == Some(&caller.link) {
                    self.links.remove(&caller.key);
                    self.director.gone(&caller.key);
                }
            }
            DeskEvent::Said(caller, bytes) => self.director.hear(caller.key, &bytes),
        }
    }

    async fn act(&mut self) {
        let mut changed = false;
        while let Some(act) = self.director.poll() {
            match act {
                DeskAction::Tell(key, message) => self.tell(&key, &message).await,
                DeskAction::Know(key) => self.counter.know(key).await,
                DeskAction::Judge(report) => self.have_judged(report),
                DeskAction::Changed => changed = true,
                DeskAction::Glanced => self.glanced = true,
                DeskAction::Say(line) => self.lines.say(line),
            }
        }
        if changed {
            self.show();
        }
    }

    fn show(&mut self) {
        self.glanced = false;
        let number = self.sight.borrow().number + 1;
        self.sight.send_replace(Arc::new(TournamentSnapshot::drawn(&self.director, number, &mut self.gallery)));
    }

    async fn tell(&self, key: &PlayerKey, message: &FromDesk) {
        if let Some(link) = self.links.get(key) {
            self.counter.send(*link, message.encode()).await;
        }
    }

    fn have_judged(&self, report: SubmittedRecord) {
        let (event, battles) = (self.director.event().clone(), self.director.battles().clone());
        let (judges, judged) = (Arc::clone(&self.judges), self.judged.0.clone());
        tokio::spawn(async move {
            let Ok(_place) = judges.acquire_owned().await else { return };
            let work = tokio::task::spawn_blocking(move || {
                let verdict = judge(&event, &battles, report.at, &report.bytes);
                (report, verdict)
            });
            if let Ok(done) = work.await {
                // There is room for the next record once the desk has heard of this one.
                let _ = judged.send(done).await;
            }
        });
    }

    fn carry_out(&mut self, wish: DirectorOrder) -> Result<(), String> {
        let last = u16::try_from(self.director.event().rounds.len()).unwrap_or(u16::MAX);
        let at = |table: u16| At { round: last, table };
        let deed = match wish {
            DirectorOrder::Open => return self.director.open_round().map_err(|error| error.to_string()),
            DirectorOrder::Export(path) => {
                let Some(signer) = &self.signer else { return Err(say!(MESSAGES, "tournament-hall-unsigned")) };
                return export(self.director.book(), signer, &path).map_err(|error| words::error(&error));
            }
            DirectorOrder::Close => EveningEvent::RoundClosed,
            DirectorOrder::Decide { round, table, winner, reason } => {
                EveningEvent::Adjudicated { at: At { round: round.unwrap_or(last), table }, winner, reason }
            }
            DirectorOrder::Absent { table, absent } => EveningEvent::Absent { at: at(table), absent },
            DirectorOrder::Withdraw(number) => EveningEvent::Withdrew(number),
            DirectorOrder::Return(number) => EveningEvent::Returned(number),
            DirectorOrder::Pause => EveningEvent::Paused,
            DirectorOrder::GoOn => EveningEvent::Resumed,
            DirectorOrder::End | DirectorOrder::Stop => EveningEvent::Closed,
        };
        self.director.decide(deed).map_err(|error| error.to_string())
    }

    /// Acts for the director where there is none.
    fn look_around(&mut self) {
        let Some(alone) = self.alone else { return };
        let event = self.director.event();
        if event.closed || event.paused {
            return;
        }
        let wish = match event.rounds.last() {
            None if event.entrants.iter().filter(|entrant| entrant.here).count() >= alone.players => {
                Some(DirectorOrder::Open)
            }
            None => None,
            Some(round) if !round.closed => {
                if round.tables.iter().all(|table| table.outcome.is_some()) {
                    Some(DirectorOrder::Close)
                } else {
                    self.decide_for_absent(alone)
                }
            }
            Some(_) if event.rounds.len() >= event.planned_rounds() => Some(DirectorOrder::End),
            Some(_) => Some(DirectorOrder::Open),
        };
        if let Some(wish) = wish {
            let told = format!("{wish:?}");
            let line = match self.carry_out(wish) {
                Ok(()) => told,
                Err(error) => format!("{told}: {error}"),
            };
            self.lines.say(line);
        }
    }

    /// The order for a table whose player has been away for too long, if there is one. A player whose record has
    /// arrived is not needed.
    fn decide_for_absent(&mut self, alone: Alone) -> Option<DirectorOrder> {
        let event = self.director.event();
        let played = event.rounds.last()?;
        let mut waited_for = Vec::new();
        for (table, (pair, found)) in (1..).zip(played.round.pairs.iter().zip(&played.tables)) {
            let gone = [(pair.first, 0), (pair.second, 1)].map(|(number, side): (PlayerNumber, usize)| {
                let entrant = event.entrant(number)?;
                let has_sent = found.records.get(side).is_some_and(Option::is_some);
                (!has_sent && !self.director.is_there(&entrant.key)).then_some(entrant.key)
            });
            if found.outcome.is_none() {
                waited_for.push((table, gone));
            }
        }
        let now = std::time::Instant::now();
        let missing: Vec<PlayerKey> = waited_for.iter().flat_map(|(_, gone)| gone.iter().flatten().copied()).collect();
        self.missing.retain(|key, _| missing.contains(key));
        for key in missing {
            self.missing.entry(key).or_insert(now);
        }
        let too_long = |key: &Option<PlayerKey>| {
            let since = key.and_then(|key| self.missing.get(&key).copied());
            since.is_some_and(|since| now.duration_since(since) >= alone.absent_after)
        };
        waited_for.iter().find_map(|(table, gone)| {
            let absent = gone.each_ref().map(too_long);
            (absent != [false, false]).then_some(DirectorOrder::Absent { table: *table, absent })
        })
    }
}

/// The next order; waits for ever once no more orders can come.
async fn next(wishes: &mut Option<mpsc::Receiver<PendingOrder>>) -> Option<PendingOrder> {
    match wishes {
        Some(wishes) => wishes.recv().await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    #[test]
    fn lines_that_nobody_reads_fill_no_memory_and_are_counted() {
        let (mut lines, mut told) = Lines::new();
        for number in 0..100_000 {
            lines.say(format!("Player {number} has entered"));
        }
        assert_eq!(told.len(), LINES);
        while told.try_recv().is_ok() {}
        lines.say(String::from("Ney has entered"));
        let missing = format!("{} lines are missing here: too many arrived at once", 100_000 - LINES);
        assert_eq!([told.try_recv().unwrap(), told.try_recv().unwrap()], [missing, String::from("Ney has entered")]);
    }
}

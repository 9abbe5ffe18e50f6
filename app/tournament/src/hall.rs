//! The director's desk on the network: it hears players, has their records carried out on other threads, does what the
//! director wishes, and shows how things stand to spectators.

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
use net::desk::{DeskEvent, OpenDesk};
use net::driver::wall;
use net::quic::Endpoint;
use record::identity::{Identity, PlayerKey};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// Lines that wait for the director. Players who come and go make more, and the program that shows them may be slow.
const LINES: usize = 1024;
/// How often the desk looks at the clock.
const TICK: Duration = Duration::from_millis(500);

/// What a director orders.
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
        /// Who won; nobody in a draw.
        winner: Option<Side>,
        /// Why.
        reason: String,
    },
    /// Somebody did not come.
    Absent {
        /// The table.
        table: u16,
        /// Whether the first did not, and the second.
        absent: [bool; 2],
    },
    /// Somebody is not paired any more.
    Withdraw(PlayerNumber),
    /// Somebody is paired again.
    Return(PlayerNumber),
    /// Everybody pauses.
    Pause,
    /// Everybody goes on.
    GoOn,
    /// Write everything into this archive.
    Export(PathBuf),
    /// The tournament is over.
    End,
    /// Stop the desk; the book stays, and the tournament goes on later.
    Stop,
}

/// An order, and where its answer goes.
pub type PendingOrder = (DirectorOrder, oneshot::Sender<Result<(), String>>);

/// Who runs the evening where nobody sits at the director's machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The first round opens when so many have entered.
    pub players: usize,
    /// A player who is not at the desk for so long while his game waits counts as absent.
    pub absent_after: Duration,
}

/// A snapshot of the tournament for the page, the window and programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentSnapshot {
    /// Counts up with every change.
    pub number: u64,
    /// What the event is called.
    pub name: String,
    /// The page's body.
    pub body: String,
    /// The whole page, to keep and to print.
    pub page: String,
    /// The games that nobody has decided, a line each.
    pub waiting: String,
    /// For programs.
    pub json: String,
    /// For spreadsheets.
    pub csv: String,
    /// The report file of chess.
    pub trf: String,
    /// All of it.
    pub event: Option<Arc<Tournament>>,
    /// Who is at the desk.
    pub present: Vec<PlayerNumber>,
    /// How games stand, as their players say, and when they said so.
    pub glances: Glances,
    /// The running boards.
    pub pictures: RoundPictures,
}

impl TournamentSnapshot {
    /// How things stand at this desk; the number counts the changes.
    pub fn of(director: &Director, number: u64) -> TournamentSnapshot {
        TournamentSnapshot::drawn(director, number, &mut Gallery::default())
    }

    /// The same where only what is new has to be drawn.
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
    /// Whether clocks were told that nobody has been shown.
    glanced: bool,
    gallery: Gallery,
    /// Who signs the archive.
    signer: Option<Arc<Identity>>,
}

/// The lines for the director, as many as have room. Those that have none are counted, and the next line says so.
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
            let missing = format!("{} lines are missing here: too many came at once", self.left_out);
            self.left_out = if self.finds_room(missing) { 0 } else { self.left_out };
        }
        if !self.finds_room(line) {
            self.left_out = self.left_out.saturating_add(1);
        }
    }

    fn finds_room(&self, line: String) -> bool {
        // A program that shows no lines any more misses none.
        !matches!(self.out.try_send(line), Err(mpsc::error::TrySendError::Full(_)))
    }
}

/// A record that was carried out, and what it proves.
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
        // Records are carried out on all cores but the one that answers.
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

    /// How things stand, now and whenever they change.
    pub fn sight(&self) -> watch::Receiver<Arc<TournamentSnapshot>> {
        self.sight.subscribe()
    }

    /// Runs the desk until the tournament is over and everybody there knows, or the director stops it: the desk's book.
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
                    None => bail!("the desk lost its network"),
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
                    // Nobody wishes any more; an evening that runs alone goes on.
                    None if self.alone.is_some() => wishes = None,
                    None => break,
                },
                _ = tick.tick() => {
                    self.look_around();
                    // Clocks are shown when there is time: many games say often how they stand.
                    if self.glanced {
                        self.show();
                    }
                    // Players who are told that it is over leave by themselves; the desk does not wait long for others.
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
                // The place is free for the next record once the desk has heard of this one.
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
                let Some(signer) = &self.signer else { return Err(String::from("nobody signs here")) };
                return export(self.director.book(), signer, &path).map_err(|error| format!("{error:#}"));
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

    /// Does what a director would, where there is none.
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

    /// A table whose player has been away for too long, if there is one. One whose record is there is not needed any more.
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

/// The next wish; none ever comes from where nobody wishes any more.
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
        let missing = format!("{} lines are missing here: too many came at once", 100_000 - LINES);
        assert_eq!([told.try_recv().unwrap(), told.try_recv().unwrap()], [missing, String::from("Ney has entered")]);
    }
}

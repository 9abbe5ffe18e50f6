//! Many simulated matches over a bad network between machines that crash, to see that no promise of the wire breaks.

mod report;
mod schedule;

pub use report::tell;

use crate::trial;
use engine::contract::Side;
use engine::digest::Hash;
use language::ask::Key;
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::system::Eye;
use play::bot::grants;
use play::saying::ready_by_chance;
pub use play::setup::calm_terms as terms;
use record::course::Due;
use record::entry::Matter;
use record::header::{Terms, TimeControl};
use record::session::Session;
use schedule::Schedule;
use sim::{Broken, Ended, LiarLuck, Match, NetworkWeather, Pilot, PilotMove, World};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// The matches to simulate.
pub struct SoakPlan {
    /// The battles, each with the name by which it was opened. They share the threads' time equally.
    pub battles: Vec<(String, Battle)>,
    /// Number of matches of each battle; without one, they go on until they are stopped.
    pub matches: Option<u64>,
    /// The seed of a battle's first match; the others count up from it.
    pub seed: u64,
    /// The bot that plays.
    pub bot: BotKind,
    /// Number of threads (does not affect results).
    pub threads: usize,
    /// Whether one player lies in every match, over a good line and without clocks, so that there is nothing but the
    /// lies.
    pub liars: bool,
}

/// The totals of the simulated matches of a battle.
#[derive(Clone, Debug, Default)]
pub struct SoakTally {
    /// Matches that ended as they should.
    pub ended: u64,
    /// Entries in all of them.
    pub entries: u64,
    /// Bytes of their records.
    pub record_bytes: u64,
    /// Crashes in all of them.
    pub crashes: u64,
    /// Connections in all of them.
    pub connections: u64,
    /// Number of times that the clocks of both sides were compared.
    pub compared: u64,
    /// The results of lying, in the matches with a liar.
    pub luck: LiarLuck,
    /// Matches in which a promise was broken.
    pub broken: Vec<Broken>,
    /// Matches that were under way when everything was stopped, each with the time it had taken.
    pub stopped: Vec<(u64, Duration)>,
    /// Time it took, in seconds; all battles together.
    pub seconds: f64,
    /// Time that the threads spent on it, in seconds, all of them together.
    pub thread_seconds: f64,
    /// One hash over the ends of all matches, whatever order they came in.
    pub digest: [u8; 32],
}

/// Matches of earlier seeds have clocks without increments, so that they are what they were when a fault was found with them.
const FIRST_WITH_INCREMENTS: u64 = 60_000_000;

/// No clocks, or some with more or less grace: with more time than a match takes, or, in later seeds, with so little that flags
/// fall, and with increments.
fn any_clocks(chance: &mut Chance, seed: u64) -> TimeControl {
    let Some(grace) = chance.pick(&[None, Some(0), Some(20), Some(600)]).copied().flatten() else {
        return TimeControl::default();
    };
    let (budget, increment) = if seed < FIRST_WITH_INCREMENTS {
        (30 * 24 * 3600, 0)
    } else {
        let mut aside = Chance::for_game(seed, 2);
        let budget = aside.pick(&[30 * 24 * 3600, 1_800, 300, 60]).copied().unwrap_or(1_800);
        (budget, aside.pick(&[0, 5, 30]).copied().unwrap_or(0))
    };
    TimeControl { budget, increment, grace }
}

/// The way a match is simulated.
#[derive(Clone, Copy, Debug)]
pub enum SoakMode {
    /// Over a bad line or the one that is given, with everything that people do; one in three has a liar.
    Any(Option<NetworkWeather>),
    /// Over a good line, and the host or the joiner lies.
    WithALiar,
    /// Over a good line between bots that play and do nothing else.
    Plain,
}

/// One match, by its seed alone.
pub fn one(battle: &Battle, seed: u64, bot: BotKind, weather: Option<NetworkWeather>) -> Result<Ended, Broken> {
    simulated(battle, seed, bot, SoakMode::Any(weather)).run()
}

/// One match over a good line in which the host or the joiner lies, by its seed alone.
pub fn with_a_liar(battle: &Battle, seed: u64, bot: BotKind) -> Result<Ended, Broken> {
    simulated(battle, seed, bot, SoakMode::WithALiar).run()
}

/// One match over a good line between bots that play and do nothing else, by its seed alone.
pub fn plain(battle: &Battle, seed: u64, bot: BotKind) -> Result<Ended, Broken> {
    simulated(battle, seed, bot, SoakMode::Plain).run()
}

fn simulated(battle: &Battle, seed: u64, bot: BotKind, how: SoakMode) -> World {
    let good = |liar| Match {
        rules: battle.rulebook(),
        battle: battle.ruled(),
        terms: terms(battle, Side::First, &[]),
        seed,
        weather: NetworkWeather::CALM,
        liar,
        first_trick: 0,
    };
    match how {
        SoakMode::Any(weather) => {
            let plan = any(battle, seed, weather);
            World::new(plan, [(); 2].map(|()| pilot(battle, bot, true)))
        }
        SoakMode::WithALiar => {
            let plan = Match { first_trick: trick_of(seed), ..good(Some(usize::from(seed % 2 == 1))) };
            // A bot that grants a take-back of dice after they were seen would give them away: bots do not.
            World::new(plan, [(); 2].map(|()| pilot(battle, bot, false)))
        }
        SoakMode::Plain => {
            let plain = || -> Box<dyn Pilot> { Box::new(PlainPilot(PilotSeat::new(battle, bot))) };
            World::new(good(None), [plain(), plain()])
        }
    }
}

/// A match as its seed has it.
fn any(battle: &Battle, seed: u64, weather: Option<NetworkWeather>) -> Match {
    let mut chance = Chance::for_game(seed, 1);
    let host = if chance.one_in(1, 2) { Side::First } else { Side::Second };
    let on = some_switches(battle, &mut chance);
    let given = weather.is_some();
    let (weather, time) = match weather {
        Some(weather) => (weather, TimeControl::default()),
        None => (NetworkWeather::any(&mut chance), any_clocks(&mut chance, seed)),
    };
    let terms = Terms { time, ..terms(battle, host, &on) };
    let first_trick = if given { 0 } else { trick_of(seed) };
    // In a third of the matches one of the two lies.
    let liar = chance.one_in(1, 3).then(|| chance.below(2));
    Match { rules: battle.rulebook(), battle: battle.ruled(), terms, seed, weather, liar, first_trick }
}

/// Each optional rule of the battle, or not, and none where they do not go together. A battle without any takes a coin, too.
fn some_switches(battle: &Battle, chance: &mut Chance) -> Vec<Key> {
    let switches = battle.switches();
    let coins: Vec<bool> = (0..switches.len().max(1)).map(|_| chance.one_in(1, 2)).collect();
    let on: Vec<Key> = switches.into_iter().zip(coins).filter(|(_, on)| *on).map(|(switch, _)| switch.key).collect();
    if battle.begun(&battle.options(&on)).is_ok() { on } else { Vec::new() }
}

/// Liars begin with another trick in every match.
fn trick_of(seed: u64) -> usize {
    usize::try_from(seed / 2 % 1000).unwrap_or(0)
}

/// Runs them all, or as many as end before `stop` is set; the tallies come in the order of the battles. Matches that are under
/// way when it is set are not counted.
pub fn run(plan: &SoakPlan, stop: &AtomicBool) -> Vec<SoakTally> {
    let begun = Instant::now();
    let threads = plan.threads.max(1);
    let schedule = Schedule::new(plan.battles.len(), plan.matches);
    // A result brings its record along, so no more of them wait than there are threads.
    let (results, received) = mpsc::sync_channel(threads);
    let mut tallies = std::thread::scope(|scope| {
        for _ in 0..threads {
            let (results, schedule) = (results.clone(), &schedule);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed)
                    && let Some(turn) = schedule.next_turn()
                    && let Some((_, battle)) = plan.battles.get(turn.battle)
                {
                    let seed = plan.seed + turn.number;
                    let how = if plan.liars { SoakMode::WithALiar } else { SoakMode::Any(None) };
                    let ended = simulated(battle, seed, plan.bot, how).run_until(stop);
                    if results.send((turn.battle, seed, ended, schedule.ended(&turn))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(results);
        let mut tallies = vec![SoakTally::default(); plan.battles.len()];
        for (battle, seed, ended, taken) in received {
            let Some(tally) = tallies.get_mut(battle) else { continue };
            tally.thread_seconds += taken.as_secs_f64();
            match ended {
                Some(result) => tally.add(seed, result),
                None => tally.stopped.push((seed, taken)),
            }
        }
        tallies
    });
    for tally in &mut tallies {
        tally.broken.sort_by_key(|broken| broken.seed);
        tally.seconds = begun.elapsed().as_secs_f64();
    }
    tallies
}

impl SoakTally {
    /// Number of matches that came to an end, as they should or not.
    pub fn played(&self) -> u64 {
        self.ended + self.broken.len() as u64
    }

    /// Counts the match of this seed.
    pub fn add(&mut self, seed: u64, result: Result<Ended, Broken>) {
        match result {
            Ok(ended) => {
                self.ended += 1;
                let end = Hash::of("estafette soak", &(seed, ended.state, ended.entries));
                for (sum, byte) in self.digest.iter_mut().zip(end.0) {
                    *sum ^= byte;
                }
                self.entries += u64::from(ended.entries);
                self.record_bytes += ended.record.len() as u64;
                self.crashes += u64::from(ended.crashes);
                self.connections += u64::from(ended.connections);
                self.compared += ended.clocks.0;
                if let Some(luck) = &ended.luck {
                    self.luck.add(luck);
                }
            }
            Err(broken) => self.broken.push(broken),
        }
    }
}

fn pilot(battle: &Battle, bot: BotKind, lenient: bool) -> Box<dyn Pilot> {
    Box::new(BotPilot { seat: PilotSeat::new(battle, bot), musing: 0, lenient })
}

/// A bot at a battle.
struct PilotSeat {
    battle: Battle,
    bot: BotPlayer,
}

impl PilotSeat {
    fn new(battle: &Battle, bot: BotKind) -> PilotSeat {
        PilotSeat { battle: battle.clone(), bot: BotPlayer::new(bot) }
    }

    fn answer(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove> {
        let position = self.battle.position(session.game(), Eye::Of(session.me()))?;
        let said = self.bot.say(&*position, chance)?;
        let (command, openings) = ready_by_chance(&self.battle, session.me(), said, chance).ok()?;
        Some(if openings.is_empty() { PilotMove::Command(command) } else { PilotMove::Seal(openings, command) })
    }

    fn whim(&self, session: &Session, chance: &mut Chance) -> PilotMove {
        match chance.below(200) {
            0 => PilotMove::Concede,
            1 => PilotMove::Ask(Matter::Result { winner: None }),
            2..=30 => PilotMove::Ask(Matter::Pause),
            31..=120 => PilotMove::AskTakeBack,
            121..=140 => self.plea(session, chance).map_or(PilotMove::AskTakeBack, PilotMove::Ask),
            _ => PilotMove::Chat("well played"),
        }
    }

    fn plea(&self, session: &Session, chance: &mut Chance) -> Option<Matter> {
        trial::of(&self.battle).plea(&**session.game(), chance).map(|change| Matter::Change { change })
    }
}

/// A bot that plays and nothing else.
struct PlainPilot(PilotSeat);

impl Pilot for PlainPilot {
    fn think(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove> {
        session.is_my_decision().then(|| self.0.answer(session, chance))?
    }
}

/// A bot with whims: it asks, grants, pauses, takes back.
struct BotPilot {
    seat: PilotSeat,
    /// Number of further looks before it acts.
    musing: usize,
    /// Whether it accepts requests at random, take-backs of dice among them; otherwise as bots do.
    lenient: bool,
}

impl Pilot for BotPilot {
    fn think(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove> {
        if let Some(asked) = session.asked() {
            let granted = if self.lenient { chance.one_in(2, 3) } else { grants(session.course(), &asked.matter) };
            return Some(if granted { PilotMove::Grant(asked) } else { PilotMove::Decline(asked) });
        }
        if session.course().standing().is_paused() {
            return chance.one_in(1, 10).then_some(PilotMove::Resume);
        }
        if chance.one_in(1, 60) && session.course().due() != Due::Nothing {
            return Some(self.seat.whim(session, chance));
        }
        if session.clocks_differ() {
            return session.asking().is_none().then_some(PilotMove::Ask(Matter::Clocks));
        }
        // Now and then a player thinks for a minute, so that the clocks have something to show.
        if session.course().header().terms.time.is_timed() {
            if self.musing > 0 {
                self.musing -= 1;
                return None;
            }
            if chance.one_in(1, 60) {
                self.musing = chance.below(120);
            }
        }
        // A side that waits for an answer to a question waits a little.
        if !session.is_my_decision() || (session.asking().is_some() && chance.one_in(9, 10)) {
            return None;
        }
        self.seat.answer(session, chance)
    }

    fn plea(&mut self, session: &Session, chance: &mut Chance) -> Option<Matter> {
        self.seat.plea(session, chance)
    }
}

//! The world two players live in: a network, two computers, a clock.

mod carrying;
mod promises;
mod restarting;

use super::disk::Disk;
use super::liar::{Liar, LiarLuck};
use super::{NetworkWeather, Pilot, PilotMove};
use chance::Chance;
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::{Battlefield, Rulebook};
use record::entry::Ending;
use record::header::{Header, Terms};
use record::identity::Identity;
use record::peer::Peer;
use record::seed::Seed;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Virtual time after which a match that is not over never will be: sixty days, in milliseconds.
const LONGEST: u64 = 60 * 24 * 3600 * 1000;
/// Limit on events, for the same reason.
const MOST_HAPPENINGS: u64 = 3_000_000;
/// Times that records come back from an older copy in one match: with more, none would ever be whole again.
const MOST_OLD_COPIES: u32 = 3;
/// Time two clocks may be apart after the first messages, while messages are lost, in milliseconds.
const HEALED: u64 = 6_000;

/// The match to be played.
pub struct Match {
    /// The rules.
    pub rules: &'static dyn Rulebook,
    /// The battle.
    pub battle: Arc<dyn Battlefield>,
    /// The terms offered; the hash of the battle is filled in.
    pub terms: Terms,
    /// Everything that is left to chance follows from it.
    pub seed: u64,
    /// Faults of the simulated network and machines.
    pub weather: NetworkWeather,
    /// Whether the host (0) or the joiner (1) lies.
    pub liar: Option<usize>,
    /// The trick that a liar tries first.
    pub first_trick: usize,
}

/// Result of a match in the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The ending, as both records say.
    pub ending: Ending,
    /// The hash of its last state.
    pub state: Hash,
    /// Its entries.
    pub entries: u32,
    /// Number of times a machine stopped.
    pub crashes: u32,
    /// Number of connections made.
    pub connections: u32,
    /// Number of actions done.
    pub deeds: u64,
    /// Number of times the clocks of both sides were compared, and the widest they were ever apart, in milliseconds.
    pub clocks: (u64, u64),
    /// Bytes sent.
    pub sent: u64,
    /// The record as a file.
    pub record: Vec<u8>,
    /// Result of lying, if a player lied.
    pub luck: Option<LiarLuck>,
}

/// A promise was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The seed that brings it back.
    pub seed: u64,
    /// The promise, and the way it was broken.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {}", self.seed, self.what)
    }
}

impl std::error::Error for Broken {}

enum Event {
    /// A message comes; if it tells the time, the number of entries after which it does.
    Deliver {
        to: usize,
        link: u64,
        bytes: Vec<u8>,
        time_at: Option<u32>,
    },
    Tick {
        who: usize,
        run: u64,
    },
    Think {
        who: usize,
        run: u64,
    },
    Notice {
        who: usize,
        link: u64,
    },
    Restart {
        who: usize,
    },
    Heal,
    Dial,
}

pub(super) struct Machine {
    pub(super) identity: Arc<Identity>,
    pub(super) disk: Disk,
    pub(super) peer: Option<Peer>,
    link: Option<u64>,
    run: u64,
    /// The most entries it has told the other side it has.
    told: u32,
    /// On which connection and after how many entries it was last told the time, and how often.
    time_told: (u64, u32, u32),
    /// The connection on which it last asked for a sign of life, and when it first did so there.
    pinged: (u64, u64),
    pub(super) pilot: Box<dyn Pilot>,
    pub(super) liar: Option<Liar>,
}

/// The world.
pub struct World {
    plan: Match,
    pub(super) chance: Chance,
    pub(super) now: u64,
    order: u64,
    events: BTreeMap<(u64, u64), Event>,
    pub(super) machines: [Machine; 2],
    partitioned: bool,
    next_link: u64,
    /// Chat beside the match has a chance of its own, so that the match still follows from its seed.
    aside: Chance,
    /// The side that signed at each place of each match, and the hash that it signed.
    signed: BTreeMap<(Hash, u32), (Side, Hash)>,
    crashes: u32,
    old_copies: u32,
    connections: u32,
    deeds: u64,
    clocks: (u64, u64),
    /// The time since which the clocks have been further apart than they may be, and how often each side had been told the
    /// time by then.
    apart_since: Option<(u64, [u32; 2])>,
    sent: u64,
    broken: Option<String>,
}

impl World {
    /// A world with a host and a joiner.
    pub fn new(mut plan: Match, pilots: [Box<dyn Pilot>; 2]) -> World {
        plan.terms.scenario = Header::scenario_hash(&plan.battle.bytes());
        let mut chance = Chance::for_game(plan.seed, 0x5eed);
        let aside = Chance::for_game(plan.seed, 0xa51d);
        let mut seed = || Seed::from_bytes(std::array::from_fn(|_| chance.number() as u8));
        let machines = pilots.map(|pilot| Machine {
            identity: Arc::new(Identity::from_seed(&seed())),
            disk: Disk::default(),
            peer: None,
            link: None,
            run: 0,
            told: 0,
            time_told: (0, 0, 0),
            pinged: (0, 0),
            pilot,
            liar: None,
        });
        let [mut host, mut joiner] = machines;
        match plan.liar {
            Some(0) => host.liar = Some(Liar::beginning_with(plan.first_trick)),
            Some(_) => joiner.liar = Some(Liar::beginning_with(plan.first_trick)),
            None => {}
        }
        let machines = [host, joiner];
        World {
            plan,
            chance,
            now: 0,
            order: 0,
            events: BTreeMap::new(),
            machines,
            partitioned: false,
            next_link: 0,
            aside,
            signed: BTreeMap::new(),
            crashes: 0,
            old_copies: 0,
            connections: 0,
            deeds: 0,
            clocks: (0, 0),
            apart_since: None,
            sent: 0,
            broken: None,
        }
    }

    /// Plays the match to its end.
    pub fn run(self) -> Result<Ended, Broken> {
        let seed = self.plan.seed;
        let never = AtomicBool::new(false);
        self.run_until(&never).unwrap_or_else(|| Err(Broken { seed, what: String::from("the match was stopped") }))
    }

    /// Plays the match to its end, or until `stop` is set: then there is no result.
    pub fn run_until(mut self, stop: &AtomicBool) -> Option<Result<Ended, Broken>> {
        let seed = self.plan.seed;
        self.play(stop).map_err(|what| Broken { seed, what }).transpose()
    }

    fn play(&mut self, stop: &AtomicBool) -> Result<Option<Ended>, String> {
        for who in 0..2 {
            self.restart(who)?;
        }
        self.at(0, Event::Dial);
        for _ in 0..MOST_HAPPENINGS {
            let Some(((time, _), event)) = self.events.pop_first() else { break };
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            self.now = time;
            if time > LONGEST {
                return Err(String::from("the match did not end"));
            }
            self.happen(event)?;
            self.compare_clocks()?;
            if let Some(what) = self.broken.take() {
                return Err(what);
            }
            if self.is_over() {
                return self.end().map(Some);
            }
        }
        Err(format!("the match did not end, with too much happening: {}", self.stuck()))
    }

    /// The state of both computers, to look for the reason of a failure.
    fn stuck(&self) -> String {
        let stands = self.machines.each_ref().map(|machine| {
            let Some(session) = machine.peer.as_ref().and_then(Peer::session) else { return String::from("stopped") };
            let (length, due) = (session.course().length(), session.course().due());
            format!("{length} entries, {due:?}, met: {}, awaits tail: {}", session.is_met(), session.awaits_tail())
        });
        format!("{stands:?} at {} after {} crashes", self.now, self.crashes)
    }

    fn at(&mut self, time: u64, event: Event) {
        self.order += 1;
        self.events.insert((time, self.order), event);
    }

    fn after(&mut self, least: u64, most: u64, event: Event) {
        let wait = least + self.chance.below(usize::try_from(most - least + 1).unwrap_or(1)) as u64;
        self.at(self.now + wait, event);
    }

    fn one_in_thousand(&mut self, times: usize) -> bool {
        times > 0 && self.chance.one_in(times, 1000)
    }

    fn machine(&mut self, who: usize) -> &mut Machine {
        let [host, joiner] = &mut self.machines;
        if who == 0 { host } else { joiner }
    }

    fn is_over(&self) -> bool {
        self.machines
            .iter()
            .all(|machine| machine.peer.as_ref().and_then(Peer::session).is_some_and(|session| session.is_closed()))
    }

    fn happen(&mut self, event: Event) -> Result<(), String> {
        let now = self.now;
        match event {
            Event::Deliver { to, link, bytes, time_at } => {
                let machine = self.machine(to);
                if machine.link == Some(link)
                    && let Some(peer) = &mut machine.peer
                {
                    peer.receive(now, &bytes);
                    if let Some(length) = time_at {
                        self.note_time(to, link, length);
                    }
                    self.carry_out(to);
                }
            }
            Event::Tick { who, run } => {
                let machine = self.machine(who);
                if machine.run == run
                    && let Some(peer) = &mut machine.peer
                {
                    peer.tick(now);
                    self.carry_out(who);
                    self.at(now + 1000, Event::Tick { who, run });
                }
            }
            Event::Think { who, run } => self.think(who, run),
            Event::Notice { who, link } => {
                if self.machine(who).link == Some(link) {
                    self.lose_link(who);
                }
            }
            Event::Restart { who } => self.restart(who)?,
            Event::Heal => self.partitioned = false,
            Event::Dial => {
                self.dial();
                self.after(200, 1500, Event::Dial);
            }
        }
        Ok(())
    }

    fn lose_link(&mut self, who: usize) {
        let now = self.now;
        let machine = self.machine(who);
        machine.link = None;
        if let Some(peer) = &mut machine.peer {
            peer.disconnected(now);
            self.carry_out(who);
        }
    }

    /// A computer without a connection makes one, if both computers run and the network is there.
    fn dial(&mut self) {
        let lies = |machine: &Machine| machine.liar.as_ref().is_some_and(Liar::is_withholding);
        let alive = self.machines.iter().all(|machine| machine.peer.is_some() || lies(machine));
        let wanted = self.machines.iter().any(|machine| machine.link.is_none());
        if self.partitioned || !alive || !wanted {
            return;
        }
        self.next_link += 1;
        self.connections += 1;
        let link = self.next_link;
        let keys = self.machines.each_ref().map(|machine| machine.identity.key());
        let [host, joiner] = keys;
        let exporter = Hash::of("simulated exporter", &link).0;
        for (who, key) in [(0, joiner), (1, host)] {
            if self.machine(who).link.is_some() {
                self.lose_link(who);
            }
            let now = self.now;
            let machine = self.machine(who);
            machine.link = Some(link);
            if let Some(peer) = &mut machine.peer {
                peer.connected(now, key, exporter);
                self.carry_out(who);
            }
        }
        if let Some(liar) = self.plan.liar {
            self.lie(liar);
        }
    }

    /// The link of a machine is gone, and the other side notices.
    pub(super) fn hang_up(&mut self, who: usize) {
        if let Some(link) = self.machine(who).link.take() {
            self.after(0, 2000, Event::Notice { who: 1 - who, link });
        }
    }

    pub(super) fn give_in_at(&mut self, who: usize, time: u64) {
        self.at(time, Event::Restart { who });
    }

    /// Delivers bytes that a liar sends itself.
    pub(super) fn deliver_raw(&mut self, who: usize, bytes: Vec<u8>) {
        let Some(link) = self.machine(who).link else { return };
        // In order: a trick that comes to nothing because its words arrive the wrong way round is none.
        self.at(self.now + 20, Event::Deliver { to: 1 - who, link, bytes, time_at: None });
    }

    fn think(&mut self, who: usize, run: u64) {
        let now = self.now;
        let [host, joiner] = &mut self.machines;
        let machine = if who == 0 { host } else { joiner };
        if machine.run != run {
            return;
        }
        let Some(peer) = &mut machine.peer else { return };
        let wish = peer.session().and_then(|session| machine.pilot.think(session, &mut self.chance));
        if let Some(wish) = wish {
            peer.act(|session| {
                // A request that cannot be fulfilled now is forgotten.
                let _ = match wish {
                    PilotMove::Command(command) => session.command(now, &command),
                    PilotMove::Seal(openings, command) => {
                        openings.into_iter().for_each(|opening| session.seal(opening));
                        session.command(now, &command)
                    }
                    PilotMove::SealEarly(openings, command) => session.answer_early(command, openings),
                    PilotMove::AskTakeBack => session.ask_take_back(now),
                    PilotMove::Ask(matter) => session.ask(now, matter),
                    PilotMove::Grant(asked) => session.grant(now, &asked),
                    PilotMove::Decline(asked) => session.decline(now, &asked),
                    PilotMove::Resume => session.resume_play(now),
                    PilotMove::Chat(text) => session.chat(now, text),
                    PilotMove::Concede => session.concede(now),
                };
            });
            self.carry_out(who);
        }
        self.after(50, 900, Event::Think { who, run });
    }
}

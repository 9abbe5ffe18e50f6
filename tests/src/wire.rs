//! Two sessions in virtual time, joined by a pipe that a test holds in its hands: it can deliver, hold back, drop, repeat,
//! reorder or change every message, stop and restart either side, and write in the name of one that lies.

use engine::codec;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use engine::referee::{self, Battlefield, Rulebook, Shared};
use record::chain::Chain;
use record::entry::{Body, Clock, Entry, Note, NoteKind, SignedEntry, SignedNote};
use record::file::Record;
use record::header::{Header, PROTOCOL, Player, Terms, TimeControl};
use record::identity::Identity;
use record::mark::Signed;
use record::message::{Carried, Message, Parcel};
use record::secrets::Secrets;
use record::seed::Seed;
use record::session::{Keepsake, Notice, Output, Past, Refused, Seat, Session, Verdict};
use std::collections::VecDeque;
use std::marker::PhantomData;
use std::sync::Arc;

/// Number of deliveries that settle any exchange; more would be a loop.
const MOST_DELIVERIES: usize = 100_000;

/// The seed of a side's secrets on the bench.
pub fn seed(side: Side) -> [u8; 32] {
    [0x51 + side.index() as u8; 32]
}

/// A side's identity on the bench.
pub fn identity(side: Side) -> Identity {
    Identity::from_seed(&Seed::from_bytes([0x11 + side.index() as u8; 32]))
}

/// A side's secrets on the bench.
pub fn secrets(side: Side) -> Secrets {
    Secrets::from_seeds(side, Seed::from_bytes(seed(side)), [0x71 + side.index() as u8; 32])
}

/// A side's chain on the bench, for a test that opens links when and where it likes.
pub fn chain(side: Side) -> Chain {
    Chain::new(side, 0, &Seed::from_bytes(Hash::of("estafette chain seed", &(seed(side), 0u32)).0))
}

/// Terms of a match without a clock, hosted by the first player.
pub fn terms<G: Game>(scenario: &G::Scenario, options: Vec<u8>) -> Terms {
    Terms {
        system: G::SYSTEM.to_owned(),
        revision: G::REVISION,
        title: String::from("a battle on the bench"),
        scenario: Header::scenario_hash(&G::scenario_bytes(scenario)),
        options,
        host: Side::First,
        time: TimeControl::default(),
        take_backs: 20,
        deadline: 0,
        one_machine: false,
        watch: None,
    }
}

/// The header of a match by these terms.
pub fn header<G: Game>(scenario: &G::Scenario, terms: Terms) -> Header {
    header_of(G::scenario_bytes(scenario), terms)
}

/// The same of a battle in canonical bytes.
fn header_of(scenario: Vec<u8>, terms: Terms) -> Header {
    let player = |side: Side, name: &str| Player { key: identity(side).key(), name: name.to_owned() };
    Header {
        protocol: PROTOCOL,
        terms,
        scenario,
        players: [player(Side::First, "First"), player(Side::Second, "Second")],
        dice: Side::BOTH.map(|side| secrets(side).commitment()),
        begun: 1_800_000_000,
    }
}

/// Grants the present request, for a test that knows what that is.
pub fn grant_asked(session: &mut Session, now: u64) -> Result<(), Refused> {
    let asked = session.asked().ok_or(Refused::Nothing)?;
    session.grant(now, &asked)
}

/// Declines what the other side asks for by now.
pub fn decline_asked(session: &mut Session, now: u64) -> Result<(), Refused> {
    let asked = session.asked().ok_or(Refused::Nothing)?;
    session.decline(now, &asked)
}

/// One side: its session, its files, and what its player was told.
pub struct WireEnd {
    /// The session; none while the machine is down.
    pub session: Option<Session>,
    /// The file of the record.
    pub record: Vec<u8>,
    /// The file of secrets.
    pub secrets: Vec<u8>,
    /// The notices for the player.
    pub notices: Vec<Notice>,
    /// The files kept beside the record.
    pub kept: Vec<Keepsake>,
    /// The reasons why connections were dropped.
    pub drops: Vec<&'static str>,
    /// The mark of its last signature, kept away from its record.
    pub signed: Signed,
    /// The time when it last signed an entry.
    pub signed_at: u64,
    /// The time when its record last grew.
    pub grown: u64,
    run: u64,
}

/// Two sides and the pipe between them, at the game `G`; or at that of any system.
pub struct WirePair<G = ()> {
    /// The clock of both, in milliseconds.
    pub now: u64,
    /// First and second player.
    pub ends: [WireEnd; 2],
    /// The messages under way: the receiver, and the bytes.
    pub mail: VecDeque<(Side, Vec<u8>)>,
    /// Whether messages of this side are swallowed: it lies, and speaks through the test alone.
    pub silent: [bool; 2],
    /// Whether there is a connection.
    pub connected: bool,
    /// All output of the two sessions, in order, once a test asks for it to be logged.
    pub log: Option<Vec<(Side, Output)>>,
    rules: &'static dyn Rulebook,
    battles: [Arc<dyn Battlefield>; 2],
    game: PhantomData<fn() -> G>,
}

/// The state that a lie must not change: length, head, state, the record's entries.
pub type WireMark = (u32, Hash, Hash, Vec<u8>);

impl<G: Shared> WirePair<G> {
    /// A match that has begun, with a connection.
    pub fn new(scenario: &G::Scenario, options: Vec<u8>) -> WirePair<G> {
        WirePair::with(scenario, terms::<G>(scenario, options))
    }

    /// The same by these terms.
    pub fn with(scenario: &G::Scenario, terms: Terms) -> WirePair<G> {
        let battle = referee::field::<G>(scenario.clone());
        WirePair::at(scenario, terms, [Arc::clone(&battle), battle])
    }

    /// The same with a battle for each machine to start its game from.
    pub fn at(scenario: &G::Scenario, terms: Terms, battles: [Arc<dyn Battlefield>; 2]) -> WirePair<G> {
        WirePair::by(referee::rules::<G>(), header::<G>(scenario, terms), battles)
    }

    /// The game as a side has it.
    pub fn game(&self, side: Side) -> &G {
        self.session(side).game().of::<G>().unwrap()
    }

    /// A command that must be accepted.
    pub fn say(&mut self, side: Side, command: &G::Command) {
        self.act(side, |session, now| session.command(now, &codec::encode(command)))
            .unwrap_or_else(|why| panic!("{command:?}: {why}"));
    }
}

impl WirePair {
    /// A match at a battle of any system, which has begun, with a connection.
    pub fn of(rules: &'static dyn Rulebook, battle: &Arc<dyn Battlefield>, terms: Terms) -> WirePair {
        WirePair::by(rules, header_of(battle.bytes(), terms), [Arc::clone(battle), Arc::clone(battle)])
    }
}

impl<G> WirePair<G> {
    fn by(rules: &'static dyn Rulebook, header: Header, battles: [Arc<dyn Battlefield>; 2]) -> WirePair<G> {
        let seat =
            |side| Seat { identity: Arc::new(identity(side)), secrets: secrets(side), run: 1, past: Past::default() };
        let host = header.terms.host;
        let battle = |side: Side| Some(&battles[side.index()]);
        let hosting = Session::host(seat(host), header, 0, rules, battle(host)).unwrap();
        let first = hosting.entries()[0].clone();
        let joining = Session::join(seat(host.other()), &first, 0, rules, battle(host.other())).unwrap();
        let end = |side, session| WireEnd {
            session: Some(session),
            record: Vec::new(),
            secrets: secrets(side).to_bytes(),
            notices: Vec::new(),
            kept: Vec::new(),
            drops: Vec::new(),
            signed: Signed::default(),
            signed_at: 0,
            grown: 0,
            run: 1,
        };
        let ends = match host {
            Side::First => [end(Side::First, hosting), end(Side::Second, joining)],
            Side::Second => [end(Side::First, joining), end(Side::Second, hosting)],
        };
        let mut pair = WirePair {
            now: 0,
            ends,
            mail: VecDeque::new(),
            silent: [false; 2],
            connected: false,
            log: None,
            rules,
            battles,
            game: PhantomData,
        };
        pair.connect();
        pair
    }

    /// A side.
    pub fn end(&self, side: Side) -> &WireEnd {
        &self.ends[side.index()]
    }

    /// A side's session.
    pub fn session(&self, side: Side) -> &Session {
        self.end(side).session.as_ref().unwrap()
    }

    /// The state that must not change.
    pub fn mark(&self, side: Side) -> WireMark {
        let session = self.session(side);
        let course = session.course();
        (course.length(), course.head_hash(), session.game().hash(), Record::write(session.entries()))
    }

    /// Does something at a side and lets everything that follows from it happen.
    pub fn act<T>(&mut self, side: Side, act: impl FnOnce(&mut Session, u64) -> T) -> T {
        let done = self.act_only(side, act);
        self.settle();
        done
    }

    /// Does something at a side; what it sends stays in the pipe.
    pub fn act_only<T>(&mut self, side: Side, act: impl FnOnce(&mut Session, u64) -> T) -> T {
        let now = self.now;
        let done = act(self.ends[side.index()].session.as_mut().unwrap(), now);
        self.collect(side);
        done
    }

    /// Carries out what a side wants done.
    pub fn collect(&mut self, side: Side) {
        let mut dropped = false;
        let end = &mut self.ends[side.index()];
        let Some(session) = &mut end.session else { return };
        while let Some(output) = session.poll() {
            if let Some(log) = &mut self.log {
                log.push((side, output.clone()));
            }
            match output {
                Output::Record(bytes) => {
                    end.record.extend_from_slice(&bytes);
                    end.grown = self.now;
                }
                Output::Signed(signed) => {
                    if signed.entries > end.signed.entries {
                        end.signed_at = self.now;
                    }
                    end.signed = signed;
                }
                Output::Secret(bytes) => end.secrets.extend_from_slice(&bytes),
                Output::Send(bytes) => {
                    if self.connected && !self.silent[side.index()] {
                        self.mail.push_back((side.other(), bytes));
                    }
                }
                Output::Drop(why) => {
                    end.drops.push(why);
                    dropped = true;
                }
                Output::Keep(keepsake) => end.kept.push(keepsake),
                Output::Notice(notice) => end.notices.push(notice),
            }
        }
        if dropped {
            self.cut();
        }
    }

    /// A connection comes about.
    pub fn connect(&mut self) {
        self.connected = true;
        for side in Side::BOTH {
            if self.end(side).session.is_some() {
                self.act_only(side, |session, now| session.connected(now));
            }
        }
        self.settle();
    }

    /// The connection ends, with all that was under way.
    pub fn cut(&mut self) {
        if !std::mem::replace(&mut self.connected, false) {
            return;
        }
        self.mail.clear();
        for side in Side::BOTH {
            if self.end(side).session.is_some() {
                self.act_only(side, |session, now| session.disconnected(now));
            }
        }
    }

    /// Delivers the next message; false if there is none.
    pub fn deliver(&mut self) -> bool {
        let Some((to, bytes)) = self.mail.pop_front() else { return false };
        self.inject(to, &bytes);
        true
    }

    /// Delivers until nothing is under way.
    pub fn settle(&mut self) {
        for _ in 0..MOST_DELIVERIES {
            if !self.deliver() {
                return;
            }
        }
        panic!("the two sides never stop talking");
    }

    /// Bytes reach a side, no matter who sent them.
    pub fn inject(&mut self, to: Side, bytes: &[u8]) {
        if self.connected && self.end(to).session.is_some() {
            self.act_only(to, |session, now| session.receive(now, bytes));
        }
    }

    /// A message comes to a side, and everything that follows from it happens.
    pub fn tell(&mut self, to: Side, message: &Message) {
        self.inject(to, &message.encode());
        self.settle();
    }

    /// Time passes for both.
    pub fn wait(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while self.now < until {
            self.now = until.min(self.now + 1000);
            for side in Side::BOTH {
                if self.end(side).session.is_some() {
                    self.act_only(side, |session, now| session.tick(now));
                }
            }
            self.settle();
        }
    }

    /// The machine of a side stops.
    pub fn stop(&mut self, side: Side) {
        self.ends[side.index()].session = None;
        self.cut();
    }

    /// It starts again, with what is on its disk.
    pub fn start(&mut self, side: Side) {
        let end = &mut self.ends[side.index()];
        end.run += 1;
        let record = Record::read(&end.record).unwrap();
        end.record.truncate(record.whole);
        let secrets = Secrets::from_bytes(&end.secrets).unwrap();
        end.secrets = secrets.to_bytes();
        let verdict = end.kept.iter().rfind(|kept| kept.name == "verdict");
        let verdict = verdict.and_then(|kept| Verdict::from_bytes(&kept.bytes));
        let since_own = self.now - end.signed_at;
        let past = Past { signed: end.signed, waited: self.now - end.grown, since_own, verdict };
        let seat = Seat { identity: Arc::new(identity(side)), secrets, run: end.run, past };
        let battle = Some(&self.battles[side.index()]);
        end.session = Some(Session::resume(seat, &record, self.now, self.rules, battle).unwrap());
        self.collect(side);
    }

    /// The record of a side, whose machine is stopped, comes back from an older copy with this many entries.
    pub fn fall_back(&mut self, side: Side, entries: usize) {
        let end = &mut self.ends[side.index()];
        let record = Record::read(&end.record).unwrap();
        end.record = Record::write(&record.entries[..entries]);
    }

    /// It stops and starts, and the two find each other again.
    pub fn restart(&mut self, side: Side) {
        self.stop(side);
        self.start(side);
        self.connect();
    }

    /// From now on this side says only what the test says for it.
    pub fn turn_liar(&mut self, liar: Side) {
        self.silent[liar.index()] = true;
    }

    /// The entry that this side would sign next, with any body, by the record as the honest side has it.
    pub fn forge(&self, liar: Side, body: Body) -> SignedEntry {
        let course = self.session(liar.other()).course();
        Entry {
            match_id: course.match_id(),
            seq: course.length(),
            prev: course.head_hash(),
            author: liar,
            clock: Clock::default(),
            body,
        }
        .sign(&identity(liar))
    }

    /// The same with the hash that the honest side will have.
    pub fn forge_true(&self, liar: Side, draft: Body) -> SignedEntry {
        let course = self.session(liar.other()).course();
        course.compose(liar, Clock::default(), draft).unwrap().sign(&identity(liar))
    }

    /// A note by this side about the record as the honest side has it.
    pub fn forge_note(&self, liar: Side, number: u32, kind: NoteKind) -> SignedNote {
        let course = self.session(liar.other()).course();
        let (match_id, head) = (course.match_id(), course.length() - 1);
        Note { match_id, author: liar, number, head, head_hash: course.head_hash(), kind }.sign(&identity(liar))
    }

    /// The liar sends an entry.
    pub fn lie(&mut self, entry: &SignedEntry) {
        self.tell(entry.entry.author.other(), &Message::Entry(Carried::new(entry)));
    }

    /// The liar sends a parcel with this number.
    pub fn lie_parcel(&mut self, to: Side, number: u32, parcel: Parcel) {
        self.tell(to, &Message::Parcel { number, parcel });
    }

    /// The verdicts a side's player was told.
    pub fn verdicts(&self, side: Side) -> Vec<&Verdict> {
        let mut verdicts = Vec::new();
        for notice in &self.end(side).notices {
            if let Notice::Verdict(verdict) = notice {
                verdicts.push(verdict);
            }
        }
        verdicts
    }

    /// The evidence a side kept.
    pub fn evidence(&self, side: Side) -> Vec<&[u8]> {
        let kept = self.end(side).kept.iter().filter(|kept| kept.name == "evidence");
        kept.map(|kept| kept.bytes.as_slice()).collect()
    }

    /// Number of parcels of this side that the other has received.
    pub fn parcels_of(&self, side: Side) -> u32 {
        self.session(side.other()).parcels_received()
    }
}

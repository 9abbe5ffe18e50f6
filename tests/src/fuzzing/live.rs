//! A live session, and a stranger at the other end who holds a key of the match and says whatever the input says.

use super::input::{pieces, promise};
use engine::codec;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use engine::referee::{self, Battlefield, Shared};
use record::chain::Chain;
use record::course::Due;
use record::entry::{Body, Clock, Entry, Matter, Note, NoteKind, SignedEntry};
use record::fault::Fault;
use record::file::{MARK, Record};
use record::header::{Header, PROTOCOL, Player, Terms, TimeControl};
use record::identity::Identity;
use record::message::{Carried, Here, Message, Parcel};
use record::secrets::Secrets;
use record::seed::Seed;
use record::session::{Output, Past, Seat, Session};
use record::verify::{self, Weight};
use std::sync::{Arc, OnceLock};

/// The most that an input says.
const MOST_SAID: usize = 256;

const SEED: [u8; 32] = [7; 32];
const STRANGER: Side = Side::First;
const ME: Side = Side::Second;

/// The stage on which inputs are tried: a battle of one system, and the options of matches on it.
pub struct FuzzStage<G: Game> {
    /// The battle.
    pub battle: G::Scenario,
    /// Choices of optional rules, as terms carry them. Matches have the first.
    pub options: Vec<Vec<u8>>,
    first: SignedEntry,
    signed: OnceLock<Vec<SignedEntry>>,
}

impl<G: Shared> FuzzStage<G> {
    /// A battle with choices of optional rules, at least one.
    pub fn new(battle: G::Scenario, options: Vec<Vec<u8>>) -> FuzzStage<G> {
        let first = first_entry::<G>(&battle, options.first().cloned().unwrap_or_default());
        FuzzStage { battle, options, first, signed: OnceLock::new() }
    }

    /// The battle, type-erased.
    pub fn field(&self) -> Arc<dyn Battlefield> {
        referee::field::<G>(self.battle.clone())
    }

    /// A game from its start, by the first choice.
    pub fn begun(&self) -> G {
        match self.options.first().map(|options| G::start(&self.battle, options)) {
            Some(Ok((game, _))) => game,
            _ => panic!("the battle does not start"),
        }
    }

    /// The match when both have signed it; it may be watched a second late.
    pub fn entries(&self) -> &[SignedEntry] {
        self.signed.get_or_init(|| Table::new(self).session.entries().to_vec())
    }
}

/// A system that the targets know, with the battle it is tried on.
pub trait Fuzzed: Shared + 'static {
    /// The battle, made once.
    fn stage() -> &'static FuzzStage<Self>;
}

/// A session of the second player, which is told what the input says: each piece has two bytes before it, the lowest
/// twelve bits for its length and the highest four for what it is.
pub fn session_of<G: Shared>(stage: &FuzzStage<G>, bytes: &[u8]) {
    let mut table = Table::new(stage);
    for (kind, said) in pieces(bytes, 2, MOST_SAID) {
        table.say(kind >> 12, said);
    }
    table.check(stage);
}

/// An input that plays a match, with the commands that are chosen for either side, as far as an input goes.
pub fn played_session<G: Shared>(stage: &FuzzStage<G>, choose: &mut dyn FnMut(&G) -> Option<G::Command>) -> Vec<u8> {
    let (mut table, mut input) = (Table::new(stage), Vec::new());
    for _ in 0..MOST_SAID {
        let course = table.session.course();
        let (state, link) = (Hash([0; 32]), Hash([0; 32]));
        let due = course.due();
        let (kind, said) = match due {
            Due::Decision(side) => {
                let Some(command) = course.game().of::<G>().and_then(&mut *choose) else { break };
                let command = codec::encode(&command);
                let body = || codec::encode(&Body::Command { command: command.clone(), link: None, state });
                if side == STRANGER { (2, body()) } else { (7, command) }
            }
            Due::FirstLink(_) | Due::SecondLink(_) => (2, codec::encode(&Body::Link { link, seal: None, state: None })),
            Due::Phase(_) => (2, codec::encode(&Body::Phase { count: course.game().phase().count, state })),
            _ => break,
        };
        promise(due.pen() == Some(STRANGER) || kind == 7, "the session does not do what is its to do");
        table.say(kind, &said);
        input.extend_from_slice(&piece(kind, &said));
    }
    table.check(stage);
    input
}

/// One thing that is said: what it is, and its bytes, of which there are fewer than 4,096.
pub fn piece(kind: u16, said: &[u8]) -> Vec<u8> {
    let length = u16::try_from(said.len()).unwrap_or(u16::MAX) & 0x0fff;
    [&(kind << 12 | length).to_le_bytes()[..], said].concat()
}

struct Table {
    session: Session,
    now: u64,
    notes: u32,
    disk: Vec<u8>,
}

/// The stranger's key and chain.
fn stranger() -> &'static (Identity, Chain) {
    static STRANGERS: OnceLock<(Identity, Chain)> = OnceLock::new();
    STRANGERS.get_or_init(|| {
        let seed = Hash::of("estafette chain seed", &(SEED, 0u32));
        (Identity::from_seed(&Seed::from_bytes([1; 32])), Chain::new(STRANGER, 0, &Seed::from_bytes(seed.0)))
    })
}

fn first_entry<G: Game>(battle: &G::Scenario, options: Vec<u8>) -> SignedEntry {
    let scenario = G::scenario_bytes(battle);
    let terms = Terms {
        system: G::SYSTEM.to_owned(),
        revision: G::REVISION,
        title: String::from("Skirmish"),
        scenario: Header::scenario_hash(&scenario),
        options,
        host: STRANGER,
        time: TimeControl { budget: 60, increment: 0, grace: 10 },
        take_backs: 3,
        deadline: 30,
        one_machine: false,
        watch: Some(1),
    };
    let name = String::from("Ney");
    let players = [stranger().0.key(), me().key()].map(|key| Player { key, name: name.clone() });
    let theirs = Secrets::from_seeds(STRANGER, Seed::from_bytes(SEED), [2; 32]);
    let dice = [theirs.commitment(), my_secrets().commitment()];
    let header = Header { protocol: PROTOCOL, terms, scenario, players, dice, begun: 1_800_000_000 };
    let (match_id, prev, clock) = (header.match_id(), Hash([0; 32]), Clock::default());
    Entry { match_id, seq: 0, prev, author: STRANGER, clock, body: Body::Header(Box::new(header)) }.sign(&stranger().0)
}

fn me() -> Identity {
    Identity::from_seed(&Seed::from_bytes([3; 32]))
}

fn my_secrets() -> Secrets {
    // A chain takes longer to make than a match to play.
    static SECRETS: OnceLock<Secrets> = OnceLock::new();
    SECRETS.get_or_init(|| Secrets::from_seeds(ME, Seed::from_bytes([4; 32]), [5; 32])).clone()
}

impl Table {
    fn new<G: Shared>(stage: &FuzzStage<G>) -> Table {
        let seat = Seat { identity: Arc::new(me()), secrets: my_secrets(), run: 1, past: Past::default() };
        let session = match Session::join(seat, &stage.first, 0, referee::rules::<G>(), Some(&stage.field())) {
            Ok(session) => session,
            Err(fault) => panic!("the match does not begin: {fault}"),
        };
        let mut table = Table { session, now: 0, notes: 0, disk: Vec::new() };
        table.reconnect();
        table
    }

    fn say(&mut self, kind: u16, said: &[u8]) {
        self.now += 100;
        let (now, session) = (self.now, &mut self.session);
        // Refusals of the session to its own player are of no interest.
        let _ = match kind {
            1 => return self.sign(said, false),
            2 | 3 => return self.sign(said, true),
            4 => return self.note(said),
            5 => return self.tick(said),
            6 => return self.reconnect(),
            7 => session.command(now, said),
            8 => codec::decode(said).map(|matter| session.ask(now, matter)).unwrap_or(Ok(())),
            9 => session.asked().map_or(Ok(()), |asked| session.grant(now, &asked)),
            10 => session.resume_play(now),
            11 => session.concede(now),
            12 => session.ask(now, Matter::Rewind { to: session.course().last_agreed_phase() }),
            13 => session.chat(now, &String::from_utf8_lossy(said)),
            _ => {
                session.receive(now, said);
                Ok(())
            }
        };
        self.look();
    }

    fn reconnect(&mut self) {
        self.session.disconnected(self.now);
        self.session.connected(self.now);
        let course = self.session.course();
        let (match_id, length, head) = (course.match_id(), course.length(), course.head_hash());
        let here = Here { protocol: PROTOCOL, match_id, length, head, run: 2, parcels: None };
        self.session.receive(self.now, &Message::Here(here).encode());
        self.look();
    }

    /// The stranger signs an entry for the next place: as it is, or with the hash and the link it should have.
    fn sign(&mut self, body: &[u8], truly: bool) {
        let Ok(body) = codec::decode::<Body>(body) else { return };
        let course = self.session.course();
        let clock = Clock { spent: 90, measured: 100 };
        let as_it_is = |body| {
            let (match_id, seq, prev) = (course.match_id(), course.length(), course.head_hash());
            Entry { match_id, seq, prev, author: STRANGER, clock, body }
        };
        let entry = if truly {
            let body = with_link(body, course.standing().next_roll());
            match course.compose(STRANGER, clock, body.clone()) {
                Err(Fault::NeedlessLink) => course.compose(STRANGER, clock, without_link(body)).ok(),
                composed => composed.ok(),
            }
        } else {
            Some(as_it_is(body))
        };
        let Some(entry) = entry else { return };
        let message = Message::Entry(Carried::new(&entry.sign(&stranger().0)));
        self.session.receive(self.now, &message.encode());
        self.look();
    }

    /// The stranger signs a note at the head.
    fn note(&mut self, kind: &[u8]) {
        let Ok(kind) = codec::decode::<NoteKind>(kind) else { return };
        let course = self.session.course();
        let (match_id, head, head_hash) = (course.match_id(), course.length() - 1, course.head_hash());
        let note = Note { match_id, author: STRANGER, number: self.notes + 1, head, head_hash, kind };
        let parcel = Parcel::Note(note.sign(&stranger().0));
        self.session.receive(self.now, &Message::Parcel { number: self.notes, parcel }.encode());
        self.notes += 1;
        self.look();
    }

    fn tick(&mut self, said: &[u8]) {
        let wait = said.iter().fold(0u64, |wait, byte| (wait << 8 | u64::from(*byte)) & 0xff_ffff);
        self.now += wait;
        self.session.tick(self.now);
        self.look();
    }

    /// Does what the session wants done, and sees that it can be read.
    fn look(&mut self) {
        while let Some(output) = self.session.poll() {
            match output {
                Output::Record(bytes) => self.disk.extend_from_slice(&bytes),
                Output::Send(bytes) => {
                    promise(Message::decode(&bytes).is_ok(), "the session sends what nobody can read");
                }
                Output::Drop(_) => self.session.disconnected(self.now),
                Output::Secret(_) | Output::Signed(_) | Output::Keep(_) | Output::Notice(_) => {}
            }
        }
        let reading = self.session.course();
        promise(reading.length() as usize == self.session.entries().len(), "the course is not that of the record");
    }

    /// The record must be whole, and good but for what the other side was caught at.
    fn check<G: Shared>(&mut self, stage: &FuzzStage<G>) {
        self.look();
        promise(self.disk.starts_with(MARK), "the record does not begin as a record");
        let Ok(record) = Record::read(&self.disk) else { panic!("the record cannot be read") };
        promise(record.torn.is_none() && record.entries == self.session.entries(), "the record is another one");
        let Ok(seen) = verify::examine(&record, referee::rules::<G>(), Some(&stage.field())) else {
            panic!("the header is not good")
        };
        let bad = seen.findings.iter().find(|finding| finding.weight == Weight::Fatal && finding.name != "false-hash");
        if let Some(finding) = bad {
            panic!("the session keeps an entry that is not good: {finding:?}");
        }
    }
}

fn with_link(mut body: Body, next: u32) -> Body {
    let open = |n: u32| stranger().1.open(n);
    match &mut body {
        Body::Command { link, .. } => *link = open(next),
        Body::Link { link, .. } => *link = open(next.saturating_sub(1)).unwrap_or(*link),
        _ => {}
    }
    body
}

fn without_link(mut body: Body) -> Body {
    if let Body::Command { link, .. } = &mut body {
        *link = None;
    }
    body
}

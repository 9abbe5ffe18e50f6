//! Corners of the protocol that a liar would look for: disputes at awkward places, notes from elsewhere, notes without
//! end.

use art_of_war::Game;
use engine::contract::{Game as _, Side};
use engine::digest::Hash;
use lab::systems::art_of_war::ArtOfWar;
use lab::{library, soak};
use language::bot::{Bot, BotKind};
use language::chance::Chance;
use record::chain::Chain;
use record::course::{Course, Due};
use record::entry::{Body, Clock, Entry, MOST_NOTES, Matter, Note, NoteKind, SignedEntry, SignedNote};
use record::fault::Fault;
use record::file::{self, Record};
use record::header::{Header, PROTOCOL, Player};
use record::identity::Identity;
use record::lobby::{Admission, HostLobby, LobbyOutcome, Myself};
use record::message::{Carried, Here, LARGEST, Message, Parcel};
use record::secret::LeafOpening;
use record::secrets::Secrets;
use record::seed::Seed;
use record::session::{Notice, Output, Past, Seat, Session};
use record::verify::{self, Conclusion};
use std::sync::Arc;

const OPEN: Hash = Hash([0; 32]);

/// Both players of a skirmish, and all they know.
struct Table {
    course: Course,
    entries: Vec<SignedEntry>,
    bot: Box<dyn Bot<Game>>,
    chance: Chance,
}

fn identity(side: Side) -> Identity {
    Identity::from_seed(&Seed::from_bytes([side.index() as u8 + 1; 32]))
}

fn seed(side: Side) -> [u8; 32] {
    [side.index() as u8 + 3; 32]
}

fn chain(side: Side) -> Chain {
    Chain::new(side, 0, &Seed::from_bytes(Hash::of("estafette chain seed", &(seed(side), 0u32)).0))
}

fn secrets(side: Side) -> Secrets {
    Secrets::from_seeds(side, Seed::from_bytes(seed(side)), [side.index() as u8 + 5; 32])
}

fn first_entry(begun: u64) -> SignedEntry {
    let battle = library::open("skirmish", None).unwrap();
    let header = Header {
        protocol: PROTOCOL,
        terms: soak::terms(&battle, Side::First, &[]),
        scenario: Game::scenario_bytes(&battle.board_of::<ArtOfWar>().unwrap()),
        players: Side::BOTH.map(|side| Player { key: identity(side).key(), name: String::from("Ney") }),
        dice: Side::BOTH.map(|side| secrets(side).commitment()),
        begun,
    };
    let (match_id, author, clock) = (header.match_id(), Side::First, Clock::default());
    Entry { match_id, seq: 0, prev: OPEN, author, clock, body: Body::Header(Box::new(header)) }.sign(&identity(author))
}

impl Table {
    fn new() -> Table {
        let first = first_entry(0);
        let course = Course::open(&first, engine::referee::rules::<Game>(), None).unwrap();
        let mut table =
            Table { course, entries: vec![first], bot: BotKind::Random.new_bot::<ArtOfWar>(), chance: Chance::new(7) };
        table.write(Side::Second, Body::Accept);
        table
    }

    fn sign(&self, side: Side, body: Body) -> Result<SignedEntry, Fault> {
        Ok(self.course.compose(side, Clock::default(), body)?.sign(&identity(side)))
    }

    fn write(&mut self, side: Side, body: Body) {
        let signed = self.sign(side, body).unwrap();
        self.course.accept(&signed).unwrap();
        self.entries.push(signed);
    }

    fn note(&self, author: Side, number: u32, kind: NoteKind) -> SignedNote {
        let (match_id, head, head_hash) = (self.course.match_id(), self.course.length() - 1, self.course.head_hash());
        Note { match_id, author, number, head, head_hash, kind }.sign(&identity(author))
    }

    /// Writes what is due.
    fn go_on(&mut self) {
        let due = self.course.due();
        let side = due.pen().unwrap();
        let next = self.course.standing().next_roll();
        let body = match due {
            Due::Decision(_) => {
                let command = self.bot.answer(self.course.game().of::<Game>().unwrap(), &mut self.chance).unwrap();
                let said = |link| Body::Command { command: engine::codec::encode(&command), link, state: OPEN };
                if self.sign(side, said(None)) == Err(Fault::MissingLink) {
                    said(chain(side).open(next))
                } else {
                    said(None)
                }
            }
            Due::FirstLink(_) => Body::Link { link: chain(side).open(next).unwrap(), seal: None, state: None },
            Due::SecondLink(_) => Body::Link { link: chain(side).open(next - 1).unwrap(), seal: None, state: None },
            Due::Phase(_) => Body::Phase { count: self.course.game().phase().count, state: OPEN },
            Due::End(_) => {
                let ending = self.course.standing().ending().unwrap();
                Body::End { ending, state: OPEN, leaves: Vec::new() }
            }
            _ => panic!("{due:?}"),
        };
        self.write(side, body);
    }

    fn go_on_until(&mut self, there: impl Fn(&Table) -> bool) {
        while !there(self) {
            self.go_on();
        }
    }

    /// The conclusion, and each finding with the side it is about.
    fn examined(&self, notes: &[SignedNote]) -> (Conclusion, Vec<(&'static str, Side)>) {
        let frames = notes.iter().flat_map(file::note_frame);
        let record = Record::read(&[Record::write(&self.entries), frames.collect()].concat()).unwrap();
        let seen = verify::examine(&record, engine::referee::rules::<Game>(), None).unwrap();
        let findings = seen.findings.iter().map(|finding| (finding.name, finding.side)).collect();
        (seen.conclusion(&record.notes), findings)
    }
}

#[test]
fn a_false_hash_at_the_end_of_a_phase_is_admitted_and_the_phase_counts() {
    let mut table = Table::new();
    table.go_on_until(|table| matches!(table.course.due(), Due::Phase(_)));
    table.go_on();
    let agreed = table.course.last_agreed_phase();
    table.go_on_until(|table| matches!(table.course.due(), Due::Phase(_)));
    let liar = table.course.due().pen().unwrap();
    let count = table.course.game().phase().count;
    let mut entry = table.course.compose(liar, Clock::default(), Body::Phase { count, state: OPEN }).unwrap();
    entry.body = Body::Phase { count, state: Hash([1; 32]) };
    let lie = entry.sign(&identity(liar));
    assert!(matches!(table.course.accept(&lie), Err(Fault::StateDiffers { .. })));
    table.course.accept_differing(&lie).unwrap();
    table.entries.push(lie);
    assert_eq!(table.course.last_agreed_phase(), agreed, "a disputed phase is not an agreed one");

    let told = table.note(liar.other(), 1, NoteKind::Differs { state: table.course.game().hash() });
    table.write(liar, Body::Note(told));
    assert!(matches!(table.course.due(), Due::Decision(_)));
    assert!(table.course.last_agreed_phase() > agreed, "now both have confirmed it");
    let (conclusion, findings) = table.examined(&[]);
    assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
    assert_eq!(findings, [("false-hash", liar)]);
}

#[test]
fn a_closed_match_cannot_be_disputed() {
    let mut table = Table::new();
    let side = table.course.due().pen().unwrap();
    table.write(side, Body::Concede);
    table.go_on();
    table.go_on();
    assert_eq!(table.course.due(), Due::Nothing);
    let last = table.entries.last().unwrap().entry.author;
    let note = table.note(last.other(), 1, NoteKind::Differs { state: Hash([1; 32]) });
    assert!(table.sign(last, Body::Note(note)).is_err());
}

#[test]
fn a_false_dispute_is_not_copied_and_names_its_author() {
    let mut table = Table::new();
    let side = table.course.due().pen().unwrap();
    let consent = table.note(side.other(), 1, NoteKind::Ask(Matter::Pause));
    table.write(side, Body::Agreed { matter: Matter::Pause, consent, state: OPEN });
    let note = table.note(side.other(), 2, NoteKind::Differs { state: Hash([1; 32]) });
    assert!(matches!(table.sign(side, Body::Note(note.clone())), Err(Fault::BadNote(_))));
    let (conclusion, findings) = table.examined(&[note]);
    assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
    assert_eq!(findings, [("agreed", side), ("false-dispute", side.other())]);
}

#[test]
fn a_concession_of_another_match_concedes_nothing() {
    let table = Table::new();
    let here = table.note(Side::First, 1, NoteKind::Concede);
    assert_eq!(table.examined(std::slice::from_ref(&here)).0, Conclusion::ConcededByNote(Side::First));
    let elsewhere = Note { match_id: first_entry(1).entry.match_id, ..here.note }.sign(&identity(Side::First));
    let (conclusion, findings) = table.examined(&[elsewhere]);
    assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
    assert_eq!(findings, [("bad-note", Side::First)]);
}

#[test]
fn an_end_that_opens_every_leaf_can_be_sent() {
    let leaf = |index| LeafOpening { index, random: [1; 32], path: vec![Hash([2; 32]); 10] };
    let table = Table::new();
    let body = Body::End { ending: record::entry::Ending::Rules, state: OPEN, leaves: (0..1024).map(leaf).collect() };
    let entry = Entry { body, ..table.entries[1].entry.clone() }.sign(&identity(Side::Second));
    let bytes = Message::Entry(Carried::new(&entry)).encode();
    assert!(bytes.len() < LARGEST && Message::decode(&bytes).is_ok(), "{} bytes", bytes.len());
}

/// The second player's session, connected.
fn session() -> Session {
    let seat = Seat {
        identity: Arc::new(identity(Side::Second)),
        secrets: secrets(Side::Second),
        run: 1,
        past: Past::default(),
    };
    let mut session = Session::join(seat, &first_entry(0), 0, engine::referee::rules::<Game>(), None).unwrap();
    session.connected(0);
    let course = session.course();
    let (match_id, length, head) = (course.match_id(), course.length(), course.head_hash());
    session.receive(
        0,
        &Message::Here(Here { protocol: PROTOCOL, match_id, length, head, run: 2, parcels: None }).encode(),
    );
    while session.poll().is_some() {}
    session
}

/// The state of a session after these notes: the number of frames, and the verdict.
fn told(notes: &[SignedNote]) -> (usize, Option<&'static str>) {
    let mut session = session();
    for (number, note) in (0..).zip(notes) {
        session.receive(1, &Message::Parcel { number, parcel: Parcel::Note(note.clone()) }.encode());
    }
    let (mut kept, mut verdict) = (0, None);
    while let Some(output) = session.poll() {
        match output {
            Output::Record(frame) => kept += usize::from(frame == file::note_frame(&notes[0])),
            Output::Notice(Notice::Verdict(found)) => verdict = Some(found.name),
            _ => {}
        }
    }
    (kept, verdict)
}

/// Plays on until a side must decide and this holds.
fn play_until(session: &mut Session, there: impl Fn(&Session) -> bool) {
    let (mut bot, mut chance) = (BotKind::Random.new_bot::<ArtOfWar>(), Chance::new(7));
    while !there(session) {
        let course = session.course();
        let next = course.standing().next_roll();
        let stranger = chain(Side::First);
        let body = match course.due() {
            Due::Decision(side) => {
                let command = bot.answer(course.game().of::<Game>().unwrap(), &mut chance).unwrap();
                if side == Side::Second {
                    session.command(1, &engine::codec::encode(&command)).unwrap();
                    continue;
                }
                let said = |link| Body::Command { command: engine::codec::encode(&command), link, state: OPEN };
                match course.compose(side, Clock::default(), said(None)) {
                    Err(Fault::MissingLink) => said(stranger.open(next)),
                    _ => said(None),
                }
            }
            Due::FirstLink(_) => Body::Link { link: stranger.open(next).unwrap(), seal: None, state: None },
            Due::SecondLink(_) => Body::Link { link: stranger.open(next - 1).unwrap(), seal: None, state: None },
            Due::Phase(_) => Body::Phase { count: course.game().phase().count, state: OPEN },
            due => panic!("{due:?}"),
        };
        let entry = course.compose(Side::First, Clock::default(), body).unwrap().sign(&identity(Side::First));
        session.receive(1, &Message::Entry(Carried::new(&entry)).encode());
    }
}

#[test]
fn a_dispute_of_an_old_entry_does_not_stop_an_honest_side() {
    let mut session = session();
    let mine = |session: &Session| {
        session.entries().iter().position(|signed| signed.entry.author == Side::Second && signed.entry.seq > 1)
    };
    // An own entry, and after it one of the stranger's.
    play_until(&mut session, |session| {
        mine(session).is_some() && session.entries().last().unwrap().entry.author == Side::First
    });
    let old = &session.entries()[mine(&session).unwrap()].entry;
    assert!(old.body.state().is_some());
    let (head, head_hash) = (old.seq, old.hash());
    let kind = NoteKind::Differs { state: Hash([1; 32]) };
    let note = Note { match_id: session.course().match_id(), author: Side::First, number: 1, head, head_hash, kind };
    while session.poll().is_some() {}
    let parcel = Parcel::Note(note.sign(&identity(Side::First)));
    session.receive(2, &Message::Parcel { number: 0, parcel }.encode());
    let mut verdicts = Vec::new();
    while let Some(output) = session.poll() {
        if let Output::Notice(Notice::Verdict(verdict)) = output {
            verdicts.push(verdict.name);
        }
    }
    assert_eq!(verdicts, ["bad-note"]);
    // The connection is dropped, and the match goes on over the next one.
    session.disconnected(3);
    session.connected(3);
    let length = session.course().length();
    play_until(&mut session, |session| session.course().length() > length + 20);
    assert!(session.difference().is_none());
}

#[test]
fn acknowledging_nothing_is_idle_talk() {
    let mut session = session();
    session.chat(1, "à vous").unwrap();
    let got = Message::Got { length: 0, parcels: 0 }.encode();
    for _ in 0..1_600 {
        session.receive(1, &got);
    }
    let outputs: Vec<_> = std::iter::from_fn(|| session.poll()).collect();
    assert!(outputs.iter().any(|output| matches!(output, Output::Drop(_))), "the connection ends");
    let blamed = outputs.iter().any(|output| matches!(output, Output::Notice(Notice::Verdict(_))));
    assert!(!blamed, "a bad line can repeat as much");
}

#[test]
fn a_guest_cannot_have_the_battle_sent_without_end() {
    let battle = library::open("skirmish", None).unwrap();
    let terms = soak::terms(&battle, Side::First, &[]);
    let want = Message::Want { scenario: terms.scenario };
    let agree = Message::Agree { terms: terms.hash(), commitment: secrets(Side::Second).commitment() };
    let myself = Myself { identity: Arc::new(identity(Side::First)), name: String::from("Ney"), run: 1 };
    let bytes = Game::scenario_bytes(&battle.board_of::<ArtOfWar>().unwrap());
    let mut lobby = HostLobby::new(myself, identity(Side::Second).key(), terms, bytes);
    lobby.admit();
    let mut sent = 0;
    for message in [want, agree].iter().cycle().take(200) {
        let said = lobby.receive(0, 0, message, &mut |_| Admission::Admit, &mut |side| Ok(secrets(side)));
        if said.iter().any(|said| matches!(said, LobbyOutcome::Failed(_))) {
            return assert!(sent <= 40, "{sent}");
        }
        sent += said.iter().filter(|said| matches!(said, LobbyOutcome::Send(_))).count();
    }
    panic!("the guest was never sent away");
}

#[test]
fn notes_cannot_fill_a_disk() {
    let table = Table::new();
    let ask = |number, bytes| table.note(Side::First, number, NoteKind::Ask(Matter::Change { change: vec![0; bytes] }));
    assert_eq!(told(&[ask(1, 10)]), (1, None));
    assert_eq!(told(&[ask(1, 10), ask(1, 10), ask(1, 10)]), (1, None), "a note that comes again is kept once");
    assert_eq!(told(&[ask(MOST_NOTES, 10)]), (1, None));
    assert_eq!(told(&[ask(MOST_NOTES + 1, 10)]), (0, Some("bad-note")));
    assert_eq!(told(&[ask(1, Matter::LARGEST_CHANGE + 1)]), (0, Some("bad-note")));
}

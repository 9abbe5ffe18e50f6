//! The bytes in `docs/golden/wire.txt` are the ones this program writes, and mean what this program says they mean.
//!
//! If a change is meant, raise `PROTOCOL` or the mark of the file it concerns, run this with `UPDATE_GOLDEN=1`, and
//! commit the file with the reason.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use engine::codec;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use record::entry::{Body, Claim, Clock, Ending, Entry, Matter, Note, NoteKind, SignedEntry, SignedNote};
use record::evidence::Evidence;
use record::file::{self, Record};
use record::header::{Commitment, Header, PROTOCOL, Player, Terms, TimeControl};
use record::identity::Identity;
use record::invitation::Secret;
use record::message::{Carried, Dump, Entrance, Hello, Here, Message, Parcel};
use record::secret::LeafOpening;
use record::secrets::Secrets;
use record::seed::Seed;
use record::watch::{self, FromSpectator, Pass, ToSpectator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display, Write as _};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/golden/wire.txt");

/// Bytes that count up.
fn bytes(from: u8) -> [u8; 32] {
    std::array::from_fn(|place| from + place as u8)
}

fn identity(side: Side) -> Identity {
    Identity::from_seed(&Seed::from_bytes(bytes(if side == Side::First { 0 } else { 0x20 })))
}

fn secrets(side: Side) -> Secrets {
    let (seed, nonce) = if side == Side::First { (0x40, 0x60) } else { (0x80, 0xa0) };
    Secrets::from_seeds(side, Seed::from_bytes(bytes(seed)), bytes(nonce))
}

/// Not a battle of any system: here only its bytes count.
const SCENARIO: &[u8] = b"a battle";

fn terms() -> Terms {
    Terms {
        system: String::from("art_of_war"),
        revision: 3,
        title: String::from("Skirmish"),
        scenario: Header::scenario_hash(SCENARIO),
        options: vec![1],
        host: Side::First,
        time: TimeControl { budget: 3600, increment: 0, grace: 120 },
        take_backs: 3,
        deadline: 604_800,
        one_machine: false,
        watch: Some(300),
    }
}

fn header(dice: [Commitment; 2]) -> Header {
    let player = |side, name: &str| Player { key: identity(side).key(), name: name.to_owned() };
    Header {
        protocol: PROTOCOL,
        terms: terms(),
        scenario: SCENARIO.to_vec(),
        players: [player(Side::First, "Ney"), player(Side::Second, "Барклай")],
        dice,
        begun: 1_800_000_000,
    }
}

fn note(header: &Header, author: Side, number: u32, kind: NoteKind) -> SignedNote {
    let match_id = header.match_id();
    Note { match_id, author, number, head: 2, head_hash: Hash([0x22; 32]), kind }.sign(&identity(author))
}

/// The page as it is being written: each value in words, and then its bytes.
struct Page(String);

impl Page {
    fn heading(&mut self, text: &str) {
        writeln!(self.0, "\n# {text}").unwrap();
    }

    fn value(&mut self, name: &str, value: impl Display) {
        writeln!(self.0, "{name}: {value}").unwrap();
    }

    fn raw(&mut self, name: &str, bytes: &[u8]) {
        self.value(name, bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    }

    /// A value and its canonical bytes, which must also lead back to it.
    fn coded<T: Serialize + DeserializeOwned + PartialEq + Debug>(&mut self, name: &str, value: &T) {
        let encoded = codec::encode(value);
        assert_eq!(codec::decode::<T>(&encoded).as_ref(), Ok(value), "{name}");
        writeln!(self.0, "#   {value:?}").unwrap();
        self.raw(name, &encoded);
    }

    fn message(&mut self, name: &str, message: &Message) {
        assert_eq!(Message::decode(&message.encode()).as_ref(), Ok(message), "{name}");
        self.coded(&format!("message {name}"), message);
    }
}

fn bodies(header: &Header) -> Vec<(&'static str, Body)> {
    let (link, seal, state) = (Hash([0x33; 32]), Hash([0x44; 32]), Hash([0x55; 32]));
    let consent = |kind| note(header, Side::Second, 2, kind);
    let agreed = |matter: Matter| Body::Agreed { consent: consent(NoteKind::Ask(matter.clone())), matter, state };
    let leaf = LeafOpening { index: 0, random: bytes(0xc0), path: vec![Hash([0x66; 32]), Hash([0x77; 32])] };
    let end = |ending, leaves| Body::End { ending, state, leaves };
    vec![
        ("header", Body::Header(Box::new(header.clone()))),
        ("accept", Body::Accept),
        ("command without a roll", Body::Command { command: vec![7, 0, 0, 0], link: None, state }),
        ("command that causes a roll", Body::Command { command: vec![7, 0, 0, 0], link: Some(link), state }),
        ("link, the first", Body::Link { link, seal: None, state: None }),
        ("link, the second", Body::Link { link, seal: None, state: Some(state) }),
        ("link, the second, by the side that sees", Body::Link { link, seal: Some(seal), state: Some(state) }),
        ("seal", Body::Seal { seal, state }),
        ("phase", Body::Phase { count: 5, state }),
        ("note", Body::Note(note(header, Side::Second, 1, NoteKind::Concede))),
        ("agreed rewind", agreed(Matter::Rewind { to: 1 })),
        ("agreed change", agreed(Matter::Change { change: vec![1, 2, 3] })),
        ("agreed draw", agreed(Matter::Result { winner: None })),
        ("agreed win", agreed(Matter::Result { winner: Some(Side::Second) })),
        ("agreed pause", agreed(Matter::Pause)),
        ("agreed clocks", agreed(Matter::Clocks)),
        ("resume", Body::Resume),
        ("concede", Body::Concede),
        ("end by the rules", end(Ending::Rules, Vec::new())),
        ("end by concession", end(Ending::Conceded { by: Side::Second }, Vec::new())),
        ("end by agreement, with a leaf", end(Ending::Agreed { winner: None }, vec![leaf])),
        ("openings", Body::Openings { openings: vec![Opening { salt: bytes(0xd0), content: vec![1, 2, 3] }] }),
    ]
}

/// Every body, as entries that name each other. Not a match that could be played.
fn entries(header: &Header) -> Vec<(&'static str, SignedEntry)> {
    let (mut prev, mut all) = (Hash([0; 32]), Vec::new());
    for (seq, (name, body)) in (0..).zip(bodies(header)) {
        let author = if seq % 2 == 0 { Side::First } else { Side::Second };
        let clock = Clock { spent: 1000 * seq, measured: 1100 * seq };
        let entry = Entry { match_id: header.match_id(), seq, prev, author, clock, body };
        prev = entry.hash();
        all.push((name, entry.sign(&identity(author))));
    }
    all
}

fn note_kinds() -> Vec<(&'static str, NoteKind)> {
    vec![
        ("ask", NoteKind::Ask(Matter::Rewind { to: 1 })),
        ("grant", NoteKind::Grant(Matter::Pause)),
        ("concede", NoteKind::Concede),
        ("resume", NoteKind::Resume),
        ("differs", NoteKind::Differs { state: Hash([0x55; 32]) }),
        ("claim, the flag fell", NoteKind::Claim(Claim::FlagFell { measured: 3_600_001 })),
        ("claim, an answer is owed", NoteKind::Claim(Claim::Owed { waited: 604_801 })),
    ]
}

fn messages(header: &Header, entry: &SignedEntry) -> Vec<(&'static str, Message)> {
    let hello = |entrance| {
        let (program, name) = (String::from("0.1.0"), String::from("Барклай"));
        Message::Hello(Hello { protocol: PROTOCOL, program, name, entrance })
    };
    let parcel = |number, parcel| Message::Parcel { number, parcel };
    let here = |parcels| {
        let (match_id, head) = (header.match_id(), entry.entry.hash());
        Message::Here(Here { protocol: PROTOCOL, match_id, length: 3, head, run: 0x0102_0304_0506_0708, parcels })
    };
    let dump = Dump {
        seq: 2,
        program: String::from("0.1.0"),
        sections: vec![(String::from("units"), Hash([0x88; 32]))],
        state: vec![9, 9],
    };
    let addresses = ["203.0.113.7:40002", "[2001:db8::1]:40000"].map(|text| text.parse().unwrap()).to_vec();
    vec![
        ("hello with a code", hello(Entrance::Code { proof: bytes(0xe0) })),
        ("hello by knocking", hello(Entrance::Knock)),
        ("hello again", hello(Entrance::Again)),
        ("offer", Message::Offer { name: String::from("Ney"), terms: Box::new(terms()) }),
        ("want", Message::Want { scenario: terms().scenario }),
        ("scenario", Message::Scenario { bytes: SCENARIO.to_vec() }),
        ("agree", Message::Agree { terms: terms().hash(), commitment: *header.commitment(Side::Second) }),
        ("refused", Message::Refused { name: String::from("not-welcome"), text: String::from("not today") }),
        ("here, at first", here(None)),
        ("here, later", here(Some((0x1112_1314_1516_1718, 4)))),
        ("entry", Message::Entry(Carried::new(entry))),
        ("got", Message::Got { length: 3, parcels: 4 }),
        ("parcel, note", parcel(0, Parcel::Note(note(header, Side::Second, 1, NoteKind::Concede)))),
        ("parcel, decline", parcel(1, Parcel::Decline { number: 2 })),
        ("parcel, chat", parcel(2, Parcel::Chat { text: String::from("à vous") })),
        ("parcel, addresses", parcel(3, Parcel::Addresses(addresses))),
        ("parcel, dump", parcel(4, Parcel::Dump(dump))),
        ("ping", Message::Ping { at: 7 }),
        ("pong", Message::Pong { at: 7 }),
        ("stopped", Message::Stopped { name: String::from("forked"), text: String::from("two entries") }),
        ("time", Message::Time { length: 18, running: 95_000, gap: 2_500 }),
    ]
}

fn watching(page: &mut Page, header: &Header, entry: &SignedEntry) {
    page.heading("Messages of one who watches, and to him; and what a player keeps about those who watch");
    let (program, name) = (String::from("0.1.0"), String::from("Baedeker"));
    let hello = watch::Hello { protocol: PROTOCOL, program, name, proof: bytes(0xe0) };
    let said = [
        ("hello", FromSpectator::Hello(hello)),
        ("from", FromSpectator::From { length: 3, head: entry.entry.hash() }),
        ("from nothing", FromSpectator::From { length: 0, head: Hash([0; 32]) }),
        ("got", FromSpectator::Got { length: 3 }),
    ];
    for (name, message) in said {
        assert_eq!(FromSpectator::decode(&message.encode()).as_ref(), Ok(&message), "{name}");
        page.coded(&format!("watch message {name}"), &message);
    }
    let refused = ToSpectator::Refused { name: String::from("put-out"), text: String::from("not today") };
    let shown = [
        ("welcome", ToSpectator::Welcome { name: String::from("Ney"), match_id: header.match_id(), delay: 300 }),
        ("entry", ToSpectator::Entry(Box::new(Carried::new(entry)))),
        ("refused", refused),
    ];
    for (name, message) in shown {
        assert_eq!(ToSpectator::decode(&message.encode()).as_ref(), Ok(&message), "{name}");
        page.coded(&format!("watch message {name}"), &message);
    }
    let mut pass = Pass::new(Secret::from_bytes([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    pass.keep_out(identity(Side::Second).key());
    assert_eq!(Pass::from_bytes(&pass.to_bytes()).as_ref(), Some(&pass));
    page.raw("watch file", &pass.to_bytes());
}

fn record(page: &mut Page, signed: &[SignedEntry], loose: &SignedNote) {
    let [first, second, third, ..] = signed else { panic!("three entries") };
    page.heading("A record: three entries, and a note between the last two");
    let frames = [
        file::MARK.to_vec(),
        file::entry_frame(first),
        file::entry_frame(second),
        file::note_frame(loose),
        file::entry_frame(third),
    ];
    page.raw("record mark", &frames[0]);
    for (name, frame) in [("entry 1", &frames[2]), ("note", &frames[3]), ("entry 2", &frames[4])] {
        page.raw(&format!("frame of {name}"), frame);
    }
    let file = frames.concat();
    page.raw("record file", &file);
    let read = Record::read(&file).unwrap();
    assert_eq!(read.entries, signed[..3]);
    assert_eq!((read.notes, read.whole, read.torn), (vec![(2, loose.clone())], file.len(), None));
    assert_eq!(Record::write(&signed[..3]), [&frames[..3], &frames[4..]].concat().concat());
}

fn evidence(page: &mut Page, header: &Header, signed: &[SignedEntry]) {
    page.heading("Evidence: two entries number 2; and entry 2 after entries 0 and 1");
    let mut other = signed[2].entry.clone();
    other.clock.spent += 1;
    let (one, other) = (Box::new(signed[2].clone()), Box::new(other.sign(&identity(Side::First))));
    assert!(Evidence::is_fork(header, &one, &other));
    let fork = Evidence::Fork { header: Box::new(header.clone()), one: one.clone(), other };
    let breach = Evidence::Breach { entries: signed[..2].to_vec(), entry: one };
    for (name, evidence) in [("fork", fork), ("breach", breach)] {
        let file = evidence.to_bytes();
        assert_eq!(Evidence::from_bytes(&file), Ok(evidence));
        page.raw(&format!("evidence of a {name}"), &file);
    }
}

fn secrets_file(page: &mut Page) {
    page.heading("The second player's file of secrets, with one sealed choice");
    let opening = Opening { salt: bytes(0), content: vec![2] };
    let file = [secrets(Side::Second).to_bytes(), Secrets::opening_bytes(&opening)].concat();
    page.raw("secrets file", &file);
    let read = Secrets::from_bytes(&file).unwrap();
    assert_eq!(read.commitment(), secrets(Side::Second).commitment());
    assert_eq!((read.openings(), read.to_bytes()), (&[opening][..], file));
}

#[test]
fn the_bytes_are_what_they_were() {
    let mut page = Page(String::from(
        "# Golden bytes of Estafette's wire and files; what they mean is in docs/PROTOCOL.md.\n\
         # Above each row of bytes stands the value. net/tests/all/golden_wire.rs holds the program to this file.\n",
    ));
    let dice = Side::BOTH.map(|side| secrets(side).commitment());
    let header = header(dice);
    assert_eq!(header.fault(), None);
    page.heading("The players, made from bytes(00) and bytes(20), and their commitments, from bytes(40) and bytes(80)");
    for side in Side::BOTH {
        page.value(&format!("key of {side:?}"), identity(side).key());
        page.coded(&format!("commitment of {side:?}"), header.commitment(side));
    }
    page.heading("What is agreed");
    page.value("scenario hash", terms().scenario);
    page.coded("terms", &terms());
    page.value("terms hash", terms().hash());
    page.coded("header", &header);
    page.value("match id", header.match_id());

    page.heading("Bodies of entries");
    let entries = entries(&header);
    for (name, signed) in &entries {
        page.coded(&format!("body {name}"), &signed.entry.body);
    }
    page.heading("Entries with these bodies, in this order: what is hashed, its hash, the signature");
    for (name, signed) in &entries {
        let key = identity(signed.entry.author).key();
        assert_eq!(signed.verify(&key), Ok(signed.entry.hash()), "{name}");
        if signed.entry.seq > 0 {
            page.raw(&format!("entry {}", signed.entry.seq), &codec::encode(&signed.entry));
        }
        page.value(&format!("entry {} hash", signed.entry.seq), signed.entry.hash());
        page.raw(&format!("entry {} signature", signed.entry.seq), &signed.signature.0);
    }
    page.heading("Notes, signed by the second player");
    for (number, (name, kind)) in (1..).zip(note_kinds()) {
        let signed = note(&header, Side::Second, number, kind);
        assert_eq!(signed.verify(&identity(Side::Second).key()), Ok(()));
        page.coded(&format!("note {name}"), &signed);
        page.value(&format!("note {name}, hash"), Hash::of("estafette note", &signed.note));
    }
    let signed: Vec<SignedEntry> = entries.into_iter().map(|(_, signed)| signed).collect();
    page.heading("Messages");
    for (name, message) in messages(&header, &signed[2]) {
        page.message(name, &message);
    }
    watching(&mut page, &header, &signed[2]);
    record(&mut page, &signed, &note(&header, Side::First, 1, NoteKind::Ask(Matter::Pause)));
    evidence(&mut page, &header, &signed);
    secrets_file(&mut page);

    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(GOLDEN, &page.0).unwrap();
    }
    let golden = std::fs::read_to_string(GOLDEN).unwrap_or_default();
    for (line, (old, new)) in (1..).zip(golden.lines().zip(page.0.lines())) {
        assert_eq!(old, new, "{GOLDEN}, line {line}");
    }
    assert_eq!(golden.len(), page.0.len(), "{GOLDEN} has another length");
}

/// An address of version 6 may carry a scope or a flow; neither is sent.
#[test]
fn an_address_is_its_ip_and_its_port() {
    let scoped = std::net::SocketAddr::V6(std::net::SocketAddrV6::new("fe80::1".parse().unwrap(), 40_000, 5, 6));
    let sent = codec::encode(&scoped);
    assert_eq!(sent.len(), 4 + 16 + 2);
    assert_eq!(codec::decode::<std::net::SocketAddr>(&sent), Ok("[fe80::1]:40000".parse().unwrap()));
}

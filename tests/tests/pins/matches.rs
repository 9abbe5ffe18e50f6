//! Recorded matches of every system in every revision it carries out: each record must read, prove and tell itself as it
//! did when it was recorded.
//!
//! `UPDATE_FIXTURES=1` records those that are missing, for a new system or a new revision. It never writes one again.

use crate::golden::{Digest, folder, is_what_it_was, kept};
use crate::playing::together;
use crate::table::Table;
use crate::{for_each_battle, under_every_revision};
use engine::contract::Side;
use language::battle::Battle;
use language::bot::BotKind;
use record::entry::Body;
use record::verify::FALSE_CLAIM;
use replay::{Curve, Detail, Notes, RecordVerdict, Reel, as_json, tell};
use std::fmt::Write as _;

/// Steps after which a match is broken off that would fill the repository otherwise.
const LONG: u32 = 400;
/// The most bytes that all files here may have.
const MOST_BYTES: u64 = 6_000_000;

mod plain {
    use super::*;
    for_each_battle!(super::plain_matches);
}

mod sealed {
    #[test]
    fn dresden20_koenigstein() {
        super::sealed_matches("dresden20-koenigstein");
    }

    #[test]
    fn winter_20_1() {
        super::sealed_matches("winter-20-1");
    }

    #[test]
    fn eagles_friedland() {
        super::sealed_matches("eagles-friedland");
    }

    #[test]
    fn ford() {
        super::sealed_matches("ford");
    }
}

fn plain_matches(id: &str) {
    for (name, battle) in under_every_revision(id) {
        for (kind, verdict) in [
            ("played-out", RecordVerdict::Proven),
            ("broken-off", RecordVerdict::ProvenToBreakOff),
            ("agreed", RecordVerdict::ProvenToBreakOff),
        ] {
            let reel = holds(&name, kind, &battle);
            let trust = reel.trust();
            assert_eq!(trust.verdict, verdict, "{name}/{kind}: {:?}", trust.findings);
            let agreed = trust.take_backs.iter().sum::<u32>() > 0 && trust.changes > 0;
            assert_eq!(agreed, kind == "agreed", "{name}/{kind}: {:?} {}", trust.take_backs, trust.changes);
        }
    }
}

fn sealed_matches(id: &str) {
    for (name, battle) in under_every_revision(id) {
        let opened = holds(&name, "opened", &battle);
        assert_eq!(opened.trust().verdict, RecordVerdict::Proven, "{name}: {:?}", opened.trust().findings);
        let shut = holds(&name, "shut", &battle);
        assert_eq!(shut.trust().verdict, RecordVerdict::ProvenToBreakOff, "{name}: {:?}", shut.trust().findings);
    }
}

/// The record of that name replays as it did; it is recorded where it is missing.
fn holds(name: &str, kind: &str, battle: &Battle) -> Reel {
    let make = || recorded(battle, kind);
    replays(name, kind, battle.revision(), make)
}

/// Checks the same of a record that is made by `make`.
pub(crate) fn replays(name: &str, kind: &str, revision: u32, make: impl FnOnce() -> Vec<u8>) -> Reel {
    let path = format!("fixtures/matches/{name}/{kind}");
    let bytes = kept(&folder().join(format!("{path}.estafette")), "UPDATE_FIXTURES", make);
    let reel = Reel::read(lab::systems::WITH_FORD, &bytes, None).unwrap_or_else(|none| panic!("{path}: {none}"));
    assert_eq!(reel.header().terms.revision, revision, "{path}");
    for step in reel.steps() {
        let hash = reel.position_at(step.seq).unwrap().hash();
        assert!(step.state.is_none_or(|signed| signed == hash), "{path}: the state after entry {}", step.seq);
    }
    let curve = Curve::of(&reel);
    is_what_it_was(&format!("{path}.txt"), "UPDATE_FIXTURES", &page(&reel, &curve));
    is_what_it_was(&format!("{path}.told.txt"), "UPDATE_FIXTURES", &told(&reel, &curve, Detail::default()));
    reel
}

/// The narrator's text.
fn told(reel: &Reel, curve: &Curve, detail: Detail) -> String {
    let mut text = Vec::new();
    tell(reel, curve, &Notes::default(), detail, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

/// The proof of the record, its state at the end of every phase, and digests of parts too long to be kept.
fn page(reel: &Reel, curve: &Curve) -> String {
    let trust = reel.trust();
    let mut page = format!("{}\n{}\n", trust.badge(), trust.meaning());
    let last = trust.last_state.unwrap();
    writeln!(page, "final {last}, winner {:?}, short {:?}", trust.winner, trust.ending_short()).unwrap();
    writeln!(page, "{:#}", trust.json()).unwrap();
    for phase in &reel.timeline().phases {
        let stood = curve.at(phase.seq).map(|point| &point.numbers);
        let hash = reel.position_at(phase.seq).unwrap().hash();
        writeln!(page, "phase at {}: turn {}, figures {stood:?}, state {hash}", phase.seq, phase.turn).unwrap();
    }
    let mut points = Digest::NEW;
    for point in &curve.points {
        let luck = Side::BOTH.map(|side| point.luck.of(side));
        points.add(format!("{} {:?} {luck:?}", point.seq, point.numbers).as_bytes());
    }
    writeln!(page, "curve {points}").unwrap();
    let json = as_json(reel, curve, &Notes::default());
    for (field, value) in json.as_object().unwrap() {
        writeln!(page, "json {field} {}", Digest::of(value.to_string().as_bytes())).unwrap();
    }
    for (at, steps) in json["steps"].as_array().unwrap().chunks(20).enumerate() {
        let digest = Digest::of(serde_json::to_string(steps).unwrap().as_bytes());
        writeln!(page, "json steps from {} {digest}", at * 20).unwrap();
    }
    let all = told(reel, curve, Detail { moves: true, proofs: true });
    writeln!(page, "told with every move and proof {}", Digest::of(all.as_bytes())).unwrap();
    page
}

/// A match that is recorded again.
fn recorded(battle: &Battle, kind: &str) -> Vec<u8> {
    match kind {
        "played-out" => played_out(battle),
        "broken-off" => broken_off(battle),
        "agreed" => (3..).find_map(|seed| agreed(battle, seed)).unwrap(),
        "opened" => opened(battle),
        "shut" => shut(battle),
        kind => panic!("no such match: {kind}"),
    }
}

fn played_out(battle: &Battle) -> Vec<u8> {
    let mut table = Table::new(battle, &[], BotKind::Sensible, 1);
    while table.step() {}
    assert!(table.pair.session(Side::First).is_closed());
    table.record()
}

fn broken_off(battle: &Battle) -> Vec<u8> {
    let mut table = Table::new(battle, &[], BotKind::Random, 2);
    table.steps(60);
    // In a match that was short enough to end, the last third is missing.
    let entries = table.entries().len();
    let kept = if table.asked().is_some() { entries - 1 } else { entries * 2 / 3 };
    table.record_before(kept)
}

/// Dice taken back, and a change of the position, each agreed on; then some more steps.
fn agreed(battle: &Battle, seed: u64) -> Option<Vec<u8>> {
    let mut table = Table::new(battle, &[], BotKind::Random, seed);
    let (mut rewound, mut changed) = (false, false);
    for _ in 0..LONG {
        changed = changed || table.change();
        rewound = rewound || table.take_back();
        if rewound && changed {
            table.steps(10);
            return Some(table.record_before(table.entries().len() - 1));
        }
        if !table.step() {
            break;
        }
    }
    None
}

/// A match in which a side has sealed something and must decide again, with that side.
fn sealing(battle: &Battle) -> (Table, Side) {
    (4..).find_map(|seed| sealing_by(battle, seed)).unwrap()
}

/// By all switches that go together, which is where most is sealed.
fn sealing_by(battle: &Battle, seed: u64) -> Option<(Table, Side)> {
    let mut table = Table::new(battle, &together(battle), BotKind::Random, seed);
    loop {
        if let Some(side) = table.asked().filter(|side| table.has_sealed(*side)) {
            return Some((table, side));
        }
        if !table.step() {
            return None;
        }
    }
}

/// Played out, or given up after many steps: the rules or the machines open everything that was sealed.
fn opened(battle: &Battle) -> Vec<u8> {
    let (mut table, _) = sealing(battle);
    table.steps(LONG);
    if let Some(side) = table.asked() {
        table.concede(side);
    }
    assert!(table.pair.session(Side::First).is_closed());
    table.record()
}

/// Given up by a side that has sealed something and opens nothing afterwards.
fn shut(battle: &Battle) -> Vec<u8> {
    let (mut table, side) = sealing(battle);
    let length = table.entries().len();
    table.concede(side);
    let closes = |body: &Body| matches!(body, Body::Openings { .. } | Body::End { .. });
    let later = table.entries()[length..].iter();
    let first = later.clone().position(|signed| signed.entry.author == side && closes(&signed.entry.body));
    table.record_before(length + first.expect("the side confirms the end"))
}

#[test]
fn the_matches_stay_small() {
    let mut size = 0;
    let mut folders = vec![folder().join("fixtures/matches")];
    while let Some(folder) = folders.pop() {
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap()) {
            match file.file_type().unwrap().is_dir() {
                true => folders.push(file.path()),
                false => size += file.metadata().unwrap().len(),
            }
        }
    }
    assert!(size < MOST_BYTES, "the recorded matches have {size} bytes");
}

/// Whether the record names a player for a false claim.
pub(crate) fn names_a_liar(reel: &Reel) -> bool {
    reel.trust().findings.iter().any(|finding| finding.name == FALSE_CLAIM)
}

//! Recorded matches that must replay as they did, for as long as there are records: a match goes by the revision of the
//! rules in its header.
//!
//! `UPDATE_FIXTURES=1` records those that are missing, for a new revision, and writes the pages of the newest revision
//! again. It never replaces a record.

use super::game_at;
use art_of_war::Game;
use engine::contract::Game as _;
use lab::{library, soak};
use language::bot::BotKind;
use play::matches;
use record::file::Record;
use replay::{Curve, Entered, RecordVerdict, Reel};
use sim::NetworkWeather;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/matches")
}

/// Matches of revision 1.
const FIRST: [&str; 5] = ["skirmish", "eylau", "dresden", "agreed", "broken-off"];

/// Name, and the record as it is made again.
type Fixture = (&'static str, fn() -> Vec<u8>);

/// Matches of the newest revision.
const NEWEST: [Fixture; 5] = [
    ("skirmish-2", || plain("skirmish", 1)),
    ("eylau-2", || plain("eylau", 1)),
    ("dresden-2", || plain("dresden", 1)),
    ("agreed-2", agreed),
    ("broken-off-2", || {
        let record = Record::read(&plain("skirmish", 2)).unwrap();
        Record::write(&record.entries[..record.entries.len() / 2])
    }),
];

/// Every match with its revision.
fn fixtures() -> impl Iterator<Item = (&'static str, u32)> {
    FIRST.into_iter().map(|name| (name, 1)).chain(NEWEST.into_iter().map(|(name, _)| (name, Game::REVISION)))
}

fn plain(battle: &str, seed: u64) -> Vec<u8> {
    let battle = library::open(battle, None).unwrap();
    soak::plain(&battle, seed, BotKind::Sensible).unwrap_or_else(|broken| panic!("{broken}")).record
}

/// A skirmish with a take-back past dice and an agreed change, played to its end.
fn agreed() -> Vec<u8> {
    let battle = library::open("skirmish", None).unwrap();
    for seed in 1.. {
        let Ok(ended) = soak::one(&battle, seed, BotKind::Random, Some(NetworkWeather::CALM)) else { continue };
        let reel = Reel::read(systems::ALL, &ended.record, None).unwrap();
        let has = |wanted: fn(&Entered) -> bool| reel.steps().iter().any(|step| wanted(&step.deed));
        let past_dice = reel.steps().iter().any(|step| step.undone_by.is_some() && step.roll.is_some());
        if past_dice && has(|deed| *deed == Entered::Changes) && reel.trust().verdict == RecordVerdict::Proven {
            return ended.record;
        }
    }
    unreachable!("some match has both");
}

/// The results of a record: its end, and its state at the end of every phase.
fn told(reel: &Reel) -> String {
    let trust = reel.trust();
    let mut text = format!(
        "revision {}\nverdict {}\nending {}\nentries {}\nfinal {}\n",
        reel.header().terms.revision,
        trust.badge(),
        trust.ending().as_deref().unwrap_or("none"),
        trust.entries,
        trust.last_state.unwrap()
    );
    let curve = Curve::of(reel);
    for phase in &reel.timeline().phases {
        let point = curve.at(phase.seq).unwrap();
        let hash = game_at(reel, phase.seq).unwrap().hash().to_string();
        writeln!(
            text,
            "phase at {}: turn {}, points {:?}, lost {:?}, state {}",
            phase.seq,
            phase.turn,
            point.score(),
            point.of_figure(1),
            hash.get(..16).unwrap()
        )
        .unwrap();
    }
    text
}

#[test]
fn recorded_matches_replay_as_they_did() {
    let files = |name: &str| (folder().join(format!("{name}.estafette")), folder().join(format!("{name}.txt")));
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        for (name, make) in NEWEST {
            let (record, expected) = files(name);
            if !record.exists() {
                std::fs::write(&record, make()).unwrap();
            }
            let bytes = std::fs::read(&record).unwrap();
            std::fs::write(&expected, told(&Reel::read(systems::ALL, &bytes, None).unwrap())).unwrap();
        }
    }
    for (name, revision) in fixtures() {
        let (record, expected) = files(name);
        let bytes = std::fs::read(&record).unwrap();
        let reel = Reel::read(systems::ALL, &bytes, None).unwrap_or_else(|none| panic!("{name}: {none}"));
        assert_eq!(reel.header().terms.revision, revision, "{name}");
        let expected = std::fs::read_to_string(&expected).unwrap();
        assert!(
            told(&reel) == expected,
            "the recorded match {name}, of revision {revision} of the rules, replays differently. If the rules were \
             meant to change, they change in a new revision (see CONTRIBUTING.md): these records stay as they are, and \
             new ones are put beside them; if not, this change breaks every match under way.\nIt was:\n{expected}\nIt \
             is:\n{}",
            told(&reel)
        );
    }
}

#[test]
fn the_fixtures_show_what_they_are_there_for() {
    let open = |name: &str| matches::open(systems::ALL, &folder().join(format!("{name}.estafette")), None).unwrap();
    for suffix in ["", "-2"] {
        for name in ["skirmish", "eylau", "dresden", "agreed"] {
            assert_eq!(open(&format!("{name}{suffix}")).trust().verdict, RecordVerdict::Proven, "{name}{suffix}");
        }
        let agreed = open(&format!("agreed{suffix}"));
        assert!(agreed.trust().take_backs.iter().sum::<u32>() > 0 && agreed.trust().changes > 0);
        assert!(agreed.trust().findings.iter().any(|finding| finding.name == "rewind"));
        let broken = open(&format!("broken-off{suffix}"));
        assert_eq!(broken.trust().verdict, RecordVerdict::ProvenToBreakOff);
        assert!(broken.trust().owed.as_ref().unwrap().by.is_some());
    }
    let size: u64 = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum();
    assert!(size < 1_500_000, "the fixtures have {size} bytes");
}

#[test]
fn every_position_is_the_one_that_was_signed() {
    for (name, _) in fixtures() {
        let reel = matches::open(systems::ALL, &folder().join(format!("{name}.estafette")), None).unwrap();
        for step in reel.steps() {
            let hash = reel.position_at(step.seq).unwrap().hash();
            if let Some(signed) = step.state {
                assert_eq!(hash, signed, "{name}: step {}", step.seq);
            }
        }
    }
}

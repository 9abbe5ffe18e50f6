//! A whole recorded match that must not change unnoticed: it stays the same to the byte, and it proves itself.
//!
//! If a change of the format, the rules or the bots is meant, run this with `UPDATE_GOLDEN=1` and commit the file with
//! the reason.

use art_of_war::Game;
use engine::contract::Game as _;
use lab::{library, soak};
use language::bot::BotKind;
use record::entry::Ending;
use record::file::Record;
use record::verify::{self, Conclusion};
use sim::NetworkWeather;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/wire");
const SEED: u64 = 1807;

#[test]
fn a_skirmish_of_revision_1_is_what_it_was_and_proves_itself() {
    is_what_it_was(1, "skirmish.estafette");
}

#[test]
fn a_skirmish_of_revision_2_is_what_it_was_and_proves_itself() {
    is_what_it_was(2, "skirmish-2.estafette");
}

fn is_what_it_was(revision: u32, name: &str) {
    let battle = library::open("skirmish", None).unwrap().under(revision).unwrap();
    let ended = soak::one(&battle, SEED, BotKind::Sensible, Some(NetworkWeather::CALM)).unwrap();
    let path = format!("{FOLDER}/{name}");
    if revision == Game::REVISION && std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &ended.record).unwrap();
    }
    let golden = std::fs::read(&path).unwrap_or_default();
    assert!(golden == ended.record, "{path} is not the record of the match with seed {SEED}");

    let record = Record::read(&golden).unwrap();
    assert_eq!((record.torn, Record::write(&record.entries)), (None, golden));
    let seen = verify::examine(&record, engine::referee::rules::<Game>(), None).unwrap();
    assert_eq!(seen.course.header().terms.revision, revision);
    assert_eq!(seen.conclusion(&record.notes), Conclusion::Complete, "{:?}", seen.findings);
    let proven = "two keys played by the rules; a player who held only one of them did not choose the dice";
    assert_eq!(seen.claim(), proven);
    assert_eq!(seen.last_state(), ended.state);
    assert_eq!(seen.ending(), Some(Ending::Rules));
    assert!(seen.counts.rolls > 0 && seen.counts.phases > 0, "{:?}", seen.counts);
}

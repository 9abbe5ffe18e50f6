//! A match goes by the revision of the rules in its header: an older one is offered, joined, carried out, saved and
//! replayed by its own rules, and a later one is refused in a sentence.

use super::game_at;
use art_of_war::{Game, OptionalRules, Revision};
use engine::contract::{Game as _, LoadError};
use lab::library;
use lab::selfplay::{self, Detectors, SelfplayPlan};
use lab::soak;
use lab::systems::art_of_war::ArtOfWar;
use language::battle::Battle;
use language::bot::BotKind;
use record::file::Record;
use record::verify;
use replay::{RecordVerdict, Reel};
use std::sync::Arc;

fn skirmish(revision: u32) -> Battle {
    library::open("skirmish", None).unwrap().under(revision).unwrap()
}

fn played(battle: &Battle, seed: u64) -> sim::Ended {
    soak::plain(battle, seed, BotKind::Sensible).unwrap_or_else(|broken| panic!("{broken}"))
}

#[test]
fn new_matches_go_by_the_newest_revision() {
    assert_eq!(Game::REVISION, 2);
    let ended = played(&library::open("skirmish", None).unwrap(), 1);
    assert_eq!(Reel::read(systems::ALL, &ended.record, None).unwrap().header().terms.revision, 2);
}

#[test]
fn a_match_of_each_revision_is_played_proven_and_replayed_by_its_own() {
    for revision in Revision::ALL {
        let ended = played(&skirmish(revision.number()), 3);
        let record = Record::read(&ended.record).unwrap();
        // The battle may have been read before, under whatever revision.
        for read in [None, Some(skirmish(1)), Some(skirmish(2))] {
            let board = read.as_ref().map(language::battle::Battle::ruled);
            let seen = verify::examine(&record, engine::referee::rules::<Game>(), board.as_ref()).unwrap();
            assert_eq!(seen.course.battle().of::<Game>().unwrap().revision(), revision);
            assert_eq!(seen.last_state(), ended.state);
            let reel = Reel::read(systems::ALL, &ended.record, read.as_ref()).unwrap();
            assert_eq!(reel.trust().verdict, RecordVerdict::Proven);
            assert_eq!(game_at(&reel, reel.last()).unwrap().board().revision(), revision);
        }
    }
}

#[test]
fn a_saved_game_goes_on_by_the_revision_it_was_saved_under() {
    for revision in Revision::ALL {
        let board = skirmish(revision.number()).board_of::<ArtOfWar>().unwrap();
        let (game, _) = Game::new(Arc::clone(&board), OptionalRules::default());
        for other in Revision::ALL {
            let loaded = Game::load(&skirmish(other.number()).board_of::<ArtOfWar>().unwrap(), &game.save()).unwrap();
            assert_eq!((loaded.board().revision(), loaded.hash()), (revision, game.hash()));
            assert_eq!(loaded.save(), game.save());
        }
    }
    // The same battle has one content, and another state under each revision.
    let [first, second] = Revision::ALL.map(|revision| skirmish(revision.number()).board_of::<ArtOfWar>().unwrap());
    assert_eq!(Game::scenario_bytes(&first), Game::scenario_bytes(&second));
    let start = |board: Arc<_>| Game::new(board, OptionalRules::default()).0.hash();
    assert_ne!(start(first), start(second));
}

#[test]
fn a_later_revision_is_refused_in_a_sentence() {
    let later = Game::REVISION + 1;
    let battle = library::open("skirmish", None).unwrap();
    assert_eq!(
        Game::by_revision(&battle.board_of::<ArtOfWar>().unwrap(), later).err(),
        Some(LoadError::Revision(later))
    );
    let said = battle.under(later).err().unwrap().to_string();
    assert!(said.contains("revision 3") && said.contains("does not carry out"), "{said}");
    // The first field of a saved game is its revision, in one byte.
    let (game, _) = Game::new(battle.board_of::<ArtOfWar>().unwrap(), OptionalRules::default());
    let mut bytes = game.save();
    assert_eq!(bytes[0], 2);
    for unknown in [0, 3, 200] {
        bytes[0] = unknown;
        assert_eq!(
            Game::load(&battle.board_of::<ArtOfWar>().unwrap(), &bytes).unwrap_err(),
            LoadError::Revision(unknown.into())
        );
    }
}

/// `SELFPLAY_GAMES=300` plays more.
#[test]
fn no_detector_fires_in_self_play_of_either_revision() {
    let games = std::env::var("SELFPLAY_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(3);
    for revision in Revision::ALL {
        for id in ["eylau", "dresden"] {
            let battle = library::open(id, None).unwrap().under(revision.number()).unwrap();
            let plan = SelfplayPlan {
                battle,
                games,
                at_most: 0,
                seed: 1,
                bots: [BotKind::Random; 2],
                detectors: Detectors::ON,
                threads: 2,
            };
            let (tally, _) = selfplay::run(&plan);
            println!("{id}, revision {revision}: {games} games {}", tally.digest());
            assert!(tally.faults.is_empty(), "{id}, revision {revision}: {:?}", tally.faults);
        }
    }
}

//! The promises of the bots in whole games: a seed makes them repeatable, and every level comes to an end.

use lab::arena::{self, Contest};
use lab::library;
use language::bot::BotKind;

fn contest(bots: [BotKind; 2], games: u64) -> Contest {
    let battle = library::open("skirmish", None).expect("a battle of ours");
    Contest { battle, on: Vec::new(), bots, weights: [None, None], games, seed: 7, claim: None, threads: 1 }
}

#[test]
fn a_seed_makes_the_games_of_bots_that_look_ahead_repeatable() {
    let once = arena::run(&contest([BotKind::Captain, BotKind::Sensible], 2), &mut |_| {});
    let again = arena::run(&contest([BotKind::Captain, BotKind::Sensible], 2), &mut |_| {});
    assert_eq!((once.fault.clone(), once.digest), (None, again.digest));
}

#[test]
fn every_level_plays_a_game_to_its_end() {
    for kind in BotKind::ALL {
        let standing = arena::run(&contest([kind, BotKind::Random], 2), &mut |_| {});
        assert_eq!((standing.fault.clone(), standing.all().games()), (None, 2), "{}", kind.name());
    }
}

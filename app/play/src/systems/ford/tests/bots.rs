//! Whole games by bots, alone and over simulated machines.

use super::*;
use crate::board::Moment;
use crate::bot::Kind;
use crate::narrator::{Telling, tell};
use crate::selfplay::{self, Detectors, Plan};
use crate::soak;

#[test]
fn the_random_player_plays_it_under_every_detector_and_meets_every_rule() {
    let plan = Plan {
        battle: battle(),
        games: 400,
        at_most: 0,
        seed: 1807,
        bots: [Kind::Random, Kind::Sensible],
        detectors: Detectors::ON,
        threads: 2,
    };
    let (tally, _) = selfplay::run(&plan);
    assert!(tally.faults.is_empty(), "{:?}", tally.faults);
    assert_eq!(tally.games, 400);
    assert_eq!(tally.unexplained(), []);
    let (again, _) = selfplay::run(&Plan { threads: 1, battle: battle(), ..plan });
    assert_eq!(again.digest(), tally.digest(), "salts and all follow the seed");
}

#[test]
fn simulated_machines_play_it_over_bad_lines_with_crashes_and_liars() {
    for seed in 0..40 {
        if let Err(broken) = soak::one(&battle(), seed, Kind::Random, None) {
            panic!("{broken:?}");
        }
        assert!(soak::plain(&battle(), seed, Kind::Random).is_ok());
    }
}

#[test]
fn a_moment_is_reached_and_shown_as_everybody_sees_it() {
    let (position, told) = Moment::Steps { seed: 5, steps: 1 }.reach(&battle()).expect("a moment");
    assert!(!told.is_empty());
    let scene = crate::board::Board::new(&battle()).scene(&*position);
    let park = battle().board_of::<TheFord>().unwrap().park;
    let battery = scene.counters.iter().find(|counter| counter.id.0 == 0).expect("the battery");
    assert_eq!((battery.hex, battery.texts.below.as_str()), (park, "?"), "it lies on its face");
}

#[test]
fn it_is_told_by_the_narrator() {
    let mut out = Vec::new();
    let telling = Telling { seed: 3, bots: [Kind::Random; 2], options: Vec::new(), all_moves: true };
    tell(&battle(), &telling, &mut out).expect("told");
    let text = String::from_utf8(out).unwrap();
    assert!(text.contains("Defenders hide their battery") && text.contains("It is over"), "{text}");
}

//! Whole games of the ford by bots, alone and over simulated machines.

use lab::library;
use lab::selfplay::{self, Detectors, SelfplayPlan};
use lab::soak;
use language::battle::Battle;
use language::bot::BotKind;

fn battle() -> Battle {
    library::open("ford", None).expect("a battle of the laboratory")
}

#[test]
fn the_random_player_plays_it_under_every_detector_and_meets_every_rule() {
    let plan = SelfplayPlan {
        battle: battle(),
        games: 400,
        at_most: 0,
        seed: 1807,
        bots: [BotKind::Random, BotKind::Sensible],
        detectors: Detectors::ON,
        threads: 2,
    };
    let (tally, _) = selfplay::run(&plan);
    assert!(tally.faults.is_empty(), "{:?}", tally.faults);
    assert_eq!(tally.games, 400);
    assert_eq!(tally.unexplained(), []);
    let (again, _) = selfplay::run(&SelfplayPlan { threads: 1, battle: battle(), ..plan });
    assert_eq!(again.digest(), tally.digest(), "salts and all follow the seed");
}

#[test]
fn simulated_machines_play_it_over_bad_lines_with_crashes_and_liars() {
    for seed in 0..40 {
        if let Err(broken) = soak::one(&battle(), seed, BotKind::Random, None) {
            panic!("{broken:?}");
        }
        assert!(soak::plain(&battle(), seed, BotKind::Random).is_ok());
    }
}

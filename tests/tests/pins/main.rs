//! Pins: what every system of rules makes of fixed seeds, kept in files. A change of one byte fails a test here, whatever
//! system it touches. `tests/golden/README.md` says what each file holds and when a new one is written.
//!
//! Nothing here names a system: the code asks the list of systems, and each system brings one small battle.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

mod bots;
mod fuzzing;
mod golden;
mod lies;
mod matches;
mod names;
mod playing;
mod rules;
mod said;
mod table;
mod wire;

use lab::library;
use lab::systems;
use language::battle::Battle;

/// Makes a test of each battle whose games are pinned. Every system has one.
macro_rules! for_each_battle {
    ($body:path) => {
        #[test]
        fn skirmish() {
            $body("skirmish");
        }

        #[test]
        fn dresden20() {
            $body("dresden20");
        }

        #[test]
        fn broesa() {
            $body("broesa");
        }

        #[test]
        fn winter_training() {
            $body("winter-training");
        }

        #[test]
        fn eagles_pultusk() {
            $body("eagles-pultusk");
        }

        #[test]
        fn ford() {
            $body("ford");
        }
    };
}
pub(crate) use for_each_battle;

/// The battles above.
const PINNED: [&str; 6] = ["skirmish", "dresden20", "broesa", "winter-training", "eagles-pultusk", "ford"];

#[test]
fn every_system_has_one_battle_whose_games_are_pinned() {
    let mut named: Vec<&str> = PINNED.iter().map(|id| open(id).system().name()).collect();
    let mut systems: Vec<&str> = systems::list().iter().map(|system| system.name()).collect();
    named.sort_unstable();
    systems.sort_unstable();
    assert_eq!(named, systems, "add a battle of the new system to `for_each_battle` and `PINNED`");
}

/// A built-in battle.
fn open(id: &str) -> Battle {
    library::open(id, None).unwrap_or_else(|none| panic!("{id}: {none}"))
}

/// The battle under each revision that its system carries out, the oldest first, with the name of its pins.
fn under_every_revision(id: &str) -> Vec<(String, Battle)> {
    let battle = open(id);
    let system = battle.system();
    let (oldest, newest) = system.rulebook().revisions();
    let under = |revision| (format!("{}-{revision}", system.name()), battle.under(revision).unwrap());
    (oldest..=newest).map(under).collect()
}

//! The battles of the Art of War: the contents of their files, the mistakes in broken ones, and the rules on both.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

mod arbitrary;
mod content;
mod dresden;
mod edge_fire;
mod eylau;
mod folders;
mod mistakes;
mod names;
mod retreats;

use art_of_war::Definition;
use scenarios::Scenario;

/// The definition of a battle that comes with the program.
fn battle(id: &str) -> Definition {
    definition(&art_of_war_files::BATTLES.built_in(id).unwrap())
}

fn definition(scenario: &Scenario) -> Definition {
    art_of_war_files::definition(scenario).unwrap().clone()
}

/// A small generator of our own, so that a seed replays on every machine (splitmix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(bound.max(1)).unwrap()).unwrap()
    }
}

/// The battles of this system that come with the program.
fn ids() -> impl Iterator<Item = &'static str> {
    art_of_war_files::BATTLES.built_in_ids()
}

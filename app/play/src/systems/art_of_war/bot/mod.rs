//! Players without a person: one that does anything legal but reaches the fighting, and one that tries to win.

mod random;
mod sensible;

pub use random::RandomBot;
pub use sensible::SensibleBot;

use crate::bot::{Bot, Kind};
use engine::art_of_war::Game;

/// A new bot of the kind.
pub(super) fn bot(kind: Kind) -> Box<dyn Bot<Game>> {
    match kind {
        Kind::Random => Box::new(RandomBot::default()),
        Kind::Sensible => Box::new(SensibleBot::default()),
    }
}

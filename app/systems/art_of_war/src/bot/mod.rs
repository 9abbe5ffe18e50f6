//! Players without a person: one that does anything legal but reaches the fighting, one that tries to win and one that forgets
//! half of it, and those that look ahead.

mod planner;
mod random;
mod recruit;
mod sensible;
mod style;
#[cfg(test)]
mod tests;
mod worth;

pub use random::RandomBot;
pub use sensible::SensibleBot;

pub(super) use worth::{at_stake, weights, winning, worth};

use art_of_war::Game;
use language::bot::{Bot, Kind};
use planner::{Effort, PlannerBot};

/// A new bot of the kind.
pub(super) fn bot(kind: Kind) -> Box<dyn Bot<Game>> {
    match kind {
        Kind::Random => Box::new(RandomBot::default()),
        Kind::Recruit => Box::new(recruit::RecruitBot::default()),
        Kind::Sensible => Box::new(SensibleBot::default()),
        Kind::Captain => Box::new(PlannerBot::new(Effort::CAPTAIN)),
        Kind::Marshal => Box::new(PlannerBot::new(Effort::MARSHAL)),
    }
}

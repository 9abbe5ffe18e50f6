//! Players without a person: one that makes any legal move but reaches the fighting, one that tries to win and one that forgets
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
use language::bot::{Bot, BotKind};
use planner::{Effort, PlannerBot};

/// A new bot of the kind.
pub(super) fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
    match kind {
        BotKind::Random => Box::new(RandomBot::default()),
        BotKind::Recruit => Box::new(recruit::RecruitBot::default()),
        BotKind::Sensible => Box::new(SensibleBot::default()),
        BotKind::Captain => Box::new(PlannerBot::new(Effort::CAPTAIN)),
        BotKind::Marshal => Box::new(PlannerBot::new(Effort::MARSHAL)),
    }
}

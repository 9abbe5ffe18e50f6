//! The games to play, and the bots that play them.

use super::drive::Detectors;
use language::battle::Battle;
use language::bot::BotKind;

/// The games to play.
pub struct SelfplayPlan {
    /// The battle.
    pub battle: Battle,
    /// Number of games.
    pub games: u64,
    /// Largest number of games. If a rule case was not met, as many again are played until each was.
    pub at_most: u64,
    /// The seed of them all.
    pub seed: u64,
    /// The bots, first player first.
    pub bots: [BotKind; 2],
    /// The faults to watch for.
    pub detectors: Detectors,
    /// Number of threads (does not affect results).
    pub threads: usize,
}

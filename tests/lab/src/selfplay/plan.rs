//! Which games are played, and by whom.

use super::drive::Detectors;
use language::battle::Battle;
use language::bot::BotKind;

/// The games to play.
pub struct SelfplayPlan {
    /// The battle.
    pub battle: Battle,
    /// How many games.
    pub games: u64,
    /// How many in all where those leave a rule case without a hit: as many again are played until each has one.
    pub at_most: u64,
    /// The seed of them all.
    pub seed: u64,
    /// The bots, first player first.
    pub bots: [BotKind; 2],
    /// What to watch for.
    pub detectors: Detectors,
    /// How many threads play; the results do not depend on it.
    pub threads: usize,
}

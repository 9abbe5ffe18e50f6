//! The contract of a bot.

use super::reins::Reins;
use super::weights::Weights;
use crate::ask::asking::Said;
use crate::chance::Chance;
use engine::contract::Game;

/// A player without a person, in the game `G`.
pub trait Bot<G: Game>: Send {
    /// The answer to the decision the rules now ask for; `None` if it finds none, which would be a dead end.
    fn answer(&mut self, game: &G, chance: &mut Chance) -> Option<G::Command>;

    /// Its answer with the contents it seals, for systems in which something is hidden.
    fn say(&mut self, game: &G, chance: &mut Chance) -> Option<Said<G::Command>> {
        self.answer(game, chance).map(Said::open)
    }

    /// From now on it is held by these: it stops when it is told to, and has no answer then. A bot that does not think long
    /// need not heed them.
    fn heed(&mut self, _reins: &Reins) {}

    /// From now on it judges positions by these. A bot that does not look ahead judges none.
    fn weigh_by(&mut self, _weights: &Weights) {}

    /// The reason it plays this phase as it does, in a sentence, if it has thought about it.
    fn why(&self) -> Option<String> {
        None
    }
}

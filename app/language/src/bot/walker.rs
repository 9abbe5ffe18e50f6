//! The player that points at random, as a bot of any system.

use super::contract::Bot;
use crate::ask::{Said, Walker};
use crate::chance::Chance;
use crate::system::{Asks, CommandOf};
use engine::contract::{Game as _, Pending};

impl<S: Asks> Bot<S::Game> for Walker<S> {
    /// It has no answer that would have to be sealed: see [`Bot::say`].
    fn answer(&mut self, game: &S::Game, chance: &mut Chance) -> Option<CommandOf<S>> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &S::Game, chance: &mut Chance) -> Option<Said<CommandOf<S>>> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        Walker::answer(self, game, side, chance)
    }
}

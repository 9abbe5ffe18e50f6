//! A bot for a first evening, in any system: it plays as the simple bot does, but every third time it says whatever comes to its
//! mind.

use super::contract::Bot;
use super::manner::Manner;
use crate::ask::{Said, Walker};
use crate::chance::Chance;
use crate::system::{CommandOf, Mind};
use engine::contract::{Game, Pending};

/// Forgets what it was about.
pub struct Forgetful<S: Mind> {
    plays: Box<dyn Bot<S::Game>>,
    walker: Walker<S>,
}

impl<S: Mind> Default for Forgetful<S> {
    fn default() -> Forgetful<S> {
        Forgetful { plays: S::simple(Manner::Plain), walker: Walker::default() }
    }
}

impl<S: Mind> Bot<S::Game> for Forgetful<S> {
    fn answer(&mut self, game: &S::Game, chance: &mut Chance) -> Option<CommandOf<S>> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &S::Game, chance: &mut Chance) -> Option<Said<CommandOf<S>>> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        if game.owed().is_none() && chance.one_in(1, 3) {
            let found = Walker::answer(&mut self.walker, game, side, chance);
            // It keeps its answers: a bot that always takes back would never finish.
            let found = found.filter(|said| said.command != S::Game::undo());
            if found.is_some() {
                return found;
            }
        }
        self.plays.say(game, chance)
    }
}

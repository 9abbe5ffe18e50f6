//! The player that points at random, as a bot: unlike [`RandomBot`](super::RandomBot) it sees only what is asked.

use super::Bot;
use crate::ask::Walker;
use crate::chance::Chance;
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::{Command, Game};
use engine::contract::{Game as _, Pending};

impl Bot for Walker<ArtOfWar> {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        // Nothing is sealed in this system, so there are no blanks to fill.
        Walker::answer(self, game, side, chance).map(|said| said.command)
    }
}

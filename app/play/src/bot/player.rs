//! A bot for a position whose types are forgotten.

use super::{Bot, Kind};
use crate::ask::Said;
use crate::chance::Chance;
use crate::position::{self, Bytes, Position};
use crate::system::System;

/// A bot of some system, its types forgotten.
pub trait Answers: Send {
    /// What it says in a position, in canonical bytes; nothing if the position is of another system than its own.
    fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>>;
}

/// A bot of the system `S`.
pub struct Seated<S: System>(pub Box<dyn Bot<S::Game>>);

impl<S: System> Answers for Seated<S> {
    fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>> {
        let game = position::game::<S>(position)?;
        self.0.say(game, chance).map(|said| said.bytes())
    }
}

/// Plays whatever system it is asked about first.
pub struct Player {
    kind: Kind,
    bot: Option<Box<dyn Answers>>,
}

impl Player {
    /// A player of the kind, who has seen no game yet.
    pub const fn new(kind: Kind) -> Player {
        Player { kind, bot: None }
    }

    /// What it says in a position, in canonical bytes, with what it hides.
    pub fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>> {
        let kind = self.kind;
        self.bot.get_or_insert_with(|| position.bot(kind)).say(position, chance)
    }
}

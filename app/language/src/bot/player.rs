//! A bot for a type-erased position.

use super::contract::Bot;
use super::kind::BotKind;
use super::reins::Reins;
use crate::ask::{Bytes, Said};
use crate::chance::Chance;
use crate::position::{self, Answers, Position};
use crate::system::{Judge, System};

impl BotKind {
    /// A new bot of the kind, for the system `S`.
    pub fn new_bot<S: Judge>(self) -> Box<dyn Bot<S::Game>> {
        S::bot(self)
    }
}

/// A bot of the system `S`.
pub struct Seated<S: System>(pub Box<dyn Bot<S::Game>>);

impl<S: System> Answers for Seated<S> {
    fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>> {
        let game = position::game::<S>(position)?;
        self.0.say(game, chance).map(|said| said.bytes())
    }

    fn heed(&mut self, reins: &Reins) {
        self.0.heed(reins);
    }

    fn why(&self) -> Option<String> {
        self.0.why()
    }
}

/// Plays the system of the first position it must answer.
pub struct BotPlayer {
    kind: BotKind,
    bot: Option<Box<dyn Answers>>,
    reins: Reins,
}

impl BotPlayer {
    /// A player of the kind, who has seen no game yet.
    pub fn new(kind: BotKind) -> BotPlayer {
        BotPlayer { kind, bot: None, reins: Reins::default() }
    }

    /// Its answer in a position, in canonical bytes, with the contents it hides.
    pub fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>> {
        let kind = self.kind;
        let bot = self.bot.get_or_insert_with(|| position.bot(kind));
        bot.heed(&self.reins);
        bot.say(position, chance)
    }

    /// From now on it is held by these.
    pub fn heed(&mut self, reins: Reins) {
        self.reins = reins;
    }

    /// The same bot, held by these reins.
    #[must_use]
    pub fn held(self, reins: Reins) -> BotPlayer {
        BotPlayer { reins, ..self }
    }

    /// The reason it plays this phase as it does, if it has thought about it.
    pub fn why(&self) -> Option<String> {
        self.bot.as_ref().and_then(|bot| bot.why())
    }
}

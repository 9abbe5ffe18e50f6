//! A bot for a position whose types are forgotten.

use super::answers::Answers;
use super::contract::Bot;
use super::kind::Kind;
use super::reins::Reins;
use crate::ask::{Bytes, Said};
use crate::chance::Chance;
use crate::position::{self, Position};
use crate::system::{Judge, System};

impl Kind {
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

/// Plays whatever system it is asked about first.
pub struct Player {
    kind: Kind,
    bot: Option<Box<dyn Answers>>,
    reins: Reins,
}

impl Player {
    /// A player of the kind, who has seen no game yet.
    pub fn new(kind: Kind) -> Player {
        Player { kind, bot: None, reins: Reins::default() }
    }

    /// What it says in a position, in canonical bytes, with what it hides.
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

    /// The same, held by these.
    #[must_use]
    pub fn held(self, reins: Reins) -> Player {
        Player { reins, ..self }
    }

    /// Why it plays this phase as it does, if it has thought about it.
    pub fn why(&self) -> Option<String> {
        self.bot.as_ref().and_then(|bot| bot.why())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Stop;
    use crate::library;

    #[test]
    fn in_every_system_a_marshal_stops_at_once_when_it_is_told_to() {
        for id in ["skirmish", "dresden20", "gleina", "winter-training"] {
            let position = library::open(id, None).expect("a battle of ours").beginning().expect("a beginning");
            let stop = Stop::after(40);
            let mut marshal = Player::new(Kind::Marshal).held(Reins { stop: stop.clone(), threads: 1 });
            let said = marshal.say(&*position, &mut Chance::new(1));
            assert!(said.is_none(), "{id}: it has an answer though it was told to stop");
            assert!((40..=43).contains(&stop.looks()), "{id}: it looked {} times", stop.looks());
        }
    }
}

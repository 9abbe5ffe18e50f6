//! Players without a person: one that does anything legal, and one that tries to win.
//!
//! A bot sees the game through the same options as a screen and answers with the same commands.

mod random;
mod sensible;
mod walker;

pub use random::RandomBot;
pub use sensible::SensibleBot;

use crate::chance::Chance;
use crate::position::{self, Bytes, Position};
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::{Command, Game};
use engine::codec;
use net::course::Course;
use net::entry::Matter;
use std::str::FromStr;

/// A player without a person.
pub trait Bot: Send {
    /// The answer to the decision the rules now ask for; `None` if it finds none, which would be a dead end.
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command>;
}

/// What a bot answers in a position, in canonical bytes; nothing if it does not know the system.
pub fn answer(bot: &mut dyn Bot, position: &dyn Position, chance: &mut Chance) -> Option<Bytes> {
    let game = position::game::<ArtOfWar>(position)?;
    bot.answer(game, chance).map(|command| codec::encode(&command))
}

/// What a bot grants: moves may be taken back, though not the dice, and it fights on.
pub fn grants<G: engine::contract::Game>(course: &Course<G>, matter: &Matter) -> bool {
    match matter {
        Matter::Rewind { to } => !course.rolled_since(*to),
        Matter::Pause | Matter::Clocks => true,
        Matter::Change { .. } | Matter::Result { .. } => false,
    }
}

/// Which bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Anything legal.
    Random,
    /// Tries to win.
    Sensible,
}

impl Kind {
    /// A new bot of the kind.
    pub fn new_bot(self) -> Box<dyn Bot> {
        match self {
            Kind::Random => Box::new(RandomBot::default()),
            Kind::Sensible => Box::new(SensibleBot::default()),
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Sensible => "sensible",
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        match text {
            "random" => Ok(Kind::Random),
            "sensible" => Ok(Kind::Sensible),
            other => Err(format!("there is no bot \"{other}\": it is random or sensible")),
        }
    }
}

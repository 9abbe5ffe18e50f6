//! Players without a person: one that does anything legal, and one that tries to win.
//!
//! A bot sees the game through the same options as a screen and answers with the same commands. A system without bots
//! of its own is played by the [`Walker`](crate::ask::Walker), which sees only what is asked.

mod player;
mod walker;

pub use player::{Answers, Player, Seated};

use crate::ask::Said;
use crate::chance::Chance;
use crate::system::Judge;
use engine::contract::Game;
use net::course::Course;
use net::entry::Matter;
use std::str::FromStr;

/// A player without a person, in the game `G`.
pub trait Bot<G: Game>: Send {
    /// The answer to the decision the rules now ask for; `None` if it finds none, which would be a dead end.
    fn answer(&mut self, game: &G, chance: &mut Chance) -> Option<G::Command>;

    /// The same with what it seals, for systems in which something is hidden.
    fn say(&mut self, game: &G, chance: &mut Chance) -> Option<Said<G::Command>> {
        self.answer(game, chance).map(Said::open)
    }
}

/// What a bot grants: moves may be taken back, though not the dice, and it fights on.
pub fn grants<G: Game>(course: &Course<G>, matter: &Matter) -> bool {
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
    /// A new bot of the kind, for the system `S`.
    pub fn new_bot<S: Judge>(self) -> Box<dyn Bot<S::Game>> {
        S::bot(self)
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

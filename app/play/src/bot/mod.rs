//! Players without a person: one that does anything legal, and one that tries to win.
//!
//! A bot sees the game through the same options as a screen and answers with the same commands. A system without bots
//! of its own is played by the [`Walker`](crate::ask::Walker), which sees only what is asked.

pub mod chances;
mod choice;
mod counsel;
mod player;
mod playout;
mod reins;
mod sampler;
mod walker;

pub use choice::best_of;
pub use counsel::{Advice, Counsel};
pub use player::{Answers, Player, Seated};
pub use playout::{Playout, play_out};
pub use reins::{Reins, Stop};
pub use sampler::{Effort, Sampler};

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

    /// From now on it is held by these: it stops when it is told to, and has no answer then. Whoever does not think long
    /// need not heed them.
    fn heed(&mut self, _reins: &Reins) {}

    /// Why it plays this phase as it does, in a sentence, if it has thought about it.
    fn why(&self) -> Option<String> {
        None
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

/// Which bot. The order is the ladder: each should beat the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Anything legal.
    Random,
    /// Looks ahead a little, and forgets much.
    Recruit,
    /// Tries to win, without looking ahead.
    Sensible,
    /// Plays a turn out before it decides.
    Captain,
    /// Plays many plans out, with the enemy's answer, before it decides.
    Marshal,
}

impl Kind {
    /// All of them, the weakest first.
    pub const ALL: [Kind; 5] = [Kind::Random, Kind::Recruit, Kind::Sensible, Kind::Captain, Kind::Marshal];

    /// A new bot of the kind, for the system `S`.
    pub fn new_bot<S: Judge>(self) -> Box<dyn Bot<S::Game>> {
        S::bot(self)
    }

    /// The strongest of these levels that is not stronger than it, or else the weakest.
    #[must_use]
    pub fn among(self, levels: &[Kind]) -> Kind {
        let weaker = levels.iter().copied().filter(|level| *level <= self).max();
        weaker.or_else(|| levels.iter().copied().min()).unwrap_or(self)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Recruit => "recruit",
            Kind::Sensible => "sensible",
            Kind::Captain => "captain",
            Kind::Marshal => "marshal",
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            let names = Kind::ALL.map(Kind::name).join(", ");
            format!("there is no bot \"{text}\": there are {names}")
        })
    }
}

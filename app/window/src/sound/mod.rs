//! What is heard of a battle: a few sounds made here by arithmetic, no recording of anybody's. A window plays them; tests
//! and programs that measure never do.

mod player;
mod synth;

pub(crate) use player::Speaker;

use language::happening::{Happening, Milestone};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sound {
    /// A drum: somebody marches.
    March,
    /// Muskets: somebody is lost.
    Volley,
    /// A gun: an attack is announced.
    Cannon,
    /// Dice on a table.
    Dice,
    /// A bugle: it is the player's turn.
    Turn,
    /// A bell: the other player says something, or asks.
    Message,
}

impl Sound {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Sound; 6] =
        [Sound::March, Sound::Volley, Sound::Cannon, Sound::Dice, Sound::Turn, Sound::Message];

    /// What it is called in a file's name.
    const fn name(self) -> &'static str {
        match self {
            Sound::March => "march",
            Sound::Volley => "volley",
            Sound::Cannon => "cannon",
            Sound::Dice => "dice",
            Sound::Turn => "turn",
            Sound::Message => "message",
        }
    }

    /// What is heard when something begins to be seen.
    pub(crate) fn of(event: &Happening) -> Option<Sound> {
        match &event.milestone {
            Some(Milestone::Fight(_)) => Some(Sound::Cannon),
            Some(Milestone::Throw(_)) => Some(Sound::Dice),
            Some(Milestone::Loss(_)) => Some(Sound::Volley),
            _ => event.is_march().then_some(Sound::March),
        }
    }
}

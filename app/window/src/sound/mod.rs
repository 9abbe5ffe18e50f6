//! The sounds of a battle: a few, made here by arithmetic, without any recording. A window plays them; tests
//! and programs that measure never do.

mod player;
mod synth;

pub(crate) use player::Speaker;

use language::happening::{Happening, Milestone};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sound {
    /// A drum: a unit marches.
    March,
    /// Muskets: a unit is lost.
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

    /// The name of the sound in a file name.
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

    /// The sound for the beginning of an event.
    pub(crate) fn of(event: &Happening) -> Option<Sound> {
        match &event.milestone {
            Some(Milestone::Fight(_)) => Some(Sound::Cannon),
            Some(Milestone::Throw(_)) => Some(Sound::Dice),
            Some(Milestone::Loss(_)) => Some(Sound::Volley),
            _ => event.is_march().then_some(Sound::March),
        }
    }
}

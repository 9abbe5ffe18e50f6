//! The player at this end of a match over the wire, before it is known by which rules it goes.

use super::lines::LineHand;
use crate::table::{BotHand, Guest, LaidTable, LocalPlayer, MatchParticipant, Quiet};
use language::bot::BotKind;
use language::system::Systems;
use net::driver::Journey;
use std::io::Write;
use std::time::Duration;

/// A bot, a program or a person at this end.
pub enum Who {
    /// A bot, which reports events in sentences.
    Bot {
        /// The kind of bot.
        kind: BotKind,
        /// The seed of its choices.
        seed: u64,
        /// The amount it reports.
        quiet: Quiet,
        /// Time it takes over every answer.
        pace: Duration,
        /// The place it reports to.
        out: Box<dyn Write + Send>,
    },
    /// A program that speaks JSON lines.
    Lines(Box<dyn Write + Send>),
    /// A person at a window.
    Window(Guest),
}

impl Who {
    /// Its hand in a match.
    pub fn hand(self, systems: Systems) -> Box<dyn MatchParticipant> {
        match self {
            Who::Bot { kind, seed, quiet, pace, out } => {
                Box::new(BotHand::new(systems, kind, seed, quiet, out).at_pace(pace))
            }
            Who::Lines(out) => Box::new(LineHand::new(systems, out)),
            Who::Window(guest) => guest.hand(),
        }
    }
}

impl LaidTable {
    /// Plays until the match is over, the player leaves, or it cannot go on.
    pub async fn play(self, player: &LocalPlayer, who: Who) -> anyhow::Result<Journey> {
        self.play_with(player, &mut *who.hand(player.systems)).await
    }
}

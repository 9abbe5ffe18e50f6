//! The game after the last entry, with what the record asks of it most.

use engine::contract::Phase;
use engine::referee::{Referee, Waits};
use std::sync::Arc;

/// The game, shared with the places one can go back to, and its answers to what every message and every tick of a clock asks.
/// The rules work such an answer out anew for every question, and a game never changes: it is asked once.
#[derive(Clone, Debug)]
pub(super) struct Present {
    game: Arc<dyn Referee>,
    waits: Waits,
    phase: Phase,
}

impl Present {
    pub(super) fn new(game: Arc<dyn Referee>) -> Present {
        Present { waits: game.waits(), phase: game.phase(), game }
    }

    /// The game itself.
    pub(super) const fn game(&self) -> &Arc<dyn Referee> {
        &self.game
    }

    /// The input that the rules wait for.
    pub(super) const fn waits(&self) -> &Waits {
        &self.waits
    }

    /// The count of the boundary last passed.
    pub(super) const fn phase(&self) -> u32 {
        self.phase.count
    }
}

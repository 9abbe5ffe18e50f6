//! The automatic steps of the rules between two decisions (3).

use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::*;

/// More steps than the rules can take on their own between two questions, by far.
const FUSE: u32 = 100_000;

impl Game {
    /// Continues until a side must decide or a die must be rolled.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        for _ in 0..FUSE {
            self.tidy_redoubts();
            self.relieve(report);
            self.recall(report);
            if self.is_armistice() {
                if let Some(side) = self.campaign().map(|campaign| campaign.leaves_map) {
                    report.tell(What::Armistice { side }, [rules::OFF_MAP]);
                }
                return self.end_game(Ending::Armistice, report);
            }
            if !self.question().settle(self, report) {
                return;
            }
        }
    }

    /// Whether play has come to rest here: it stops where no question settles itself and no armistice ends the game.
    /// This is what stops `go_on`, so that every position that play has left can be resumed.
    pub(crate) fn is_at_rest(&self) -> bool {
        let mut trial = self.scratch();
        !trial.is_armistice() && !trial.question().settle(&mut trial, &mut Report::default())
    }
}

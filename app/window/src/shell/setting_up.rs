//! Sets a match up once the player has seen the sign that says so.

use super::opening::{Opening, Opens};
use super::program::Shell;
use crate::before::start_screen::Decided;
use crate::book::help;
use egui::Context;

impl Shell {
    /// Does what was decided; what takes a moment is done once a sign is seen.
    pub(super) fn decide_soon(&mut self, decided: Decided) {
        match Opening::words_on(&decided) {
            Some(words) => self.open_soon(Opening::of(decided, words)),
            None => self.decide(decided),
        }
    }

    /// Sets this up once its sign is seen; a second press meanwhile does nothing.
    pub(super) fn open_soon(&mut self, opening: Opening) {
        self.opening.get_or_insert(opening);
        self.ctx.request_repaint();
    }

    /// Begins what is being set up, if its sign is seen.
    pub(super) fn open_now(&mut self, ctx: &Context) {
        let Some(opening) = self.opening.take_if(|opening| opening.is_seen(ctx)) else { return };
        match opening.into_work() {
            Opens::Decided(decided) => self.decide(*decided),
            Opens::FirstGame(system) => {
                if let Some(wanted) = help::first_battle(self.player.systems, system) {
                    self.decide(Decided::Play(Box::new(wanted)));
                    self.help.begin_lesson(system);
                }
            }
        }
    }
}

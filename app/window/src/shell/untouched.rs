//! That showing a game changes nothing.

use super::screen::Screen;
use engine::digest::Hash;
use play::table::Now;
use std::sync::Arc;

/// A debug build's memory of the game that a frame shows, to see that showing it changes nothing.
pub(super) struct Shown(Option<(Arc<Now>, Hash)>);

impl Shown {
    /// The game that is shown now.
    pub(super) fn of(screen: &Screen) -> Shown {
        let Screen::Match(screen) = screen else { return Shown(None) };
        let now = screen.board.now().filter(|_| cfg!(debug_assertions));
        Shown(now.map(|now| (Arc::clone(now), now.position.hash())))
    }

    /// Fails a debug build whose frame changed the game.
    pub(super) fn is_untouched(&self) {
        if let Some((now, before)) = &self.0 {
            debug_assert!(
                now.position.hash() == *before,
                "a frame changed the game it shows; the window may only read it"
            );
        }
    }
}

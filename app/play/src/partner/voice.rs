//! How somebody at a far table hears of his match.

use super::table::Heard;
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// Wakes whoever listens.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// Tells whoever sits at the table what he is to hear.
#[derive(Clone)]
pub(super) struct Voice {
    pub(super) tell: Sender<Heard>,
    pub(super) wake: Wake,
}

impl Voice {
    pub(super) fn say(&self, heard: Heard) {
        // Nobody listens any more once the player has left.
        let _ = self.tell.send(heard);
        (self.wake)();
    }
}

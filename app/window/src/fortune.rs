//! Counts the luck of a match while it is played: each roll is weighed against the position it was rolled in.

use play::luck::Luck;
use play::partner::Now;
use engine::art_of_war::Event;
use engine::contract::{Game as _, Pending};
use std::sync::Arc;

/// The last position in which somebody was to decide, and what happened since.
#[derive(Default)]
pub(super) struct Fortune {
    /// That position, with the luck up to it.
    before: Option<(Arc<Now>, Luck)>,
    since: Vec<Event>,
}

impl Fortune {
    /// Something happened: the luck with it, if luck was in it.
    pub(super) fn happened(&mut self, events: &[Event]) -> Option<Luck> {
        let (before, luck) = self.before.as_ref()?;
        self.since.extend_from_slice(events);
        let mut luck = *luck;
        luck.hear(&before.game, &self.since);
        Some(luck)
    }

    /// A position is reached, with the luck up to it.
    pub(super) fn stands(&mut self, now: &Arc<Now>, luck: Luck) {
        if !matches!(now.game.pending(), Pending::Roll(_)) {
            self.before = Some((Arc::clone(now), luck));
            self.since.clear();
        }
    }

    /// What was known of positions no longer holds.
    pub(super) fn forget(&mut self) {
        *self = Fortune::default();
    }
}

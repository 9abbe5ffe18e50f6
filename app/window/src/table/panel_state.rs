//! How the panels stand: what is folded, which chart is open, and what was worked out for the position that is shown.

use crate::board::roll_proof::ProofCard;
use crate::settings::kept_panels::Kept;
use engine::hex::Hex;

/// How the panels of a match stand.
#[derive(Default)]
pub(super) struct PanelState {
    pub(super) kept: Kept,
    recalled: bool,
    /// The proof that is looked at.
    pub(super) proof: Option<ProofCard>,
    /// Hexes that a panel points at.
    pub(super) lit: Vec<Hex>,
    /// Hexes that the card of the guided game speaks of.
    pub(super) taught: Vec<Hex>,
}

impl PanelState {
    /// Takes over what was kept, once for a match, and keeps what is new.
    pub(super) fn remember(&mut self, ctx: &egui::Context) {
        if self.recalled {
            self.kept.install(ctx);
        } else {
            self.kept = Kept::of(ctx);
            self.recalled = true;
        }
    }
}

#[cfg(test)]
impl PanelState {
    /// Stands as it would have been kept.
    pub(super) fn recall(&mut self, kept: Kept) {
        self.kept = kept;
        self.recalled = true;
    }
}

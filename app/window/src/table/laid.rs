//! The overlays as they were last worked out, and all that they depend on.

use super::refused::Refused;
use crate::board::measure::Measured;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Draft, Key, Pick, PieceId};
use scene::Overlay;
use std::collections::BTreeSet;

/// Everything that the overlays depend on. While it is the same, they are not worked out again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    /// The position, counted.
    pub(super) position: u64,
    pub(super) asked: Option<Side>,
    pub(super) events: usize,
    pub(super) selected: Option<PieceId>,
    pub(super) focus: Option<Hex>,
    /// The other thing under the pointer.
    pub(super) over: Option<Pick>,
    pub(super) cursor: Option<Hex>,
    pub(super) draft: Draft,
    /// Number of edits in the change being composed; `None` while there is no change.
    pub(super) edits: Option<usize>,
    pub(super) refusal: Option<Refused>,
    pub(super) shown: [bool; 2],
    /// The layers that are ticked.
    pub(super) layers: BTreeSet<Key>,
    pub(super) measured: Option<Measured>,
    /// Number of times the shown hint has changed.
    pub(super) hint: u32,
    /// The hexes that the card of the guided game speaks of.
    pub(super) taught: Vec<Hex>,
    /// The hexes that a page beside the board pointed at.
    pub(super) lit: Vec<Hex>,
}

/// The overlays, with everything they depended on.
pub(super) type Laid = (Seen, Vec<Overlay>);

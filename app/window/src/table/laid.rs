//! What lay over the board when it was last worked out, and from what.

use super::refused::Refused;
use crate::board::measure::Measured;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Draft, Key, Pick, PieceId};
use scene::Overlay;
use std::collections::BTreeSet;

/// Everything that what lies over the board depends on. While it is the same, nothing is worked out again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    /// The position, counted.
    pub(super) position: u64,
    pub(super) asked: Option<Side>,
    pub(super) events: usize,
    pub(super) selected: Option<PieceId>,
    pub(super) focus: Option<Hex>,
    /// What else the pointer is on.
    pub(super) over: Option<Pick>,
    pub(super) cursor: Option<Hex>,
    pub(super) draft: Draft,
    /// How many edits are put together, while a change is.
    pub(super) edits: Option<usize>,
    pub(super) refusal: Option<Refused>,
    pub(super) shown: [bool; 2],
    /// What is laid over the board by ticking a box.
    pub(super) layers: BTreeSet<Key>,
    pub(super) measured: Option<Measured>,
    /// How often what is shown of a hint has changed.
    pub(super) hint: u32,
    /// What the card of the guided game speaks of.
    pub(super) taught: Vec<Hex>,
    /// What a page beside the board pointed at.
    pub(super) lit: Vec<Hex>,
}

/// What lay over the board, with what it depended on.
pub(super) type Laid = (Seen, Vec<Overlay>);

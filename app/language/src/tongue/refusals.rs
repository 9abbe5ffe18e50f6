//! The means of a system to say its refusals.

use super::catalogue::Catalogue;
use crate::ask::pick::PieceId;

/// The messages of a system's refusals, and the pieces of the units in their facts.
#[derive(Clone, Copy, Debug)]
pub struct Refusals {
    pub(super) messages: &'static Catalogue,
    pub(super) piece_of: fn(u16) -> PieceId,
}

impl Refusals {
    /// The refusals of a system with these messages.
    pub const fn new(messages: &'static Catalogue, piece_of: fn(u16) -> PieceId) -> Refusals {
        Refusals { messages, piece_of }
    }
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals::new(&crate::MESSAGES, PieceId)
    }
}

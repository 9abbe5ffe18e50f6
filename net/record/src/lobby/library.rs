//! Battles that a guest knows before one is offered.

use crate::header::Terms;
use engine::digest::Hash;

/// The battles a guest knows.
pub trait Library: Send {
    /// The bytes of a battle that is known here.
    fn bytes(&self, wanted: &Hash) -> Option<Vec<u8>>;

    /// The reason not to play a battle that is unknown here although its rules are known: a sentence that both players
    /// read.
    fn objection(&self, _terms: &Terms, _battle: &[u8]) -> Option<String> {
        None
    }
}

/// A library without books, in which nothing is missed either: every battle comes from the host.
#[derive(Clone, Copy, Debug)]
pub struct NoBooks;

impl Library for NoBooks {
    fn bytes(&self, _: &Hash) -> Option<Vec<u8>> {
        None
    }
}

/// A function that only looks a battle up.
impl<F: Fn(&Hash) -> Option<Vec<u8>> + Send> Library for F {
    fn bytes(&self, wanted: &Hash) -> Option<Vec<u8>> {
        self(wanted)
    }
}

//! The systems whose battles can be read.

use crate::reader::Reader;
use std::fmt;

/// The readers of one system or of several. The first battle of the first one is the battle to begin with.
#[derive(Clone, Copy)]
pub struct Readers(&'static [&'static Reader]);

impl Readers {
    /// These readers, in this order.
    pub const fn new(readers: &'static [&'static Reader]) -> Readers {
        Readers(readers)
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = &'static Reader> {
        self.0.iter().copied()
    }
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|reader| reader.name)).finish()
    }
}

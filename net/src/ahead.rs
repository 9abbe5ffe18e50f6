//! Signatures of a record, checked ahead of whoever carries its entries out, by as many threads as take part.
//!
//! Each signature is checked by itself and strictly, as always; only who does it, and when, depends on the threads.

use crate::entry::SignedEntry;
use crate::header::Header;
use crate::identity::BadSignature;
use crate::prepared::PreparedKey;
use engine::contract::Side;
use engine::digest::Hash;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

type Checked = Result<Hash, BadSignature>;

/// The signatures of these entries.
pub(crate) struct Ahead<'a> {
    entries: &'a [SignedEntry],
    keys: [PreparedKey; 2],
    /// The first that nobody has begun with.
    next: AtomicUsize,
    checked: Vec<OnceLock<Checked>>,
}

impl<'a> Ahead<'a> {
    /// Nothing is checked yet.
    pub(crate) fn new(entries: &'a [SignedEntry], header: &Header) -> Ahead<'a> {
        let keys = Side::BOTH.map(|side| PreparedKey::new(header.player(side).key));
        let checked = entries.iter().map(|_| OnceLock::new()).collect();
        // The header's is checked by whoever opens the record.
        Ahead { entries, keys, next: AtomicUsize::new(1), checked }
    }

    /// Checks one that nobody has begun with; false if there is none.
    pub(crate) fn check_next(&self) -> bool {
        let at = self.next.fetch_add(1, Ordering::Relaxed);
        let (Some(signed), Some(place)) = (self.entries.get(at), self.checked.get(at)) else { return false };
        // Nobody else fills this place.
        let _ = place.set(self.check(signed));
        true
    }

    fn check(&self, signed: &SignedEntry) -> Checked {
        let key = self.keys.get(signed.entry.author.index()).ok_or(BadSignature)?;
        let hash = signed.entry.hash();
        key.verify_hash(&hash, &signed.signature).map(|()| hash)
    }

    /// What was found about an entry. Until somebody else is done with it, others are checked meanwhile.
    pub(crate) fn checked(&self, at: usize) -> Checked {
        loop {
            if let Some(found) = self.checked.get(at).and_then(OnceLock::get) {
                return *found;
            }
            if !self.check_next() {
                // All are begun with, and this one is under way somewhere: doing it again is quicker than waiting.
                return self.entries.get(at).map_or(Err(BadSignature), |signed| self.check(signed));
            }
        }
    }

    /// Nothing more is wanted.
    pub(crate) fn stop(&self) {
        self.next.store(self.entries.len(), Ordering::Relaxed);
    }
}

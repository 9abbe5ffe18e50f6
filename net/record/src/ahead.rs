//! Signatures of a record, checked ahead of the caller that replays its entries. As many threads as take part check
//! them; they belong to the caller.
//!
//! Each signature is checked by itself and strictly, as always; only the thread and the moment differ.

use crate::entry::{Body, SignedEntry};
use crate::file::Record;
use crate::header::Header;
use crate::identity::BadSignature;
use crate::prepared::{Check, PreparedKey, TOGETHER, verify_together};
use engine::contract::Side;
use engine::digest::Hash;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

type Checked = Result<Hash, BadSignature>;

/// The signatures of these entries.
pub struct Ahead<'a> {
    entries: &'a [SignedEntry],
    keys: [PreparedKey; 2],
    /// The first entry that no thread has begun to check.
    next: AtomicUsize,
    checked: Vec<OnceLock<Checked>>,
}

impl<'a> Ahead<'a> {
    /// The signatures of a record, none of them checked yet; `None` if it does not begin with a header.
    pub fn of(record: &'a Record) -> Option<Ahead<'a>> {
        // The header's is checked by the caller that opens the record.
        Ahead::of_entries(&record.entries, 1)
    }

    /// The same for entries that are read already, from one of them on: those before it are not looked at.
    pub(crate) fn of_entries(entries: &'a [SignedEntry], from: usize) -> Option<Ahead<'a>> {
        match entries.first().map(|signed| &signed.entry.body) {
            Some(Body::Header(header)) => Some(Ahead::new(entries, header, from)),
            _ => None,
        }
    }

    fn new(entries: &'a [SignedEntry], header: &Header, from: usize) -> Ahead<'a> {
        let keys = Side::BOTH.map(|side| PreparedKey::new(header.player(side).key));
        let checked = entries.iter().map(|_| OnceLock::new()).collect();
        Ahead { entries, keys, next: AtomicUsize::new(from), checked }
    }

    /// Checks some entries that no thread has begun with; false if there are none.
    pub fn check_next(&self) -> bool {
        let from = self.next.fetch_add(TOGETHER, Ordering::Relaxed);
        let Some(entries) = self.entries.get(from..).filter(|rest| !rest.is_empty()) else { return false };
        let places = self.checked.get(from..).unwrap_or_default();
        for (place, found) in places.iter().zip(self.check(entries)) {
            // No other thread fills this place.
            let _ = place.set(found);
        }
        true
    }

    /// Checks the first of these entries, as many as are finished together.
    fn check(&self, entries: &[SignedEntry]) -> Vec<Checked> {
        let [first, second] = &self.keys;
        let checks: Vec<Check<'_>> = entries
            .iter()
            .take(TOGETHER)
            .map(|signed| {
                let key = if signed.entry.author == Side::First { first } else { second };
                (key, signed.entry.hash(), signed.signature)
            })
            .collect();
        verify_together(&checks).zip(&checks).map(|(found, (_, hash, _))| found.map(|()| *hash)).collect()
    }

    /// Result of checking an entry. While another thread is busy with it, this one checks others.
    pub fn checked(&self, at: usize) -> Checked {
        loop {
            if let Some(found) = self.checked.get(at).and_then(OnceLock::get) {
                return *found;
            }
            if !self.check_next() {
                // All are begun, and another thread is at this one: checking it again is quicker than waiting.
                let alone = self.entries.get(at).map(std::slice::from_ref).unwrap_or_default();
                return self.check(alone).first().copied().unwrap_or(Err(BadSignature));
            }
        }
    }

    /// Nothing more is wanted.
    pub fn stop(&self) {
        self.next.store(self.entries.len(), Ordering::Relaxed);
    }
}

//! A disk that keeps what was written whole, tears what was being written when the power went, and fails when told to.

use crate::record::{self, MARK, Record};
use crate::secrets::Secrets;
use engine::digest::Hash;

/// The files of one player.
#[derive(Clone, Debug, Default)]
pub(super) struct Disk {
    pub(super) match_id: Option<Hash>,
    pub(super) record: Vec<u8>,
    pub(super) secrets: Vec<u8>,
    /// How many whole entries were written.
    pub(super) entries: u32,
    /// When the record was last written.
    pub(super) written: u64,
}

impl Disk {
    pub(super) fn begin(&mut self, match_id: Hash, secrets: Vec<u8>) {
        *self = Disk { match_id: Some(match_id), record: Vec::new(), secrets, entries: 0, written: 0 };
    }

    pub(super) fn append(&mut self, now: u64, bytes: &[u8]) {
        self.written = now;
        self.record.extend_from_slice(bytes);
        let frame = bytes.strip_prefix(MARK).unwrap_or(bytes);
        self.entries += u32::from(record::is_entry(frame));
    }

    /// The power goes in the middle of writing a secret.
    pub(super) fn tear_secret(&mut self, bytes: &[u8], kept: usize) {
        self.secrets.extend_from_slice(bytes.get(..kept.min(bytes.len().saturating_sub(1))).unwrap_or_default());
    }

    /// The power goes in the middle of a write.
    pub(super) fn tear(&mut self, now: u64, bytes: &[u8], kept: usize) {
        self.written = now;
        self.record.extend_from_slice(bytes.get(..kept.min(bytes.len().saturating_sub(1))).unwrap_or_default());
    }

    /// What is there after a restart; nothing if no match was begun.
    pub(super) fn load(&mut self) -> Option<(Record, Secrets)> {
        let record = Record::read(&self.record).ok();
        let secrets = Secrets::from_bytes(&self.secrets).ok();
        match (record, secrets) {
            (Some(record), Some(secrets)) => {
                self.record.truncate(record.whole);
                // What was cut off must not stand before what is appended next.
                self.secrets = secrets.to_bytes();
                Some((record, secrets))
            }
            _ => {
                *self = Disk::default();
                None
            }
        }
    }
}

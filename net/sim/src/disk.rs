//! A disk that keeps what was written whole, tears what was being written when the power went, and fails when told to.

use engine::digest::Hash;
use record::entry::SignedEntry;
use record::file::{self, MARK, Record};
use record::mark::Signed;
use record::secrets::Secrets;
use record::session::Replayed;

/// The files of one player.
#[derive(Clone, Default)]
pub(super) struct Disk {
    pub(super) match_id: Option<Hash>,
    pub(super) record: Vec<u8>,
    pub(super) secrets: Vec<u8>,
    /// Number of whole entries written.
    pub(super) entries: u32,
    /// The time when the last entry was written, in milliseconds.
    pub(super) grown: u64,
    /// The mark of what its owner has signed; kept elsewhere, so that it is not lost with the record.
    pub(super) signed: Signed,
    /// The time when its owner last signed an entry, in milliseconds.
    pub(super) signed_at: u64,
    /// The secrets as they were last read: growing 65,536 links at every restart was a third of a simulation.
    read: Option<Secrets>,
    /// The record as it was last replayed: replaying it whole at every restart was half of a simulation.
    pub(super) replayed: Option<Replayed>,
}

impl Disk {
    /// A match begins: its secrets as the file has them, and as they are.
    pub(super) fn begin(&mut self, match_id: Hash, secrets: Vec<u8>, read: Option<Secrets>) {
        *self = Disk { match_id: Some(match_id), secrets, read, ..Disk::default() };
    }

    pub(super) fn append(&mut self, now: u64, bytes: &[u8]) {
        self.record.extend_from_slice(bytes);
        let frame = bytes.strip_prefix(MARK).unwrap_or(bytes);
        if file::is_entry(frame) {
            self.entries += 1;
            self.grown = now;
        }
    }

    pub(super) fn sign(&mut self, now: u64, signed: Signed) {
        // An entry marked after a restart was signed some time before: the older time counts.
        if signed.entries > self.signed.entries && signed.at == 0 {
            self.signed_at = now;
        }
        self.signed = signed;
    }

    /// The record is these entries.
    pub(super) fn forge(&mut self, entries: &[SignedEntry]) {
        self.record = Record::write(entries);
        self.entries = u32::try_from(entries.len()).unwrap_or(u32::MAX);
    }

    /// The record comes back from an older copy with this many entries.
    pub(super) fn fall_back(&mut self, entries: usize) {
        let Ok(record) = Record::read(&self.record) else { return };
        let kept = record.entries.get(..entries.max(1)).unwrap_or(&record.entries);
        self.record = Record::write(kept);
        self.entries = u32::try_from(kept.len()).unwrap_or(u32::MAX);
    }

    /// The power goes in the middle of writing a secret.
    pub(super) fn tear_secret(&mut self, bytes: &[u8], kept: usize) {
        self.secrets.extend_from_slice(bytes.get(..kept.min(bytes.len().saturating_sub(1))).unwrap_or_default());
    }

    /// The power goes in the middle of a write.
    pub(super) fn tear(&mut self, bytes: &[u8], kept: usize) {
        self.record.extend_from_slice(bytes.get(..kept.min(bytes.len().saturating_sub(1))).unwrap_or_default());
    }

    /// The record and the secrets after a restart; `None` if no match was begun. The secrets are grown again if `whole`.
    pub(super) fn load(&mut self, whole: bool) -> Option<(Record, Secrets)> {
        let record = Record::read(&self.record).ok();
        let known = self.read.as_ref().filter(|_| !whole);
        let secrets = Secrets::from_bytes_beside(&self.secrets, known).ok();
        match (record, secrets) {
            (Some(record), Some(secrets)) => {
                self.record.truncate(record.whole);
                // A part that was cut off must not come before what is appended next.
                self.secrets = secrets.to_bytes();
                self.read = Some(secrets.clone());
                Some((record, secrets))
            }
            _ => {
                *self = Disk::default();
                None
            }
        }
    }
}

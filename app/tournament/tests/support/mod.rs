//! What several tests need: players, and a folder that goes when the test does.
#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use net::fresh::Seed;
use net::identity::Identity;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use tournament::deed::SignedEntry;
use tournament::state::Tournament;

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder for one test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("estafette-tournament-{name}-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}

pub(crate) fn identity(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

pub(crate) fn boxed(event: &Tournament, seed: u8) -> Box<SignedEntry> {
    Box::new(entry(event, seed))
}

pub(crate) fn entry(event: &Tournament, seed: u8) -> SignedEntry {
    SignedEntry::new(&identity(seed), event.id, &format!("Player {seed}"))
}

pub(crate) fn copy(from: &Path, to: &Path) {
    for end in ["", "-wal", "-shm"] {
        let with = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
        let _ = std::fs::remove_file(with(to));
        if with(from).exists() {
            std::fs::copy(with(from), with(to)).unwrap();
        }
    }
}

//! Files that must not change, and digests that go into them.

use engine::digest::Hash;
use std::fmt;
use std::path::{Path, PathBuf};

/// The folder of golden files and fixtures.
pub(crate) fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Whether this run writes files that are missing. It never writes one that is there.
fn writes(variable: &str) -> bool {
    std::env::var_os(variable).is_some()
}

/// The bytes of a pinned file. If there is none, they are made, and written if the variable is set.
pub(crate) fn kept(path: &Path, variable: &str, make: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    if !path.exists() {
        assert!(writes(variable), "no golden file {}; {variable}=1 writes it", path.display());
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, make()).unwrap();
    }
    std::fs::read(path).unwrap()
}

/// Compares what the program makes with the pinned file of that name, and says in which line they part.
pub(crate) fn is_what_it_was(name: &str, variable: &str, found: &str) {
    let path: PathBuf = folder().join(name);
    let kept = String::from_utf8(kept(&path, variable, || found.as_bytes().to_vec())).unwrap();
    if kept == found {
        return;
    }
    let mut lines = kept.lines().zip(found.lines()).enumerate();
    let parts = lines.find(|(_, (old, new))| old != new);
    let place = parts.map_or_else(
        || format!("it had {} lines and has {}", kept.lines().count(), found.lines().count()),
        |(at, (old, new))| format!("line {}\nwas  {old}\nnow  {new}", at + 1),
    );
    panic!(
        "{} is no longer what the program makes: {place}\nIf rules were meant to change, they change in a new revision \
         (CONTRIBUTING.md). If this file was meant to change, delete it, write it with {variable}=1, and say why in \
         CHANGELOG.md.",
        path.display()
    );
}

/// Compares some of what the program makes with the pinned file of that name: each line must be in it, in the same order.
pub(crate) fn is_part_of_what_it_was(name: &str, variable: &str, found: &str) {
    let path: PathBuf = folder().join(name);
    let kept = std::fs::read_to_string(&path)
        .unwrap_or_else(|_| panic!("no golden file {}; {variable}=1 writes it", path.display()));
    let mut rest = kept.lines();
    let Some(new) = found.lines().find(|line| !rest.any(|old| old == *line)) else { return };
    panic!(
        "{} no longer holds what the program makes:\n{new}\nIf rules were meant to change, they change in a new revision \
         (CONTRIBUTING.md). If this file was meant to change, delete it, write it with {variable}=1, and say why in \
         CHANGELOG.md.",
        path.display()
    );
}

/// A running digest of things that come one after the other.
#[derive(Clone, Copy)]
pub(crate) struct Digest {
    count: u64,
    hash: Hash,
}

impl Digest {
    pub(crate) const NEW: Digest = Digest { count: 0, hash: Hash([0; 32]) };

    /// Takes in the next thing.
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        self.count += 1;
        let link = Hash::of_bytes("estafette pin", bytes);
        self.hash = Hash::of("estafette pins", &(self.hash, link));
    }

    /// The digest of one thing.
    pub(crate) fn of(bytes: &[u8]) -> Digest {
        let mut digest = Digest::NEW;
        digest.add(bytes);
        digest
    }
}

impl fmt::Display for Digest {
    /// The number of things, and half of the hash: enough to tell two apart, and short enough for a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.count, short(self.hash))
    }
}

/// The first half of a hash.
pub(crate) fn short(hash: Hash) -> String {
    hash.to_string().chars().take(32).collect()
}

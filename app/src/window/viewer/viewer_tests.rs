//! The viewer as a whole, on matches that are kept for tests.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail loudly")]

use std::path::{Path, PathBuf};

/// A match that is kept for tests.
pub(super) fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/fixtures/matches/{name}.estafette"))
}

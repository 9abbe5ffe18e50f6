//! Battles by name, the ford among them.

pub use play::library::*;

use std::path::Path;

/// Opens a battle by its id, or a scenario file or folder, looked for beside `beside` too.
pub fn open(name: &str, beside: Option<&Path>) -> Result<Battle, NoBattle> {
    crate::systems::with_ford();
    play::library::open(name, beside)
}

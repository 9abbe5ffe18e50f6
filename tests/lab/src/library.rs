//! Battles by name, the ford among them.

use language::battle::{Battle, NoBattle};

use crate::systems::WITH_FORD;
use std::path::Path;

/// Opens a battle by its id, or a scenario file or folder, looked for beside `beside` too.
pub fn open(name: &str, beside: Option<&Path>) -> Result<Battle, NoBattle> {
    WITH_FORD.open(name, beside)
}

//! Measurements without a picture.

pub mod engine;
pub mod far;
pub mod net;
pub mod relay;
pub mod replay;
pub mod siege;
mod thinking;

use anyhow::bail;
use std::path::PathBuf;

/// The program without a window, which some measurements start. It is looked for beside this one.
pub fn keeper() -> anyhow::Result<PathBuf> {
    let name = format!("estafette-keeper{}", std::env::consts::EXE_SUFFIX);
    let program = std::env::current_exe()?.with_file_name(name);
    if !program.is_file() {
        bail!("{} is not built yet: cargo build -p estafette-keeper, with the same profile", program.display());
    }
    Ok(program)
}

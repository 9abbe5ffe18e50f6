//! Measurements without a picture.

pub mod engine;
pub mod far;
pub(crate) mod measured;
pub mod net;
pub mod pins;
pub mod relay;
pub mod replay;
pub mod siege;
mod thinking;
pub mod words;

use anyhow::bail;
use language::system::AnySystem;
use std::path::PathBuf;

/// The systems that the program offers its players: all of the laboratory's but the ford.
pub fn offered() -> &'static [&'static dyn AnySystem] {
    ::systems::ALL.list()
}

/// The program without a window, which some measurements start. It is looked for beside this one.
pub fn keeper() -> anyhow::Result<PathBuf> {
    let name = format!("estafette-keeper{}", std::env::consts::EXE_SUFFIX);
    let program = std::env::current_exe()?.with_file_name(name);
    if !program.is_file() {
        bail!("{} is not built yet: cargo build -p estafette-keeper, with the same profile", program.display());
    }
    Ok(program)
}

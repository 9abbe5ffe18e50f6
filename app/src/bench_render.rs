//! `estafette bench render`: what a frame costs.

use clap::Args;
use std::io::Write;

/// What to measure.
#[derive(Args, Clone, Debug)]
pub struct BenchRender {
    /// Tell it as JSON
    #[arg(long)]
    pub json: bool,
}

/// Measures and tells.
pub fn run(_bench: &BenchRender, _out: &mut impl Write) -> anyhow::Result<()> {
    Ok(())
}

//! `miscount`: one of two machines miscounts.

use clap::Args;
use lab::{library, miscount};
use std::io::Write;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Miscount {
    /// A built-in battle, or a scenario file
    #[arg(long, default_value = "eylau")]
    scenario: String,
    /// The guest's machine miscounts after this many commands and rolls
    #[arg(long, default_value_t = 40)]
    after: u32,
    /// Folder for the files of both players; a new one among temporary files if not given
    #[arg(long)]
    out: Option<PathBuf>,
    /// Seed of the bots; the dice follow none
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Shows it, and whether the records are the same and only the false hash is held against its author.
pub(crate) fn run(args: &Miscount, out: &mut impl Write) -> anyhow::Result<bool> {
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => std::env::temp_dir().join(format!("estafette-miscount-{}", std::process::id())),
    };
    let battle = library::open(&args.scenario, None)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let mut progress = |text: &str| eprintln!("{text}");
    let shown = runtime.block_on(miscount::shown(&battle, folder, args.after, args.seed, &mut progress))?;
    writeln!(out, "Both records: {} and {}", shown.records[0].display(), shown.records[1].display())?;
    for line in &shown.proofs[0].lines {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(shown.is_good())
}

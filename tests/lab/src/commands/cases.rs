//! `cases`: rule cases from files.

use anyhow::bail;
use clap::Args;
use lab::cases;
use std::io::Write;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Cases {
    /// Files and folders
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Name the files that pass, too
    #[arg(long)]
    verbose: bool,
}

/// Runs them, and whether all passed.
pub(crate) fn run(args: &Cases, out: &mut impl Write) -> anyhow::Result<bool> {
    let files = cases::collect(&args.paths).map_err(anyhow::Error::msg)?;
    if files.is_empty() {
        bail!("there is no case file in what was named");
    }
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    let mut runner = cases::Runner::new();
    for file in files {
        match runner.run(&file) {
            cases::CaseVerdict::Passed => {
                passed += 1;
                if args.verbose {
                    writeln!(out, "passed  {}", file.display())?;
                }
            }
            cases::CaseVerdict::Failed(reason) => {
                failed += 1;
                writeln!(out, "FAILED  {}\n        {reason}", file.display())?;
            }
            cases::CaseVerdict::Skipped(reason) => {
                skipped += 1;
                writeln!(out, "skipped {}\n        {reason}", file.display())?;
            }
        }
    }
    let rest = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
    writeln!(out, "{passed} passed, {failed} failed{rest}")?;
    out.flush()?;
    Ok(failed == 0)
}

//! `luggage`: a player moves to another computer with their key and matches, in a transfer file.

use crate::MESSAGES;
use anyhow::Context;
use clap::Subcommand;
use language::say;
use language::system::Systems;
use net::folders::Folders;
use net::luggage;
use play::table::LocalPlayer;
use std::io::Write;
use std::path::PathBuf;

/// The two uses of a transfer file.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum Luggage {
    Pack { file: PathBuf },
    Unpack { file: PathBuf },
}

/// Packs or unpacks.
pub(crate) fn run(systems: Systems, luggage: &Luggage, out: &mut impl Write) -> anyhow::Result<bool> {
    match luggage {
        Luggage::Pack { file } => {
            let player = LocalPlayer::load(systems, None)?;
            let files = luggage::pack(&player.folders, file)?;
            let packed = say!(
                MESSAGES,
                "commands-luggage-packed",
                name = player.name.clone(),
                fingerprint = player.identity.key().fingerprint().to_string(),
                files = files,
                file = file.display().to_string()
            );
            writeln!(out, "{packed}\n{}", say!(MESSAGES, "commands-luggage-warning"))?;
        }
        Luggage::Unpack { file } => {
            let folders = Folders::find().with_context(|| say!(MESSAGES, "commands-luggage-folders"))?;
            let unpacked = luggage::unpack(&folders, file)?;
            let fingerprint = unpacked.key.fingerprint().to_string();
            writeln!(out, "{}", say!(MESSAGES, "commands-luggage-key", fingerprint = fingerprint))?;
            let (files, kept) = (unpacked.files, unpacked.kept);
            writeln!(out, "{}", say!(MESSAGES, "commands-luggage-imported", files = files, kept = kept))?;
            unpacked.laid_aside().iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
    }
    out.flush()?;
    Ok(true)
}

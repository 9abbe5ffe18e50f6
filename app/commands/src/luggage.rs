//! `luggage`: a player moves to another computer with their key and matches, in a transfer file.

use anyhow::Context;
use clap::Subcommand;
use language::system::Systems;
use net::folders::Folders;
use net::luggage;
use play::table::LocalPlayer;
use std::io::Write;
use std::path::PathBuf;

/// The two uses of a transfer file.
#[derive(Subcommand)]
pub enum Luggage {
    /// Export your key, the players you know and your matches to a new file: anyone with the file can play as you
    Pack {
        /// The file
        file: PathBuf,
    },
    /// Import a transfer file: your key, name and matches
    Unpack {
        /// The file
        file: PathBuf,
    },
}

/// Packs or unpacks.
pub(crate) fn run(systems: Systems, luggage: &Luggage, out: &mut impl Write) -> anyhow::Result<bool> {
    match luggage {
        Luggage::Pack { file } => {
            let player = LocalPlayer::load(systems, None)?;
            let files = luggage::pack(&player.folders, file)?;
            writeln!(
                out,
                "{} ({}) with {files} match files: {}\nAnyone with this file can play as you. Once you import it \
                 elsewhere, do not play here any more.",
                player.name,
                player.identity.key().fingerprint(),
                file.display()
            )?;
        }
        Luggage::Unpack { file } => {
            let folders = Folders::find().context("finding your folders")?;
            let unpacked = luggage::unpack(&folders, file)?;
            writeln!(out, "Your key on this computer: {}.", unpacked.key.fingerprint())?;
            writeln!(
                out,
                "Imported {} match files; {} were already here, as long or longer.",
                unpacked.files, unpacked.kept
            )?;
            unpacked.laid_aside().iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
    }
    out.flush()?;
    Ok(true)
}

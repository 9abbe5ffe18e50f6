//! The matches on disk: their list, the notes beside them, the trash, and how a file is opened and proven.

mod notes;
mod shelf;
mod trash;

pub use notes::{notes_path, read_notes, save_notes};
pub use shelf::{MatchShelf, ProofSummary, RecordListing, ShelfFile};
pub use trash::Trash;

use language::battle::Battle;
use language::system::Systems;
use net::store::read_bounded;
use replay::proof::{self, Summary};
use replay::{NoReel, Reel};
use std::path::Path;

/// Opens and proves a record. A battle that is not built in can be given, for its names and its drawing.
pub fn open(systems: Systems, path: &Path, given: Option<&Battle>) -> Result<Reel, NoReel> {
    Reel::read(systems, &read_bounded(path).map_err(|error| NoReel::File(error.to_string()))?, given)
}

/// Proves a file, whatever kind it is.
pub fn prove(systems: Systems, path: &Path) -> anyhow::Result<Summary> {
    proof::prove(systems, &read_bounded(path)?, &path.display().to_string())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::process::Command;

    /// Whatever would read them waits for ever, or reads without end.
    #[test]
    fn a_device_a_pipe_and_a_folder_are_told_not_to_be_files() {
        let folder = std::env::temp_dir().join(format!("estafette-strange-files-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("inside")).unwrap();
        let pipe = folder.join("pipe.toml");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for path in [Path::new("/dev/zero"), &pipe, &folder.join("inside")] {
            let told = format!("{}: it is not a file", path.display());
            assert_eq!(prove(::systems::ALL, path).unwrap_err().to_string(), told);
            assert_eq!(open(::systems::ALL, path, None).map(drop).unwrap_err().to_string(), told);
            assert_eq!(crate::table::system_of_record(::systems::ALL, path).map(drop).unwrap_err().to_string(), told);
        }
        // Notes beside a record.
        let record = folder.join("match.estafette");
        assert!(Command::new("mkfifo").arg(notes_path(&record)).status().unwrap().success());
        assert!(read_notes(&record).is_err());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

//! The folders in which a player's files are kept.
//!
//! Configuration (identity, known opponents) and matches lie where the system wants such things; the variable
//! `ESTAFETTE_HOME` names one folder for all of them instead.

use crate::mark::MarkFolder;
use crate::private_file::make_folder;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fmt, io};

/// The variable that puts everything into one folder.
pub const HOME_VARIABLE: &str = "ESTAFETTE_HOME";
/// The name of our own folder among those of other programs.
const OWN: &str = "estafette";

/// The player's folders. They need not exist yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    configuration: PathBuf,
    matches: PathBuf,
    watched: PathBuf,
}

impl Folders {
    /// The folders of the user who runs this program.
    pub fn find() -> Result<Folders, NoFolders> {
        Folders::from_variables(|name| std::env::var_os(name))
    }

    /// The folders that these environment variables lead to.
    pub fn from_variables(variable: impl Fn(&str) -> Option<OsString>) -> Result<Folders, NoFolders> {
        // A relative path would mean another folder each time: the standards say to pass over it.
        let path = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let home = |below: &str| path("HOME").map(|home| home.join(below));
        if let Some(all) = variable(HOME_VARIABLE).filter(|all| !all.is_empty()) {
            return Ok(Folders::below(all.clone().into(), Path::new(&all)));
        }
        let (configuration, data) = if cfg!(windows) {
            (path("APPDATA"), path("LOCALAPPDATA"))
        } else if cfg!(target_os = "macos") {
            (home("Library/Application Support"), home("Library/Application Support"))
        } else {
            (
                path("XDG_CONFIG_HOME").or_else(|| home(".config")),
                path("XDG_DATA_HOME").or_else(|| home(".local/share")),
            )
        };
        let (configuration, data) = configuration.zip(data).ok_or(NoFolders)?;
        Ok(Folders::below(configuration.join(OWN), &data.join(OWN)))
    }

    fn below(configuration: PathBuf, data: &Path) -> Folders {
        Folders { configuration, matches: data.join("matches"), watched: data.join("watched") }
    }

    /// Makes the folders, for their owner's eyes only.
    pub fn make(&self) -> io::Result<()> {
        [&self.configuration, &self.matches, &self.watched].into_iter().try_for_each(|folder| make_folder(folder))
    }

    /// The player's key.
    pub fn identity_file(&self) -> PathBuf {
        self.configuration.join("identity")
    }

    /// The marks of what the player has signed in each match: beside the key, and not beside the matches, which may be
    /// copied.
    pub fn signed(&self) -> MarkFolder {
        MarkFolder(self.configuration.join("signed"))
    }

    /// The known players.
    pub fn known_file(&self) -> PathBuf {
        self.configuration.join("known-opponents.txt")
    }

    /// The allowed relays.
    pub fn relays_file(&self) -> PathBuf {
        self.configuration.join("relays.txt")
    }

    /// The settings of the window.
    pub fn settings_file(&self) -> PathBuf {
        self.configuration.join("window.json")
    }

    /// The folder of languages that are not built in.
    pub fn languages(&self) -> PathBuf {
        self.matches.with_file_name("languages")
    }

    /// The records of other players' matches that were watched.
    pub fn watched(&self) -> &Path {
        &self.watched
    }

    /// The records of the player's matches, with their secrets beside them.
    pub fn matches(&self) -> &Path {
        &self.matches
    }
}

/// The system names no folder for this user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFolders;

impl fmt::Display for NoFolders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this system names no home folder; set {HOME_VARIABLE} to a folder for Estafette")
    }
}

impl std::error::Error for NoFolders {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folders(variables: &[(&str, &str)]) -> Result<Folders, NoFolders> {
        Folders::from_variables(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn one_variable_moves_everything() {
        let found = folders(&[(HOME_VARIABLE, "/tmp/x"), ("HOME", "/home/ney")]).unwrap();
        assert_eq!(found.identity_file(), Path::new("/tmp/x/identity"));
        assert_eq!(found.known_file(), Path::new("/tmp/x/known-opponents.txt"));
        assert_eq!(found.matches(), Path::new("/tmp/x/matches"));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn on_linux_the_xdg_folders_are_used() {
        let found = folders(&[("HOME", "/home/ney"), ("XDG_CONFIG_HOME", "relative")]).unwrap();
        assert_eq!(found.identity_file(), Path::new("/home/ney/.config/estafette/identity"));
        assert_eq!(found.matches(), Path::new("/home/ney/.local/share/estafette/matches"));
        let found = folders(&[("XDG_CONFIG_HOME", "/c"), ("XDG_DATA_HOME", "/d")]).unwrap();
        assert_eq!(found.identity_file(), Path::new("/c/estafette/identity"));
        assert_eq!(found.matches(), Path::new("/d/estafette/matches"));
    }

    #[test]
    fn a_user_without_a_home_is_told_what_to_do() {
        assert_eq!(folders(&[(HOME_VARIABLE, "")]), Err(NoFolders));
        assert!(NoFolders.to_string().contains(HOME_VARIABLE));
    }

    #[cfg(unix)]
    #[test]
    fn new_folders_are_private() {
        use std::os::unix::fs::PermissionsExt;
        let place = crate::private_file::tests::Folder::new("folders");
        let found = folders(&[(HOME_VARIABLE, place.file("home").to_str().unwrap())]).unwrap();
        found.make().unwrap();
        found.make().unwrap();
        assert_eq!(fs::metadata(found.matches()).unwrap().permissions().mode() & 0o777, 0o700);
    }
}

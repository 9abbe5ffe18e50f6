//! The trash: what is deleted can be had again.
//!
//! On Linux this is the trash of the desktop, as freedesktop.org describes it; elsewhere, and where that trash is on
//! another disk, a folder `trash` beside the matches.

use crate::MESSAGES;
use anyhow::Context;
use language::say;
use net::driver::wall;
use record::invitation::date;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The name of the folder beside the matches.
const BESIDE: &str = "trash";
/// Largest number of files of one name in the trash.
const MOST_OF_A_NAME: u32 = 1_000;

/// The place for deleted files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trash {
    desktop: Option<PathBuf>,
}

impl Trash {
    /// The trash of the user who runs this program.
    pub fn find() -> Trash {
        Trash::from_variables(|name| std::env::var_os(name).map(PathBuf::from))
    }

    /// The trash that these environment variables lead to.
    pub fn from_variables(variable: impl Fn(&str) -> Option<PathBuf>) -> Trash {
        let path = |name: &str| variable(name).filter(|path| path.is_absolute());
        let data = path("XDG_DATA_HOME").or_else(|| path("HOME").map(|home| home.join(".local/share")));
        Trash { desktop: data.filter(|_| cfg!(target_os = "linux")).map(|data| data.join("Trash")) }
    }

    /// Throws a file away, and says where it is now.
    pub fn take(&self, file: &Path) -> anyhow::Result<PathBuf> {
        if let Some(trash) = &self.desktop
            && let Ok(place) = desktop(trash, file)
        {
            return Ok(place);
        }
        beside(file).with_context(|| say!(MESSAGES, "play-trash-refused", file = file.display().to_string()))
    }
}

fn desktop(trash: &Path, file: &Path) -> io::Result<PathBuf> {
    let (files, info) = (trash.join("files"), trash.join("info"));
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(&files)?;
    builder.create(&info)?;
    let whole = std::path::absolute(file)?;
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    for number in 0..MOST_OF_A_NAME {
        let name = if number == 0 { name.clone() } else { format!("{number}-{name}") };
        let place = info.join(format!("{name}.trashinfo"));
        // The program that makes the file of information first has the name.
        let mut told = match OpenOptions::new().write(true).create_new(true).open(&place) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        let goes = files.join(&name);
        let moved = write!(told, "[Trash Info]\nPath={}\nDeletionDate={}\n", encoded(&whole), moment())
            .and_then(|()| fs::rename(file, &goes));
        match moved {
            Ok(()) => return Ok(goes),
            Err(error) => {
                // The file was not moved, so no entry in the trash may remain.
                let _ = fs::remove_file(&place);
                return Err(error);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn beside(file: &Path) -> io::Result<PathBuf> {
    let folder = file.parent().unwrap_or(Path::new(".")).join(BESIDE);
    fs::create_dir_all(&folder)?;
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    for number in 0..MOST_OF_A_NAME {
        let goes = folder.join(if number == 0 { name.clone() } else { format!("{number}-{name}") });
        if !goes.exists() {
            return fs::rename(file, &goes).map(|()| goes);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// A path as a URL writes it.
fn encoded(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let bytes = path.as_os_str().as_encoded_bytes();
    bytes.iter().map(|&b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

/// Now, as the specification writes it. We know no time zone, so the hour is that of UTC.
fn moment() -> String {
    let now = wall();
    date(now).replace(" UTC", &format!(":{:02}", now % 60)).replace(' ', "T")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deleted_match_can_be_restored_and_says_where_it_was() {
        let home = std::env::temp_dir().join(format!("estafette-trash-{}", std::process::id()));
        fs::create_dir_all(&home).unwrap();
        let trash = Trash::from_variables(|name| (name == "HOME").then(|| home.clone()));
        let file = home.join("a match.estafette");
        let mut places = Vec::new();
        for _ in 0..2 {
            fs::write(&file, "kept").unwrap();
            places.push(trash.take(&file).unwrap());
            assert!(!file.exists());
        }
        assert_ne!(places.first(), places.last());
        for place in &places {
            assert_eq!(fs::read_to_string(place).unwrap(), "kept");
        }
        if cfg!(target_os = "linux") {
            let info = home.join(".local/share/Trash/info/a match.estafette.trashinfo");
            let text = fs::read_to_string(info).unwrap();
            assert!(text.starts_with("[Trash Info]\nPath=") && text.contains("a%20match.estafette\n"), "{text}");
            let day = text.lines().last().unwrap().strip_prefix("DeletionDate=").unwrap();
            assert_eq!((day.len(), day.as_bytes().get(10)), (19, Some(&b'T')), "{day}");
        }
        // Without a home there is still the folder beside the file.
        fs::write(&file, "kept").unwrap();
        let place = Trash::from_variables(|_| None).take(&file).unwrap();
        assert!(place.parent().unwrap().ends_with("trash") && place.exists());
        fs::remove_dir_all(&home).unwrap();
    }
}

//! Files that only their owner reads: identities, and later the secrets of a match.
//!
//! A private file appears whole or not at all, and is on disk when [`write_new`] or [`replace`] returns; only the
//! latter puts it in the place of another. On Unix it is made with mode 0600, and one that others can read or write is
//! refused. Elsewhere the user's own configuration folder keeps others out.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use zeroize::Zeroizing;

/// Writes a file that was not there before.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), PrivateFileError> {
    let fault = |error| PrivateFileError::Io(path.to_owned(), error);
    if path.symlink_metadata().is_ok() {
        return Err(PrivateFileError::Exists(path.to_owned()));
    }
    let temporary = temporary_beside(path);
    let written = fill(&temporary, bytes).and_then(|()| publish(&temporary, path));
    if written.is_err() {
        // The first fault is the one to report; a leftover is as private as the file itself.
        let _ = fs::remove_file(&temporary);
    }
    match written {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(PrivateFileError::Exists(path.to_owned())),
        Err(error) => Err(fault(error)),
        Ok(()) => settle_folder(path).map_err(fault),
    }
}

/// Writes a file in the place of another, or where there was none: at every moment the old or the new one is there, whole.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), PrivateFileError> {
    let temporary = temporary_beside(path);
    let written =
        fill(&temporary, bytes).and_then(|()| fs::rename(&temporary, path)).and_then(|()| settle_folder(path));
    written.map_err(|error| {
        // The first fault is the one to report; a leftover is as private as the file itself.
        let _ = fs::remove_file(&temporary);
        PrivateFileError::Io(path.to_owned(), error)
    })
}

/// Makes a folder that only its owner looks into.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Reads a file of at most `limit` bytes.
pub fn read(path: &Path, limit: usize) -> Result<Zeroizing<Vec<u8>>, PrivateFileError> {
    let fault = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => PrivateFileError::Missing(path.to_owned()),
        _ => PrivateFileError::Io(path.to_owned(), error),
    };
    // Before opening: opening a pipe would wait for ever.
    if !fs::metadata(path).map_err(fault)?.is_file() {
        return Err(PrivateFileError::NotAFile(path.to_owned()));
    }
    let file = File::open(path).map_err(fault)?;
    // The file that was opened, not the one at the path by now.
    let found = file.metadata().map_err(fault)?;
    if !found.is_file() {
        return Err(PrivateFileError::NotAFile(path.to_owned()));
    }
    if open_to_others(&found) {
        return Err(PrivateFileError::OpenToOthers(path.to_owned()));
    }
    // With room for all from the start, so that no copy of a secret is left behind by growing.
    let room = limit.saturating_add(1);
    let mut bytes = Zeroizing::new(Vec::with_capacity(room));
    file.take(room as u64).read_to_end(&mut bytes).map_err(fault)?;
    if bytes.len() > limit {
        return Err(PrivateFileError::TooLong(path.to_owned()));
    }
    Ok(bytes)
}

/// The reason a private file was not written or read.
#[derive(Debug)]
pub enum PrivateFileError {
    /// Nothing is there.
    Missing(PathBuf),
    /// Something is there already.
    Exists(PathBuf),
    /// A folder, a pipe, a device.
    NotAFile(PathBuf),
    /// Other users may read or write it.
    OpenToOthers(PathBuf),
    /// Longer than such a file can be.
    TooLong(PathBuf),
    /// The system's own reason.
    Io(PathBuf, io::Error),
}

impl fmt::Display for PrivateFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrivateFileError::Missing(path) => write!(f, "there is no file {}", path.display()),
            PrivateFileError::Exists(path) => {
                write!(f, "{} is there already and will not be replaced; move it away first", path.display())
            }
            PrivateFileError::NotAFile(path) => write!(f, "{} is not an ordinary file", path.display()),
            PrivateFileError::OpenToOthers(path) => write!(
                f,
                "{path} holds a secret, but other users of this computer can read or change it; if nobody has, run \
                 `chmod 600 {path}`, otherwise delete it and start again",
                path = path.display()
            ),
            PrivateFileError::TooLong(path) => write!(f, "{} is longer than it can be", path.display()),
            PrivateFileError::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for PrivateFileError {}

/// A name in the same folder that no other call and no other running program uses.
fn temporary_beside(path: &Path) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-{}.new", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed)));
    path.with_file_name(name)
}

fn fill(temporary: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = match options.open(temporary) {
        // Left by a program that crashed and had our number; its owner does not matter, it was never published.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            fs::remove_file(temporary)?;
            options.open(temporary)?
        }
        other => other?,
    };
    file.write_all(bytes)?;
    file.sync_all()
}

/// Gives the file its name, unless someone else took the name in the meantime.
fn publish(temporary: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(temporary, path) {
        Ok(()) => fs::remove_file(temporary),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // A file system without hard links: two programs on their very first start could now race, and no others.
        Err(_) => fs::rename(temporary, path),
    }
}

/// On Unix a new name is on disk only when its folder is.
fn settle_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(unix)]
fn open_to_others(found: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::mode(found) & 0o077 != 0
}

#[cfg(not(unix))]
fn open_to_others(_found: &fs::Metadata) -> bool {
    false
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A folder of this test's own, gone when the test ends.
    pub(crate) struct Folder(PathBuf);

    impl Folder {
        pub(crate) fn new(test: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("estafette-net-{}-{test}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            Folder(folder)
        }

        pub(crate) fn file(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }

        fn names(&self) -> Vec<String> {
            fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else_is_left() {
        let folder = Folder::new("round-trip");
        let path = folder.file("a");
        write_new(&path, b"secret").unwrap();
        assert_eq!(read(&path, 6).unwrap().as_slice(), b"secret");
        assert_eq!(folder.names(), ["a"]);
    }

    #[test]
    fn a_file_is_never_replaced() {
        let folder = Folder::new("exists");
        let path = folder.file("a");
        write_new(&path, b"first").unwrap();
        assert!(matches!(write_new(&path, b"second"), Err(PrivateFileError::Exists(_))));
        assert_eq!(read(&path, 9).unwrap().as_slice(), b"first");
        assert_eq!(folder.names(), ["a"]);
    }

    #[test]
    fn a_file_can_be_replaced_on_purpose() {
        let folder = Folder::new("replace");
        let path = folder.file("a");
        for content in [&b"first"[..], b"second"] {
            replace(&path, content).unwrap();
            assert_eq!(read(&path, 9).unwrap().as_slice(), content);
        }
        assert_eq!(folder.names(), ["a"]);
        assert!(matches!(replace(&folder.file("none/a"), b""), Err(PrivateFileError::Io(..))));
    }

    #[test]
    fn a_name_taken_in_the_meantime_is_respected() {
        let folder = Folder::new("race");
        let (mine, path) = (folder.file("mine"), folder.file("a"));
        fill(&mine, b"mine").unwrap();
        fill(&path, b"theirs").unwrap();
        assert_eq!(publish(&mine, &path).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(read(&path, 9).unwrap().as_slice(), b"theirs");
    }

    #[test]
    fn missing_long_and_strange_files_are_refused() {
        let folder = Folder::new("strange");
        let path = folder.file("a");
        assert!(matches!(read(&path, 9), Err(PrivateFileError::Missing(_))));
        write_new(&path, b"0123456789").unwrap();
        assert!(matches!(read(&path, 9), Err(PrivateFileError::TooLong(_))));
        assert!(matches!(read(&std::env::temp_dir(), 9), Err(PrivateFileError::NotAFile(_))));
        assert!(matches!(write_new(&folder.file("none/a"), b""), Err(PrivateFileError::Io(..))));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_may_have_any_right_to_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new("mode");
        let path = folder.file("a");
        write_new(&path, b"secret").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        for mode in [0o640, 0o604, 0o620, 0o601] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            let refusal = read(&path, 9).unwrap_err();
            assert!(matches!(refusal, PrivateFileError::OpenToOthers(_)), "mode {mode:o}");
            assert!(refusal.to_string().contains("chmod 600"));
        }
    }
}

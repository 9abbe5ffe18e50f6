//! The private file in which a player's key is kept, made on first use.

use crate::fresh;
use crate::private_file::{self, PrivateFileError};
use record::identity::Identity;
use record::seed::{NoEntropy, Seed};
use std::fmt;
use std::path::{Path, PathBuf};
use zeroize::Zeroizing;

/// Bytes at the start of an identity file; the last figure is the version of the format.
const FILE_MARK: &[u8] = b"estafette identity 1";
/// The mark, the seed, the key.
const FILE_LENGTH: usize = FILE_MARK.len() + 32 + 32;
/// The identity in this file; if there is no such file, a new one, saved there.
pub fn load_or_make(path: &Path) -> Result<Identity, IdentityError> {
    match load(path) {
        Err(IdentityError::File(PrivateFileError::Missing(_))) => {}
        found => return found,
    }
    let made = fresh::identity()?;
    match save(&made, path) {
        Ok(()) => Ok(made),
        // Another program of the same player was first.
        Err(IdentityError::File(PrivateFileError::Exists(_))) => load(path),
        Err(error) => Err(error),
    }
}

/// Saves an identity in a new private file. A file that is there is never replaced: it may hold the only copy of a key.
pub fn save(identity: &Identity, path: &Path) -> Result<(), IdentityError> {
    let mut bytes = Zeroizing::new(Vec::with_capacity(FILE_LENGTH));
    bytes.extend_from_slice(FILE_MARK);
    bytes.extend_from_slice(identity.seed_bytes());
    bytes.extend_from_slice(identity.key().as_bytes());
    Ok(private_file::write_new(path, &bytes)?)
}

/// The identity in this file, which only its owner may read, and which must be whole.
pub fn load(path: &Path) -> Result<Identity, IdentityError> {
    let bytes = private_file::read(path, FILE_LENGTH)?;
    let found = bytes.strip_prefix(FILE_MARK).and_then(|rest| rest.split_first_chunk::<32>());
    let (seed, key) = found.ok_or_else(|| IdentityError::Damaged(path.to_owned()))?;
    let identity = Identity::from_seed(&Seed::from_bytes(*seed));
    // The key follows from the seed; that it is in the file as well shows any damage to either.
    if key != identity.key().as_bytes() {
        return Err(IdentityError::Damaged(path.to_owned()));
    }
    Ok(identity)
}

/// The reason there is no identity.
#[derive(Debug)]
pub enum IdentityError {
    /// The file could not be read or written as it should.
    File(PrivateFileError),
    /// The file is not one whole identity.
    Damaged(PathBuf),
    /// None could be made.
    NoEntropy(NoEntropy),
}

impl fmt::Display for IdentityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IdentityError::File(error) => error.fmt(f),
            IdentityError::Damaged(path) => write!(
                f,
                "{} is damaged or not an identity; restore it from a backup, or move it away to start as a new player",
                path.display()
            ),
            IdentityError::NoEntropy(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for IdentityError {}

impl From<PrivateFileError> for IdentityError {
    fn from(error: PrivateFileError) -> IdentityError {
        IdentityError::File(error)
    }
}

impl From<NoEntropy> for IdentityError {
    fn from(error: NoEntropy) -> IdentityError {
        IdentityError::NoEntropy(error)
    }
}

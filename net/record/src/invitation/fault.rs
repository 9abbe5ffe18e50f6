//! Faults of a code that a person pasted.

use super::date::date;
use std::fmt;

/// The reason a text is no usable code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It is something else.
    Foreign,
    /// It is whole, but this version cannot read it.
    Newer,
    /// A letter in it is wrong.
    Mistyped,
    /// Its end is missing.
    CutShort,
    /// Something is stuck to it.
    TooLong,
    /// Its time is over.
    Expired {
        /// The moment at which it ended, in seconds since 1970.
        since: u64,
    },
}

impl CodeError {
    /// A short name that stays the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            CodeError::Foreign => "code-foreign",
            CodeError::Newer => "code-newer",
            CodeError::Mistyped => "code-mistyped",
            CodeError::CutShort => "code-cut-short",
            CodeError::TooLong => "code-too-long",
            CodeError::Expired { .. } => "code-expired",
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Foreign => f.write_str(
                "this is not an Estafette code; a code begins with i, r or w and is one string of 44 to 100 letters, \
                 digits, - and _",
            ),
            CodeError::Newer => f.write_str(
                "this code was made by a newer version of Estafette; update yours, or ask the host to use your version",
            ),
            CodeError::Mistyped => {
                f.write_str("a character of this code is wrong; copy it again in one piece instead of typing it")
            }
            CodeError::CutShort => f.write_str("the end of this code is missing; copy all of it"),
            CodeError::TooLong => f.write_str("there is extra text at the end of this code; copy only the code"),
            CodeError::Expired { since } => {
                write!(f, "this code expired on {}; ask the host for a new one", date(*since))
            }
        }
    }
}

impl std::error::Error for CodeError {}

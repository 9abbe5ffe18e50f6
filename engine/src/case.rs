//! The number of a rule: the number in a refusal, in the explanation of an event, and in a ledger row.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A numbered case of a rulebook, `4.5`; a section without numbered cases is `N.0`.
///
/// ```
/// use engine::case::Case;
/// let stop: Case = "4.5".parse().unwrap();
/// assert_eq!(stop, Case::new(4, 5));
/// assert_eq!(stop.to_string(), "4.5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Case {
    /// The section, the number before the point.
    pub section: u8,
    /// The case within its section, the number after the point.
    pub number: u8,
}

impl Case {
    /// The case `section.number`.
    pub const fn new(section: u8, number: u8) -> Self {
        Case { section, number }
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.section, self.number)
    }
}

/// The text was not a case number such as `4.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACase;

impl fmt::Display for NotACase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rule case is written as two numbers with a point between, such as 4.5")
    }
}

impl std::error::Error for NotACase {}

impl FromStr for Case {
    type Err = NotACase;

    fn from_str(text: &str) -> Result<Self, NotACase> {
        let (section, number) = text.split_once('.').ok_or(NotACase)?;
        Ok(Case { section: section.parse().map_err(|_| NotACase)?, number: number.parse().map_err(|_| NotACase)? })
    }
}

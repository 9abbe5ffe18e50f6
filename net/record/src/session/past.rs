//! Knowledge about a match from before the program started.

use super::output::Verdict;
use crate::mark::Signed;

/// Knowledge of a machine about a match besides its record.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// The entries and notes it has signed.
    pub signed: Signed,
    /// Time for which the record has not grown, in milliseconds.
    pub waited: u64,
    /// Time since this side last signed an entry, in milliseconds; the other side's entries since then are no older.
    pub since_own: u64,
    /// The verdict that ended the match for this side.
    pub verdict: Option<Verdict>,
}

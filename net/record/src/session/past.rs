//! What a match was on this machine before the program started.

use super::output::Verdict;
use crate::mark::Signed;

/// What a machine knows of a match besides its record.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// How far it has signed.
    pub signed: Signed,
    /// How long the record has not grown, in milliseconds.
    pub waited: u64,
    /// How long ago this side last signed an entry, in milliseconds: what the other wrote since then is no older.
    pub since_own: u64,
    /// The verdict that ended the match for this side.
    pub verdict: Option<Verdict>,
}

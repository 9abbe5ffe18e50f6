//! The end of a match (15).

use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub how: Ending,
}

/// The reason why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A side's Morale dropped to 0 [15.1].
    Collapse,
    /// The last turn was over and Morale was compared [15.2].
    LastTurn,
    /// The French plan was not legal, or an opening did not fit [15.3].
    Plan,
}

//! How a match ends (15).

use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why.
    pub how: Ending,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A side's Morale fell to 0 [15.1].
    Collapse,
    /// The last turn was over and Morale was compared [15.2].
    LastTurn,
    /// The French plan did not stand [15.3].
    Plan,
}

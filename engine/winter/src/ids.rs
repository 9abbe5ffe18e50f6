//! The numbers of counters and leaders in every part of a position.

use serde::{Deserialize, Serialize};

/// A combat unit, skirmish units and crews to come included: its place in [`super::board::Board::units`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u16);

/// A leader: his place in [`super::board::Board::leaders`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LeaderId(pub u16);

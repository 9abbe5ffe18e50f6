//! Snow and wind as a position has them (18).

use super::facing::Way;
use serde::{Deserialize, Serialize};

/// The amount of snow [18.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Snow {
    /// None.
    #[default]
    None,
    /// Light snow.
    Light,
    /// Heavy snow.
    Heavy,
    /// A blizzard.
    Blizzard,
}

/// Snow and wind (18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Weather {
    /// Toward which hexside the wind prevails; nothing until the die has said.
    pub prevailing: Option<Way>,
    /// Toward which hexside it blows now; it matters while snow falls.
    pub wind: Option<Way>,
    /// The amount of snow.
    pub snow: Snow,
    /// Number of spaces that the event has advanced on its track; `None` before it begins.
    pub space: Option<u8>,
    /// The event has ended, and no more snow falls.
    pub over: bool,
}

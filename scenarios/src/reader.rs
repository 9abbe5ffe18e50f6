//! The interface of a system for reading its battles.

use crate::fields::Fields;
use crate::scenario::Scenario;
use crate::sureness::MapSureness;

/// The files of a battle: names and texts.
pub type Files = &'static [(&'static str, &'static str)];

/// The reader of a system's battles.
pub struct Reader {
    /// The system's name in the files.
    pub name: &'static str,
    /// Reads a battle of the system.
    pub read: fn(Fields<'_>) -> Option<Scenario>,
    /// The system's battles that come with the program: ids and files.
    pub battles: &'static [(&'static str, Files)],
    /// Returns the certainty of the map of one of these battles.
    pub about: fn(&str) -> Option<MapSureness>,
}

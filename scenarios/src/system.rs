//! What the folder of a system gives, so that its battles can be read.

use crate::fields::Fields;
use crate::scenario::Scenario;
use crate::sureness::About;

/// The files of a battle, by name.
pub(crate) type Files = &'static [(&'static str, &'static str)];

/// A system, as its folder gives it.
pub(crate) struct System {
    /// Its name in the files.
    pub(crate) name: &'static str,
    /// Reads a battle of it.
    pub(crate) read: fn(Fields<'_>) -> Option<Scenario>,
    /// The battles of it that come with the program.
    pub(crate) battles: &'static [(&'static str, Files)],
    /// How sure the map of one of them is.
    pub(crate) about: fn(&str) -> Option<About>,
}

//! The systems whose battles can be read. The only list: a system adds a line.

use crate::about::About;
use crate::fields::Fields;
#[cfg(feature = "ford")]
use crate::ford;
use crate::{Scenario, art_of_war, bataille, eagles, twenty, winter};

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

/// Every system; the first battle of the first one is the battle to begin with.
pub(crate) static SYSTEMS: &[System] = &[
    art_of_war::SYSTEM,
    twenty::SYSTEM,
    bataille::SYSTEM,
    winter::SYSTEM,
    eagles::SYSTEM,
    #[cfg(feature = "ford")]
    ford::SYSTEM,
];

//! The systems of rules this program speaks for, each a folder that translates its typed rules into the languages
//! everything else understands.

pub mod art_of_war;
pub mod bataille;
pub mod eagles;
#[cfg(feature = "ford")]
pub mod ford;
#[cfg(test)]
mod hidden_tests;
pub mod twenty;
pub mod winter;

pub use crate::system::{AnySystem, Whole};

use crate::system::System;
use anyhow::Context;
use net::header::{Header, Terms};
use net::systems::{Systems, Unknown};

/// Something that is done in the types of a system, by whoever knows the system only by name. Each stands beside what it
/// does, so that the list knows nobody who uses it.
pub trait Errand {
    /// What comes of it.
    type Done;

    /// Does it.
    fn run<S: System>(self) -> Self::Done;
}

macro_rules! systems {
    ($($(#[$built:meta])* $system:path),* $(,)?) => {
        /// Every system of this program.
        pub static SYSTEMS: &[&dyn AnySystem] = &[$($(#[$built])* <$system as System>::WHOLE),*];

        /// Runs an errand in the types of a system of this program.
        pub fn errand_in<E: Errand>(system: &dyn AnySystem, errand: E) -> E::Done {
            let name = system.name();
            $($(#[$built])*
            if name == <$system as System>::WHOLE.name() {
                return errand.run::<$system>();
            })*
            // Whatever has a name has it from the list: this is never reached.
            errand.run::<art_of_war::ArtOfWar>()
        }
    };
}

// The only list: a system adds a line.
systems![
    art_of_war::ArtOfWar,
    twenty::Twenty,
    bataille::Bataille,
    winter::Winter,
    eagles::Eagles,
    #[cfg(feature = "ford")]
    ford::TheFord,
];

/// Systems that other versions of the program know, by the name in their terms, and the first of these versions. A name
/// stays here when a system is built into some programs only.
const ELSEWHERE: &[(&str, &str)] = &[];
/// The system of codes that name none: the first one, from before codes named any.
pub const UNNAMED: &str = art_of_war::NAME;

/// The system of that name, if this program has it.
pub fn named(name: &str) -> Option<&'static dyn AnySystem> {
    SYSTEMS.iter().copied().find(|system| system.name() == name)
}

/// Runs an errand in the types of the system of that name; nothing if this program does not have it.
pub fn errand<E: Errand>(system: &str, errand: E) -> Option<E::Done> {
    named(system).map(|system| errand_in(system, errand))
}

/// The system of a header; where this program does not have it, the first one, which says so.
pub fn of(header: Option<&Header>) -> &'static dyn AnySystem {
    header.and_then(|header| named(&header.terms.system)).unwrap_or(art_of_war::ArtOfWar::WHOLE)
}

/// The system of these terms; what this program does not know is told in a sentence.
pub fn of_terms(terms: &Terms) -> anyhow::Result<&'static dyn AnySystem> {
    all().plays(&terms.system, terms.revision)?;
    named(&terms.system).context("these rules are not known here")
}

/// The systems of this program, for whoever is offered a match or a record.
pub fn all() -> Systems {
    let known: Vec<_> = SYSTEMS.iter().map(|system| errand_in(*system, Listed)).collect();
    Systems::new(&known, ELSEWHERE)
}

/// A system as a lobby and a reader of records list it.
struct Listed;

impl Errand for Listed {
    type Done = net::systems::System;

    fn run<S: System>(self) -> Self::Done {
        net::systems::System::of::<S::Game>(S::WHOLE.known().since)
    }
}

/// Why a match of that system cannot be played here, whatever its revision; nothing if it can. Whoever offers it may have
/// said which version of the program it takes.
pub fn unknown(system: &str, since: Option<&str>) -> Option<Unknown> {
    let systems = all();
    let revision = systems.named(system).map_or(0, |known| known.revisions.1);
    let unknown = systems.plays(system, revision).err()?;
    Some(match since {
        Some(since) => unknown.since(since),
        None => unknown,
    })
}

//! The systems of rules this program speaks for, each a folder that translates its typed rules into the languages
//! everything else understands.

pub mod art_of_war;
pub mod bataille;
pub mod eagles;
#[cfg(test)]
mod ford;
#[cfg(test)]
mod hidden_tests;
pub mod twenty;
pub mod winter;

pub use crate::system::{AnySystem, Whole};
pub use ::systems::readers;

use crate::system::System;
use anyhow::Context;
use net::header::{Header, Terms};
use net::systems::{Systems, Unknown};
use std::sync::{PoisonError, RwLock};

/// Systems the program is built with.
const OURS: &[&dyn AnySystem] = &[
    art_of_war::ArtOfWar::WHOLE,
    twenty::Twenty::WHOLE,
    bataille::Bataille::WHOLE,
    winter::Winter::WHOLE,
    eagles::Eagles::WHOLE,
];

/// The list as it is now: ours, and after them what a test program has added.
static LIST: RwLock<&[&dyn AnySystem]> = RwLock::new(OURS);

/// Every system of this program.
pub fn list() -> &'static [&'static dyn AnySystem] {
    *LIST.read().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a system at the end of the list. The longer list is never freed: only tests and the laboratory add one.
pub(crate) fn add(system: &'static dyn AnySystem) {
    let mut list = LIST.write().unwrap_or_else(PoisonError::into_inner);
    if list.iter().all(|known| known.name() != system.name()) {
        *list = list.iter().copied().chain([system]).collect::<Vec<_>>().leak();
    }
}

/// Systems that other versions of the program know, by the name in their terms, and the first of these versions. A name
/// stays here when a system is built into some programs only.
const ELSEWHERE: &[(&str, &str)] = &[];
/// The system of codes that name none: the first one, from before codes named any.
pub const UNNAMED: &str = art_of_war::NAME;

/// The system of that name, if this program has it.
pub fn named(name: &str) -> Option<&'static dyn AnySystem> {
    list().iter().copied().find(|system| system.name() == name)
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
    let known: Vec<_> =
        list().iter().map(|system| net::systems::System::new(system.rulebook(), system.since())).collect();
    Systems::new(&known, ELSEWHERE)
}

/// Why a match of that system cannot be played here, whatever its revision; nothing if it can. Whoever offers it may have
/// said which version of the program it takes.
pub fn unknown(system: &str, since: Option<&str>) -> Option<Unknown> {
    let systems = all();
    let revision = systems.named(system).map_or(0, |known| known.revisions().1);
    let unknown = systems.plays(system, revision).err()?;
    Some(match since {
        Some(since) => unknown.since(since),
        None => unknown,
    })
}

//! The systems of rules this program speaks for, each a folder that translates its typed rules into the languages
//! everything else understands.

mod any;
pub mod art_of_war;

pub use any::{AnySystem, Whole};

use net::header::Header;
use net::systems::{Systems, Unknown};

/// Every system of this program, with the version it came in. The only list.
pub static SYSTEMS: &[&dyn AnySystem] = &[art_of_war::SYSTEM];
/// Systems that other versions of the program know, by the name in their terms, and the first of these versions. A name
/// stays here when a system is built into some programs only.
const ELSEWHERE: &[(&str, &str)] = &[];
/// The system of codes that name none: the first one, from before codes named any.
pub const UNNAMED: &str = art_of_war::NAME;

/// The system of that name, if this program has it.
pub fn named(name: &str) -> Option<&'static dyn AnySystem> {
    SYSTEMS.iter().copied().find(|system| system.name() == name)
}

/// The system of a header; where this program does not have it, the first one, which says so.
pub fn of(header: Option<&Header>) -> &'static dyn AnySystem {
    header.and_then(|header| named(&header.terms.system)).unwrap_or(art_of_war::SYSTEM)
}

/// The systems of this program, for whoever is offered a match or a record.
pub fn all() -> Systems {
    let known: Vec<_> = SYSTEMS.iter().map(|system| system.known()).collect();
    Systems::new(&known, ELSEWHERE)
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

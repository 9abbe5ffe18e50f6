//! The answers of a program's systems about headers, match settings and offers.

use language::system::{AnySystem, Systems};

use anyhow::Context;
use record::header::{Header, Terms};
use record::systems::{RuleSystem, Unknown};

/// Systems that other versions of the program know, by the name in their terms, and the first of these versions. A name
/// stays here when a system is built into some programs only.
const ELSEWHERE: &[(&str, &str)] = &[];

/// The system of a header. If this program does not have it, the first one, which refuses the header with a reason.
pub fn of(systems: Systems, header: Option<&Header>) -> &'static dyn AnySystem {
    header.and_then(|header| systems.named(&header.terms.system)).unwrap_or(systems.first())
}

/// The system of these match settings, or a sentence if this program does not know it.
pub fn of_terms(systems: Systems, terms: &Terms) -> anyhow::Result<&'static dyn AnySystem> {
    all(systems).plays(&terms.system, terms.revision)?;
    systems.named(&terms.system).context("these rules are not known here")
}

/// The systems of this program, for a player that is offered a match or a record.
pub fn all(systems: Systems) -> record::systems::RuleSystems {
    let known: Vec<_> =
        systems.list().iter().map(|system| RuleSystem::new(system.rulebook(), system.since())).collect();
    record::systems::RuleSystems::new(&known, ELSEWHERE)
}

/// The reason why a match of this system cannot be played here, whatever its revision; `None` if it can. The other
/// player may have said which version of the program is needed.
pub fn unknown(systems: Systems, system: &str, since: Option<&str>) -> Option<Unknown> {
    let all = all(systems);
    let revision = all.named(system).map_or(0, |known| known.revisions().1);
    let unknown = all.plays(system, revision).err()?;
    Some(match since {
        Some(since) => unknown.since(since),
        None => unknown,
    })
}

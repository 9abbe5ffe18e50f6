//! The battles of terms and headers.

use crate::systems;
use language::battle::{Battle, NoBattle};
use language::system::Systems;
use record::header::{Header, Terms};

/// The battle of these terms with these bytes, by their revision of the rules: a player's own or a built-in one, or a
/// stranger's, which is drawn plainly. A record carries what the rules read of its battle and not how it is drawn.
pub fn of_terms(systems: Systems, terms: &Terms, bytes: &[u8], own: Option<&Battle>) -> Result<Battle, NoBattle> {
    if let Some(battle) = known(systems, terms, bytes, own) {
        return Ok(battle);
    }
    systems::all(systems)
        .plays(&terms.system, terms.revision)
        .map_err(|unknown| NoBattle(vec![unknown.to_string()]))?;
    plain(systems, terms, bytes)
}

/// The battle of these terms with these bytes, of which only what the rules read is known. The bytes may come from a
/// stranger.
pub fn plain(systems: Systems, terms: &Terms, bytes: &[u8]) -> Result<Battle, NoBattle> {
    let system = systems.named(&terms.system).ok_or(NoBattle(Vec::new()))?;
    let battle = system.rulebook().read(bytes, terms.revision)?;
    system.plain(&battle, &terms.title).ok_or(NoBattle(Vec::new()))
}

/// The battle of these terms if its names and its drawing are here: see [`of_terms`].
pub fn known(systems: Systems, terms: &Terms, bytes: &[u8], own: Option<&Battle>) -> Option<Battle> {
    let own = own.filter(|battle| battle.bytes() == bytes).cloned();
    let battle = own.or_else(|| systems.of_ours(&terms.system, bytes))?;
    if battle.system().name() == terms.system { battle.under(terms.revision).ok() } else { None }
}

/// The battle of a header: see [`of_terms`].
pub fn of_header(systems: Systems, header: &Header, own: Option<&Battle>) -> Result<Battle, NoBattle> {
    of_terms(systems, &header.terms, &header.scenario, own)
}

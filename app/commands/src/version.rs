//! The text of `estafette --version`: enough for two people to find out why their programs do not agree.

use language::system::{AnySystem, Systems};
use record::header::PROTOCOL;
use record::systems::PROGRAM;

/// The program's version and the commit it was made from, the protocol it speaks, and the revisions of the rules it plays.
pub fn told(systems: Systems) -> &'static str {
    // Set by tools/package; a private build has none.
    let commit = option_env!("ESTAFETTE_COMMIT").unwrap_or("built from a checkout");
    let rules: Vec<String> = systems.list().iter().map(|system| revisions(*system)).collect();
    // This runs once, when a program starts.
    format!("{PROGRAM} ({commit})\nprotocol {PROTOCOL}\nrules {}", rules.join(", ")).leak()
}

/// The name of a system and its revisions, `ford 1 to 2`.
fn revisions(system: &dyn AnySystem) -> String {
    match system.rulebook().revisions() {
        (oldest, newest) if oldest == newest => format!("{} {newest}", system.name()),
        (oldest, newest) => format!("{} {oldest} to {newest}", system.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_names_protocol_and_the_rules_of_every_system() {
        let told = told(systems::ALL);
        assert!(told.starts_with(PROGRAM) && told.contains(&format!("protocol {PROTOCOL}")), "{told}");
        for system in systems::ALL.list() {
            assert!(told.contains(&revisions(*system)), "{told}");
        }
    }
}

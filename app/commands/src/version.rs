//! What `estafette --version` says: enough for two people to find out why their programs do not agree.

use net::header::PROTOCOL;
use net::systems::PROGRAM;
use play::systems::{self, AnySystem};
use std::sync::OnceLock;

/// The program's version and the commit it was made from, the protocol it speaks, and the revisions of the rules it plays.
pub fn told() -> &'static str {
    static TOLD: OnceLock<String> = OnceLock::new();
    TOLD.get_or_init(|| {
        // Set by tools/package; a build of one's own has none.
        let commit = option_env!("ESTAFETTE_COMMIT").unwrap_or("built from a checkout");
        let rules: Vec<String> = systems::list().iter().map(|system| revisions(*system)).collect();
        format!("{PROGRAM} ({commit})\nprotocol {PROTOCOL}\nrules {}", rules.join(", "))
    })
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
        let told = told();
        assert!(told.starts_with(PROGRAM) && told.contains(&format!("protocol {PROTOCOL}")), "{told}");
        for system in systems::list() {
            assert!(told.contains(&revisions(*system)), "{told}");
        }
    }
}

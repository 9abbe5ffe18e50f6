//! The language of a command.

use crate::MESSAGES;
use language::system::Systems;
use language::tongue::{Catalogue, Tongues};
use net::folders::Folders;
use play::languages;

/// Speaks the language that the player chose, else that of the desktop. `others` are the catalogues of a program's own commands.
pub fn speak(systems: Systems, others: &[&'static Catalogue]) {
    let chosen = Folders::find().ok().and_then(|folders| languages::chosen(&folders));
    languages::speak(&found(systems, others), chosen.as_deref());
}

/// The languages there are.
pub(crate) fn found(systems: Systems, others: &[&'static Catalogue]) -> Tongues {
    let mut all: Vec<&'static Catalogue> =
        vec![&language::MESSAGES, &MESSAGES, &play::MESSAGES, &replay::MESSAGES, &tournament::MESSAGES];
    all.extend(others);
    all.extend(systems.catalogues());
    // A user without a home has no folder of languages either.
    Folders::find().map_or_else(|_| Tongues::built_in(), |folders| languages::found(&folders, &all))
}

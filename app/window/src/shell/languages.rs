//! The languages of the window: those that are built in, those of folders, and the one that is spoken.

use crate::MESSAGES;
use language::system::Systems;
use language::tongue::{self, Catalogue, Tongues};
use net::folders::Folders;
use std::path::PathBuf;
use std::sync::Arc;

/// The name of the folder of languages beside the program.
const BESIDE: &str = "languages";

/// The languages there are. Those of the player come after those that lie beside the program, and so replace them.
pub(super) fn found(systems: Systems, folders: &Folders) -> Tongues {
    Tongues::of(&places(folders), &catalogues(systems))
}

/// The folders of languages.
fn places(folders: &Folders) -> Vec<PathBuf> {
    let program = std::env::current_exe().ok();
    let beside = program.and_then(|program| Some(program.parent()?.join(BESIDE)));
    beside.into_iter().chain([folders.languages()]).collect()
}

/// Every catalogue whose messages the window shows: a folder may translate each of them.
fn catalogues(systems: Systems) -> Vec<&'static Catalogue> {
    let mut all = vec![&language::MESSAGES, &MESSAGES];
    all.extend(systems.catalogues());
    all
}

/// The language of the desktop, before the player's settings are known.
pub(crate) fn speak_with_desktop() {
    speak(&Tongues::built_in(), None);
}

/// Speaks the chosen language, else that of the desktop. Whether it is another one than before.
pub(super) fn speak(tongues: &Tongues, chosen: Option<&str>) -> bool {
    let best = tongues.best(chosen, |name| std::env::var(name).ok());
    let other = !Arc::ptr_eq(&best, &tongue::current());
    if other {
        tongue::speak(best);
    }
    other
}

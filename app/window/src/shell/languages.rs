//! The languages of the window: those that are built in, those of folders, and the one that is spoken.

use crate::MESSAGES;
use language::system::Systems;
use language::tongue::{Catalogue, Tongues};
use net::folders::Folders;
use play::languages;
pub(super) use play::languages::speak;

/// The languages there are. The program has other catalogues, whose files may lie in the same folders.
pub(super) fn found(systems: Systems, others: &[&'static Catalogue], folders: &Folders) -> Tongues {
    let mut all = vec![&language::MESSAGES, &MESSAGES, &pictures::MESSAGES];
    all.extend([&play::MESSAGES, &replay::MESSAGES, &tournament::MESSAGES]);
    all.extend(systems.catalogues());
    all.extend(others);
    languages::found(folders, &all)
}

/// The language of the desktop, before the player's settings are known.
pub(crate) fn speak_with_desktop() {
    speak(&Tongues::built_in(), None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::{say, tongue};

    #[test]
    fn a_language_in_the_folder_of_the_player_is_spoken_and_its_mistakes_are_told() {
        let home = std::env::temp_dir().join(format!("estafette-languages-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        let folders = Folders::from_variables(variable).expect("folders");
        let folder = folders.languages().join("it");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("language.ftl"), "language-name = Italiano\n").expect("a file");
        let page = "window-settings = Impostazioni\nwindow-nothing = Niente\n";
        std::fs::write(folder.join("window.ftl"), page).expect("a file");
        let tongues = found(systems::ALL, &[], &folders);
        let _ = std::fs::remove_dir_all(&home);
        let told: Vec<String> = tongues.faults().iter().map(ToString::to_string).collect();
        assert!(matches!(told.as_slice(), [one] if one.contains("window.ftl:2: ")), "{told:?}");
        let italian = tongues.best(Some("it"), |_| None);
        assert_eq!(italian.title(), "Italiano");
        let _guard = tongue::scoped(italian);
        assert_eq!(say!(MESSAGES, "window-settings"), "Impostazioni");
        assert_eq!(say!(MESSAGES, "window-settings-done"), "Done", "a message that is missing is English");
    }
}

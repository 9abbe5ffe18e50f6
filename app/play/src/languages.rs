//! The language that a program speaks: the one that is chosen in the window's settings, else that of the desktop.

use language::tongue::{self, Catalogue, Tongues};
use net::folders::Folders;
use serde_json::Value;
use std::fs::File;
use std::io::{BufReader, Read as _};
use std::path::PathBuf;
use std::sync::Arc;

/// The name of the folder of languages beside the program.
const BESIDE: &str = "languages";
/// A larger file of settings is not ours.
const LARGEST: u64 = 256 << 10;

/// The languages there are. Those of the player come after those that lie beside the program, and so replace them.
pub fn found(folders: &Folders, catalogues: &[&'static Catalogue]) -> Tongues {
    let program = std::env::current_exe().ok();
    let beside = program.and_then(|program| Some(program.parent()?.join(BESIDE)));
    let places: Vec<PathBuf> = beside.into_iter().chain([folders.languages()]).collect();
    Tongues::of(&places, catalogues)
}

/// The language that is chosen in the window's settings; `None` for that of the desktop.
pub fn chosen(folders: &Folders) -> Option<String> {
    let file = File::open(folders.settings_file()).ok()?;
    let settings: Value = serde_json::from_reader(BufReader::new(file.take(LARGEST))).ok()?;
    Some(settings.get("language")?.as_str()?.to_owned())
}

/// Speaks the chosen language, else that of the desktop. Whether it is another one than before.
pub fn speak(tongues: &Tongues, chosen: Option<&str>) -> bool {
    let best = tongues.best(chosen, |name| std::env::var(name).ok());
    let other = !Arc::ptr_eq(&best, &tongue::current());
    if other {
        tongue::speak(best);
    }
    other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_settings_is_found_and_a_broken_file_chooses_none() {
        let home = std::env::temp_dir().join(format!("estafette-chosen-{}", std::process::id()));
        let variable = |name: &str| (name == net::folders::HOME_VARIABLE).then(|| home.as_os_str().to_owned());
        let folders = Folders::from_variables(variable).expect("folders");
        std::fs::create_dir_all(&home).expect("a folder");
        let with = |text: &str| {
            std::fs::write(folders.settings_file(), text).expect("a file");
            chosen(&folders)
        };
        assert_eq!(with(r#"{"scale": 1.0, "language": "fr"}"#).as_deref(), Some("fr"));
        assert_eq!(with(r#"{"language": null}"#), None);
        assert_eq!(with(r#"{"language": "#), None);
        let _ = std::fs::remove_dir_all(&home);
        assert_eq!(chosen(&folders), None);
    }
}

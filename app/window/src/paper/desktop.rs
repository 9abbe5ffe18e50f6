//! The desktop's own programs: whatever opens a file or shows a folder there.

use super::look::faint;
use crate::MESSAGES;
use language::say;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A dialogue that is gone sooner than this was never there: no player closes one so fast.
const AT_ONCE: Duration = Duration::from_millis(250);

/// The answer of a file dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// The player chose this file.
    File(PathBuf),
    /// The player closed the dialogue.
    Nothing,
    /// The desktop has no file dialogue.
    NoDialogue,
}

/// Opens a file dialogue, and waits for its answer.
pub(crate) fn pick(dialogue: impl FnOnce() -> Option<PathBuf>) -> Picked {
    let begun = Instant::now();
    match dialogue() {
        Some(path) => Picked::File(path),
        None if begun.elapsed() < AT_ONCE => Picked::NoDialogue,
        None => Picked::Nothing,
    }
}

/// The program that opens files and folders, if there is one.
pub(crate) fn opener() -> Option<&'static str> {
    if cfg!(windows) {
        Some("explorer")
    } else if cfg!(target_os = "macos") {
        Some("open")
    } else {
        has("xdg-open").then_some("xdg-open")
    }
}

/// Whether the desktop has a program of that name.
pub(crate) fn has(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(program).is_file())
}

/// Opens a file or shows a folder, without waiting for the program that does it.
pub(crate) fn open(opener: &'static str, path: &Path) {
    let path = path.to_owned();
    std::thread::spawn(move || {
        let quiet = std::process::Stdio::null;
        // If the opener fails, the name is beside the button.
        let _ = std::process::Command::new(opener).arg(path).stdout(quiet()).stderr(quiet()).status();
    });
}

/// Buttons that open a file that was made, and the folder it is in; where the desktop has no program for it, where the file is.
pub(crate) fn buttons(ui: &mut egui::Ui, path: &Path) {
    buttons_by(ui, opener(), path, true);
}

/// A button that opens the folder of a file that was made; where the desktop has no program for it, where that is.
pub(crate) fn folder_button(ui: &mut egui::Ui, path: &Path) {
    buttons_by(ui, opener(), path, false);
}

fn buttons_by(ui: &mut egui::Ui, opener: Option<&'static str>, path: &Path, file: bool) {
    let Some(folder) = path.parent() else { return };
    let Some(opener) = opener else {
        let text = say!(MESSAGES, "window-paper-no-opener", folder = folder.display().to_string());
        ui.add(egui::Label::new(faint(text)).wrap());
        return;
    };
    if file && ui.button(say!(MESSAGES, "window-paper-open")).clicked() {
        open(opener, path);
    }
    if ui.button(say!(MESSAGES, "window-paper-open-folder")).clicked() {
        open(opener, folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn where_nothing_opens_folders_the_folder_is_named() {
        let shown = |opener: Option<&'static str>| {
            let mut harness =
                Harness::builder().build_ui(move |ui| buttons_by(ui, opener, Path::new("/kept/made.html"), true));
            harness.run();
            let seen = |label: &str| harness.query_all_by_label_contains(label).count();
            [seen("Open folder"), seen("The file is in /kept.")]
        };
        assert_eq!(shown(None), [0, 1]);
        assert_eq!(shown(Some("xdg-open")), [1, 0]);
    }

    #[test]
    fn a_dialogue_that_never_opened_is_told_from_one_that_was_closed() {
        assert_eq!(pick(|| Some(PathBuf::from("/a"))), Picked::File(PathBuf::from("/a")));
        assert_eq!(pick(|| None), Picked::NoDialogue);
        let slow = || {
            std::thread::sleep(AT_ONCE * 2);
            None
        };
        assert_eq!(pick(slow), Picked::Nothing);
    }
}

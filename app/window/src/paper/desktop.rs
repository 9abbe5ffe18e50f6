//! The desktop's own programs: whatever opens a file or shows a folder there.

use std::path::Path;

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
        // Where it cannot be opened, its name stands beside the button.
        let _ = std::process::Command::new(opener).arg(path).stdout(quiet()).stderr(quiet()).status();
    });
}

/// Buttons that open a file that was made, and the folder it is in. Nothing where the desktop has no program for it.
pub(crate) fn buttons(ui: &mut egui::Ui, path: &Path) {
    let Some(opener) = opener() else { return };
    if ui.button("Open").clicked() {
        open(opener, path);
    }
    if let Some(folder) = path.parent()
        && ui.button("Show folder").clicked()
    {
        open(opener, folder);
    }
}

//! The known and guessed parts of a battle's map, and the way to play a corrected copy.

use crate::MESSAGES;
use crate::paper::look::{faint, heading};
use crate::paper::page;
use crate::paper::sheet_view::Painter;
use egui::Ui;
use language::ask::Names;
use language::battle::Battle;
use language::say;
use language::system::Systems;
use play::table::LocalPlayer;
use std::io;
use std::path::{Component, Path, PathBuf};

/// A wish of the player.
pub(super) enum AboutWish {
    Back,
    /// Opens the battle of this file.
    Open(PathBuf),
}

/// Draws the page.
pub(super) fn show(ui: &mut Ui, battle: &Battle, player: &LocalPlayer) -> Option<AboutWish> {
    let mut wish = page::titled(ui, &say!(MESSAGES, "window-before-about")).then_some(AboutWish::Back);
    heading(ui, &battle.title());
    let id = battle.scenario.id.as_str();
    let ours = player.systems.is_ours(battle);
    Painter::plain(&Names::default()).show(ui, &player.systems.about(battle));
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-before-about-corrected"));
    ui.label(say!(MESSAGES, "window-before-about-copying"));
    if let Some(folder) = copies(player).map(|all| all.join(id)).filter(|_| ours) {
        let there = folder.join(scenarios::MAIN_FILE);
        if there.exists() {
            ui.label(faint(say!(MESSAGES, "window-before-about-copy", path = there.display().to_string())));
            if ui.button(say!(MESSAGES, "window-before-about-open")).clicked() {
                wish = Some(AboutWish::Open(there));
            }
        } else if ui.button(say!(MESSAGES, "window-before-about-make")).clicked() {
            let id_of_note = egui::Id::unique("copy of a battle");
            let failed =
                |error: io::Error| say!(MESSAGES, "window-before-about-copy-failed", error = error.to_string());
            let said = copy(player.systems, id, &folder).err().map(failed);
            ui.ctx().data_mut(|data| data.insert_temp(id_of_note, said.unwrap_or_default()));
        }
        let note = ui.ctx().data(|data| data.get_temp::<String>(egui::Id::unique("copy of a battle")));
        if let Some(note) = note.filter(|note| !note.is_empty()) {
            page::trouble(ui, &note);
        }
    }
    wish
}

/// The folder for copies to edit: beside the matches.
fn copies(player: &LocalPlayer) -> Option<PathBuf> {
    player.folders.matches().parent().map(|folder| folder.join("battles"))
}

/// Writes the files of a built-in battle into that folder and, for shared files, beside it. Existing files stay.
fn copy(systems: Systems, id: &str, folder: &Path) -> io::Result<()> {
    for (name, text) in systems.readers().built_in_files(id).unwrap_or_default() {
        let path = beside(folder, name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        if !path.exists() {
            std::fs::write(&path, text)?;
        }
    }
    Ok(())
}

/// A file by the name by which a battle includes it, `../dresden/map.toml`.
fn beside(folder: &Path, name: &str) -> PathBuf {
    let mut path = folder.to_owned();
    for part in Path::new(name).components() {
        match part {
            Component::ParentDir => drop(path.pop()),
            Component::Normal(part) => path.push(part),
            _ => {}
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copy_of_every_battle_can_be_opened_and_is_the_same_battle() {
        let all = std::env::temp_dir().join(format!("estafette-copies-{}", std::process::id()));
        for id in systems::ALL.readers().built_in_ids() {
            let folder = all.join(id);
            copy(systems::ALL, id, &folder).expect("a copy");
            let battle = systems::ALL.open_file(&folder).expect("a battle");
            let ours = systems::ALL.open(id, None).expect("ours");
            assert_eq!(battle.bytes(), ours.bytes(), "{id}");
        }
        let _ = std::fs::remove_dir_all(&all);
    }

    #[test]
    fn every_battle_of_ours_says_how_sure_its_map_is() {
        for id in systems::ALL.readers().built_in_ids() {
            let about = systems::ALL.readers().about(id).unwrap_or_else(|| panic!("{id}"));
            assert!(!about.origin.is_empty() && !about.guessed.is_empty(), "{id}");
        }
    }
}

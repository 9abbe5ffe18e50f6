//! Going to another computer: the player's key and matches go into a file, and out of it there.

use crate::MESSAGES;
use crate::paper::desktop::{self, Picked};
use crate::paper::look::{faint, heading};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use language::say;
use net::luggage::{self, EXTENSION};
use play::table::LocalPlayer;
use play::words::understood;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// More transfer files than any player keeps.
const MOST_NAMES: u32 = 1_000;

/// The purpose of a dialogue, and the place where its answer comes.
enum Asked {
    Pack(Receiver<Picked>),
    Unpack(Receiver<Picked>),
}

/// The part of the settings that is about another computer.
#[derive(Default)]
pub(super) struct AnotherMachine {
    asked: Option<Asked>,
    told: Option<Result<String, String>>,
    /// The path of a transfer file that is typed, where the desktop has no file dialogue.
    typed: Option<String>,
    /// The file that was packed last.
    packed: Option<PathBuf>,
}

impl AnotherMachine {
    /// Draws it. Returns true once another player is at home here: everything must be read again.
    pub(super) fn show(&mut self, ui: &mut Ui, player: &LocalPlayer) -> bool {
        ui.add_space(8.0);
        heading(ui, &say!(MESSAGES, "window-settings-transfer"));
        ui.label(say!(MESSAGES, "window-settings-transfer-key"));
        ui.horizontal_wrapped(|ui| {
            let free = self.asked.is_none();
            if ui.add_enabled(free, egui::Button::new(say!(MESSAGES, "window-settings-transfer-export"))).clicked() {
                let name = format!("{}.{EXTENSION}", player.name);
                let ctx = ui.ctx().clone();
                let title = say!(MESSAGES, "window-settings-transfer-save");
                self.asked = Some(Asked::Pack(ask(ctx, move || {
                    let dialogue = rfd::FileDialog::new().set_title(title);
                    dialogue.set_file_name(name).save_file()
                })));
            }
            if ui.add_enabled(free, egui::Button::new(say!(MESSAGES, "window-settings-transfer-import"))).clicked() {
                let ctx = ui.ctx().clone();
                let title = say!(MESSAGES, "window-settings-transfer-choose");
                let ours = say!(MESSAGES, "window-settings-transfer-files");
                let all = say!(MESSAGES, "window-settings-transfer-all-files");
                self.asked = Some(Asked::Unpack(ask(ctx, move || {
                    let dialogue = rfd::FileDialog::new().set_title(title);
                    dialogue.add_filter(ours, &[EXTENSION]).add_filter(all, &["*"]).pick_file()
                })));
            }
        });
        ui.label(faint(say!(MESSAGES, "window-settings-transfer-one")));
        let arrived = self.listen(player) | self.show_typed(ui, player);
        match &self.told {
            Some(Ok(told)) => {
                ui.label(RichText::new(told).color(palette().blue));
                if let Some(packed) = &self.packed {
                    ui.horizontal(|ui| desktop::folder_button(ui, packed));
                }
            }
            Some(Err(why)) => {
                ui.label(RichText::new(why).color(palette().red));
            }
            None => {}
        }
        arrived
    }

    /// The field for a path, where no dialogue asks for one. True once another player is at home here.
    fn show_typed(&mut self, ui: &mut Ui, player: &LocalPlayer) -> bool {
        let Some(typed) = &mut self.typed else { return false };
        let label = ui.label(say!(MESSAGES, "window-settings-transfer-path"));
        let mut ready = false;
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(typed).desired_width((ui.available_width() - 120.0).max(120.0));
            ui.add(field).labelled_by(label.id);
            ready = ui
                .add_enabled(
                    !typed.trim().is_empty(),
                    egui::Button::new(say!(MESSAGES, "window-settings-transfer-import-file")),
                )
                .clicked();
        });
        let path = PathBuf::from(typed.trim());
        ready && self.unpack(player, &path)
    }

    fn listen(&mut self, player: &LocalPlayer) -> bool {
        let Some(asked) = &self.asked else { return false };
        let (Asked::Pack(answer) | Asked::Unpack(answer)) = asked;
        let chosen = match answer.try_recv() {
            Err(TryRecvError::Empty) => return false,
            Ok(chosen) => chosen,
            Err(TryRecvError::Disconnected) => Picked::Nothing,
        };
        let packs = matches!(asked, Asked::Pack(_));
        self.asked = None;
        self.hear(player, packs, chosen)
    }

    /// Does what was chosen, and says what happened.
    fn hear(&mut self, player: &LocalPlayer, packs: bool, chosen: Picked) -> bool {
        match chosen {
            Picked::File(path) if packs => return self.pack(player, &path),
            Picked::File(path) => return self.unpack(player, &path),
            Picked::Nothing if packs => {
                self.told = Some(Ok(say!(MESSAGES, "window-settings-transfer-not-exported")));
            }
            Picked::Nothing => self.told = Some(Ok(say!(MESSAGES, "window-settings-transfer-not-imported"))),
            Picked::NoDialogue if packs => match beside(player) {
                Some(path) => return self.pack(player, &path),
                None => self.told = Some(Err(say!(MESSAGES, "window-settings-transfer-no-name"))),
            },
            Picked::NoDialogue => {
                let _ = self.typed.get_or_insert_default();
                self.told = Some(Err(say!(MESSAGES, "window-settings-transfer-no-dialogue")));
            }
        }
        false
    }

    fn pack(&mut self, player: &LocalPlayer, path: &Path) -> bool {
        let packed = luggage::pack(&player.folders, path);
        self.told = Some(match packed {
            Ok(files) => {
                self.packed = Some(path.to_owned());
                let path = path.display().to_string();
                Ok(say!(MESSAGES, "window-settings-transfer-exported", count = files, path = path))
            }
            Err(error) => {
                Err(say!(MESSAGES, "window-settings-transfer-export-failed", error = understood(&error.to_string())))
            }
        });
        false
    }

    fn unpack(&mut self, player: &LocalPlayer, path: &Path) -> bool {
        self.packed = None;
        let unpacked = luggage::unpack(&player.folders, path);
        let arrived = unpacked.is_ok();
        self.told = Some(match unpacked {
            Ok(unpacked) => {
                let (key, files) = (unpacked.key.fingerprint().to_string(), unpacked.files);
                let first = say!(MESSAGES, "window-settings-transfer-imported", key = key, count = files);
                Ok(std::iter::once(first).chain(unpacked.laid_aside()).collect::<Vec<_>>().join(" "))
            }
            Err(error) => {
                Err(say!(MESSAGES, "window-settings-transfer-import-failed", error = understood(&error.to_string())))
            }
        });
        arrived
    }
}

/// A free name beside the folder of the player's matches.
fn beside(player: &LocalPlayer) -> Option<PathBuf> {
    let folder = player.folders.matches().parent()?;
    let name = |number: u32| if number == 1 { String::new() } else { format!("-{number}") };
    let paths = (1..MOST_NAMES).map(|number| folder.join(format!("transfer{}.{EXTENSION}", name(number))));
    paths.into_iter().find(|path| !path.exists())
}

/// Opens a dialogue beside the window, which goes on.
fn ask(ctx: egui::Context, dialogue: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Receiver<Picked> {
    let (tell, answer) = channel();
    std::thread::spawn(move || {
        // A player who left the page needs no answer.
        if tell.send(desktop::pick(dialogue)).is_ok() {
            ctx.request_repaint();
        }
    });
    answer
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    fn player(name: &str) -> LocalPlayer {
        let home = std::env::temp_dir().join(format!("estafette-luggage-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&home);
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        LocalPlayer::load_from(systems::ALL, net::folders::Folders::from_variables(variable).unwrap(), Some(name))
            .unwrap()
    }

    #[test]
    fn what_was_packed_is_unpacked_and_its_player_is_read_again() {
        let (ney, anna) = (player("Ney"), player("Anna"));
        let file = ney.folders.matches().with_file_name("luggage");
        let _ = std::fs::remove_file(&file);
        let mut part = AnotherMachine::default();
        assert!(!part.pack(&ney, &file));
        assert!(matches!(&part.told, Some(Ok(_))), "{:?}", part.told);
        assert!(part.unpack(&anna, &file));
        let again = LocalPlayer::load_from(systems::ALL, anna.folders.clone(), None).unwrap();
        assert_eq!((again.identity.key(), again.name.as_str()), (ney.identity.key(), "Ney"));
        std::fs::write(&file, b"nothing").unwrap();
        assert!(!part.unpack(&anna, &file));
        assert!(matches!(&part.told, Some(Err(_))));
        for packs in [true, false] {
            assert!(!part.hear(&anna, packs, Picked::Nothing));
            assert!(matches!(&part.told, Some(Ok(told)) if told.starts_with("No file was chosen.")), "{:?}", part.told);
        }
        for _ in 0..2 {
            assert!(!part.hear(&anna, true, Picked::NoDialogue));
            let written = part.packed.clone().unwrap();
            assert!(written.is_file() && written.parent() == anna.folders.matches().parent(), "{written:?}");
            let told = part.told.clone().unwrap().unwrap();
            assert!(told.contains(&written.display().to_string()), "{told}");
        }
        assert!(!part.hear(&anna, false, Picked::NoDialogue));
        assert!(part.typed.is_some() && matches!(&part.told, Some(Err(_))), "{:?}", part.told);
    }
}

//! Going to another machine: the player's key and his matches in a file that he carries, and out of it.

use crate::paper::look::{faint, heading};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use net::luggage::{self, EXTENSION};
use play::table::LocalPlayer;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// What a dialogue was opened for, and where its answer comes.
enum Asked {
    Pack(Receiver<Option<PathBuf>>),
    Unpack(Receiver<Option<PathBuf>>),
}

/// The part of the settings that is about another machine.
#[derive(Default)]
pub(super) struct AnotherMachine {
    asked: Option<Asked>,
    told: Option<Result<String, String>>,
}

impl AnotherMachine {
    /// Draws it. True once another player is at home here: everything is to be read anew.
    pub(super) fn show(&mut self, ui: &mut Ui, player: &LocalPlayer) -> bool {
        ui.add_space(8.0);
        heading(ui, "Another machine");
        ui.label(
            "Your key is who you are. A file takes it along, with your matches; anyone with the file can play as you.",
        );
        ui.horizontal_wrapped(|ui| {
            let free = self.asked.is_none();
            if ui.add_enabled(free, egui::Button::new("Pack my luggage…")).clicked() {
                let name = format!("{}.{EXTENSION}", player.name);
                let ctx = ui.ctx().clone();
                self.asked = Some(Asked::Pack(ask(ctx, move || {
                    let dialogue = rfd::FileDialog::new().set_title("Where shall your luggage be put?");
                    dialogue.set_file_name(name).save_file()
                })));
            }
            if ui.add_enabled(free, egui::Button::new("Unpack luggage…")).clicked() {
                let ctx = ui.ctx().clone();
                self.asked = Some(Asked::Unpack(ask(ctx, || {
                    let dialogue = rfd::FileDialog::new().set_title("Which luggage shall be unpacked?");
                    dialogue.add_filter("Luggage", &[EXTENSION]).add_filter("All files", &["*"]).pick_file()
                })));
            }
        });
        ui.label(faint("Play on one machine only: what you sign on two can be held against you."));
        let arrived = self.listen(player);
        match &self.told {
            Some(Ok(told)) => {
                ui.label(RichText::new(told).color(palette().blue));
            }
            Some(Err(why)) => {
                ui.label(RichText::new(why).color(palette().red));
            }
            None => {}
        }
        arrived
    }

    fn listen(&mut self, player: &LocalPlayer) -> bool {
        let Some(asked) = &self.asked else { return false };
        let (Asked::Pack(answer) | Asked::Unpack(answer)) = asked;
        let chosen = match answer.try_recv() {
            Err(TryRecvError::Empty) => return false,
            Ok(chosen) => chosen,
            Err(TryRecvError::Disconnected) => None,
        };
        let packs = matches!(asked, Asked::Pack(_));
        self.asked = None;
        let Some(path) = chosen else { return false };
        if packs { self.pack(player, &path) } else { self.unpack(player, &path) }
    }

    fn pack(&mut self, player: &LocalPlayer, path: &Path) -> bool {
        let packed = luggage::pack(&player.folders, path);
        self.told = Some(match packed {
            Ok(files) => Ok(format!("Packed, with {files} files of matches: {}", path.display())),
            Err(error) => Err(format!("It could not be packed: {error}.")),
        });
        false
    }

    fn unpack(&mut self, player: &LocalPlayer, path: &Path) -> bool {
        let unpacked = luggage::unpack(&player.folders, path);
        let arrived = unpacked.is_ok();
        self.told = Some(match unpacked {
            Ok(unpacked) => {
                let (key, files) = (unpacked.key.fingerprint(), unpacked.files);
                let first = format!("You are {key} here, too; {files} files of matches came with you.");
                Ok(std::iter::once(first).chain(unpacked.laid_aside()).collect::<Vec<_>>().join(" "))
            }
            Err(error) => Err(format!("It could not be unpacked: {error}.")),
        });
        arrived
    }
}

/// Opens a dialogue beside the window, which goes on.
fn ask(ctx: egui::Context, pick: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Receiver<Option<PathBuf>> {
    let (tell, answer) = channel();
    std::thread::spawn(move || {
        // A player who left the page needs no answer.
        if tell.send(pick()).is_ok() {
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
    fn what_was_packed_is_unpacked_and_its_player_is_read_anew() {
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
    }
}

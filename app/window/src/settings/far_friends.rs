//! Friends far apart: which relays may help, and the question whether a match could be played at all.

use crate::MESSAGES;
use crate::paper::look::{faint, heading};
use crate::paper::page;
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use language::say;
use language::system::Systems;
use language::tongue::headed;
use net::far::{MOST_RELAYS, Relays};
use play::table::{LocalPlayer, Network};
use play::wire::{self, ConnectionCheck};
use play::words;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// The longest list that can be typed.
const LONGEST_LIST: usize = 2_000;

/// The part of the settings that is about friends far apart.
pub(crate) struct FarFriends {
    file: PathBuf,
    kept: Relays,
    allowed: bool,
    text: String,
    trouble: Vec<String>,
    question: CanWePlay,
}

impl FarFriends {
    /// As the player's file has it.
    pub(crate) fn of(player: &LocalPlayer) -> FarFriends {
        let file = player.folders.relays_file();
        let (kept, trouble) = Relays::read(&file);
        let text = lines(&kept);
        FarFriends { file, allowed: kept.allowed, kept, text, trouble, question: CanWePlay::default() }
    }

    /// Draws it; what is changed is kept at once.
    pub(crate) fn show(&mut self, ui: &mut Ui, player: &LocalPlayer) {
        ui.add_space(8.0);
        heading(ui, &say!(MESSAGES, "window-settings-relays"));
        ui.label(say!(MESSAGES, "window-settings-relays-help"));
        let label = ui.label(say!(MESSAGES, "window-settings-relays-list", most = MOST_RELAYS));
        let field = egui::TextEdit::multiline(&mut self.text)
            .char_limit(LONGEST_LIST)
            .desired_rows(2)
            .desired_width(f32::INFINITY)
            .hint_text("https://relay.example.org");
        let typed = ui.add(field).labelled_by(label.id).changed();
        if ui.checkbox(&mut self.allowed, say!(MESSAGES, "window-settings-relays-use")).changed() || typed {
            self.keep();
        }
        if self.kept.list().is_empty() {
            ui.label(faint(say!(MESSAGES, "window-settings-relays-none")));
        }
        for trouble in &self.trouble {
            ui.label(RichText::new(words::understood(trouble)).color(palette().red));
        }
        self.question.show(ui, player);
    }

    fn keep(&mut self) {
        let (mut read, trouble) = Relays::parse(&self.text);
        read.allowed &= self.allowed;
        (self.kept, self.trouble) = (read, trouble);
        if let Err(error) = self.kept.write(&self.file) {
            self.trouble.push(format!("{}: {error}", self.file.display()));
        }
    }
}

/// The list as it is typed.
fn lines(relays: &Relays) -> String {
    relays.list().iter().map(|relay| format!("{relay}\n")).collect()
}

/// The test of the connection, and its result.
#[derive(Default)]
pub(crate) struct CanWePlay {
    code: String,
    asked: Option<Receiver<Result<ConnectionCheck, String>>>,
    answer: Option<Result<ConnectionCheck, String>>,
}

impl CanWePlay {
    /// Draws question and answer.
    pub(crate) fn show(&mut self, ui: &mut Ui, player: &LocalPlayer) {
        ui.add_space(6.0);
        let label = ui.label(say!(MESSAGES, "window-settings-test-code"));
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 130.0).max(100.0);
            ui.add(egui::TextEdit::singleline(&mut self.code).char_limit(400).desired_width(room))
                .labelled_by(label.id);
            if ui.add_enabled(self.asked.is_none(), egui::Button::new(say!(MESSAGES, "window-settings-test"))).clicked()
            {
                self.ask(player, ui.ctx().clone());
            }
        });
        match self.asked.as_ref().map(Receiver::try_recv) {
            Some(Ok(answer)) => (self.asked, self.answer) = (None, Some(answer)),
            Some(Err(TryRecvError::Disconnected)) => self.asked = None,
            Some(Err(TryRecvError::Empty)) => page::waiting(ui, &say!(MESSAGES, "window-settings-test-waiting")),
            None => {}
        }
        match &self.answer {
            Some(Ok(check)) => {
                ui.label(RichText::new(&check.answer).strong());
                for (what, seen) in &check.seen {
                    ui.label(faint(headed(what, seen)));
                }
                if ui.button(say!(MESSAGES, "window-settings-test-copy")).clicked() {
                    ui.ctx().copy_text(check.to_string());
                }
            }
            Some(Err(text)) => drop(ui.label(RichText::new(text).color(palette().red))),
            None => {}
        }
    }

    fn ask(&mut self, player: &LocalPlayer, ctx: egui::Context) {
        let (tell, asked) = channel();
        let code = Some(self.code.trim().to_owned()).filter(|code| !code.is_empty());
        let (systems, folders, name) = (player.systems, player.folders.clone(), player.name.clone());
        std::thread::spawn(move || {
            let checked = looked(systems, folders, &name, code.as_deref()).map_err(|error| words::error(&error));
            // The player who asked may have closed the page.
            let _ = tell.send(checked);
            ctx.request_repaint();
        });
        (self.asked, self.answer) = (Some(asked), None);
    }
}

fn looked(
    systems: Systems,
    folders: net::folders::Folders,
    name: &str,
    code: Option<&str>,
) -> anyhow::Result<ConnectionCheck> {
    let player = LocalPlayer::load_from(systems, folders, Some(name))?;
    wire::check_now(&player, code, Network { loopback: false, port: 0, router: true })
}

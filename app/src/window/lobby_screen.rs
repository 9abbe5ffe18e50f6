//! Waiting for a friend: the code to send, or the code to paste, and what happens meanwhile in words.

use super::look::{RED, chief, faint, heading};
use crate::library::Battle;
use crate::partner::{Ask, Heard, Table};
use egui::{RichText, Ui};
use std::sync::mpsc::Receiver;

/// What came of waiting.
pub(super) enum Came {
    /// The match of this battle.
    Match(Box<Battle>),
    /// The player went back.
    Back,
}

/// Waiting at a table for a friend.
pub(super) struct LobbyScreen {
    table: Table,
    heard: Receiver<Heard>,
    code: Option<String>,
    remarks: Vec<String>,
    offer: Option<String>,
    knock: Option<String>,
    agreed: bool,
    trouble: Option<String>,
    begun: Option<Box<Battle>>,
}

impl LobbyScreen {
    /// Waiting at that table.
    pub(super) const fn new(table: Table, heard: Receiver<Heard>) -> LobbyScreen {
        LobbyScreen {
            table,
            heard,
            code: None,
            remarks: Vec::new(),
            offer: None,
            knock: None,
            agreed: false,
            trouble: None,
            begun: None,
        }
    }

    /// The table and what is heard at it, for the match.
    pub(super) fn leave(self) -> (Table, Receiver<Heard>) {
        (self.table, self.heard)
    }

    fn listen(&mut self) {
        // What follows the beginning is for the match.
        while self.begun.is_none() {
            let Ok(heard) = self.heard.try_recv() else { return };
            match heard {
                Heard::Laid(code, remarks) => {
                    self.code = Some(code);
                    self.remarks = remarks;
                }
                Heard::Offered(offer) => self.offer = Some(offer),
                Heard::Knock(text) => self.knock = Some(text),
                Heard::Word(text) => self.remarks.push(text),
                Heard::Trouble(text) | Heard::Refused(text) => self.trouble = Some(text),
                Heard::Begun(battle) => self.begun = Some(battle),
                // The rest is about a match.
                _ => {}
            }
        }
    }

    /// Draws the page.
    pub(super) fn show(&mut self, ui: &mut Ui) -> Option<Came> {
        self.listen();
        if let Some(battle) = self.begun.take() {
            return Some(Came::Match(battle));
        }
        let mut came = None;
        super::start_screen::page(ui, |ui| {
            match (&self.trouble, &self.code, &self.offer) {
                (Some(trouble), ..) => {
                    ui.label(RichText::new(trouble).color(RED));
                }
                (None, _, Some(offer)) => {
                    heading(ui, "An invitation");
                    ui.label(offer);
                    if self.agreed {
                        ui.label("Both are getting ready.");
                    } else if ui.add(chief("Agree and play")).clicked() {
                        self.agreed = true;
                        self.table.ask(Ask::Agree);
                    }
                }
                (None, Some(code), None) => {
                    heading(ui, "Send this code to your friend");
                    ui.add(egui::Label::new(RichText::new(code).monospace()).wrap());
                    if ui.add(chief("Copy the code")).clicked() {
                        ui.ctx().copy_text(code.clone());
                    }
                    ui.label("Your friend chooses Play a friend and pastes it. Waiting for him.");
                    ui.spinner();
                }
                (None, None, None) => {
                    ui.label("Looking for the way.");
                    ui.spinner();
                }
            }
            if let Some(text) = self.knock.clone() {
                ui.label(text);
                ui.horizontal(|ui| {
                    for (label, whether) in [("Let him in", true), ("Do not", false)] {
                        if ui.button(label).clicked() {
                            self.table.ask(Ask::Admit(whether));
                            self.knock = None;
                        }
                    }
                });
            }
            for remark in &self.remarks {
                ui.label(faint(remark));
            }
            if ui.button("Back").clicked() {
                came = Some(Came::Back);
            }
        });
        came
    }
}

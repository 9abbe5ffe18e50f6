//! Resuming a match that is not over.

use super::start_screen::{Decided, Page, StartScreen};
use crate::MESSAGES;
use crate::paper::look::{chief, faint};
use crate::paper::page::{self, Item, leaf};
use egui::{RichText, Ui};
use language::say;
use play::matches::{MatchShelf, Trash};
use play::table::{self, Far, LocalPlayer};
use play::words;
use std::path::Path;

impl StartScreen {
    /// The matches that are not over.
    pub(super) fn go_on(&mut self, ui: &mut Ui) -> Option<Decided> {
        let (mut chosen, mut back) = (None, false);
        let (mut asked, mut thrown, mut kept_on) = (None, None, false);
        leaf(ui, |ui| {
            back = page::titled(ui, &say!(MESSAGES, "window-before-resume"));
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            for kept in self.kept.all() {
                let line =
                    if kept.stands.is_empty() { kept.line.clone() } else { format!("{}\n{}", kept.line, kept.stands) };
                if Item::new(&kept.title, &line).small().show(ui).clicked() {
                    chosen = Some(kept.clone());
                }
                ui.horizontal(|ui| {
                    if self.deleting.as_ref() == Some(&kept.path) {
                        ui.label(say!(MESSAGES, "window-before-resume-sure"));
                        let throws = ui.button(say!(MESSAGES, "window-before-resume-trash")).clicked();
                        thrown = throws.then(|| kept.path.clone()).or(thrown.take());
                        kept_on |= ui.button(say!(MESSAGES, "window-before-resume-cancel")).clicked();
                    } else if ui.small_button(say!(MESSAGES, "window-before-resume-delete")).clicked() {
                        asked = Some(kept.path.clone());
                    }
                });
            }
            ui.add_space(4.0);
            ui.label(faint(say!(MESSAGES, "window-before-resume-how")));
        });
        if let Some(path) = thrown {
            self.throw_away(&path);
        } else if asked.is_some() || kept_on {
            self.deleting = asked;
        }
        if back {
            self.turn_to(Page::Menu);
        }
        let kept = chosen?;
        match (kept.far, kept.elsewhere) {
            (true, true) => {
                self.turn_to(Page::TakeOver(kept));
                None
            }
            (true, false) => Some(Decided::Far(Far::GoOn(kept.path, self.network))),
            (false, _) => Some(Decided::GoOn(kept.path)),
        }
    }

    /// Deletes a match; the page says why where that fails.
    fn throw_away(&mut self, path: &Path) {
        self.deleting = None;
        match MatchShelf::open(&self.matches).delete(path, &Trash::find()) {
            Ok(_) => self.kept.drop_one(path),
            Err(error) => {
                let error = words::error(&error);
                self.trouble = Some(say!(MESSAGES, "window-before-resume-delete-failed", error = error));
            }
        }
    }

    /// Asks before a match is resumed that this computer has never played.
    pub(super) fn take_over(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<Decided> {
        let Page::TakeOver(kept) = &self.page else { return None };
        let (mut here, mut back) = (false, false);
        leaf(ui, |ui| {
            back = page::titled(ui, &say!(MESSAGES, "window-before-resume-here"));
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            ui.label(RichText::new(&kept.title).strong());
            ui.label(faint(&kept.line));
            ui.add_space(8.0);
            ui.label(say!(MESSAGES, "window-before-resume-elsewhere"));
            ui.add_space(10.0);
            here = ui.add(chief(say!(MESSAGES, "window-before-resume-from-now-on"))).clicked();
        });
        let path = kept.path.clone();
        if back {
            self.turn_to(Page::GoOn);
        }
        if !here {
            return None;
        }
        match table::take_over(player, &path) {
            Ok(()) => {
                self.turn_to(Page::GoOn);
                Some(Decided::Far(Far::GoOn(path, self.network)))
            }
            Err(error) => {
                self.trouble = Some(words::error(&error));
                None
            }
        }
    }
}

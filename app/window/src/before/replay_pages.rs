//! Looking back begins here: the list of matches, and one that is being opened.

use super::start_screen::{Decided, Page, StartScreen};
use crate::MESSAGES;
use crate::paper::look::faint;
use crate::paper::page::{self, leaf, leaf_with_foot};
use crate::viewer::{Opening, ShelfPage, ShelfWish};
use egui::Ui;
use language::say;
use std::path::PathBuf;
use std::sync::Arc;

impl StartScreen {
    /// Turns to the list of matches.
    pub(crate) fn show_shelf(&mut self) {
        self.page = Page::Shelf(self.shelf_page());
    }

    /// Begins to open a match.
    pub(crate) fn open_replay(&mut self, path: PathBuf) {
        let opening = Opening::begin(self.systems, path, self.battles.clone(), Arc::clone(&self.wake));
        self.turn_to(Page::Opening(opening));
    }

    /// The list of matches, while it is looked for.
    pub(super) fn shelf_page(&self) -> Box<ShelfPage> {
        Box::new(ShelfPage::look(self.systems, self.matches.clone(), Arc::clone(&self.wake)))
    }

    /// The list of matches.
    pub(super) fn shelf(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Shelf(shelf) = &mut self.page else { return None };
        let mut wish = None;
        leaf_with_foot(ui, |ui, part| {
            if let Some(taken) = shelf.show(ui, part, self.trouble.as_deref()) {
                wish = Some(taken);
            }
        });
        match wish? {
            ShelfWish::Back => self.turn_to(Page::Menu),
            ShelfWish::Open(path) => self.open_replay(path),
        }
        None
    }

    /// Waits for a match that is being opened.
    pub(super) fn opening(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Opening(opening) = &self.page else { return None };
        let mut back = false;
        leaf(ui, |ui| {
            back = page::titled(ui, &say!(MESSAGES, "window-before-opening"));
            page::waiting(ui, &say!(MESSAGES, "window-before-opening-checks"));
            ui.label(faint(opening.path.display().to_string()));
        });
        match opening.listen() {
            Some(Ok(opened)) => return Some(Decided::Replay(Box::new(opened))),
            Some(Err(sentence)) => {
                self.show_shelf();
                self.trouble = Some(sentence);
                ui.ctx().request_repaint();
            }
            None if back => self.show_shelf(),
            None => {}
        }
        None
    }
}

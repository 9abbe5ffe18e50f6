//! The list of matches: finding one, naming it, throwing it away, opening it.

use super::dialogue::Dialogue;
use super::shelf_row::Row;
use super::shelf_work::{self, Ask, News};
use crate::MESSAGES;
use crate::paper::desktop::Picked;
use crate::paper::icon::Icon;
use crate::paper::look::{SMALL, button_with, chief, faint};
use crate::paper::page::{self, Part};
use crate::wake_up::WakeUp;
use egui::{Key, Ui};
use language::say;
use language::system::Systems;
use play::matches::ShelfFile;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};

/// The next act of the viewer.
pub(crate) enum ShelfWish {
    /// Back to the menu.
    Back,
    /// Opens a record.
    Open(PathBuf),
}

/// The work on the chosen match.
enum Doing {
    Nothing,
    Renaming(String),
    Deleting,
}

/// The page.
pub(crate) struct ShelfPage {
    systems: Systems,
    folder: PathBuf,
    ask: Sender<Ask>,
    news: Receiver<News>,
    found: Option<Vec<ShelfFile>>,
    typed: String,
    chosen: Option<PathBuf>,
    path: String,
    dialogue: Dialogue,
    doing: Doing,
    told: Option<String>,
    trouble: Option<String>,
}

impl ShelfPage {
    /// Begins to look in a folder.
    pub(crate) fn look(systems: Systems, folder: PathBuf, wake: WakeUp) -> ShelfPage {
        let (ask, news) = shelf_work::begin(systems, folder.clone(), Arc::clone(&wake));
        ShelfPage {
            systems,
            folder,
            ask,
            news,
            found: None,
            typed: String::new(),
            chosen: None,
            path: String::new(),
            dialogue: Dialogue::new(wake),
            doing: Doing::Nothing,
            told: None,
            trouble: None,
        }
    }

    /// As if the desktop had answered so.
    #[cfg(test)]
    pub(crate) fn picks(&mut self, picked: Picked) {
        self.dialogue.ask_by(|| picked);
    }

    fn listen(&mut self) {
        while let Ok(news) = self.news.try_recv() {
            match news {
                News::Listed(found) => self.found = Some(found),
                News::Trouble(text) => self.trouble = Some(text),
                News::Done(text) => self.told = Some(text),
                News::Proven(path, proven, ending) => {
                    let one = self.found.iter_mut().flatten().find(|one| one.path == path);
                    if let Some(Ok(listing)) = one.map(|one| &mut one.listing) {
                        listing.proven = Some(proven);
                        listing.ending = ending.unwrap_or_else(|| listing.ending.clone());
                    }
                }
            }
        }
    }

    /// Draws a part of the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, part: Part, trouble: Option<&str>) -> Option<ShelfWish> {
        self.listen();
        match part {
            Part::Body => self.body(ui, trouble),
            Part::Foot => self.foot(ui),
        }
    }

    fn body(&mut self, ui: &mut Ui, trouble: Option<&str>) -> Option<ShelfWish> {
        let mut wish = page::titled(ui, &say!(MESSAGES, "window-viewer-replays")).then_some(ShelfWish::Back);
        for text in trouble.into_iter().chain(self.trouble.as_deref()) {
            page::trouble(ui, text);
        }
        if let Some(text) = &self.told {
            ui.add(egui::Label::new(faint(text)).wrap());
        }
        let search = egui::TextEdit::singleline(&mut self.typed)
            .hint_text(say!(MESSAGES, "window-viewer-search"))
            .desired_width(f32::INFINITY)
            .margin(egui::vec2(8.0, 6.0));
        let search = ui.add(search);
        search.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::SearchInput, true, say!(MESSAGES, "window-viewer-search-name"))
        });
        ui.spacing_mut().item_spacing.y = 5.0;
        let Some(found) = &self.found else {
            page::waiting(ui, &say!(MESSAGES, "window-viewer-looking"));
            return wish;
        };
        let shown: Vec<&ShelfFile> = found.iter().filter(|one| one.matches(self.systems, &self.typed)).collect();
        if found.is_empty() {
            ui.label(say!(MESSAGES, "window-viewer-no-matches"));
        } else if shown.is_empty() {
            ui.label(say!(MESSAGES, "window-viewer-none-found"));
        }
        let mut chosen = self.chosen.clone();
        // Keys typed into a name field are letters.
        if matches!(self.doing, Doing::Nothing) && !other_field(ui, &search) {
            by_keys(ui, &shown, &mut chosen);
        }
        for one in &shown {
            let is_chosen = chosen.as_ref() == Some(&one.path);
            let row = Row::of(self.systems, one).show(ui, is_chosen);
            if row.clicked() {
                chosen = Some(one.path.clone());
            }
            let entered = row.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if row.double_clicked() || entered {
                wish = Some(ShelfWish::Open(one.path.clone()));
            }
            if is_chosen && self.chosen != chosen {
                row.scroll_to_me(None);
            }
        }
        let nothing_focused = ui.ctx().memory(|memory| memory.focused().is_none());
        let entered = (nothing_focused || search.lost_focus()) && ui.input(|input| input.key_pressed(Key::Enter));
        if entered && matches!(self.doing, Doing::Nothing) {
            let first = || shown.first().map(|one| one.path.clone()).filter(|_| shown.len() == 1);
            wish = chosen.clone().or_else(first).map(ShelfWish::Open).or(wish);
        }
        if chosen != self.chosen {
            self.doing = Doing::Nothing;
            self.chosen = chosen;
            ui.ctx().request_repaint();
        }
        ui.add_space(8.0);
        self.file(ui).or(wish)
    }

    /// A record anywhere.
    fn file(&mut self, ui: &mut Ui) -> Option<ShelfWish> {
        let mut wish = None;
        match self.dialogue.listen() {
            Some(Picked::File(path)) => wish = Some(ShelfWish::Open(path)),
            Some(Picked::NoDialogue) => self.told = Some(say!(MESSAGES, "window-viewer-no-dialogue")),
            Some(Picked::Nothing) | None => {}
        }
        ui.horizontal(|ui| {
            let label = say!(MESSAGES, "window-viewer-open-file");
            let choose = ui.add_enabled(!self.dialogue.is_open(), button_with(Icon::Folder, label));
            if choose.on_disabled_hover_text(say!(MESSAGES, "window-viewer-dialogue-open")).clicked() {
                self.dialogue.ask();
            }
        });
        let label = ui.label(faint(say!(MESSAGES, "window-viewer-drop-file")));
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(&mut self.path).desired_width(ui.available_width() - 90.0);
            let edit = ui.add(field.margin(egui::vec2(8.0, 5.0))).labelled_by(label.id);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let ready = !self.path.trim().is_empty();
            let open = egui::Button::new(say!(MESSAGES, "window-viewer-open-path"));
            if (ui.add_enabled(ready, open).clicked() || entered) && ready {
                wish = Some(ShelfWish::Open(PathBuf::from(self.path.trim())));
            }
        });
        let text = say!(MESSAGES, "window-viewer-folder", folder = self.folder.display().to_string());
        ui.add(egui::Label::new(faint(text).size(SMALL)).wrap());
        wish
    }

    /// The acts on the chosen match.
    fn foot(&mut self, ui: &mut Ui) -> Option<ShelfWish> {
        let Some(path) = self.chosen.clone() else {
            ui.label(faint(say!(MESSAGES, "window-viewer-choose")));
            return None;
        };
        let mut wish = None;
        match &mut self.doing {
            Doing::Nothing => {
                if ui.add(chief(say!(MESSAGES, "window-viewer-open"))).clicked() {
                    wish = Some(ShelfWish::Open(path.clone()));
                }
                if ui.button(say!(MESSAGES, "window-viewer-rename")).clicked() {
                    let named = self.found.iter().flatten().find(|one| one.path == path);
                    self.doing = Doing::Renaming(named.and_then(|one| one.name.clone()).unwrap_or_default());
                }
                if ui.button(say!(MESSAGES, "window-viewer-delete")).clicked() {
                    self.doing = Doing::Deleting;
                }
            }
            Doing::Renaming(name) => {
                let hint = say!(MESSAGES, "window-viewer-own-name");
                let field = egui::TextEdit::singleline(name).hint_text(hint).char_limit(80);
                let edit = ui.add(field.desired_width(220.0));
                edit.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::TextInput, true, say!(MESSAGES, "window-viewer-new-name"))
                });
                let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if ui.button(say!(MESSAGES, "window-viewer-rename")).clicked() || entered {
                    // The shelf answers by listing itself again.
                    let _ = self.ask.send(Ask::Rename(path, name.clone()));
                    self.doing = Doing::Nothing;
                } else if ui.button(say!(MESSAGES, "window-viewer-cancel")).clicked() {
                    self.doing = Doing::Nothing;
                }
            }
            Doing::Deleting => {
                ui.label(say!(MESSAGES, "window-viewer-delete-sure"));
                if ui.button(say!(MESSAGES, "window-viewer-to-trash")).clicked() {
                    let _ = self.ask.send(Ask::Delete(path));
                    self.chosen = None;
                    self.doing = Doing::Nothing;
                } else if ui.button(say!(MESSAGES, "window-viewer-cancel")).clicked() {
                    self.doing = Doing::Nothing;
                }
            }
        }
        wish
    }
}

/// Whether another field than that one has the keyboard.
fn other_field(ui: &Ui, search: &egui::Response) -> bool {
    ui.ctx().memory(|memory| memory.focused()).is_some_and(|focused| focused != search.id)
}

/// Up and down choose.
fn by_keys(ui: &Ui, shown: &[&ShelfFile], chosen: &mut Option<PathBuf>) {
    let down = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::ArrowDown));
    let up = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::ArrowUp));
    if !up && !down {
        return;
    }
    let now = shown.iter().position(|one| Some(&one.path) == chosen.as_ref());
    let next = match now {
        None => 0,
        Some(place) if down => (place + 1).min(shown.len().saturating_sub(1)),
        Some(place) => place.saturating_sub(1),
    };
    if let Some(one) = shown.get(next) {
        *chosen = Some(one.path.clone());
    }
}

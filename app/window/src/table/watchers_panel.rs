//! The spectators, beside the board: the code for them, and their names.

use super::company::Company;
use crate::MESSAGES;
use crate::paper::look::{self, CHIP, faint};
use egui::Ui;
use language::say;
use net::driver::WatchWish;
use play::table::{Now, Wish};

/// The code and the list, where the match may be watched.
pub(super) fn show(ui: &mut Ui, company: &mut Company, now: &Now) {
    if !now.around.watched {
        return;
    }
    let mut wish = None;
    let watchers = &company.watchers;
    look::section(ui, &say!(MESSAGES, "window-table-spectators"), false, |ui| {
        match &watchers.code {
            None => {
                ui.label(say!(MESSAGES, "window-table-spectators-allowed"));
                if ui.button(say!(MESSAGES, "window-table-watch-code")).clicked() {
                    wish = Some(WatchWish::Open);
                }
            }
            Some(code) => {
                ui.label(say!(MESSAGES, "window-table-watch-code-hint"));
                ui.add(egui::Label::new(egui::RichText::new(code).monospace().size(CHIP)).wrap());
                ui.horizontal_wrapped(|ui| {
                    if ui.button(say!(MESSAGES, "window-table-copy-watch-code")).clicked() {
                        ui.ctx().copy_text(code.clone());
                    }
                    let hint = say!(MESSAGES, "window-table-new-watch-code-hint");
                    if ui.button(say!(MESSAGES, "window-table-new-watch-code")).on_hover_text(hint).clicked() {
                        wish = Some(WatchWish::NewCode);
                    }
                });
            }
        }
        if watchers.all.is_empty() {
            ui.label(faint(say!(MESSAGES, "window-table-no-spectators")));
        }
        for watcher in &watchers.all {
            ui.horizontal_wrapped(|ui| {
                ui.label(&watcher.name).on_hover_text(watcher.key.fingerprint().to_string());
                let hint = say!(MESSAGES, "window-table-remove-spectator-hint");
                if ui.button(say!(MESSAGES, "window-table-remove-spectator")).on_hover_text(hint).clicked() {
                    wish = Some(WatchWish::PutOut(watcher.key));
                }
            });
        }
    });
    if let Some(wish) = wish {
        company.ask(Wish::Watch(wish));
    }
}

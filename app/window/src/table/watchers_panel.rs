//! The spectators, beside the board: the code for them, and their names.

use super::company::Company;
use crate::paper::look::{self, CHIP, faint};
use egui::Ui;
use net::driver::WatchWish;
use play::table::{Now, Wish};

/// The code and the list, where the match may be watched.
pub(super) fn show(ui: &mut Ui, company: &mut Company, now: &Now) {
    if !now.around.watched {
        return;
    }
    let mut wish = None;
    let watchers = &company.watchers;
    look::section(ui, "Watching", false, |ui| {
        match &watchers.code {
            None => {
                ui.label("You both agreed to allow spectators.");
                if ui.button("Create a watch code").clicked() {
                    wish = Some(WatchWish::Open);
                }
            }
            Some(code) => {
                ui.label("Anyone with this code can watch, but not act.");
                ui.add(egui::Label::new(egui::RichText::new(code).monospace().size(CHIP)).wrap());
                ui.horizontal_wrapped(|ui| {
                    if ui.button("Copy the watch code").clicked() {
                        ui.ctx().copy_text(code.clone());
                    }
                    if ui.button("New code").on_hover_text("The old code admits no new spectators").clicked() {
                        wish = Some(WatchWish::NewCode);
                    }
                });
            }
        }
        if watchers.all.is_empty() {
            ui.label(faint("No spectators."));
        }
        for watcher in &watchers.all {
            ui.horizontal_wrapped(|ui| {
                ui.label(&watcher.name).on_hover_text(watcher.key.fingerprint().to_string());
                if ui.button("Remove").on_hover_text("They cannot rejoin with this code").clicked() {
                    wish = Some(WatchWish::PutOut(watcher.key));
                }
            });
        }
    });
    if let Some(wish) = wish {
        company.ask(Wish::Watch(wish));
    }
}

//! Those who watch a match between friends, where both agreed that others may: the code for them, and who they are.

use super::match_screen::MatchScreen;
use crate::paper::look::{self, faint};
use egui::Ui;
use net::driver::{WatchNews, WatchWish};
use net::watch::Watcher;
use play::partner::{Ask, Now};

/// What is known of those who watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Watchers {
    code: Option<String>,
    all: Vec<Watcher>,
}

impl Watchers {
    /// Takes in what was heard of them.
    pub(super) fn hear(&mut self, news: &WatchNews) {
        match news {
            WatchNews::Code(code) => self.code = Some(code.clone()),
            WatchNews::Came(watcher) => {
                self.all.retain(|other| other.key != watcher.key);
                self.all.push(watcher.clone());
            }
            WatchNews::Went(watcher, _) => self.all.retain(|other| other.key != watcher.key),
            WatchNews::Watchers(all) => self.all.clone_from(all),
            WatchNews::NotAgreed | WatchNews::Stays(_) => {}
        }
    }
}

/// The code and the list, where the match may be watched.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, now: &Now) {
    if !now.around.watched {
        return;
    }
    let mut wish = None;
    let watchers = &screen.company.watchers;
    look::section(ui, "Watching", false, |ui| {
        match &watchers.code {
            None => {
                ui.label("Both of you agreed that others may watch.");
                if ui.button("Make a code for them").clicked() {
                    wish = Some(WatchWish::Open);
                }
            }
            Some(code) => {
                ui.label("Whoever has this code can watch, and change nothing.");
                ui.add(egui::Label::new(egui::RichText::new(code).monospace().size(11.5)).wrap());
                ui.horizontal_wrapped(|ui| {
                    if ui.button("Copy the watch code").clicked() {
                        ui.ctx().copy_text(code.clone());
                    }
                    if ui.button("Another code").on_hover_text("The old one lets nobody new in").clicked() {
                        wish = Some(WatchWish::NewCode);
                    }
                });
            }
        }
        if watchers.all.is_empty() {
            ui.label(faint("Nobody watches."));
        }
        for watcher in &watchers.all {
            ui.horizontal_wrapped(|ui| {
                ui.label(&watcher.name).on_hover_text(watcher.key.fingerprint().to_string());
                if ui.button("Put out").on_hover_text("He cannot come back with this code").clicked() {
                    wish = Some(WatchWish::PutOut(watcher.key));
                }
            });
        }
    });
    if let Some(wish) = wish {
        screen.ask(Ask::Watch(wish));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_and_goes_is_listed_once() {
        let key = net::identity::Identity::from_seed(&net::fresh::Seed::from_bytes([7; 32])).key();
        let one = Watcher { name: String::from("Jomini"), key, has: 3 };
        let mut watchers = Watchers::default();
        for _ in 0..2 {
            watchers.hear(&WatchNews::Came(one.clone()));
        }
        assert_eq!(watchers.all.len(), 1);
        watchers.hear(&WatchNews::Went(one, String::from("left")));
        assert!(watchers.all.is_empty());
    }
}

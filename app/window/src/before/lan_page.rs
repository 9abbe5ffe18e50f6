//! The open invitations on this network, listed while the page is open.

use crate::paper::look::{faint, heading};
use crate::paper::page::{self, Item};
use crate::paper::words::sentence;
use crate::wake_up::WakeUp;
use egui::Ui;
use net::lan::Found;
use play::online::{Network, Player, list_lan};
use play::systems;
use std::sync::mpsc::{Receiver, channel};

type News = Result<Vec<Found>, String>;

/// What the player does.
pub(super) enum LanWish {
    Back,
    /// He asks to be let in.
    Ask(Box<Found>),
    /// He invites somebody himself.
    Invite,
}

/// The page.
pub(super) struct LanPage {
    /// Nothing if the network is not to be listened to.
    heard: Option<Receiver<News>>,
    last: Option<News>,
}

impl LanPage {
    /// Listens until the page is closed.
    pub(super) fn listen(network: Network, wake: WakeUp) -> LanPage {
        if network.loopback {
            return LanPage { heard: None, last: None };
        }
        let (tell, heard) = channel();
        std::thread::spawn(move || {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
            loop {
                let found = runtime.block_on(list_lan()).map_err(|error| error.to_string());
                let blocked = found.is_err();
                // Nobody looks at the page any more.
                if tell.send(found).is_err() {
                    return;
                }
                wake();
                if blocked {
                    std::thread::sleep(AGAIN);
                }
            }
        });
        LanPage { heard: Some(heard), last: None }
    }

    /// Listens no more: whoever is on the way to a table has found what he looked for.
    pub(super) fn stop(&mut self) {
        self.heard = None;
    }

    /// Draws the page.
    pub(super) fn show(&mut self, ui: &mut Ui, player: &Player) -> Option<LanWish> {
        if let Some(news) = self.heard.iter().flat_map(Receiver::try_iter).last() {
            self.last = Some(news);
        }
        let mut wish = page::titled(ui, "On this network").then_some(LanWish::Back);
        match (&self.heard, &self.last) {
            (None, _) => {
                ui.label("This window plays on this machine only (--loopback), so the network is not searched.");
            }
            (Some(_), None) => {
                page::waiting(ui, "Listening for open invitations.");
            }
            (Some(_), Some(Err(error))) => page::trouble(ui, &sentence(error)),
            (Some(_), Some(Ok(found))) if found.is_empty() => {
                page::waiting(ui, "No open invitation so far. The list is kept up to date.");
            }
            (Some(_), Some(Ok(found))) => {
                heading(ui, "Open invitations");
                let own = player.identity.key();
                for open in found.iter().filter(|open| open.key != own) {
                    let who = player.call(&open.key, &open.name);
                    let unknown =
                        open.system.as_ref().and_then(|(system, since)| systems::unknown(system, Some(since)));
                    let playable = open.same_version && unknown.is_none();
                    let line = match unknown {
                        Some(unknown) => format!("{who}. {}", sentence(&unknown.to_string())),
                        None if playable => format!("{who}. Click to ask to be let in."),
                        None => format!("{who}. Another version of the program; you cannot play each other."),
                    };
                    let title = if open.battle.is_empty() { "A battle" } else { open.battle.as_str() };
                    if Item::new(title, &line).small().enabled(playable).show(ui).clicked() {
                        wish = Some(LanWish::Ask(Box::new(open.clone())));
                    }
                }
            }
        }
        ui.add_space(10.0);
        let line = "Choose a battle, and announce it to everybody here";
        if Item::new("Invite on this network", line).small().show(ui).clicked() {
            wish = Some(LanWish::Invite);
        }
        ui.add_space(8.0);
        ui.label(faint(
            "Anyone on your network can announce any name. The six words are the fingerprint of the key: compare them \
             with what your friend sees. Whoever you have played before is known by the key.",
        ));
        wish
    }
}

/// After how long a network that cannot be listened to is tried again.
const AGAIN: std::time::Duration = std::time::Duration::from_secs(3);

//! The room: the players on this network, their offers, a status for everybody, and the ways to a table.

use super::listening::{Listening, News};
use crate::MESSAGES;
use crate::paper::look::{chief, faint, heading};
use crate::paper::page::{self, Item};
use crate::paper::palette::palette;
use crate::paper::words::sentence;
use crate::wake_up::WakeUp;
use egui::{RichText, Ui};
use language::say;
use language::system::Systems;
use net::lan::{Calling, FoundInvitation};
use net::room::{LONGEST_WORD, RoomEntry, told_apart};
use play::table::{LocalPlayer, Network};
use record::identity::PlayerKey;
use replay::systems;
use replay::words;
use tournament::part::DeskCode;

/// The status of a player who has set none, as it is sent.
const FIRST_WORD: &str = "is here";
/// A code of a desk is not longer than this: a key and sixteen addresses.
const LONGEST_DESK: usize = 1000;

/// A wish of the player.
pub(crate) enum RoomWish {
    Back,
    /// Goes to the table of an open invitation, or accepts a challenge.
    Ask(Box<FoundInvitation>),
    /// Challenges this player, by name.
    Challenge(PlayerKey, String),
    /// Invites all players here.
    Invite,
    /// Takes part in the tournament of this desk.
    TakePart(DeskCode),
    /// Directs a tournament.
    Direct,
    /// Joins by a code.
    ByCode,
}

/// The page.
pub(crate) struct RoomPage {
    /// `None` if the page must not listen to the network.
    listening: Option<Listening>,
    last: Option<News>,
    /// The status in the text field.
    word: String,
    said: String,
    /// The code of a desk that is being pasted, while its field is open.
    desk: Option<String>,
}

impl RoomPage {
    /// Enters the room, and leaves it when the page is closed.
    pub(crate) fn enter(player: &LocalPlayer, network: Network, wake: WakeUp) -> RoomPage {
        let listening = (!network.loopback).then(|| Listening::enter(player, FIRST_WORD, wake));
        RoomPage { listening, last: None, word: String::new(), said: FIRST_WORD.to_owned(), desk: None }
    }

    /// A page that was told this, for tests of what is shown.
    #[cfg(test)]
    pub(super) fn told(news: News) -> RoomPage {
        RoomPage { listening: None, last: Some(news), word: String::new(), said: FIRST_WORD.to_owned(), desk: None }
    }

    /// Draws the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, player: &LocalPlayer, directs: bool) -> Option<RoomWish> {
        if let Some(news) = self.listening.as_ref().and_then(Listening::news) {
            self.last = Some(news);
        }
        let mut wish = page::titled(ui, &say!(MESSAGES, "window-club-room")).then_some(RoomWish::Back);
        match (&self.listening, &self.last) {
            (None, None) => {
                ui.label(say!(MESSAGES, "window-club-room-loopback"));
            }
            (Some(_), None) => page::waiting(ui, &say!(MESSAGES, "window-club-room-searching")),
            (_, Some(Err(error))) => {
                page::trouble(ui, &sentence(error));
                if ui.link(say!(MESSAGES, "window-club-room-by-code")).clicked() {
                    wish = Some(RoomWish::ByCode);
                }
            }
            (_, Some(Ok(here))) => wish = show_room(ui, player, here).or(wish),
        }
        if matches!(self.last, Some(Ok(_))) {
            self.show_word(ui);
        }
        ui.add_space(10.0);
        ui.columns(2, |columns| {
            if let [left, right] = columns {
                let title = say!(MESSAGES, "window-club-room-invite");
                let line = say!(MESSAGES, "window-club-room-invite-line");
                if Item::new(&title, &line).small().show(left).clicked() {
                    wish = Some(RoomWish::Invite);
                }
                let (title, line) = match directs {
                    true => (say!(MESSAGES, "window-club-room-desk"), say!(MESSAGES, "window-club-room-desk-line")),
                    false => (say!(MESSAGES, "window-club-direct"), say!(MESSAGES, "window-club-direct-line")),
                };
                if Item::new(&title, &line).small().show(right).clicked() {
                    wish = Some(RoomWish::Direct);
                }
            }
        });
        wish = self.show_desk(ui).or(wish);
        ui.add_space(8.0);
        ui.label(faint(say!(MESSAGES, "window-club-room-words")));
        wish
    }

    /// The text beside the player's name.
    fn show_word(&mut self, ui: &mut Ui) {
        ui.add_space(8.0);
        let label = ui.label(faint(say!(MESSAGES, "window-club-room-status", status = status(&self.said))));
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 70.0).max(120.0);
            let field = egui::TextEdit::singleline(&mut self.word).char_limit(LONGEST_WORD).desired_width(room);
            let edit = ui.add(field.hint_text(say!(MESSAGES, "window-club-room-status-new"))).labelled_by(label.id);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let ready = !self.word.trim().is_empty();
            if (ui.add_enabled(ready, egui::Button::new(say!(MESSAGES, "window-club-room-status-set"))).clicked()
                || entered)
                && ready
            {
                self.said = self.word.trim().to_owned();
                self.word.clear();
                self.listening.iter().for_each(|room| room.say(&self.said));
            }
        });
    }

    /// The way to a desk that is not heard of.
    fn show_desk(&mut self, ui: &mut Ui) -> Option<RoomWish> {
        ui.add_space(6.0);
        let Some(code) = &mut self.desk else {
            if ui.link(say!(MESSAGES, "window-club-room-tournament-code")).clicked() {
                self.desk = Some(String::new());
            }
            return None;
        };
        let label = ui.label(say!(MESSAGES, "window-club-room-director-code"));
        let field = egui::TextEdit::singleline(code).char_limit(LONGEST_DESK).desired_width(f32::INFINITY);
        ui.add(field.font(egui::TextStyle::Monospace)).labelled_by(label.id);
        let read = code.parse::<DeskCode>();
        if let Err(error) = &read
            && !code.trim().is_empty()
        {
            ui.label(RichText::new(sentence(&error.to_string())).color(palette().red));
        }
        let go = ui.add_enabled(read.is_ok(), chief(say!(MESSAGES, "window-club-room-join"))).clicked();
        read.ok().filter(|_| go).map(RoomWish::TakePart)
    }
}

/// All players and offers in the room.
fn show_room(ui: &mut Ui, player: &LocalPlayer, here: &[RoomEntry]) -> Option<RoomWish> {
    let of = |calling: Calling| here.iter().filter(move |one| one.calling == calling).map(|one| &one.found);
    let mut wish = None;
    for challenge in of(Calling::Invitation).filter(|found| found.wanted.is_some()) {
        wish = show_challenge(ui, player, here, challenge).or(wish);
    }
    for desk in of(Calling::Desk) {
        let line = say!(MESSAGES, "window-club-room-tournament", name = told_apart(here, desk));
        let item = Item::new(&desk.battle, &line).chief();
        if item.enabled(desk.same_version).show(ui).clicked() {
            wish = Some(RoomWish::TakePart(DeskCode { key: desk.key, addresses: desk.addresses.clone() }));
        }
    }
    let open: Vec<&FoundInvitation> = of(Calling::Invitation).filter(|found| found.wanted.is_none()).collect();
    if !open.is_empty() {
        heading(ui, &say!(MESSAGES, "window-club-room-open"));
    }
    for found in open {
        wish = show_invitation(ui, player, found).or(wish);
    }
    ui.add_space(6.0);
    heading(ui, &say!(MESSAGES, "window-club-room-players"));
    let players: Vec<&FoundInvitation> = of(Calling::Player).collect();
    if players.is_empty() {
        page::waiting(ui, &say!(MESSAGES, "window-club-room-nobody"));
    }
    for found in players {
        wish = show_player(ui, here, found).or(wish);
    }
    wish
}

fn show_challenge(ui: &mut Ui, player: &LocalPlayer, here: &[RoomEntry], found: &FoundInvitation) -> Option<RoomWish> {
    let frame = egui::Frame::new().stroke(egui::Stroke::new(1.5, palette().blue)).inner_margin(10).corner_radius(3);
    let mut accepted = false;
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(MESSAGES, "window-club-room-challenges", name = told_apart(here, found)));
        let (battle, who) = (battle(player.systems, found), sentence(&player.call(&found.key, &found.name)));
        ui.label(say!(MESSAGES, "window-club-room-challenge-line", battle = battle, who = who));
        let unknown = unknown(player.systems, found);
        if let Some(text) = &unknown {
            ui.label(RichText::new(text).color(palette().red));
        }
        accepted = ui.add_enabled(unknown.is_none(), chief(say!(MESSAGES, "window-club-room-accept"))).clicked();
    });
    ui.add_space(4.0);
    accepted.then(|| RoomWish::Ask(Box::new(found.clone())))
}

fn show_invitation(ui: &mut Ui, player: &LocalPlayer, found: &FoundInvitation) -> Option<RoomWish> {
    let who = player.call(&found.key, &found.name);
    let unknown = unknown(player.systems, found);
    let line = match &unknown {
        Some(text) => say!(MESSAGES, "window-club-room-invitation-unknown", who = who, why = text.clone()),
        None => say!(MESSAGES, "window-club-room-invitation", who = who),
    };
    let battle = battle(player.systems, found);
    let title = if battle.is_empty() { say!(MESSAGES, "window-club-room-battle") } else { battle };
    let item = Item::new(&title, &line).small().enabled(unknown.is_none());
    item.show(ui).clicked().then(|| RoomWish::Ask(Box::new(found.clone())))
}

fn show_player(ui: &mut Ui, here: &[RoomEntry], found: &FoundInvitation) -> Option<RoomWish> {
    let name = told_apart(here, found);
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let button =
                ui.add_enabled(found.same_version, egui::Button::new(say!(MESSAGES, "window-club-room-challenge")));
            button.widget_info(|| {
                let label = say!(MESSAGES, "window-club-room-challenge-of", name = name.clone());
                egui::WidgetInfo::labeled(egui::Role::Button, found.same_version, label)
            });
            let button = button.on_disabled_hover_text(say!(MESSAGES, "window-club-room-versions"));
            if button.clicked() {
                wish = Some(RoomWish::Challenge(found.key, name.clone()));
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let shown = ui.label(RichText::new(&name).strong());
                shown.on_hover_text(say!(
                    MESSAGES,
                    "window-club-room-fingerprint",
                    fingerprint = found.key.fingerprint().to_string()
                ));
                ui.add(egui::Label::new(faint(status(&found.battle))).truncate());
            });
        });
    });
    wish
}

/// A status as it is shown: one that a player has written stays as it is.
fn status(word: &str) -> String {
    if word == FIRST_WORD { say!(MESSAGES, "window-club-room-status-first") } else { word.to_owned() }
}

/// The title of an offered battle. Hosts that name no system play the first one.
fn battle(systems: Systems, found: &FoundInvitation) -> String {
    let named = found.system.as_ref().map(|(system, _)| system.as_str());
    systems.title_of(named.unwrap_or(systems.first().name()), &found.battle)
}

/// The reason a battle cannot be played with this program, if there is one.
fn unknown(systems: Systems, found: &FoundInvitation) -> Option<String> {
    if !found.same_version {
        return Some(say!(MESSAGES, "window-club-room-versions"));
    }
    let (system, since) = found.system.as_ref()?;
    systems::unknown(systems, system, Some(since)).map(|unknown| sentence(&words::unknown(&unknown)))
}

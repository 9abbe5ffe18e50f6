//! Waiting for a friend: the code to send, the findings of the network check, the offer, and the next step, in words.

use crate::MESSAGES;
use crate::paper::look::{BODY, SECTION, chief, faint, heading, roman};
use crate::paper::page::{self, Item, leaf};
use crate::paper::palette::palette;
use crate::paper::qr::qr;
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use language::battle::Battle;
use language::{bot, say};
use net::addresses::AddressReach;
use net::queue::QueueReceiver;
use play::table::{FriendOffer, Heard, Opponent, Table, Wish};
use record::identity::PlayerKey;
use record::invitation::{Code, CodeKind, date};

/// Width of the code's picture, in points.
const QR_WIDTH: f32 = 220.0;
/// More sentences than this are history.
const MOST_WORDS: usize = 6;

/// The outcome of waiting.
pub(crate) enum Came {
    /// The match of this battle.
    Match(Box<Battle>),
    /// The player went back.
    Back,
    /// Plays the same battle at this computer instead.
    Here(Opponent),
    /// Sends the same invitation again.
    Again,
}

/// Waiting at a table for a friend.
pub(crate) struct LobbyScreen {
    table: Table,
    heard: QueueReceiver<Heard>,
    /// The player's own fingerprint.
    fingerprint: String,
    /// The player's own offer, if this player is the host.
    offered: Vec<(String, String)>,
    code: Option<String>,
    copied: bool,
    /// The findings of the network check.
    network: Vec<String>,
    /// News since then, in words.
    words: Vec<String>,
    /// The host's offer to this player.
    offer: Option<Box<FriendOffer>>,
    /// The guests who want to join, in words, and their keys; the player is asked about the first of them.
    knocks: Vec<(String, PlayerKey)>,
    agreed: bool,
    trouble: Option<String>,
    begun: Option<Box<Battle>>,
    /// The state in which the page was shown last.
    shown: &'static str,
}

impl LobbyScreen {
    /// Waiting at that table; the fingerprint is the player's own, and so is what is offered.
    pub(crate) const fn new(
        table: Table,
        heard: QueueReceiver<Heard>,
        fingerprint: String,
        offered: Vec<(String, String)>,
    ) -> LobbyScreen {
        LobbyScreen {
            table,
            heard,
            fingerprint,
            offered,
            code: None,
            copied: false,
            network: Vec::new(),
            words: Vec::new(),
            offer: None,
            knocks: Vec::new(),
            agreed: false,
            trouble: None,
            begun: None,
            shown: "",
        }
    }

    /// The battle that this player is invited to, whose board lies behind the page.
    pub(crate) fn battle(&self) -> Option<&Battle> {
        self.offer.as_ref().map(|offer| &offer.board)
    }

    /// The table and what is heard at it, for the match.
    pub(crate) fn leave(self) -> (Table, QueueReceiver<Heard>) {
        (self.table, self.heard)
    }

    fn listen(&mut self) {
        // Messages after the start are for the match.
        while self.begun.is_none() {
            let Ok(heard) = self.heard.try_recv() else { return };
            match heard {
                Heard::Laid(code, remarks) => {
                    self.code = Some(code);
                    self.network = remarks;
                }
                Heard::Offered(offer) => self.offer = Some(offer),
                Heard::Knock(text, key) => {
                    self.knocks.retain(|(_, known)| *known != key);
                    self.knocks.push((text, key));
                }
                // The question goes with the guest it was about.
                Heard::KnockGone(key) => self.knocks.retain(|(_, known)| *known != key),
                Heard::Word(text) => {
                    self.words.push(text);
                    let old = self.words.len().saturating_sub(MOST_WORDS);
                    self.words.drain(..old);
                }
                Heard::Trouble(text) | Heard::Refused(text) => self.trouble = Some(text),
                Heard::Begun(battle) => self.begun = Some(battle),
                // The rest is about a match.
                _ => {}
            }
        }
    }

    /// Draws the page.
    pub(crate) fn show(&mut self, ui: &mut Ui) -> Option<Came> {
        self.listen();
        if let Some(battle) = self.begun.take() {
            return Some(Came::Match(battle));
        }
        let mut came = None;
        let state = self.state();
        if std::mem::replace(&mut self.shown, state) != state {
            page::turn(ui.ctx());
        }
        leaf(ui, |ui| {
            if page::titled(ui, &say!(MESSAGES, "window-before-lobby", state = self.state())) {
                came = Some(Came::Back);
            }
            // A guest waits for an answer: this comes before everything else.
            if self.trouble.is_none() {
                self.show_knock(ui);
            }
            if let Some(text) = &self.trouble {
                page::trouble(ui, &sentence(text));
                ui.label(say!(MESSAGES, "window-before-lobby-failed"));
            } else if let Some(offer) = self.offer.clone() {
                self.show_offer(ui, &offer);
            } else if self.is_cut_off() {
                came = came.take().or_else(|| show_cut_off(ui));
            } else if let Some(code) = self.code.clone() {
                self.show_code(ui, &code);
            } else {
                page::waiting(ui, &say!(MESSAGES, "window-before-lobby-connecting"));
            }
            if state != "waiting" {
                self.show_words(ui);
            }
        });
        came
    }

    /// Whether no friend can come: the code names no address of this computer that could be reached.
    fn is_cut_off(&self) -> bool {
        let read = self.code.as_ref().and_then(|code| code.parse::<Code>().ok());
        read.is_some_and(|code| {
            !code.reaches_far() && code.addresses().iter().all(|at| AddressReach::of(at.ip()) == AddressReach::Nowhere)
        })
    }

    /// The state of waiting, by which the title is chosen.
    fn state(&self) -> &'static str {
        match (&self.trouble, &self.offer, &self.code) {
            (Some(_), ..) => "failed",
            (None, Some(_), _) => "invitation",
            (None, None, Some(_)) if self.is_cut_off() => "cut-off",
            (None, None, Some(_)) => "waiting",
            (None, None, None) => "connecting",
        }
    }

    fn show_offer(&mut self, ui: &mut Ui, offer: &FriendOffer) {
        ui.label(RichText::new(&offer.battle).font(roman(SECTION)));
        heading(ui, &offer.heading());
        page::facts(ui, offer.facts.iter().map(|(head, text)| (head.as_str(), text.as_str())));
        ui.add_space(6.0);
        ui.label(faint(say!(MESSAGES, "window-before-offer-words")));
        ui.add_space(6.0);
        if self.agreed {
            page::waiting(ui, &say!(MESSAGES, "window-before-offer-agreed"));
        } else if ui.add(chief(say!(MESSAGES, "window-before-offer-agree"))).clicked() {
            self.agreed = true;
            self.table.ask(Wish::Agree(offer.terms));
        }
        if !self.agreed {
            ui.label(faint(say!(MESSAGES, "window-before-offer-decline")));
        }
    }

    fn show_code(&mut self, ui: &mut Ui, code: &str) {
        let read = code.parse::<Code>().ok();
        let again = read.as_ref().is_some_and(|code| matches!(code.kind, CodeKind::Resume(_)));
        if let Some((_, battle)) = self.offered.first() {
            ui.label(RichText::new(battle).font(roman(SECTION)));
        }
        heading(ui, &say!(MESSAGES, "window-before-code-send"));
        egui::Frame::new().fill(palette().sheet).inner_margin(10).corner_radius(3).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.add(egui::Label::new(RichText::new(code).monospace().size(BODY)).wrap());
        });
        ui.horizontal(|ui| {
            if ui.add(chief(say!(MESSAGES, "window-before-code-copy"))).clicked() {
                ui.ctx().copy_text(code.to_owned());
                self.copied = true;
            }
            if self.copied {
                ui.label(RichText::new(say!(MESSAGES, "window-before-code-copied")).color(palette().blue));
            }
        });
        ui.collapsing(say!(MESSAGES, "window-before-code-qr"), |ui| {
            ui.label(faint(say!(MESSAGES, "window-before-code-scan")));
            qr(ui, code, QR_WIDTH, &say!(MESSAGES, "window-before-code-qr-name"));
        });
        if let Some(read) = &read {
            ui.label(faint(say!(MESSAGES, "window-before-code-until", until = date(read.expires))));
        }
        ui.add_space(6.0);
        let next = if again {
            say!(MESSAGES, "window-before-code-next-resume")
        } else {
            say!(MESSAGES, "window-before-code-next")
        };
        page::waiting(ui, &next);
        // A guest who comes is told of here, in sight.
        self.show_words(ui);
        ui.add_space(6.0);
        heading(ui, &say!(MESSAGES, "window-before-code-network"));
        if self.network.is_empty() {
            ui.label(say!(MESSAGES, "window-before-code-here-only"));
        }
        for remark in &self.network {
            ui.label(format!("• {remark}"));
        }
        if let Some(read) = &read {
            let places: Vec<String> = read.addresses().iter().map(ToString::to_string).collect();
            ui.label(faint(say!(MESSAGES, "window-before-code-addresses", addresses = places.join(", "))));
        }
        ui.add_space(6.0);
        heading(ui, &say!(MESSAGES, "window-before-code-fingerprint"));
        ui.label(RichText::new(&self.fingerprint).strong());
        ui.label(faint(say!(MESSAGES, "window-before-code-words")));
        if !self.offered.is_empty() {
            ui.add_space(6.0);
            heading(ui, &say!(MESSAGES, "window-before-code-offer"));
            page::facts(ui, self.offered.iter().map(|(head, text)| (head.as_str(), text.as_str())));
        }
    }

    fn show_knock(&mut self, ui: &mut Ui) {
        let Some((text, key)) = self.knocks.first().cloned() else { return };
        let frame = egui::Frame::new().stroke(egui::Stroke::new(1.5, palette().blue)).inner_margin(10).corner_radius(3);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &say!(MESSAGES, "window-before-knock"));
            ui.label(text);
            ui.label(faint(say!(MESSAGES, "window-before-knock-words")));
            ui.horizontal(|ui| {
                // Lets in the guest that the words name, and no other guest who may be there by now.
                let answers = [
                    (chief(say!(MESSAGES, "window-before-knock-admit")), Wish::Admit(key)),
                    (egui::Button::new(say!(MESSAGES, "window-before-knock-refuse")), Wish::TurnAway(key)),
                ];
                for (button, answer) in answers {
                    if ui.add(button).clicked() {
                        self.table.ask(answer);
                        self.knocks.retain(|(_, known)| *known != key);
                    }
                }
            });
        });
        ui.add_space(6.0);
    }

    fn show_words(&self, ui: &mut Ui) {
        if self.words.is_empty() {
            return;
        }
        ui.add_space(6.0);
        heading(ui, &say!(MESSAGES, "window-before-lobby-so-far"));
        for text in &self.words {
            ui.label(faint(text));
        }
    }
}

/// The text and buttons for a computer without a network. A code would lead nowhere, so none is shown.
fn show_cut_off(ui: &mut Ui) -> Option<Came> {
    let mut came = None;
    ui.label(say!(MESSAGES, "window-before-cut-off"));
    ui.add_space(6.0);
    if ui.add(chief(say!(MESSAGES, "window-before-cut-off-again"))).clicked() {
        came = Some(Came::Again);
    }
    ui.add_space(10.0);
    heading(ui, &say!(MESSAGES, "window-before-cut-off-works"));
    let bot = Opponent::Bot(bot::BotKind::Sensible);
    for (title, line, opponent) in [
        (say!(MESSAGES, "window-before-bot"), say!(MESSAGES, "window-before-cut-off-bot"), bot),
        (say!(MESSAGES, "window-before-hot-seat"), say!(MESSAGES, "window-before-cut-off-hot-seat"), Opponent::HotSeat),
    ] {
        if Item::new(&title, &line).small().show(ui).clicked() {
            came = Some(Came::Here(opponent));
        }
    }
    came
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use record::identity::Identity;
    use record::invitation::Secret;

    struct Room {
        lobby: LobbyScreen,
        came: Option<Came>,
    }

    /// A table that is laid at these addresses.
    fn laid(addresses: &[&str]) -> Harness<'static, Room> {
        let addresses: Vec<std::net::SocketAddr> =
            addresses.iter().map(|text| text.parse().expect("an address")).collect();
        let key = Identity::from_seed(&record::seed::Seed::from_bytes([7; 32])).key();
        let kind = CodeKind::Invitation(Secret::from_bytes([3; 9]));
        let code = Code::new(kind, &key, net::driver::wall() + 3600, &addresses).to_string();
        let (tell, heard) = play::table::hearing();
        assert!(tell.tell(Heard::Laid(code, vec![String::from("The router did not answer.")])), "a screen");
        let lobby = LobbyScreen::new(Table::empty(), heard, String::from("six words"), Vec::new());
        let show = |ui: &mut Ui, room: &mut Room| room.came = room.came.take().or_else(|| room.lobby.show(ui));
        let mut harness = Harness::builder()
            .with_size(egui::vec2(1280.0, 900.0))
            .with_context_setup(crate::paper::look::dress)
            .build_ui_state(show, Room { lobby, came: None });
        harness.run_steps(3);
        harness
    }

    #[test]
    fn without_a_network_no_code_is_offered_but_what_works_is() {
        let mut harness = laid(&[]);
        assert!(harness.query_by_label("Copy the code").is_none(), "a code that leads nowhere");
        harness.get_by_label("No network");
        harness.get_by_label("Look again").click();
        harness.run_steps(2);
        assert!(matches!(harness.state().came, Some(Came::Again)));
        for (label, wanted) in
            [("Hot seat", Opponent::HotSeat), ("Play the bot", Opponent::Bot(bot::BotKind::Sensible))]
        {
            harness.state_mut().came = None;
            harness.run_steps(2);
            harness.get_by_role_and_label(egui::Role::Button, label).click();
            harness.run_steps(2);
            assert!(matches!(harness.state().came, Some(Came::Here(opponent)) if opponent == wanted), "{label}");
        }
    }

    #[test]
    fn an_offer_is_headed_by_its_battle() {
        let facts = vec![(String::from("Rules"), String::from("Dresden 20"))];
        let battle = String::from("Königstein");
        let id = systems::ALL.first().first_battle();
        let board = systems::ALL.open(id, None).expect("a battle");
        let terms = engine::digest::Hash([0; 32]);
        let (tell, heard) = play::table::hearing();
        let offer = FriendOffer { name: String::from("Anna"), facts, battle, board, terms };
        assert!(tell.tell(Heard::Offered(Box::new(offer))), "a screen");
        let lobby = LobbyScreen::new(Table::empty(), heard, String::from("six words"), Vec::new());
        let show = |ui: &mut Ui, room: &mut Room| room.came = room.came.take().or_else(|| room.lobby.show(ui));
        let mut harness = Harness::builder()
            .with_size(egui::vec2(1280.0, 900.0))
            .with_context_setup(crate::paper::look::dress)
            .build_ui_state(show, Room { lobby, came: None });
        harness.run_steps(3);
        let heading = harness.get_by_label("Anna invites you.").rect();
        let behind = harness.state().lobby.battle().map(|battle| battle.scenario.id.clone());
        assert_eq!(behind.as_deref(), Some(id), "its board lies behind the page");
        let battle = harness.query_all_by_label("Königstein").map(|node| node.rect());
        assert!(
            battle.min_by(|one, other| one.top().total_cmp(&other.top())).is_some_and(|top| top.top() < heading.top())
        );
    }

    #[test]
    fn a_guest_who_comes_is_told_of_before_the_network_and_the_offer() {
        let mut harness = laid(&["127.0.0.1:4000"]);
        harness.state_mut().lobby.words.push(String::from("Connected at 127.0.0.1."));
        harness.run_steps(2);
        let top = |label: &str| harness.get_by_label(label).rect().top();
        assert!(top("Connected at 127.0.0.1.") < top("Your network"));
    }

    #[test]
    fn with_a_network_or_on_one_machine_the_code_is_what_to_send() {
        for addresses in [["192.168.1.5:4000"], ["127.0.0.1:4000"]] {
            let harness = laid(&addresses);
            harness.get_by_label("Copy the code");
            assert!(crate::paper::heard::all_named(&harness, "the lobby") > 0);
            assert!(harness.query_by_label("Look again").is_none());
        }
    }

    #[test]
    fn no_words_are_cut_while_a_friend_is_waited_for() {
        for _spoken in crate::paper::drawn::tongues() {
            for addresses in [&[][..], &["192.168.1.5:4000"]] {
                crate::paper::drawn::nothing_is_cut(&laid(addresses), "the lobby");
            }
        }
    }
}

//! The first pages: what a new player is called, and what there is to do.

use super::setup_page::Against;
use super::start_screen::{Decided, Page, StartScreen};
use crate::book::help;
use crate::paper::icon::Icon;
use crate::paper::look::{chief, faint};
use crate::paper::page::{self, Item};
use egui::Ui;
use language::bot::BotKind;
use play::table::{LocalPlayer, Opponent};
use record::header::as_name;

impl StartScreen {
    /// Asks for a name.
    pub(super) fn name(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Name(name) = &mut self.page else { return None };
        let mut decided = None;
        page::page(ui, |ui| {
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            decided = name_page(ui, name);
        });
        decided
    }

    /// The choices of the menu.
    pub(super) fn menu(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<Decided> {
        let mut decided = None;
        let mut next = None;
        page::page(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 7.0;
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            let mut offer = |ui: &mut Ui, item: Item<'_>, page: fn(&StartScreen, &LocalPlayer) -> Page| {
                if item.show(ui).clicked() {
                    next = Some(page);
                }
            };
            // A player who has played nothing yet first sees the guided game.
            let new = self.kept.is_new();
            let system = self.learnt.unwrap_or(player.systems.first());
            let guided = help::first_game_line(system);
            if new && Item::new("First game (guided)", &guided).icon(Icon::Lesson).chief().show(ui).clicked() {
                help::begin_first_game(ui.ctx(), system);
            }
            let line = "Send an invitation code, or join with one you received";
            let friend = Item::new("Play a friend", line).icon(Icon::Friend);
            offer(ui, if new { friend } else { friend.chief() }, |_, _| Page::Friend(String::new()));
            let line = "Players nearby, open invitations and tournaments";
            let item = Item::new("On this network", line).icon(Icon::Network);
            offer(ui, item, |start, player| start.room(player));
            let line = "Learn and experiment; the bot follows the same rules";
            offer(ui, Item::new("Play the bot", line).icon(Icon::Wheel), |_, _| {
                Page::Choose(Against::Here(Opponent::Bot(BotKind::Sensible)))
            });
            let line = "Two players share this computer";
            offer(ui, Item::new("Hot seat", line).icon(Icon::Seats), |_, _| {
                Page::Choose(Against::Here(Opponent::HotSeat))
            });
            let (any, line) = self.kept.line();
            offer(ui, Item::new("Resume", &line).icon(Icon::Ribbon).enabled(any), |_, _| Page::GoOn);
            let line = "Step through your matches and verify them";
            offer(ui, Item::new("Replays", line).icon(Icon::Film), |start, _| Page::Shelf(start.shelf_page()));
            if Item::new("How to play", "Rules with pictures, and a first game").icon(Icon::Book).show(ui).clicked() {
                help::open(ui.ctx());
            }
            // Later it is found at the foot of the list.
            if !new && ui.link("First game (guided)").on_hover_text(&guided).clicked() {
                help::begin_first_game(ui.ctx(), system);
            }
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    if Item::new("Settings", "Size, colours, keys, name")
                        .icon(Icon::Sliders)
                        .small()
                        .show(left)
                        .clicked()
                    {
                        decided = Some(Decided::Settings);
                    }
                    if Item::new("Quit", "Your matches are saved").icon(Icon::Door).small().show(right).clicked() {
                        decided = Some(Decided::Quit);
                    }
                }
            });
            ui.add_space(2.0);
            ui.vertical_centered(|ui| {
                ui.label(faint(format!("You are {}.", player.name)));
            });
        });
        if let Some(page) = next {
            self.turn_to(page(self, player));
        }
        decided
    }
}

/// Asks for a name. The field is empty at first, and shows what a player without one is called.
fn name_page(ui: &mut Ui, name: &mut String) -> Option<Decided> {
    let label = ui.label("What name should other players see?");
    let field = egui::TextEdit::singleline(name)
        .char_limit(record::header::LONGEST_NAME)
        .hint_text(as_name(""))
        .desired_width(f32::INFINITY)
        .margin(egui::vec2(8.0, 7.0));
    let edit = ui.add(field).labelled_by(label.id);
    let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if !ui.ctx().memory(|memory| memory.focused()).is_some_and(|id| id == edit.id) && !entered {
        edit.request_focus();
    }
    ui.add_space(4.0);
    let pressed = ui.add(chief("Save name")).clicked();
    ui.add_space(10.0);
    ui.label(faint(
        "This creates a private key, kept only on this computer. It signs your moves; its six-word fingerprint shows \
         friends that it is you. There is no account and no server. You can change your name in Settings.",
    ));
    (pressed || entered).then(|| Decided::Named(as_name(name)))
}

//! The first pages: the name of a new player, and the menu.

use super::setup_page::Against;
use super::start_screen::{Decided, Page, StartScreen};
use crate::MESSAGES;
use crate::book::help;
use crate::paper::icon::Icon;
use crate::paper::look::{chief, faint};
use crate::paper::page::{self, Item};
use egui::Ui;
use language::bot::BotKind;
use language::say;
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
            let first_game = say!(MESSAGES, "window-before-first-game");
            if new && Item::new(&first_game, &guided).icon(Icon::Lesson).chief().show(ui).clicked() {
                help::begin_first_game(ui.ctx(), system);
            }
            if new {
                help::first_games(ui, player.systems);
            }
            let (title, line) = (say!(MESSAGES, "window-before-friend"), say!(MESSAGES, "window-before-friend-line"));
            let friend = Item::new(&title, &line).icon(Icon::Friend);
            offer(ui, if new { friend } else { friend.chief() }, |_, _| Page::Friend(String::new()));
            let (title, line) = (say!(MESSAGES, "window-before-network"), say!(MESSAGES, "window-before-network-line"));
            let item = Item::new(&title, &line).icon(Icon::Network);
            offer(ui, item, |start, player| start.room(player));
            let (title, line) = (say!(MESSAGES, "window-before-bot"), say!(MESSAGES, "window-before-bot-line"));
            offer(ui, Item::new(&title, &line).icon(Icon::Wheel), |_, _| {
                Page::Choose(Against::Here(Opponent::Bot(BotKind::Sensible)))
            });
            let (title, line) =
                (say!(MESSAGES, "window-before-hot-seat"), say!(MESSAGES, "window-before-hot-seat-line"));
            offer(ui, Item::new(&title, &line).icon(Icon::Seats), |_, _| {
                Page::Choose(Against::Here(Opponent::HotSeat))
            });
            let ((any, line), shorter) = (self.kept.line(), self.kept.shorter());
            let title = say!(MESSAGES, "window-before-resume");
            let resume = Item::new(&title, &line).or(&shorter).icon(Icon::Ribbon).enabled(any);
            offer(ui, resume, |_, _| Page::GoOn);
            let (title, line) = (say!(MESSAGES, "window-before-replays"), say!(MESSAGES, "window-before-replays-line"));
            offer(ui, Item::new(&title, &line).icon(Icon::Film), |start, _| Page::Shelf(start.shelf_page()));
            let (title, line) = (say!(MESSAGES, "window-before-book"), say!(MESSAGES, "window-before-book-line"));
            if Item::new(&title, &line).icon(Icon::Book).show(ui).clicked() {
                help::open(ui.ctx());
            }
            // Later it is found at the foot of the list.
            if !new && ui.link(&first_game).on_hover_text(&guided).clicked() {
                help::begin_first_game(ui.ctx(), system);
            }
            if !new {
                help::first_games(ui, player.systems);
            }
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    let (title, line) =
                        (say!(MESSAGES, "window-before-settings"), say!(MESSAGES, "window-before-settings-line"));
                    if Item::new(&title, &line).icon(Icon::Sliders).small().show(left).clicked() {
                        decided = Some(Decided::Settings);
                    }
                    let (title, line) =
                        (say!(MESSAGES, "window-before-quit"), say!(MESSAGES, "window-before-quit-line"));
                    if Item::new(&title, &line).icon(Icon::Door).small().show(right).clicked() {
                        decided = Some(Decided::Quit);
                    }
                }
            });
            ui.add_space(2.0);
            ui.vertical_centered(|ui| {
                ui.label(faint(say!(MESSAGES, "window-before-you-are", name = player.name.clone())));
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
    let label = ui.label(say!(MESSAGES, "window-before-name"));
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
    let pressed = ui.add(chief(say!(MESSAGES, "window-before-name-save"))).clicked();
    ui.add_space(10.0);
    ui.label(faint(say!(MESSAGES, "window-before-name-key")));
    (pressed || entered).then(|| Decided::Named(as_name(name)))
}

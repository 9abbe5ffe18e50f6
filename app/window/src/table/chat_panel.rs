//! The chat of the players: a place of its own, with the time of each message.

use super::company::Company;
use super::on_board::OnBoard;
use super::talk::Utterance;
use crate::MESSAGES;
use crate::paper::clock;
use crate::paper::look::{self, faint};
use crate::paper::palette::palette;
use egui::{RichText, ScrollArea, Ui};
use language::say;

/// The height of the line one speaks by.
const LINE: f32 = 58.0;

/// The chat, the newest message at the bottom, and the line to type in.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, company: &mut Company) {
    company.talk.read();
    let me = board.now().map(|now| now.name(now.me)).unwrap_or_default();
    let height = (ui.available_height() - LINE).max(24.0);
    ScrollArea::vertical()
        .id_salt("talk")
        .auto_shrink([false, false])
        .max_height(height)
        .min_scrolled_height(height)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            if company.talk.all().is_empty() {
                ui.label(faint(say!(MESSAGES, "window-table-no-chat")));
            }
            for one in company.talk.all() {
                utterance(ui, one, one.name == me);
            }
        });
    line(ui, company);
}

fn utterance(ui: &mut Ui, one: &Utterance, mine: bool) {
    let ink = if mine { palette().faint } else { palette().blue };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if let Some(when) = one.when {
            ui.label(faint(clock::stamp(when)).size(look::SMALL));
        }
        let speaker = say!(MESSAGES, "window-table-speaker", name = one.name.clone());
        ui.label(RichText::new(speaker).color(ink).strong());
        ui.label(&one.text);
    });
}

/// The line to type in. A player who types here keeps the keyboard, also after Enter and through every event, until Esc
/// or a click elsewhere: no letter of it is a key of the board.
fn line(ui: &mut Ui, company: &mut Company) {
    let label = ui.label(faint(say!(MESSAGES, "window-table-say-something")));
    let field = egui::TextEdit::singleline(&mut company.chat)
        // An id of its own: a panel that is laid out again does not take the keyboard away.
        .id(egui::Id::unique("what is said"))
        .char_limit(record::message::LONGEST_CHAT)
        .desired_width(f32::INFINITY)
        // Esc would otherwise leave the line before anything is drawn, and reach the board.
        .event_filter(egui::EventFilter { horizontal_arrows: true, vertical_arrows: true, tab: false, escape: true });
    let edit = ui.add(field).labelled_by(label.id);
    if edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
        company.send_chat();
        edit.request_focus();
    }
    if edit.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape)) {
        edit.surrender_focus();
    }
}

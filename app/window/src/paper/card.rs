//! A card over the board, that can be put away.

use super::look::{self, GREAT, SMALL};
use crate::MESSAGES;
use egui::Ui;
use language::say;

/// A card over the board. Whether it was put away.
pub(crate) fn card(ctx: &egui::Context, title: &str, add: impl FnOnce(&mut Ui)) -> bool {
    const WIDTH: f32 = 440.0;
    const MARGIN: i8 = 18;
    look::settle(ctx, title);
    let mut away = false;
    let frame = egui::Frame::window(&ctx.global_style()).inner_margin(MARGIN);
    egui::Window::new(title)
        .title_bar(false)
        .frame(frame)
        .resizable(false)
        .pivot(egui::Align2::CENTER_TOP)
        .default_pos(ctx.content_rect().center_top() + egui::vec2(-165.0, 150.0))
        .show(ctx, |ui| {
            ui.set_width(WIDTH);
            ui.horizontal(|ui| {
                ui.label(egui::RichText::new(title).font(look::roman(GREAT)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let hint = say!(MESSAGES, "window-paper-close-hint");
                    away = ui.button(say!(MESSAGES, "window-paper-close")).on_hover_text(hint).clicked();
                });
            });
            ui.separator();
            add(ui);
        });
    away
}

/// A line of text that can be copied, with the button for it.
pub(crate) fn copied(ui: &mut Ui, text: &str, label: &str) {
    ui.add(egui::Label::new(egui::RichText::new(text).monospace().size(SMALL)).wrap());
    if ui.button(label).clicked() {
        ui.ctx().copy_text(text.to_owned());
    }
}

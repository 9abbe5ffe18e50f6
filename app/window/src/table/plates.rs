//! A few words over the board itself: a measurement, the label of a playback, the list of keys.

use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::paper::look;
use crate::paper::palette::palette;
use crate::settings::keymap::KeyMap;
use egui::{Align2, Area, Color32, Frame, RichText, Stroke, Ui, pos2, vec2};
use language::say;

/// As wide as a plate gets, in points.
const WIDEST: f32 = 320.0;
/// As wide as the list of keys is, in points.
const KEYS_WIDE: f32 = 620.0;

/// Lays the plates that are due over the board, in the room that is left.
pub(crate) fn show(ui: &Ui, board: &mut OnBoard) {
    let rect = ui.available_rect_before_wrap();
    if board.stage.help {
        keys(ui.ctx(), &mut board.stage.help);
    }
    let foot = pos2(rect.center().x, rect.max.y - 14.0);
    if let Some(label) = board.stage.playing_back() {
        let text = say!(MESSAGES, "window-table-back-to-now", label = label.to_owned());
        plate(ui, "again", (foot, Align2::CENTER_BOTTOM), &text, palette().blue);
    } else if let Some(text) = board.stage.tool_says() {
        plate(ui, "tool", (foot, Align2::CENTER_BOTTOM), &text, palette().ink);
    }
}

/// The keys of the board, as a table.
pub(super) fn keys(ctx: &egui::Context, open: &mut bool) {
    look::settle(ctx, "keys");
    egui::Window::new(say!(MESSAGES, "window-table-keys"))
        .open(open)
        .collapsible(false)
        .resizable(false)
        .default_width(KEYS_WIDE)
        .show(ctx, |ui| {
            egui::ScrollArea::vertical().max_height(420.0).auto_shrink([false, true]).show(ui, |ui| {
                egui::Grid::new("keys").num_columns(2).striped(true).show(ui, |ui| {
                    for binding in KeyMap::of(ctx).listed() {
                        ui.label(RichText::new(binding.label()).strong());
                        ui.label(binding.does()).on_hover_text(binding.title());
                        ui.end_row();
                    }
                    for (key, does) in [
                        (say!(MESSAGES, "window-table-key-arrows"), say!(MESSAGES, "window-table-key-arrows-does")),
                        (say!(MESSAGES, "window-table-key-hold"), say!(MESSAGES, "window-table-key-hold-does")),
                        (say!(MESSAGES, "window-table-key-middle"), say!(MESSAGES, "window-table-key-middle-does")),
                        (say!(MESSAGES, "window-table-key-drag"), say!(MESSAGES, "window-table-key-drag-does")),
                    ] {
                        ui.label(RichText::new(key).strong());
                        ui.label(does);
                        ui.end_row();
                    }
                });
            });
        });
}

fn plate(ui: &Ui, name: &str, (at, pivot): (egui::Pos2, Align2), text: &str, colour: Color32) {
    Area::new(egui::Id::unique(name)).fixed_pos(at).pivot(pivot).interactable(false).order(egui::Order::Middle).show(
        ui.ctx(),
        |ui| {
            let frame = Frame::new().fill(palette().paper).stroke(Stroke::new(1.5, colour)).corner_radius(3.0);
            frame.inner_margin(vec2(8.0, 4.0)).show(ui, |ui| {
                ui.set_max_width(WIDEST);
                let said = ui.label(RichText::new(text).color(colour));
                ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(egui::accesskit::Live::Polite));
            });
        },
    );
}

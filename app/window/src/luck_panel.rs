//! Luck so far: what the dice did against the average of their faces.

use super::look::{self, faint};
use egui::{RichText, Sense, Ui};
use engine::contract::Side;
use play::luck::{Luck, MEANING, PARTS};

/// So many strength points fill a bar, unless there is more luck than that.
const FULL: i64 = 10 * PARTS;

/// Both sides' luck, named.
pub(super) fn show(ui: &mut Ui, luck: &Luck, names: [&str; 2]) {
    let full = luck.of(Side::First).abs().max(FULL);
    let rolls = if luck.rolls == 1 { String::from("1 roll") } else { format!("{} rolls", luck.rolls) };
    ui.label(RichText::new(format!("Luck in {rolls}, in strength points")).strong()).on_hover_text(MEANING);
    for (side, name) in Side::BOTH.into_iter().zip(names) {
        let text = format!("{name} {}", luck.told(side));
        ui.horizontal(|ui| {
            let layout = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(egui::vec2(110.0, 18.0), layout, |ui| {
                ui.set_min_width(110.0);
                ui.label(faint(&text)).on_hover_text(MEANING);
            });
            bar(ui, luck.of(side), full, &format!("Luck: {text}"));
        });
    }
    ui.add(egui::Label::new(faint("What the dice did against the average of their faces.").size(12.0)).wrap())
        .on_hover_text(MEANING);
}

/// A bar from the middle: to the right for good luck.
fn bar(ui: &mut Ui, luck: i64, full: i64, told: &str) {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width().max(40.0), 12.0), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, told));
    let part = (luck as f32 / full as f32).clamp(-1.0, 1.0);
    let middle = rect.center();
    let end = egui::pos2(middle.x + part * rect.width() / 2.0, rect.bottom() - 1.0);
    let colour = if luck < 0 { look::RED } else { look::BLUE };
    let painter = ui.painter();
    painter.rect_filled(rect, 2.0, look::SHEET);
    painter.rect_filled(egui::Rect::from_two_pos(egui::pos2(middle.x, rect.top() + 1.0), end), 1.0, colour);
    painter.vline(middle.x, rect.y_range(), egui::Stroke::new(1.0, look::INK));
    response.on_hover_text(MEANING);
}

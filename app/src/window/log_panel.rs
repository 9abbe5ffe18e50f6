//! What happened, in sentences, the newest at the bottom; a click shows where.

use super::look;
use super::stage::Stage;
use egui::{RichText, ScrollArea, Ui};

/// The sentences.
pub(super) fn show(ui: &mut Ui, stage: &mut Stage) {
    let mut shown = None;
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for line in &stage.lines {
            if let Some(face) = line.die {
                paint_die(ui, face);
            }
            let text = RichText::new(&line.text).size(13.0);
            let text = if line.heading { text.strong().color(look::BLUE) } else { text };
            let text = if line.struck { text.strikethrough().color(look::FAINT) } else { text };
            let label = ui.add(egui::Label::new(text).wrap().sense(egui::Sense::click()));
            let label = if line.cases.is_empty() { label } else { label.on_hover_text(format!("Rule {}", line.cases)) };
            if label.clicked() {
                shown = line.hex;
            }
        }
    });
    if let Some(hex) = shown {
        stage.show_hex(hex);
        stage.cursor = Some(hex);
    }
}

/// A small die with its pips.
fn paint_die(ui: &mut Ui, face: u16) {
    const SIDE: f32 = 17.0;
    let (rect, _) = ui.allocate_exact_size(egui::vec2(SIDE, SIDE), egui::Sense::hover());
    let painter = ui.painter();
    painter.rect(rect, 3.0, egui::Color32::WHITE, egui::Stroke::new(1.0, look::INK), egui::StrokeKind::Inside);
    let mut pips: Vec<(f32, f32)> = Vec::new();
    if face % 2 == 1 {
        pips.push((0.0, 0.0));
    }
    if face >= 2 {
        pips.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face >= 4 {
        pips.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face >= 6 {
        pips.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    for (x, y) in pips {
        let at = rect.center() + egui::vec2(x, y) * SIDE * 0.27;
        painter.circle_filled(at, SIDE * 0.1, look::INK);
    }
}

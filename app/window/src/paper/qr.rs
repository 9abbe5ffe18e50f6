//! A text as a QR picture, for a phone's camera.

use egui::{Color32, Rect, Sense, Ui, vec2};
use qrcodegen::{QrCode, QrCodeEcc};

/// The white border that readers want, in modules.
const QUIET: i32 = 4;

/// Draws the text as a picture of about this width, black on white whatever the colours are: readers want it so. Nothing is
/// drawn of a text that is too long for one.
pub(crate) fn qr(ui: &mut Ui, text: &str, width: f32, name: &str) {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return };
    let across = code.size() + 2 * QUIET;
    // Whole points a module, so that none is wider than another.
    let module = (width / across as f32).floor().max(1.0);
    let (place, response) = ui.allocate_exact_size(vec2(module, module) * across as f32, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name));
    let painter = ui.painter();
    painter.rect_filled(place, 0.0, Color32::WHITE);
    let dark =
        (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y))).filter(|(x, y)| code.get_module(*x, *y));
    for (x, y) in dark {
        let corner = place.min + vec2((x + QUIET) as f32, (y + QUIET) as f32) * module;
        painter.rect_filled(Rect::from_min_size(corner, vec2(module, module)), 0.0, Color32::BLACK);
    }
}

//! Luck so far: what the dice did against the average of their faces.

use crate::paper::look::DETAIL;
use crate::paper::sheet_view::Painter;
use egui::Ui;
use language::ask::Names;
use language::luck::Luck;

/// Both sides' luck, named.
pub(super) fn show(ui: &mut Ui, luck: &Luck, names: &Names) {
    ui.scope(|ui| Painter { size: DETAIL, ..Painter::plain(names) }.show(ui, &luck.sheet()))
        .response
        .on_hover_text(luck.measure.meaning());
}

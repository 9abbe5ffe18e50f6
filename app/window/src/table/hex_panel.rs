//! The hex one points at: what it is, and who stands there.

use super::arrivals;
use super::match_screen::MatchScreen;
use crate::paper::look::{DETAIL, faint};
use crate::paper::sheet_view::Painter;
use egui::{ScrollArea, Ui};
use language::position::Position;

/// What lies under the pointer, or under the cursor, or where the selected unit stands.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, position: &dyn Position) {
    let Some(hex) = screen.stage.hover.or(screen.stage.cursor).or(screen.asked.selected_hex()) else {
        ui.label(faint("Point at a hex to see who stands there."));
        return;
    };
    let painter = Painter { size: DETAIL, ..Painter::of(position, screen.asked.selected()) };
    let touched = ScrollArea::vertical()
        .id_salt("hex")
        .auto_shrink([false, true])
        .show(ui, |ui| painter.show(ui, &position.hex(position.eye(), hex)));
    arrivals::take(screen, touched.inner);
}

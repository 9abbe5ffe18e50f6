//! The hex under the pointer: its ground, and the units in it.

use super::asked::Asked;
use super::manner::Manner;
use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::paper::look::{DETAIL, faint};
use crate::paper::sheet_view::Painter;
use egui::{ScrollArea, Ui};
use language::position::Position;
use language::say;

/// The units under the pointer, or under the cursor, or in the hex of the selected unit.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, asked: &Asked, manner: &mut Manner, position: &dyn Position) {
    let Some(hex) = board.stage.hover.or(board.stage.cursor).or(asked.selected_hex()) else {
        ui.label(faint(say!(MESSAGES, "window-table-point-at-hex")));
        return;
    };
    let painter = Painter { size: DETAIL, ..Painter::of(position, asked.selected()) };
    let touched = ScrollArea::vertical()
        .id_salt("hex")
        .auto_shrink([false, true])
        .show(ui, |ui| painter.show(ui, &position.hex(position.eye(), hex)));
    manner.touch(touched.inner);
}

//! The units that arrive next, beside the board.

use super::manner::Manner;
use crate::paper::look::DETAIL;
use crate::paper::sheet_view::Painter;
use language::position::Position;
use language::sheet::Sheet;

/// The units that arrive next; empty if there are none.
pub(super) fn coming(position: &dyn Position) -> Sheet {
    position.coming(position.eye())
}

/// The next of them.
pub(super) fn next(ui: &mut egui::Ui, manner: &mut Manner, position: &dyn Position) {
    let painter = Painter { size: DETAIL, ..Painter::plain(position.names()) };
    manner.touch(painter.show(ui, &coming(position)));
}

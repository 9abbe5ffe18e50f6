//! Who is to come next, beside the board.

use super::manner::Manner;
use crate::paper::look::DETAIL;
use crate::paper::sheet_view::Painter;
use language::position::Position;
use language::sheet::Sheet;

/// Who comes next; empty if nobody does.
pub(super) fn coming(position: &dyn Position) -> Sheet {
    position.coming(position.eye())
}

/// The next of them.
pub(super) fn next(ui: &mut egui::Ui, manner: &mut Manner, position: &dyn Position) {
    let painter = Painter { size: DETAIL, ..Painter::plain(position.names()) };
    manner.touch(painter.show(ui, &coming(position)));
}

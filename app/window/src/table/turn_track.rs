//! The track of turns above the board.

use super::asked::Asked;
use super::manner::Manner;
use crate::paper::sheet_view::Painter;
use egui::Ui;
use language::position::Position;

/// The track. A click on a turn shows where its reinforcements enter.
pub(super) fn show(ui: &mut Ui, asked: &Asked, manner: &mut Manner, position: &dyn Position) {
    let painter = Painter::of(position, asked.selected());
    manner.touch(painter.show(ui, &position.turns()));
}

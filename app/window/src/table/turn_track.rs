//! The track of turns above the board.

use super::arrivals;
use super::match_screen::MatchScreen;
use crate::paper::sheet_view::Painter;
use egui::Ui;
use language::position::Position;

/// The track. A click on a turn shows where its reinforcements enter.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, position: &dyn Position) {
    let painter = Painter::of(position, screen.asked.selected());
    let touched = painter.show(ui, &position.turns());
    arrivals::take(screen, touched);
}

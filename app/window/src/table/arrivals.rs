//! Who is to come next, beside the board.

use super::match_screen::MatchScreen;
use crate::paper::look::DETAIL;
use crate::paper::sheet_view::{Painter, Touched};
use engine::hex::Hex;
use language::position::Position;
use language::sheet::Sheet;

/// Who comes next; empty if nobody does.
pub(super) fn coming(position: &dyn Position) -> Sheet {
    position.coming(position.eye())
}

/// The next of them.
pub(super) fn next(ui: &mut egui::Ui, screen: &mut MatchScreen, position: &dyn Position) {
    let painter = Painter { size: DETAIL, ..Painter::plain(position.names()) };
    let touched = painter.show(ui, &coming(position));
    take(screen, touched);
}

/// What was clicked on a page beside the board: a rule is looked up, a counter is selected and shown, hexes are pointed at.
pub(super) fn take(screen: &mut MatchScreen, touched: Touched) {
    screen.wants_rule = screen.wants_rule.take().or(touched.rule);
    if let Some(piece) = touched.piece {
        screen.pick(piece);
        screen.stage.cursor = screen.asked.place(piece).or(screen.stage.cursor);
    }
    if !touched.hexes.is_empty() {
        point_at(screen, &touched.hexes);
    }
}

/// Points at hexes on the board; again, and it no longer does.
fn point_at(screen: &mut MatchScreen, hexes: &[Hex]) {
    if screen.panels.lit == hexes {
        screen.panels.lit.clear();
        return;
    }
    screen.panels.lit = hexes.to_vec();
    if let Some(&hex) = hexes.first() {
        screen.stage.show_hex(hex);
    }
}

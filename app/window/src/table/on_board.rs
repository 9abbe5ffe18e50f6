//! The board of a match under the pointer: counters are lifted, and what a touch means is carried out.

use super::match_screen::MatchScreen;
use super::{over_board, plates, touching};
use crate::board::board_view::show_with;
use crate::board::hand::{Hand, Touch};
use egui::Ui;
use language::ask::Pick;
use std::sync::Arc;

/// The board of a match, where counters can be lifted.
pub(crate) fn show(ui: &mut Ui, screen: &mut MatchScreen, window: [u32; 2]) {
    let now = screen.now().map(Arc::clone);
    let position = now.as_deref().map(|now| &*now.position);
    let quiet = !screen.may_point() || screen.stage.playing_back().is_some();
    let asking = Arc::clone(screen.asked.asking());
    let names = screen.asked.names();
    let more = |pick: Pick| asking.offer(pick).map(|offer| offer.called(&names));
    let touch = show_with(ui, &mut screen.stage, position, window, &|_| !quiet, &more);
    // What cannot go anywhere is not lifted: the board is dragged instead.
    let touch = touch.filter(|touch| match touch {
        Touch::Lift(piece) if !touching::lifts(screen, *piece) => {
            screen.stage.hand = Hand::Board;
            false
        }
        _ => true,
    });
    plates::show(ui, screen, window);
    over_board::show(ui, screen, ui.available_rect_before_wrap());
    if let Some(touch) = touch {
        touching::touch(screen, touch);
        // Panels were drawn before the board: they follow in the next frame.
        ui.ctx().request_repaint();
    }
}

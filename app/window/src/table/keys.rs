//! Playing by keyboard: a key for everything one can do.

use super::deeds;
use super::match_screen::MatchScreen;
use crate::board::keyboard::{arrows, on_board};
use crate::book::help;
use crate::paper::twice;
use crate::settings::keymap;

/// Takes the keys of this frame, unless somebody is typing or a panel has the keyboard.
pub(crate) fn take(ctx: &egui::Context, screen: &mut MatchScreen) {
    screen.board.stage.time = twice::time(ctx);
    if !on_board(ctx) {
        return;
    }
    let selected = screen.asked.selected_hex();
    arrows(ctx, &mut screen.board.stage, selected);
    for deed in keymap::pressed(ctx) {
        deeds::act(screen, deed);
    }
    if std::mem::take(&mut screen.manner.at_rest) {
        help::put_card_away(ctx);
    }
}

//! Playing by keyboard: a cursor on the board, and a key for what one does most.

use super::choices;
use super::match_screen::MatchScreen;
use super::sight::STEP;
use egui::{Key, Modifiers};
use engine::hex::Hex;
use render::geometry::point;

/// How far the arrow keys move the board with Shift held, in pixels.
const PAN: f32 = 60.0;

/// Takes the keys of this frame, unless somebody is typing or a panel has the keyboard.
pub(super) fn take(ctx: &egui::Context, screen: &mut MatchScreen) {
    let on_board = ctx.memory(|memory| memory.focused()).is_none_or(|focused| focused == board_id(ctx));
    if !on_board {
        return;
    }
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let shifted = |key| ctx.input_mut(|input| input.consume_key(Modifiers::SHIFT, key));
    for (key, x, y) in [
        (Key::ArrowLeft, PAN, 0.0),
        (Key::ArrowRight, -PAN, 0.0),
        (Key::ArrowUp, 0.0, PAN),
        (Key::ArrowDown, 0.0, -PAN),
    ] {
        if shifted(key) {
            screen.sight.drag(point(x, y));
        }
    }
    for (key, columns, rows) in
        [(Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1), (Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0)]
    {
        if pressed(key) {
            step(screen, columns, rows);
        }
    }
    if [Key::Plus, Key::Equals].into_iter().any(pressed) || shifted(Key::Plus) {
        screen.sight.zoom(STEP, None);
    }
    if pressed(Key::Minus) {
        screen.sight.zoom(1.0 / STEP, None);
    }
    if pressed(Key::Home) {
        screen.sight.show_whole();
    }
    if pressed(Key::Escape) {
        screen.cancel();
    }
    if pressed(Key::N) {
        choices::next_unit(screen);
    }
    if pressed(Key::U) {
        screen.take_back();
    }
    if pressed(Key::Enter)
        && let Some(hex) = screen.cursor
    {
        choices::click(screen, hex, None);
    }
}

/// The board's place among the widgets.
fn board_id(ctx: &egui::Context) -> egui::Id {
    ctx.data(|data| data.get_temp(egui::Id::unique(BOARD))).unwrap_or(egui::Id::NULL)
}

/// Under this name the board leaves its id.
pub(super) const BOARD: &str = "the board";

/// Moves the cursor by so many columns and rows; the row of the same number is the one that looks level.
fn step(screen: &mut MatchScreen, columns: i16, rows: i16) {
    let map = std::sync::Arc::clone(screen.board.map());
    let Some(from) = screen.cursor else {
        let selected = screen.selected.and_then(|unit| screen.game()?.state().hex_of(unit));
        screen.cursor = selected.or(screen.hover).or_else(|| map.hexes().nth(map.hexes().count() / 2));
        return;
    };
    let moved = |value: u8, by: i16| u8::try_from(i16::from(value) + by).ok();
    let (Some(column), Some(row)) = (moved(from.column, columns), moved(from.row, rows)) else { return };
    let hex = Hex::new(column, row);
    if map.exists(hex) {
        screen.cursor = Some(hex);
        let middle = screen.drawn().layout().middle(hex);
        screen.sight.show(middle);
    }
}

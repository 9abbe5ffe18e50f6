//! The keyboard on the board: whether it has it, a cursor, and keys that only change how one looks.

use super::minimap;
use super::sight::STEP;
use super::stage::{Stage, ZONES};
use crate::settings::keymap::KeyAction;
use egui::{Key, Modifiers};
use engine::hex::Hex;
use scene::geometry::point;

/// Distance the arrow keys move the board with Shift held, in pixels.
const PAN: f32 = 60.0;

/// The key under which the board keeps its id.
pub(crate) const BOARD: &str = "the board";

/// Whether the board has the keyboard: no player is typing, and no page or menu lies over everything.
pub(crate) fn on_board(ctx: &egui::Context) -> bool {
    if ctx.memory(|memory| memory.top_modal_layer().is_some()) || egui::Popup::is_any_open(ctx) {
        return false;
    }
    let board = ctx.data(|data| data.get_temp(egui::Id::unique(BOARD))).unwrap_or(egui::Id::NULL);
    ctx.memory(|memory| memory.focused()).is_none_or(|focused| focused == board)
}

/// Whether a key was pressed alone; it is then taken.
pub(crate) fn pressed(ctx: &egui::Context, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// The arrows move the cursor, and with Shift the board.
pub(crate) fn arrows(ctx: &egui::Context, stage: &mut Stage, place: Option<Hex>) {
    for (key, x, y) in [
        (Key::ArrowLeft, PAN, 0.0),
        (Key::ArrowRight, -PAN, 0.0),
        (Key::ArrowUp, 0.0, PAN),
        (Key::ArrowDown, 0.0, -PAN),
    ] {
        if ctx.input_mut(|input| input.consume_key(Modifiers::SHIFT, key)) {
            stage.sight.drag(point(x, y));
        }
    }
    for (key, columns, rows) in
        [(Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1), (Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0)]
    {
        if pressed(ctx, key) {
            // As it is seen, whichever side one looks from.
            let turn = if stage.sight.is_turned() { -1 } else { 1 };
            step(stage, columns * turn, rows * turn, place);
        }
    }
}

/// Does an action that only changes the view of the board, and returns whether it is one of these.
pub(crate) fn look(stage: &mut Stage, action: KeyAction) -> bool {
    match action {
        KeyAction::Closer => stage.sight.zoom(STEP, None),
        KeyAction::Farther => stage.sight.zoom(1.0 / STEP, None),
        KeyAction::Whole => stage.sight.show_whole(),
        KeyAction::Turn => stage.sight.turn(),
        KeyAction::Zones => stage.switch(ZONES),
        KeyAction::LastMoves => stage.last_moves = !stage.last_moves,
        KeyAction::Help => stage.help = !stage.help,
        KeyAction::MapSheet(number) => {
            let map = std::sync::Arc::clone(stage.board.map());
            if let Some((_, room)) = minimap::sheets(&map).get(usize::from(number)) {
                stage.sight.show_part(*room);
            }
        }
        _ => return false,
    }
    true
}

/// Moves the cursor by a number of columns and rows. The row of the same number is the one that looks level.
fn step(stage: &mut Stage, columns: i16, rows: i16, place: Option<Hex>) {
    let map = std::sync::Arc::clone(stage.board.map());
    stage.by_keys = true;
    let Some(from) = stage.cursor else {
        stage.cursor = place.or(stage.hover).or_else(|| map.hexes().nth(map.hexes().count() / 2));
        return;
    };
    let (Some(column), Some(row)) = (moved(from.column, columns), moved(from.row, rows)) else { return };
    let hex = Hex::new(column, row);
    if map.exists(hex) {
        stage.go_to(hex);
    }
}

/// A column or a row so much further, if there can be one.
fn moved(value: u8, by: i16) -> Option<u8> {
    u8::try_from(i16::from(value) + by).ok()
}

//! Boxes beside the map: those to come at their areas, the broken, Meissen, the cards.

use super::super::things::Tray;
use super::super::{Battle, piece};
use engine::twenty::Game;
use scene::geometry::{Rect, point};
use scene::{CounterId, Holder};

/// How wide a box is, and how far from the map and from each other, in hex heights.
const WIDTH: f32 = 3.6;
const GAP: f32 = 1.2;
const BETWEEN: f32 = 0.25;

/// All boxes, in a column right of the map.
pub(super) fn holders(battle: &Battle, game: &Game) -> Vec<Holder> {
    let board = game.board();
    let frame = super::ground::map(battle).frame();
    let trays = Tray::all(board);
    let count = f32::from(u8::try_from(trays.len().max(1)).unwrap_or(u8::MAX));
    let tall = (frame.max.y - frame.min.y + BETWEEN) / count;
    let left = frame.max.x + GAP;
    let mut top = frame.min.y;
    let mut all = Vec::new();
    for tray in trays {
        let held = board.unit_ids().filter(|unit| Tray::holding(board, game.state(), *unit) == Some(tray)).map(piece);
        let pieces = if tray == Tray::Cards { super::drawn(game) } else { held.collect() };
        all.push(Holder {
            title: tray.title(board),
            area: Rect { min: point(left, top), max: point(left + WIDTH, top + tall - BETWEEN) },
            counters: pieces.into_iter().map(|piece| CounterId(u32::from(piece.0))).collect(),
        });
        top += tall;
    }
    all
}

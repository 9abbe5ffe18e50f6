//! Boxes beside the map: who is to come, leaders on display and track, who is gone.

use super::super::things::{self, Tray};
use super::super::{Battle, thing};
use language::ask::PieceId;
use scene::geometry::{Rect, point};
use scene::{CounterId, Holder};
use winter::Game;

/// How wide a box is, and how far from the map and from each other, in hex heights.
const WIDTH: f32 = 7.0;
const GAP: f32 = 1.2;
const BETWEEN: f32 = 0.25;

/// All boxes, in a column right of the map.
pub(super) fn holders(battle: &Battle, game: &Game) -> Vec<Holder> {
    let board = game.board();
    let frame = super::ground::map(battle).frame();
    let shares: f32 = Tray::ALL.into_iter().map(share).sum();
    let left = frame.max.x + GAP;
    let mut top = frame.min.y;
    let mut all = Vec::new();
    for tray in Tray::ALL {
        let tall = (frame.max.y - frame.min.y + BETWEEN) * share(tray) / shares;
        let held = (0..things::count(board)).map(PieceId).filter(|piece| {
            thing(board, *piece).is_some_and(|known| Tray::holding(board, game.state(), known) == Some(tray))
        });
        all.push(Holder {
            title: tray.title(),
            area: Rect { min: point(left, top), max: point(left + WIDTH, top + tall - BETWEEN) },
            counters: held.map(|piece| CounterId(u32::from(piece.0))).collect(),
            about: None,
        });
        top += tall;
    }
    all
}

/// How much of the column a box takes: whole divisions are still to come, and few leaders are ever on display.
const fn share(tray: Tray) -> f32 {
    match tray {
        Tray::Coming(_) => 2.4,
        Tray::Display(_) => 0.7,
        Tray::Gone(_) => 1.2,
    }
}

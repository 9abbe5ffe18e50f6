//! The board behind a page.

use crate::board::sight::Sight;
use crate::paper::page;
use language::battle::Battle;
use language::board::Board;
use render::Scene;
use scene::geometry::{Rect, point};
use std::sync::Arc;

/// A battle as it begins.
pub(super) fn laid_out(battle: &Battle, theme: render::Theme) -> Scene {
    let board = Board::new(battle);
    let mut scene = match battle.beginning() {
        Ok(beginning) => board.scene(&*beginning),
        Err(_) => Scene::new(Arc::clone(board.map())),
    };
    scene.theme = theme;
    scene
}

/// An empty board, where no battle is known.
pub(super) fn laid_out_nothing() -> Scene {
    let grid = engine::hex::Grid { columns: 12, rows: 8, lower: engine::hex::Lower::Even };
    Scene::new(Arc::new(scene::Map::clear(grid)))
}

/// Looks at the whole board in what the page leaves free of the window.
pub(super) fn look_beside(ctx: &egui::Context, scene: &mut Scene, window: [u32; 2]) {
    let Some(free) = page::free(ctx) else { return };
    let scale = ctx.pixels_per_point();
    let pixel = |at: egui::Pos2| point(at.x * scale, at.y * scale);
    let mut sight = Sight::whole(scene.map.sheet());
    sight.set_free(Rect { min: pixel(free.min), max: pixel(free.max) });
    scene.camera = sight.camera(window);
}

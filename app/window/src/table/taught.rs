//! The guided game's view of a match.

use super::asked::Asked;
use super::manner::Manner;
use super::on_board::OnBoard;
use crate::book::lesson_card::LitPlaces;
use egui::{Rect, Vec2, pos2};
use engine::hex::Hex;
use language::guide::lesson::GuideView;

/// Lights the hexes the card speaks of.
pub(crate) fn light(manner: &mut Manner, hexes: &[Hex]) {
    if manner.taught != hexes {
        manner.taught = hexes.to_vec();
    }
}

/// Where these hexes lie on the screen, and where the board is seen, by a window of that size with this number of
/// pixels to a point.
pub(crate) fn places(board: &OnBoard, hexes: &[Hex], window: [u32; 2], scale: f32) -> LitPlaces {
    let stage = &board.stage;
    let view = stage.sight.view(window);
    let (free, layout) = (stage.sight.free(), stage.drawn().layout());
    let lit = |hex: &Hex| {
        let middle = view.pixel(layout.middle(*hex)) * (1.0 / scale);
        Rect::from_center_size(pos2(middle.x, middle.y), Vec2::splat(view.zoom / scale))
    };
    let corner = |at: scene::geometry::Point| pos2(at.x / scale, at.y / scale);
    LitPlaces {
        free: Some(Rect::from_min_max(corner(free.min), corner(free.max))),
        lit: hexes.iter().map(lit).collect(),
    }
}

/// The view that the lesson goes by; nothing before the match has begun.
pub(crate) fn seen<'a>(board: &'a OnBoard, asked: &'a Asked) -> Option<GuideView<'a>> {
    let now = board.now()?;
    Some(GuideView {
        position: &*now.position,
        me: now.me,
        asked: board.asked_here().is_some(),
        asking: asked.asking(),
        selected: asked.selected().is_some(),
        planned: asked.asking().ready.is_some(),
        events: board.stage.events(),
    })
}

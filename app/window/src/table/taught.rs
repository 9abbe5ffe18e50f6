//! The guided game's view of a match.

use super::asked::Asked;
use super::manner::Manner;
use super::match_words::is_over;
use super::on_board::OnBoard;
use crate::book::lesson_card::LitPlaces;
use egui::{Rect, Vec2, pos2};
use engine::hex::Hex;
use language::guide::lesson::GuideView;
use language::position::WaitingFor;
use scene::Overlay;

/// The part of a hex, across, that the card is not to cover: its corners may lie under it.
const INNER: f32 = 0.8;

/// Lights the hexes the card speaks of.
pub(crate) fn light(manner: &mut Manner, hexes: &[Hex]) {
    if manner.taught != hexes {
        manner.taught = hexes.to_vec();
    }
}

/// The places of the screen that the card must not cover: hexes that it speaks of, hexes that the question lights, and hexes of
/// selected units. With them the part of a window of this size, at this number of pixels to a point, in which the board is seen.
pub(crate) fn places(board: &OnBoard, asked: &Asked, hexes: &[Hex], window: [u32; 2], scale: f32) -> LitPlaces {
    let stage = &board.stage;
    let view = stage.sight.view(window);
    let layout = stage.drawn().layout();
    let corner = |at: scene::geometry::Point| pos2(at.x / scale, at.y / scale);
    let free = Rect::from_min_max(corner(stage.sight.free().min), corner(stage.sight.free().max));
    let place = |hex: &Hex| {
        let middle = view.pixel(layout.middle(*hex)) * (1.0 / scale);
        Rect::from_center_size(pos2(middle.x, middle.y), Vec2::splat(INNER * view.zoom / scale))
    };
    let mut lit = lit(board, asked);
    lit.extend_from_slice(hexes);
    lit.sort_unstable();
    lit.dedup();
    let lit = lit.iter().map(place).filter(|place| free.intersects(*place)).collect();
    LitPlaces { free: Some(free), lit, picked: asked.selected().is_some() }
}

/// The hexes that the question lights, and that of the selected unit.
pub(crate) fn lit(board: &OnBoard, asked: &Asked) -> Vec<Hex> {
    let overlays = match board.may_point(asked) {
        true => asked.asking().lit(|piece| asked.place(piece)),
        false => Vec::new(),
    };
    overlays.iter().filter_map(lit_by).chain(asked.selected_hex()).collect()
}

/// The hex that an overlay of a question lights.
fn lit_by(overlay: &Overlay) -> Option<Hex> {
    match overlay {
        Overlay::Reach { hex, .. }
        | Overlay::Choice { hex, .. }
        | Overlay::Must { hex, .. }
        | Overlay::Facing { hex, .. }
        | Overlay::Selected(hex)
        | Overlay::Retreat { to: hex, .. }
        | Overlay::Advance { to: hex, .. } => Some(*hex),
        _ => None,
    }
}

/// The view that the lesson goes by; nothing before the match has begun, nor once a player has resigned.
pub(crate) fn seen<'a>(board: &'a OnBoard, asked: &'a Asked) -> Option<GuideView<'a>> {
    let now = board.now().filter(|now| !is_over(now) || now.position.waits() == WaitingFor::Over)?;
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

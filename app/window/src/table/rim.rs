//! Arrows at the rim of the board to lit hexes that are out of sight. A click moves the view there.

use super::asked::Asked;
use super::on_board::OnBoard;
use super::taught;
use crate::MESSAGES;
use crate::paper::look::{SMALL, wide};
use crate::paper::palette::palette;
use egui::{Align2, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use engine::hex::Hex;
use language::say;

/// Directions that are told apart.
const SECTORS: usize = 8;
/// Between an arrow and the edge of the board.
const EDGE: f32 = 22.0;
/// Half of an arrow's width.
const HALF: f32 = 8.0;
const HIGH: f32 = 22.0;

/// Lit hexes in one direction that are out of sight.
#[derive(Clone, Debug, PartialEq)]
struct Beyond {
    /// The place of the arrow at the rim.
    at: Pos2,
    /// The direction to them, of length 1.
    way: Vec2,
    count: usize,
    /// The one that is nearest to what is seen.
    nearest: Hex,
}

/// The arrows of a board that is seen in this place, for hexes at these places.
fn beyond(free: Rect, lit: &[(Hex, Pos2)]) -> Vec<Beyond> {
    let middle = free.center();
    let mut sectors: [Vec<(Hex, Pos2)>; SECTORS] = Default::default();
    for (hex, at) in lit.iter().filter(|(_, at)| !free.contains(*at)) {
        let turn = (*at - middle).angle() / std::f32::consts::TAU * SECTORS as f32;
        let sector = (turn.round() as i32).rem_euclid(SECTORS as i32) as usize;
        if let Some(all) = sectors.get_mut(sector) {
            all.push((*hex, *at));
        }
    }
    let rim = free.shrink(EDGE);
    let arrow = |all: &Vec<(Hex, Pos2)>| {
        let far = |at: &Pos2| free.distance_sq_to_pos(*at);
        let (nearest, at) = all.iter().min_by(|(_, a), (_, b)| far(a).total_cmp(&far(b)))?;
        // Straight ahead of the hex where it is beside the board, else in the corner.
        let at_rim = rim.clamp(*at);
        Some(Beyond { at: at_rim, way: (*at - at_rim).normalized(), count: all.len(), nearest: *nearest })
    };
    sectors.iter().filter_map(arrow).collect()
}

/// Draws the arrows that are due. The hex that the player wants to see.
pub(super) fn show(ui: &Ui, board: &OnBoard, asked: &Asked, window: [u32; 2]) -> Option<Hex> {
    if !board.may_point(asked) || board.stage.playing_back().is_some() {
        return None;
    }
    let scale = ui.ctx().pixels_per_point();
    let (view, layout) = (board.stage.sight.view(window), board.stage.drawn().layout());
    let mut lit = taught::lit(board, asked);
    lit.sort_unstable();
    lit.dedup();
    let place = |hex: Hex| {
        let middle = view.pixel(layout.middle(hex)) * (1.0 / scale);
        (hex, pos2(middle.x, middle.y))
    };
    let lit: Vec<(Hex, Pos2)> = lit.into_iter().map(place).collect();
    let free = ui.available_rect_before_wrap();
    let names = asked.names();
    let mut wanted = None;
    for arrow in beyond(free, &lit) {
        if draw(ui, free, &arrow, &|hex| names.hexes.printed(hex)) {
            wanted = Some(arrow.nearest);
        }
    }
    wanted
}

/// An arrow with the number of hexes. Whether it was clicked.
fn draw(ui: &Ui, free: Rect, Beyond { at, way, count, nearest }: &Beyond, printed: &dyn Fn(Hex) -> String) -> bool {
    let (number, font) = (count.to_string(), FontId::proportional(SMALL));
    let size = vec2(wide(ui, &number, &font) + 3.0 * HALF + 6.0, HIGH);
    let shift = vec2(size.x / 2.0 - HALF, 0.0);
    let rect = Rect::from_center_size(*at, size);
    // The whole sign stays on the board.
    let rect = rect.translate(if way.x < 0.0 { shift } else { -shift });
    let rect = Rect::from_center_size(free.shrink2(size / 2.0 + Vec2::splat(2.0)).clamp(rect.center()), size);
    let response = ui.interact(rect, ui.scope_id().with(("beyond", nearest)), Sense::click());
    let name = say!(MESSAGES, "window-board-beyond", count = *count, hex = printed(*nearest));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    let painter = ui.painter();
    let edge = if response.hovered() || response.has_focus() { 2.5 } else { 1.5 };
    painter.rect_filled(rect, CornerRadius::same(11), palette().paper.gamma_multiply(0.94));
    painter.rect_stroke(rect, CornerRadius::same(11), Stroke::new(edge, palette().blue), StrokeKind::Inside);
    let (head, tail) = match way.x < 0.0 {
        true => (rect.left_center() + vec2(HALF + 4.0, 0.0), rect.right_center() - vec2(8.0, 0.0)),
        false => (rect.right_center() - vec2(HALF + 4.0, 0.0), rect.left_center() + vec2(8.0, 0.0)),
    };
    let side = way.rot90() * (HALF * 0.75);
    let corners = vec![head + *way * HALF * 0.8, head - *way * HALF * 0.6 + side, head - *way * HALF * 0.6 - side];
    painter.add(egui::Shape::convex_polygon(corners, palette().blue, Stroke::NONE));
    let anchor = if way.x < 0.0 { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    painter.text(tail, anchor, number, font, palette().ink);
    let clicked = response.clicked();
    response.on_hover_text(name);
    clicked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_to_each_side_where_lit_hexes_are_out_of_sight() {
        let free = Rect::from_min_size(pos2(100.0, 50.0), vec2(600.0, 400.0));
        let [inside, left, below, farther] = [(1, 1), (1, 2), (1, 3), (1, 4)].map(|(x, y)| Hex::new(x, y));
        assert_eq!(beyond(free, &[(inside, pos2(300.0, 200.0))]), []);
        let all = [
            (inside, pos2(300.0, 200.0)),
            (left, pos2(40.0, 240.0)),
            (farther, pos2(-60.0, 260.0)),
            (below, pos2(410.0, 700.0)),
        ];
        let arrows = beyond(free, &all);
        let told: Vec<(Hex, usize)> = arrows.iter().map(|arrow| (arrow.nearest, arrow.count)).collect();
        assert_eq!(told, [(below, 1), (left, 2)]);
        assert!(arrows.iter().all(|arrow| free.contains(arrow.at)), "{arrows:?}");
        let ways: Vec<Vec2> = arrows.iter().map(|arrow| arrow.way).collect();
        assert!(ways.first().unwrap().y > 0.99 && ways.last().unwrap().x < -0.99, "{ways:?}");
    }
}

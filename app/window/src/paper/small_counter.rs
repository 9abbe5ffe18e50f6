//! A piece as a small counter in a list.

use super::look;
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use language::ask::PieceId;
use language::position::{Position, counter};
use language::system::About;
use scene::geometry::point;
use scene::{Block, BlockPart, Counter, Sign, Symbol};

/// The state in which a counter is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shown {
    /// It is the selected one.
    pub(crate) selected: bool,
    /// Its place is written beneath.
    pub(crate) place: bool,
}

const SIDE: f32 = 34.0;
const BENEATH: f32 = 13.0;
/// The line around what is gilded.
const GOLD: Color32 = Color32::from_rgb(0xd9, 0xb4, 0x4a);

/// The counter; the answer says whether it was clicked.
pub(crate) fn show(ui: &mut Ui, position: &dyn Position, piece: PieceId, shown: Shown) -> Response {
    let about = position.about(position.eye(), piece);
    // A place that is wider than the counter, such as the name of a leader, takes the room it needs.
    let size = if shown.place {
        let place = ui.painter().layout_no_wrap(about.place.clone(), beneath(), Color32::PLACEHOLDER);
        vec2(SIDE.max(place.size().x + 2.0), SIDE + BENEATH)
    } else {
        vec2(SIDE, SIDE)
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &about.told));
    if ui.is_rect_visible(rect)
        && let Some(counter) = counter(position, piece)
    {
        paint(ui.painter(), counter, &about, rect, shown, response.hovered() || response.has_focus());
    }
    response.on_hover_text(about.told)
}

/// The letters beneath a counter.
const fn beneath() -> FontId {
    FontId::proportional(10.5)
}

fn paint(painter: &Painter, counter: &Counter, about: &About, rect: Rect, shown: Shown, pointed: bool) {
    let army = palette().armies.and_then(|armies| armies.get(usize::from(counter.army % 4)).copied());
    let body = army.unwrap_or(rgb(counter.coat));
    let body = if about.there { body } else { body.lerp_to_gamma(palette().paper, 0.6) };
    let ink = if about.there { look::on(body) } else { palette().faint };
    let square = Rect::from_min_size(pos2(rect.center().x - SIDE / 2.0, rect.top()), vec2(SIDE, SIDE)).shrink(1.0);
    painter.rect_filled(square, 3.0, body);
    if let Some(band) = counter.band {
        let stripe = Rect::from_min_size(square.min, vec2(5.0, square.height()));
        painter.rect_filled(stripe, 2.0, rgb(band));
    }
    if counter.look.gilded {
        painter.rect_stroke(square.shrink(1.0), 3.0, Stroke::new(1.5, GOLD), StrokeKind::Inside);
    }
    let frame = match (shown.selected, pointed) {
        (true, _) => Stroke::new(2.5, palette().blue),
        (_, true) => Stroke::new(1.5, palette().ink),
        _ => Stroke::new(1.0, palette().ink.gamma_multiply(0.6)),
    };
    painter.rect_stroke(square, 3.0, frame, StrokeKind::Inside);
    let letter = counter.marks.iter().find_map(|mark| match mark.sign {
        Sign::Letter(letter) => Some(letter),
        _ => None,
    });
    // A letter in the corner pushes the symbol aside.
    let aside = if letter.is_some() { -2.0 } else { 2.0 };
    let middle = pos2(square.center().x + aside, square.top() + 10.5);
    match counter.block {
        Some(drawn_up) => block(painter, drawn_up, counter, middle, ink),
        None => symbol(painter, counter.symbol, Rect::from_center_size(middle, vec2(15.0, 10.0)), ink),
    }
    let at = pos2(square.center().x + 2.0, square.bottom() - 8.0);
    painter.text(at, Align2::CENTER_CENTER, &counter.texts.below, FontId::proportional(11.5), ink);
    if let Some(letter) = letter {
        painter.text(square.right_top() + vec2(-2.0, 1.0), Align2::RIGHT_TOP, letter, FontId::proportional(9.5), ink);
    }
    if about.lost {
        painter.line_segment([square.left_bottom(), square.right_top()], Stroke::new(2.0, palette().red));
    }
    if shown.place {
        let at = pos2(square.center().x, square.bottom() + 1.0);
        let colour = if about.lost { palette().red } else { palette().faint };
        painter.text(at, Align2::CENTER_TOP, &about.place, beneath(), colour);
    }
}

/// Width of the drawing of a block of troops.
const BLOCK: f32 = 17.0;

/// Troops as they are drawn up, turned to where they face.
fn block(painter: &Painter, block: Block, counter: &Counter, middle: Pos2, ink: Color32) {
    let twelfth = counter.facing.filter(|_| block.turns(counter.symbol)).unwrap_or(3);
    let angle = f32::from(twelfth) * std::f32::consts::FRAC_PI_6 - std::f32::consts::FRAC_PI_2;
    let turn = egui::emath::Rot2::from_angle(angle);
    let at = |place: scene::geometry::Point| middle + turn * (vec2(place.x, place.y) * BLOCK);
    for part in block.parts(counter.symbol) {
        let corners = match *part {
            BlockPart::Dot { at: place, radius } => {
                painter.circle_filled(at(place), radius * BLOCK, ink);
                continue;
            }
            BlockPart::Bar { at: place, half } => {
                [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| (place, half, x, y)).to_vec()
            }
            BlockPart::Wedge { at: place, half } => {
                [(-1.0, -1.0), (1.0, 0.0), (-1.0, 1.0)].map(|(x, y)| (place, half, x, y)).to_vec()
            }
        };
        let corners = corners.into_iter().map(|(place, half, x, y)| at(place + point(half.x * x, half.y * y)));
        painter.add(egui::Shape::convex_polygon(corners.collect(), ink, Stroke::NONE));
    }
}

/// The symbol of an arm, in its box.
fn symbol(painter: &Painter, symbol: Symbol, panel: Rect, ink: Color32) {
    let line = Stroke::new(1.2, ink);
    if symbol != Symbol::None {
        painter.rect_stroke(panel, 0.0, line, StrokeKind::Middle);
    }
    match symbol {
        Symbol::None => {}
        Symbol::Fort => {
            painter.circle_stroke(panel.center(), 3.0, line);
        }
        Symbol::Infantry => {
            painter.line_segment([panel.left_top(), panel.right_bottom()], line);
            painter.line_segment([panel.left_bottom(), panel.right_top()], line);
        }
        Symbol::Cavalry => {
            painter.line_segment([panel.left_bottom(), panel.right_top()], line);
        }
        Symbol::Artillery => {
            painter.circle_filled(panel.center(), 2.6, ink);
        }
        Symbol::Leader => {
            for corner in star(panel.center(), 4.6) {
                painter.add(egui::Shape::convex_polygon(corner.to_vec(), ink, Stroke::NONE));
            }
        }
    }
}

/// A colour of the board.
pub(super) const fn rgb(colour: scene::Colour) -> Color32 {
    Color32::from_rgb(colour.red, colour.green, colour.blue)
}

/// A star of five points, as triangles from its middle that one can fill.
fn star(middle: Pos2, radius: f32) -> [[Pos2; 4]; 5] {
    std::array::from_fn(|point| {
        let at = |tenth: f32, far: f32| {
            let turn = std::f32::consts::TAU * (point as f32 + tenth) / 5.0 - std::f32::consts::FRAC_PI_2;
            middle + egui::vec2(turn.cos(), turn.sin()) * far
        };
        [middle, at(-0.5, radius * 0.42), at(0.0, radius), at(0.5, radius * 0.42)]
    })
}

//! A unit as a small counter in a list.

use super::look;
use egui::{Align2, Color32, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use engine::art_of_war::{Arm, Game, Place, Start, UnitId};
use play::board::formation_colour;
use play::words::Words;
use scenarios::Scenario;

/// How a counter is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shown {
    /// It is the selected one.
    pub(super) selected: bool,
    /// Its place is written beneath.
    pub(super) place: bool,
}

const SIDE: f32 = 34.0;
const BENEATH: f32 = 13.0;

/// The counter; the answer says whether it was clicked.
pub(super) fn show(ui: &mut Ui, scenario: &Scenario, game: &Game, unit: UnitId, shown: Shown) -> Response {
    let height = if shown.place { SIDE + BENEATH } else { SIDE };
    let (rect, response) = ui.allocate_exact_size(vec2(SIDE, height), Sense::click());
    let told = describe(game, unit);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &told));
    if ui.is_rect_visible(rect) {
        paint(ui, scenario, game, unit, rect, shown, response.hovered() || response.has_focus());
    }
    response.on_hover_text(told)
}

/// The unit in words: who, how strong, where, and what became of it.
pub(super) fn describe(game: &Game, unit: UnitId) -> String {
    let data = game.board().unit(unit);
    let here = game.state().unit(unit);
    let arm = format!("{:?}", data.arm).to_lowercase();
    let name = Words::new(game.board()).unit(unit).to_owned();
    let mut parts = vec![name, format!("{arm} {}-{}", data.strength, data.movement)];
    parts.push(match here.place {
        Place::On(hex) => format!("in {hex}"),
        Place::Waiting => match (data.start, entry_code(game, unit)) {
            (Start::Enters { turn, .. }, Some(code)) => format!("comes in turn {turn} at {code}"),
            _ => String::from("comes if a die says so"),
        },
        Place::Eliminated => String::from("destroyed"),
        Place::Disrupted => String::from("disrupted, may rally at the end of the day"),
        Place::Aside => String::from("not in this battle"),
    });
    if data.guard {
        parts.push(String::from("Guard"));
    }
    if here.reserve {
        parts.push(String::from("in reserve"));
    }
    if game.state().combat().is_some_and(|combat| combat.fresh.contains(unit)) {
        parts.push(String::from("fights with fresh strength"));
    }
    parts.join(", ")
}

fn entry_code(game: &Game, unit: UnitId) -> Option<&str> {
    match game.board().unit(unit).start {
        Start::Enters { entry, .. } => {
            game.board().definition().entries.get(usize::from(entry.0)).map(|entry| entry.code.as_str())
        }
        _ => None,
    }
}

/// The place in as few letters as will do.
fn short_place(game: &Game, unit: UnitId) -> String {
    match game.state().unit(unit).place {
        Place::On(hex) => hex.to_string(),
        Place::Waiting => match game.board().unit(unit).start {
            Start::Enters { turn, .. } => format!("T{turn} {}", entry_code(game, unit).unwrap_or_default()),
            _ => String::from("die"),
        },
        Place::Eliminated => String::from("lost"),
        Place::Disrupted => String::from("broken"),
        Place::Aside => String::from("-"),
    }
}

fn paint(ui: &Ui, scenario: &Scenario, game: &Game, unit: UnitId, rect: Rect, shown: Shown, pointed: bool) {
    let data = game.board().unit(unit);
    let here = game.state().unit(unit);
    let nation = scenario.drawing.nations.get(&data.nation).map(|nation| nation.colour);
    let [first, second] = scenario.drawing.side_colours;
    let side = if data.side == engine::contract::Side::First { first } else { second };
    let body = look::colour(nation.unwrap_or(side));
    let there = here.place.hex().is_some();
    let body = if there { body } else { body.lerp_to_gamma(look::PAPER, 0.6) };
    let ink = if there { look::on(body) } else { look::FAINT };
    let square = Rect::from_min_size(rect.min, vec2(SIDE, SIDE)).shrink(1.0);
    let painter = ui.painter();
    painter.rect_filled(square, 3.0, body);
    if let Some(division) = data.division {
        let scene::Colour { red, green, blue } = formation_colour(usize::from(division.0));
        let stripe = Rect::from_min_size(square.min, vec2(5.0, square.height()));
        painter.rect_filled(stripe, 2.0, Color32::from_rgb(red, green, blue));
    }
    let frame = match (shown.selected, pointed) {
        (true, _) => Stroke::new(2.5, look::BLUE),
        (_, true) => Stroke::new(1.5, look::INK),
        _ => Stroke::new(1.0, look::INK.gamma_multiply(0.6)),
    };
    painter.rect_stroke(square, 3.0, frame, StrokeKind::Inside);
    // A letter in the corner pushes the arm aside.
    let aside = if here.reserve || data.guard { -2.0 } else { 2.0 };
    let box_ = Rect::from_center_size(pos2(square.center().x + aside, square.top() + 10.5), vec2(15.0, 10.0));
    let line = Stroke::new(1.2, ink);
    painter.rect_stroke(box_, 0.0, line, StrokeKind::Middle);
    match (data.garrison, data.arm) {
        (Some(_), _) => {
            painter.circle_stroke(box_.center(), 3.0, line);
        }
        (_, Arm::Infantry) => {
            painter.line_segment([box_.left_top(), box_.right_bottom()], line);
            painter.line_segment([box_.left_bottom(), box_.right_top()], line);
        }
        (_, Arm::Cavalry) => {
            painter.line_segment([box_.left_bottom(), box_.right_top()], line);
        }
        (_, Arm::Artillery) => {
            painter.circle_filled(box_.center(), 2.6, ink);
        }
    }
    let numbers = format!("{}-{}", data.strength, data.movement);
    let at = pos2(square.center().x + 2.0, square.bottom() - 8.0);
    painter.text(at, Align2::CENTER_CENTER, numbers, FontId::proportional(11.5), ink);
    if here.reserve {
        painter.text(square.right_top() + vec2(-2.0, 1.0), Align2::RIGHT_TOP, "R", FontId::proportional(9.5), ink);
    } else if data.guard {
        painter.text(square.right_top() + vec2(-2.0, 1.0), Align2::RIGHT_TOP, "G", FontId::proportional(9.5), ink);
    }
    if matches!(here.place, Place::Eliminated | Place::Disrupted) {
        painter.line_segment([square.left_bottom(), square.right_top()], Stroke::new(2.0, look::RED));
    }
    if shown.place {
        let at = pos2(square.center().x, square.bottom() + 1.0);
        let colour = if here.place == Place::Eliminated { look::RED } else { look::FAINT };
        painter.text(at, Align2::CENTER_TOP, short_place(game, unit), FontId::proportional(10.5), colour);
    }
}

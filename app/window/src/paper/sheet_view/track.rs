//! Steps in a row: the columns of a table, or the turns of a battle with night, rain and arrivals.

use super::painter::Painter;
use crate::MESSAGES;
use crate::paper::look::{self, SMALL};
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Painter as Brush, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};
use engine::contract::Side;
use engine::hex::Hex;
use language::say;
use language::sheet::{Sky, Stop, Track};

const HEIGHT: f32 = 24.0;
const WIDEST: f32 = 34.0;
/// The same where a step is a word.
const PLAIN_WIDEST: f32 = 78.0;
/// Between the last turn of a day and the next.
const GAP: f32 = 5.0;
/// Narrower cells have no room for their number.
const NUMBERED: f32 = 14.0;

/// The track; the hexes of a step that was clicked.
pub(super) fn show(painter: &Painter<'_>, ui: &mut Ui, track: &Track) -> Vec<Hex> {
    if track.stops.is_empty() {
        plain(painter, ui, track);
        return Vec::new();
    }
    let count = track.steps.len().max(1) as f32;
    let inner = track.stops.len().saturating_sub(1);
    let gaps = track.stops.iter().take(inner).filter(|stop| stop.parts).count() as f32 * GAP;
    let width = ((ui.available_width() - gaps) / count).clamp(7.0, WIDEST);
    let (rect, _) = ui.allocate_exact_size(vec2(width * count + gaps, HEIGHT), Sense::hover());
    let colours =
        painter.counters.map(|counters| counters.position.battle().scenario.drawing.side_colours.map(look::colour));
    let mut x = rect.left();
    let mut clicked = Vec::new();
    for (at, (step, stop)) in track.steps.iter().zip(&track.stops).enumerate() {
        let cell = Rect::from_min_size(pos2(x, rect.top()), vec2(width - 1.0, HEIGHT));
        x += width + if stop.parts { GAP } else { 0.0 };
        let when = match track.lit {
            Some(lit) if at < lit => When::Past,
            Some(lit) if at == lit => When::Now,
            _ => When::Later,
        };
        let brush = ui.painter_at(cell.expand(2.0));
        ground(&brush, cell, stop.sky, when);
        let numbered = cell.width() >= NUMBERED || when == When::Now || (at + 1).is_multiple_of(4);
        if numbered {
            number(&brush, cell, step, stop, when);
        }
        arrows(&brush, cell, stop, colours.unwrap_or([palette().blue, palette().red]));
        // Thirty stops for the tab key would be a burden: the charts list the same for the keyboard.
        let response = ui.interact(cell, ui.scope_id().with(("step", at)), Sense::CLICK);
        let told = stop.told.plain(painter.names);
        let now = || say!(MESSAGES, "window-paper-track-now", told = told.clone());
        let name = if when == When::Now { now() } else { told.clone() };
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ListItem, true, &name));
        if response.on_hover_text(told).clicked() {
            clicked = stop.comes.iter().map(|(_, hex)| *hex).collect();
        }
    }
    clicked
}

/// The place of a step, relative to now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Past,
    Now,
    Later,
}

/// The colour of a cell.
fn colour(sky: Sky, when: When) -> Color32 {
    let ground = match sky {
        Sky::Day => palette().day,
        Sky::Night => palette().night,
        Sky::Rain => palette().rain,
        Sky::Snow => palette().snow,
    };
    match when {
        When::Past => ground.lerp_to_gamma(palette().paper, 0.55),
        When::Now => palette().chief,
        When::Later => ground,
    }
}

fn ground(brush: &Brush, cell: Rect, sky: Sky, when: When) {
    let colour = colour(sky, when);
    brush.rect_filled(cell, 2.0, colour);
    if matches!(sky, Sky::Rain | Sky::Snow) {
        let ink = Stroke::new(1.0, look::on(colour).gamma_multiply(0.35));
        let mut x = cell.left() + 3.0;
        while x < cell.right() - 3.0 {
            brush.line_segment([pos2(x + 2.0, cell.top() + 2.0), pos2(x, cell.top() + 6.0)], ink);
            x += 5.0;
        }
    }
    let frame = if when == When::Now { Stroke::new(2.0, palette().ink) } else { Stroke::new(1.0, palette().line) };
    brush.rect_stroke(cell, 2.0, frame, StrokeKind::Inside);
}

fn number(brush: &Brush, cell: Rect, step: &str, stop: &Stop, when: When) {
    let size = if when == When::Now { 13.0 } else { 11.0_f32.min(cell.width() * 0.75) };
    let ink = if when == When::Past { palette().faint } else { look::on(colour(stop.sky, when)) };
    let at = cell.center() - vec2(0.0, if stop.comes.is_empty() { 0.0 } else { 2.0 });
    brush.text(at, Align2::CENTER_CENTER, step, FontId::proportional(size), ink);
}

/// An arrow for units that arrive, in the colour of their side: the first player's at the left.
fn arrows(brush: &Brush, cell: Rect, stop: &Stop, [first, second]: [Color32; 2]) {
    for (side, _) in &stop.comes {
        let left = *side == Side::First;
        let x = if left { cell.left() + cell.width() * 0.3 } else { cell.right() - cell.width() * 0.3 };
        brush.add(arrow(pos2(x, cell.bottom() - 1.5), if left { first } else { second }));
    }
}

/// A small arrowhead that points up from there.
fn arrow(foot: Pos2, colour: Color32) -> Shape {
    let points = vec![foot + vec2(-3.5, 0.0), foot + vec2(3.5, 0.0), foot + vec2(0.0, -6.0)];
    Shape::convex_polygon(points, colour, Stroke::new(0.8, Color32::WHITE))
}

/// Steps without more to say: the one that holds is filled, another one framed.
fn plain(painter: &Painter<'_>, ui: &mut Ui, track: &Track) {
    let count = track.steps.len().max(1) as f32;
    let width = (ui.available_width() / count).min(PLAIN_WIDEST);
    let (rect, response) = ui.allocate_exact_size(vec2(width * count, 20.0), Sense::hover());
    let held = track.lit.and_then(|lit| track.steps.get(lit));
    let told = format!("{} {}", track.name.plain(painter.names), held.map_or("", String::as_str));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &told));
    for (at, step) in track.steps.iter().enumerate() {
        let cell = Rect::from_min_size(pos2(rect.left() + at as f32 * width, rect.top()), vec2(width - 1.0, 20.0));
        let lit = track.lit == Some(at);
        if lit {
            ui.painter().rect_filled(cell, 2.0, palette().chief);
        } else if track.framed == Some(at) {
            ui.painter().rect_stroke(cell, 2.0, Stroke::new(1.0, palette().blue), StrokeKind::Inside);
        }
        let ink = if lit { palette().on_chief } else { palette().faint };
        // A long word, such as a weather in German, is drawn smaller rather than over the edge of its cell.
        let whole = ui.painter().layout_no_wrap(step.clone(), FontId::proportional(SMALL), ink).size().x;
        let size = SMALL * ((cell.width() - 4.0) / whole.max(1.0)).min(1.0);
        ui.painter().text(cell.center(), Align2::CENTER_CENTER, step, FontId::proportional(size), ink);
    }
    response.on_hover_text(told);
}

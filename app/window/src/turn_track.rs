//! The track of turns: night, rain and arrivals marked, the present turn lit.

use super::arrivals::{self, Arrival};
use super::look;
use super::match_screen::MatchScreen;
use egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};
use engine::art_of_war::{Board, Game};
use engine::hex::Hex;
use play::words::Words;
use scenarios::Scenario;

const HEIGHT: f32 = 24.0;
const WIDEST: f32 = 34.0;
/// Between the last turn of a day and the next.
const GAP: f32 = 5.0;
/// Narrower cells have no room for their number.
const NUMBERED: f32 = 14.0;

const NIGHT: Color32 = Color32::from_rgb(0x3a, 0x44, 0x5c);
const RAIN: Color32 = Color32::from_rgb(0xc3, 0xd2, 0xda);
const DAY: Color32 = Color32::from_rgb(0xfb, 0xf7, 0xec);

/// The track. A click on a turn shows where its reinforcements enter.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let battle = screen.stage.board.battle().clone();
    let turns = &game.board().definition().turns;
    let due = arrivals::schedule(game.board());
    let count = f32::from(turns.last.saturating_sub(turns.first)) + 1.0;
    let gaps = turns.day_ends.iter().filter(|&&turn| turn < turns.last).count() as f32 * GAP;
    let width = ((ui.available_width() - gaps) / count).clamp(7.0, WIDEST);
    let (rect, _) = ui.allocate_exact_size(vec2(width * count + gaps, HEIGHT), Sense::hover());
    let mut x = rect.left();
    let mut wanted: Option<Vec<Hex>> = None;
    for turn in turns.first..=turns.last {
        let cell = Rect::from_min_size(pos2(x, rect.top()), vec2(width - 1.0, HEIGHT));
        x += width + if turns.day_ends.contains(&turn) { GAP } else { 0.0 };
        let coming: Vec<&Arrival> = due.iter().filter(|arrival| arrival.turn == turn).collect();
        paint(ui, &battle.scenario, game, turn, cell, &coming);
        // Thirty stops for the tab key would be a burden: the charts list the same for the keyboard.
        let response = ui.interact(cell, ui.scope_id().with(("turn", turn)), Sense::CLICK);
        let told = describe(&battle.scenario, game.board(), turn, &coming);
        let name = if turn == game.state().turn { format!("Now: {told}") } else { told.clone() };
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ListItem, true, &name));
        if response.on_hover_text(told).clicked() && !coming.is_empty() {
            wanted = Some(coming.iter().map(|arrival| arrival.hex).collect());
        }
    }
    if let Some(hexes) = wanted {
        arrivals::point_at(screen, &hexes);
    }
}

fn describe(scenario: &Scenario, board: &Board, turn: u8, coming: &[&Arrival]) -> String {
    let mut text = format!("Turn {turn}");
    if let Some(label) = scenario.turn_label(turn).filter(|label| !label.is_empty()) {
        text.push_str(&format!(", {label}"));
    }
    for (holds, word) in [(board.is_night(turn), "night"), (board.is_rain(turn), "rain")] {
        if holds && !text.contains(word) {
            text.push_str(&format!(", {word}"));
        }
    }
    if board.definition().turns.day_ends.contains(&turn) {
        text.push_str(", the day ends");
    }
    let words = Words::new(board);
    for arrival in coming {
        let names: Vec<&str> = arrival.units.iter().map(|&unit| words.unit(unit)).collect();
        let side = board.side_name(arrival.side);
        text.push_str(&format!("\n{side} at {} {}: {}", arrival.code, arrival.hex, names.join(", ")));
    }
    text
}

fn paint(ui: &Ui, scenario: &Scenario, game: &Game, turn: u8, cell: Rect, coming: &[&Arrival]) {
    let board = game.board();
    let now = game.state().turn;
    let (night, rain) = (board.is_night(turn), board.is_rain(turn));
    let ground = if night {
        NIGHT
    } else if rain {
        RAIN
    } else {
        DAY
    };
    let ground = if turn < now { ground.lerp_to_gamma(look::PAPER, 0.55) } else { ground };
    let ground = if turn == now { look::BLUE } else { ground };
    let painter = ui.painter_at(cell.expand(2.0));
    painter.rect_filled(cell, 2.0, ground);
    if rain {
        let ink = Stroke::new(1.0, look::on(ground).gamma_multiply(0.35));
        let mut x = cell.left() + 3.0;
        while x < cell.right() - 3.0 {
            painter.line_segment([pos2(x + 2.0, cell.top() + 2.0), pos2(x, cell.top() + 6.0)], ink);
            x += 5.0;
        }
    }
    let frame = if turn == now { Stroke::new(2.0, look::INK) } else { Stroke::new(1.0, look::LINE) };
    painter.rect_stroke(cell, 2.0, frame, StrokeKind::Inside);
    if cell.width() >= NUMBERED || turn == now || turn.is_multiple_of(4) {
        let size = if turn == now { 13.0 } else { 11.0_f32.min(cell.width() * 0.75) };
        let colour = if turn < now { look::FAINT } else { look::on(ground) };
        let at = cell.center() - vec2(0.0, if coming.is_empty() { 0.0 } else { 2.0 });
        painter.text(at, Align2::CENTER_CENTER, turn.to_string(), FontId::proportional(size), colour);
    }
    for arrival in coming {
        let [first, second] = scenario.drawing.side_colours.map(look::colour);
        let left = arrival.side == engine::contract::Side::First;
        let x = if left { cell.left() + cell.width() * 0.3 } else { cell.right() - cell.width() * 0.3 };
        let colour = if left { first } else { second };
        painter.add(arrow(pos2(x, cell.bottom() - 1.5), colour));
    }
}

/// A small arrowhead that points up from there.
fn arrow(foot: Pos2, colour: Color32) -> Shape {
    let points = vec![foot + vec2(-3.5, 0.0), foot + vec2(3.5, 0.0), foot + vec2(0.0, -6.0)];
    Shape::convex_polygon(points, colour, Stroke::new(0.8, Color32::WHITE))
}

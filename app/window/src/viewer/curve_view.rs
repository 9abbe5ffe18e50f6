//! Who was ahead, as curves beneath the timeline.

use super::screen::ReplayScreen;
use super::shows::Shows;
use super::timeline::{Scale, colours, scrubbed};
use crate::paper::look::{self, faint};
use egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2};
use engine::contract::Side;
use play::luck;
use play::replay::{Curve, Point, Reel};
use play::words::Words;

/// The height of the curves.
pub(super) const HEIGHT: f32 = 58.0;

/// Places of the figures.
const POINTS: usize = 0;
const LOST: usize = 1;
const MORALE: usize = 2;

/// Chooses what is shown.
pub(super) fn choose(ui: &mut Ui, screen: &mut ReplayScreen) {
    let morale = screen.curve.as_ref().and_then(Curve::last).is_some_and(|point| !point.of_figure(MORALE).is_empty());
    for pair in
        [[(Shows::Points, "Points"), (Shows::Losses, "Losses")], [(Shows::Morale, "Morale"), (Shows::Luck, "Luck")]]
    {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 5.0;
            for (shows, name) in pair {
                let enabled = shows != Shows::Morale || morale;
                let text = egui::RichText::new(name).size(12.5);
                let button = egui::Button::selectable(screen.shows == shows, text);
                let response = ui.add_enabled(enabled, button).on_disabled_hover_text("This battle has no morale.");
                if response.on_hover_text(hint(shows)).clicked() {
                    screen.shows = shows;
                }
            }
        });
    }
}

const fn hint(shows: Shows) -> &'static str {
    match shows {
        Shows::Points => "Victory points, as if the battle ended there",
        Shows::Losses => "Printed strength that is gone",
        Shows::Morale => "The morale of every army",
        Shows::Luck => "How much better each side fared by dice than was to be expected, in strength points",
    }
}

/// One line of a curve.
struct Line {
    name: String,
    colour: Color32,
    value: Box<dyn Fn(&Point) -> i64>,
}

fn lines(reel: &Reel, shows: Shows) -> Vec<Line> {
    let Some(board) = reel.board() else { return Vec::new() };
    let words = Words::new(board);
    let side_lines = |value: fn(&Point, Side) -> i64| {
        let named = Side::BOTH.into_iter().zip(colours(reel));
        let line = |(side, colour): (Side, Color32)| Line {
            name: board.side_name(side).to_owned(),
            colour,
            value: Box::new(move |point: &Point| value(point, side)),
        };
        named.map(line).collect::<Vec<_>>()
    };
    match shows {
        Shows::Points => side_lines(|point, side| point.number(POINTS, side.index())),
        Shows::Losses => side_lines(|point, side| point.number(LOST, side.index())),
        Shows::Luck => side_lines(|point, side| point.luck.of(side)),
        Shows::Morale => {
            let nations = reel.battle().map(|battle| &battle.scenario.drawing.nations);
            let army = |(place, army)| Line {
                name: words.army_name(army),
                colour: nations
                    .and_then(|nations| nations.get(words.army(army)))
                    .map_or(look::INK, |nation| look::colour(nation.colour)),
                value: Box::new(move |point: &Point| point.number(MORALE, place)),
            };
            board.army_ids().enumerate().map(army).collect()
        }
    }
}

fn number(shows: Shows, value: i64) -> String {
    if shows == Shows::Luck { luck::points(value) } else { value.to_string() }
}

/// The values at a step, in a sentence.
pub(super) fn told(reel: &Reel, curve: &Curve, shows: Shows, at: u32) -> String {
    let Some(point) = curve.at(at) else { return String::new() };
    let values =
        lines(reel, shows).into_iter().map(|line| format!("{} {}", line.name, number(shows, (line.value)(point))));
    let name = match shows {
        Shows::Points => "Victory points",
        Shows::Losses => "Strength lost",
        Shows::Morale => "Morale",
        Shows::Luck => "Luck",
    };
    format!("{name}: {}", values.collect::<Vec<_>>().join(", "))
}

/// The curves in this rectangle. The step that was clicked or dragged to.
pub(super) fn show(ui: &mut Ui, screen: &ReplayScreen, rect: Rect, scale: Scale) -> Option<u32> {
    let response = ui.interact(rect, ui.scope_id().with("curve"), Sense::CLICK | Sense::DRAG);
    let painter = ui.painter_at(rect.expand(1.0));
    painter.rect_filled(rect, 0.0, Color32::from_rgb(0xfb, 0xf7, 0xec));
    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, look::LINE), egui::StrokeKind::Outside);
    let Some(curve) = &screen.curve else {
        let text = if screen.position.is_some() { "Working out who was ahead" } else { "Not carried out here" };
        painter.text(rect.center(), Align2::CENTER_CENTER, text, FontId::proportional(13.0), look::FAINT);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, text));
        return scrubbed(&response, scale);
    };
    let shows = screen.shows;
    let says = told(&screen.reel, curve, shows, screen.head.at);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, format!("Who was ahead. {says}")));
    let all = lines(&screen.reel, shows);
    let values = || all.iter().flat_map(|line| curve.points.iter().map(|point| (line.value)(point)));
    let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(1));
    let inner = rect.shrink2(egui::vec2(0.0, 5.0));
    let y = |value: i64| inner.bottom() - inner.height() * ((value - low) as f32 / (high - low).max(1) as f32);
    if low < 0 {
        painter.hline(rect.x_range(), y(0), Stroke::new(1.0, look::LINE));
    }
    let small = FontId::proportional(10.5);
    painter.text(
        rect.left_top() + egui::vec2(3.0, 1.0),
        Align2::LEFT_TOP,
        number(shows, high),
        small.clone(),
        look::FAINT,
    );
    if low < 0 {
        painter.text(
            rect.left_bottom() + egui::vec2(3.0, -1.0),
            Align2::LEFT_BOTTOM,
            number(shows, low),
            small,
            look::FAINT,
        );
    }
    for line in &all {
        let mut points: Vec<Pos2> = Vec::new();
        for point in &curve.points {
            let (x, height) = (scale.x(point.seq), y((line.value)(point)));
            points.extend(points.last().map(|last| pos2(x, last.y)));
            points.push(pos2(x, height));
        }
        points.extend(points.last().map(|last| pos2(scale.right, last.y)));
        if look::on(line.colour) == look::INK {
            // A pale line would be lost on the paper.
            painter.add(Shape::line(points.clone(), Stroke::new(3.4, look::FAINT)));
        }
        painter.add(Shape::line(points, Stroke::new(2.0, line.colour)));
    }
    if let Some(point) = curve.at(screen.head.at) {
        for line in &all {
            let at = pos2(scale.x(screen.head.at), y((line.value)(point)));
            painter.circle(at, 3.5, line.colour, Stroke::new(1.0, Color32::WHITE));
        }
    }
    let wanted = scrubbed(&response, scale);
    if let Some(pointer) = response.hover_pos().filter(|_| wanted.is_none()) {
        response.on_hover_text_at_pointer(told(&screen.reel, curve, shows, scale.step(pointer.x)));
    }
    wanted
}

/// The values where one is, each with a patch of its colour.
pub(super) fn legend(ui: &mut Ui, screen: &ReplayScreen) {
    let Some(curve) = &screen.curve else { return };
    let Some(point) = curve.at(screen.head.at) else { return };
    for line in lines(&screen.reel, screen.shows) {
        ui.horizontal(|ui| {
            let (patch, _) = ui.allocate_exact_size(egui::vec2(10.0, 10.0), Sense::hover());
            ui.painter().rect(patch, 2.0, line.colour, Stroke::new(1.0, look::LINE), egui::StrokeKind::Inside);
            ui.label(faint(format!("{} {}", line.name, number(screen.shows, (line.value)(point)))).size(12.0));
        });
    }
}

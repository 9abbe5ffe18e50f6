//! The lead of a side, as curves beneath the timeline.

use super::screen::ReplayScreen;
use super::shows::Shows;
use super::timeline::{Scale, colours, scrubbed};
use crate::MESSAGES;
use crate::paper::look::{self, CHIP, DETAIL, SMALL, faint};
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2};
use engine::contract::Side;
use language::luck::{self, LuckMeasure};
use language::say;
use language::tongue::{SideForm, nation_called, side_called};
use replay::{Curve, CurvePoint, Reel};

/// The height of the curves.
pub(super) const HEIGHT: f32 = 58.0;

/// Chooses what is shown.
pub(super) fn choose(ui: &mut Ui, screen: &mut ReplayScreen) {
    let Some(curve) = &screen.curve else { return };
    let figures = curve.figures.iter().enumerate();
    let figures = figures.map(|(at, figure)| Choice {
        shows: Shows::Figure(at),
        name: figure.short.to_owned(),
        meaning: figure.meaning.to_owned(),
        missing: figure.lines.is_empty().then(|| say!(MESSAGES, "window-viewer-not-used")),
    });
    let luck = Choice {
        shows: Shows::Luck,
        name: say!(MESSAGES, "window-viewer-luck"),
        meaning: match curve.last().map(|point| point.luck.measure).unwrap_or_default() {
            LuckMeasure::Points => say!(MESSAGES, "window-viewer-luck-points"),
            LuckMeasure::Increments => say!(MESSAGES, "window-viewer-luck-increments"),
        },
        missing: None,
    };
    // It has its place before there is one: nothing moves when a review is done.
    let found = screen.review.found().and_then(|found| found.curve.figures.first());
    let chances = Choice {
        shows: Shows::Chances,
        name: found.map_or_else(|| say!(MESSAGES, "window-viewer-chances"), |figure| figure.short.to_owned()),
        meaning: found.map_or_else(String::new, |figure| figure.meaning.to_owned()),
        missing: found.is_none().then(|| say!(MESSAGES, "window-viewer-press-review")),
    };
    let rows: [Vec<Choice>; 2] = [figures.collect(), vec![luck, chances]];
    for row in rows {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 5.0;
            for Choice { shows, name, meaning, missing } in row {
                let text = egui::RichText::new(name).size(SMALL);
                let button = egui::Button::selectable(screen.shows == shows, text);
                let response = ui.add_enabled(missing.is_none(), button);
                let response = response.on_disabled_hover_text(missing.unwrap_or_default());
                if response.on_hover_text(meaning).clicked() {
                    screen.shows = shows;
                }
            }
        });
    }
}

/// Something that can be shown, or why it cannot.
struct Choice {
    shows: Shows,
    name: String,
    meaning: String,
    missing: Option<String>,
}

/// One line of a curve.
struct Line {
    name: String,
    colour: Color32,
    value: Box<dyn Fn(&CurvePoint) -> i64>,
}

fn lines(reel: &Reel, curve: &Curve, shows: Shows) -> Vec<Line> {
    match shows {
        Shows::Luck => {
            let named = Side::BOTH.into_iter().zip(colours(reel));
            let line = |(side, colour): (Side, Color32)| Line {
                name: reel.called().map_or_else(String::new, |names| side_called(names.side(side), SideForm::Label)),
                colour,
                value: Box::new(move |point: &CurvePoint| point.luck.of(side)),
            };
            named.map(line).collect()
        }
        Shows::Figure(_) | Shows::Chances => {
            // Chances have a curve of their own, of one figure.
            let figure = if let Shows::Figure(figure) = shows { figure } else { 0 };
            let all = curve.figures.get(figure).map_or(&[][..], |figure| &figure.lines);
            let line = |(at, (name, side)): (usize, &(String, Side))| Line {
                name: nation_called(name),
                colour: coat(reel, name, *side),
                value: Box::new(move |point: &CurvePoint| point.number(figure, at)),
            };
            all.iter().enumerate().map(line).collect()
        }
    }
}

/// The colour of a line: that of the nation it is named after, or of its side.
fn coat(reel: &Reel, name: &str, side: Side) -> Color32 {
    let nations = reel.battle().map(|battle| &battle.scenario.drawing.nations);
    let nation = nations.and_then(|nations| nations.values().find(|nation| nation.name == name));
    let of_side = || colours(reel).get(side.index()).copied().unwrap_or(palette().ink);
    nation.map_or_else(of_side, |nation| look::colour(nation.colour))
}

fn number(shows: Shows, value: i64) -> String {
    match shows {
        Shows::Luck => luck::points(value),
        Shows::Chances => say!(MESSAGES, "window-viewer-percent", percent = value),
        Shows::Figure(_) => value.to_string(),
    }
}

/// The values at a step, in a sentence.
pub(super) fn told(reel: &Reel, curve: &Curve, shows: Shows, at: u32) -> String {
    let Some(point) = curve.at(at) else { return String::new() };
    let all = lines(reel, curve, shows);
    let values = all.into_iter().map(|line| format!("{} {}", line.name, number(shows, (line.value)(point))));
    let name = match shows {
        Shows::Figure(at) => curve.figures.get(at).map_or_else(String::new, |figure| figure.title.to_owned()),
        Shows::Luck => say!(MESSAGES, "window-viewer-luck"),
        Shows::Chances => curve.figures.first().map_or_else(String::new, |figure| figure.title.to_owned()),
    };
    say!(MESSAGES, "window-viewer-figure", name = name, values = values.collect::<Vec<_>>().join(", "))
}

/// The curves in this rectangle. The step that was clicked or dragged to.
pub(super) fn show(ui: &mut Ui, screen: &ReplayScreen, rect: Rect, scale: Scale) -> Option<u32> {
    let response = ui.interact(rect, ui.scope_id().with("curve"), Sense::CLICK | Sense::DRAG);
    let painter = ui.painter_at(rect.expand(1.0));
    painter.rect_filled(rect, 0.0, palette().field);
    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, palette().line), egui::StrokeKind::Outside);
    let Some((curve, shows)) = screen.curved() else {
        let text = match screen.position {
            Some(_) => say!(MESSAGES, "window-viewer-working-out"),
            None => say!(MESSAGES, "window-viewer-no-rules"),
        };
        painter.text(rect.center(), Align2::CENTER_CENTER, &text, FontId::proportional(DETAIL), palette().faint);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &text));
        return scrubbed(&response, scale);
    };
    let says = told(&screen.reel, curve, shows, screen.head.at);
    let says = say!(MESSAGES, "window-viewer-who-was-ahead", told = says);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &says));
    let all = lines(&screen.reel, curve, shows);
    let values = || all.iter().flat_map(|line| curve.points.iter().map(|point| (line.value)(point)));
    let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(1));
    let inner = rect.shrink2(egui::vec2(0.0, 5.0));
    let y = |value: i64| inner.bottom() - inner.height() * ((value - low) as f32 / (high - low).max(1) as f32);
    if low < 0 {
        painter.hline(rect.x_range(), y(0), Stroke::new(1.0, palette().line));
    }
    let small = FontId::proportional(CHIP);
    painter.text(
        rect.left_top() + egui::vec2(3.0, 1.0),
        Align2::LEFT_TOP,
        number(shows, high),
        small.clone(),
        palette().faint,
    );
    if low < 0 {
        painter.text(
            rect.left_bottom() + egui::vec2(3.0, -1.0),
            Align2::LEFT_BOTTOM,
            number(shows, low),
            small,
            palette().faint,
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
        if look::is_lost(line.colour, palette().field) {
            // A line as pale or as dark as the paper would be lost on it.
            painter.add(Shape::line(points.clone(), Stroke::new(3.4, palette().faint)));
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
    let Some((curve, shows)) = screen.curved() else { return };
    let Some(point) = curve.at(screen.head.at) else { return };
    for line in lines(&screen.reel, curve, shows) {
        ui.horizontal(|ui| {
            let (patch, _) = ui.allocate_exact_size(egui::vec2(10.0, 10.0), Sense::hover());
            ui.painter().rect(patch, 2.0, line.colour, Stroke::new(1.0, palette().line), egui::StrokeKind::Inside);
            ui.label(faint(format!("{} {}", line.name, number(shows, (line.value)(point)))).size(SMALL));
        });
    }
}

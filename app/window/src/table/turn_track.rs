//! The track of turns above the board, and below it the steps of the present turn: where the match is, and what comes next.

use super::asked::Asked;
use super::manner::Manner;
use super::next_step::next_step;
use crate::MESSAGES;
use crate::book::help;
use crate::paper::look::{self, SMALL, faint, wide};
use crate::paper::palette::palette;
use crate::paper::sheet_view::Painter;
use egui::{Align2, Color32, FontId, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};
use language::ask::{Names, Sentence};
use language::happening::{HiddenFacts, PhaseStep, Phases, When};
use language::position::Position;
use language::say;
use language::system::Switch;
use language::tongue::headed;
use play::table::Now;
use std::ops::Range;

/// The height of the strip: it is the same in every phase.
const STRIP: f32 = 20.0;
/// Between two steps, and beside the name of one.
const GAP: f32 = 3.0;
const PADDING: f32 = 6.0;

/// The track. A click on a turn shows where its reinforcements enter.
pub(super) fn show(ui: &mut Ui, asked: &Asked, manner: &mut Manner, position: &dyn Position) {
    let painter = Painter::of(position, asked.selected());
    manner.touch(painter.show(ui, &position.turns()));
    strip(ui, position, position.phases());
}

/// The note that something is hidden, and the steps of the turn, as many as there is room for around the present one. A
/// click opens the book there.
fn strip(ui: &mut Ui, position: &dyn Position, phases: &Phases) {
    let mut rect = ui.allocate_exact_size(vec2(ui.available_width(), STRIP), Sense::hover()).0;
    let (names, font) = (position.names(), FontId::proportional(SMALL));
    if let Some(hidden) = &phases.hidden {
        rect.min.x += veil(ui, rect, hidden, names);
    }
    let mut called: Vec<String> = phases.steps.iter().map(|step| step.called_with_side(names)).collect();
    if let (Some(step), Some(cell)) = (next_step(position), phases.place().and_then(|here| called.get_mut(here + 1))) {
        *cell = say!(MESSAGES, "window-table-strip-next", step = step);
    }
    let widths: Vec<f32> = called.iter().map(|text| wide(ui, text, &font) + 2.0 * PADDING + GAP).collect();
    let Some(here) = phases.place() else { return };
    let colours = position.battle().scenario.drawing.side_colours.map(look::colour);
    let mut x = rect.left();
    for at in around(&widths, here, rect.width()) {
        let (Some(step), Some(text), Some(width)) = (phases.steps.get(at), called.get(at), widths.get(at)) else {
            break;
        };
        let cell = Rect::from_min_size(pos2(x, rect.top()), vec2(width - GAP, STRIP)).intersect(rect);
        x += width;
        let colour = step.side.and_then(|side| colours.get(side.index())).copied().unwrap_or(palette().chief);
        let ink = draw(ui, cell, step.when, colour);
        ui.painter_at(cell).text(cell.center(), Align2::CENTER_CENTER, text, font.clone(), ink);
        touch(ui, cell, at, step, &step.called_with_side(names), &step.does.plain(names));
    }
}

/// The first cell of the strip while something is hidden: that it is, and what. The room it takes.
fn veil(ui: &Ui, strip: Rect, hidden: &HiddenFacts, names: &Names) -> f32 {
    let font = FontId::proportional(SMALL);
    let name = hidden.words(names);
    let width = wide(ui, &name, &font) + 2.0 * PADDING;
    let cell = Rect::from_min_size(strip.min, vec2(width, STRIP)).intersect(strip);
    ui.painter().rect_stroke(cell, 3.0, Stroke::new(1.0, palette().red), StrokeKind::Inside);
    ui.painter_at(cell).text(cell.center(), Align2::CENTER_CENTER, &name, font, palette().red);
    let told = hidden.told.plain(names);
    let response = ui.interact(cell, ui.scope_id().with("hidden"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, format!("{name}: {told}")));
    let read = say!(MESSAGES, "window-table-read-about-it");
    if response.on_hover_text(format!("{name}\n{told}\n{read}")).clicked() {
        help::open_page(ui.ctx(), hidden.page);
    }
    width + GAP
}

/// The ground of a step; the ink of its name.
fn draw(ui: &Ui, cell: Rect, when: When, colour: Color32) -> Color32 {
    let edge = Rect::from_min_max(pos2(cell.left(), cell.bottom() - 2.0), cell.max);
    match when {
        When::Here => {
            ui.painter().rect_filled(cell, 3.0, colour);
            look::on(colour)
        }
        When::Passed => palette().faint,
        When::Coming => {
            ui.painter().rect_filled(edge, 0.0, colour);
            palette().ink
        }
    }
}

/// A step can be pointed at and clicked. Only the present one is a stop of the tab key.
fn touch(ui: &Ui, cell: Rect, at: usize, step: &PhaseStep, text: &str, does: &str) {
    let (sense, when) = match step.when {
        When::Here => (Sense::click(), "here"),
        When::Passed => (Sense::CLICK, "passed"),
        When::Coming => (Sense::CLICK, "coming"),
    };
    let response = ui.interact(cell, ui.scope_id().with(("phase", at)), sense);
    let name = say!(MESSAGES, "window-table-step", when = when, step = text.to_owned());
    let read = say!(MESSAGES, "window-table-read-about-it");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &name));
    if response.on_hover_text(format!("{name}\n{does}\n{read}")).clicked() {
        help::open_page(ui.ctx(), step.page);
    }
}

/// The steps that have room in a row of that width: the present one, then the next, then the one before, and so on.
fn around(widths: &[f32], here: usize, room: f32) -> Range<usize> {
    let width = |at: usize| widths.get(at).copied();
    let mut shown = here..here + 1;
    let mut left = room - width(here).unwrap_or(0.0);
    loop {
        let before = shown.start.checked_sub(1).and_then(width).filter(|width| *width <= left);
        let after = width(shown.end).filter(|width| *width <= left);
        // As many to come as have passed; the next one first.
        let wants_after = shown.end - here <= here - shown.start + 1;
        match (before, after) {
            (_, Some(width)) if wants_after || before.is_none() => {
                shown.end += 1;
                left -= width;
            }
            (Some(width), _) => {
                shown.start -= 1;
                left -= width;
            }
            _ => return shown,
        }
    }
}

/// The turn in a line of that width: where there is little room the date goes first, then the number of the turn, which the
/// track shows as well, and then the side, which the strip shows. The phase stays.
pub(super) fn line(ui: &Ui, position: &dyn Position, room: f32) -> String {
    let font = TextStyle::Body.resolve(ui.style());
    let all = position.turn(true);
    if wide(ui, &all, &font) < room {
        return all;
    }
    let short = position.turn(false);
    let Some(here) = position.phases().here().filter(|_| wide(ui, &short, &font) >= room) else { return short };
    let with_side = here.called_with_side(position.names());
    if wide(ui, &with_side, &font) < room { with_side } else { here.called_alone(position.names()) }
}

/// The turn in a line. Pointing at it or clicking says what it means, which side moves first and which options are in force.
pub(super) fn turn(ui: &mut Ui, now: &Now) {
    let position = &*now.position;
    let text = line(ui, position, ui.available_width());
    let (phases, names) = (position.phases(), position.names());
    let plain = |sentence: &Sentence| sentence.plain(names);
    let all = position.turn(true);
    let mut lines = if text == all { Vec::new() } else { vec![all] };
    lines.extend([plain(&phases.turn), plain(&phases.first)]);
    lines.push(options(now));
    let fits = wide(ui, &text, &TextStyle::Body.resolve(ui.style())) <= ui.available_width();
    let words = if fits { RichText::new(text) } else { RichText::new(text).size(SMALL) };
    let label = ui.add(egui::Label::new(words).truncate().sense(Sense::click()));
    let label = label.on_hover_text(lines.join("\n"));
    let layout = egui::Layout::top_down(egui::Align::Min);
    egui::Popup::menu(&label).layout(layout).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_max_width(340.0);
        for line in &lines {
            ui.label(line);
        }
        for switch in position.battle().switches() {
            if now.around.on.contains(&switch.key) {
                ui.label(faint(headed(&switch.label(), &switch.hint())));
            }
        }
    });
}

/// The options in force, by their names.
fn options(now: &Now) -> String {
    let switches = now.position.battle().switches();
    let on: Vec<String> =
        switches.iter().filter(|switch| now.around.on.contains(&switch.key)).map(Switch::label).collect();
    if on.is_empty() {
        say!(MESSAGES, "window-table-no-options")
    } else {
        say!(MESSAGES, "window-table-options", options = on.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_little_room_the_present_step_is_shown_with_the_next_and_the_one_before() {
        let widths = [100.0; 11];
        assert_eq!(around(&widths, 5, 1100.0), 0..11);
        assert_eq!(around(&widths, 5, 350.0), 4..7);
        assert_eq!(around(&widths, 5, 250.0), 5..7);
        assert_eq!(around(&widths, 5, 50.0), 5..6);
        assert_eq!(around(&widths, 0, 350.0), 0..3);
        assert_eq!(around(&widths, 10, 350.0), 8..11);
    }
}

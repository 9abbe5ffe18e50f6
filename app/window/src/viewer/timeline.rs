//! The timeline: turns and phases as bands, combats with their results, the viewer's notes, and where one is.

use super::review_panel;
use super::screen::ReplayScreen;
use crate::MESSAGES;
use crate::paper::look;
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Rect, Response, Sense, Shape, Stroke, Ui, pos2, vec2};
use engine::contract::Side;
use language::happening::Kind;
use language::luck::LuckMeasure;
use language::sheet::Tone;
use language::{phrase, say};
use replay::{CombatMark, PhaseMark, Reel};

/// The heights of the band of turns, of phases and of combats.
const TURNS: f32 = 18.0;
const PHASES: f32 = 9.0;
const COMBATS: f32 = 20.0;
/// The height of all of it.
pub(super) const HEIGHT: f32 = TURNS + PHASES + COMBATS;

/// The places of steps on a line from left to right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    /// The ends of the line.
    pub(super) left: f32,
    pub(super) right: f32,
    /// The last step.
    pub(super) last: u32,
}

impl Scale {
    /// The place of a step.
    pub(super) fn x(self, seq: u32) -> f32 {
        self.left + (self.right - self.left) * (seq.min(self.last) as f32 / self.last.max(1) as f32)
    }

    /// The step that is nearest to there.
    pub(super) fn step(self, x: f32) -> u32 {
        let part = ((x - self.left) / (self.right - self.left).max(1.0)).clamp(0.0, 1.0);
        (part * self.last as f32).round() as u32
    }
}

/// The colours of both sides; those of our own panels where the battle has none.
pub(super) fn colours(reel: &Reel) -> [Color32; 2] {
    reel.battle()
        .map_or([palette().blue, palette().red], |battle| battle.scenario.drawing.side_colours.map(look::colour))
}

fn colour(reel: &Reel, side: Side) -> Color32 {
    colours(reel).get(side.index()).copied().unwrap_or(palette().ink)
}

/// The name of a phase.
pub(super) fn phase_name(reel: &Reel, phase: &PhaseMark) -> String {
    let names = reel.called().cloned().unwrap_or_default();
    let (turn, side, name) = (phase.turn, phase.side, phase.name.words(&names));
    let text = match phase.night {
        false => phrase!(MESSAGES, "window-viewer-phase", turn = turn, side = side, phase = name),
        true => phrase!(MESSAGES, "window-viewer-phase-night", turn = turn, side = side, phase = name),
    };
    text.plain(&names)
}

/// A combat in a sentence.
pub(super) fn combat_name(reel: &Reel, combat: &CombatMark) -> String {
    let names = reel.called().cloned().unwrap_or_default();
    let (turn, side) = (combat.turn, combat.side);
    let targets: Vec<String> = combat.targets.iter().map(ToString::to_string).collect();
    let targets = targets.join(", ");
    let [attack, defence] = combat.strengths;
    let announced = match combat.odds.as_str() {
        "" => phrase!(MESSAGES, "window-viewer-combat", turn = turn, side = side, targets = targets),
        odds => phrase!(
            MESSAGES,
            "window-viewer-combat-odds",
            turn = turn,
            side = side,
            targets = targets,
            attack = attack,
            defence = defence,
            odds = odds.to_owned()
        ),
    };
    let result = match combat.result {
        Some(came) => {
            let (faces, result, meaning) = (combat.faces.clone(), came.short(&names), came.words(&names));
            Some(phrase!(MESSAGES, "window-viewer-combat-die", faces = faces, result = result, meaning = meaning))
        }
        // An attack without odds is decided by other dice.
        None if combat.odds.is_empty() => None,
        None => Some(phrase!(MESSAGES, "window-viewer-combat-no-die")),
    };
    let [first, second] = combat.lost;
    let lost = match reel.timeline().measure {
        LuckMeasure::Points => phrase!(MESSAGES, "window-viewer-combat-strength", first = first, second = second),
        LuckMeasure::Increments => phrase!(MESSAGES, "window-viewer-combat-increments", first = first, second = second),
    };
    let back = combat.undone_by.map(|_| phrase!(MESSAGES, "window-viewer-combat-undone"));
    let parts = std::iter::once(announced).chain(result).chain([lost]).chain(back);
    let parts: Vec<String> = parts.map(|part| part.plain(&names)).collect();
    parts.join("; ")
}

/// The timeline in this rectangle. The step that was clicked or dragged to.
pub(super) fn show(ui: &mut Ui, screen: &ReplayScreen, rect: Rect, scale: Scale) -> Option<u32> {
    let reel = &screen.reel;
    let at = screen.head.at;
    let response = ui.interact(rect, ui.scope_id().with("timeline"), Sense::click_and_drag());
    let phase = reel.timeline().phase_at(at).and_then(|place| reel.timeline().phases.get(place));
    let all = scale.last;
    let name = match phase.map(|phase| phase_name(reel, phase)) {
        None => say!(MESSAGES, "window-viewer-timeline", entry = at, all = all),
        Some(phase) => say!(MESSAGES, "window-viewer-timeline-in", entry = at, all = all, phase = phase),
    };
    response.widget_info(|| egui::WidgetInfo::slider(true, f64::from(at), &name));
    let mut wanted = scrubbed(&response, scale);
    if ui.is_rect_visible(rect) {
        bands(ui, reel, rect, scale);
    }
    let row = Rect::from_min_max(pos2(rect.left(), rect.bottom() - COMBATS), rect.max);
    for (number, combat) in reel.timeline().combats.iter().enumerate() {
        let x = scale.x(combat.rolled.unwrap_or(combat.seq));
        let spot = Rect::from_center_size(pos2(x, row.center().y), vec2(9.0, COMBATS - 2.0));
        let mark = ui.interact(spot, response.id.with(("combat", number)), Sense::CLICK);
        let told = combat_name(reel, combat);
        mark.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ListItem, true, &told));
        paint_combat(ui, reel, combat, spot, mark.hovered());
        if mark.on_hover_text(told).clicked() {
            wanted = Some(combat.rolled.unwrap_or(combat.seq));
        }
    }
    for (seq, text) in screen.desk.notes().all() {
        let spot = Rect::from_min_size(pos2(scale.x(seq) - 4.0, rect.top() - 1.0), vec2(8.0, 12.0));
        let mark = ui.interact(spot, response.id.with(("note", seq)), Sense::CLICK);
        mark.widget_info(|| {
            let name = say!(MESSAGES, "window-viewer-note-at", entry = seq, note = text.to_owned());
            egui::WidgetInfo::labeled(egui::Role::ListItem, true, name)
        });
        ribbon(ui, spot);
        if mark.on_hover_text(text).clicked() {
            wanted = Some(seq);
        }
    }
    if let Some(found) = screen.review.found() {
        for (number, marked) in found.review.decisions.iter().enumerate() {
            let spot = Rect::from_center_size(pos2(scale.x(marked.entries.1), rect.top() + TURNS), vec2(11.0, 11.0));
            let mark = ui.interact(spot, response.id.with(("decision", number)), Sense::CLICK);
            let told = review_panel::headline(reel, found, marked);
            mark.widget_info(|| {
                let name = say!(MESSAGES, "window-viewer-decision", told = told.clone());
                egui::WidgetInfo::labeled(egui::Role::ListItem, true, name)
            });
            diamond(ui, spot, colour(reel, marked.side));
            if mark.on_hover_text(told).clicked() {
                wanted = Some(marked.entries.0.saturating_sub(1));
            }
        }
    }
    if wanted.is_none()
        && let Some(pointer) = response.hover_pos()
    {
        let over = scale.step(pointer.x);
        let phase = reel.timeline().phase_at(over).and_then(|place| reel.timeline().phases.get(place));
        let before = || say!(MESSAGES, "window-viewer-before-first-turn");
        let name = phase.map_or_else(before, |phase| phase_name(reel, phase));
        let entry = say!(MESSAGES, "window-viewer-entry-number", entry = over);
        response.on_hover_text_at_pointer(format!("{name}\n{entry}"));
    }
    wanted
}

/// The step that a pointer on the line asks for.
pub(super) fn scrubbed(response: &Response, scale: Scale) -> Option<u32> {
    let asked = response.clicked() || response.dragged() || response.is_pointer_button_down_on();
    response.interact_pointer_pos().filter(|_| asked).map(|pointer| scale.step(pointer.x))
}

fn bands(ui: &Ui, reel: &Reel, rect: Rect, scale: Scale) {
    let painter = ui.painter_at(rect.expand(1.0));
    let phases = &reel.timeline().phases;
    let row = |top: f32, height: f32, from: u32, to: u32| {
        Rect::from_min_max(pos2(scale.x(from), rect.top() + top), pos2(scale.x(to), rect.top() + top + height))
    };
    painter.rect_filled(rect, 0.0, palette().sheet);
    let end = |place: usize| phases.get(place + 1).map_or(scale.last, |next| next.seq);
    let mut turn: Option<(u8, u32, bool)> = None;
    let mut turns = Vec::new();
    for (place, phase) in phases.iter().enumerate() {
        let colour = colour(reel, phase.side);
        let colour = match phase.name.kind {
            Kind::Combat => colour,
            _ => colour.lerp_to_gamma(palette().paper, 0.55),
        };
        let colour = if phase.undone_by.is_some() { colour.lerp_to_gamma(palette().sheet, 0.75) } else { colour };
        painter.rect_filled(row(TURNS, PHASES, phase.seq, end(place)), 0.0, colour);
        match &mut turn {
            Some((number, _, _)) if *number == phase.turn => {}
            other => turns.extend(other.replace((phase.turn, phase.seq, phase.night)).map(|one| (one, phase.seq))),
        }
    }
    turns.extend(turn.map(|one| (one, scale.last)));
    for ((number, from, night), to) in turns {
        let cell = row(0.0, TURNS, from, to);
        let ground = match (night, number % 2) {
            (true, _) => palette().night,
            (false, 0) => palette().day,
            (false, _) => palette().day_too,
        };
        painter.rect_filled(cell, 0.0, ground);
        painter.vline(cell.left(), rect.y_range(), Stroke::new(1.0, palette().line));
        let size = if cell.width() > 16.0 { 12.0 } else { 10.0 };
        if cell.width() > 9.0 {
            painter.text(
                cell.center(),
                Align2::CENTER_CENTER,
                number.to_string(),
                FontId::proportional(size),
                look::on(ground),
            );
        }
    }
    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, palette().line), egui::StrokeKind::Outside);
}

/// A combat: pointing up in the attacker's colour where the defender retreated, down in the defender's where the
/// attacker did, a square where both lost; full where a unit was eliminated.
fn paint_combat(ui: &Ui, reel: &Reel, combat: &CombatMark, spot: Rect, pointed: bool) {
    let painter = ui.painter();
    let middle = spot.center();
    let size = if pointed { 5.5 } else { 4.5 };
    let (winner, full) = match combat.result.map(|came| came.tone) {
        Some(Tone::Best) => (Some(combat.side), true),
        Some(Tone::Good) => (Some(combat.side), false),
        Some(Tone::Worst) => (Some(combat.side.other()), true),
        Some(Tone::Bad) => (Some(combat.side.other()), false),
        Some(Tone::Even) => (None, true),
        None => (None, false),
    };
    let ink = winner.map_or(palette().ink, |side| colour(reel, side));
    let ink = if combat.undone_by.is_some() { ink.lerp_to_gamma(palette().sheet, 0.65) } else { ink };
    let fill = if full { ink } else { palette().paper };
    let edge = Stroke::new(1.4, if pointed { palette().ink } else { ink });
    let up = if winner == Some(combat.side) { -size } else { size };
    match winner {
        None => {
            let square = Rect::from_center_size(middle, vec2(size, size) * 1.6);
            painter.rect(square, 0.0, fill, edge, egui::StrokeKind::Inside);
        }
        Some(_) => {
            let points = vec![middle + vec2(-size, -up), middle + vec2(size, -up), middle + vec2(0.0, up)];
            painter.add(Shape::convex_polygon(points, fill, edge));
        }
    }
}

/// A decision that the review has marked, in the colour of its side.
fn diamond(ui: &Ui, spot: Rect, colour: Color32) {
    let points = vec![spot.center_top(), spot.right_center(), spot.center_bottom(), spot.left_center()];
    ui.painter().add(Shape::convex_polygon(points, colour, Stroke::new(1.5, palette().paper)));
}

fn ribbon(ui: &Ui, spot: Rect) {
    let foot = pos2(spot.center().x, spot.bottom() - 3.5);
    let left = vec![spot.left_top(), spot.center_top(), foot, spot.left_bottom()];
    let right = vec![spot.center_top(), spot.right_top(), spot.right_bottom(), foot];
    for half in [left, right] {
        ui.painter().add(Shape::convex_polygon(half, palette().ribbon, Stroke::NONE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_on_the_line_is_the_step_at_it() {
        let scale = Scale { left: 100.0, right: 900.0, last: 1_600 };
        for seq in [0, 1, 799, 800, 1_599, 1_600] {
            assert_eq!(scale.step(scale.x(seq)), seq);
        }
        assert_eq!((scale.step(0.0), scale.step(2_000.0)), (0, 1_600));
        let empty = Scale { left: 0.0, right: 0.0, last: 0 };
        assert_eq!(empty.step(empty.x(3)), 0);
    }
}

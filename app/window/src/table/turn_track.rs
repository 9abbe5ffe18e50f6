//! The track of turns above the board, and below it the steps of the present turn: where the match is, and what comes next.

use super::asked::Asked;
use super::manner::Manner;
use crate::book::help;
use crate::paper::look::{self, SMALL, faint};
use crate::paper::palette::palette;
use crate::paper::sheet_view::Painter;
use egui::{Align2, Color32, FontId, Rect, Sense, Ui, pos2, vec2};
use language::ask::Sentence;
use language::happening::{PhaseStep, Phases, When};
use language::position::Position;
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
    strip(ui, position, &position.phases());
}

/// The steps of the turn, as many as there is room for around the present one. A click opens the book there.
fn strip(ui: &mut Ui, position: &dyn Position, phases: &Phases) {
    let rect = ui.allocate_exact_size(vec2(ui.available_width(), STRIP), Sense::hover()).0;
    let (names, font) = (position.names(), FontId::proportional(SMALL));
    let called: Vec<String> = phases.steps.iter().map(|step| step.called_with_side(names)).collect();
    let wide = |text: &String| ui.painter().layout_no_wrap(text.clone(), font.clone(), palette().ink).size().x;
    let widths: Vec<f32> = called.iter().map(|text| wide(text) + 2.0 * PADDING + GAP).collect();
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
        touch(ui, cell, at, step, text, &step.does.plain(names));
    }
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
        When::Here => (Sense::click(), "You are here"),
        When::Passed => (Sense::CLICK, "Passed"),
        When::Coming => (Sense::CLICK, "To come"),
    };
    let response = ui.interact(cell, ui.scope_id().with(("phase", at)), sense);
    let name = format!("{when}: {text}");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &name));
    if response.on_hover_text(format!("{name}\n{does}\nClick to read about it in How to play.")).clicked() {
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

/// The turn in a line. Pointing at it or clicking says what it means, which side moves first and which options are in force.
pub(super) fn turn(ui: &mut Ui, now: &Now, roomy: bool) {
    let position = &*now.position;
    let label = ui.add(egui::Label::new(position.turn(roomy)).truncate().sense(Sense::click()));
    let (phases, names) = (position.phases(), position.names());
    let plain = |sentence: &Sentence| sentence.plain(names);
    let mut lines = vec![plain(&phases.turn), plain(&phases.first)];
    lines.push(options(now));
    let label = label.on_hover_text(lines.join("\n"));
    let layout = egui::Layout::top_down(egui::Align::Min);
    egui::Popup::menu(&label).layout(layout).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_max_width(340.0);
        for line in &lines {
            ui.label(line);
        }
        for switch in position.battle().switches() {
            if now.around.on.contains(&switch.key) {
                ui.label(faint(format!("{}: {}", switch.label, switch.hint)));
            }
        }
    });
}

/// The options in force, by their names.
fn options(now: &Now) -> String {
    let switches = now.position.battle().switches();
    let on: Vec<&str> =
        switches.iter().filter(|switch| now.around.on.contains(&switch.key)).map(|switch| switch.label).collect();
    if on.is_empty() {
        String::from("Options in force: none.")
    } else {
        format!("Options in force: {}.", on.join(", "))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use crate::table::chair::PATIENCE;
    use engine::contract::Side;
    use language::battle::Battle;
    use language::bot::{BotKind, BotPlayer};
    use language::chance::Chance;
    use play::guide::book_of;
    use play::table::{Drill, Heard, Opponent, Wish, practise};
    use std::sync::Arc;

    /// Every position of the first turn, played by chance.
    fn first_turn(battle: &Battle, seed: u64) -> Vec<Arc<Now>> {
        let names = Side::BOTH.map(|side| battle.side_name(side).to_owned());
        let opponent = Opponent::Bot(BotKind::Random);
        let drill = Drill { names, me: Side::First, opponent, seed: Some(seed), told: Vec::new() };
        let (table, heard) = practise(&*battle.beginning().unwrap(), drill, Box::new(|| {})).unwrap();
        let (mut bot, mut chance) = (BotPlayer::new(BotKind::Random), Chance::new(seed));
        let mut all: Vec<Arc<Now>> = Vec::new();
        while let Ok(one) = heard.recv_timeout(PATIENCE) {
            let Heard::Now(now) = one else { continue };
            let turn = |now: &Now| now.position.phase().turn;
            if all.first().is_some_and(|first| turn(&now) > turn(first)) || now.position.ending().is_some() {
                break;
            }
            if let Some(side) = now.asked.filter(|side| now.is_here(*side)) {
                table.ask(Wish::Command(side, bot.say(&*now.position, &mut chance).unwrap()));
            }
            all.push(now);
        }
        all
    }

    #[test]
    fn in_every_system_one_step_is_the_present_one_and_none_comes_back_within_a_turn() {
        for system in systems::ALL.list() {
            let battle = systems::ALL.open(system.first_battle(), None).unwrap();
            let mut left = usize::MAX;
            let turn = first_turn(&battle, 5);
            assert!(turn.len() > 3, "{}: a turn was played", system.name());
            for now in turn {
                let phases = now.position.phases();
                let told = format!("{}: {:?}", system.name(), now.position.turn(true));
                assert_eq!(phases.steps.iter().filter(|step| step.when == When::Here).count(), 1, "{told}");
                let here = phases.here().unwrap();
                assert!(here.has(now.position.phase_name()), "{told}: {}", here.name);
                let ahead = phases.steps.len() - phases.place().unwrap();
                assert!(ahead <= left, "{told}: a step that has passed came back");
                left = ahead;
                for step in &phases.steps {
                    assert!(book_of(*system).named(step.page).is_some(), "{told}: no page {}", step.page);
                }
            }
        }
    }

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

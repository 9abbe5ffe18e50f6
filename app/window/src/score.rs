//! The score and how it is made up, and the armies' morale as tracks.

use super::look::{self, faint};
use super::match_screen::MatchScreen;
use egui::{Align2, Color32, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use engine::art_of_war::{ArmyId, Game, HIGHEST_MORALE, cases, outcome};
use engine::case::Case;
use engine::contract::Side;
use play::words::{Words, level_name};
use scenarios::Scenario;

/// Both sides' points; a click shows where they come from.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    both(ui, &mut screen.wants_rule, game);
}

/// The same for a screen of any kind: the rule somebody wants to read is left there.
pub(super) fn both(ui: &mut Ui, wanted: &mut Option<Case>, game: &Game) {
    let board = game.board();
    let points = Side::BOTH.map(|side| (board.side_name(side).to_owned(), game.score(side).total()));
    let [(first, mine), (second, theirs)] = points;
    let text = RichText::new(format!("{first} {mine}  :  {theirs} {second}")).size(16.0).strong();
    let button = ui.add(egui::Button::new(text).min_size(vec2(ui.available_width(), 28.0)));
    button.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Button, true, format!("Points: {first} {mine}, {second} {theirs}"))
    });
    let sources = Side::BOTH.map(|side| {
        let items = game.score(side).items.into_iter().filter(|(_, points)| *points > 0);
        let items: Vec<String> = items.map(|(case, points)| format!("{points} by {case}")).collect();
        let items = if items.is_empty() { String::from("none yet") } else { items.join(", ") };
        format!("{}: {items}", board.side_name(side))
    });
    let button = button.on_hover_text(format!("Victory points\n{}\nClick to see the rules.", sources.join("\n")));
    let layout = egui::Layout::top_down(egui::Align::Min);
    egui::Popup::menu(&button).layout(layout).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(
        |ui| {
            ui.set_max_width(300.0);
            made_up(ui, wanted, game);
        },
    );
}

fn made_up(ui: &mut Ui, wanted: &mut Option<Case>, game: &Game) {
    let board = game.board();
    for side in Side::BOTH {
        let score = game.score(side);
        ui.label(RichText::new(format!("{}: {} points", board.side_name(side), score.total())).strong());
        ui.spacing_mut().interact_size.y = 18.0;
        for (case, points) in score.items.iter().filter(|(_, points)| *points > 0) {
            ui.horizontal(|ui| {
                ui.add_sized(vec2(26.0, 18.0), egui::Label::new(points.to_string()));
                look::case_chip(ui, *case, wanted);
                ui.add(egui::Label::new(faint(cases::thought(*case).unwrap_or_default()).size(12.5)).wrap());
            });
        }
        if score.total() == 0 {
            ui.label(faint("Nothing yet."));
        }
    }
    ui.separator();
    let ends = outcome(board, game.state());
    let text = match ends.winner {
        Some(side) => {
            format!("If it ended now: a {} victory of the {} side.", level_name(ends.level), board.side_name(side))
        }
        None => String::from("If it ended now: a draw."),
    };
    ui.label(text);
    let [marginal, substantive, decisive] = board.definition().victory.levels;
    ui.label(faint(format!("Ahead by {marginal}: marginal; {substantive}: substantive; {decisive}: decisive.")));
}

/// The morale of every army, where a battle has it.
pub(super) fn morale(ui: &mut Ui, screen: &MatchScreen, game: &Game) {
    tracks(ui, &screen.stage.board.battle().scenario, game);
}

/// The same for a screen of any kind.
pub(super) fn tracks(ui: &mut Ui, scenario: &Scenario, game: &Game) {
    let words = Words::new(game.board());
    for army in game.board().army_ids() {
        let nation = scenario.drawing.nations.get(words.army(army));
        let colour = nation.map_or(look::BLUE, |nation| look::colour(nation.colour));
        track(ui, game, army, &words.army_name(army), colour);
    }
}

/// From 0, where an army is demoralised, to the end of the track; a tick at the level it started with.
fn track(ui: &mut Ui, game: &Game, army: ArmyId, name: &str, colour: Color32) {
    let Some(data) = game.board().army(army) else { return };
    let level = game.state().morale_of(army);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 17.0), Sense::hover());
    let mut told = format!("{name} morale {level}; began with {}", data.morale);
    told.push_str(if level == 0 { "; demoralised" } else { "; demoralised at 0" });
    if data.calls_reserves {
        told.push_str("; what is above the start can free reserves");
    }
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &told));
    let painter = ui.painter();
    let font = FontId::proportional(12.0);
    painter.text(rect.left_center(), Align2::LEFT_CENTER, name, font.clone(), look::INK);
    let ink = if level == 0 { look::RED } else { look::INK };
    painter.text(rect.right_center(), Align2::RIGHT_CENTER, level.to_string(), FontId::proportional(13.0), ink);
    let bar =
        Rect::from_min_max(pos2(rect.left() + 64.0, rect.top() + 4.0), pos2(rect.right() - 26.0, rect.bottom() - 4.0));
    let at = |value: u8| bar.left() + bar.width() * f32::from(value) / f32::from(HIGHEST_MORALE);
    painter.rect_filled(bar, 2.0, look::SHEET);
    look::coat_bar(painter, Rect::from_min_max(bar.min, pos2(at(level), bar.bottom())), colour, look::SHEET);
    painter.rect_stroke(bar, 2.0, Stroke::new(1.0, look::LINE), StrokeKind::Inside);
    painter.vline(at(data.morale), rect.shrink(1.0).y_range(), Stroke::new(1.5, look::INK));
    if level == 0 {
        painter.text(bar.center(), Align2::CENTER_CENTER, "demoralised", FontId::proportional(10.5), look::RED);
    }
    response.on_hover_text(told);
}

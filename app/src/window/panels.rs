//! The panels of a match: what is asked, what may be answered, who is selected, what happened.

use super::answers;
use super::look::{self, FAINT, RED, faint, roman};
use super::match_screen::MatchScreen;
use crate::words::Words;
use egui::{RichText, ScrollArea, Ui};
use engine::art_of_war::{Game, Place, Stage};
use engine::contract::Side;

/// What the player wants besides the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Back to the start; the match is kept.
    Leave,
    /// The settings.
    Settings,
    /// The same battle against the same partner on this machine, with sides swapped.
    Again,
}

/// The width of the panel beside the board.
const WIDTH: f32 = 330.0;

/// The strip above the board: the battle, the turn, the score, and what the rules ask.
pub(super) fn top(ui: &mut Ui, screen: &mut MatchScreen) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let scenario = std::sync::Arc::clone(&screen.stage.board.battle().scenario);
        ui.label(RichText::new(&scenario.title).font(roman(22.0)));
        if let Some(game) = screen.game() {
            ui.separator();
            ui.label(turn(&scenario, game));
            ui.separator();
            ui.label(score(game));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button("Leave").on_hover_text("Back to the start. The match is kept; Go on resumes it.").clicked() {
                wish = Some(Wish::Leave);
            }
            if ui.button("Settings").clicked() {
                wish = Some(Wish::Settings);
            }
        });
    });
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let mine = screen.asked_here().is_some();
        let colour = if mine { look::BLUE } else { FAINT };
        ui.label(RichText::new(screen.question()).size(16.5).strong().color(colour));
        // A friend may think for hours: nothing turns meanwhile.
        if !mine && screen.now().is_some_and(|now| now.asked.is_some() && !now.far) {
            ui.spinner();
        }
    });
    if let Some((text, _)) = &screen.refusal {
        ui.label(RichText::new(text).color(RED).strong());
    }
    super::standing_line::show(ui, screen);
    wish.or_else(|| super::company::cards(ui, screen))
}

fn turn(scenario: &scenarios::Scenario, game: &Game) -> String {
    let state = game.state();
    let turns = &game.board().definition().turns;
    let label = scenario.turn_label(state.turn).filter(|label| !label.is_empty());
    let label = label.map_or_else(String::new, |label| format!(", {label}"));
    let phase = match state.stage {
        Stage::Movement(_) => "movement",
        Stage::Combat(_) => "combat",
        Stage::DayEnd(_) => "end of the day",
        Stage::Over => "over",
    };
    let night = if game.board().is_night(state.turn) { ", night" } else { "" };
    let rain = if game.board().is_rain(state.turn) { ", rain" } else { "" };
    let side = game.board().side_name(state.active);
    format!("Turn {} of {}{label}{night}{rain}  ·  {side} {phase}", state.turn, turns.last)
}

fn score(game: &Game) -> String {
    let words = Words::new(game.board());
    let points = Side::BOTH.map(|side| format!("{} {}", game.board().side_name(side), game.score(side).total()));
    let mut text = format!("Points: {}", points.join(", "));
    let morale: Vec<String> = game
        .board()
        .army_ids()
        .map(|army| format!("{} {}", words.army_name(army), game.state().morale_of(army)))
        .collect();
    if !morale.is_empty() {
        text.push_str(&format!("  ·  Morale: {}", morale.join(", ")));
    }
    text
}

/// The panel beside the board.
pub(super) fn side(ui: &mut Ui, screen: &mut MatchScreen) {
    ui.set_width(WIDTH);
    ui.add_space(4.0);
    let Some(now) = screen.now().map(std::sync::Arc::clone) else {
        ui.spinner();
        return;
    };
    let game = &now.game;
    egui::Panel::bottom("log").resizable(true).default_size(190.0).show(ui, |ui| log(ui, screen));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        super::ways_out::asked(ui, screen);
        if screen.company.desk.is_some() {
            super::change_desk::show(ui, screen, game);
        } else if screen.asked_here().is_some() {
            answers::show(ui, screen, game);
        }
        // Above what follows the pointer, so that it stays where it is.
        super::ways_out::show(ui, screen);
        selected(ui, screen, game);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut screen.stage.last_moves, "Last moves");
            ui.checkbox(&mut screen.stage.zones, "Zones of control");
            if ui.button("Whole map").clicked() {
                screen.stage.sight.show_whole();
            }
        });
    });
}

/// Who is selected, and what else stands or lies under the pointer.
fn selected(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let place = screen.selected.and_then(|unit| game.state().hex_of(unit));
    let Some(hex) = screen.stage.hover.or(screen.stage.cursor).or(place) else { return };
    look::heading(ui, &super::board_view::hex_title(&screen.stage, hex));
    let words = Words::new(game.board());
    for unit in game.units_in(hex) {
        let data = game.board().unit(unit);
        let here = game.state().unit(unit);
        let mut text = words.name(unit);
        if data.division.is_some() && !text.contains('-') {
            text.push_str(&format!(", {}-{}", data.strength, data.movement));
        }
        if here.spent.0 > 0 {
            text.push_str(&format!(", {} spent", here.spent));
        }
        if here.reserve {
            text.push_str(", in reserve");
        }
        if ui.selectable_label(screen.selected == Some(unit), text).clicked() {
            screen.selected = Some(unit);
        }
    }
    let lost = |side| {
        let units = game.board().units_of(side);
        units.filter(|&unit| game.state().unit(unit).place == Place::Eliminated).count()
    };
    let [first, second] = Side::BOTH.map(|side| format!("{} {}", game.board().side_name(side), lost(side)));
    ui.label(faint(format!("Units lost: {first}, {second}")));
}

/// What happened, and what the players say to each other.
fn log(ui: &mut Ui, screen: &mut MatchScreen) {
    look::heading(ui, "What happened");
    if screen.now().is_some_and(|now| now.far) {
        egui::Panel::bottom("chat").show(ui, |ui| {
            let label = ui.label(faint("Say something"));
            let edit = ui.text_edit_singleline(&mut screen.chat).labelled_by(label.id);
            if edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                screen.send_chat();
            }
        });
    }
    super::log_panel::show(ui, &mut screen.stage);
}

//! The panels of a match: what is asked, what may be answered, who is selected, what happened.

use super::combat_panel;
use super::look::{self, FAINT, chief, faint, roman};
use super::match_screen::MatchScreen;
use crate::words::Words;
use egui::{RichText, ScrollArea, Ui};
use engine::art_of_war::{Command, Game, Options, Place, Stage, UnitId};
use engine::contract::{Game as _, Side};

/// What the player wants besides the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Back to the start; the match is kept.
    Leave,
    /// The settings.
    Settings,
}

/// The width of the panel beside the board.
const WIDTH: f32 = 330.0;

/// The strip above the board: the battle, the turn, the score, and what the rules ask.
pub(super) fn top(ui: &mut Ui, screen: &mut MatchScreen) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let scenario = std::sync::Arc::clone(&screen.board.battle().scenario);
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
            super::help::button(ui, None);
        });
    });
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let mine = screen.asked_here().is_some();
        let colour = if mine { look::BLUE } else { FAINT };
        ui.label(RichText::new(screen.question()).size(16.5).strong().color(colour));
        if !mine && screen.now().is_some_and(|now| now.asked.is_some()) {
            ui.spinner();
        }
    });
    if let Some((text, _)) = &screen.refusal {
        super::help::refusal(ui, text);
    }
    wish
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
    let Some(game) = screen.game().cloned() else {
        ui.spinner();
        return;
    };
    egui::Panel::bottom("log").resizable(true).default_size(190.0).show(ui, |ui| log(ui, screen));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        other_player(ui, screen);
        if screen.asked_here().is_some() {
            answers(ui, screen, &game);
        }
        selected(ui, screen, &game);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut screen.last_moves, "Last moves");
            ui.checkbox(&mut screen.zones, "Zones of control");
            if ui.button("Whole map").clicked() {
                screen.sight.show_whole();
            }
        });
        ending(ui, screen);
    });
}

/// What a friend far away asks for.
fn other_player(ui: &mut Ui, screen: &mut MatchScreen) {
    if let Some(matter) = screen.other_asks.clone() {
        ui.label(RichText::new(format!("The other side asks {matter}.")).strong());
        ui.horizontal(|ui| {
            if ui.add(chief("Grant")).clicked() {
                screen.answer(true);
            }
            if ui.button("Decline").clicked() {
                screen.answer(false);
            }
        });
        ui.separator();
    }
}

fn ending(ui: &mut Ui, screen: &mut MatchScreen) {
    let Some(now) = screen.now().cloned() else { return };
    if now.closed {
        if let Some(record) = &now.record {
            ui.label(faint("The record, to be proven by anyone:"));
            ui.monospace(format!("estafette verify {}", record.display()));
        }
    } else {
        ui.menu_button("Give up", |ui| {
            ui.label("The match ends at once and the other side wins.");
            if ui.button("Give the match up").clicked() {
                screen.concede();
                ui.close();
            }
        });
    }
}

/// What may be answered now.
fn answers(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let words = Words::new(game.board());
    match screen.options.clone() {
        Options::Move(options) => {
            let unmoved = super::choices::unmoved(screen);
            if screen.selected.is_none() {
                ui.label("Click a unit to see where it can go, then a lit hex. The number is the movement left there.");
            }
            ui.horizontal_wrapped(|ui| {
                if ui.button("Next unit (N)").clicked() {
                    super::choices::next_unit(screen);
                }
                undo(ui, screen, game);
                let end = ui.add_enabled(options.may_end, chief("End movement"));
                if end.clicked() {
                    screen.say(Command::EndMovement);
                }
            });
            ui.label(faint(format!("{} units have not moved.", unmoved.len())));
            let off_map: Vec<UnitId> = options
                .units
                .iter()
                .map(|(unit, _)| *unit)
                .filter(|unit| game.state().hex_of(*unit).is_none())
                .collect();
            unit_buttons(ui, screen, &words, "Reinforcements that can enter:", &off_map);
            if !options.must_rest.is_empty() {
                unit_buttons(ui, screen, &words, "Must still go to where they may rest:", &options.must_rest);
            }
            if !options.guard.is_empty() {
                ui.label("Guard in reserve that may be freed:");
                for unit in options.guard {
                    if ui.button(format!("Free {}", words.name(unit))).clicked() {
                        screen.say(Command::Activate { units: vec![unit] });
                    }
                }
            }
        }
        Options::Attack(options) => combat_panel::show(ui, screen, game, &options),
        Options::DeclareFresh(units) => {
            choose(ui, screen, &words, &units, "Fresh strength, at most one unit of each division:");
            let chosen = chosen(screen);
            let label = if chosen.is_empty() { "Declare none" } else { "Declare" };
            if ui.add(chief(label)).clicked() {
                screen.say(Command::DeclareFresh { units: chosen });
            }
        }
        Options::Losses(sets) => {
            ui.label("Choose what is lost:");
            for units in sets {
                let names: Vec<String> = units.iter().map(|&unit| words.name(unit)).collect();
                if ui.button(format!("Lose {}", names.join(" and "))).clicked() {
                    screen.say(Command::TakeLosses { units });
                }
            }
        }
        Options::Retreat(options) => {
            ui.label("Click a unit, then the hex it goes to.");
            for option in options {
                ui.horizontal_wrapped(|ui| {
                    ui.label(words.name(option.unit));
                    for hex in option.hexes {
                        let pushes = if option.displaces.contains(&hex) { ", displacing a friend" } else { "" };
                        if ui.button(format!("to {hex}{pushes}")).clicked() {
                            screen.say(Command::Retreat { unit: option.unit, to: hex });
                        }
                    }
                });
            }
        }
        Options::Advance(options) => {
            for (unit, to) in options {
                if ui.button(format!("Advance {} into {to}", words.name(unit))).clicked() {
                    screen.say(Command::Advance { unit, to });
                }
            }
            if ui.add(chief("Hold")).clicked() {
                screen.say(Command::HoldGround);
            }
        }
        Options::StepBack(unit, hexes) => {
            for to in hexes {
                if ui.button(format!("Draw {} back to {to}", words.name(unit))).clicked() {
                    screen.say(Command::StepBack { unit, to });
                }
            }
            if ui.add(chief("Stay")).clicked() {
                screen.say(Command::Stay);
            }
        }
        Options::Spirit(armies) => {
            for (most, units) in &armies {
                choose(ui, screen, &words, units, &format!("High spirits free up to {most} of these:"));
            }
            activate(ui, screen);
        }
        Options::CallReserve(units) => {
            choose(ui, screen, &words, &units, "One of these reserves may be called up:");
            activate(ui, screen);
        }
        Options::FightOn => {
            ui.horizontal(|ui| {
                if ui.add(chief("Fight on")).clicked() {
                    screen.say(Command::FightOn);
                }
                if ui.button("Break off").clicked() {
                    screen.say(Command::BreakOff);
                }
            });
        }
        Options::Reorganise(choices) => {
            let units: Vec<UnitId> = choices.iter().map(|(unit, _)| *unit).collect();
            unit_buttons(ui, screen, &words, "Choose a unit, then a lit hex:", &units);
        }
        Options::Nothing => {}
    }
    ui.separator();
}

fn activate(ui: &mut Ui, screen: &mut MatchScreen) {
    let units = chosen(screen);
    if ui.add(chief(if units.is_empty() { "Free none" } else { "Free" })).clicked() {
        screen.say(Command::Activate { units });
    }
}

fn chosen(screen: &MatchScreen) -> Vec<UnitId> {
    screen.draft.units.iter().copied().collect()
}

/// A button that takes back: as the rules allow, or else by the partner's leave, which the record tells.
pub(super) fn undo(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let free = screen.asked_here().is_some_and(|side| game.can_undo(side));
    let (label, hint) = if free {
        ("Undo (U)", "Takes back your last command.")
    } else {
        ("Take back", "Goes back before your last command, past dice too. The record will say so.")
    };
    if ui.button(label).on_hover_text(hint).clicked() {
        screen.take_back();
    }
}

fn unit_buttons(ui: &mut Ui, screen: &mut MatchScreen, words: &Words<'_>, title: &str, units: &[UnitId]) {
    if units.is_empty() {
        return;
    }
    ui.label(title);
    ui.horizontal_wrapped(|ui| {
        for &unit in units {
            if ui.selectable_label(screen.selected == Some(unit), words.name(unit)).clicked() {
                screen.selected = Some(unit);
            }
        }
    });
}

fn choose(ui: &mut Ui, screen: &mut MatchScreen, words: &Words<'_>, units: &[UnitId], title: &str) {
    ui.label(title);
    for &unit in units {
        let mut taken = screen.draft.units.contains(&unit);
        if ui.checkbox(&mut taken, words.name(unit)).changed() {
            screen.draft.toggle(unit);
        }
    }
}

/// Who is selected, and what else stands or lies under the pointer.
fn selected(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let place = screen.selected.and_then(|unit| game.state().hex_of(unit));
    let Some(hex) = screen.hover.or(screen.cursor).or(place) else { return };
    look::heading(ui, &super::board_view::hex_title(screen, hex));
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

/// What happened, the newest at the bottom; a click shows where.
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
    let mut shown = None;
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for line in &screen.lines {
            if let Some(face) = line.die {
                paint_die(ui, face);
            }
            let text = RichText::new(&line.text).size(13.0);
            let text = if line.heading { text.strong().color(look::BLUE) } else { text };
            let label = ui.add(egui::Label::new(text).wrap().sense(egui::Sense::click()));
            let label = if line.cases.is_empty() { label } else { label.on_hover_text(format!("Rule {}", line.cases)) };
            if label.clicked() {
                shown = line.hex;
            }
        }
    });
    if let Some(hex) = shown {
        let middle = screen.drawn().layout().middle(hex);
        screen.sight.show(middle);
        screen.cursor = Some(hex);
    }
}

/// A small die with its pips.
fn paint_die(ui: &mut Ui, face: u16) {
    const SIDE: f32 = 17.0;
    let (rect, _) = ui.allocate_exact_size(egui::vec2(SIDE, SIDE), egui::Sense::hover());
    let painter = ui.painter();
    painter.rect(rect, 3.0, egui::Color32::WHITE, egui::Stroke::new(1.0, look::INK), egui::StrokeKind::Inside);
    let mut pips: Vec<(f32, f32)> = Vec::new();
    if face % 2 == 1 {
        pips.push((0.0, 0.0));
    }
    if face >= 2 {
        pips.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face >= 4 {
        pips.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face >= 6 {
        pips.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    for (x, y) in pips {
        let at = rect.center() + egui::vec2(x, y) * SIDE * 0.27;
        painter.circle_filled(at, SIDE * 0.1, look::INK);
    }
}

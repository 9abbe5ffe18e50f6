//! What may be answered now, as buttons: the same answers as on the board.

use super::combat_panel;
use super::look::{chief, faint};
use super::match_screen::MatchScreen;
use crate::words::Words;
use egui::Ui;
use engine::art_of_war::{Command, Game, Options, UnitId};
use engine::contract::Game as _;

/// What may be answered now.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
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
    let possible =
        screen.now().zip(screen.asked_here()).is_some_and(|(now, side)| super::ways_out::can_take_back(now, side));
    if !free && !possible {
        return;
    }
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

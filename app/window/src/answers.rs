//! What may be answered now, as buttons: the same answers as on the board.

use super::combat_panel;
use super::draft::Draft;
use super::keymap::{Deed as KeyDeed, KeyMap};
use super::look::{self, chief, faint};
use super::match_screen::MatchScreen;
use super::small_counter::{self, Shown};
use egui::{RichText, Ui};
use engine::art_of_war::{Command, Game, MoveOptions, Options, RetreatOption, UnitId, cases};
use engine::contract::Game as _;
use play::partner::Now;
use play::words::{Words, result_meaning};
use std::sync::Arc;

/// What a button asks for, carried out when everything is drawn.
pub(super) enum Deed {
    /// The side answers.
    Say(Command),
    /// The phase is ended, or the battle broken off: asked once more where something is undone.
    End,
    /// The next unit that can do something.
    Next,
    /// The last command is taken back.
    TakeBack,
    /// A unit is selected, and shown.
    Select(UnitId),
    /// A unit joins what is chosen, or leaves it.
    Toggle(UnitId),
    /// Another draft.
    Draft(Draft),
}

/// What may be answered now.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, now: &Arc<Now>) {
    // The options are large; they are lent to the panel and given back, never copied.
    let options = std::mem::replace(&mut screen.options, Options::Nothing);
    let mut deeds = Vec::new();
    aftermath(ui, screen, &now.game);
    answers(ui, screen, now, &options, &mut deeds);
    screen.options = options;
    ui.separator();
    for deed in deeds {
        carry_out(screen, deed);
    }
}

fn carry_out(screen: &mut MatchScreen, deed: Deed) {
    // Whoever does something else in between is asked again.
    screen.stage.sure &= matches!(deed, Deed::End);
    match deed {
        Deed::Say(command) => screen.say(command),
        Deed::End => super::deeds::act(screen, KeyDeed::End),
        Deed::Next => super::choices::next_unit(screen),
        Deed::TakeBack => screen.take_back(),
        Deed::Toggle(unit) => screen.draft.toggle(unit),
        Deed::Draft(draft) => screen.draft = draft,
        Deed::Select(unit) => {
            screen.selected = Some(unit);
            if let Some(hex) = screen.game().and_then(|game| game.state().hex_of(unit)) {
                screen.stage.show_hex(hex);
            }
        }
    }
}

fn answers(ui: &mut Ui, screen: &mut MatchScreen, now: &Arc<Now>, options: &Options, deeds: &mut Vec<Deed>) {
    let game = &now.game;
    let words = Words::new(game.board());
    match options {
        Options::Move(options) => movement(ui, screen, game, options, deeds),
        Options::Attack(options) => combat_panel::show(ui, screen, now, options, deeds),
        Options::DeclareFresh(units) => {
            explain(ui, screen, cases::FRESH, "Fresh strength, at most one unit of each division:");
            choose(ui, screen, game, units, deeds, |unit| format!(" +{}", game.board().fresh_strength(unit)));
            let chosen = chosen(screen);
            let label = if chosen.is_empty() { "Declare none" } else { "Declare" };
            if ui.add(chief(label)).clicked() {
                deeds.push(Deed::Say(Command::DeclareFresh { units: chosen }));
            }
        }
        Options::Losses(sets) => {
            explain(ui, screen, cases::RESULTS, "Choose what is lost:");
            for units in sets {
                let names: Vec<String> = units.iter().map(|&unit| words.name(unit)).collect();
                let points: u16 = units.iter().map(|&unit| u16::from(game.board().unit(unit).strength)).sum();
                let label = format!("Lose {} ({points})", names.join(" and "));
                if ui.add(egui::Button::new(label).wrap()).clicked() {
                    deeds.push(Deed::Say(Command::TakeLosses { units: units.clone() }));
                }
            }
        }
        Options::Retreat(options) => retreat(ui, screen, game, options, deeds),
        Options::Advance(options) => {
            explain(ui, screen, cases::ADVANCE, "One victorious unit may advance:");
            for &(unit, to) in options {
                unit_row(ui, screen, game, unit, deeds, |ui, deeds| {
                    if ui.button(format!("Advance into {to}")).clicked() {
                        deeds.push(Deed::Say(Command::Advance { unit, to }));
                    }
                });
            }
            if ui.add(chief("Hold")).on_hover_text("Nobody advances.").clicked() {
                deeds.push(Deed::Say(Command::HoldGround));
            }
        }
        Options::StepBack(unit, hexes) => {
            explain(ui, screen, cases::GUNS_SAFE, "The battery may draw back, or stay:");
            unit_row(ui, screen, game, *unit, deeds, |ui, deeds| {
                for &to in hexes {
                    if ui.button(format!("to {to}")).clicked() {
                        deeds.push(Deed::Say(Command::StepBack { unit: *unit, to }));
                    }
                }
            });
            if ui.add(chief("Stay")).clicked() {
                deeds.push(Deed::Say(Command::Stay));
            }
        }
        Options::Spirit(armies) => {
            for (most, units) in armies {
                explain(ui, screen, cases::RESERVE_SPIRIT, &format!("High spirits free up to {most} of these:"));
                choose(ui, screen, game, units, deeds, |_| String::new());
            }
            activate(ui, screen, deeds);
        }
        Options::CallReserve(units) => {
            explain(ui, screen, cases::RESERVE_CALLED, "One of these reserves may be called up:");
            choose(ui, screen, game, units, deeds, |_| String::new());
            activate(ui, screen, deeds);
        }
        Options::FightOn => {
            ui.horizontal(|ui| {
                if ui.add(chief("Fight on")).clicked() {
                    deeds.push(Deed::Say(Command::FightOn));
                }
                if ui.button("Break off").clicked() {
                    deeds.push(Deed::End);
                }
            });
        }
        Options::Reorganise(choices) => {
            let units: Vec<UnitId> = choices.iter().map(|(unit, _)| *unit).collect();
            explain(ui, screen, cases::REORGANISED, "Choose a unit, then a lit hex:");
            unit_buttons(ui, screen, game, &units, deeds);
        }
        Options::Nothing => {}
    }
}

/// The attack whose result is being carried out.
fn aftermath(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let Some(aftermath) = game.state().aftermath() else { return };
    let places: Vec<String> = aftermath.attack.targets.iter().map(ToString::to_string).collect();
    ui.horizontal_wrapped(|ui| {
        let result = aftermath.result;
        let text = format!(" {result} ");
        ui.label(RichText::new(text).strong().background_color(super::results_table::tint(result)));
        ui.label(RichText::new(result_meaning(result)).strong());
        ui.label(faint(format!("in {} on {}", places.join(", "), aftermath.attack.column)));
        look::case_chip(ui, cases::RESULTS, &mut screen.wants_rule);
    });
    ui.add_space(2.0);
}

fn movement(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, options: &MoveOptions, deeds: &mut Vec<Deed>) {
    if screen.selected.is_none() {
        ui.label("Click a unit to see where it can go, then a lit hex. The number is the movement left there.");
    }
    ui.horizontal_wrapped(|ui| {
        if ui.add_enabled(options.may_end, chief("End movement")).clicked() {
            deeds.push(Deed::End);
        }
        if ui.button(KeyMap::named(ui.ctx(), "Next unit", KeyDeed::Next)).clicked() {
            deeds.push(Deed::Next);
        }
        undo(ui, screen, game, deeds);
    });
    let fresh = options.units.iter().filter(|(unit, _)| game.state().unit(*unit).spent.0 == 0).count();
    let sentence = match fresh {
        1 => String::from("1 unit has not moved."),
        count => format!("{count} units have not moved."),
    };
    // Whoever has just pressed the button looks here, and not at the strip above the board.
    ui.label(match screen.refusal.as_ref().filter(|_| screen.stage.sure) {
        Some((doubt, _)) => RichText::new(doubt).strong().color(look::RED),
        None => faint(sentence),
    });
    let off_map = |unit: &UnitId| game.state().hex_of(*unit).is_none();
    let entering: Vec<UnitId> = options.units.iter().map(|(unit, _)| *unit).filter(off_map).collect();
    if !entering.is_empty() {
        explain(ui, screen, cases::ARRIVAL, "Reinforcements that can enter:");
        unit_buttons(ui, screen, game, &entering, deeds);
    }
    if !options.must_rest.is_empty() {
        explain(ui, screen, cases::GUARD_RETURNS, "Must still go to where they may rest:");
        unit_buttons(ui, screen, game, &options.must_rest, deeds);
    }
    if !options.guard.is_empty() {
        explain(ui, screen, cases::GUARD_FREED, "Guard in reserve that may be freed:");
        let words = Words::new(game.board());
        for &unit in &options.guard {
            if ui.add(egui::Button::new(format!("Free {}", words.name(unit))).wrap()).clicked() {
                deeds.push(Deed::Say(Command::Activate { units: vec![unit] }));
            }
        }
    }
}

fn retreat(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, options: &[RetreatOption], deeds: &mut Vec<Deed>) {
    explain(ui, screen, cases::SAFE, "Choose where they go, here or on the map:");
    for option in options {
        unit_row(ui, screen, game, option.unit, deeds, |ui, deeds| {
            for &hex in &option.hexes {
                let pushes = if option.displaces.contains(&hex) { ", displacing a friend" } else { "" };
                if ui.button(format!("to {hex}{pushes}")).clicked() {
                    deeds.push(Deed::Say(Command::Retreat { unit: option.unit, to: hex }));
                }
            }
        });
    }
}

/// What is to be done, with the rule it comes from.
fn explain(ui: &mut Ui, screen: &mut MatchScreen, case: engine::case::Case, text: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text);
        look::case_chip(ui, case, &mut screen.wants_rule);
    });
}

fn activate(ui: &mut Ui, screen: &MatchScreen, deeds: &mut Vec<Deed>) {
    let units = chosen(screen);
    if ui.add(chief(if units.is_empty() { "Free none" } else { "Free" })).clicked() {
        deeds.push(Deed::Say(Command::Activate { units }));
    }
}

fn chosen(screen: &MatchScreen) -> Vec<UnitId> {
    screen.draft.units.iter().copied().collect()
}

/// A button that takes back: as the rules allow, or else by the partner's leave, which the record tells.
pub(super) fn undo(ui: &mut Ui, screen: &MatchScreen, game: &Game, deeds: &mut Vec<Deed>) {
    let free = screen.asked_here().is_some_and(|side| game.can_undo(side));
    let possible =
        screen.now().zip(screen.asked_here()).is_some_and(|(now, side)| super::ways_out::can_take_back(now, side));
    if !free && !possible {
        return;
    }
    let (label, hint) = if free {
        (KeyMap::named(ui.ctx(), "Undo", KeyDeed::TakeBack), "Takes back your last command.")
    } else {
        (String::from("Take back"), "Goes back before your last command, past dice too. The record will say so.")
    };
    if ui.button(label).on_hover_text(hint).clicked() {
        deeds.push(Deed::TakeBack);
    }
}

/// A counter with its name, and buttons for what it may do.
fn unit_row(
    ui: &mut Ui,
    screen: &MatchScreen,
    game: &Game,
    unit: UnitId,
    deeds: &mut Vec<Deed>,
    buttons: impl FnOnce(&mut Ui, &mut Vec<Deed>),
) {
    let scenario = &screen.stage.board.battle().scenario;
    ui.horizontal(|ui| {
        let shown = Shown { selected: screen.selected == Some(unit), place: false };
        if small_counter::show(ui, scenario, game, unit, shown).clicked() {
            deeds.push(Deed::Select(unit));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add(egui::Label::new(RichText::new(Words::new(game.board()).name(unit)).size(13.0)).truncate());
            ui.horizontal_wrapped(|ui| buttons(ui, deeds));
        });
    });
}

fn unit_buttons(ui: &mut Ui, screen: &MatchScreen, game: &Game, units: &[UnitId], deeds: &mut Vec<Deed>) {
    let scenario = &screen.stage.board.battle().scenario;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(3.0, 3.0);
        for &unit in units {
            let shown = Shown { selected: screen.selected == Some(unit), place: true };
            if small_counter::show(ui, scenario, game, unit, shown).clicked() {
                deeds.push(Deed::Select(unit));
            }
        }
    });
}

fn choose(
    ui: &mut Ui,
    screen: &MatchScreen,
    game: &Game,
    units: &[UnitId],
    deeds: &mut Vec<Deed>,
    gain: impl Fn(UnitId) -> String,
) {
    let words = Words::new(game.board());
    for &unit in units {
        let mut taken = screen.draft.units.contains(&unit);
        let place = game.state().hex_of(unit).map_or_else(String::new, |hex| format!(", {hex}"));
        if ui.checkbox(&mut taken, format!("{}{}{place}", words.name(unit), gain(unit))).changed() {
            deeds.push(Deed::Toggle(unit));
        }
    }
}

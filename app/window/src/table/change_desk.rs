//! Changing the position by agreement: edits are put together on the board, checked by the engine, and asked for.

use super::change::{ChangeDesk, holder};
use super::match_screen::MatchScreen;
use crate::paper::look::{RED, chief, faint, heading};
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use engine::art_of_war::{Change, Edit, Game, Place, UnitId};
use engine::codec;
use engine::contract::Side;
use engine::hex::Hex;
use net::entry::Matter;
use play::ask::PieceId;
use play::partner::Ask;
use play::position::{self, Position};
use play::systems::art_of_war::{ArtOfWar, unit};
use play::words::Words;
use scene::Overlay;
use std::sync::Arc;

/// The game of a position, whose every part can be changed here.
fn game_of(position: &Arc<dyn Position>) -> Option<&Game> {
    position::game::<ArtOfWar>(&**position)
}

/// Opens the desk.
pub(super) fn open(screen: &mut MatchScreen) {
    screen.asked.drop_draft();
    screen.company.answer = None;
    screen.company.desk = Some(ChangeDesk::default());
}

/// A hex is clicked: a unit is picked, or the picked one is put there. Whether the desk is open and took the click.
pub(super) fn click(screen: &mut MatchScreen, hex: Hex, counter: Option<PieceId>) -> bool {
    let (Some(position), Some(desk)) = (screen.position().cloned(), screen.company.desk.as_mut()) else { return false };
    let Some(game) = game_of(&position) else { return false };
    match desk.picked.take() {
        Some(unit) => desk.put(Edit::Unit { unit, place: Place::On(hex) }, game),
        None => {
            let counter = counter.and_then(|piece| unit(game.board(), piece));
            desk.picked = counter.or_else(|| game.units_in(hex).first().copied());
        }
    }
    true
}

/// What a change would do on the board: the one that is put together, or the one that either side asks for.
pub(super) fn overlays(screen: &MatchScreen) -> Vec<Overlay> {
    let Some(game) = screen.position().and_then(|position| game_of(position)) else { return Vec::new() };
    let around = screen.now().map(|now| &now.around);
    let asked = around.and_then(|around| match around.matter()? {
        Matter::Change { change } => codec::decode::<Change>(change).ok(),
        _ => None,
    });
    let desk = screen.company.desk.as_ref();
    let edits = desk.map(|desk| desk.edits.clone()).or(asked).unwrap_or_default();
    let mut all = Vec::new();
    for edit in &edits {
        match *edit {
            Edit::Unit { unit, place: Place::On(to) } => {
                if let Some(from) = game.state().hex_of(unit).filter(|from| *from != to) {
                    all.push(Overlay::Advance { from, to });
                }
                all.push(Overlay::Selected(to));
            }
            Edit::Unit { unit, .. } => {
                all.extend(game.state().hex_of(unit).map(|hex| Overlay::Refused { hex, case: String::new() }));
            }
            Edit::Reserve { unit, .. } => all.extend(game.state().hex_of(unit).map(Overlay::Selected)),
            Edit::Control { hex, .. } => all.push(Overlay::Selected(hex)),
            Edit::Fresh { .. } | Edit::Morale { .. } => {}
        }
    }
    all.extend(desk.and_then(|desk| desk.picked).and_then(|unit| game.state().hex_of(unit)).map(Overlay::Cursor));
    all
}

/// The desk, in place of what may be answered.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen) {
    let Some(position) = screen.position().cloned() else { return };
    let (Some(mut desk), Some(game)) = (screen.company.desk.take(), game_of(&position)) else { return };
    let words = Words::new(game.board());
    heading(ui, "Change the position");
    match desk.picked {
        Some(unit) => picked(ui, &mut desk, game, &words, unit),
        None => {
            ui.label("Click a unit on the board, then the hex where it is to stand.");
            off_the_map(ui, &mut desk, game, &words);
        }
    }
    markers(ui, &mut desk, game, &words);
    ui.separator();
    let mut dropped = None;
    for (at, edit) in desk.edits.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            if ui.small_button("x").on_hover_text("Not this.").clicked() {
                dropped = Some(at);
            }
            ui.label(sentence(&words.edit_sentence(edit)));
        });
    }
    if let Some(at) = dropped {
        desk.drop_edit(at, game);
    }
    if let Some(refused) = &desk.refused {
        ui.label(RichText::new(refused).color(RED));
    }
    let far = screen.now().is_some_and(|now| now.far);
    let (label, hint) = if far {
        ("Ask the other side", "Nothing changes unless the other side grants it.")
    } else {
        ("Change it now", "Both keys are on this machine: it holds at once. The record says so.")
    };
    let mut done = false;
    ui.horizontal(|ui| {
        let ready = !desk.edits.is_empty() && desk.refused.is_none();
        if ui.add_enabled(ready, chief(label)).on_hover_text(hint).clicked() {
            let matter = Matter::Change { change: codec::encode(&desk.edits) };
            let side = screen.now().map(|now| screen.asked_here().unwrap_or(now.me));
            if let Some(side) = side {
                screen.ask(Ask::Matter(side, matter));
            }
            done = true;
        }
        done |= ui.button("Leave it as it is").clicked();
    });
    ui.separator();
    if !done {
        screen.company.desk = Some(desk);
    }
}

/// What can be done with the unit that was picked.
fn picked(ui: &mut Ui, desk: &mut ChangeDesk, game: &Game, words: &Words<'_>, unit: UnitId) {
    ui.label(RichText::new(words.name(unit)).strong());
    ui.label("Click the hex where it is to stand.");
    ui.horizontal_wrapped(|ui| {
        if ui.button("Remove it").on_hover_text("It is eliminated.").clicked() {
            desk.put(Edit::Unit { unit, place: Place::Eliminated }, game);
            desk.picked = None;
        }
        let reserve = game.state().unit(unit).reserve;
        if reserve && ui.button("No longer in reserve").clicked() {
            desk.put(Edit::Reserve { unit, reserve: false }, game);
            desk.picked = None;
        }
        if ui.button("Another unit").clicked() {
            desk.picked = None;
        }
    });
}

fn off_the_map(ui: &mut Ui, desk: &mut ChangeDesk, game: &Game, words: &Words<'_>) {
    let off: Vec<UnitId> =
        game.board().unit_ids().filter(|&unit| !matches!(desk.place_of(game, unit), Place::On(_))).collect();
    if off.is_empty() {
        return;
    }
    ui.menu_button("Bring a unit back...", |ui| {
        egui::ScrollArea::vertical().max_height(300.0).show(ui, |ui| {
            for unit in off {
                let side = game.board().side_name(game.board().unit(unit).side);
                if ui.button(format!("{}, {side}", words.name(unit))).clicked() {
                    desk.picked = Some(unit);
                    ui.close();
                }
            }
        });
    });
}

fn markers(ui: &mut Ui, desk: &mut ChangeDesk, game: &Game, words: &Words<'_>) {
    egui::CollapsingHeader::new("Markers").show(ui, |ui| {
        let objectives: Vec<Hex> = game.board().definition().victory.objectives.iter().map(|one| one.hex).collect();
        let wanted = |desk: &ChangeDesk, hex: Hex| {
            let edited = desk.edits.iter().find_map(|edit| match edit {
                Edit::Control { hex: one, side } if *one == hex => Some(*side),
                _ => None,
            });
            edited.unwrap_or_else(|| holder(game, hex))
        };
        for hex in objectives {
            ui.horizontal_wrapped(|ui| {
                ui.label(format!("{hex} is held by"));
                for side in [Some(Side::First), Some(Side::Second), None] {
                    let label = side.map_or("nobody", |side| game.board().side_name(side));
                    if ui.selectable_label(wanted(desk, hex) == side, label).clicked() {
                        desk.put(Edit::Control { hex, side }, game);
                    }
                }
            });
        }
        for army in game.board().army_ids() {
            let edited = desk.edits.iter().find_map(|edit| match edit {
                Edit::Morale { army: one, level } if *one == army => Some(*level),
                _ => None,
            });
            let mut level = edited.unwrap_or_else(|| game.state().morale_of(army));
            let label = format!("Morale of the {} army", words.army_name(army));
            if ui.add(egui::Slider::new(&mut level, 0..=100).text(label)).changed() {
                desk.put(Edit::Morale { army, level }, game);
            }
        }
        for division in game.board().division_ids() {
            let edited = desk.edits.iter().find_map(|edit| match edit {
                Edit::Fresh { division: one, spent } if *one == division => Some(*spent),
                _ => None,
            });
            let mut spent = edited.unwrap_or_else(|| game.state().is_fresh_spent(division));
            if ui.checkbox(&mut spent, format!("{}: fresh strength spent", words.division(division))).changed() {
                desk.put(Edit::Fresh { division, spent }, game);
            }
        }
    });
    ui.label(faint("A change is possible between two moves or two combats."));
}

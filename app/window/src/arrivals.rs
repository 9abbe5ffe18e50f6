//! Who is still to come, where and when.

use super::look::{self, faint};
use super::match_screen::MatchScreen;
use super::small_counter::{self, Shown};
use engine::art_of_war::{Board, Game, Place, Start, UnitId, cases};
use engine::contract::Side;
use engine::hex::Hex;
use play::systems::art_of_war::piece;
use std::collections::BTreeMap;

/// Units that come together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arrival {
    /// From which turn on.
    pub(super) turn: u8,
    /// Whose.
    pub(super) side: Side,
    /// The letter and hex of their entry.
    pub(super) code: String,
    pub(super) hex: Hex,
    pub(super) units: Vec<UnitId>,
}

/// Everyone the battle brings later, in order of turns; those that come by a die are not among them.
pub(super) fn schedule(board: &Board) -> Vec<Arrival> {
    let mut all: BTreeMap<(u8, u8, usize), Vec<UnitId>> = BTreeMap::new();
    for unit in board.unit_ids() {
        let data = board.unit(unit);
        if let Start::Enters { entry, turn } = data.start {
            all.entry((turn, entry.0, data.side.index())).or_default().push(unit);
        }
    }
    let arrival = |((turn, entry, side), units): ((u8, u8, usize), Vec<UnitId>)| {
        let entry = board.definition().entries.get(usize::from(entry))?;
        let side = if side == Side::First.index() { Side::First } else { Side::Second };
        Some(Arrival { turn, side, code: entry.code.clone(), hex: entry.hex, units })
    };
    all.into_iter().filter_map(arrival).collect()
}

/// Those of them that have not come yet.
pub(super) fn waiting(game: &Game) -> Vec<Arrival> {
    let mut all = schedule(game.board());
    for arrival in &mut all {
        arrival.units.retain(|&unit| game.state().unit(unit).place == Place::Waiting);
    }
    all.retain(|arrival| !arrival.units.is_empty());
    all
}

/// The list.
pub(super) fn show(ui: &mut egui::Ui, screen: &mut MatchScreen, game: &Game) {
    let all = waiting(game);
    summons(ui, screen, game);
    if all.is_empty() {
        ui.label(faint("Nobody else is still to come."));
    }
    for arrival in all {
        entry(ui, screen, game, &arrival);
        counters(ui, screen, game, &arrival.units);
        ui.add_space(6.0);
    }
}

/// One line for the panel beside the board: who comes next.
pub(super) fn next(ui: &mut egui::Ui, screen: &mut MatchScreen, game: &Game) {
    for arrival in waiting(game).into_iter().take(2) {
        entry(ui, screen, game, &arrival);
    }
}

/// Turn, side and place; a click shows the place.
fn entry(ui: &mut egui::Ui, screen: &mut MatchScreen, game: &Game, arrival: &Arrival) {
    let now = game.state().turn;
    let when = if arrival.turn <= now {
        String::from("Due now")
    } else {
        let label = screen.stage.board.battle().scenario.turn_label(arrival.turn).unwrap_or_default();
        let comma = if label.is_empty() { "" } else { ", " };
        format!("Turn {}{comma}{label}", arrival.turn)
    };
    let strength: u16 = arrival.units.iter().map(|&unit| u16::from(game.board().unit(unit).strength)).sum();
    let count = arrival.units.len();
    let units = if count == 1 { "unit" } else { "units" };
    let side = game.board().side_name(arrival.side);
    let text = format!("{when}: {side}, {count} {units} ({strength}) at {}\u{a0}{}", arrival.code, arrival.hex);
    let text = egui::RichText::new(text).size(13.0);
    let lit = screen.panels.lit.contains(&arrival.hex);
    let button = ui.scope(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(3.0, 2.0);
        ui.add(egui::Button::selectable(lit, text).wrap())
    });
    if button.inner.on_hover_text("Shows the place of entry on the map").clicked() {
        point_at(screen, &[arrival.hex]);
    }
}

/// Points at hexes on the board; again, and it no longer does.
pub(super) fn point_at(screen: &mut MatchScreen, hexes: &[Hex]) {
    if screen.panels.lit == hexes {
        screen.panels.lit.clear();
        return;
    }
    screen.panels.lit = hexes.to_vec();
    if let Some(&hex) = hexes.first() {
        screen.stage.show_hex(hex);
    }
}

fn counters(ui: &mut egui::Ui, screen: &mut MatchScreen, game: &Game, units: &[UnitId]) {
    let battle = screen.stage.board.battle().clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(3.0, 3.0);
        for &unit in units {
            if small_counter::show(ui, &battle.scenario, game, unit, Shown::default()).clicked() {
                screen.pick(piece(unit));
            }
        }
    });
}

/// The corps that only a die brings.
fn summons(ui: &mut egui::Ui, screen: &mut MatchScreen, game: &Game) {
    let board = std::sync::Arc::clone(game.board());
    let Some(summons) = &board.definition().rules.summons else { return };
    let corps: Vec<UnitId> = board
        .unit_ids()
        .filter(|&unit| board.unit(unit).start == Start::Summoned && game.state().unit(unit).place == Place::Waiting)
        .collect();
    if corps.is_empty() {
        return;
    }
    let place = |entry: engine::art_of_war::EntryId| board.definition().entries.get(usize::from(entry.0));
    let (Some(entry), Some(later)) = (place(summons.entry), place(summons.later)) else { return };
    let turns: Vec<String> = summons.turns.iter().map(ToString::to_string).collect();
    let text = if game.state().summoned {
        format!("The die has called it: by {} {}.", entry.code, entry.hex)
    } else {
        format!(
            "By {} {} if the die shows {} in turns {}; else by {} {} from turn {} on.",
            entry.code,
            entry.hex,
            summons.face,
            turns.join(", "),
            later.code,
            later.hex,
            summons.later_turn
        )
    };
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(format!("The {} corps", board.side_name(summons.side))).strong());
        look::case_chip(ui, cases::SUMMONS, &mut screen.wants_rule);
    });
    if ui.add(egui::Button::selectable(false, text).wrap()).clicked() {
        point_at(screen, &[entry.hex, later.hex]);
    }
    counters(ui, screen, game, &corps);
    ui.add_space(8.0);
}

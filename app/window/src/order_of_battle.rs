//! Who fights, by formation: losses, fresh strength, reserves, and where everyone is.

use super::look::{self, faint};
use super::match_screen::MatchScreen;
use super::small_counter::{self, Shown};
use egui::{RichText, Ui};
use engine::art_of_war::{Board, DivisionId, Game, Place, UnitId, cases, destroyed};
use engine::contract::Side;
use play::systems::art_of_war::piece;
use std::collections::BTreeMap;

/// Units that belong together.
struct Formation {
    name: String,
    /// What it was.
    remark: String,
    division: Option<DivisionId>,
    units: Vec<UnitId>,
}

/// Both sides' forces.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    ui.spacing_mut().interact_size.y = 18.0;
    for side in Side::BOTH {
        let name = game.board().side_name(side);
        let lost = destroyed(game.board(), game.state(), side);
        let all: u16 = game.board().units_of(side).map(|unit| u16::from(game.board().unit(unit).strength)).sum();
        look::section(ui, &format!("{name}: {} of {all} points left", all.saturating_sub(lost)), true, |ui| {
            for formation in formations(screen, game.board(), side) {
                card(ui, screen, game, &formation);
            }
        });
    }
    ui.label(faint("A click shows the unit on the map. Beneath it: its hex, or the turn and place it comes."));
}

fn card(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, formation: &Formation) {
    let strength = |unit: &UnitId| u16::from(game.board().unit(*unit).strength);
    let all: u16 = formation.units.iter().map(strength).sum();
    let gone = |unit: &&UnitId| matches!(game.state().unit(**unit).place, Place::Eliminated);
    let lost: u16 = formation.units.iter().filter(gone).map(strength).sum();
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&formation.name).strong());
        let state = if lost == 0 { format!("{all} points") } else { format!("{lost} of {all} points lost") };
        let text = RichText::new(state).size(12.5);
        ui.label(if lost == 0 { text.color(look::FAINT) } else { text.color(look::RED) });
        fresh(ui, screen, game, formation.division);
    });
    if !formation.remark.is_empty() {
        ui.add(egui::Label::new(faint(&formation.remark).size(12.0)).truncate());
    }
    let battle = screen.stage.board.battle().clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(3.0, 2.0);
        for &unit in &formation.units {
            let shown = Shown { selected: screen.asked.is_marked(piece(unit)), place: true };
            if small_counter::show(ui, &battle.scenario, game, unit, shown).clicked() {
                screen.pick(piece(unit));
                screen.stage.cursor = game.state().hex_of(unit).or(screen.stage.cursor);
            }
        }
    });
    ui.add_space(4.0);
}

/// Whether the division still has its fresh strength.
fn fresh(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, division: Option<DivisionId>) {
    let Some(id) = division else { return };
    let Some(points) = game.board().division(id).map(|found| found.fresh).filter(|&points| points > 0) else { return };
    let spent = game.state().is_fresh_spent(id);
    let text = if spent { String::from("fresh strength used") } else { format!("fresh +{points}") };
    let text = RichText::new(text).size(12.5);
    ui.label(if spent { text.color(look::FAINT).strikethrough() } else { text.color(look::BLUE) });
    look::case_chip(ui, cases::FRESH, &mut screen.wants_rule);
}

/// The divisions of a side; where there are none, its nations and the corps that their units name.
fn formations(screen: &MatchScreen, board: &Board, side: Side) -> Vec<Formation> {
    let scenario = &screen.stage.board.battle().scenario;
    let mut all = Vec::new();
    for id in board.division_ids() {
        let units: Vec<UnitId> = board.units_of(side).filter(|&unit| board.unit(unit).division == Some(id)).collect();
        if let (Some(division), false) = (board.division(id), units.is_empty()) {
            let remark = scenario.formations.get(usize::from(id.0)).cloned().unwrap_or_default();
            all.push(Formation { name: division.name.clone(), remark, division: Some(id), units });
        }
    }
    let loose: Vec<UnitId> = board.units_of(side).filter(|&unit| board.unit(unit).division.is_none()).collect();
    let mut nations: Vec<&str> = Vec::new();
    for &unit in &loose {
        let nation = board.unit(unit).nation.as_str();
        if !nations.contains(&nation) {
            nations.push(nation);
        }
    }
    for nation in nations {
        let name = scenario.drawing.nations.get(nation).map_or(nation, |found| found.name.as_str());
        let of_nation: Vec<UnitId> = loose.iter().copied().filter(|&unit| board.unit(unit).nation == nation).collect();
        all.extend(corps(board, name, &of_nation));
    }
    all
}

/// A nation's units by the corps in their names; corps of a unit or two are not worth a line of their own.
fn corps(board: &Board, nation: &str, units: &[UnitId]) -> Vec<Formation> {
    const FEW: usize = 3;
    let mut named: BTreeMap<&str, Vec<UnitId>> = BTreeMap::new();
    for &unit in units {
        named.entry(corps_name(&board.unit(unit).name)).or_default().push(unit);
    }
    named.retain(|name, units| !name.is_empty() && units.len() >= FEW);
    let placed: Vec<UnitId> = named.values().flatten().copied().collect();
    let rest: Vec<UnitId> = units.iter().copied().filter(|unit| !placed.contains(unit)).collect();
    let formation = |name: String, units| Formation { name, remark: String::new(), division: None, units };
    let others = if named.is_empty() { nation.to_owned() } else { format!("{nation}, others") };
    let mut all: Vec<Formation> =
        named.into_iter().map(|(name, units)| formation(format!("{nation}, {name}"), units)).collect();
    if !rest.is_empty() {
        all.push(formation(others, rest));
    }
    all
}

/// `XIV` of `1/43/XIV` and of `XIV (artillery)`.
fn corps_name(name: &str) -> &str {
    let plain = name.split(" (").next().unwrap_or(name);
    plain.rsplit('/').next().unwrap_or(plain).trim()
}

#[cfg(test)]
mod tests {
    use super::corps_name;

    #[test]
    fn a_corps_is_read_from_the_name_of_its_units() {
        assert_eq!(["1/43/XIV", "XIV (artillery)", "Pajol"].map(corps_name), ["XIV", "XIV", "Pajol"]);
    }
}

//! The fighting units, by formation: losses, fresh strength, reserves, and the place of each.

use crate::{MESSAGES, piece};
use art_of_war::{Board, DivisionId, Game, Place, UnitId, cases, destroyed};
use engine::contract::Side;
use language::ask::Sentence;
use language::sheet::{Part, Remark, Sheet, Tone};
use language::tongue::nation_called;
use language::{phrase, say};
use scenarios::Scenario;
use std::collections::BTreeMap;

/// Units that belong together.
struct Formation {
    name: String,
    /// The formation's description.
    remark: Sentence,
    division: Option<DivisionId>,
    units: Vec<UnitId>,
}

/// Both sides' forces.
pub(super) fn chart(scenario: &Scenario, game: &Game) -> Sheet {
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        let lost = destroyed(board, game.state(), side);
        let all = strength(board, board.units_of(side));
        let left = all.saturating_sub(lost);
        sheet.heading(phrase!(MESSAGES, "art-of-war-forces-left", side = side, left = left, all = all));
        for formation in formations(scenario, board, side) {
            add(&mut sheet, game, formation);
        }
    }
    sheet.note(phrase!(MESSAGES, "art-of-war-forces-hint"));
    sheet
}

fn strength(board: &Board, units: impl IntoIterator<Item = UnitId>) -> u16 {
    units.into_iter().map(|unit| u16::from(board.unit(unit).strength)).sum()
}

fn add(sheet: &mut Sheet, game: &Game, formation: Formation) {
    let Formation { name, remark, division, units } = formation;
    let gone = |unit: &UnitId| matches!(game.state().unit(*unit).place, Place::Eliminated);
    let all = strength(game.board(), units.iter().copied());
    let lost = strength(game.board(), units.iter().copied().filter(gone));
    let mut remarks = vec![if lost == 0 {
        Remark::new(phrase!(MESSAGES, "art-of-war-points", points = all), Tone::Even)
    } else {
        Remark::new(phrase!(MESSAGES, "art-of-war-points-lost", lost = lost, all = all), Tone::Bad)
    }];
    remarks.extend(division.and_then(|division| fresh(game, division)));
    sheet.entry(name, remarks, remark);
    sheet.parts.push(Part::Pieces(units.into_iter().map(piece).collect()));
}

/// Whether the division still has its fresh strength.
fn fresh(game: &Game, division: DivisionId) -> Option<Remark> {
    let points = game.board().division(division)?.fresh;
    let remark = if game.state().is_fresh_spent(division) {
        Remark::new(phrase!(MESSAGES, "art-of-war-fresh-used").rule(cases::FRESH), Tone::Even).struck()
    } else {
        Remark::new(phrase!(MESSAGES, "art-of-war-fresh-points", points = points).rule(cases::FRESH), Tone::Good)
    };
    (points > 0).then_some(remark)
}

/// The divisions of a side; where there are none, its nations and the corps that their units name.
fn formations(scenario: &Scenario, board: &Board, side: Side) -> Vec<Formation> {
    let remarks = scenario.content::<art_of_war_files::Battle>();
    let mut all = Vec::new();
    for id in board.division_ids() {
        let units: Vec<UnitId> = board.units_of(side).filter(|&unit| board.unit(unit).division == Some(id)).collect();
        if let (Some(division), false) = (board.division(id), units.is_empty()) {
            let remark = remarks.and_then(|all| all.formations.get(usize::from(id.0)));
            let remark = remark.map_or(Sentence::EMPTY, |text| MESSAGES.file_text("formation", text, text));
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
        all.extend(corps(board, &nation_called(name), &of_nation));
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
    let formation = |name: String, units| Formation { name, remark: Sentence::EMPTY, division: None, units };
    let others = if named.is_empty() {
        nation.to_owned()
    } else {
        say!(MESSAGES, "art-of-war-nation-others", nation = nation.to_owned())
    };
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

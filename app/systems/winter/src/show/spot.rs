//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::{Battle, side_name};
use super::ground::cell;
use super::told;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use language::board::spot;
use language::sheet::Sheet;
use winter::Game;
use winter::definition::Terrain;

/// The kind of ground of a hex.
pub(super) const fn ground_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "open ground",
        Terrain::LightCover => "light cover",
        Terrain::Woods => "woods",
        Terrain::HardCover => "hard cover",
        Terrain::Wetland => "frozen wetland",
    }
}

/// Number, name, ground, height.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let mut words = vec![battle.board.chart().name(hex)];
    words.extend(battle.scenario.gazetteer.name(hex).map(str::to_owned));
    if let Some(cell) = cell(battle, hex) {
        let lake = battle.scenario.drawing.lakes.contains(&hex);
        words.push(if lake { String::from("frozen lake") } else { ground_word(cell.terrain).to_owned() });
        words.push(format!("level {}", cell.level));
    }
    words.join(", ")
}

/// The hex, its units, and its part in the rules.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    spot::sheet(title(battle, hex), from_the_top(game, hex), told::here(game, hex), roles(battle, game, hex))
}

/// Those who stand in a hex in words, from the top of the stack down.
fn from_the_top(game: &Game, hex: Hex) -> impl Iterator<Item = String> {
    told::here(game, hex).into_iter().rev().map(|known| told::about(game, known).told)
}

/// Control, entries and fire zones of a hex.
fn roles(battle: &Battle, game: &Game, hex: Hex) -> Vec<String> {
    let rules = battle.board.rules();
    let mut all = Vec::new();
    for (_, holder) in rules.control.iter().zip(&game.state().affairs.control).filter(|(known, _)| known.hex == hex) {
        all.push(match holder {
            Some(side) => format!("Objective, {} control.", side_name(*side)),
            None => String::from("Objective, controlled by neither side."),
        });
    }
    for entry in battle.board.definition().ground.entries.iter().filter(|entry| entry.hexes.contains(&hex)) {
        all.push(format!("Entry {}.", entry.code));
    }
    let zones: Vec<&str> = Side::BOTH.into_iter().filter(|side| game.fire_zone(*side, hex)).map(side_name).collect();
    if !zones.is_empty() {
        all.push(format!("In a fire zone: {}.", zones.join(" and ")));
    }
    all
}

/// Roads, streams and fences at the sides of a hex, by the hex beyond.
fn sides(battle: &Battle, hex: Hex) -> Vec<String> {
    let ground = &battle.board.definition().ground;
    let roads: Vec<Hexside> = ground
        .roads
        .iter()
        .flat_map(|road| road.path.windows(2))
        .filter_map(|pair| match *pair {
            [a, b] => Some(Hexside::between(a, b)),
            _ => None,
        })
        .collect();
    let kinds: [(&str, &[Hexside]); 4] = [
        ("road to", &roads),
        ("stream towards", &ground.streams),
        ("major stream towards", &ground.major_streams),
        ("fence towards", &ground.fences),
    ];
    let around: Vec<Hex> = battle.board.around(hex).map(|(_, next)| next).collect();
    spot::sides(hex, &around, &kinds, |next| battle.board.chart().name(next))
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| from_the_top(game, hex));
    let roles = game.into_iter().flat_map(|game| roles(battle, game, hex));
    spot::spoken(title(battle, hex), told, &sides(battle, hex), roles)
}

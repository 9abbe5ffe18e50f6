//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::values::side_label;
use super::super::{Battle, MESSAGES};
use super::ground::cell;
use super::told;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use language::board::spot;
use language::say;
use language::sheet::Sheet;
use language::tongue::place_called;
use winter::Game;
use winter::definition::Terrain;

/// The kind of ground of a hex.
const fn ground_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "clear",
        Terrain::LightCover => "light",
        Terrain::Woods => "woods",
        Terrain::HardCover => "hard",
        Terrain::Wetland => "wetland",
    }
}

/// Number, name, ground, height.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let mut words = vec![battle.board.chart().name(hex)];
    words.extend(battle.scenario.gazetteer.name(hex).map(place_called));
    if let Some(cell) = cell(battle, hex) {
        let lake = battle.scenario.drawing.lakes.contains(&hex);
        let ground = if lake { "lake" } else { ground_key(cell.terrain) };
        words.push(say!(MESSAGES, "winter-ground", ground = ground));
        words.push(say!(MESSAGES, "winter-ground-level", level = cell.level));
    }
    words.join(", ")
}

/// The hex, its units, and its part in the rules.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    spot::sheet(title(battle, hex), from_the_top(game, hex), told::here(game, hex), roles(battle, game, hex))
}

/// The units in a hex in words, from the top of the stack down.
fn from_the_top(game: &Game, hex: Hex) -> impl Iterator<Item = String> {
    told::here(game, hex).into_iter().rev().map(|known| told::about(game, known).told)
}

/// Control, entries and fire zones of a hex.
fn roles(battle: &Battle, game: &Game, hex: Hex) -> Vec<String> {
    let rules = battle.board.rules();
    let mut all = Vec::new();
    for (_, holder) in rules.control.iter().zip(&game.state().affairs.control).filter(|(known, _)| known.hex == hex) {
        all.push(match holder {
            Some(side) => say!(MESSAGES, "winter-objective", side = side_label(*side)),
            None => say!(MESSAGES, "winter-objective-neutral"),
        });
    }
    for entry in battle.board.definition().ground.entries.iter().filter(|entry| entry.hexes.contains(&hex)) {
        all.push(say!(MESSAGES, "winter-entry", code = entry.code.clone()));
    }
    let zones = Side::BOTH.into_iter().filter(|side| game.fire_zone(*side, hex)).map(side_label);
    let zones: Vec<String> = zones.collect();
    if !zones.is_empty() {
        all.push(say!(MESSAGES, "winter-in-fire-zone", sides = zones));
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
    let kinds: [(&'static str, &[Hexside]); 4] = [
        ("road", &roads),
        ("stream", &ground.streams),
        ("major-stream", &ground.major_streams),
        ("fence", &ground.fences),
    ];
    let told = |(kind, list): (&'static str, &[Hexside])| {
        let beyond = battle.board.around(hex).map(|(_, next)| next);
        let beyond = beyond.filter(|next| list.contains(&Hexside::between(hex, *next)));
        let names: Vec<String> = beyond.map(|next| battle.board.chart().name(next)).collect();
        (!names.is_empty()).then(|| say!(MESSAGES, "winter-hexside", kind = kind, hexes = names))
    };
    kinds.into_iter().filter_map(told).collect()
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| from_the_top(game, hex));
    let roles = game.into_iter().flat_map(|game| roles(battle, game, hex));
    spot::spoken(title(battle, hex), told, &sides(battle, hex), roles)
}

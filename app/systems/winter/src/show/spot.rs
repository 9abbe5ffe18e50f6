//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::{Battle, side_name};
use super::ground::cell;
use super::told;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use language::ask::Sentence;
use language::sheet::{Part, Sheet};
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
    let mut sheet = Sheet::EMPTY;
    sheet.heading(title(battle, hex));
    let here = told::here(game, hex);
    for known in here.iter().rev() {
        sheet.line(Sentence::from(told::about(game, *known).told));
    }
    if !here.is_empty() {
        sheet.parts.push(Part::Pieces(here));
    }
    for said in roles(battle, game, hex) {
        sheet.note(Sentence::from(said));
    }
    sheet
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
    let told = |(what, list): &(&str, &[Hexside])| {
        let beyond = battle.board.around(hex).filter(|(_, next)| list.contains(&Hexside::between(hex, *next)));
        let hexes: Vec<String> = beyond.map(|(_, next)| battle.board.chart().name(next)).collect();
        (!hexes.is_empty()).then(|| format!("{what} {}", hexes.join(" and ")))
    };
    kinds.iter().filter_map(told).collect()
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let mut parts = vec![title(battle, hex)];
    if let Some(game) = game {
        let about = |known| told::about(game, known).told;
        parts.extend(told::here(game, hex).into_iter().rev().map(about));
    }
    let sides = sides(battle, hex);
    if !sides.is_empty() {
        parts.push(sides.join(", "));
    }
    if let Some(game) = game {
        parts.extend(roles(battle, game, hex).into_iter().map(|said| said.trim_end_matches('.').to_owned()));
    }
    parts.join("; ")
}

//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::about::arm;
use crate::{Battle, MESSAGES, piece, tell};
use art_of_war::Game;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use engine::map::{MapData, Terrain};
use language::board::spot;
use language::sheet::{Part, Sheet};
use language::tongue::{Argument, Joiner, place_called};
use language::{phrase, say};

/// The hex and the units in it, with the strength that each has left.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    sheet.heading(title(battle, hex));
    let units = game.units_in(hex);
    if units.is_empty() {
        return sheet;
    }
    let mut told = Vec::new();
    for &unit in &units {
        let here = game.state().unit(unit);
        let mut parts = vec![tell::named(game.board(), unit)];
        if here.spent.0 > 0 {
            let left = Argument::Halves(i64::from(game.movement_left(unit).0));
            parts.push(phrase!(MESSAGES, "art-of-war-movement-left", left = left));
        }
        if here.reserve {
            parts.push(phrase!(MESSAGES, "art-of-war-is-in-reserve"));
        }
        told.push(phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Comma)));
    }
    sheet.line(phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(told, Joiner::Semicolon)));
    sheet.parts.push(Part::Pieces(units.into_iter().map(piece).collect()));
    sheet
}

/// Number, name, ground.
pub fn title(battle: &Battle, hex: Hex) -> String {
    let scenario = &battle.scenario;
    let places = scenario.gazetteer.places().iter();
    let name = places.filter(|place| place.hexes.contains(&hex)).map(|place| place.name.as_str()).next();
    let ground =
        battle.board.definition().map.terrain.iter().filter(|(at, _)| *at == hex).map(|(_, kind)| match kind {
            Terrain::Woods => "woods",
            Terrain::Grove => "grove",
            Terrain::Town => "town",
            Terrain::Fort => "fort",
            Terrain::Lake => "lake",
        });
    let mut words = vec![hex.to_string()];
    words.extend(name.map(place_called));
    let before = words.len();
    let terrain = |terrain: &'static str| say!(MESSAGES, "art-of-war-terrain", terrain = terrain);
    words.extend(ground.map(terrain));
    let high = scenario.drawing.high_ground.contains(&hex);
    match (words.len() == before, high) {
        (true, true) => words.push(terrain("hill")),
        (true, false) => words.push(terrain("open")),
        (false, true) => words.push(terrain("on-hill")),
        (false, false) => {}
    }
    say!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(words, Joiner::Comma))
}

/// Roads, waters and slopes at the sides of a hex, by the hex beyond: that is the same from either side of the table.
fn sides(map: &MapData, hex: Hex) -> Vec<String> {
    let around: Vec<Hex> = map.grid.neighbours(hex).map(|(_, next)| next).collect();
    let across = |all: &[Hexside]| -> Vec<Hex> {
        around.iter().copied().filter(|next| all.contains(&Hexside::between(hex, *next))).collect()
    };
    let slope = |high: Hex, low: Hex| map.slopes.iter().any(|slope| slope.high == high && slope.low == low);
    let where_next =
        |is: &dyn Fn(Hex) -> bool| -> Vec<Hex> { around.iter().copied().filter(|next| is(*next)).collect() };
    let kinds = [
        ("road", across(&map.roads)),
        ("bridge", across(&map.bridges)),
        ("river", across(&map.rivers)),
        ("stream", across(&map.streams)),
        ("ditch", across(&map.landgraben)),
        ("gully", across(&map.gullies)),
        ("up", where_next(&|next| slope(next, hex))),
        ("down", where_next(&|next| slope(hex, next))),
    ];
    let lies = kinds.into_iter().filter(|(_, hexes)| !hexes.is_empty());
    lies.map(|(what, hexes)| say!(MESSAGES, "art-of-war-beside", what = what, hexes = hexes)).collect()
}

/// A hex as a screen reader says it: its title, its units, its hexsides, and the zones it is in.
pub fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| {
        game.units_in(hex).into_iter().map(|unit| {
            let data = game.board().unit(unit);
            let parts = [game.board().called(unit).to_owned(), arm(data)];
            say!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Comma))
        })
    });
    let zones = game.into_iter().flat_map(|game| {
        let zones = Side::BOTH.into_iter().filter(|side| game.in_zone(*side, hex));
        let names: Vec<String> = zones.map(|side| game.board().side_name(side).to_owned()).collect();
        spot::in_zones(&names)
    });
    spot::spoken(title(battle, hex), told, &sides(&battle.board.definition().map, hex), zones)
}

#[cfg(test)]
mod tests {
    use super::*;
    use art_of_war::OptionalRules;
    use std::sync::Arc;

    #[test]
    fn a_hex_is_spoken_with_number_name_ground_and_units() {
        let battle = crate::open("eylau").unwrap();
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let unit = game.board().unit_ids().find(|unit| game.state().hex_of(*unit).is_some()).unwrap();
        let hex = game.state().hex_of(unit).unwrap();
        let text = spoken(&battle, Some(&game), hex);
        let data = game.board().unit(unit);
        assert!(text.starts_with(&hex.to_string()), "{text}");
        assert!(text.contains(&format!("{}-{}", data.strength, data.movement)), "{text}");
        assert!(text.contains(&format!("; {}, ", data.id)), "{text}");
        assert!(text.contains("zone of control: "), "{text}");
        let eylau = Hex::new(12, 13);
        assert!(spoken(&battle, None, eylau).starts_with("1213, "), "{}", title(&battle, eylau));
    }
}

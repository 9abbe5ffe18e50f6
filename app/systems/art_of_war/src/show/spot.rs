//! A hex in words: the title of its panel, its units, the text for a screen reader.

use crate::words::Words;
use crate::{Battle, piece};
use art_of_war::Game;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use engine::map::{MapData, Terrain};
use language::ask::Sentence;
use language::board::spot;
use language::sheet::{Part, Sheet};

/// The hex and the units in it, with the strength that each has left.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    sheet.heading(title(battle, hex));
    let units = game.units_in(hex);
    if units.is_empty() {
        return sheet;
    }
    let words = Words::new(game.board());
    let mut told = Vec::new();
    for &unit in &units {
        let here = game.state().unit(unit);
        let mut text = words.name(unit);
        if here.spent.0 > 0 {
            text.push_str(&format!(", {} movement left", game.movement_left(unit)));
        }
        if here.reserve {
            text.push_str(", in reserve");
        }
        told.push(text);
    }
    sheet.line(Sentence::from(told.join("; ")));
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
    words.extend(name.map(str::to_owned));
    let before = words.len();
    words.extend(ground.map(str::to_owned));
    if words.len() == before {
        words.push(String::from(if scenario.drawing.high_ground.contains(&hex) { "hill" } else { "open ground" }));
    } else if scenario.drawing.high_ground.contains(&hex) {
        words.push(String::from("on a hill"));
    }
    words.join(", ")
}

/// Roads, waters and slopes at the sides of a hex, by the hex beyond: that is the same from either side of the table.
fn sides(map: &MapData, hex: Hex) -> Vec<String> {
    let around: Vec<Hex> = map.grid.neighbours(hex).map(|(_, next)| next).collect();
    let kinds: [(&str, &[Hexside]); 6] = [
        ("road to", &map.roads),
        ("bridge to", &map.bridges),
        ("river towards", &map.rivers),
        ("stream towards", &map.streams),
        ("ditch towards", &map.landgraben),
        ("gully towards", &map.gullies),
    ];
    let mut all = spot::sides(hex, &around, &kinds, |next| next.to_string());
    let slope = |high: Hex, low: Hex| map.slopes.iter().any(|slope| slope.high == high && slope.low == low);
    let numbers =
        |is: &dyn Fn(Hex) -> bool| around.iter().filter(|next| is(**next)).map(Hex::to_string).collect::<Vec<_>>();
    all.extend(spot::towards("slope up to", numbers(&|next| slope(next, hex)).into_iter()));
    all.extend(spot::towards("slope down to", numbers(&|next| slope(hex, next)).into_iter()));
    all
}

/// A hex as a screen reader says it: its title, its units, its hexsides, and the zones it is in.
pub fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| {
        game.units_in(hex).into_iter().map(|unit| {
            let data = game.board().unit(unit);
            let arm = format!("{:?}", data.arm).to_lowercase();
            format!("{}, {arm} {}-{}", game.board().called(unit), data.strength, data.movement)
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

//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::{Battle, MESSAGES, Twenty, ask, side_name};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use language::ask::{PieceId, Sentence};
use language::board::spot;
use language::sheet::Sheet;
use language::system::{Asks as _, Eye, Show};
use language::tongue::{SideForm, place_called, side_called};
use language::{phrase, say};
use twenty::{Game, Terrain};

/// The kind of ground of a hex.
pub(super) fn ground_word(terrain: Terrain) -> Sentence {
    phrase!(MESSAGES, "twenty-ground", ground = ask::ground(terrain))
}

/// Number, name, ground.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let definition = battle.board.definition();
    let terrain = definition.map.terrain.iter().find(|known| known.hex == hex);
    let ground = ground_word(terrain.map_or(Terrain::Clear, |known| known.terrain));
    let number = battle.board.number(hex);
    match battle.scenario.gazetteer.name(hex).map(place_called) {
        Some(name) => say!(MESSAGES, "twenty-hex-title-named", number = number, name = name, ground = ground),
        None => say!(MESSAGES, "twenty-hex-title", number = number, ground = ground),
    }
}

/// The hex, its units, and its part in the rules.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    let here = Twenty::pieces_in(game, hex);
    spot::sheet(title(battle, hex), told(game, here.clone()), here, roles(battle, game, hex))
}

/// These pieces in words.
fn told(game: &Game, here: Vec<PieceId>) -> impl Iterator<Item = String> {
    here.into_iter().map(|known| <Twenty as Show>::about(game, Eye::Public, known).told)
}

/// Lines, objectives and areas that a hex belongs to.
fn roles(battle: &Battle, game: &Game, hex: Hex) -> Vec<String> {
    let definition = battle.board.definition();
    let whose = |side: Side| side_called(side_name(&battle.board, side), SideForm::Of);
    let mut all = Vec::new();
    for (line, now) in definition.lines.iter().zip(&game.state().lines).filter(|(line, _)| line.hex == hex) {
        let side = whose(line.side);
        all.push(match now.active {
            true => say!(MESSAGES, "twenty-role-line", side = side),
            false => say!(MESSAGES, "twenty-role-line-closed", side = side),
        });
    }
    for objective in definition.objectives.iter().filter(|known| known.hex == hex) {
        all.push(say!(MESSAGES, "twenty-role-objective", side = whose(objective.side)));
    }
    for area in definition.areas.iter().filter(|area| area.hexes.contains(&hex)) {
        all.push(say!(MESSAGES, "twenty-role-area", code = area.code.clone(), side = whose(area.side)));
    }
    all
}

/// Roads and waters at the sides of a hex, by the hex beyond.
fn sides(battle: &Battle, hex: Hex) -> Vec<String> {
    let map = &battle.board.definition().map;
    let around: Vec<Hex> = map.grid.neighbours(hex).map(|(_, next)| next).collect();
    let words = [
        say!(MESSAGES, "twenty-road-to"),
        say!(MESSAGES, "twenty-elbe-towards"),
        say!(MESSAGES, "twenty-stream-towards"),
        say!(MESSAGES, "twenty-ditch-towards"),
    ];
    let lists: [&[Hexside]; 4] = [&map.roads, &map.major_rivers, &map.minor_rivers, &map.landgraben];
    let kinds: Vec<(&str, &[Hexside])> = words.iter().map(String::as_str).zip(lists).collect();
    spot::sides(hex, &around, &kinds, |next| battle.board.number(next))
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| told(game, Twenty::pieces_in(game, hex)));
    let meant = game.into_iter().flat_map(|game| {
        let zones = Side::BOTH.into_iter().filter(|side| game.in_zone(*side, hex));
        let names: Vec<String> = zones.map(|side| side_name(&battle.board, side).to_owned()).collect();
        roles(battle, game, hex).into_iter().chain(spot::in_zones(&names))
    });
    spot::spoken(title(battle, hex), told, &sides(battle, hex), meant)
}

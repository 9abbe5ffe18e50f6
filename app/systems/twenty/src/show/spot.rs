//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::{Battle, Twenty, side_name};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use language::ask::PieceId;
use language::board::spot;
use language::sheet::Sheet;
use language::system::{Ask as _, Eye, Show};
use twenty::{Game, Terrain};

/// The kind of ground of a hex.
pub(super) const fn ground_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "open ground",
        Terrain::Town => "town",
        Terrain::Woods => "woods",
        Terrain::Rough => "rough ground",
        Terrain::Garden => "garden",
        Terrain::Fort => "fortified",
        Terrain::Superfort => "fortress",
    }
}

/// Number, name, ground.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let definition = battle.board.definition();
    let terrain = definition.map.terrain.iter().find(|known| known.hex == hex);
    let ground = ground_word(terrain.map_or(Terrain::Clear, |known| known.terrain));
    let mut words = vec![battle.board.number(hex)];
    words.extend(battle.scenario.gazetteer.name(hex).map(str::to_owned));
    words.push(ground.to_owned());
    words.join(", ")
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
    let side = |side: Side| side_name(&battle.board, side);
    let mut all = Vec::new();
    for (line, now) in definition.lines.iter().zip(&game.state().lines).filter(|(line, _)| line.hex == hex) {
        let active = if now.active { "" } else { ", not active yet" };
        all.push(format!("Line of communications of the {}{active}.", side(line.side)));
    }
    for objective in definition.objectives.iter().filter(|known| known.hex == hex) {
        all.push(format!("Objective of the {}.", side(objective.side)));
    }
    for area in definition.areas.iter().filter(|area| area.hexes.contains(&hex)) {
        all.push(format!("Area {} of the {}.", area.code, side(area.side)));
    }
    all
}

/// Roads and waters at the sides of a hex, by the hex beyond.
fn sides(battle: &Battle, hex: Hex) -> Vec<String> {
    let map = &battle.board.definition().map;
    let around: Vec<Hex> = map.grid.neighbours(hex).map(|(_, next)| next).collect();
    let kinds: [(&str, &[Hexside]); 4] = [
        ("road to", &map.roads),
        ("Elbe towards", &map.major_rivers),
        ("stream towards", &map.minor_rivers),
        ("ditch towards", &map.landgraben),
    ];
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

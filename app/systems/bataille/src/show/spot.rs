//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::{Bataille, Battle};
use bataille::{Game, Terrain};
use engine::contract::Side;
use engine::hex::{Direction, Hex, Hexside};
use language::ask::PieceId;
use language::board::spot;
use language::sheet::Sheet;
use language::system::{Ask as _, Eye, Show as _};

/// The kind of ground of a hex.
pub(super) const fn ground_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "open ground",
        Terrain::Hamlet => "hamlet",
        Terrain::Village => "village",
        Terrain::Town => "town",
        Terrain::Garden => "garden",
        Terrain::Woods => "woods",
        Terrain::Pathway => "path through woods",
        Terrain::Swamp => "swamp",
        Terrain::Pond => "pond",
        Terrain::Earthwork => "earthwork",
        Terrain::Entrenchment => "entrenchment",
        Terrain::Loophole => "loopholed building",
    }
}

/// Sides of a hex as the compass names them.
const COMPASS: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

fn compass(side: Direction) -> &'static str {
    COMPASS.get(side.index()).copied().unwrap_or("?")
}

/// Number, name, ground, height.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let board = &battle.board;
    let mut words = vec![hex.to_string()];
    words.extend(battle.scenario.gazetteer.name(hex).map(str::to_owned));
    words.push(ground_word(board.terrain(hex)).to_owned());
    if board.level(hex) > 0 {
        words.push(format!("level {}", board.level(hex)));
    }
    if let Some(front) = board.work(hex) {
        let front: Vec<&str> = front.into_iter().map(compass).collect();
        words.push(format!("front {}", front.join(" ")));
    }
    words.join(", ")
}

/// The hex, its units, and its part in the rules.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    let here = here(game, hex);
    spot::sheet(title(battle, hex), told(game, here.clone()), here, roles(battle, game, hex))
}

/// Those who stand in a hex, from the top of the stack down.
fn here(game: &Game, hex: Hex) -> Vec<PieceId> {
    Bataille::pieces_in(game, hex).into_iter().rev().collect()
}

/// These pieces in words.
fn told(game: &Game, here: Vec<PieceId>) -> impl Iterator<Item = String> {
    here.into_iter().map(|known| Bataille::about(game, Eye::Public, known).told)
}

/// Objectives and entries that a hex belongs to, and zones over it.
fn roles(battle: &Battle, game: &Game, hex: Hex) -> Vec<String> {
    let definition = battle.board.definition();
    let mut all = Vec::new();
    for objective in definition.victory.objectives.iter().filter(|known| known.hexes.contains(&hex)) {
        let holder = game.state().holders.iter().find(|holder| holder.hex == hex);
        let holder = holder
            .map_or_else(|| String::from("no side"), |holder| format!("the {}", battle.board.side_name(holder.side)));
        all.push(format!("{}, {} points; held by {holder}.", objective.name, objective.points));
    }
    for entry in definition.ground.entries.iter().filter(|entry| entry.hex == hex) {
        all.push(format!("Entry {}.", entry.code));
    }
    let zones = Side::BOTH.into_iter().filter(|side| game.zone(*side, hex));
    let names: Vec<&str> = zones.map(|side| battle.board.side_name(side)).collect();
    if !names.is_empty() {
        all.push(format!("Zone of the {}.", names.join(" and the ")));
    }
    all
}

/// Roads, slopes and streams at the sides of a hex, by the hex beyond.
fn sides(battle: &Battle, hex: Hex) -> Vec<String> {
    let ground = &battle.board.definition().ground;
    let around: Vec<Hex> = battle.board.neighbours(hex).map(|(_, next)| next).collect();
    let kinds: [(&str, &[Hexside]); 4] = [
        ("road to", &ground.roads),
        ("slope towards", &ground.slopes),
        ("stream towards", &ground.streams),
        ("bridge to", &ground.bridges),
    ];
    spot::sides(hex, &around, &kinds, |next| next.to_string())
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| told(game, here(game, hex)));
    let roles = game.into_iter().flat_map(|game| roles(battle, game, hex));
    spot::spoken(title(battle, hex), told, &sides(battle, hex), roles)
}

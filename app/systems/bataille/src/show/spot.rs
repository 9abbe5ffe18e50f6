//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::{Bataille, Battle, MESSAGES, ask};
use bataille::{Game, Terrain};
use engine::contract::Side;
use engine::hex::{Direction, Hex, Hexside};
use language::ask::{Names, PieceId, Sentence};
use language::board::spot;
use language::sheet::Sheet;
use language::system::{Asks as _, Eye, Show as _};
use language::tongue::{Argument, SideForm, place_called, side_called};
use language::{phrase, say};

/// The kind of ground of a hex.
pub(super) fn ground_word(terrain: Terrain) -> Sentence {
    let key = match terrain {
        Terrain::Clear => "clear",
        Terrain::Hamlet => "hamlet",
        Terrain::Village => "village",
        Terrain::Town => "town",
        Terrain::Garden => "garden",
        Terrain::Woods => "woods",
        Terrain::Pathway => "pathway",
        Terrain::Swamp => "swamp",
        Terrain::Pond => "pond",
        Terrain::Earthwork => "earthwork",
        Terrain::Entrenchment => "entrenchment",
        Terrain::Loophole => "loophole",
    };
    phrase!(MESSAGES, "bataille-ground", ground = key)
}

/// Number, name, ground, height.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let board = &battle.board;
    let mut words = vec![Argument::from(hex.to_string())];
    words.extend(battle.scenario.gazetteer.name(hex).map(|name| Argument::from(place_called(name))));
    words.push(Argument::from(ground_word(board.terrain(hex))));
    if board.level(hex) > 0 {
        words.push(Argument::from(phrase!(MESSAGES, "bataille-hex-level", level = board.level(hex))));
    }
    if let Some(front) = board.work(hex) {
        let sides: Vec<String> = front.into_iter().map(compass).collect();
        words.push(Argument::from(phrase!(MESSAGES, "bataille-hex-front", sides = sides.join(" "))));
    }
    ask::commas(words).plain(&Names::default())
}

/// A side of a hex as the compass names it.
fn compass(side: Direction) -> String {
    let key = COMPASS.get(side.index()).copied().unwrap_or("n");
    say!(MESSAGES, "bataille-compass", side = key)
}

/// The sides of a hex by their keys in messages.
const COMPASS: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];

/// The hex, its units, and its part in the rules.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    let here = here(game, hex);
    spot::sheet(title(battle, hex), told(game, here.clone()), here, roles(battle, game, hex))
}

/// The units in a hex, from the top of the stack down.
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
    let called = |side: Side| side_called(battle.board.side_name(side), SideForm::Label);
    let mut all = Vec::new();
    for objective in definition.victory.objectives.iter().filter(|known| known.hexes.contains(&hex)) {
        let holder = game.state().holders.iter().find(|holder| holder.hex == hex);
        let (name, points) = (objective.name.clone(), objective.points);
        all.push(match holder {
            Some(holder) => {
                let side = called(holder.side);
                say!(MESSAGES, "bataille-hex-objective", name = name, points = points, side = side)
            }
            None => say!(MESSAGES, "bataille-hex-objective-free", name = name, points = points),
        });
    }
    for entry in definition.ground.entries.iter().filter(|entry| entry.hex == hex) {
        all.push(say!(MESSAGES, "bataille-hex-entry", entry = entry.code.clone()));
    }
    let zones = Side::BOTH.into_iter().filter(|side| game.zone(*side, hex));
    let names: Vec<String> = zones.map(|side| battle.board.side_name(side).to_owned()).collect();
    all.extend(spot::in_zones(&names));
    all
}

/// Roads, slopes and streams at the sides of a hex, by the hex beyond.
fn sides(battle: &Battle, hex: Hex) -> Vec<String> {
    let ground = &battle.board.definition().ground;
    let around: Vec<Hex> = battle.board.neighbours(hex).map(|(_, next)| next).collect();
    let beyond = |list: &[Hexside]| -> Option<Vec<Hex>> {
        let hexes = around.iter().copied().filter(|next| list.contains(&Hexside::between(hex, *next)));
        let hexes: Vec<Hex> = hexes.collect();
        (!hexes.is_empty()).then_some(hexes)
    };
    let kinds = [
        beyond(&ground.roads).map(|hexes| say!(MESSAGES, "bataille-side-roads", hexes = hexes)),
        beyond(&ground.slopes).map(|hexes| say!(MESSAGES, "bataille-side-slopes", hexes = hexes)),
        beyond(&ground.streams).map(|hexes| say!(MESSAGES, "bataille-side-streams", hexes = hexes)),
        beyond(&ground.bridges).map(|hexes| say!(MESSAGES, "bataille-side-bridges", hexes = hexes)),
    ];
    kinds.into_iter().flatten().collect()
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| told(game, here(game, hex)));
    let roles = game.into_iter().flat_map(|game| roles(battle, game, hex));
    spot::spoken(title(battle, hex), told, &sides(battle, hex), roles)
}

//! A hex in words: the title of its panel, its units, the text for a screen reader.

use super::super::pieces::army_told;
use super::super::{Battle, Eagles, side_name};
use crate::MESSAGES;
use eagles::{Board, Game, Grade, Ground, Step};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::board::spot;
use language::sheet::{Part, Sheet};
use language::system::{Asks as _, Eye, Show as _};
use language::tongue::{SideForm, place_called, side_called};
use language::{phrase, say};

/// The kind of ground of a hex.
fn ground(board: &Board, hex: Hex) -> String {
    let cover = board.cover_of(hex);
    if cover.water {
        return say!(MESSAGES, "eagles-water");
    }
    let ground = match cover.ground {
        Ground::Clear => "clear",
        Ground::Woods => "woods",
        Ground::Hills => "hills",
        Ground::Marsh => "marsh",
    };
    let ground = phrase!(MESSAGES, "eagles-ground", ground = ground);
    let minor = board.definition().map.minor_towns.contains(&hex);
    let town = match (cover.fortified, cover.major_town, minor) {
        (true, _, _) => "fortified",
        (_, true, _) => "major",
        (_, _, true) => "minor",
        _ => "none",
    };
    say!(MESSAGES, "eagles-ground-town", ground = ground, town = town)
}

/// Number, name, ground.
pub(super) fn title(battle: &Battle, hex: Hex) -> String {
    let mut words = vec![battle.board.number(hex)];
    words.extend(battle.scenario.gazetteer.name(hex).map(place_called));
    words.push(ground(&battle.board, hex));
    words.join(", ")
}

/// The hex, its leaders, and their units.
pub(super) fn sheet(battle: &Battle, game: &Game, hex: Hex) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    sheet.heading(title(battle, hex));
    let here = Eagles::pieces_in(game, hex);
    for known in &here {
        sheet.line(Sentence::from(Eagles::about(game, Eye::Public, *known).told));
        let track = game.board().unit_ids().filter(|unit| {
            let leader = super::pieces::leader(game.board(), *known);
            game.state().unit(*unit).is_some_and(|unit| unit.leader.is_some() && unit.leader == leader)
        });
        let units: Vec<_> = track.map(|unit| super::super::unit_piece(game.board(), unit)).collect();
        if !units.is_empty() {
            sheet.parts.push(Part::Pieces(units));
        }
    }
    for said in roles(battle, game, hex) {
        sheet.note(Sentence::from(said));
    }
    sheet
}

/// Sources and points that a hex is about.
fn roles(battle: &Battle, game: &Game, hex: Hex) -> Vec<String> {
    let definition = battle.board.definition();
    let mut all = Vec::new();
    for army in definition.armies.iter().filter(|army| army.source == hex) {
        all.push(say!(MESSAGES, "eagles-role-source", army = army_told(army)));
    }
    for (known, holder) in definition.held.iter().zip(&game.state().held).filter(|(known, _)| known.hex == hex) {
        let side = |side| side_called(&side_name(&battle.board, side), SideForm::Noun);
        all.push(match *holder {
            Some(one) => say!(MESSAGES, "eagles-role-held", count = known.points, side = side(one)),
            None => say!(MESSAGES, "eagles-role-free", count = known.points),
        });
    }
    all
}

/// Whether a way out of a hex is of some kind.
type Is = fn(&Step) -> bool;

/// Roads and waters at the sides of a hex, by the hex beyond.
fn sides(board: &Board, game: Option<&Game>, hex: Hex) -> Vec<String> {
    let kinds: [(&'static str, Is); 5] = [
        ("primary-road", |step| step.road == Some(Grade::Primary)),
        ("secondary-road", |step| step.road == Some(Grade::Secondary)),
        ("primary-river", |step| step.river == Some(Grade::Primary)),
        ("secondary-river", |step| step.river == Some(Grade::Secondary)),
        ("lake", |step| step.lake),
    ];
    let told = |(what, is): &(&'static str, Is)| {
        let hexes = board.steps(hex).iter().filter(|step| is(step)).map(|step| board.number(step.to));
        let hexes: Vec<String> = hexes.collect();
        (!hexes.is_empty()).then(|| say!(MESSAGES, "eagles-beside", what = *what, hexes = hexes))
    };
    let broken = board.steps(hex).iter().filter(|step| {
        game.is_some_and(|game| game.state().damaged.iter().any(|side| *side == eagles::Hexside::new(hex, step.to)))
    });
    let broken = broken.map(|step| say!(MESSAGES, "eagles-damaged-bridge", hex = board.number(step.to)));
    kinds.iter().filter_map(told).chain(broken).collect()
}

/// A hex as a screen reader says it.
pub(super) fn spoken(battle: &Battle, game: Option<&Game>, hex: Hex) -> String {
    let told = game.into_iter().flat_map(|game| {
        Eagles::pieces_in(game, hex).into_iter().map(|known| Eagles::about(game, Eye::Public, known).told)
    });
    let meant = game.into_iter().flat_map(|game| {
        let zones = Side::BOTH.into_iter().filter(|side| game.in_zone(*side, hex));
        let names: Vec<String> = zones.map(|side| side_name(&battle.board, side)).collect();
        roles(battle, game, hex).into_iter().chain(spot::in_zones(&names))
    });
    spot::spoken(title(battle, hex), told, &sides(&battle.board, game, hex), meant)
}

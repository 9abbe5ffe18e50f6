//! The overlays on the pictures of the book: layers of the board, the lights for a player who has pointed so far, and
//! words.

use super::super::ask::points;
use super::super::{Bataille, Battle, MESSAGES, piece, unit};
use bataille::{Command, Game, UnitId};
use engine::contract::{Game as _, Pending};
use language::ask::{Asking, Draft, Overlay, Pick, Then};
use language::guide::PictureOverlay;
use language::say;
use language::system::{Asks, Rules, Words, layers};
use serde_json::Value;

/// Front, flank and rear in words, around the named unit or around all units.
const ASPECTS: &str = "aspects";
/// The lights for a player who has pointed at the unit, and then along the path.
const CHOICES: &str = "choices";

/// All of it; otherwise what is wrong with the declaration.
pub(super) fn laid(battle: &Battle, game: &Game, said: &PictureOverlay) -> Result<Vec<Overlay>, String> {
    let about = match &said.unit {
        Some(name) => Some(named(game, name)?),
        None => None,
    };
    let mut all = Vec::new();
    for name in &said.layers {
        match name.as_str() {
            ASPECTS => all.extend(aspects(game, about)),
            CHOICES => {
                let place = |known| unit(game.board(), known).and_then(|unit| game.hex_of(unit));
                all.extend(pointed(game, about, &said.path)?.lit(place));
                about.into_iter().for_each(|about| spent(game, about, &mut all));
            }
            _ => {
                let about = about.map(piece).map(Pick::Piece);
                all.extend(layers(battle, game, std::slice::from_ref(name), about)?);
            }
        }
    }
    if let Some(proposal) = &said.attack {
        weigh(game, proposal, &mut all)?;
    }
    Ok(all)
}

/// A unit by its id in the files or by its whole name.
fn named(game: &Game, name: &str) -> Result<UnitId, String> {
    let units = &game.board().definition().units;
    let found = game.board().unit_ids().zip(units).find(|(_, data)| data.id == name || data.name == name);
    found.map(|(unit, _)| unit).ok_or_else(|| format!("there is no unit \"{name}\""))
}

/// The aspects of a unit's sides [10.1]: a side opposite the front is rear, and one beside it is flank.
fn aspects(game: &Game, about: Option<UnitId>) -> Vec<Overlay> {
    let board = game.board();
    let mut all = Vec::new();
    for id in board.unit_ids().filter(|id| about.is_none_or(|about| about == *id)) {
        let Some(hex) = game.hex_of(id) else { continue };
        let front = game.front_hexes(id);
        for (_, beside) in board.definition().ground.grid.neighbours(hex).filter(|(_, beside)| board.exists(*beside)) {
            let next_to_front = front.iter().any(|front| board.distance(*front, beside) == 1);
            let aspect = match front.len() {
                _ if front.contains(&beside) => "front",
                0..=4 if next_to_front => "flank",
                _ => "rear",
            };
            let text = say!(MESSAGES, "bataille-aspect", aspect = aspect);
            all.push(Overlay::Note { hex: beside, text, good: aspect == "front" });
        }
    }
    all
}

/// The question to the side that decides once it has pointed at a unit and then at each of these: hexes, units, words.
fn pointed(game: &Game, about: Option<UnitId>, path: &[String]) -> Result<Asking<Command>, String> {
    let Pending::Decision { side, .. } = game.pending() else { return Err(String::from("nobody is asked")) };
    let mut picks: Vec<Pick> = about.map(|unit| Pick::Piece(piece(unit))).into_iter().collect();
    for name in path {
        let hex = Bataille::names(game.board()).hex(name).ok().map(Pick::Hex);
        let word = || Bataille::WORDS.iter().find(|(key, _)| key == name).map(|(key, _)| Pick::Word(key));
        let pick = hex.or_else(word).map_or_else(|| named(game, name).map(|unit| Pick::Piece(piece(unit))), Ok);
        picks.push(pick?);
    }
    let mut asking = Bataille::ask(game, side, &Draft::EMPTY);
    for pick in picks {
        let Some(Then::Draft(draft)) = asking.offer(pick).map(|offer| &offer.then) else {
            return Err(format!("{pick:?} leads nowhere"));
        };
        asking = Bataille::ask(game, side, draft);
    }
    Ok(asking)
}

/// Puts the odds of a proposal on the arrow at its target, or beside its lines of fire.
fn weigh(game: &Game, said: &Value, all: &mut Vec<Overlay>) -> Result<(), String> {
    let told = Bataille::forecast_json(game, said).map_err(|trouble| format!("{trouble:?}"))?;
    let throws = told.get("throws").and_then(Value::as_array).into_iter().flatten();
    let weighed = |throw: &Value| ["fire", "melee"].iter().find_map(|key| throw.get(key)?.get("odds").cloned());
    let found = throws.filter_map(weighed).next_back().ok_or("nothing is weighed there")?;
    let part = |key: &str| found.get(key).and_then(Value::as_u64).ok_or("these are no odds");
    let text = format!("{}:{}", part("attack")?, part("defence")?);
    for overlay in &mut *all {
        if let Overlay::Attack { odds, .. } = overlay {
            *odds = text;
            return Ok(());
        }
    }
    let target = said.as_object().and_then(|said| said.values().find_map(|inside| inside.get("target")?.as_str()));
    let hex = Bataille::names(game.board()).hex(target.ok_or("there is no target")?).map_err(|nonsense| nonsense.0)?;
    all.push(Overlay::Note { hex, text, good: true });
    Ok(())
}

/// The cost of a charge is shown at the end of its path.
fn spent(game: &Game, about: UnitId, all: &mut [Overlay]) {
    let ways = game.charge_ways(&[about], &[]);
    for overlay in all {
        if let Overlay::Path { hexes, cost } = overlay
            && cost.is_empty()
            && let Some(way) = ways.iter().find(|way| hexes.get(1..) == Some(way.path.as_slice()))
        {
            *cost = points(way.cost);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::system::Teach;
    use serde_json::json;

    /// The words around a unit in this formation and facing, clockwise from the top.
    fn around(formation: &str, facing: &str) -> Vec<String> {
        let unit = json!({"place": "1406", "formation": formation, "facing": facing});
        let said = json!({"others": "aside", "units": {"10th Jäger": unit}});
        let board = Bataille::board(&bataille_files::BATTLES.built_in(Bataille::FIRST_BATTLE).unwrap()).unwrap();
        let (game, _) = Bataille::begun(&board, &Value::Null, Some(&said)).unwrap();
        let all = aspects(&game, None);
        let grid = game.board().definition().ground.grid;
        let text = |hex| {
            all.iter().find_map(|overlay| match overlay {
                Overlay::Note { hex: at, text, .. } if *at == hex => Some(text.clone()),
                _ => None,
            })
        };
        grid.neighbours("1406".parse().unwrap()).filter_map(|(_, hex)| text(hex)).collect()
    }

    #[test]
    fn the_sides_are_named_as_the_chart_has_them() {
        let (front, flank, rear) = ("front", "flank", "rear");
        assert_eq!(around("column", "n"), [front, front, flank, rear, flank, front]);
        assert_eq!(around("line", "v0"), [front, front, flank, rear, rear, flank]);
        assert_eq!(around("skirmish", "v0"), [front, front, front, flank, flank, front]);
        assert_eq!(around("carre", "n"), [front; 6]);
    }
}

//! The overlays on the pictures of the book.

use super::super::{Battle, Twenty, piece};
use engine::hex::Hex;
use language::ask::{Overlay, Pick};
use language::guide::PictureOverlay;
use language::system::{Rules, Words, layers};
use serde_json::Value;
use twenty::{Game, UnitId};

/// All of it; otherwise what is wrong with the declaration.
pub(super) fn laid(battle: &Battle, game: &Game, said: &PictureOverlay) -> Result<Vec<Overlay>, String> {
    let unit = match &said.unit {
        Some(name) => Some(named(game, name)?),
        None => None,
    };
    let mut all = layers(battle, game, &said.layers, unit.map(piece).map(Pick::Piece))?;
    if let (Some(unit), false) = (unit, said.path.is_empty()) {
        all.push(way(game, unit, &said.path)?);
    }
    if let Some(battle) = &said.attack {
        all.push(attack(game, battle)?);
    }
    Ok(all)
}

fn named(game: &Game, name: &str) -> Result<UnitId, String> {
    let found = game.board().unit_ids().find(|unit| game.board().unit(*unit).name == name);
    found.ok_or_else(|| format!("there is no unit \"{name}\""))
}

fn hex(game: &Game, name: &str) -> Result<Hex, String> {
    Twenty::names(game.board()).hex(name).map_err(|nonsense| nonsense.0)
}

fn way(game: &Game, unit: UnitId, path: &[String]) -> Result<Overlay, String> {
    let hexes: Vec<Hex> = path.iter().map(|name| hex(game, name)).collect::<Result<_, _>>()?;
    let reach = game.reach(unit);
    let end = hexes.last().and_then(|last| reach.to(*last)).ok_or("there is no such way")?;
    Ok(Overlay::Path { hexes, cost: end.cost.to_string() })
}

/// An attack in the form in which a forecast is requested, with its column.
fn attack(game: &Game, said: &Value) -> Result<Overlay, String> {
    let told = Twenty::forecast_json(game, said).map_err(|trouble| format!("{trouble:?}"))?;
    let column = told.get("column").and_then(Value::as_i64).ok_or("that is no battle")?;
    let battle = said.get("battle").and_then(|said| said.get("battle"));
    let part = |key: &str| battle.and_then(|battle| battle.get(key)).and_then(Value::as_array).into_iter().flatten();
    let stands = |name: &Value| named(game, name.as_str()?).ok().and_then(|unit| game.state().hex_of(unit));
    let garrisons = part("garrisons").filter_map(|name| hex(game, name.as_str()?).ok());
    let from = part("attackers").filter_map(stands).collect();
    let to = part("defenders").filter_map(stands).chain(garrisons).collect();
    Ok(Overlay::Attack { from, to, odds: format!("{column:+}") })
}

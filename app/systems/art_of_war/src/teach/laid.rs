//! The overlays on the pictures of the book.

use crate::Battle;
use crate::show::{Layer, overlays};
use crate::words::Words;
use art_of_war::{Game, Halves, UnitId, cases};
use engine::contract::Game as _;
use engine::hex::Hex;
use language::ask::Overlay;
use language::guide::PictureOverlay;
use language::words::hex_named;
use serde_json::Value;

/// All of it; otherwise what is wrong with the declaration.
pub(super) fn laid(battle: &Battle, game: &Game, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
    let unit = match &laid.unit {
        Some(id) => Some(battle.board.unit_by_id(id).ok_or_else(|| format!("there is no unit \"{id}\""))?),
        None => None,
    };
    let mut all = Vec::new();
    for name in &laid.layers {
        all.extend(overlays(&battle.scenario, game, &[], name.parse::<Layer>()?, unit));
    }
    // That far hexes are too far is no news; what ground refuses is.
    let allowance = cases::ALLOWANCE.to_string();
    all.retain(|overlay| !matches!(overlay, Overlay::Refused { case, .. } if *case == allowance));
    if let Some(unit) = unit.filter(|_| !laid.path.is_empty()) {
        all.push(way(battle, unit, &laid.path)?);
    }
    if let Some(said) = &laid.attack {
        all.push(attack(battle, game, said)?);
    }
    Ok(all)
}

fn way(battle: &Battle, unit: UnitId, path: &[String]) -> Result<Overlay, String> {
    let arm = battle.board.unit(unit).arm;
    let hexes: Vec<Hex> =
        path.iter().map(|name| hex_named(name)).collect::<Result<_, _>>().map_err(|nonsense| nonsense.0)?;
    let steps = hexes.iter().zip(hexes.iter().skip(1));
    let costs = steps.map(|(&from, &to)| battle.board.step_cost(false, from, to, arm).map(|cost| cost.0));
    let cost = costs.sum::<Option<u8>>().ok_or("there is no such way")?;
    Ok(Overlay::Path { hexes, cost: Halves(cost).to_string() })
}

fn attack(battle: &Battle, game: &Game, said: &Value) -> Result<Overlay, String> {
    let proposal = Words::new(&battle.board).proposal_from(said).map_err(|nonsense| nonsense.0)?;
    let forecast = game.forecast(&proposal).map_err(|refusal| refusal.to_string())?;
    let from = proposal.units.iter().filter_map(|unit| game.state().hex_of(*unit)).collect();
    Ok(Overlay::Attack { from, to: proposal.targets, odds: forecast.column.to_string() })
}

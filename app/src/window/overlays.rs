//! What lies over the board now: all of it from the engine's options.

use super::match_screen::MatchScreen;
use crate::board::{Layer, overlays, victory};
use engine::art_of_war::{Game, Options, UnitId};
use engine::hex::Hex;
use render::scene::Overlay;

/// The overlays of the screen as it stands.
pub(super) fn of(screen: &MatchScreen) -> Vec<Overlay> {
    let Some(game) = screen.game() else { return Vec::new() };
    let scenario = &screen.stage.board.battle().scenario;
    let mut all = victory(scenario, game);
    let layer = |layer, unit| overlays(scenario, game, screen.stage.events(), layer, unit);
    if screen.stage.zones {
        all.extend(layer(Layer::Zones, None));
    }
    if screen.stage.last_moves && screen.selected.is_none() && screen.asked_here().is_some() {
        all.extend(layer(Layer::LastMoves, None));
    }
    if screen.asked_here().is_some() {
        match &screen.options {
            Options::Move(_) => {
                if let Some(unit) = screen.selected {
                    all.extend(layer(Layer::Reach, Some(unit)));
                    all.extend(path(screen, game, unit));
                }
            }
            Options::Attack(_) => all.extend(attack(screen, game)),
            Options::Retreat(_) | Options::Advance(_) => all.extend(layer(Layer::Choices, None)),
            Options::StepBack(unit, hexes) => {
                let from = game.state().hex_of(*unit);
                all.extend(hexes.iter().filter_map(|&to| Some(Overlay::Retreat { from: from?, to, displaces: false })));
            }
            Options::Reorganise(choices) => {
                let mine = choices.iter().filter(|(unit, _)| Some(*unit) == screen.selected);
                let hexes = mine.flat_map(|(_, hexes)| hexes);
                all.extend(hexes.map(|&hex| Overlay::Reach { hex, left: String::new(), stop: false }));
            }
            _ => {}
        }
    }
    if let Some((_, Some(hex))) = &screen.refusal {
        let case = screen.refusal.as_ref().and_then(|(text, _)| text.split_once(": ")).map_or("", |(case, _)| case);
        let case = if case.len() <= 5 { case.to_owned() } else { String::new() };
        all.push(Overlay::Refused { hex: *hex, case });
    }
    all.extend(super::change_desk::overlays(screen, game));
    all.extend(screen.company.pings.iter().map(|(hex, _)| Overlay::Selected(*hex)));
    all.extend(screen.stage.cursor.map(Overlay::Cursor));
    all
}

/// The way to the hex under the pointer or the cursor.
fn path(screen: &MatchScreen, game: &Game, unit: UnitId) -> Option<Overlay> {
    let end = screen.stage.hover.or(screen.stage.cursor)?;
    let reach = game.reach(unit);
    let reached = reach.get(end)?;
    let way = reach.path_to(end)?;
    let start = game.state().hex_of(unit).filter(|hex| way.first() != Some(hex));
    let hexes: Vec<Hex> = start.into_iter().chain(way).collect();
    Some(Overlay::Path { hexes, cost: reached.cost.to_string() })
}

/// The attack that is put together; without one, where attackers stand and whom they must attack.
fn attack(screen: &MatchScreen, game: &Game) -> Vec<Overlay> {
    let draft = &screen.draft;
    let place = |unit: &UnitId| game.state().hex_of(*unit);
    let from: Vec<Hex> = draft.units.iter().filter_map(place).collect();
    let to: Vec<Hex> = draft.targets.iter().copied().collect();
    if from.is_empty() || to.is_empty() {
        return from.into_iter().chain(to).map(Overlay::Selected).collect();
    }
    let odds = match draft.forecast(game) {
        Some(Ok(forecast)) => forecast.column.to_string(),
        _ => String::from("?"),
    };
    vec![Overlay::Attack { from, to, odds }]
}

//! What a click on the board means, by what the engine says may be done.

use super::match_screen::MatchScreen;
use engine::art_of_war::{Command, Game, Options, UnitId};
use engine::contract::Game as _;
use engine::hex::Hex;

/// A hex is clicked, on a counter of it or beside them.
pub(super) fn click(screen: &mut MatchScreen, hex: Hex, counter: Option<UnitId>) {
    screen.refusal = None;
    if super::change_desk::click(screen, hex, counter) {
        return;
    }
    screen.stage.cursor = screen.stage.cursor.map(|_| hex);
    let Some(now) = screen.now().map(std::sync::Arc::clone) else { return };
    let game = &now.game;
    if screen.asked_here().is_none() {
        select_next(screen, game, hex, counter);
        return;
    }
    match screen.options.clone() {
        Options::Move(_) => click_to_move(screen, game, hex, counter),
        Options::Attack(options) => {
            let here = game.units_in(hex);
            let attacker = |unit: &UnitId| options.attackers.iter().any(|attacker| attacker.unit == *unit);
            let enemy = options.attackers.iter().flat_map(|attacker| &attacker.enemies).any(|unit| here.contains(unit));
            let chosen = counter.filter(|unit| attacker(unit)).or_else(|| here.iter().copied().find(attacker));
            match chosen {
                Some(unit) => screen.draft.click_attacker(unit, &options, game),
                None if enemy => screen.draft.click_target(hex, &options),
                None => select_next(screen, game, hex, counter),
            }
        }
        Options::Retreat(options) => {
            let can = options.iter().filter(|option| option.hexes.contains(&hex)).map(|option| option.unit);
            go(screen, game, can.collect(), hex, counter, |unit, to| Command::Retreat { unit, to });
        }
        Options::Advance(options) => {
            let can = options.iter().filter(|(_, to)| *to == hex).map(|(unit, _)| *unit);
            go(screen, game, can.collect(), hex, counter, |unit, to| Command::Advance { unit, to });
        }
        Options::StepBack(unit, hexes) => {
            let can = if hexes.contains(&hex) { vec![unit] } else { Vec::new() };
            go(screen, game, can, hex, counter, |unit, to| Command::StepBack { unit, to });
        }
        Options::Reorganise(choices) => {
            let can = choices.iter().filter(|(_, hexes)| hexes.contains(&hex)).map(|(unit, _)| *unit);
            go(screen, game, can.collect(), hex, counter, |unit, to| Command::Place { unit, to });
        }
        Options::DeclareFresh(units) | Options::CallReserve(units) => toggle(screen, game, &units, hex, counter),
        Options::Spirit(armies) => {
            let units: Vec<UnitId> = armies.into_iter().flat_map(|(_, units)| units).collect();
            toggle(screen, game, &units, hex, counter);
        }
        Options::Losses(sets) => {
            let units: Vec<UnitId> = sets.into_iter().flatten().collect();
            toggle(screen, game, &units, hex, counter);
        }
        Options::FightOn | Options::Nothing => select_next(screen, game, hex, counter),
    }
}

fn click_to_move(screen: &mut MatchScreen, game: &Game, hex: Hex, counter: Option<UnitId>) {
    let Some(unit) = screen.selected else { return select_next(screen, game, hex, counter) };
    let reach = game.reach(unit);
    if reach.ends().any(|reached| reached.hex == hex) {
        if let Some(path) = reach.path_to(hex) {
            screen.say(Command::Move { unit, path });
        }
        return;
    }
    let mine = |other: &UnitId| game.board().unit(*other).side == game.board().unit(unit).side;
    if game.units_in(hex).iter().any(mine) || game.state().hex_of(unit) == Some(hex) {
        return select_next(screen, game, hex, counter);
    }
    screen.refusal = Some((why_not(game, unit, hex), Some(hex)));
}

/// Why a unit cannot go there: the first rule that stops it on the shortest way.
fn why_not(game: &Game, unit: UnitId, to: Hex) -> String {
    let data = game.board().unit(unit);
    let reach = game.reach(unit);
    let grid = game.board().definition().map.grid;
    let beside = grid.neighbours(to).filter_map(|(_, hex)| reach.path_to(hex));
    let mut path = beside.min_by_key(Vec::len).unwrap_or_default();
    if reach.get(to).is_some() {
        path = reach.path_to(to).unwrap_or_default();
    } else {
        let mut at = path.last().copied().or_else(|| game.state().hex_of(unit));
        while let Some(here) = at.filter(|&here| here != to) {
            let next = grid.neighbours(here).map(|(_, hex)| hex).min_by_key(|&hex| game.board().distance(hex, to));
            path.extend(next);
            at = next;
        }
    }
    match game.check(data.side, &Command::Move { unit, path }) {
        Err(refusal) => refusal.to_string(),
        Ok(()) => String::from("It may not stop there."),
    }
}

/// One of these units goes to the hex: the selected one, or the only one. With several, the player says which.
fn go(
    screen: &mut MatchScreen,
    game: &Game,
    can: Vec<UnitId>,
    hex: Hex,
    counter: Option<UnitId>,
    command: impl Fn(UnitId, Hex) -> Command,
) {
    let chosen = screen.selected.filter(|unit| can.contains(unit));
    let only = match can.as_slice() {
        [unit] => Some(*unit),
        _ => None,
    };
    match (chosen.or(only), can.is_empty()) {
        (Some(unit), _) => screen.say(command(unit, hex)),
        (None, true) => select_next(screen, game, hex, counter),
        (None, false) => {
            screen.refusal = Some((String::from("Several units may go there: click the one that shall."), None));
        }
    }
}

fn toggle(screen: &mut MatchScreen, game: &Game, units: &[UnitId], hex: Hex, counter: Option<UnitId>) {
    let here = game.units_in(hex);
    let meant = counter.filter(|unit| units.contains(unit));
    match meant.or_else(|| here.into_iter().find(|unit| units.contains(unit))) {
        Some(unit) => screen.draft.toggle(unit),
        None => select_next(screen, game, hex, counter),
    }
}

/// Selects the counter that was clicked; clicking its hex again selects the next one of the stack.
fn select_next(screen: &mut MatchScreen, game: &Game, hex: Hex, counter: Option<UnitId>) {
    let here = game.units_in(hex);
    let at = screen.selected.and_then(|unit| here.iter().position(|one| *one == unit));
    screen.selected = match at {
        Some(at) => here.get((at + 1) % here.len().max(1)).copied().filter(|_| here.len() > 1),
        None => counter.filter(|unit| here.contains(unit)).or_else(|| here.last().copied()),
    };
}

/// Units that may still move and have not, in the order of the file.
pub(super) fn unmoved(screen: &MatchScreen) -> Vec<UnitId> {
    let (Some(game), Options::Move(options)) = (screen.game(), &screen.options) else { return Vec::new() };
    let fresh = |unit: &UnitId| game.state().unit(*unit).spent.0 == 0;
    options.units.iter().map(|(unit, _)| *unit).filter(fresh).collect()
}

/// Selects the next unit that has not moved, or that must attack.
pub(super) fn next_unit(screen: &mut MatchScreen) {
    let units: Vec<UnitId> = match &screen.options {
        Options::Attack(options) => options.attackers.iter().map(|attacker| attacker.unit).collect(),
        Options::Retreat(options) => options.iter().map(|option| option.unit).collect(),
        Options::Advance(options) => options.iter().map(|(unit, _)| *unit).collect(),
        _ => unmoved(screen),
    };
    let after = screen.selected.and_then(|unit| units.iter().position(|one| *one == unit)).map_or(0, |at| at + 1);
    let Some(&unit) = units.get(after).or_else(|| units.first()) else { return };
    screen.selected = Some(unit);
    if let Some(hex) = screen.game().and_then(|game| game.state().hex_of(unit)) {
        screen.stage.cursor = Some(hex);
        screen.stage.show_hex(hex);
    }
}

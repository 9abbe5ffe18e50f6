//! What a click on the board means, by what the engine says may be done.

use super::board_view::Touch;
use super::match_screen::MatchScreen;
use super::tool::Tool;
use engine::art_of_war::{Command, Game, Options, Reach, UnitId};
use engine::hex::Hex;

/// Whether a unit may be lifted and put down elsewhere.
pub(super) fn goes(options: &Options, unit: UnitId) -> bool {
    match options {
        Options::Move(options) => options.units.iter().any(|(one, _)| *one == unit),
        Options::Retreat(options) => options.iter().any(|option| option.unit == unit),
        Options::Advance(options) => options.iter().any(|(one, _)| *one == unit),
        Options::StepBack(one, _) => *one == unit,
        _ => false,
    }
}

/// The pointer did something on the board.
pub(super) fn touch(screen: &mut MatchScreen, touch: Touch) {
    screen.stage.sure = false;
    if screen.stage.playing_back().is_some() {
        if touch == Touch::Back {
            screen.cancel();
        }
        return;
    }
    match touch {
        Touch::Hex(hex, unit) => click(screen, hex, unit),
        Touch::Beside | Touch::Back => screen.cancel(),
        Touch::Lift(unit) => {
            screen.refusal = None;
            screen.stage.last_click = None;
            screen.selected = Some(unit);
        }
        Touch::Drop(unit, hex) => put_down(screen, unit, hex),
        Touch::Ping(hex) => screen.ping(hex),
    }
}

/// A lifted counter is put down: it goes there, or stays with a reason.
fn put_down(screen: &mut MatchScreen, unit: UnitId, hex: Option<Hex>) {
    let Some(now) = screen.now().map(std::sync::Arc::clone) else { return };
    let Some(hex) = hex.filter(|hex| now.game.state().hex_of(unit) != Some(*hex)) else { return };
    let refused = match screen.options.clone() {
        Options::Move(_) => return move_to(screen, &now.game, unit, hex),
        Options::Retreat(options) => {
            let may = options.iter().any(|option| option.unit == unit && option.hexes.contains(&hex));
            screen.say_or(may, Command::Retreat { unit, to: hex })
        }
        Options::Advance(options) => {
            let may = options.contains(&(unit, hex));
            screen.say_or(may, Command::Advance { unit, to: hex })
        }
        Options::StepBack(one, hexes) => {
            let may = one == unit && hexes.contains(&hex);
            screen.say_or(may, Command::StepBack { unit, to: hex })
        }
        _ => None,
    };
    if let Some(text) = refused {
        screen.refusal = Some((text, Some(hex)));
    }
}

/// A hex is clicked, on a counter of it or beside them.
pub(super) fn click(screen: &mut MatchScreen, hex: Hex, counter: Option<UnitId>) {
    screen.refusal = None;
    match screen.stage.tool {
        Tool::Ruler(_) => {
            screen.stage.tool = Tool::Ruler(Some(hex));
            return;
        }
        Tool::Finger => return screen.ping(hex),
        Tool::None => {}
    }
    if screen.stage.spread().is_some_and(|spread| spread != hex) {
        screen.stage.set_spread(None);
    }
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
            let chosen = meant(screen, &here, counter, attacker);
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
    let own = game.state().hex_of(unit) == Some(hex);
    let mine = |other: &UnitId| game.board().unit(*other).side == game.board().unit(unit).side;
    // A friend's counter that may still move is picked, and not stacked upon: for that one clicks beside the counter, or
    // puts the unit down there.
    let friend = counter.is_some_and(|other| mine(&other) && goes(&screen.options, other));
    let ends = reach_of(&screen.options, unit).is_some_and(|reach| reach.ends().any(|reached| reached.hex == hex));
    if own || friend || (!ends && game.units_in(hex).iter().any(mine)) {
        return select_next(screen, game, hex, counter);
    }
    move_to(screen, game, unit, hex);
}

/// Where a unit can go, as the options say it.
pub(super) fn reach_of(options: &Options, unit: UnitId) -> Option<&Reach> {
    match options {
        Options::Move(options) => options.units.iter().find(|(one, _)| *one == unit).map(|(_, reach)| reach),
        _ => None,
    }
}

/// A unit moves to a hex, or the rule that stops it is told there.
fn move_to(screen: &mut MatchScreen, game: &Game, unit: UnitId, hex: Hex) {
    let reach = reach_of(&screen.options, unit);
    let ends = reach.is_some_and(|reach| reach.ends().any(|reached| reached.hex == hex));
    let path = reach.filter(|_| ends).and_then(|reach| reach.path_to(hex));
    match path {
        Some(path) => screen.say(Command::Move { unit, path }),
        None => screen.refusal = Some((why_not(game, unit, hex), Some(hex))),
    }
}

/// Why a unit cannot go there.
fn why_not(game: &Game, unit: UnitId, to: Hex) -> String {
    match game.way(game.board().unit(unit).side, unit, to) {
        Err(refusal) => refusal.to_string(),
        Ok(_) => String::from("It may not stop there."),
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
    match meant(screen, &here, counter, |unit| units.contains(unit)) {
        Some(unit) => screen.draft.toggle(unit),
        None => select_next(screen, game, hex, counter),
    }
}

/// Which unit of a hex is meant: the counter that was clicked, the selected one, one that is not chosen yet, or the first.
fn meant(
    screen: &MatchScreen,
    here: &[UnitId],
    counter: Option<UnitId>,
    may: impl Fn(&UnitId) -> bool,
) -> Option<UnitId> {
    let selected = || screen.selected.filter(|unit| here.contains(unit) && may(unit));
    let left = || here.iter().copied().find(|unit| may(unit) && !screen.draft.units.contains(unit));
    counter.filter(&may).or_else(selected).or_else(left).or_else(|| here.iter().copied().find(&may))
}

/// Selects the counter that was clicked; clicking the same place again selects the next one of the stack.
fn select_next(screen: &mut MatchScreen, game: &Game, hex: Hex, counter: Option<UnitId>) {
    let here = game.units_in(hex);
    let again = screen.stage.last_click.replace((hex, counter)) == Some((hex, counter));
    let spread = screen.stage.spread() == Some(hex);
    let at = screen.selected.and_then(|unit| here.iter().position(|one| *one == unit));
    screen.selected = match at {
        // Each counter of a spread stack is picked as it lies, and so is another one than before.
        Some(_) if (spread || !again) && counter.is_some_and(|unit| here.contains(&unit)) => counter,
        Some(at) => here.get((at + 1) % here.len().max(1)).copied().filter(|_| here.len() > 1),
        None => counter.filter(|unit| here.contains(unit)).or_else(|| here.last().copied()),
    };
}

pub(super) use super::deeds::next_unit;

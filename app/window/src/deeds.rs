//! What the keyboard does: everything that a click or a button can, by what the engine says may be done.

use super::choices;
use super::draft::Draft;
use super::keymap::Deed;
use super::match_screen::MatchScreen;
use super::tool::Tool;
use engine::art_of_war::{Column, Command, Options, UnitId};
use engine::hex::Hex;
use play::ask::beside;

/// Does what a key stands for.
pub(super) fn act(screen: &mut MatchScreen, deed: Deed) {
    if screen.stage.playing_back().is_some() && !matches!(deed, Deed::Cancel | Deed::PlayBack) {
        super::keys::look(&mut screen.stage, deed);
        return;
    }
    let sure = std::mem::take(&mut screen.stage.sure);
    if super::keys::look(&mut screen.stage, deed) {
        return;
    }
    match deed {
        Deed::Next => next_unit(screen),
        Deed::Previous => step(screen, false),
        Deed::NextUnmoved => {
            let units = unmoved(screen);
            select(screen, &units, true);
        }
        Deed::Act => {
            if let Some(hex) = screen.stage.cursor {
                choices::click(screen, hex, None);
            }
        }
        Deed::Confirm => confirm(screen),
        Deed::End => end(screen, sure),
        Deed::TakeBack => screen.take_back(),
        Deed::Cancel => screen.cancel(),
        Deed::Suggest => suggest(screen),
        Deed::Lower => screen.draft.lower = screen.draft.lower.saturating_add(1).min(Column::MOST_LOWERED),
        Deed::Raise => screen.draft.lower = screen.draft.lower.saturating_sub(1),
        Deed::Free => free(screen),
        Deed::NextHex => next_hex(screen),
        Deed::Spread => {
            let hex = if screen.stage.spread().is_some() { None } else { at(screen) };
            screen.stage.set_spread(hex);
        }
        Deed::Measure => measure(screen),
        Deed::PlayBack => play_back(screen),
        Deed::Ping => {
            if let Some(hex) = screen.stage.focus() {
                screen.ping(hex);
            }
        }
        Deed::ClearArrows => screen.stage.notes.clear(),
        Deed::Arrow => {
            if let Some(hex) = screen.stage.focus() {
                screen.stage.notes.pencil(hex);
            }
        }
        Deed::Turn | Deed::Zones | Deed::LastMoves | Deed::Help | Deed::Whole | Deed::Closer | Deed::Farther => {}
    }
}

/// Where the player is at: the cursor or the pointer, or else the selected unit.
fn at(screen: &MatchScreen) -> Option<Hex> {
    let unit = || screen.selected.and_then(|unit| screen.game()?.state().hex_of(unit));
    screen.stage.focus().or_else(unit)
}

/// Takes the ruler, set down at the selected unit or the hex one is at, or puts it away.
pub(super) fn measure(screen: &mut MatchScreen) {
    screen.stage.tool = match screen.stage.tool {
        Tool::Ruler(_) => Tool::None,
        Tool::None | Tool::Finger => {
            let unit = screen.selected.and_then(|unit| screen.game()?.state().hex_of(unit));
            Tool::Ruler(unit.or_else(|| at(screen)))
        }
    };
}

/// Plays the last phase of the other side again, or returns to now.
pub(super) fn play_back(screen: &mut MatchScreen) {
    if screen.stage.playing_back().is_some() {
        return screen.stage.stop_playback();
    }
    let Some(now) = screen.now() else { return };
    let other = screen.asked_here().unwrap_or(now.me).other();
    if !screen.stage.play_back(other) {
        screen.refusal = Some((String::from("The other side has done nothing yet that could be shown again."), None));
    }
}

/// Says what is put together.
fn confirm(screen: &mut MatchScreen) {
    if screen.asked_here().is_none() {
        return;
    }
    let units: Vec<UnitId> = screen.draft.units.iter().copied().collect();
    match screen.options.clone() {
        Options::Attack(_) if !screen.draft.is_empty() => screen.say(Command::Attack(screen.draft.proposal())),
        Options::DeclareFresh(_) => screen.say(Command::DeclareFresh { units }),
        Options::Losses(_) => screen.say(Command::TakeLosses { units }),
        Options::Spirit(_) | Options::CallReserve(_) => screen.say(Command::Activate { units }),
        Options::FightOn => screen.say(Command::FightOn),
        Options::Advance(options) => {
            let chosen: Vec<(UnitId, Hex)> =
                options.into_iter().filter(|(unit, _)| Some(*unit) == screen.selected).collect();
            if let [(unit, to)] = chosen.as_slice() {
                screen.say(Command::Advance { unit: *unit, to: *to });
            }
        }
        _ => {
            if let Some(hex) = screen.stage.cursor {
                choices::click(screen, hex, None);
            }
        }
    }
}

/// Why ending the phase, or declining, is asked once more: it cannot be taken back, or leaves something undone.
pub(super) fn doubt(screen: &MatchScreen) -> Option<String> {
    match &screen.options {
        Options::Move(_) => match unmoved(screen).len() {
            0 => None,
            1 => Some(String::from("1 unit has not moved. Once more ends the movement.")),
            rest => Some(format!("{rest} units have not moved. Once more ends the movement.")),
        },
        Options::Attack(_) => (!screen.draft.is_empty())
            .then(|| String::from("An attack is half put together. Once more ends the combat.")),
        Options::FightOn => Some(String::from("Once more breaks off the battle.")),
        _ => None,
    }
}

/// Ends the phase, or declines; where there is doubt, only the second time.
fn end(screen: &mut MatchScreen, sure: bool) {
    let command = match &screen.options {
        Options::Move(_) => Command::EndMovement,
        Options::Attack(_) => Command::EndCombat,
        Options::DeclareFresh(_) => Command::DeclareFresh { units: Vec::new() },
        Options::Advance(_) => Command::HoldGround,
        Options::StepBack(..) => Command::Stay,
        Options::Spirit(_) | Options::CallReserve(_) => Command::Activate { units: Vec::new() },
        Options::FightOn => Command::BreakOff,
        Options::Losses(_) | Options::Retreat(_) | Options::Reorganise(_) | Options::Nothing => return,
    };
    match doubt(screen).filter(|_| !sure) {
        Some(text) if screen.asked_here().is_some() => {
            screen.stage.sure = true;
            screen.refusal = Some((text, None));
        }
        _ => screen.say(command),
    }
}

fn suggest(screen: &mut MatchScreen) {
    let Options::Attack(options) = &screen.options else { return };
    let at = options.attacks.iter().position(|proposal| Draft::suggested(proposal) == screen.draft);
    let next = at.and_then(|at| options.attacks.get(at + 1)).or_else(|| options.attacks.first());
    let Some(draft) = next.map(Draft::suggested) else { return };
    let hex = draft.targets.first().copied();
    screen.draft = draft;
    if let Some(hex) = hex {
        screen.stage.go_to(hex);
    }
}

fn free(screen: &mut MatchScreen) {
    let Options::Move(options) = &screen.options else { return };
    match screen.selected.filter(|unit| options.guard.contains(unit)) {
        Some(unit) => screen.say(Command::Activate { units: vec![unit] }),
        None if options.guard.is_empty() => {}
        None => {
            let guard = options.guard.clone();
            select(screen, &guard, true);
        }
    }
}

/// Hexes that may be chosen for what is selected.
pub(super) fn hexes(screen: &MatchScreen) -> Vec<Hex> {
    let mine = |unit: UnitId| screen.selected.is_none_or(|selected| selected == unit);
    let place = |unit: &UnitId| screen.game()?.state().hex_of(*unit);
    match &screen.options {
        Options::Move(_) => {
            let reach = screen.selected.and_then(|unit| choices::reach_of(&screen.options, unit));
            reach.map_or_else(Vec::new, |reach| reach.ends().map(|reached| reached.hex).collect())
        }
        Options::Attack(options) => {
            let enemies = options.attackers.iter().flat_map(|attacker| &attacker.enemies);
            sorted(enemies.filter_map(place).collect())
        }
        Options::Retreat(options) => {
            sorted(options.iter().filter(|one| mine(one.unit)).flat_map(|one| one.hexes.clone()).collect())
        }
        Options::Advance(options) => {
            sorted(options.iter().filter(|(unit, _)| mine(*unit)).map(|(_, to)| *to).collect())
        }
        Options::StepBack(_, hexes) => hexes.clone(),
        Options::Reorganise(options) => {
            sorted(options.iter().filter(|(unit, _)| mine(*unit)).flat_map(|(_, hexes)| hexes.clone()).collect())
        }
        options => sorted(units_of(options).iter().filter_map(place).collect()),
    }
}

fn sorted(mut hexes: Vec<Hex>) -> Vec<Hex> {
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn next_hex(screen: &mut MatchScreen) {
    let hexes = hexes(screen);
    let after = screen.stage.cursor.and_then(|at| hexes.iter().position(|hex| *hex == at)).map_or(0, |at| at + 1);
    if let Some(&hex) = hexes.get(after).or_else(|| hexes.first()) {
        screen.stage.go_to(hex);
    }
}

/// Units that may still move and have not, in the order of the file.
pub(super) fn unmoved(screen: &MatchScreen) -> Vec<UnitId> {
    let (Some(game), Options::Move(options)) = (screen.game(), &screen.options) else { return Vec::new() };
    let fresh = |unit: &UnitId| game.state().unit(*unit).spent.0 == 0;
    options.units.iter().map(|(unit, _)| *unit).filter(fresh).collect()
}

/// Every unit an answer can be about.
pub(super) fn units_of(options: &Options) -> Vec<UnitId> {
    match options {
        Options::Move(options) => options.units.iter().map(|(unit, _)| *unit).collect(),
        Options::Attack(options) => options.attackers.iter().map(|attacker| attacker.unit).collect(),
        Options::Retreat(options) => options.iter().map(|option| option.unit).collect(),
        Options::Advance(options) => options.iter().map(|(unit, _)| *unit).collect(),
        Options::StepBack(unit, _) => vec![*unit],
        Options::Reorganise(options) => options.iter().map(|(unit, _)| *unit).collect(),
        Options::DeclareFresh(units) | Options::CallReserve(units) => units.clone(),
        Options::Spirit(armies) => armies.iter().flat_map(|(_, units)| units.clone()).collect(),
        Options::Losses(sets) => sets.iter().flatten().copied().collect(),
        Options::FightOn | Options::Nothing => Vec::new(),
    }
}

/// Selects the next unit that may do something, or the next set of losses.
pub(super) fn next_unit(screen: &mut MatchScreen) {
    step(screen, true);
}

fn step(screen: &mut MatchScreen, forwards: bool) {
    if let Options::Losses(sets) = &screen.options {
        let draft = |units: &Vec<UnitId>| Draft { units: units.iter().copied().collect(), ..Draft::default() };
        let at = sets.iter().position(|units| draft(units) == screen.draft);
        let Some(next) = beside(at, sets.len(), forwards).and_then(|at| sets.get(at)) else { return };
        screen.draft = draft(next);
        return;
    }
    // Who has moved is asked last: with everybody moved the key still goes round.
    let fresh = unmoved(screen);
    let mut units = if fresh.is_empty() { units_of(&screen.options) } else { fresh };
    units.dedup();
    select(screen, &units, forwards);
}

fn select(screen: &mut MatchScreen, units: &[UnitId], forwards: bool) {
    let at = screen.selected.and_then(|unit| units.iter().position(|one| *one == unit));
    let Some(&unit) = beside(at, units.len(), forwards).and_then(|at| units.get(at)) else { return };
    screen.selected = Some(unit);
    screen.refusal = None;
    let place = screen.game().and_then(|game| game.state().hex_of(unit));
    // Who is not on the map yet is shown where it can come onto it.
    let entry = || choices::reach_of(&screen.options, unit).and_then(|reach| reach.ends().next()).map(|end| end.hex);
    if let Some(hex) = place.or_else(entry) {
        screen.stage.go_to(hex);
    }
}

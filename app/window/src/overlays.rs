//! What lies over the board now: all of it from the engine's options.

use super::choices::reach_of;
use super::deeds;
use super::draft::Draft;
use super::match_screen::MatchScreen;
use super::measure::Measured;
use engine::art_of_war::{AttackOptions, Game, Options, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use play::board::{Layer, overlays, victory};
use scene::Overlay;
use std::collections::BTreeSet;

/// Everything that what lies over the board depends on. While it is the same, nothing is worked out again.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    /// The position, counted.
    position: u64,
    asked: Option<Side>,
    events: usize,
    selected: Option<UnitId>,
    focus: Option<Hex>,
    cursor: Option<Hex>,
    draft: Draft,
    refusal: Option<(String, Option<Hex>)>,
    shown: [bool; 3],
    measured: Option<Measured>,
}

impl Seen {
    fn of(screen: &MatchScreen) -> Seen {
        let stage = &screen.stage;
        Seen {
            position: stage.positions,
            asked: screen.asked_here(),
            events: stage.events().len(),
            selected: screen.selected,
            focus: stage.focus(),
            cursor: stage.cursor,
            draft: screen.draft.clone(),
            refusal: screen.refusal.clone(),
            shown: [stage.zones, stage.last_moves, stage.playing_back().is_some()],
            measured: stage.measured.clone(),
        }
    }
}

/// The overlays of the screen as it stands, from the last time where nothing has changed.
pub(super) fn kept(screen: &mut MatchScreen) -> Vec<Overlay> {
    let seen = Seen::of(screen);
    if let Some((known, all)) = &screen.stage.laid
        && *known == seen
    {
        return all.clone();
    }
    let all = of(screen);
    screen.stage.laid = Some((seen, all.clone()));
    all
}

fn of(screen: &MatchScreen) -> Vec<Overlay> {
    let Some(game) = screen.game() else { return Vec::new() };
    let scenario = &screen.stage.board.battle().scenario;
    let mut all = victory(scenario, game);
    if screen.stage.playing_back().is_some() {
        return all;
    }
    let layer = |layer, unit| overlays(scenario, game, screen.stage.events(), layer, unit);
    if screen.stage.zones {
        all.extend(layer(Layer::Zones, None));
    }
    if screen.stage.last_moves && screen.selected.is_none() && screen.asked_here().is_some() {
        all.extend(layer(Layer::LastMoves, None));
    }
    if screen.asked_here().is_some() {
        all.extend(asked(screen, game));
    }
    all.extend(screen.stage.measured.iter().flat_map(Measured::overlays));
    if let Some((text, Some(hex))) = &screen.refusal {
        let case = text.split_once(": ").map_or("", |(case, _)| case);
        let case = if case.len() <= 5 { case.to_owned() } else { String::new() };
        all.push(Overlay::Refused { hex: *hex, case });
    }
    all.extend(screen.panels.lit.iter().copied().map(Overlay::Selected));
    all.extend(super::change_desk::overlays(screen, game));
    all.extend(screen.stage.cursor.map(Overlay::Cursor));
    all
}

/// What belongs to the question that is asked here.
fn asked(screen: &MatchScreen, game: &Game) -> Vec<Overlay> {
    let place = |unit: &UnitId| game.state().hex_of(*unit);
    let scenario = &screen.stage.board.battle().scenario;
    match &screen.options {
        Options::Move(options) => {
            let mut all: Vec<Overlay> = Vec::new();
            if let Some(unit) = screen.selected {
                all.extend(overlays(scenario, game, &[], Layer::Reach, Some(unit)));
                all.extend(path(screen, game, unit));
            } else {
                all.extend(choice(options.guard.iter().filter_map(place), &BTreeSet::new()));
                all.extend(choice(options.must_rest.iter().filter_map(place), &BTreeSet::new()));
            }
            all
        }
        Options::Attack(options) => attack(screen, game, options),
        Options::Retreat(options) => {
            let mine = |unit: UnitId| screen.selected.is_none_or(|selected| selected == unit);
            let mut all = choice(options.iter().filter_map(|option| place(&option.unit)), &own(screen, game));
            for option in options.iter().filter(|option| mine(option.unit)) {
                all.extend(option.hexes.iter().filter_map(|&to| {
                    let displaces = option.displaces.contains(&to);
                    Some(Overlay::Retreat { from: place(&option.unit)?, to, displaces })
                }));
            }
            all
        }
        Options::Advance(options) => {
            let mut all = choice(options.iter().filter_map(|(unit, _)| place(unit)), &own(screen, game));
            let arrow = |&(unit, to): &(UnitId, Hex)| Some(Overlay::Advance { from: place(&unit)?, to });
            all.extend(options.iter().filter_map(arrow));
            all
        }
        Options::StepBack(unit, hexes) => {
            let mut all = choice(place(unit).into_iter(), &own(screen, game));
            let from = place(unit);
            all.extend(hexes.iter().filter_map(|&to| Some(Overlay::Retreat { from: from?, to, displaces: false })));
            all
        }
        Options::Reorganise(_) => deeds::hexes(screen)
            .into_iter()
            .map(|hex| Overlay::Reach { hex, left: String::new(), stop: false })
            .collect(),
        options => {
            let chosen = screen.draft.units.iter().filter_map(place).collect();
            choice(deeds::units_of(options).iter().filter_map(place), &chosen)
        }
    }
}

/// The hex of the selected unit.
fn own(screen: &MatchScreen, game: &Game) -> BTreeSet<Hex> {
    screen.selected.and_then(|unit| game.state().hex_of(unit)).into_iter().collect()
}

/// Marks hexes that may be chosen, and those that are.
fn choice(hexes: impl Iterator<Item = Hex>, chosen: &BTreeSet<Hex>) -> Vec<Overlay> {
    let hexes: BTreeSet<Hex> = hexes.collect();
    hexes.into_iter().map(|hex| Overlay::Choice { hex, chosen: chosen.contains(&hex) }).collect()
}

/// The way to the hex under the pointer or the cursor.
fn path(screen: &MatchScreen, game: &Game, unit: UnitId) -> Option<Overlay> {
    let end = screen.stage.focus()?;
    let reach = reach_of(&screen.options, unit)?;
    let reached = reach.get(end)?;
    let way = reach.path_to(end)?;
    let start = game.state().hex_of(unit).filter(|hex| way.first() != Some(hex));
    let hexes: Vec<Hex> = start.into_iter().chain(way).collect();
    Some(Overlay::Path { hexes, cost: reached.cost.to_string() })
}

/// What is owed, who could attack the hex one is at, and the attack that is put together.
fn attack(screen: &MatchScreen, game: &Game, options: &AttackOptions) -> Vec<Overlay> {
    let draft = &screen.draft;
    let place = |unit: &UnitId| game.state().hex_of(*unit);
    let from: BTreeSet<Hex> = draft.units.iter().filter_map(place).collect();
    let owing = options.attackers.iter().filter(|attacker| attacker.must);
    let owing: BTreeSet<Hex> = owing.filter_map(|attacker| place(&attacker.unit)).collect();
    let owed: BTreeSet<Hex> = options.must_be_attacked.iter().filter_map(place).collect();
    let mut all: Vec<Overlay> = owing.difference(&from).map(|&hex| Overlay::Must { hex, attack: true }).collect();
    all.extend(owed.difference(&draft.targets).map(|&hex| Overlay::Must { hex, attack: false }));
    if from.is_empty() || draft.targets.is_empty() {
        all.extend(from.iter().chain(&draft.targets).copied().map(Overlay::Selected));
    } else {
        let odds = match draft.forecast(game) {
            Some(Ok(forecast)) => forecast.column.to_string(),
            _ => String::from("?"),
        };
        let (from, to) = (from.iter().copied().collect(), draft.targets.iter().copied().collect());
        all.push(Overlay::Attack { from, to, odds });
    }
    if let Some(at) = screen.stage.focus() {
        all.extend(could(game, options, at).into_iter().filter(|overlay| match overlay {
            Overlay::Could { from: one, to, .. } => !(from.contains(one) && draft.targets.contains(to)),
            _ => true,
        }));
    }
    all
}

/// Who could attack a hex, or whom those in it could.
fn could(game: &Game, options: &AttackOptions, at: Hex) -> Vec<Overlay> {
    let place = |unit: &UnitId| game.state().hex_of(*unit);
    let mut seen: BTreeSet<(Hex, Hex, bool)> = BTreeSet::new();
    for attacker in &options.attackers {
        let Some(from) = place(&attacker.unit) else { continue };
        let targets = attacker.enemies.iter().filter_map(place);
        seen.extend(targets.filter(|to| *to == at || from == at).map(|to| (from, to, attacker.bombards)));
    }
    seen.into_iter().map(|(from, to, fires)| Overlay::Could { from, to, fires }).collect()
}

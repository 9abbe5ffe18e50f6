//! The options of a position, as overlays. Everything comes from the engine's published options: there is no second
//! copy of the rules.

use art_of_war::{Command, Game, Options, UnitId};
use engine::contract::{Game as _, Pending, Refusal, Side};
use engine::hex::Hex;
use language::ask::PieceId;
use language::board::side_colour;
use language::happening::{Act, Gait, Happening, Kind};
use scenarios::Scenario;
use scene::Overlay;
use std::collections::BTreeMap;
use std::str::FromStr;

/// A kind of overlay that a person can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The hexes a unit can move to.
    Reach,
    /// The way to the farthest hex in its reach.
    Path,
    /// Zones of control of both sides.
    Zones,
    /// Attacks the engine suggests, with their odds.
    Attacks,
    /// Lines of fire of all batteries at two hexes.
    Fire,
    /// Retreats and advances that may be chosen.
    Choices,
    /// Hexes beside a unit's reach that refuse it, with the rule.
    Refusals,
    /// The last moves of the side that is not asked.
    LastMoves,
}

impl Layer {
    /// All of them.
    pub const ALL: [Layer; 8] = [
        Layer::Reach,
        Layer::Path,
        Layer::Zones,
        Layer::Attacks,
        Layer::Fire,
        Layer::Choices,
        Layer::Refusals,
        Layer::LastMoves,
    ];

    /// Their names, in the same order.
    pub const KEYS: [&'static str; 8] =
        ["reach", "path", "zones", "attacks", "fire", "choices", "refusals", "last-moves"];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        let at = Layer::ALL.iter().position(|layer| *layer == self);
        at.and_then(|at| Layer::KEYS.get(at)).copied().unwrap_or_default()
    }
}

impl FromStr for Layer {
    type Err = String;

    fn from_str(text: &str) -> Result<Layer, String> {
        let names = Layer::ALL.map(Layer::name).join(", ");
        let found = Layer::ALL.into_iter().find(|layer| layer.name() == text);
        found.ok_or_else(|| format!("there is no overlay \"{text}\": there are {names}"))
    }
}

/// The hexes that decide the battle.
pub fn victory(scenario: &Scenario, game: &Game) -> Vec<Overlay> {
    let objectives = &game.board().definition().victory.objectives;
    let control = &game.state().control;
    let holder = |index: usize| control.get(index).copied().flatten().map(|side| side_colour(scenario, side));
    objectives
        .iter()
        .enumerate()
        .map(|(index, objective)| Overlay::Victory { hex: objective.hex, holder: holder(index) })
        .collect()
}

/// The overlays of a layer; `unit` is the unit it is about, if any, and `events` are the events before.
pub fn overlays(
    scenario: &Scenario,
    game: &Game,
    events: &[Happening],
    layer: Layer,
    unit: Option<UnitId>,
) -> Vec<Overlay> {
    match layer {
        Layer::Reach => reach(game, unit),
        Layer::Path => path(game, unit),
        Layer::Zones => zones(scenario, game),
        Layer::Attacks => attacks(game),
        Layer::Fire => fire(game),
        Layer::Choices => choices(game),
        Layer::Refusals => refusals(game, unit),
        Layer::LastMoves => last_moves(scenario, game, events),
    }
}

/// The unit asked for, or the one that can go farthest.
fn mover(game: &Game, unit: Option<UnitId>) -> Option<UnitId> {
    unit.or_else(|| {
        let units = game.board().unit_ids();
        units.max_by_key(|&unit| if game.state().hex_of(unit).is_some() { game.reach(unit).hexes.len() } else { 0 })
    })
}

fn reach(game: &Game, unit: Option<UnitId>) -> Vec<Overlay> {
    let Some(unit) = mover(game, unit) else { return Vec::new() };
    let enemy = game.board().unit(unit).side.other();
    let mut all: Vec<Overlay> = game
        .reach(unit)
        .ends()
        .map(|reached| Overlay::Reach {
            hex: reached.hex,
            left: reached.left.to_string(),
            stop: game.in_zone(enemy, reached.hex),
        })
        .collect();
    all.extend(game.state().hex_of(unit).map(Overlay::Selected));
    all
}

fn path(game: &Game, unit: Option<UnitId>) -> Vec<Overlay> {
    let Some(unit) = mover(game, unit) else { return Vec::new() };
    let reach = game.reach(unit);
    let start = game.state().hex_of(unit);
    let farthest = reach.ends().max_by_key(|reached| {
        (start.map_or(0, |hex| game.board().distance(hex, reached.hex)), reached.cost.0, reached.hex)
    });
    let Some(end) = farthest else { return Vec::new() };
    let Some(hexes) = reach.path_to(end.hex) else { return Vec::new() };
    let whole: Vec<Hex> =
        start.filter(|hex| hexes.first() != Some(hex)).into_iter().chain(hexes.iter().copied()).collect();
    vec![Overlay::Path { hexes: whole, cost: end.cost.to_string() }]
}

fn refusals(game: &Game, unit: Option<UnitId>) -> Vec<Overlay> {
    let Some(unit) = mover(game, unit) else { return Vec::new() };
    let Some(start) = game.state().hex_of(unit) else { return Vec::new() };
    let map = &game.board().definition().map;
    let side = game.board().unit(unit).side;
    let reach = game.reach(unit);
    let ways = reach.hexes.iter().filter_map(|reached| Some((reached.hex, reach.path_to(reached.hex)?)));
    let mut refused: BTreeMap<Hex, String> = BTreeMap::new();
    for (at, path) in ways.chain([(start, Vec::new())]) {
        for (_, next) in map.grid.neighbours(at) {
            if next == start || !map.exists(next) || reach.get(next).is_some() {
                continue;
            }
            let path = path.iter().copied().chain([next]).collect();
            if let Err(Refusal { case: Some(case), .. }) = game.check(side, &Command::Move { unit, path }) {
                refused.entry(next).or_insert_with(|| case.to_string());
            }
        }
    }
    refused.into_iter().map(|(hex, case)| Overlay::Refused { hex, case }).collect()
}

fn last_moves(scenario: &Scenario, game: &Game, events: &[Happening]) -> Vec<Overlay> {
    let asked = match game.pending() {
        Pending::Decision { side, .. } => side,
        _ => game.state().active,
    };
    let theirs =
        |event: &Happening| event.phase().is_some_and(|phase| phase.side != asked && phase.name.kind == Kind::Move);
    let begin = events.iter().rposition(theirs);
    let acts = events.iter().skip(begin.unwrap_or(0)).flat_map(|event| &event.acts);
    // An arrow ends at its unit: one that was lost or driven on since has none.
    let stands = |moved: PieceId| super::super::unit(game.board(), moved).and_then(|unit| game.state().hex_of(unit));
    let march = |act: &Act| match act {
        Act::Go { piece, side, path, gait: Gait::March, .. }
            if *side != asked && stands(*piece).is_some() && stands(*piece) == path.last().copied() =>
        {
            Some(Overlay::LastMove { hexes: path.clone(), colour: side_colour(scenario, *side) })
        }
        _ => None,
    };
    acts.filter_map(march).collect()
}

fn zones(scenario: &Scenario, game: &Game) -> Vec<Overlay> {
    let map = &game.board().definition().map;
    let mut all = Vec::new();
    for hex in map.grid.hexes().filter(|hex| map.exists(*hex)) {
        for side in Side::BOTH {
            if game.in_zone(side, hex) {
                let second = side == Side::Second;
                all.push(Overlay::Zone { hex, colour: side_colour(scenario, side), second });
            }
        }
    }
    all
}

fn attacks(game: &Game) -> Vec<Overlay> {
    let Options::Attack(options) = game.options() else { return Vec::new() };
    let state = game.state();
    let mut taken: Vec<Hex> = Vec::new();
    let mut all = Vec::new();
    for proposal in &options.attacks {
        let from: Vec<Hex> = proposal.units.iter().filter_map(|unit| state.hex_of(*unit)).collect();
        // Each unit appears in one arrow only, or the picture would be all arrows.
        if from.iter().chain(&proposal.targets).any(|hex| taken.contains(hex)) {
            continue;
        }
        let Ok(forecast) = game.forecast(proposal) else { continue };
        taken.extend(from.iter().chain(&proposal.targets));
        all.push(Overlay::Attack { from, to: proposal.targets.clone(), odds: forecast.column.to_string() });
    }
    all
}

fn fire(game: &Game) -> Vec<Overlay> {
    let board = game.board();
    let state = game.state();
    let mut all = Vec::new();
    for unit in board.unit_ids() {
        let data = board.unit(unit);
        let Some(from) = state.hex_of(unit) else { continue };
        if data.arm != art_of_war::Arm::Artillery || data.side != state.active {
            continue;
        }
        for enemy in board.units_of(data.side.other()) {
            let Some(to) = state.hex_of(enemy) else { continue };
            if let Some(clear) = game.line_of_fire(from, to) {
                all.push(Overlay::Fire { from, to, clear });
            }
        }
    }
    all
}

fn choices(game: &Game) -> Vec<Overlay> {
    let state = game.state();
    match game.options() {
        Options::Retreat(options) => options
            .iter()
            .filter_map(|option| Some((option, state.hex_of(option.unit)?)))
            .flat_map(|(option, from)| {
                option.hexes.iter().map(move |&to| Overlay::Retreat {
                    from,
                    to,
                    displaces: option.displaces.contains(&to),
                })
            })
            .collect(),
        Options::Advance(options) => {
            options.iter().filter_map(|&(unit, to)| Some(Overlay::Advance { from: state.hex_of(unit)?, to })).collect()
        }
        _ => Vec::new(),
    }
}

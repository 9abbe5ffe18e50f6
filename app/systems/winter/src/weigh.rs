//! The worth of a unit's choices, for bots and for suggestions: who is in reach, what a fight and a shot can be expected to do.

use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use winter::event::Verdict;
use winter::forecast::Effect;
use winter::options::MayFire;
use winter::state::{Formation, Morale, Place};
use winter::tables::Fate;
use winter::{Command, Game, Proposal, Step, UnitId};

/// Targets that are weighed for one shot, the nearest first.
const TARGETS: usize = 3;

/// A side's units on the map.
pub(super) fn on_map(game: &Game, side: Side) -> impl Iterator<Item = UnitId> + '_ {
    let there = move |unit: &UnitId| {
        game.board().unit(*unit).side == side && matches!(game.state().unit(*unit).place, Place::On(_))
    };
    game.board().unit_ids().filter(there)
}

/// A command to go these steps.
pub(super) fn going(unit: UnitId, steps: Vec<Step>, toward: Option<winter::Toward>) -> Command {
    Command::Move { units: vec![unit], steps, leaders: Vec::new(), grand: false, toward }
}

/// The hexes of the enemy's units on the map.
pub(super) fn enemies(game: &Game, side: Side) -> Vec<Hex> {
    on_map(game, side.other()).filter_map(|unit| game.state().unit(unit).hex()).collect()
}

/// Whether an enemy is in the zone where a unit charges.
pub(super) fn in_reach(game: &Game, side: Side, unit: UnitId) -> bool {
    let zone = game.zone_of_charge(unit);
    enemies(game, side).iter().any(|enemy| zone.iter().any(|(hex, primary)| hex == enemy && *primary))
}

/// Guns that see an enemy unlimber towards it; infantry near the enemy forms line.
pub(super) fn prepare(game: &Game, side: Side, unit: UnitId, hex: Hex) -> Option<Command> {
    let state = game.state().unit(unit);
    let board = game.board();
    let nearest = enemies(game, side).into_iter().min_by_key(|enemy| board.distance(hex, *enemy))?;
    let distance = board.distance(hex, nearest);
    let wanted = match state.formation {
        Formation::Limbered if distance <= 6 => Formation::Unlimbered,
        Formation::Column | Formation::RoadColumn if distance <= 2 && board.unit(unit).is_battalion() => {
            Formation::Line
        }
        _ => return None,
    };
    if state.morale != Morale::Good {
        return None;
    }
    let facings = winter::Facing::ALL.into_iter().filter(|facing| board.in_cone(hex, *facing, nearest));
    let steps = facings.map(|facing| vec![Step::Form { formation: wanted, facing, hand: None }]);
    let commands = steps.map(|steps| going(unit, steps, None));
    commands.into_iter().find(|command| game.check(side, command).is_ok())
}

/// Good results less bad ones, in tenths.
pub(super) fn prospect(game: &Game, proposal: &Proposal) -> i32 {
    let Ok(forecast) = game.forecast(proposal) else { return -100 };
    // Without a die the enemy is Routed and runs on.
    let Some(last) = forecast.fight().or(forecast.throws.last()) else { return 30 };
    let of = |likely: &winter::forecast::Likelihood| {
        let worth = match likely.result {
            Effect::Shock(result) => match (result.attacker_does, result.defender_does) {
                (Fate::Rout, _) => -8,
                (Fate::Retreat, _) => -4,
                (Fate::Disorder, _) => -1,
                (_, Fate::Rout) => 6,
                (_, Fate::Retreat) => 3,
                _ => 0,
            },
            Effect::Points(points) => 3 * i32::from(points),
            Effect::Check => 1,
            Effect::Verdict(Verdict::Rout) => -4,
            _ => 0,
        };
        worth * i32::from(likely.faces)
    };
    last.results.iter().map(of).sum()
}

/// The effect that a shot can be expected to have; `None` if it cannot be fired.
pub(super) fn hits(game: &Game, units: &[UnitId], target: Hex) -> Option<u32> {
    let forecast = game.forecast(&Proposal::Fire { units: units.to_vec(), target }).ok()?;
    let shot = forecast.shot()?;
    let of = |likely: &winter::forecast::Likelihood| match likely.result {
        Effect::Points(points) => 3 * u32::from(points) * u32::from(likely.faces),
        Effect::Check => u32::from(likely.faces),
        _ => 0,
    };
    Some(shot.results.iter().map(of).sum::<u32>() * 10 / u32::from(shot.throws().max(1)))
}

/// The best of the nearest targets of a shot, with what it can be expected to do; nothing if that is nothing.
pub(super) fn best_target(game: &Game, side: Side, shot: &MayFire) -> Option<(u32, Hex)> {
    let from = shot.units.first().and_then(|unit| game.state().unit(*unit).hex())?;
    let mut targets = shot.targets.clone();
    targets.sort_by_key(|target| (game.board().distance(from, *target), *target));
    let command = |target: Hex| Command::Fire { units: shot.units.clone(), targets: vec![target] };
    let open = targets.into_iter().filter(|target| game.check(side, &command(*target)).is_ok()).take(TARGETS);
    let weighed = open.map(|target| (hits(game, &shot.units, target).unwrap_or(0), target));
    weighed.max_by_key(|(worth, target)| (*worth, std::cmp::Reverse(*target))).filter(|(worth, _)| *worth > 0)
}

//! A player without a person. Both kinds see only what is asked; the sensible one weighs what it could say.

use super::Twenty;
use crate::ask::{Said, Walker};
use crate::bot::{Bot, Kind};
use crate::chance::Chance;
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use engine::twenty::{
    Battle, Command, DeclareOptions, Game, Meaning, MoveOptions, Options, Proposal, ReachedHex, Stage, UnitId,
    UnitReach,
};

/// A bot of the kind.
pub(super) fn bot(kind: Kind) -> Box<dyn Bot<Game>> {
    match kind {
        Kind::Random => Box::new(Walker::<Twenty>::default()),
        Kind::Sensible => Box::new(Sensible::default()),
    }
}

/// Marches on what matters, attacks where the odds are good, and pays when it has Morale to spare.
#[derive(Default)]
struct Sensible {
    walker: Walker<Twenty>,
}

/// Reserves are committed while at least so much Morale is left.
const SPARE: u8 = 4;

impl Bot<Game> for Sensible {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &Game, chance: &mut Chance) -> Option<Said<Command>> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        let thought = thought(game, side, chance).filter(|command| game.check(side, command).is_ok());
        match thought {
            Some(command) => Some(Said::open(command)),
            None => Walker::answer(&mut self.walker, game, side, chance),
        }
    }
}

fn thought(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let rich = *game.state().morale.of(side) >= SPARE;
    match game.options() {
        Options::Move(options) => Some(movement(game, side, &options, chance)),
        Options::React(_) => Some(Command::EndReaction),
        Options::Declare(options) => declaration(game, &options),
        Options::Fight { battles } => {
            let best = battles.iter().max_by_key(|known| known.differential)?;
            Some(Command::Fight {
                battle: best.battle,
                reserves: rich && best.reserves && (0..4).contains(&best.differential),
            })
        }
        Options::Reserves => Some(Command::Reserves { commit: rich && chance.one_in(1, 2) }),
        Options::Retreat { steps } => {
            let best = steps.iter().min_by_key(|step| step.hazards)?;
            Some(Command::Retreat { unit: best.unit, line: best.line, to: best.to })
        }
        Options::Rally { units, most } => {
            let paid = if rich { units.into_iter().take(usize::from(most.min(1))).collect() } else { Vec::new() };
            Some(Command::Rally { paid })
        }
        Options::ExtraHorses => Some(Command::ExtraHorses { declare: game.state().turn >= 10 }),
        _ => None,
    }
}

/// The best move that gains something; otherwise the phase ends.
fn movement(game: &Game, side: Side, options: &MoveOptions, chance: &mut Chance) -> Command {
    let mut best: Option<(i32, Command)> = None;
    let lists = [(&options.moves, false), (&options.entries, true)];
    for (known, enters) in lists.into_iter().flat_map(|(list, enters)| list.iter().map(move |known| (known, enters))) {
        let now = game.state().hex_of(known.unit).map_or(-40, |hex| worth(game, side, known.unit, hex));
        for way in known.reach.hexes.iter().filter(|way| !way.forced) {
            let jitter = i32::try_from(chance.below(3)).unwrap_or(0);
            let gain = worth(game, side, known.unit, way.hex) - now + jitter;
            if gain > 2 && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, command(known, way, enters)));
            }
        }
    }
    best.map_or(Command::EndMovement, |(_, command)| command)
}

fn command(known: &UnitReach, way: &ReachedHex, enters: bool) -> Command {
    let (unit, path, forced) = (known.unit, way.path.clone(), way.forced);
    if enters { Command::Enter { unit, path, forced } } else { Command::Move { unit, path, forced } }
}

/// How good it is for a unit to stand in a hex: near the enemy's ground, beside friends, and in contact only where enough
/// of them are.
fn worth(game: &Game, side: Side, unit: UnitId, hex: Hex) -> i32 {
    let (board, state) = (game.board(), game.state());
    let grid = board.definition().map.grid;
    let goals: Vec<Hex> = match side {
        Side::First => board.definition().garrisons.iter().take(2).map(|garrison| garrison.hex).collect(),
        Side::Second => board.units_of(side.other()).filter_map(|enemy| state.hex_of(enemy)).collect(),
    };
    let far = |to: &Hex| i32::from(grid.distance(hex, *to));
    let mut worth = -3 * goals.iter().map(far).min().unwrap_or(0);
    let strength = |of: UnitId| i32::from(board.unit(of).strength);
    let near = |of: &UnitId| state.hex_of(*of).is_some_and(|at| grid.distance(at, hex) == 1);
    let enemies: Vec<UnitId> = board.units_of(side.other()).filter(near).collect();
    let friends: Vec<UnitId> = board.units_of(side).filter(|of| *of != unit && near(of)).collect();
    worth += i32::try_from(friends.len()).unwrap_or(0);
    if !enemies.is_empty() {
        let ours = strength(unit) + friends.iter().map(|of| strength(*of)).sum::<i32>();
        let theirs = enemies.iter().map(|of| strength(*of)).sum::<i32>();
        worth += if ours > theirs + 1 { 8 } else { -12 };
    }
    if game.is_garrisoned(hex) || matches!(terrain(game, hex), engine::twenty::Terrain::Fort) {
        worth += if side == Side::Second { 6 } else { 1 };
    }
    worth
}

fn terrain(game: &Game, hex: Hex) -> engine::twenty::Terrain {
    let known = game.board().definition().map.terrain.iter().find(|known| known.hex == hex);
    known.map_or(engine::twenty::Terrain::Clear, |known| known.terrain)
}

/// The declaration with the best prospects among the examples.
fn declaration(game: &Game, options: &DeclareOptions) -> Option<Command> {
    debug_assert!(matches!(game.state().stage, Stage::Declaration));
    let prospects = |battles: &Vec<Battle>| battles.iter().map(|battle| prospect(game, battle)).sum::<i64>();
    let battles = options.examples.iter().max_by_key(|battles| prospects(battles))?.clone();
    Some(Command::Declare { battles })
}

/// Good results less bad ones, in sixths.
fn prospect(game: &Game, battle: &Battle) -> i64 {
    let proposal = Proposal::Battle { battle: battle.clone(), attacker_reserves: false, defender_reserves: false };
    let Ok(forecast) = game.forecast(&proposal) else { return 0 };
    let of = |chance: &engine::twenty::Chance| {
        let Meaning::Result(result) = chance.what else { return 0 };
        use crate::sheet::Tone::{Bad, Best, Even, Good, Worst};
        let worth = match super::ask::result_words(result).2 {
            Worst => -6,
            Bad => -2,
            Even => 0,
            Good => 2,
            Best => 5,
        };
        worth * i64::from(chance.count)
    };
    forecast.chances.iter().map(of).sum()
}

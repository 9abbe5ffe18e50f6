//! A bot that plays random legal commands, but reaches the fighting: three in four of its units move, half of those
//! towards the enemy.

use art_of_war::{Command, DivisionId, Game, Moving, Options, Proposal, Stage, UnitId};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::bot::Bot;
use language::chance::Chance;

/// Plays anything legal.
#[derive(Default)]
pub struct RandomBot {
    /// The phase the list below belongs to.
    phase: Option<u32>,
    /// Units that have not been thought of in this phase.
    to_move: Vec<UnitId>,
}

impl Bot<Game> for RandomBot {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        if matches!(game.state().stage, Stage::Movement(Moving::Units)) {
            return Some(self.movement(game, chance));
        }
        if let Some((attacks, may_end)) = game.attacks_worth_a_look() {
            // Ending is as likely as any one attack.
            let choice = chance.below(attacks.len() + usize::from(may_end));
            return match attacks.into_iter().nth(choice) {
                Some(proposal) => Some(Command::Attack(vary(game, proposal, chance))),
                None => may_end.then_some(Command::EndCombat),
            };
        }
        match game.options() {
            Options::Nothing | Options::Move(_) | Options::Attack(_) => None,
            Options::Spirit(armies) => {
                let chosen = armies.iter().filter_map(|(_, units)| chance.pick(units).copied()).collect();
                Some(Command::Activate { units: if chance.one_in(1, 2) { chosen } else { Vec::new() } })
            }
            Options::CallReserve(units) => {
                let chosen = units.get(chance.below(units.len() + 1)).copied();
                Some(Command::Activate { units: chosen.into_iter().collect() })
            }
            Options::FightOn => Some(if chance.one_in(3, 4) { Command::FightOn } else { Command::BreakOff }),
            Options::Reorganise(choices) => {
                let (unit, hexes) = chance.pick(&choices)?;
                chance.pick(hexes).map(|&to| Command::Place { unit: *unit, to })
            }
            Options::DeclareFresh(units) => Some(declare(game, &units, chance)),
            Options::Losses(choices) => chance.pick(&choices).map(|units| Command::TakeLosses { units: units.clone() }),
            Options::Retreat(choices) => {
                let choice = chance.pick(&choices)?;
                chance.pick(&choice.hexes).map(|&to| Command::Retreat { unit: choice.unit, to })
            }
            Options::Advance(choices) => Some(match choices.get(chance.below(choices.len() + 1)) {
                Some(&(unit, to)) => Command::Advance { unit, to },
                None => Command::HoldGround,
            }),
            Options::StepBack(unit, hexes) => Some(match hexes.get(chance.below(hexes.len() + 1)) {
                Some(&to) => Command::StepBack { unit, to },
                None => Command::Stay,
            }),
        }
    }
}

impl RandomBot {
    fn movement(&mut self, game: &Game, chance: &mut Chance) -> Command {
        let phase = game.phase();
        if self.phase != Some(phase.count) {
            self.phase = Some(phase.count);
            self.to_move = game.board().units_of(phase.side).collect();
            // A unit that must go to its rest goes first, before others are in the way.
            if let Some(command) = to_rest(game) {
                return command;
            }
            let guard = game.guard_to_free();
            if !guard.is_empty() && chance.one_in(1, 10) {
                return Command::Activate { units: guard };
            }
        } else if chance.one_in(1, 50) && game.can_undo(phase.side) {
            return Command::Undo;
        }
        while !self.to_move.is_empty() {
            let unit = self.to_move.swap_remove(chance.below(self.to_move.len()));
            if !chance.one_in(3, 4) {
                continue;
            }
            let reach = game.reach(unit);
            let ends = || reach.ends().map(|reached| reached.hex);
            let towards = chance.one_in(1, 2).then(|| nearest_enemy(game, phase.side, unit)).flatten();
            let to = match towards {
                Some(enemy) => ends().min_by_key(|&hex| game.board().distance(hex, enemy)),
                None => match ends().count() {
                    0 => None,
                    many => ends().nth(chance.below(many)),
                },
            };
            if let Some(path) = to.and_then(|hex| reach.path_to(hex)) {
                return Command::Move { unit, path };
            }
        }
        if game.must_rest().is_empty() { Command::EndMovement } else { to_rest(game).unwrap_or(Command::Undo) }
    }
}

/// A move that brings a unit to where it must spend the night [17.3].
pub(super) fn to_rest(game: &Game) -> Option<Command> {
    game.must_rest().into_iter().find_map(|unit| {
        let reach = game.reach(unit);
        let to = reach.ends().map(|reached| reached.hex).find(|&hex| game.may_rest(unit, hex))?;
        reach.path_to(to).map(|path| Command::Move { unit, path })
    })
}

fn nearest_enemy(game: &Game, side: Side, unit: UnitId) -> Option<Hex> {
    let from = game.state().hex_of(unit)?;
    let enemies = game.board().units_of(side.other()).filter_map(|enemy| game.state().hex_of(enemy));
    enemies.min_by_key(|&hex| game.board().distance(from, hex))
}

fn declare(game: &Game, units: &[UnitId], chance: &mut Chance) -> Command {
    let mut divisions: Vec<DivisionId> = Vec::new();
    let mut declared = Vec::new();
    for &unit in units {
        let Some(division) = game.board().unit(unit).division else { continue };
        if !divisions.contains(&division) && chance.one_in(1, 4) {
            divisions.push(division);
            declared.push(unit);
        }
    }
    Command::DeclareFresh { units: declared }
}

/// Sometimes a column instead of points, and sometimes the ratio lowered, where that is allowed.
fn vary(game: &Game, proposal: Proposal, chance: &mut Chance) -> Proposal {
    let mut varied = proposal.clone();
    for division in game.board().division_ids() {
        let count = proposal.units.iter().filter(|&&unit| game.board().unit(unit).division == Some(division)).count();
        if count >= 3 && chance.one_in(1, 2) {
            varied.columns.push(division);
        }
    }
    if chance.one_in(1, 16) {
        varied.lower = 1;
    }
    if varied != proposal && game.forecast(&varied).is_err() {
        return proposal;
    }
    varied
}

//! A bot that plays random legal commands, but reaches the fighting: three in four of its units move, half of those
//! towards the enemy.
//!
//! It says only what it is offered by `ask`, and looks at the board for its taste alone: where the enemy is, and whom an
//! attack is made of. In which order it throws its lots is part of every seed's game.

use super::offered::Offered;
use crate::ask::Pick;
use crate::bot::Bot;
use crate::chance::Chance;
use crate::systems::art_of_war::ask::{FREE, FREE_ALL, LOWERED, attack_draft};
use crate::systems::art_of_war::group;
use engine::art_of_war::{ArmyId, Command, Decision, DivisionId, Game, Options, Proposal, UnitId};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;

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
        let Pending::Decision { side, decision } = game.pending() else { return None };
        let offered = Offered { game, side };
        match decision {
            Decision::Move => self.movement(offered, chance),
            Decision::Attack => attack(offered, chance),
            Decision::Spirit => spirit(offered, chance),
            Decision::CallReserve { .. } => call_reserve(offered, chance),
            Decision::FightOn if chance.one_in(3, 4) => offered.ready([]),
            Decision::FightOn => offered.pass(),
            Decision::DeclareFresh => declare(offered, chance),
            Decision::Losses { .. } => {
                let lots = offered.asking([]).suggested;
                chance.pick(&lots).and_then(|(_, draft)| offered.ready(draft.picks().iter().copied()))
            }
            Decision::Reorganise { .. } | Decision::Retreat { .. } | Decision::Displace { .. } => {
                let ways = offered.ways();
                chance.pick(&ways).and_then(|(_, hexes)| chance.pick(hexes)).map(|(_, command)| command.clone())
            }
            Decision::Advance | Decision::StepBack { .. } => {
                let mut ways: Vec<Command> =
                    offered.ways().into_iter().flat_map(|(_, hexes)| hexes).map(|way| way.1).collect();
                let choice = chance.below(ways.len() + 1);
                if choice < ways.len() { Some(ways.swap_remove(choice)) } else { offered.pass() }
            }
        }
    }
}

impl RandomBot {
    fn movement(&mut self, offered: Offered<'_>, chance: &mut Chance) -> Option<Command> {
        let Offered { game, side } = offered;
        let phase = game.phase();
        if self.phase != Some(phase.count) {
            self.phase = Some(phase.count);
            self.to_move = game.board().units_of(side).collect();
            // Whoever must go to its rest goes first, before others stand in the way.
            if let Some(command) = offered.to_rest() {
                return Some(command);
            }
            if let Some(freeing) = free_the_guard(offered)
                && chance.one_in(1, 10)
            {
                return Some(freeing);
            }
        } else if chance.one_in(1, 50) && game.can_undo(side) {
            return Some(Command::Undo);
        }
        while !self.to_move.is_empty() {
            let unit = self.to_move.swap_remove(chance.below(self.to_move.len()));
            if !chance.one_in(3, 4) {
                continue;
            }
            let ends = offered.hexes_of(unit);
            let towards = chance.one_in(1, 2).then(|| nearest_enemy(game, side, unit)).flatten();
            let end = match towards {
                Some(enemy) => ends.iter().min_by_key(|(hex, _)| game.board().distance(*hex, enemy)),
                None => chance.pick(&ends),
            };
            if let Some((_, command)) = end {
                return Some(command.clone());
            }
        }
        offered.pass().or_else(|| offered.to_rest()).or(Some(Command::Undo))
    }
}

/// All of the Guard that may be freed.
fn free_the_guard(offered: Offered<'_>) -> Option<Command> {
    let asking = offered.asking([]);
    match asking.offer(Pick::Word(FREE_ALL)) {
        Some(all) => all.said().map(|said| said.command.clone()),
        // With a single unit of the Guard there is no such word: it is picked, and freed.
        None => {
            let guard = asking.offer(Pick::Word(FREE))?.draft()?;
            let picked = offered.asking(guard.picks().iter().copied());
            picked.offer(Pick::Word(FREE))?.said().map(|said| said.command.clone())
        }
    }
}

fn nearest_enemy(game: &Game, side: Side, unit: UnitId) -> Option<Hex> {
    let from = game.state().hex_of(unit)?;
    let enemies = game.board().units_of(side.other()).filter_map(|enemy| game.state().hex_of(enemy));
    enemies.min_by_key(|&hex| game.board().distance(from, hex))
}

/// One reserve of each army, or none at all.
fn spirit(offered: Offered<'_>, chance: &mut Chance) -> Option<Command> {
    let board = offered.game.board();
    let units = offered.units();
    let of = |army: ArmyId| units.iter().copied().filter(|&unit| board.army_of(unit) == Some(army)).collect::<Vec<_>>();
    let armies: Vec<Vec<UnitId>> = board.army_ids().map(of).filter(|units| !units.is_empty()).collect();
    let chosen: Vec<UnitId> = armies.iter().filter_map(|units| chance.pick(units).copied()).collect();
    if chance.one_in(1, 2) { offered.said_of(&chosen) } else { offered.pass() }
}

/// One of the reserves, or none.
fn call_reserve(offered: Offered<'_>, chance: &mut Chance) -> Option<Command> {
    let units = offered.units();
    let chosen = units.get(chance.below(units.len() + 1)).copied();
    offered.said_of(chosen.as_slice())
}

fn declare(offered: Offered<'_>, chance: &mut Chance) -> Option<Command> {
    let mut divisions: Vec<DivisionId> = Vec::new();
    let mut declared = Vec::new();
    for unit in offered.units() {
        let Some(division) = offered.game.board().unit(unit).division else { continue };
        if !divisions.contains(&division) && chance.one_in(1, 4) {
            divisions.push(division);
            declared.push(unit);
        }
    }
    offered.said_of(&declared)
}

/// Any of the attacks that are suggested, varied; ending is as likely as any one of them.
fn attack(offered: Offered<'_>, chance: &mut Chance) -> Option<Command> {
    // Lots are thrown in the order of the engine's list, not with the best first.
    let Options::Attack(options) = offered.game.options() else { return None };
    let choice = chance.below(options.attacks.len() + usize::from(options.may_end));
    match options.attacks.get(choice) {
        Some(proposal) => {
            let plain: Vec<Pick> = attack_draft(proposal).picks().to_vec();
            let varied = vary(offered.game, proposal, chance);
            let varied = (!varied.is_empty()).then(|| plain.iter().copied().chain(varied));
            varied.and_then(|picks| offered.ready(picks)).or_else(|| offered.ready(plain))
        }
        None => offered.pass(),
    }
}

/// Sometimes a column instead of points, and sometimes the ratio lowered, whether or not that is allowed.
fn vary(game: &Game, proposal: &Proposal, chance: &mut Chance) -> Vec<Pick> {
    let board = game.board();
    let mut columns = Vec::new();
    for division in board.division_ids() {
        let count = proposal.units.iter().filter(|&&unit| board.unit(unit).division == Some(division)).count();
        if count >= 3 && chance.one_in(1, 2) {
            columns.push(Pick::Group(group(division)));
        }
    }
    let lower = chance.one_in(1, 16).then_some(Pick::Dial(LOWERED, 1));
    lower.into_iter().chain(columns).collect()
}

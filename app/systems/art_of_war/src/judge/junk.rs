//! Commands that probably break a rule.

use art_of_war::{Board, Command, DivisionId, Game, Proposal, UnitId};
use engine::hex::Hex;
use language::chance::Chance;

/// A command out of thin air, near enough to sense to meet many rules.
pub(super) fn junk(game: &Game, chance: &mut Chance) -> Command {
    let board = game.board();
    match chance.below(12) {
        0..=5 => {
            let unit = any_unit(board, chance);
            Command::Move { unit, path: any_path(game, unit, chance) }
        }
        6 | 7 => Command::Attack(any_attack(game, chance)),
        8 => Command::DeclareFresh { units: some_units(board, chance) },
        9 => Command::TakeLosses { units: some_units(board, chance) },
        10 => match chance.below(3) {
            0 => Command::Retreat { unit: any_unit(board, chance), to: any_hex(board, chance) },
            1 => Command::Advance { unit: any_unit(board, chance), to: any_hex(board, chance) },
            _ => Command::StepBack { unit: any_unit(board, chance), to: any_hex(board, chance) },
        },
        11 if chance.one_in(1, 2) => match chance.below(2) {
            0 => Command::Activate { units: some_units(board, chance) },
            _ => Command::Place { unit: any_unit(board, chance), to: any_hex(board, chance) },
        },
        _ => match chance.below(7) {
            5 => Command::FightOn,
            6 => Command::BreakOff,
            0 => Command::EndMovement,
            1 => Command::EndCombat,
            2 => Command::HoldGround,
            3 => Command::Stay,
            _ => Command::Undo,
        },
    }
}

/// Mostly one that exists.
fn any_unit(board: &Board, chance: &mut Chance) -> UnitId {
    UnitId(u8::try_from(chance.below(board.unit_count() + 2)).unwrap_or(u8::MAX))
}

fn some_units(board: &Board, chance: &mut Chance) -> Vec<UnitId> {
    (0..chance.below(4)).map(|_| any_unit(board, chance)).collect()
}

fn any_hex(board: &Board, chance: &mut Chance) -> Hex {
    let grid = board.definition().map.grid;
    let number = |most: u8, chance: &mut Chance| u8::try_from(chance.below(usize::from(most) + 2)).unwrap_or(0);
    Hex::new(number(grid.columns, chance), number(grid.rows, chance))
}

/// A walk from the unit's hex, sometimes with a leap in it.
fn any_path(game: &Game, unit: UnitId, chance: &mut Chance) -> Vec<Hex> {
    let board = game.board();
    let mut at = game.state().hex_of(unit).unwrap_or_else(|| any_hex(board, chance));
    let mut path = Vec::new();
    for _ in 0..chance.below(8) {
        let around: Vec<Hex> = board.definition().map.grid.neighbours(at).map(|(_, hex)| hex).collect();
        at = match chance.pick(&around) {
            Some(&hex) if !chance.one_in(1, 20) => hex,
            _ => any_hex(board, chance),
        };
        path.push(at);
    }
    path
}

/// Units near a target, and perhaps one that is not.
fn any_attack(game: &Game, chance: &mut Chance) -> Proposal {
    let board = game.board();
    let side = game.state().active;
    let enemies: Vec<Hex> = board.units_of(side.other()).filter_map(|unit| game.state().hex_of(unit)).collect();
    let mut targets: Vec<Hex> = (0..=chance.below(2)).filter_map(|_| chance.pick(&enemies).copied()).collect();
    if chance.one_in(1, 10) {
        targets.push(any_hex(board, chance));
    }
    let near: Vec<UnitId> = board
        .units_of(side)
        .filter(|&unit| {
            let at = game.state().hex_of(unit);
            at.is_some_and(|hex| targets.iter().any(|&target| board.distance(hex, target) <= 2))
        })
        .collect();
    let mut units: Vec<UnitId> = near.into_iter().filter(|_| chance.one_in(1, 2)).collect();
    if chance.one_in(1, 10) {
        units.push(any_unit(board, chance));
    }
    let columns =
        if chance.one_in(1, 5) { vec![DivisionId(u8::try_from(chance.below(20)).unwrap_or(0))] } else { Vec::new() };
    Proposal { units, targets, lower: u8::try_from(chance.below(12)).unwrap_or(0), columns }
}

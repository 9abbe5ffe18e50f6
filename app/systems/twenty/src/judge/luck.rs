//! Luck in battles: what the die did, against the mean of its six faces. Broken strength counts half, strength driven back
//! a quarter; of an exchange both sides' share counts. Other rolls are not weighed.

use engine::contract::{Game as _, Pending, Rolled, Side};
use language::luck::{Luck, PARTS};
use twenty::{CombatResult, Fight, FightStep, Game, Proposal, UnitId};

/// The luck of one roll; none if it is not the die of a battle.
pub(super) fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
    let fight = before.state().fight().filter(|fight| fight.step == FightStep::Die)?;
    let Pending::Roll(roll) = before.pending() else { return None };
    let &[face] = roll.read(rolled)? else { return None };
    let forecast = before.forecast(&Proposal::Pending).ok()?;
    let worth = |result: Option<CombatResult>| result.map_or(0, |result| worth(before, fight, result));
    let all: Vec<i64> = forecast.faces.iter().map(|face| worth(face.result)).collect();
    let came = forecast.faces.iter().find(|known| known.face == face)?;
    let mean = all.iter().sum::<i64>() / i64::try_from(all.len().max(1)).ok()?;
    let attackers = worth(came.result) - mean;
    Some(Luck::one(if fight.attacker == Side::First { attackers } else { -attackers }))
}

/// The value of a result for the attacker, in parts.
fn worth(game: &Game, fight: &Fight, result: CombatResult) -> i64 {
    let sum = |units: &[UnitId]| units.iter().map(|unit| i64::from(game.board().unit(*unit).strength)).sum::<i64>();
    let (ours, theirs) = (sum(&fight.attackers), sum(&fight.defenders));
    let (half, quarter) = (PARTS / 2, PARTS / 4);
    match result {
        CombatResult::AttackersBreak => -ours * half,
        CombatResult::AttackersRout | CombatResult::AttackersWithdraw => -ours * quarter,
        CombatResult::Nothing => 0,
        CombatResult::DefendersWithdraw | CombatResult::DefendersRout => theirs * quarter,
        CombatResult::DefendersBreak => theirs * half,
        CombatResult::Exchange => (theirs - ours.min(theirs)) * half,
    }
}

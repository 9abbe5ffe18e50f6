//! Luck in combats: what the die did, against the mean of its six faces, in strength points of both sides.

use eagles::{FightStep, Forecast, Game, Proposal, RoundResult};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::luck::{Luck, PARTS};

/// The luck of one roll; none if it is not the die of a combat.
pub(super) fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
    let fight = before.state().fight().filter(|fight| fight.step == FightStep::Die)?;
    let Pending::Roll(roll) = before.pending() else { return None };
    let &[face] = roll.read(rolled)? else { return None };
    let Ok(Forecast::Round(round)) = before.forecast(&Proposal::Roll) else { return None };
    let worth = |result: &RoundResult| (i64::from(result.defender) - i64::from(result.attacker)) * PARTS;
    let all: i64 = round.faces.iter().map(|face| worth(&face.result)).sum();
    let mean = all / i64::try_from(round.faces.len().max(1)).ok()?;
    let came = round.faces.iter().find(|known| known.face == face)?;
    let attackers = worth(&came.result) - mean;
    Some(Luck::one(if fight.attacker == Side::First { attackers } else { -attackers }))
}

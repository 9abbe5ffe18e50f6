//! Luck in shock: what the die of a fight did, against the mean of its ten faces. A point lost counts one, a unit driven
//! back or routed a share of its strength. Other rolls are not weighed.

use engine::contract::{Game as _, Pending, Rolled, Side};
use language::luck::{Luck, PARTS};
use winter::agenda::{Shock, ShockStep, Task};
use winter::forecast::{Effect, Likelihood};
use winter::tables::{Fate, ShockResult};
use winter::{Game, Proposal};

/// The luck of one roll; none if it is not that of a fight.
pub(super) fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
    let Some(Task::Shock(shock)) = before.state().agenda.last() else { return None };
    let Pending::Roll(roll) = before.pending() else { return None };
    if shock.step != ShockStep::Dice || shock.charge {
        return None;
    }
    // Attacker's check, defender's check, result.
    let face = *roll.read(rolled)?.get(2)?;
    let proposal = Proposal::Attack { from: shock.from, to: shock.to, via: None };
    let forecast = before.forecast(&proposal).ok()?;
    let results = &forecast.fight()?.results;
    let mean = results.iter().map(|likely| worth(before, shock, likely) * i64::from(likely.faces)).sum::<i64>() / 10;
    // Results are in the order of the faces that bring them.
    let mut upto = 0;
    let came = results.iter().find(|likely| {
        upto += u16::from(likely.faces);
        face <= upto
    })?;
    let attackers = worth(before, shock, came) - mean;
    let side = shock.attackers.first().map(|unit| before.board().unit(*unit).side)?;
    Some(Luck::one(if side == Side::First { attackers } else { -attackers }))
}

fn worth(game: &Game, shock: &Shock, likely: &Likelihood) -> i64 {
    let Effect::Shock(result) = likely.result else { return 0 };
    let strength =
        |units: &[winter::UnitId]| units.iter().map(|unit| i64::from(game.state().unit(*unit).strength)).sum::<i64>();
    let ShockResult { attacker, attacker_does, defender, defender_does, .. } = result;
    let share = |fate: Fate, strength: i64| match fate {
        Fate::Rout => strength * PARTS / 2,
        Fate::Retreat => strength * PARTS / 4,
        Fate::Disorder => strength * PARTS / 8,
        Fate::Stands => 0,
    };
    let ours = i64::from(attacker) * PARTS + share(attacker_does, strength(&shock.attackers));
    let theirs = i64::from(defender) * PARTS + share(defender_does, strength(game.stack(shock.to)));
    theirs - ours
}

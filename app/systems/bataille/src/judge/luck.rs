//! Luck in fire and melee: increments that were lost, against the mean of all 36 rolls. A letter result counts as two
//! increments, a surrender or a rout as three; checks are not weighed.

use bataille::{Game, Letter, MeleeResult, Proposal, ThrowResult, TwoDice};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::luck::{Luck, PARTS};

/// The luck of one roll; none if it is not fire or melee.
pub(super) fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
    let Pending::Roll(roll) = before.pending() else { return None };
    let faces = roll.read(rolled)?;
    let forecast = before.forecast(&Proposal::Pending).ok()?;
    let mut sum = 0;
    let mut weighed = false;
    for (throw, faces) in forecast.throws.iter().zip(faces.chunks(2)) {
        let &[tens, units] = faces else { continue };
        if throw.fire.is_none() && throw.melee.is_none() {
            continue;
        }
        weighed = true;
        let natural = TwoDice::of(tens, units).0;
        let came = worth(&throw.results.iter().find(|one| one.on.contains(&natural))?.result);
        let whole: i64 = throw.results.iter().map(|one| worth(&one.result) * i64::from(one.odd.throws)).sum();
        let of = throw.results.iter().map(|one| i64::from(one.odd.throws)).sum::<i64>().max(1);
        let gained = (came * of - whole) * PARTS / of;
        sum += if throw.owner == Side::First { gained } else { -gained };
    }
    weighed.then(|| Luck::in_increments(sum))
}

/// The value of a result for the side that rolls, in increments.
fn worth(result: &ThrowResult) -> i64 {
    match result {
        ThrowResult::Losses { increments, .. } => i64::from(*increments),
        ThrowResult::Melee { result: MeleeResult::Losses { attacker, defender, .. }, .. } => {
            i64::from(*defender) - i64::from(*attacker)
        }
        ThrowResult::Melee { result: MeleeResult::Letter(letter), .. } => match letter {
            Letter::Ar => -3,
            Letter::Ad => -2,
            Letter::Blank => 0,
            Letter::Dd => 2,
            Letter::Dr | Letter::Ds => 3,
        },
        _ => 0,
    }
}

//! The luck of one roll: what it did, against the average of all its faces.

use art_of_war::{CombatResult, Consequence, Game, HARM_PARTS};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::luck::{Luck, PARTS};

/// The ways of two dice.
const WAYS: i64 = 36;
/// Harm over all ways is luck in the usual unit.
const _: () = assert!(PARTS == WAYS * HARM_PARTS as i64);

/// The luck of one roll; none if it is no roll of a combat, or was not answered by faces.
pub(super) fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
    let Pending::Roll(roll) = before.pending() else { return None };
    let &[face] = roll.read(rolled)? else { return None };
    let prospects = before.prospects();
    let faces: Vec<i64> = before.ends().iter().map(|ends| worth(before, &prospects, ends)).collect();
    let came = faces.get(usize::from(face.checked_sub(1)?))?;
    // A worth is in 36ths of whole quarters by the last die: sixths of sixths leave no remainder.
    let mean = faces.iter().sum::<i64>() / i64::try_from(faces.len()).ok()?;
    Some(Luck::one(came - mean))
}

/// The average value of equally likely results for the first player, in parts.
fn worth(game: &Game, prospects: &[Consequence], ends: &[CombatResult]) -> i64 {
    let harm = |one: &Consequence, side: Side| i64::from(one.harm(game.board(), side));
    let of = |result: &CombatResult| {
        let found = prospects.iter().find(|one| one.result == *result);
        found.map_or(0, |one| harm(one, Side::Second) - harm(one, Side::First))
    };
    ends.iter().map(of).sum::<i64>() * WAYS / i64::try_from(ends.len().max(1)).unwrap_or(1)
}

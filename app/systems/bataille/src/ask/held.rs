//! The melee that a charge leaves to be fought later, as if it were fought now: the engine weighs it only with the charge
//! itself [34.1].

use super::look::Look;
use bataille::{Command, End, Game, Lot, Order, Place, Proposal, Segment, State, Throw, UnitId};
use engine::contract::{Game as _, Pending, Roll, Rolled};
use engine::hex::Hex;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Limit of rolls to try: beyond it no ends are counted.
const MOST_TRIED: u32 = 4_000;
/// More dice than this are not counted in one number.
const MOST_DICE: u32 = 24;
const FACES: u64 = 6;

/// The melee, and the units that lead in it.
pub(super) struct Melee {
    game: Game,
    attacker: UnitId,
    defender: UnitId,
    /// The hexes where the attacker holds: those of its ride.
    from: Vec<Hex>,
    target: Hex,
}

/// A melee that goes on, and its chance: `weight` out of six to the power of `dice`.
struct Course {
    game: Game,
    weight: u64,
    dice: u32,
}

impl Melee {
    /// The melee that the charge under way comes to by a command, with everything else as it is then.
    pub(super) fn after(look: Look<'_>, command: &Command) -> Option<Melee> {
        let charge = look.game.charge_under_way()?;
        let (attacker, target) = (charge.units.first().copied()?, charge.target);
        let mut rode = look.game.thinking();
        rode.attempt(look.side, command).ok()?;
        let held = rode.state().held.iter().rev().find(|melee| melee.attackers.contains(&attacker))?.clone();
        let state = State { segment: Segment::Melee, held: vec![held], agenda: Vec::new(), ..rode.state().clone() };
        let game = Game::from_state(Arc::clone(rode.board()), rode.terms(), state).ok()?;
        let from = charge.path.iter().copied().chain([charge.start]).collect();
        Some(Melee { game, attacker, defender: look.game.top(target)?, from, target })
    }

    /// The rolls it begins with.
    pub(super) fn throws(&self) -> Vec<Throw> {
        self.game.forecast(&Proposal::Pending).map_or_else(|_| Vec::new(), |forecast| forecast.throws)
    }

    fn lot(&self, game: &Game, unit: UnitId, held: &[Hex]) -> Lot {
        let now = game.unit(unit);
        match (now.place, now.order) {
            (Place::On(_), Order::Routed) => Lot::Routed,
            (Place::On(_), Order::Disordered) => Lot::Disordered,
            (Place::On(hex), Order::Good) if held.contains(&hex) => Lot::Holds,
            (Place::On(hex), Order::Good) if hex == self.target => Lot::Took,
            (Place::On(_), Order::Good) => Lot::Back,
            _ => Lot::Gone,
        }
    }

    fn lots(&self, game: &Game) -> (Lot, Lot) {
        (self.lot(game, self.attacker, &self.from), self.lot(game, self.defender, &[self.target]))
    }

    /// Its possible ends; empty where there are too many rolls.
    pub(super) fn ends(&self) -> Vec<End> {
        let mut tried = 0;
        let mut ends: Vec<((Lot, Lot), u64, u32)> = Vec::new();
        let mut open = vec![Course { game: self.game.clone(), weight: 1, dice: 0 }];
        while !open.is_empty() {
            let mut next: Vec<Course> = Vec::new();
            for Course { game, weight, dice } in open {
                let roll = match game.pending() {
                    // When the melee is over, other segments roll for other things.
                    Pending::Roll(roll) if game.state().segment == Segment::Melee => roll,
                    _ => {
                        ends.push((self.lots(&game), weight, dice));
                        continue;
                    }
                };
                let more = u32::try_from(roll.dice.len()).unwrap_or(MOST_DICE);
                let ways = 6u32.checked_pow(more).unwrap_or(u32::MAX);
                tried += ways.min(MOST_TRIED);
                if tried > MOST_TRIED || dice + more > MOST_DICE {
                    return Vec::new();
                }
                for way in 0..ways {
                    let mut thrown = game.thinking();
                    if thrown.attempt_roll(&Rolled::Faces(faces(&roll, way))).is_err() {
                        return Vec::new();
                    }
                    let dice = dice + more;
                    match next.iter_mut().find(|course| course.dice == dice && course.game.state() == thrown.state()) {
                        Some(known) => known.weight += weight,
                        None => next.push(Course { game: thrown, weight, dice }),
                    }
                }
            }
            open = next;
        }
        summed(&ends)
    }
}

/// The faces of a roll with this number among all its results.
fn faces(roll: &Roll, way: u32) -> Vec<u16> {
    let mut rest = way;
    let face = |_: &u16| {
        let face = rest % 6 + 1;
        rest /= 6;
        u16::try_from(face).unwrap_or(1)
    };
    roll.dice.iter().map(face).collect()
}

fn summed(ends: &[((Lot, Lot), u64, u32)]) -> Vec<End> {
    let most = ends.iter().map(|(.., dice)| *dice).max().unwrap_or(0);
    let mut sums: BTreeMap<(Lot, Lot), u64> = BTreeMap::new();
    for (lots, weight, dice) in ends {
        *sums.entry(*lots).or_default() += weight * FACES.pow(most - dice);
    }
    let of = FACES.pow(most);
    // In smaller numbers the ends can be weighed with another die.
    let shared = sums.values().fold(of, |a, b| common(a, *b)).max(1);
    let end = |((attacker, defender), throws): ((Lot, Lot), u64)| End {
        attacker,
        defender,
        throws: throws / shared,
        of: of / shared,
    };
    sums.into_iter().map(end).collect()
}

/// The greatest common divisor.
const fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{charged, look, say};
    use super::*;

    /// Nothing happens between the charge and the melee segment.
    #[test]
    fn a_melee_that_is_foreseen_ends_as_the_melee_that_is_fought() {
        let game = charged([1, 1]);
        let pressed = Command::Press { go_on: true };
        let foreseen = Melee::after(look(&game), &pressed).unwrap();
        let mut fought = game.clone();
        for said in ["{\"press\": {\"go_on\": true}}", "\"end_movement\"", "\"end_fire\""] {
            say(&mut fought, &serde_json::from_str(said).unwrap());
        }
        assert!(matches!(fought.pending(), Pending::Roll(_)), "{:?}", fought.pending());
        let ends = foreseen.ends();
        assert!(ends.len() > 2, "{ends:?}");
        assert_eq!(ends.iter().map(|end| end.throws).sum::<u64>(), ends[0].of);
        let (attacker, defender, target) = (foreseen.attacker, foreseen.defender, foreseen.target);
        assert_eq!(Melee { game: fought, attacker, defender, from: foreseen.from, target }.ends(), ends);
    }
}

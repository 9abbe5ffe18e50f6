//! Luck: what a roll did to the result that was to be expected, and for whom.
//!
//! Before a roll the engine says what each result would do here at the least: who is destroyed, who is broken, who is
//! driven back ([`Consequence`]). A result is *worth* to a side what it does to the enemy, less what it does to the side
//! itself, in strength points: destroyed strength counts whole, broken strength half, strength driven back or displaced
//! a quarter. Morale follows from the same deeds and is not counted a second time; what owners choose afterwards is no
//! luck. The *luck* of a roll is the worth of what came, less the mean worth over all faces; where a weather die
//! follows, a face of the first die is worth the mean of what the second can make of it.
//!
//! So the luck of every roll is 0 on average, whatever attacks the players choose, and one side's luck is the other's
//! misfortune. All of it is exact. Whoever shows luck shows it from here: the panel of a match, the replay, the report.

use engine::art_of_war::{CombatResult, Consequence, Game, HARM_PARTS};
use engine::contract::Game as _;
use engine::contract::{Pending, Rolled, Side};

/// Luck is counted in so many parts of a strength point: quarters, over the 36 ways of two dice.
pub const PARTS: i64 = 36 * HARM_PARTS as i64;
/// The ways of two dice.
const WAYS: i64 = 36;

/// What luck is, for whoever sees a number of it.
pub const MEANING: &str = "What the dice did, against the average of all their faces: strength destroyed counts whole, \
                           broken half, driven back a quarter; the enemy\u{2019}s for you, your own against you. A bad \
                           attack is no bad luck: it only moves the average. One side\u{2019}s luck is the other\u{2019}s \
                           misfortune.";

/// The luck so far, or in one roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// In favour of the first player, in parts; the second player's is its negative.
    first: i64,
    /// How many rolls were weighed.
    pub rolls: u32,
}

impl Luck {
    /// Nothing has been rolled yet.
    pub const NONE: Luck = Luck { first: 0, rolls: 0 };

    /// A side's luck, in parts of a strength point.
    pub const fn of(&self, side: Side) -> i64 {
        match side {
            Side::First => self.first,
            Side::Second => -self.first,
        }
    }

    /// A side's luck in strength points, for people: `+4.5`.
    pub fn told(&self, side: Side) -> String {
        points(self.of(side))
    }

    /// A roll is resolved: the game that waited for it, and what chance answered. Anything else that was rolled for,
    /// such as a corps that may come, costs nobody anything and leaves the luck as it is.
    pub fn roll(&mut self, before: &Game, rolled: &Rolled) {
        if let Some(one) = Luck::of_roll(before, rolled) {
            self.add(&one);
        }
    }

    /// Adds the luck of another roll.
    pub const fn add(&mut self, other: &Luck) {
        self.first += other.first;
        self.rolls += other.rolls;
    }

    /// The luck of one roll; none if it is no roll of a combat, or was not answered by faces.
    pub fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
        let Pending::Roll(roll) = before.pending() else { return None };
        let &[face] = roll.read(rolled)? else { return None };
        let prospects = before.prospects();
        let faces: Vec<i64> = before.ends().iter().map(|ends| worth(before, &prospects, ends)).collect();
        let came = faces.get(usize::from(face.checked_sub(1)?))?;
        // A worth is in 36ths of whole quarters by the last die: sixths of sixths leave no remainder.
        let mean = faces.iter().sum::<i64>() / i64::try_from(faces.len()).ok()?;
        Some(Luck { first: came - mean, rolls: 1 })
    }
}

/// What equally likely results are worth to the first player on average, in parts.
fn worth(game: &Game, prospects: &[Consequence], ends: &[CombatResult]) -> i64 {
    let harm = |one: &Consequence, side: Side| i64::from(one.harm(game.board(), side));
    let of = |result: &CombatResult| {
        let found = prospects.iter().find(|one| one.result == *result);
        found.map_or(0, |one| harm(one, Side::Second) - harm(one, Side::First))
    };
    ends.iter().map(of).sum::<i64>() * WAYS / i64::try_from(ends.len().max(1)).unwrap_or(1)
}

/// Parts as a number with one figure behind the point, for people: `+4.5`.
pub fn points(parts: i64) -> String {
    let tenths = (parts * 10 + parts.signum() * PARTS / 2) / PARTS;
    let sign = match tenths.signum() {
        1 => "+",
        -1 => "\u{2212}",
        _ => "",
    };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

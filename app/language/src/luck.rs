//! Luck: what a roll did to the result that was to be expected, and for whom.
//!
//! Before a roll the rules say what each result would do here at the least: which units are destroyed, broken or driven
//! back. The *worth* of a result to a side is the enemy's loss, less the side's own, in strength points: destroyed
//! strength counts whole, broken strength half, strength driven back or displaced a quarter. Morale follows from the
//! same deeds and is not counted a second time; the owners' later choices are no luck. The *luck* of a roll is the
//! worth of the result, less the mean worth over all faces; where a weather die follows, a face of the first die is
//! worth the mean over the faces of the second.
//!
//! So the luck of every roll is 0 on average, whatever attacks the players choose, and one side's luck is the other's
//! misfortune. All of it is exact. All places that show luck take it from here: the panel of a match, the replay, the report.

use crate::ask::Sentence;
use crate::sheet::{Gauge, Part, Sheet};
use crate::system::Judge;
use crate::{MESSAGES, phrase, say};
use engine::contract::{Rolled, Side};

/// Parts of a strength point in which luck is counted: quarters, over the 36 results of two dice.
pub const PARTS: i64 = 36 * 4;
/// Strength points that fill a bar, unless there is more luck than that.
const FULL: i64 = 10 * PARTS;

/// The measure of luck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LuckMeasure {
    /// Strength points.
    #[default]
    Points,
    /// Increments: the loss of men by a roll, and letter results for two or three of them.
    Increments,
}

impl LuckMeasure {
    /// The meaning of luck, for a reader who sees a number of it.
    pub fn meaning(self) -> String {
        match self {
            LuckMeasure::Points => say!(MESSAGES, "language-luck-means-points"),
            LuckMeasure::Increments => say!(MESSAGES, "language-luck-means-increments"),
        }
    }

    /// The word by which messages know it.
    const fn key(self) -> &'static str {
        match self {
            LuckMeasure::Points => "points",
            LuckMeasure::Increments => "increments",
        }
    }
}

/// The luck so far, or in one roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// In favour of the first player, in parts; the second player's is its negative.
    first: i64,
    /// Number of rolls that were weighed.
    pub rolls: u32,
    /// The measure in which it is counted.
    pub measure: LuckMeasure,
}

impl Luck {
    /// The luck before any roll.
    pub const NONE: Luck = Luck { first: 0, rolls: 0, measure: LuckMeasure::Points };

    /// A side's luck, in parts of what it is counted in.
    pub const fn of(&self, side: Side) -> i64 {
        match side {
            Side::First => self.first,
            Side::Second => -self.first,
        }
    }

    /// A side's luck, for people: `+4.5`.
    pub fn told(&self, side: Side) -> String {
        points(self.of(side))
    }

    /// Both sides' luck as a page.
    pub fn sheet(&self) -> Sheet {
        let full = self.first.abs().max(FULL);
        let mut sheet = Sheet::EMPTY;
        sheet.line(phrase!(MESSAGES, "language-luck", rolls = self.rolls, measure = self.measure.key()));
        sheet.parts.extend(Side::BOTH.map(|side| {
            Part::Gauge(Gauge {
                name: Sentence::EMPTY.side(side),
                text: self.told(side),
                told: phrase!(MESSAGES, "language-luck-of", side = side, luck = self.told(side)),
                level: self.of(side),
                ends: [-full, full],
                tick: None,
                coat: None,
            })
        }));
        sheet.note(phrase!(MESSAGES, "language-luck-note"));
        sheet
    }

    /// A roll is resolved: the game that waited for it, and the answer of chance. Other rolls, for example for a corps
    /// that may arrive, cost no side anything and leave the luck as it is.
    pub fn roll<S: Judge>(&mut self, before: &S::Game, rolled: &Rolled) {
        if let Some(one) = S::luck(before, rolled) {
            self.add(&one);
        }
    }

    /// The luck of one roll in favour of the first player, in parts.
    pub const fn one(first: i64) -> Luck {
        Luck { first, rolls: 1, measure: LuckMeasure::Points }
    }

    /// The same in parts of an increment.
    pub const fn in_increments(first: i64) -> Luck {
        Luck { first, rolls: 1, measure: LuckMeasure::Increments }
    }

    /// Adds the luck of another roll.
    pub const fn add(&mut self, other: &Luck) {
        self.first += other.first;
        self.rolls += other.rolls;
        if other.rolls > 0 {
            self.measure = other.measure;
        }
    }
}

/// Parts as a number with one figure behind the point, for people: `+4.5`.
pub fn points(parts: i64) -> String {
    let tenths = (parts * 10 + parts.signum() * PARTS / 2) / PARTS;
    let sign = match tenths.signum() {
        1 => "+",
        -1 => "\u{2212}",
        _ => "",
    };
    let point = say!(MESSAGES, "language-decimal-sign");
    format!("{sign}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
}

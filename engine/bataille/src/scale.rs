//! The two dice read as tens and units, the 36 steps between them, and the exact fractions of the charts.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// A roll of two dice, or a figure of a chart on the same scale: 11 to 16, 21 to 26, up to 66 [1.2].
///
/// ```
/// use engine::bataille::TwoDice;
/// assert_eq!(TwoDice(43).shifted(4), TwoDice(51));
/// assert_eq!(TwoDice(12).shifted(-5), TwoDice(11));
/// assert_eq!(TwoDice(65).shifted(3), TwoDice(66));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TwoDice(pub u8);

/// Number of results of two dice.
pub const THROWS: u16 = 36;

impl TwoDice {
    /// Its two faces, tens first.
    pub(crate) fn faces(self) -> [u16; 2] {
        [u16::from(self.0 / 10), u16::from(self.0 % 10)]
    }

    /// The roll of these two faces.
    pub fn of(tens: u16, units: u16) -> TwoDice {
        let face = |die: u16| u8::try_from(die.clamp(1, 6)).unwrap_or(1);
        TwoDice(face(tens) * 10 + face(units))
    }

    /// The roll of these faces, if they are two; otherwise the lowest.
    pub(crate) fn read(faces: &[u16]) -> TwoDice {
        match *faces {
            [tens, units] => TwoDice::of(tens, units),
            _ => TwoDice(11),
        }
    }

    /// The roll at a place of the scale, held within it.
    pub fn at(index: i32) -> TwoDice {
        let index = u8::try_from(index.clamp(0, 35)).unwrap_or(0);
        TwoDice((index / 6 + 1) * 10 + index % 6 + 1)
    }

    /// Its place on the scale, 0 to 35.
    pub fn index(self) -> i32 {
        let (tens, units) = (i32::from(self.0 / 10), i32::from(self.0 % 10));
        (tens - 1) * 6 + units - 1
    }

    /// Whether two dice can show it.
    pub fn is_throw(self) -> bool {
        (1..=6).contains(&(self.0 / 10)) && (1..=6).contains(&(self.0 % 10))
    }

    /// The roll this many steps away, held within the scale [1.3].
    pub fn shifted(self, steps: i32) -> TwoDice {
        TwoDice::at(self.index() + steps)
    }

    /// All 36, lowest first.
    pub fn all() -> impl Iterator<Item = TwoDice> {
        (0..36).map(TwoDice::at)
    }
}

impl fmt::Display for TwoDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An exact fraction in lowest terms; never rounded [1.7].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fraction {
    /// Above the line.
    pub over: u32,
    /// Below it; never nought.
    pub under: u32,
}

impl Fraction {
    /// Zero.
    pub const ZERO: Fraction = Fraction { over: 0, under: 1 };
    /// The whole.
    pub const ONE: Fraction = Fraction { over: 1, under: 1 };

    /// `over` parts of `under`, in lowest terms; zero if `under` is zero.
    pub fn new(over: u32, under: u32) -> Fraction {
        if under == 0 {
            return Fraction::ZERO;
        }
        let divisor = common(u64::from(over), u64::from(under)).max(1);
        Fraction { over: narrow(u64::from(over) / divisor), under: narrow(u64::from(under) / divisor) }
    }

    /// A whole number.
    pub fn whole(number: u32) -> Fraction {
        Fraction { over: number, under: 1 }
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Fraction) -> Fraction {
        let over = u64::from(self.over) * u64::from(other.under) + u64::from(other.over) * u64::from(self.under);
        lowest(over, u64::from(self.under) * u64::from(other.under))
    }

    /// One of the other.
    #[must_use]
    pub fn times(self, other: Fraction) -> Fraction {
        lowest(u64::from(self.over) * u64::from(other.over), u64::from(self.under) * u64::from(other.under))
    }

    /// Whether `self : other` is at least `over : under`.
    pub fn at_least(self, other: Fraction, over: u32, under: u32) -> bool {
        let mine = u128::from(self.over) * u128::from(other.under) * u128::from(under);
        mine >= u128::from(other.over) * u128::from(self.under) * u128::from(over)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        (u64::from(self.over) * u64::from(other.under)).cmp(&(u64::from(other.over) * u64::from(self.under)))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.under == 1 { self.over.fmt(f) } else { write!(f, "{}/{}", self.over, self.under) }
    }
}

fn lowest(over: u64, under: u64) -> Fraction {
    let divisor = common(over, under).max(1);
    Fraction { over: narrow(over / divisor), under: narrow((under / divisor).max(1)) }
}

fn narrow(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_has_thirty_six_places_in_order() {
        let all: Vec<u8> = TwoDice::all().map(|throw| throw.0).collect();
        assert_eq!(all.len(), 36);
        assert_eq!((all[0], all[5], all[6], all[35]), (11, 16, 21, 66));
        for (place, throw) in TwoDice::all().enumerate() {
            assert_eq!(throw.index(), i32::try_from(place).unwrap());
        }
    }

    #[test]
    fn modifiers_are_steps_and_stay_on_the_scale() {
        // [1.3]
        assert_eq!(TwoDice(43).shifted(4), TwoDice(51));
        assert_eq!(TwoDice(12).shifted(-5), TwoDice(11));
        assert_eq!(TwoDice(65).shifted(3), TwoDice(66));
        assert_eq!(TwoDice(16).shifted(1), TwoDice(21));
    }

    #[test]
    fn fractions_are_exact() {
        // [1.7]
        let third = Fraction::new(1, 3);
        assert_eq!(third.plus(third).plus(third), Fraction::ONE);
        assert!(Fraction::new(32, 3).at_least(Fraction::whole(12), 2, 3));
        assert!(!Fraction::new(32, 3).at_least(Fraction::whole(12), 1, 1));
        assert!(Fraction::whole(8).at_least(Fraction::whole(6), 4, 3));
    }
}

/// The least natural face of a die that succeeds, and what a leader has added to make it so [56, 61.1].
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    pub(crate) least: u8,
    pub(crate) bonus: u8,
}

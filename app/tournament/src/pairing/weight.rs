//! The weight of a pair: several numbers, of which the first counts most.
//!
//! Each holds counts of several rules side by side, in digits wide enough for a whole round. Weights are added and compared
//! like numbers, number by number: the heaviest matching needs nothing else.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// The numbers in a weight.
const NUMBERS: usize = 6;

/// The weight of one pair, or the sum of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight([i128; NUMBERS]);

impl Weight {
    /// The weight of an empty matching.
    pub(super) const ZERO: Weight = Weight([0; NUMBERS]);

    /// These numbers, the first of which counts most.
    pub(super) fn of(numbers: [i128; NUMBERS]) -> Weight {
        Weight(numbers)
    }

    /// This weight with another last number.
    pub(super) fn with_last(mut self, number: i128) -> Weight {
        if let Some(last) = self.0.last_mut() {
            *last = number;
        }
        self
    }

    /// Twice this weight.
    pub(super) fn twice(self) -> Weight {
        self + self
    }

    /// Half of this weight; the caller knows that all its numbers are even.
    pub(super) fn half(self) -> Weight {
        Weight(self.0.map(|number| number / 2))
    }
}

impl Add for Weight {
    type Output = Weight;

    fn add(mut self, other: Weight) -> Weight {
        self += other;
        self
    }
}

impl AddAssign for Weight {
    fn add_assign(&mut self, other: Weight) {
        self.0.iter_mut().zip(other.0).for_each(|(number, more)| *number += more);
    }
}

impl Sub for Weight {
    type Output = Weight;

    fn sub(mut self, other: Weight) -> Weight {
        self -= other;
        self
    }
}

impl SubAssign for Weight {
    fn sub_assign(&mut self, other: Weight) {
        self.0.iter_mut().zip(other.0).for_each(|(number, less)| *number -= less);
    }
}

impl Sum for Weight {
    fn sum<I: Iterator<Item = Weight>>(all: I) -> Weight {
        all.fold(Weight::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_counts_before_all_others() {
        let one = Weight::of([1, -5, 0, 0, 0, 0]);
        let other = Weight::of([0, 9, 9, 9, 9, 9]);
        assert!(one > other && one + other > one.twice() - one, "added and compared number by number");
        assert_eq!((one + one).half(), one);
        assert_eq!([one, other].into_iter().sum::<Weight>() - other, one);
    }
}

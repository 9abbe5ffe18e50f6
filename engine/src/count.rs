//! Differences and sums that stop at an end.
//!
//! [`less`] is for floors that a rule states, [`capped_sum`] for numbers that a battle file or a saved game chooses. All
//! other arithmetic is plain, so that a mistake in the program stops it.

use std::ops::{Add, Not, Sub};

/// An unsigned number.
pub trait Count: Copy + Default + Ord + Add<Output = Self> + Sub<Output = Self> + Not<Output = Self> {}

impl Count for u8 {}
impl Count for u16 {}
impl Count for u32 {}
impl Count for usize {}

/// The difference, or zero where more is taken than there is.
///
/// ```
/// use engine::count::less;
/// assert_eq!((less(3u8, 1), less(3u8, 5)), (2, 0));
/// ```
pub fn less<N: Count>(have: N, taken: N) -> N {
    if taken < have { have - taken } else { N::default() }
}

/// The sum, or the greatest number where the sum is greater: a cost that no unit can pay stays one.
///
/// ```
/// use engine::count::capped_sum;
/// assert_eq!((capped_sum(3u8, 1), capped_sum(3u8, 254)), (4, 255));
/// ```
pub fn capped_sum<N: Count>(one: N, other: N) -> N {
    let most = !N::default();
    if other < most - one { one + other } else { most }
}

//! Multiples of a point laid out beforehand, so that any multiple of it is a sum of a few dozen of them.
//!
//! Only for public data: the time of a sum depends on the scalar.

use curve25519_dalek::edwards::EdwardsPoint;
use curve25519_dalek::scalar::Scalar;

/// Bits of a digit.
const BITS: usize = 6;
/// The highest digit; the lowest is one above its negative, so that a row needs only half of the multiples.
const HIGHEST: i16 = 1 << (BITS - 1);
/// Digits of a scalar, which has 253 bits, and one for what is carried out of the last.
const DIGITS: usize = 254_usize.div_ceil(BITS);

/// For each digit of a scalar the multiples of the point that it can select, from once to [`HIGHEST`] times.
pub(crate) struct Multiples {
    rows: Vec<Vec<EdwardsPoint>>,
}

impl Multiples {
    /// Lays them out.
    pub(crate) fn new(point: &EdwardsPoint) -> Multiples {
        let mut unit = *point;
        let rows = (0..DIGITS)
            .map(|_| {
                let row: Vec<EdwardsPoint> = std::iter::successors(Some(unit), |last| Some(last + unit))
                    .take(usize::from(HIGHEST.unsigned_abs()))
                    .collect();
                unit = row.last().map_or(unit, |highest| highest + highest);
                row
            })
            .collect();
        Multiples { rows }
    }

    /// Adds this point, multiplied by a scalar, to a point.
    pub(crate) fn add_to(&self, point: EdwardsPoint, times: &Scalar) -> EdwardsPoint {
        self.rows.iter().zip(digits(times)).fold(point, |sum, (row, digit)| {
            let multiple = usize::from(digit.unsigned_abs()).checked_sub(1).and_then(|at| row.get(at));
            match multiple {
                Some(multiple) if digit > 0 => sum + multiple,
                Some(multiple) => sum - multiple,
                None => sum,
            }
        })
    }
}

/// A scalar in digits of [`BITS`] bits between minus and plus [`HIGHEST`], the least first.
fn digits(scalar: &Scalar) -> [i16; DIGITS] {
    let bytes = scalar.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().map_or(0, u16::from);
    let mut carried = 0;
    std::array::from_fn(|at| {
        let bit = at * BITS;
        let bits = ((byte(bit / 8) | byte(bit / 8 + 1) << 8) >> (bit % 8)) & ((1 << BITS) - 1);
        let digit = i16::try_from(bits).unwrap_or(0) + carried;
        carried = i16::from(digit > HIGHEST);
        digit - (carried << BITS)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use curve25519_dalek::constants::ED25519_BASEPOINT_POINT;
    use curve25519_dalek::traits::Identity;

    #[test]
    fn every_multiple_is_what_the_crate_says() {
        let point = ED25519_BASEPOINT_POINT * Scalar::from(77_u8);
        let laid_out = Multiples::new(&point);
        let edges = [
            Scalar::ZERO,
            Scalar::ONE,
            -Scalar::ONE,
            Scalar::from(32_u8),
            Scalar::from(33_u8),
            Scalar::from(2_015_u16),
        ];
        let random = (0..200_u8).map(|n| {
            Scalar::from_bytes_mod_order([n.wrapping_mul(37), n, 255, n ^ 0x5a].repeat(8).try_into().unwrap_or([n; 32]))
        });
        for scalar in edges.into_iter().chain(random) {
            assert_eq!(laid_out.add_to(EdwardsPoint::identity(), &scalar), point * scalar);
            assert_eq!(laid_out.add_to(point, &scalar), point * (scalar + Scalar::ONE));
        }
    }
}

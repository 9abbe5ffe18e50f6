//! Lines from the centre of one hex to the centre of another, exactly and in integers.
//!
//! The line is the same seen from either end. Where it runs along a hexside it passes between two hexes instead of
//! through one.

use crate::hex::{Cube, Grid, Hex};
use std::cmp::Ordering;

/// One hex, or one pair of hexes, that a line meets on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Passage {
    /// The line crosses the inside of this hex.
    Through(Hex),
    /// The line runs along the side these two share; the lower number first.
    Between(Hex, Hex),
    /// The line runs along the side of this hex, with nothing but the edge of the board on the other hand.
    Along(Hex),
}

/// The hexes that a line meets between its two end hexes, in order from the first end. The end hexes are left out.
///
/// Hexes off the board are not listed; a line along its edge runs `Along` the one hex that exists.
pub fn line(grid: &Grid, from: Hex, to: Hex) -> Vec<Passage> {
    let (start, end) = (grid.cube(from), grid.cube(to));
    let step = end.minus(start);
    let length = step.length();
    let mut met: Vec<(Fraction, Hex, Touch)> = Vec::new();
    // Every cell the line touches has its centre within one hex of a point of the line.
    let near = |one: u8, other: u8, last: u8| {
        one.min(other).saturating_sub(1).max(1)..=one.max(other).saturating_add(1).min(last)
    };
    let columns = near(from.column, to.column, grid.columns);
    let box_of_hexes = columns.flat_map(|column| near(from.row, to.row, grid.rows).map(move |row| Hex { column, row }));
    for hex in box_of_hexes.filter(|&hex| hex != from && hex != to) {
        let centre = grid.cube(hex);
        if centre.minus(start).length() > length || centre.minus(end).length() > length {
            continue;
        }
        if let Some((at, touch)) = meet(start, step, centre) {
            met.push((at, hex, touch));
        }
    }
    met.sort_by(|a, b| a.0.compare(&b.0).then(a.1.cmp(&b.1)));
    let mut passages = Vec::with_capacity(met.len());
    let mut rest = met.into_iter().peekable();
    while let Some((at, hex, touch)) = rest.next() {
        passages.push(match (touch, rest.peek()) {
            (Touch::Side, Some(&(next, other, Touch::Side))) if at.compare(&next) == Ordering::Equal => {
                rest.next();
                Passage::Between(hex, other)
            }
            (Touch::Side, _) => Passage::Along(hex),
            (Touch::Inside, _) => Passage::Through(hex),
        });
    }
    passages
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
    Inside,
    Side,
}

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Fraction {
    over: i64,
    under: i64,
}

impl Fraction {
    fn new(over: i64, under: i64) -> Fraction {
        if under < 0 { Fraction { over: -over, under: -under } } else { Fraction { over, under } }
    }

    fn compare(&self, other: &Fraction) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

/// The place along the line (0 to 1) at which it enters the cell round a centre, and whether it crosses it or only
/// follows a side.
///
/// The cell is the set of points for which each of x-y, y-z and z-x is within 1 of the centre's. Along the line each
/// of the three changes evenly, so each gives an interval, and the cell is met where all three overlap.
fn meet(start: Cube, step: Cube, centre: Cube) -> Option<(Fraction, Touch)> {
    let offset = start.minus(centre);
    let axes = |c: Cube| [c.x - c.y, c.y - c.z, c.z - c.x];
    let mut enter = Fraction::new(0, 1);
    let mut leave = Fraction::new(1, 1);
    let mut along_a_side = false;
    for (at, rate) in axes(offset).into_iter().zip(axes(step)) {
        let (at, rate) = (i64::from(at), i64::from(rate));
        if rate == 0 {
            match at.abs().cmp(&1) {
                Ordering::Greater => return None,
                Ordering::Equal => along_a_side = true,
                Ordering::Less => {}
            }
            continue;
        }
        let low = Fraction::new(if rate > 0 { -1 - at } else { 1 - at }, rate);
        let high = Fraction::new(if rate > 0 { 1 - at } else { -1 - at }, rate);
        if low.compare(&enter) == Ordering::Greater {
            enter = low;
        }
        if high.compare(&leave) == Ordering::Less {
            leave = high;
        }
    }
    // A cell met in a single point is only touched at a corner.
    (enter.compare(&leave) == Ordering::Less).then_some((enter, if along_a_side { Touch::Side } else { Touch::Inside }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Lower;

    const GRID: Grid = Grid { columns: 24, rows: 22, lower: Lower::Even };

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn two_hexes_straight_on_have_one_hex_between() {
        assert_eq!(line(&GRID, hex("1210"), hex("1212")), [Passage::Through(hex("1211"))]);
    }

    #[test]
    fn two_hexes_round_the_corner_are_seen_along_a_hexside() {
        assert_eq!(line(&GRID, hex("1210"), hex("1410")), [Passage::Between(hex("1310"), hex("1311"))]);
        assert_eq!(line(&GRID, hex("1210"), hex("1312")), [Passage::Between(hex("1211"), hex("1311"))]);
    }

    #[test]
    fn touching_hexes_have_nothing_between() {
        assert_eq!(line(&GRID, hex("1210"), hex("1211")), []);
    }

    #[test]
    fn at_the_edge_a_line_runs_along_the_one_hex_that_exists() {
        assert_eq!(line(&GRID, hex("0101"), hex("0301")), [Passage::Along(hex("0201"))]);
    }

    #[test]
    fn a_line_is_the_same_from_both_ends_and_anywhere_on_the_map() {
        let inside = |h: &Hex| (3..=14).contains(&h.column) && (2..=18).contains(&h.row);
        let inside: Vec<Hex> = GRID.hexes().filter(inside).collect();
        for (a, b) in inside.iter().flat_map(|a| inside.iter().map(move |b| (*a, *b))).filter(|(a, b)| a <= b) {
            let mut back = line(&GRID, b, a);
            back.reverse();
            let forth = line(&GRID, a, b);
            assert_eq!(forth, back, "{a} {b}");
            // Only near the lower edge can the board cut one of a pair.
            if a.row + 5 >= 22 || b.row + 5 >= 22 {
                continue;
            }
            let lower = |h: Hex| Hex::new(h.column, h.row + 4);
            let expected: Vec<_> = forth
                .iter()
                .map(|p| match *p {
                    Passage::Through(h) => Passage::Through(lower(h)),
                    Passage::Between(h, i) => Passage::Between(lower(h), lower(i)),
                    Passage::Along(h) => Passage::Along(lower(h)),
                })
                .collect();
            assert_eq!(line(&GRID, lower(a), lower(b)), expected, "{a} {b}");
        }
    }
}

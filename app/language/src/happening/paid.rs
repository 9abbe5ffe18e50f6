//! The cost of a march.

use crate::{MESSAGES, say};

/// Movement points, counted in parts of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Number of parts.
    pub parts: u16,
    /// Number of parts in a point: 2 where points are counted in halves.
    pub of: u16,
}

impl Paid {
    /// Both together; `None` if they are counted in different parts.
    pub fn and(self, other: Paid) -> Option<Paid> {
        let parts = self.parts.checked_add(other.parts)?;
        (self.of == other.of).then_some(Paid { parts, of: self.of })
    }

    /// The points in words: "2 1/2 points".
    pub fn words(self) -> String {
        let of = self.of.max(1);
        let (whole, rest) = (self.parts / of, self.parts % of);
        let common = common(rest, of).max(1);
        let (part, parts) = (rest / common, of / common);
        let number = match (whole, rest) {
            (whole, 0) => whole.to_string(),
            (0, _) => format!("{part}/{parts}"),
            (whole, _) => format!("{whole} {part}/{parts}"),
        };
        let size = match (whole, rest) {
            (0, 0) => "none",
            (0, _) | (1, 0) => "one",
            (1, _) => "over",
            _ => "many",
        };
        say!(MESSAGES, "language-points", size = size, points = number)
    }
}

/// The largest number that divides both.
const fn common(one: u16, other: u16) -> u16 {
    if other == 0 { one } else { common(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::Paid;

    #[test]
    fn parts_are_told_as_points() {
        let words = |parts, of| Paid { parts, of }.words();
        assert_eq!([words(5, 2), words(1, 2), words(2, 2)], ["2 1/2 points", "1/2 point", "1 point"]);
        assert_eq!([words(8, 6), words(4, 6), words(0, 6)], ["1 1/3 points", "2/3 point", "0 points"]);
        assert_eq!(Paid { parts: 3, of: 2 }.and(Paid { parts: 2, of: 2 }), Some(Paid { parts: 5, of: 2 }));
        assert_eq!(Paid { parts: 3, of: 2 }.and(Paid { parts: 2, of: 6 }), None);
    }
}

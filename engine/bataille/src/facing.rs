//! The facing of a unit, and the sides of its hex that are its front, flank and rear [10.1].

use super::definition::Formation;
use engine::hex::Direction;
use serde::{Deserialize, Serialize};

/// The facing of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// A side of the hex.
    Side(Direction),
    /// The corner between that side and the next one clockwise.
    Vertex(Direction),
    /// Every way: a carré.
    AllRound,
}

/// The aspect of a hexside, seen from the unit in the hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "three words of every soldier")]
pub enum Aspect {
    Front,
    Rear,
    Flank,
}

/// Sides of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sides(pub(crate) u8);

impl Sides {
    pub(crate) const NONE: Sides = Sides(0);
    pub(crate) const ALL: Sides = Sides(0b11_1111);

    pub(crate) fn of(sides: &[Direction]) -> Sides {
        Sides(sides.iter().fold(0, |bits, side| bits | 1 << side.index()))
    }

    pub(crate) fn has(self, side: Direction) -> bool {
        self.0 & 1 << side.index() != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |side| self.has(*side))
    }
}

/// The side `steps` clockwise from this one.
pub(crate) fn turned(side: Direction, steps: i32) -> Direction {
    let at = (i32::try_from(side.index()).unwrap_or(0) + steps).rem_euclid(6);
    Direction::ALL.get(usize::try_from(at).unwrap_or(0)).copied().unwrap_or(Direction::Up)
}

/// Number of steps of 60 degrees between two sides, 0 to 3.
pub(crate) fn steps_between(a: Direction, b: Direction) -> u16 {
    let apart = a.index().abs_diff(b.index());
    u16::try_from(apart.min(6 - apart)).unwrap_or(0)
}

impl Facing {
    /// The side it faces, or the first of the two at its corner.
    pub(crate) fn side(self) -> Option<Direction> {
        match self {
            Facing::Side(side) | Facing::Vertex(side) => Some(side),
            Facing::AllRound => None,
        }
    }

    /// Whether a formation faces this way at all [10.1].
    pub fn fits(self, formation: Formation) -> bool {
        match formation {
            Formation::Line | Formation::Skirmish => matches!(self, Facing::Vertex(_)),
            Formation::Carre => self == Facing::AllRound,
            _ => matches!(self, Facing::Side(_)),
        }
    }

    /// The nearest facing that fits the formation: corner k for side k and the other way round.
    pub(crate) fn fitted(self, formation: Formation) -> Facing {
        let side = self.side().unwrap_or(Direction::Up);
        match formation {
            Formation::Line | Formation::Skirmish => Facing::Vertex(side),
            Formation::Carre => Facing::AllRound,
            _ => Facing::Side(side),
        }
    }

    /// All facings of a formation.
    pub(crate) fn all(formation: Formation) -> Vec<Facing> {
        match formation {
            Formation::Line | Formation::Skirmish => Direction::ALL.map(Facing::Vertex).to_vec(),
            Formation::Carre => vec![Facing::AllRound],
            _ => Direction::ALL.map(Facing::Side).to_vec(),
        }
    }

    /// Number of turns of 60 degrees from one facing to the other. A change between side and corner turns half of one
    /// for nothing [10.8].
    pub(crate) fn turns_to(self, other: Facing) -> u16 {
        match (self, other) {
            (Facing::Side(a), Facing::Side(b)) | (Facing::Vertex(a), Facing::Vertex(b)) => steps_between(a, b),
            (Facing::Side(a), Facing::Vertex(b)) => steps_between(turned(a, -1), b).min(steps_between(a, b)),
            (Facing::Vertex(a), Facing::Side(b)) => steps_between(a, b).min(steps_between(turned(a, 1), b)),
            (Facing::AllRound, _) | (_, Facing::AllRound) => 0,
        }
    }
}

/// The front, of a unit whose column sees to all sides but the rear if `wide` (light cavalry).
pub(crate) fn front(formation: Formation, facing: Facing, wide: bool) -> Sides {
    around(formation, facing, wide).0
}

/// The aspect of one side for a unit.
pub(crate) fn aspect(formation: Formation, facing: Facing, wide: bool, side: Direction) -> Aspect {
    let (front, flank) = around(formation, facing, wide);
    if front.has(side) {
        Aspect::Front
    } else if flank.has(side) {
        Aspect::Flank
    } else {
        Aspect::Rear
    }
}

/// Front and flank of a unit that faces side 0 or the corner after it, a bit for each side; the rest is rear.
const COLUMN: (u8, u8) = (0b10_0011, 0b01_0100);
const WIDE: (u8, u8) = (0b11_0111, 0);
const LINE: (u8, u8) = (0b00_0011, 0b10_0100);
const SKIRMISH: (u8, u8) = (0b10_0111, 0b01_1000);

/// Front and flank; the rest is rear.
fn around(formation: Formation, facing: Facing, wide: bool) -> (Sides, Sides) {
    let (from, (front, flank)) = match (facing, formation) {
        (Facing::AllRound, _) | (_, Formation::Carre) => return (Sides::ALL, Sides::NONE),
        (Facing::Side(from) | Facing::Vertex(from), Formation::Skirmish) => (from, SKIRMISH),
        // Guns with a line have its front; so have the other units in its hex.
        (Facing::Vertex(from), _) | (Facing::Side(from), Formation::Line) => (from, LINE),
        (Facing::Side(from), Formation::GeneralOrder) => (from, WIDE),
        (Facing::Side(from), Formation::Column) if wide => (from, WIDE),
        (Facing::Side(from), _) => (from, COLUMN),
    };
    let turned = |bits: u8| Sides((bits << from.index() | bits >> (6 - from.index())) & Sides::ALL.0);
    (turned(front), turned(flank))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(formation: Formation, facing: Facing, wide: bool) -> [String; 3] {
        let of = |wanted| {
            let found = Direction::ALL.into_iter().filter(|side| aspect(formation, facing, wide, *side) == wanted);
            found.map(|side| side.index().to_string()).collect()
        };
        [of(Aspect::Front), of(Aspect::Flank), of(Aspect::Rear)]
    }

    #[test]
    fn every_row_of_the_chart() {
        // [10.1] front, flank, rear by the numbers of the sides; facing side 2 or the corner between 2 and 3.
        let side = Facing::Side(Direction::DownRight);
        let vertex = Facing::Vertex(Direction::DownRight);
        assert_eq!(sides(Formation::Column, side, false), ["123", "04", "5"]);
        assert_eq!(sides(Formation::Limbered, side, false), ["123", "04", "5"]);
        assert_eq!(sides(Formation::Unlimbered, side, false), ["123", "04", "5"]);
        assert_eq!(sides(Formation::RoadMarch, side, false), ["123", "04", "5"]);
        assert_eq!(sides(Formation::Column, side, true), ["01234", "", "5"]);
        assert_eq!(sides(Formation::GeneralOrder, side, false), ["01234", "", "5"]);
        assert_eq!(sides(Formation::Line, vertex, false), ["23", "14", "05"]);
        assert_eq!(sides(Formation::Skirmish, vertex, false), ["1234", "05", ""]);
        assert_eq!(sides(Formation::Carre, Facing::AllRound, false), ["012345", "", ""]);
    }

    #[test]
    fn half_a_turn_is_free_between_side_and_corner() {
        // [10.8]
        let side = Facing::Side(Direction::DownRight);
        let turns: Vec<u16> = Direction::ALL.map(|v| side.turns_to(Facing::Vertex(v))).to_vec();
        assert_eq!(turns, [1, 0, 0, 1, 2, 2]);
        let vertex = Facing::Vertex(Direction::DownRight);
        let back: Vec<u16> = Direction::ALL.map(|d| vertex.turns_to(Facing::Side(d))).to_vec();
        assert_eq!(back, [2, 1, 0, 0, 1, 2]);
    }
}

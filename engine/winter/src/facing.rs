//! The six ways out of a hex and the six apexes a unit can face [1.6].

use serde::{Deserialize, Serialize};

/// A hexside by the way it leads, numbered 0 to 5 from the north-east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Way {
    /// 0.
    NorthEast,
    /// 1.
    East,
    /// 2.
    SouthEast,
    /// 3.
    SouthWest,
    /// 4.
    West,
    /// 5.
    NorthWest,
}

impl Way {
    /// All six, clockwise from the north-east.
    pub const ALL: [Way; 6] = [Way::NorthEast, Way::East, Way::SouthEast, Way::SouthWest, Way::West, Way::NorthWest];

    /// Its number on the page, 0 to 5.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The direction of that number, counted on past 5 and below 0.
    pub const fn of(number: i32) -> Way {
        match number.rem_euclid(6) {
            0 => Way::NorthEast,
            1 => Way::East,
            2 => Way::SouthEast,
            3 => Way::SouthWest,
            4 => Way::West,
            _ => Way::NorthWest,
        }
    }

    /// The direction this many hexsides further clockwise.
    pub const fn turned(self, by: i32) -> Way {
        Way::of(self as i32 + by)
    }

    /// The way back.
    pub const fn opposite(self) -> Way {
        self.turned(3)
    }

    /// Its place in a list of six.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The apex a unit faces, numbered 0 to 5 from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// 0.
    North,
    /// 1.
    EastNorthEast,
    /// 2.
    EastSouthEast,
    /// 3.
    South,
    /// 4.
    WestSouthWest,
    /// 5.
    WestNorthWest,
}

/// The aspect of a hexside to a unit that faces an apex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aspect {
    /// One of the two in front.
    Front,
    /// One of the two beside.
    Flank,
    /// One of the two behind.
    Rear,
}

impl Facing {
    /// All six, clockwise from the north.
    pub const ALL: [Facing; 6] = [
        Facing::North,
        Facing::EastNorthEast,
        Facing::EastSouthEast,
        Facing::South,
        Facing::WestSouthWest,
        Facing::WestNorthWest,
    ];

    /// The facing of that number, counted on past 5 and below 0.
    pub const fn of(number: i32) -> Facing {
        match number.rem_euclid(6) {
            0 => Facing::North,
            1 => Facing::EastNorthEast,
            2 => Facing::EastSouthEast,
            3 => Facing::South,
            4 => Facing::WestSouthWest,
            _ => Facing::WestNorthWest,
        }
    }

    /// Its number on the page.
    pub const fn number(self) -> i32 {
        self as i32
    }

    /// The two hexsides in front: the one to the left of the apex, then the one to its right.
    pub const fn front(self) -> [Way; 2] {
        [Way::of(self as i32 - 1), Way::of(self as i32)]
    }

    /// The aspect of a hexside to this facing.
    pub const fn aspect(self, side: Way) -> Aspect {
        match (side as i32 - self as i32).rem_euclid(6) {
            0 | 5 => Aspect::Front,
            1 | 4 => Aspect::Flank,
            _ => Aspect::Rear,
        }
    }

    /// Number of apexes between two facings, 0 to 3.
    pub const fn apart(self, other: Facing) -> u8 {
        match (self as i32 - other as i32).rem_euclid(6) {
            0 => 0,
            1 | 5 => 1,
            2 | 4 => 2,
            _ => 3,
        }
    }

    /// The facing of a Road Column that has crossed a hexside: the nearer of the two apexes beside it (R12).
    pub fn after_road(self, crossed: Way) -> Facing {
        let (one, other) = (Facing::of(i32::from(crossed.number())), Facing::of(i32::from(crossed.number()) + 1));
        let (low, high) = if one < other { (one, other) } else { (other, one) };
        if self.apart(high) < self.apart(low) { high } else { low }
    }

    /// Its name as the data writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Facing::North => "N",
            Facing::EastNorthEast => "ENE",
            Facing::EastSouthEast => "ESE",
            Facing::South => "S",
            Facing::WestSouthWest => "WSW",
            Facing::WestNorthWest => "WNW",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn front_flank_and_rear_are_two_hexsides_each() {
        assert_eq!(Facing::North.front(), [Way::NorthWest, Way::NorthEast]);
        assert_eq!(Facing::South.front(), [Way::SouthEast, Way::SouthWest]);
        for facing in Facing::ALL {
            let count = |wanted| Way::ALL.into_iter().filter(|&way| facing.aspect(way) == wanted).count();
            assert_eq!([count(Aspect::Front), count(Aspect::Flank), count(Aspect::Rear)], [2; 3]);
        }
        assert_eq!(Facing::North.aspect(Way::East), Aspect::Flank);
        assert_eq!(Facing::North.aspect(Way::West), Aspect::Flank);
        assert_eq!(Facing::North.aspect(Way::SouthEast), Aspect::Rear);
    }

    #[test]
    fn a_road_column_turns_as_little_as_it_can() {
        // Across the eastern side lie ENE and ESE.
        assert_eq!(Facing::North.after_road(Way::East), Facing::EastNorthEast);
        assert_eq!(Facing::South.after_road(Way::East), Facing::EastSouthEast);
        // As far either way: the lower number.
        assert_eq!(Facing::WestNorthWest.after_road(Way::East), Facing::EastNorthEast);
        // Across the north-western side lie WNW and N.
        assert_eq!(Facing::South.after_road(Way::NorthWest), Facing::WestNorthWest);
    }
}

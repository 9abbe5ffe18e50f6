//! Formations, drawn as a small block of troops seen from above: bars are ranks of foot, wedges riders, rods guns.

use super::Symbol;
use crate::geometry::{Point, point};

/// Formation of a counter's troops. It is drawn instead of the sign of their arm, turned to where they face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// Deep and narrow.
    Column,
    /// Wide and thin.
    Line,
    /// To all sides.
    Square,
    /// In pairs, far apart.
    Skirmishers,
    /// One behind the other, along a road.
    File,
    /// As the ground allows.
    Crowd,
    /// Guns behind their teams.
    Limbered,
    /// Guns ready to fire.
    Unlimbered,
    /// Running: a broken flag.
    Fleeing,
}

/// A piece of what is drawn of a block: in ems around its middle, facing to the right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BlockPart {
    /// A rectangle.
    Bar {
        /// Its middle.
        at: Point,
        /// Half of its extents.
        half: Point,
    },
    /// A triangle that points ahead.
    Wedge {
        /// Its middle.
        at: Point,
        /// Half of its extents.
        half: Point,
    },
    /// A disc.
    Dot {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f32,
    },
}

const fn bar(x: f32, y: f32, half_x: f32, half_y: f32) -> BlockPart {
    BlockPart::Bar { at: point(x, y), half: point(half_x, half_y) }
}

const fn wedge(x: f32, y: f32, half_x: f32, half_y: f32) -> BlockPart {
    BlockPart::Wedge { at: point(x, y), half: point(half_x, half_y) }
}

const fn dot(x: f32, y: f32) -> BlockPart {
    BlockPart::Dot { at: point(x, y), radius: 0.085 }
}

const FOOT_COLUMN: [BlockPart; 4] = [
    bar(0.33, 0.0, 0.085, 0.23),
    bar(0.11, 0.0, 0.085, 0.23),
    bar(-0.11, 0.0, 0.085, 0.23),
    bar(-0.33, 0.0, 0.085, 0.23),
];
const FOOT_LINE: [BlockPart; 1] = [bar(0.0, 0.0, 0.11, 0.48)];
const FOOT_SQUARE: [BlockPart; 4] = [
    bar(0.28, 0.0, 0.085, 0.36),
    bar(-0.28, 0.0, 0.085, 0.36),
    bar(0.0, 0.28, 0.36, 0.085),
    bar(0.0, -0.28, 0.36, 0.085),
];
const FOOT_SKIRMISHERS: [BlockPart; 7] = [
    dot(0.13, -0.39),
    dot(0.13, -0.13),
    dot(0.13, 0.13),
    dot(0.13, 0.39),
    dot(-0.13, -0.26),
    dot(-0.13, 0.0),
    dot(-0.13, 0.26),
];
const FOOT_FILE: [BlockPart; 3] =
    [bar(0.34, 0.0, 0.13, 0.085), bar(0.0, 0.0, 0.13, 0.085), bar(-0.34, 0.0, 0.13, 0.085)];
const FOOT_CROWD: [BlockPart; 4] = [
    bar(0.20, 0.16, 0.14, 0.13),
    bar(0.17, -0.20, 0.13, 0.14),
    bar(-0.20, -0.15, 0.14, 0.13),
    bar(-0.16, 0.21, 0.13, 0.14),
];

const HORSE_COLUMN: [BlockPart; 3] =
    [wedge(0.30, 0.0, 0.14, 0.25), wedge(0.0, 0.0, 0.14, 0.25), wedge(-0.30, 0.0, 0.14, 0.25)];
const HORSE_LINE: [BlockPart; 3] =
    [wedge(0.0, -0.32, 0.19, 0.155), wedge(0.0, 0.0, 0.19, 0.155), wedge(0.0, 0.32, 0.19, 0.155)];
const HORSE_SKIRMISHERS: [BlockPart; 5] = [
    wedge(0.12, -0.34, 0.10, 0.10),
    wedge(0.12, 0.0, 0.10, 0.10),
    wedge(0.12, 0.34, 0.10, 0.10),
    wedge(-0.18, -0.17, 0.10, 0.10),
    wedge(-0.18, 0.17, 0.10, 0.10),
];
const HORSE_FILE: [BlockPart; 3] =
    [wedge(0.34, 0.0, 0.14, 0.13), wedge(0.0, 0.0, 0.14, 0.13), wedge(-0.34, 0.0, 0.14, 0.13)];
const HORSE_CROWD: [BlockPart; 4] = [
    wedge(0.27, 0.06, 0.14, 0.15),
    wedge(-0.02, -0.26, 0.14, 0.15),
    wedge(-0.05, 0.24, 0.14, 0.15),
    wedge(-0.32, -0.06, 0.14, 0.15),
];

/// Barrel, axle, two wheels and the trail behind.
const GUNS_UNLIMBERED: [BlockPart; 5] = [
    bar(0.18, 0.0, 0.30, 0.075),
    bar(-0.06, 0.0, 0.045, 0.27),
    bar(-0.06, 0.29, 0.19, 0.06),
    bar(-0.06, -0.29, 0.19, 0.06),
    bar(-0.32, 0.0, 0.16, 0.045),
];
/// A team, the pole, two axles with their wheels.
const GUNS_LIMBERED: [BlockPart; 8] = [
    wedge(0.36, 0.0, 0.13, 0.19),
    bar(-0.12, 0.0, 0.36, 0.04),
    bar(0.02, 0.0, 0.035, 0.20),
    bar(0.02, 0.21, 0.11, 0.05),
    bar(0.02, -0.21, 0.11, 0.05),
    bar(-0.32, 0.0, 0.035, 0.24),
    bar(-0.32, 0.25, 0.14, 0.05),
    bar(-0.32, -0.25, 0.14, 0.05),
];

/// A staff that has snapped, and its cloth.
const FLAG: [BlockPart; 3] = [bar(-0.20, 0.20, 0.05, 0.26), bar(0.06, -0.14, 0.30, 0.045), bar(0.20, 0.05, 0.17, 0.16)];

impl Block {
    /// All of them.
    pub const ALL: [Block; 9] = [
        Block::Column,
        Block::Line,
        Block::Square,
        Block::Skirmishers,
        Block::File,
        Block::Crowd,
        Block::Limbered,
        Block::Unlimbered,
        Block::Fleeing,
    ];

    /// The parts drawn for troops of that arm.
    pub const fn parts(self, arm: Symbol) -> &'static [BlockPart] {
        match (self, arm) {
            (Block::Fleeing, _) => &FLAG,
            (Block::Limbered, _) | (Block::File | Block::Column | Block::Crowd, Symbol::Artillery) => &GUNS_LIMBERED,
            (Block::Unlimbered, _) | (_, Symbol::Artillery) => &GUNS_UNLIMBERED,
            (Block::Square, _) => &FOOT_SQUARE,
            (Block::Column, Symbol::Cavalry) => &HORSE_COLUMN,
            (Block::Line, Symbol::Cavalry) => &HORSE_LINE,
            (Block::Skirmishers, Symbol::Cavalry) => &HORSE_SKIRMISHERS,
            (Block::File, Symbol::Cavalry) => &HORSE_FILE,
            (Block::Crowd, Symbol::Cavalry) => &HORSE_CROWD,
            (Block::Column, _) => &FOOT_COLUMN,
            (Block::Line, _) => &FOOT_LINE,
            (Block::Skirmishers, _) => &FOOT_SKIRMISHERS,
            (Block::File, _) => &FOOT_FILE,
            (Block::Crowd, _) => &FOOT_CROWD,
        }
    }

    /// Whether it is turned to the troops' facing: a square, foot in a crowd and fleeing troops look the same from
    /// every side.
    pub const fn turns(self, arm: Symbol) -> bool {
        !matches!((self, arm), (Block::Square | Block::Fleeing, _) | (Block::Crowd, Symbol::Infantry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_fits_into_its_circle_however_it_is_turned() {
        for block in Block::ALL {
            for arm in [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery] {
                for part in block.parts(arm) {
                    let far = match *part {
                        BlockPart::Bar { at, half } => point(at.x.abs() + half.x, at.y.abs() + half.y).length(),
                        BlockPart::Wedge { at, half } => {
                            let back = point(at.x - half.x, at.y.abs() + half.y).length();
                            back.max(point(at.x + half.x, at.y).length())
                        }
                        BlockPart::Dot { at, radius } => at.length() + radius,
                    };
                    assert!(far <= 0.56, "{block:?} of {arm:?} reaches {far}");
                }
            }
        }
    }
}

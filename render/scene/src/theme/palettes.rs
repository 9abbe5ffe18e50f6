//! The colours of each theme. The distances between them are checked by `tests/vision.rs`.

use super::{Inks, Land, Marks, Theme};
use crate::Colour;

pub(super) const fn hex(code: u32) -> Colour {
    Colour::hex(code)
}

/// Marks in the red of staff maps.
const RED: Marks = Marks {
    red: hex(0xb3231b),
    urgent: hex(0x8c1212),
    grave: hex(0x7a1010),
    fleeing: hex(0x9c1414),
    upset: hex(0xffa27c),
};

pub(super) fn staff_map() -> Theme {
    Theme {
        name: "staff-map",
        paper: hex(0xf3ead3),
        lands: [
            Land {
                open: hex(0xeee6c6),
                high: hex(0xdcc398),
                woods: hex(0xa9b98c),
                grove: hex(0xcfdba6),
                town: hex(0xeac2b3),
                water: hex(0x9fbfc9),
                ice: hex(0xdfeaec),
                fir: hex(0x5f7c52),
                leaf: hex(0x8ea664),
            },
            Land {
                open: hex(0xf1f1ea),
                high: hex(0xd7cfb4),
                woods: hex(0xb4c2ae),
                grove: hex(0xd4e0c4),
                town: hex(0xefc9bc),
                water: hex(0x93b4c6),
                ice: hex(0xd3e4ec),
                fir: hex(0x64806c),
                leaf: hex(0x9fae86),
            },
        ],
        inks: Inks {
            line: hex(0x3a2c20),
            hachure: hex(0x5c4326),
            bank: hex(0x2c5468),
            gully: hex(0x6b4a2c),
            road: hex(0xf6edd4),
            road_edge: hex(0x5a4028),
            house: hex(0xa8452f),
            house_edge: hex(0x4f1d14),
            name: hex(0x2c1a10),
            wood_name: hex(0x2c4426),
            grid: hex(0x6b5b45),
            allowed: hex(0x2f6d4f),
            refused: hex(0xa3241c),
            selected: hex(0xd9930d),
            victory: hex(0xb3261e),
            cursor: hex(0x14110d),
            halo: hex(0xfffaf0),
        },
        marks: RED,
        armies: None,
        grain: 1.0,
        wander: 1.0,
        grid: 0.34,
        weight: 1.0,
    }
}

pub(super) fn high_contrast() -> Theme {
    let land = Land {
        open: hex(0xffffff),
        high: hex(0xe2b981),
        woods: hex(0x5d9a5a),
        grove: hex(0xb5e3a0),
        town: hex(0xf19ea0),
        water: hex(0x3f7fd0),
        ice: hex(0xc8e4ff),
        fir: hex(0x1d5a2a),
        leaf: hex(0x3f8a3a),
    };
    Theme {
        name: "high-contrast",
        paper: hex(0xffffff),
        lands: [land, land],
        inks: Inks {
            line: hex(0x000000),
            hachure: hex(0x000000),
            bank: hex(0x00245c),
            gully: hex(0x4a2500),
            road: hex(0xffffff),
            road_edge: hex(0x000000),
            house: hex(0x8c1010),
            house_edge: hex(0x000000),
            name: hex(0x000000),
            wood_name: hex(0x002a08),
            grid: hex(0x000000),
            allowed: hex(0x006364),
            refused: hex(0xb10000),
            selected: hex(0xe07b00),
            victory: hex(0xc00000),
            cursor: hex(0x000000),
            halo: hex(0xfffaf0),
        },
        marks: RED,
        armies: Some([hex(0x004fda), hex(0x11560f), hex(0xf2f2f2), hex(0x2d282e)]),
        grain: 0.0,
        wander: 0.0,
        grid: 0.75,
        weight: 1.35,
    }
}

pub(super) fn red_green() -> Theme {
    let staff = staff_map();
    let land = Land {
        open: hex(0xf7f2df),
        high: hex(0xd9b779),
        woods: hex(0x6f9aa8),
        grove: hex(0xb4d3de),
        town: hex(0xb08a4a),
        water: hex(0x3a70b8),
        ice: hex(0xd6e8f5),
        fir: hex(0x2f5f73),
        leaf: hex(0x6592a4),
    };
    Theme {
        name: "red-green",
        lands: [land, Land { open: hex(0xf6f7f7), ..land }],
        inks: Inks {
            house: hex(0x6b4410),
            house_edge: hex(0x2b1a05),
            allowed: hex(0x00609a),
            refused: hex(0xb34a00),
            selected: hex(0xf0b400),
            victory: hex(0x8a2be2),
            wood_name: hex(0x173a48),
            ..staff.inks
        },
        // Red beside black and dark green says nothing to these eyes: orange, and the purple of things that decide the
        // battle.
        marks: Marks {
            red: hex(0xb34a00),
            urgent: hex(0x8a2be2),
            grave: hex(0x8a2be2),
            fleeing: hex(0x943c00),
            upset: hex(0xffd24a),
        },
        armies: Some([hex(0x0b4fa8), hex(0xe8a013), hex(0xf4f2ec), hex(0x3b3b40)]),
        grain: 0.6,
        wander: 0.6,
        grid: 0.45,
        ..staff
    }
}

pub(super) fn blue_yellow() -> Theme {
    let staff = staff_map();
    let land = Land {
        open: hex(0xf5efe6),
        high: hex(0xd8a99a),
        woods: hex(0x5f9e8f),
        grove: hex(0xb2dcd0),
        town: hex(0xc06a72),
        water: hex(0x2f7f9f),
        ice: hex(0xd4edf2),
        fir: hex(0x2a6156),
        leaf: hex(0x5f9e8f),
    };
    Theme {
        name: "blue-yellow",
        lands: [land, Land { open: hex(0xf4f5f5), ..land }],
        inks: Inks {
            house: hex(0x8c2430),
            house_edge: hex(0x3a0c12),
            allowed: hex(0x00705c),
            refused: hex(0xb0102a),
            selected: hex(0xff6f61),
            wood_name: hex(0x123f37),
            ..staff.inks
        },
        armies: Some([hex(0x1f5fb0), hex(0xc23a4b), hex(0xf4f2ec), hex(0x3a3a3a)]),
        grain: 0.6,
        wander: 0.6,
        grid: 0.45,
        ..staff
    }
}

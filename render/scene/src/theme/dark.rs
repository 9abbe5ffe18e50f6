//! The same themes for a dark room: paper as dark as the desk, light ink, and land that keeps its hue. Higher ground is
//! still lighter and woods are still green, so that players need not learn the map again.

use super::palettes::{blue_yellow, hex, high_contrast, red_green, staff_map};
use super::{Inks, Land, Theme};

pub(super) fn staff_map_dark() -> Theme {
    Theme {
        name: "staff-map-dark",
        paper: hex(0x211d18),
        lands: [
            Land {
                open: hex(0x3a362c),
                high: hex(0x60502f),
                woods: hex(0x1e3526),
                grove: hex(0x45532f),
                town: hex(0x74423c),
                water: hex(0x2a5468),
                ice: hex(0x5c7078),
                fir: hex(0x547550),
                leaf: hex(0x748c50),
            },
            Land {
                open: hex(0x454a4e),
                high: hex(0x6e6148),
                woods: hex(0x2b3d37),
                grove: hex(0x485c3e),
                town: hex(0x6f4b45),
                water: hex(0x22475f),
                ice: hex(0x66808c),
                fir: hex(0x5d7c6a),
                leaf: hex(0x7c8c68),
            },
        ],
        inks: Inks {
            line: hex(0xcdbf9f),
            hachure: hex(0xb29a72),
            bank: hex(0x96bccb),
            gully: hex(0xb9946a),
            road: hex(0x8f8468),
            road_edge: hex(0x14110c),
            house: hex(0xc8705a),
            house_edge: hex(0x2a110b),
            name: hex(0xf2e8d0),
            wood_name: hex(0xbdd4aa),
            grid: hex(0xb6a98e),
            allowed: hex(0x74cda1),
            refused: hex(0xf07464),
            selected: hex(0xf3b638),
            victory: hex(0xef6b5e),
            cursor: hex(0xfff8e4),
            halo: hex(0x14110c),
        },
        grid: 0.26,
        ..staff_map()
    }
}

pub(super) fn high_contrast_dark() -> Theme {
    let land = Land {
        open: hex(0x161616),
        high: hex(0x86672c),
        woods: hex(0x0c4f1c),
        grove: hex(0x6a9a58),
        town: hex(0x8c3438),
        water: hex(0x2050b0),
        ice: hex(0x5f86b0),
        fir: hex(0x58b868),
        leaf: hex(0x9ad88c),
    };
    Theme {
        name: "high-contrast-dark",
        paper: hex(0x000000),
        lands: [land, land],
        inks: Inks {
            line: hex(0xffffff),
            hachure: hex(0xffffff),
            bank: hex(0xa8d0ff),
            gully: hex(0xffc890),
            road: hex(0x000000),
            road_edge: hex(0xffffff),
            house: hex(0xff9a90),
            house_edge: hex(0x000000),
            name: hex(0xffffff),
            wood_name: hex(0xc8ffc8),
            grid: hex(0xffffff),
            allowed: hex(0x4cf0f0),
            refused: hex(0xff7a6a),
            selected: hex(0xffb020),
            victory: hex(0xff7a7a),
            cursor: hex(0xffffff),
            halo: hex(0x000000),
        },
        grid: 0.5,
        ..high_contrast()
    }
}

pub(super) fn red_green_dark() -> Theme {
    let staff = staff_map_dark();
    let land = Land {
        open: hex(0x36342e),
        high: hex(0x6a5228),
        woods: hex(0x20404c),
        grove: hex(0x3f626e),
        town: hex(0x8c6c34),
        water: hex(0x2a54a0),
        ice: hex(0x61788a),
        fir: hex(0x5f98ac),
        leaf: hex(0x8cb8c8),
    };
    Theme {
        name: "red-green-dark",
        lands: [land, Land { open: hex(0x4a4d50), ..land }],
        inks: Inks {
            house: hex(0xdca850),
            house_edge: hex(0x2b1a05),
            allowed: hex(0x6cc0f4),
            refused: hex(0xff9c50),
            selected: hex(0xffc820),
            victory: hex(0xc894ff),
            wood_name: hex(0xb0d8e6),
            ..staff.inks
        },
        paper: staff.paper,
        ..red_green()
    }
}

pub(super) fn blue_yellow_dark() -> Theme {
    let staff = staff_map_dark();
    let land = Land {
        open: hex(0x38332f),
        high: hex(0x70483e),
        woods: hex(0x1c4a40),
        grove: hex(0x3f6c60),
        town: hex(0x8c3f48),
        water: hex(0x1c5c78),
        ice: hex(0x5c7a82),
        fir: hex(0x5fae9c),
        leaf: hex(0x8ccabc),
    };
    Theme {
        name: "blue-yellow-dark",
        lands: [land, Land { open: hex(0x45474a), ..land }],
        inks: Inks {
            house: hex(0xe08088),
            house_edge: hex(0x3a0c12),
            allowed: hex(0x58d0b8),
            refused: hex(0xff7088),
            selected: hex(0xff9488),
            wood_name: hex(0xb0e2d6),
            ..staff.inks
        },
        paper: staff.paper,
        ..blue_yellow()
    }
}

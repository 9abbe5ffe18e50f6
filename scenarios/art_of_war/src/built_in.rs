//! The battles of this system that come with the program.

use scenarios::{Files, MAIN_FILE};

/// Each battle with its files; the first battle is the one to begin with.
pub(super) const BATTLES: &[(&str, Files)] = &[
    ("skirmish", &[(MAIN_FILE, include_str!("../../data/skirmish/scenario.toml"))]),
    (
        "eylau",
        &[
            (MAIN_FILE, include_str!("../../data/eylau/scenario.toml")),
            ("map.toml", include_str!("../../data/eylau/map.toml")),
            ("units.toml", include_str!("../../data/eylau/units.toml")),
        ],
    ),
    (
        "dresden",
        &[
            (MAIN_FILE, include_str!("../../data/dresden/scenario.toml")),
            ("map.toml", DRESDEN_MAP),
            ("units.toml", DRESDEN_UNITS),
        ],
    ),
    (
        "dresden-day1",
        &[
            (MAIN_FILE, include_str!("../../data/dresden-day1/scenario.toml")),
            ("../dresden/map.toml", DRESDEN_MAP),
            ("../dresden/units.toml", DRESDEN_UNITS),
        ],
    ),
    (
        "dresden-day2",
        &[
            (MAIN_FILE, include_str!("../../data/dresden-day2/scenario.toml")),
            ("../dresden/map.toml", DRESDEN_MAP),
            ("../dresden/units.toml", DRESDEN_UNITS),
        ],
    ),
];

/// The ground and the armies of Dresden serve three battles.
const DRESDEN_MAP: &str = include_str!("../../data/dresden/map.toml");
const DRESDEN_UNITS: &str = include_str!("../../data/dresden/units.toml");

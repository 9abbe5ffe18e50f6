//! The battles of this system that come with the program.

use scenarios::{Files, MAIN_FILE, MapSureness};

const MAP_A: &str = include_str!("../../data/winter/map_a.toml");
const MAP_C: &str = include_str!("../../data/winter/map_c.toml");
const UNITS: &str = include_str!("../../data/winter/units.toml");

/// Each battle with its files; counters and tables serve all three, and the small one is a corner of the first map.
pub(super) const BATTLES: &[(&str, Files)] = &[
    (
        "winter-training",
        &[
            (MAIN_FILE, include_str!("../../data/winter-training/scenario.toml")),
            ("../winter/map_a.toml", MAP_A),
            ("../winter/units.toml", UNITS),
            ("../winter/training.toml", include_str!("../../data/winter/training.toml")),
        ],
    ),
    (
        "winter-20-1",
        &[
            (MAIN_FILE, include_str!("../../data/winter-20-1/scenario.toml")),
            ("../winter/map_a.toml", MAP_A),
            ("../winter/units.toml", UNITS),
        ],
    ),
    (
        "winter-20-2",
        &[
            (MAIN_FILE, include_str!("../../data/winter-20-2/scenario.toml")),
            ("../winter/map_c.toml", MAP_C),
            ("../winter/units.toml", UNITS),
        ],
    ),
];

/// The files of the whole field. Its battle is not finished, and so it is none of the lists.
pub(super) const FIELD: Files = &[
    (MAIN_FILE, include_str!("../../data/winter/field.toml")),
    ("field_map.toml", include_str!("../../data/winter/field_map.toml")),
    ("field_units.toml", include_str!("../../data/winter/field_units.toml")),
    ("units.toml", UNITS),
];

const ABOUT: MapSureness = MapSureness {
    name: "winter",
    origin: "The printed maps and set-up cards were not available to us. The grid follows from the hexes that the playbook \
             names; the ground is our reconstruction at 106 m a hex.",
    sure: &[
        "The grid and its numbers, the withdrawal line, rows and lines that limit commands, turns and their order.",
        "Names of leaders and of most units, when and where corps come, what wins the battles.",
    ],
    fair: &[
        "The course of the main roads, towns, villages, lakes and heights, and the size of the town of Eylau.",
        "Formations, morale, command by leaders, Cossacks, the cup and the orders.",
    ],
    guessed: &[
        "Outlines of woods and heights, the objective lines, most set-up hexes, strengths and ratings.",
        "The numbers of fire, shock and movement: the basic rules were not available, so these are ours.",
    ],
};

/// The certainty of the map of one of these battles.
pub(super) fn about(id: &str) -> Option<MapSureness> {
    BATTLES.iter().any(|(battle, _)| *battle == id).then_some(ABOUT)
}

//! The battles of this system that come with the program.

use scenarios::{Files, MAIN_FILE, MapSureness};

const MAP_A: &str = include_str!("../../data/winter/map_a.toml");
const MAP_C: &str = include_str!("../../data/winter/map_c.toml");
const UNITS: &str = include_str!("../../data/winter/units.toml");

/// Each battle with its files; the tables serve all of them, and the small one is a corner of the first map.
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
    (FIELD_ID, FIELD),
    ("winter-augereau", &on_the_field(include_str!("../../data/winter-augereau/scenario.toml"))),
    ("winter-davout", &on_the_field(include_str!("../../data/winter-davout/scenario.toml"))),
    ("winter-dusk", &on_the_field(include_str!("../../data/winter-dusk/scenario.toml"))),
];

/// The battle on the whole field.
pub(super) const FIELD_ID: &str = "winter-20-3";

/// Its files.
pub(super) const FIELD: Files = &on_the_field(include_str!("../../data/winter-20-3/scenario.toml"));

/// The files of a battle on the whole field, with its own as the main one.
const fn on_the_field(main: &'static str) -> [(&'static str, &'static str); 5] {
    [
        (MAIN_FILE, main),
        ("../winter/field.toml", include_str!("../../data/winter/field.toml")),
        ("../winter/field_map.toml", include_str!("../../data/winter/field_map.toml")),
        ("../winter/field_units.toml", include_str!("../../data/winter/field_units.toml")),
        ("../winter/units.toml", UNITS),
    ]
}

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

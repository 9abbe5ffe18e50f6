//! The battles of this system that come with the program.

use scenarios::{Files, MAIN_FILE, MapSureness};

const MAP: &str = include_str!("../../data/gleina/map.toml");
const UNITS: &str = include_str!("../../data/gleina/units.toml");

/// Each battle with its files, the one to begin with first; ground and counters serve both.
pub(super) const BATTLES: &[(&str, Files)] = &[
    (
        "broesa",
        &[
            (MAIN_FILE, include_str!("../../data/broesa/scenario.toml")),
            ("../gleina/map.toml", MAP),
            ("../gleina/units.toml", UNITS),
        ],
    ),
    (
        "gleina",
        &[(MAIN_FILE, include_str!("../../data/gleina/scenario.toml")), ("map.toml", MAP), ("units.toml", UNITS)],
    ),
];

const GLEINA: MapSureness = MapSureness {
    name: "gleina",
    origin: "The printed map was not available to us. The ground is our reconstruction at 100 m a hex, from published \
             coordinates and accounts; the charts are those of the series as far as they could be read.",
    sure: &[
        "Kinds of ground, movement costs, fire multipliers and fire defence, formations, limbering.",
        "Where the mill, Gleina and Guttau lie, and the height of the Windmill Hill.",
    ],
    fair: &[
        "The fire, melee and carré tables, morale modifiers of charges and assaults, recall.",
        "Roads, ponds and streams; which divisions fought, and how many battalions they had.",
    ],
    guessed: &[
        "Single woods, gardens and slopes; fronts of the works; strengths of single battalions.",
        "Points for places and losses, corps levels; the whole of the outpost fight at Brösa.",
    ],
};

/// The certainty of the map of one of these battles.
pub(super) fn about(id: &str) -> Option<MapSureness> {
    BATTLES.iter().any(|(battle, _)| *battle == id).then_some(GLEINA)
}

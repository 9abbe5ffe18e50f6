//! The battles of this system that come with the program.

use scenarios::{Files, MAIN_FILE, MapSureness};

const MAP: &str = include_str!("../../data/dresden20/map.toml");
const UNITS: &str = include_str!("../../data/dresden20/units.toml");
const PROPOSALS: &str = include_str!("../../data/dresden20/proposals.toml");

/// Each battle with its files; ground, counters and numbers serve both.
pub(super) const BATTLES: &[(&str, Files)] = &[
    (
        "dresden20",
        &[
            (MAIN_FILE, include_str!("../../data/dresden20/scenario.toml")),
            ("map.toml", MAP),
            ("units.toml", UNITS),
            ("proposals.toml", PROPOSALS),
        ],
    ),
    (
        "dresden20-koenigstein",
        &[
            (MAIN_FILE, include_str!("../../data/dresden20-koenigstein/scenario.toml")),
            ("../dresden20/map.toml", MAP),
            ("../dresden20/units.toml", UNITS),
            ("../dresden20/proposals.toml", PROPOSALS),
        ],
    ),
];

const DRESDEN: MapSureness = MapSureness {
    name: "dresden20",
    origin: "Map and counters of the printed game were not available to us. The grid follows from the hexes that its rules \
             name; the ground is our reconstruction at 1,640 m a hex.",
    sure: &[
        "Names, set-up hexes and turns of arrival of the historical battle, Army Morale at its start, the four garrisons.",
        "The lines of communications of the French, the Dresden bridges, the places for the pontoon.",
        "Columns of the results table, the price of the Guard, of reserves and of Forced Marches.",
    ],
    fair: &[
        "The Elbe and its three tributaries, towns, roads, the direction and scale of the map.",
        "Movement allowances, the cells of the results table, what woods, rough ground and forts do.",
    ],
    guessed: &[
        "Strengths of all corps, the event cards but one, printed weather, faces of rally and arrival dice.",
        "Single woods and hills, the Allied lines of communications, and the whole set-up of the Königstein manoeuvre.",
    ],
};

/// The certainty of the map of one of these battles.
pub(super) fn about(id: &str) -> Option<MapSureness> {
    BATTLES.iter().any(|(battle, _)| *battle == id).then_some(DRESDEN)
}

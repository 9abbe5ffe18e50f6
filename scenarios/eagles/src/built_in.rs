//! The battles of this system that come with the program.

use super::{MAP, UNITS};
use scenarios::{Files, MAIN_FILE, MapSureness};

/// Each battle with its files; map, people and tables serve all.
pub(super) const BATTLES: &[(&str, Files)] = &[
    (
        "eagles-friedland",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-friedland/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
    (
        "eagles-eylau",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-eylau/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
    (
        "eagles-pultusk",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-pultusk/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
    (
        "eagles-campaign-eylau",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-campaign-eylau/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
    (
        "eagles-campaign-friedland",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-campaign-friedland/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
    (
        "eagles-campaign-friedland-north",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-campaign-friedland-north/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
    (
        "eagles-campaign-pultusk",
        &[
            (MAIN_FILE, include_str!("../../data/eagles-campaign-pultusk/scenario.toml")),
            ("../eagles/map.toml", MAP),
            ("../eagles/units.toml", UNITS),
        ],
    ),
];

const EAST_PRUSSIA: MapSureness = MapSureness {
    name: "eagles",
    origin: "The printed map was not available to us. About a hundred hexes are named by its set-ups; everything else was laid \
             out from geography, at two miles a hex.",
    sure: &[
        "The three sheets, the hexes of all set-ups with their places, strengths of all divisions and their leaders.",
        "The effects of weather, allowances, Movement Commands, victory points, most supply sources.",
    ],
    fair: &[
        "The courses of the large rivers, the coast and the lagoons; towns that no set-up names; main roads.",
        "The seams between the sheets, and which columns stand lower.",
    ],
    guessed: &[
        "Single woods, marshes and hills, small rivers and lanes, which towns are large, the two fortresses.",
        "Ratings of most leaders, the cells of the combat, artillery and attrition tables, historical weather turn by turn.",
    ],
};

/// The certainty of the map of one of these battles.
pub(super) fn about(id: &str) -> Option<MapSureness> {
    BATTLES.iter().any(|(battle, _)| *battle == id).then_some(EAST_PRUSSIA)
}

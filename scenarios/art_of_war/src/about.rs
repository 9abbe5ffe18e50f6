//! The certainty of the maps of Eylau and Dresden.

use scenarios::MapSureness;

const EYLAU: MapSureness = MapSureness {
    name: "eylau",
    origin: "The printed map was not available to us. This one is our reconstruction, at 425 m a hex with east at the \
             top, fitted to the start hexes of the printed rules and to where the armies were.",
    sure: &[
        "The start hexes of all units, the two hexes of Eylau, the entry codes, the terrain chart, the turn track.",
        "The strengths of the armies.",
    ],
    fair: &[
        "Scale and direction: the fit is off by less than a hex on average.",
        "The villages: Serpallen, Anklappen, Althof and Schloditten are good, the others right to within a hex.",
        "The ridges and the church hill, the lakes, the course of the Pasmar, the larger woods, the roads.",
        "The places of entry A and B.",
    ],
    guessed: &[
        "Which hexsides count as slopes: 32 of them.",
        "The size of the map, 24 columns by 22 rows.",
        "Molwitten, the brook at Kutschitten, the woods at the northern and eastern edges.",
        "That the lower Pasmar is open water while the rest is frozen.",
    ],
};

const DRESDEN: MapSureness = MapSureness {
    name: "dresden",
    origin: "The printed map was not available to us. This one is our reconstruction from the start hexes of the printed \
             rules, the known places of villages and works, and the relief.",
    sure: &[
        "The start hexes of all units, the three hexes of the Altstadt, the lunettes I to V.",
        "The strengths of the armies and the hours of the turns.",
    ],
    fair: &[
        "The Elbe, the Weisseritz and the Landgraben in their old beds; Neustadt and Friedrichstadt.",
        "The Grosser Garten, the heights, the gully of the Kaitzbach, the villages, the direction of the roads.",
        "The entries A and B; the night turns; rain on the second day.",
    ],
    guessed: &[
        "How far the suburbs count as town, and which gardens are groves: the least certain of all.",
        "The two pontoon bridges, the slopes as hexsides, some gullies and woods.",
        "Entry C on the Dippoldiswalde road, and rain on turns 19 and 20.",
    ],
};

const SECOND_DAY: MapSureness = MapSureness {
    name: "dresden-day2",
    origin: "The map is our reconstruction of Dresden, and the positions of the second morning are ours, too: they are \
             no printed set-up.",
    sure: DRESDEN.sure,
    fair: &[
        "The wing of each corps, as the day is commonly told.",
        "The ground, as far as it is fair for the whole battle.",
    ],
    guessed: &[
        "Every single hex that a unit starts on; the losses of the first day, of which there are none here.",
        "The suburbs, the gardens, the pontoon bridges, the slopes as hexsides.",
    ],
};

const SKIRMISH: MapSureness = MapSureness {
    name: "skirmish",
    origin: "A first battle to learn by. Its ground, people and day are invented; none of it is history.",
    sure: &["The rules: those of Eylau."],
    fair: &[],
    guessed: &["Everything else was made up for three quick turns."],
};

/// The certainty of the map of one of these battles.
pub(super) fn about(id: &str) -> Option<MapSureness> {
    match id {
        "skirmish" => Some(SKIRMISH),
        "eylau" => Some(EYLAU),
        "dresden" | "dresden-day1" => Some(DRESDEN),
        "dresden-day2" => Some(SECOND_DAY),
        _ => None,
    }
}

//! The guided first turn: a few cards that follow what is asked.

use language::ask::Key;
use language::guide::lesson::Card;

/// A card, and the question it waits for; the first waits for none.
pub(super) const CARDS: &[(Key, Card)] = &[
    (
        "",
        Card {
            title: "Dresden, 26 August",
            act: "Look at the map: Dresden with its two halves, the Elbe, your corps to the south.",
            why: "Each side lives by one number, Army Morale, at the top of the panel. At 0 it has lost.",
            section: "twenty-start",
        },
    ),
    (
        "move",
        Card {
            title: "March",
            act: "Pick a corps, then a lit hex; a hex marked -1 is a forced march and costs a point of Morale. Then press End movement.",
            why: "All road goes one hex further. A corps that comes beside an enemy stops there and will have to fight.",
            section: "twenty-moving",
        },
    ),
    (
        "react",
        Card {
            title: "The enemy has moved",
            act: "Your cavalry may charge, or slip away where no enemy cavalry holds it. Or press End reaction.",
            why: "It is the only thing you do in his turn before the battles.",
            section: "twenty-reaction",
        },
    ),
    (
        "declare",
        Card {
            title: "Everybody in contact fights",
            act: "Choose one of the suggested declarations, or point: attackers, then whom they attack.",
            why: "A unit beside an enemy must attack, and every enemy beside you must be attacked.",
            section: "twenty-combat",
        },
    ),
    (
        "fight",
        Card {
            title: "Weigh the battle",
            act: "Pick a battle and read its card: each term, the column, the chances. Then press Fight.",
            why: "Reserves shift the column by one and cost a point; the enemy may answer in kind.",
            section: "twenty-combat",
        },
    ),
    (
        "retreat",
        Card {
            title: "Back, towards a line",
            act: "Choose where the beaten corps goes. Enemy zones and bridges on the way are a gamble.",
            why: "Retreats lead towards a line of communications; who has no way breaks.",
            section: "twenty-retreat",
        },
    ),
    (
        "advance",
        Card {
            title: "Follow them",
            act: "Winners may go along the path of the beaten. When no more shall go, press No more advances.",
            why: "This is how Dresden falls: a garrison gives way only to a unit that advances into its hex.",
            section: "twenty-retreat",
        },
    ),
];

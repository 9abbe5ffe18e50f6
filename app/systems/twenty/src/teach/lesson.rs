//! The guided first turn: a few cards that follow what is asked.

use crate::Twenty;
use language::guide::lesson::{Card, GuideStep};

/// The steps, in the order in which one is looked for.
pub(super) const STEPS: &[GuideStep<Twenty>] = &[
    GuideStep::read(
        Card {
            title: "Dresden, 26 August",
            act: "Look at the map: Dresden with its two halves, the Elbe, your corps to the south.",
            why: "Each side lives by one number, Army Morale, at the top of the panel. At 0 it has lost.",
            section: "twenty-start",
        },
        |seen| seen.seen.asked,
    ),
    GuideStep::act(
        Card {
            title: "March",
            act: "Pick a corps, then a lit hex; a hex marked -1 is a forced march and costs a point of Morale. Then press End movement.",
            why: "All road goes one hex further. A corps that comes beside an enemy stops there and will have to fight.",
            section: "twenty-moving",
        },
        |seen| seen.asks("move"),
    ),
    GuideStep::act(
        Card {
            title: "The enemy has moved",
            act: "Your cavalry may charge, or slip away where no enemy cavalry holds it. Or press End reaction.",
            why: "It is the only thing you do in his turn before the battles.",
            section: "twenty-reaction",
        },
        |seen| seen.asks("react"),
    ),
    GuideStep::act(
        Card {
            title: "Everybody in contact fights",
            act: "Choose one of the suggested declarations, or point: attackers, then whom they attack.",
            why: "A unit beside an enemy must attack, and every enemy beside you must be attacked.",
            section: "twenty-combat",
        },
        |seen| seen.asks("declare"),
    ),
    GuideStep::act(
        Card {
            title: "Weigh the battle",
            act: "Pick a battle and read its card: each term, the column, the chances. Then press Fight.",
            why: "Reserves shift the column by one and cost a point; the enemy may answer in kind.",
            section: "twenty-combat",
        },
        |seen| seen.asks("fight"),
    ),
    GuideStep::act(
        Card {
            title: "Back, towards a line",
            act: "Choose where the beaten corps goes. Enemy zones and bridges on the way are a gamble.",
            why: "Retreats lead towards a line of communications; who has no way breaks.",
            section: "twenty-retreat",
        },
        |seen| seen.asks("retreat"),
    ),
    GuideStep::act(
        Card {
            title: "Follow them",
            act: "Winners may go along the path of the beaten. When no more shall go, press No more advances.",
            why: "This is how Dresden falls: a garrison gives way only to a unit that advances into its hex.",
            section: "twenty-retreat",
        },
        |seen| seen.asks("advance"),
    ),
    GuideStep::reminder(
        Card {
            title: "The battle is over",
            act: "That was a whole battle. The panel says how it ended; Replays shows it once more.",
            why: "The Königstein battles come next: the same rules, with fewer corps and more room.",
            section: "twenty-start",
        },
        |seen| seen.over(),
    ),
    GuideStep::reminder(
        Card {
            title: "You are asked",
            act: "The blue line in the panel says what the rules want to know. The answers are below it.",
            why: "The battle goes on as soon as you have chosen.",
            section: "twenty-start",
        },
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        Card {
            title: "One moment",
            act: "The other side, or the dice, are at work.",
            why: "Look around the board and read the log meanwhile.",
            section: "twenty-start",
        },
        |_| true,
    ),
];

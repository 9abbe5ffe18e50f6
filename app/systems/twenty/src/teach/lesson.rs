//! The guided first turn: a few cards that follow the questions.

use crate::Twenty;
use language::guide::lesson::{Card, GuideStep};

/// The steps, in the order in which one is looked for.
pub(super) const STEPS: &[GuideStep<Twenty>] = &[
    GuideStep::read(
        Card {
            title: "Dresden, 26 August",
            act: "Look at the map: Dresden with its two halves, the Elbe, your corps to the south.",
            why: "Each side has one number, Army Morale, at the top of the panel. A side at 0 loses.",
            section: "twenty-start",
        },
        |seen| seen.seen.asked,
    ),
    GuideStep::act(
        Card {
            title: "March",
            act: "Click a corps, then a lit hex; a hex marked -1 is a forced march and costs a point of Morale. Then press End movement.",
            why: "A move along roads only goes one hex farther. A corps that moves adjacent to an enemy must stop there and attack.",
            section: "twenty-moving",
        },
        |seen| seen.asks("move"),
    ),
    GuideStep::act(
        Card {
            title: "The enemy has moved",
            act: "Your cavalry may charge, or disengage where no enemy cavalry is adjacent. Or press End reaction.",
            why: "It is your only decision in the enemy turn before the battles.",
            section: "twenty-reaction",
        },
        |seen| seen.asks("react"),
    ),
    GuideStep::act(
        Card {
            title: "Units in contact must fight",
            act: "Choose one of the suggested declarations, or click attackers, then their targets.",
            why: "A unit adjacent to an enemy must attack, and every enemy adjacent to you must be attacked.",
            section: "twenty-combat",
        },
        |seen| seen.asks("declare"),
    ),
    GuideStep::act(
        Card {
            title: "Weigh the battle",
            act: "Click a battle and read its card: how it can end, then each modifier and the column. Then press Fight.",
            why: "Reserves shift the column by one and cost a point of Morale; the enemy may commit reserves too.",
            section: "twenty-combat",
        },
        |seen| seen.asks("fight"),
    ),
    GuideStep::act(
        Card {
            title: "Back towards a line",
            act: "Choose where the beaten corps retreats. Enemy zones and bridges on the path need hazard dice.",
            why: "A retreat leads towards a line of communications; a corps that cannot retreat breaks.",
            section: "twenty-retreat",
        },
        |seen| seen.asks("retreat"),
    ),
    GuideStep::act(
        Card {
            title: "Follow them",
            act: "Winners may advance along the path of the beaten. When you are done, press No more advances.",
            why: "This is how Dresden falls: a garrison falls only to a unit that advances into its hex.",
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
            title: "Your decision",
            act: "The blue line in the panel says what you must decide. The choices are below it.",
            why: "The battle continues as soon as you have chosen.",
            section: "twenty-start",
        },
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        Card {
            title: "One moment",
            act: "Your opponent moves, or the program rolls dice.",
            why: "Look around the board and read the log meanwhile.",
            section: "twenty-start",
        },
        |_| true,
    ),
];

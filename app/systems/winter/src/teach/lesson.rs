//! The guided first evening: a few cards that follow what is asked.

use language::ask::Key;
use language::guide::lesson::Card;

/// A card, and the question it waits for; the first waits for none.
pub(super) const CARDS: &[(Key, Card)] = &[
    (
        "",
        Card {
            title: "The road at Grünhöfchen",
            act: "Look at the map: the road from the south-west, the hamlet, the height with the guns.",
            why: "Two hexes count, A0916 and A1419. The arrow on a counter is its front, the letter its formation.",
            section: "winter-start",
        },
    ),
    (
        "deploy",
        Card {
            title: "Draw up",
            act: "Pick a unit and give it a formation and a facing; or press As they stand.",
            why: "A line fires with all its strength, a column moves and attacks, general order looks all round.",
            section: "winter-start",
        },
    ),
    (
        "command",
        Card {
            title: "Command",
            act: "Horse in good order may declare a charge; leaders may go Mobile. Then press End command.",
            why: "A unit near its leader is in command; other units can only go back to him.",
            section: "winter-command",
        },
    ),
    (
        "move",
        Card {
            title: "March",
            act: "Pick a unit, then a lit hex; the turns it needs come with it. Words change its formation. At the end press End movement.",
            why: "A unit that comes before an enemy's front is fired at, step by step.",
            section: "winter-moving",
        },
    ),
    (
        "shock",
        Card {
            title: "Close with them",
            act: "Pick the hex of your battalions, then an enemy in front of them, and read the card. Or press End shock.",
            why: "The defender fires, both check their morale, and only then the die decides.",
            section: "winter-shock",
        },
    ),
    (
        "fire",
        Card {
            title: "Fire by turns",
            act: "Pick a unit and a hex in front of it. Skirmishers first, then battalions, then guns.",
            why: "Each fires once, and what it does is done before the next fires.",
            section: "winter-fire",
        },
    ),
    (
        "continue",
        Card {
            title: "The charge goes on",
            act: "Point at the next hex, or press Stop here.",
            why: "Riders have six steps and three contacts; afterwards they are spent.",
            section: "winter-shock",
        },
    ),
];

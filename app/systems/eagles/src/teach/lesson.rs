//! The guided first march: a few cards that follow what is asked.

use language::ask::Key;
use language::guide::lesson::Card;

/// A card, and the question it waits for; the first waits for none.
pub(super) const CARDS: &[(Key, Card)] = &[
    (
        "",
        Card {
            title: "Friedland, 14 June",
            act: "Look at the map: Bagration west of the Alle, Lannes before him, Königsberg in the north.",
            why: "Leaders are the pieces; their divisions stand on their tracks. Point at a hex to see them.",
            section: "eagles-start",
        },
    ),
    (
        "organise",
        Card {
            title: "Organise",
            act: "Formations may change leaders in one hex. You need not: press Done.",
            why: "A general of his own can march where his marshal does not.",
            section: "eagles-organisation",
        },
    ),
    (
        "command",
        Card {
            title: "A march by command",
            act: "Pick a leader, add those who shall come along, and activate the Force. At the end press No more commands.",
            why: "Commands are few. In contact with the enemy even a command needs a die.",
            section: "eagles-marching",
        },
    ),
    (
        "march",
        Card {
            title: "Where to",
            act: "Pick a lit hex for the leader and whom he carries, then march. Others follow in legs of their own.",
            why: "Roads are cheap. The card shows what the march would cost in men if it ended now.",
            section: "eagles-attrition",
        },
    ),
    (
        "initiative",
        Card {
            title: "By his own initiative",
            act: "A leader without a command may try a die not above his Initiative.",
            why: "A failed try costs nothing but the chance to march.",
            section: "eagles-marching",
        },
    ),
    (
        "declare",
        Card {
            title: "Contact means combat",
            act: "Choose a suggested combat, or point: the Force Leader, those with him, the hexes. At the end press No more combats.",
            why: "The card shows odds, shifts and what each face of the die does.",
            section: "eagles-combat",
        },
    ),
    (
        "seal_chit",
        Card {
            title: "Pitched, or Pursuit",
            act: "Seal one of the two. It counts only if you lose the round.",
            why: "Pitched fights on at a price; Pursuit saves men and gives up ground.",
            section: "eagles-combat",
        },
    ),
    (
        "pursue",
        Card {
            title: "After them",
            act: "Pick the stack that left, and who hunts it.",
            why: "A good Initiative and cavalry in the open make a pursuit terrible.",
            section: "eagles-pursuit",
        },
    ),
];

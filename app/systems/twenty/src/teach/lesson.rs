//! The guided first turn: a few cards that follow what is asked.

use crate::Twenty;
use language::guide::lesson::{Card, Goes, Lesson, Seen};
use language::position;

/// A card, and the question it waits for; the first waits for none.
const CARDS: [(&str, Card); 7] = [
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
            act: "Pick a corps, then a lit hex. Hexes marked -1 take a forced march, which costs a point of Morale.",
            why: "All road goes one hex further. A corps that comes beside an enemy stops there and will have to fight.",
            section: "twenty-moving",
        },
    ),
    (
        "react",
        Card {
            title: "The enemy has moved",
            act: "Your cavalry may charge, or slip away where no enemy cavalry holds it. Or end the reaction.",
            why: "It is the only thing you do in his turn before the battles.",
            section: "twenty-reaction",
        },
    ),
    (
        "declare",
        Card {
            title: "Everybody in contact fights",
            act: "Choose one of the suggested declarations, or point: attackers, then whom they attack.",
            why: "Whoever is beside an enemy must attack, and every enemy beside you must be attacked.",
            section: "twenty-combat",
        },
    ),
    (
        "fight",
        Card {
            title: "Weigh the battle",
            act: "Pick a battle and read its card: each term, the column, the chances. Then fight.",
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
            act: "Winners may go along the path of the beaten, or stay.",
            why: "This is how Dresden falls: a garrison gives way only to whoever advances into its hex.",
            section: "twenty-retreat",
        },
    ),
];

/// How far the player has come.
#[derive(Default)]
pub(super) struct FirstTurn {
    read: [bool; CARDS.len()],
    shown: Option<usize>,
}

impl Lesson for FirstTurn {
    fn look(&mut self, seen: &Seen<'_>) -> Option<(Card, Goes)> {
        position::game::<Twenty>(seen.position)?;
        let fits = |(at, (question, _)): &(usize, &(&str, Card))| {
            let unread = self.read.get(*at).is_some_and(|read| !read);
            unread && (question.is_empty() || (seen.asked && *question == seen.asking.question))
        };
        let found = CARDS.iter().enumerate().find(fits);
        self.shown = found.map(|(at, _)| at);
        found.map(|(_, (_, card))| (*card, Goes::WhenRead))
    }

    fn pass(&mut self) {
        if let Some(read) = self.shown.and_then(|at| self.read.get_mut(at)) {
            *read = true;
        }
    }

    fn progress(&self) -> (usize, usize) {
        (self.read.iter().filter(|read| **read).count(), CARDS.len())
    }
}

//! The guided first battle: a few cards that follow what is asked.

use crate::guide::lesson::{Card, Goes, Lesson, Seen};
use crate::position;
use crate::systems::bataille::Bataille;

/// A card, and the question it waits for; the first waits for none.
const CARDS: [(&str, Card); 9] = [
    (
        "",
        Card {
            title: "Brösa, six in the morning",
            act: "Look at the village: three hexes, three Jäger battalions, guns behind it, Cossacks beside it.",
            why: "Arrows show where a unit faces. It sees, fires and marches through its front.",
            section: "bataille-start",
        },
    ),
    (
        "move",
        Card {
            title: "March",
            act: "Pick a battalion, then a lit hex; turn it on its ring, or choose a formation. Then go.",
            why: "A column marches and assaults, a line fires. Leaving an enemy zone, or changing in it, draws fire.",
            section: "bataille-moving",
        },
    ),
    (
        "fire",
        Card {
            title: "Fire",
            act: "Pick who fires, then the hex. Several may fire at one hex; each hex is fired at once.",
            why: "The card shows each value, the odds, and the chance of every loss.",
            section: "bataille-fire",
        },
    ),
    (
        "assault",
        Card {
            title: "With the bayonet",
            act: "Pick who assaults, then the hex in front of them. Or end the assaults.",
            why: "First the defender checks his nerve, then the attacker, and only then the melee is thrown.",
            section: "bataille-melee",
        },
    ),
    (
        "withdraw",
        Card {
            title: "Stay or go?",
            act: "Skirmishers and cavalry may go back before infantry. Point at a hex, or hold.",
            why: "Who goes back more than one hex does not move in his next half-turn.",
            section: "bataille-melee",
        },
    ),
    (
        "charge",
        Card {
            title: "Charge",
            act: "Pick a regiment and a target, or end the charges.",
            why: "Three hexes straight at the target double its strength, unless somebody rides out against it.",
            section: "bataille-charge",
        },
    ),
    (
        "answer",
        Card {
            title: "Cavalry!",
            act: "Stand, or form carré. Both chances are on the card.",
            why: "A carré that stands is nearly safe from cavalry. One that fails is ridden down.",
            section: "bataille-charge",
        },
    ),
    (
        "advance",
        Card {
            title: "Into the village",
            act: "Choose who goes into the hex that was won.",
            why: "Places score for whoever last had a steady unit in them.",
            section: "bataille-melee",
        },
    ),
    (
        "close",
        Card {
            title: "Standing orders",
            act: "Say what units do without asking you, or just close.",
            why: "By default you are asked whenever it matters, and your cavalry charges nobody who moves.",
            section: "bataille-orders",
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
        position::game::<Bataille>(seen.position)?;
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

//! The teaching of the ford: a page of book, a picture, and a lesson of three cards.

use super::{Battle, TheFord, show};
use crate::{Ford, Stage};
use engine::contract::Game as _;
use language::ask::Overlay;
use language::guide::PictureOverlay;
use language::guide::lesson::{Card, Goes, GuideView, Lesson};
use language::position;
use language::sheet::Sheet;
use language::system::Teach;

impl Teach for TheFord {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-ford.md")];
    const PICTURES: &'static str = include_str!("pictures.toml");
    const FIRST_BATTLE: &'static str = "ford";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards { behind: 0 })
    }

    fn laid(_: &Battle, _: &Ford, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        if laid.layers.is_empty() && laid.attack.is_none() && laid.path.is_empty() {
            Ok(Vec::new())
        } else {
            Err(String::from("nothing is laid over this board"))
        }
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        (name == "fire").then(|| (String::from("How often fire hits"), show::fire(false)))
    }
}

const HIDE: Card = Card {
    title: "Hide the battery",
    act: "Point at a ford, then seal it.",
    why: "The enemy must not know which ford is guarded [1.1].",
    section: "ford",
};
const WAIT: Card = Card {
    title: "Wait",
    act: "Let the column come.",
    why: "It chooses its ford without knowing yours [2.1].",
    section: "ford",
};
const FIRE: Card = Card {
    title: "Fire, or hold",
    act: "Decide while the column is in the water.",
    why: "An 8 or more hits, if the battery is there [2.3].",
    section: "ford",
};
/// The cards, in order.
const CARDS: [(Card, Goes); 3] = [(HIDE, Goes::WhenDone), (WAIT, Goes::ByItself), (FIRE, Goes::WhenDone)];

/// Number of cards passed.
struct Cards {
    behind: usize,
}

impl Lesson for Cards {
    fn look(&mut self, seen: &GuideView<'_>) -> Option<(Card, Goes)> {
        let game = position::game::<TheFord>(seen.position)?;
        let now = match game.view(seen.me).stage {
            Stage::Deploy => 0,
            Stage::Bid | Stage::Answer | Stage::March | Stage::Bank | Stage::Draw => 1,
            Stage::Crossing => 2,
            Stage::Fire | Stage::Open | Stage::Show | Stage::Card | Stage::Over => CARDS.len(),
        };
        self.behind = self.behind.max(now);
        CARDS.get(self.behind).copied()
    }

    fn pass(&mut self) {
        self.behind = self.behind.saturating_add(1).min(CARDS.len());
    }

    fn progress(&self) -> (usize, usize) {
        (self.behind, CARDS.len())
    }

    fn passed(&self) -> Vec<&'static str> {
        CARDS.iter().take(self.behind).map(|(card, _)| card.title).collect()
    }

    fn resume(&mut self, passed: &[String]) {
        let behind = CARDS.iter().take_while(|(card, _)| passed.iter().any(|title| title == card.title)).count();
        self.behind = self.behind.max(behind);
    }
}

//! The teaching of a system.

use super::show::{Show, layers};
use super::typed_battle::TypedBattle;
use crate::ask::Overlay;
use crate::guide::picture_overlay::PictureOverlay;
use crate::guide::translated::BookTexts;
use crate::position::Lesson;
use crate::sheet::Sheet;

/// The teaching of a system.
pub trait Teach: Show {
    /// The chapters of its book in English, in the markup of [`crate::guide`].
    const BOOK: &'static [&'static str];
    /// The same book in other languages. They have its shape ([`Guide::shape`](crate::guide::Guide::shape)).
    const TRANSLATED: &'static [BookTexts] = &[];
    /// The pictures of the book, declared.
    const PICTURES: &'static str;
    /// The battle of the guided first game.
    const FIRST_BATTLE: &'static str;

    /// The lesson of the guided first game, of which nothing was said yet.
    fn lesson() -> Box<dyn Lesson>;

    /// The overlays of a picture in the book, or the fault of its declaration: by default the layers that it names.
    fn laid(battle: &TypedBattle<Self>, game: &Self::Game, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        layers(battle, game, &laid.layers, None)
    }

    /// A chart of the book by its name: what it shows, and the chart.
    fn book_chart(name: &str) -> Option<(String, Sheet)>;
}

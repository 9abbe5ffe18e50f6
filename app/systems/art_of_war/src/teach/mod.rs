//! The teaching of the Art of War: the book, its charts, and the guided first game.

mod charts;
mod laid;
pub mod lesson;

use super::{ArtOfWar, Battle};
use art_of_war::Game;
use language::ask::Overlay;
use language::guide::lesson::Lesson;
use language::guide::{BookTexts, PictureOverlay};
use language::sheet::Sheet;
use language::system::Teach;

impl Teach for ArtOfWar {
    const BOOK: &'static [&'static str] = &[
        include_str!("text/1-start.md"),
        include_str!("text/2-board.md"),
        include_str!("text/3-moving.md"),
        include_str!("text/4-attacking.md"),
        include_str!("text/5-outcome.md"),
        include_str!("text/6-eylau.md"),
        include_str!("text/7-dresden.md"),
        include_str!("text/8-program.md"),
    ];
    const TRANSLATED: &'static [BookTexts] = &[
        BookTexts {
            code: "fr",
            chapters: &[
                include_str!("text/fr/1-start.md"),
                include_str!("text/fr/2-board.md"),
                include_str!("text/fr/3-moving.md"),
                include_str!("text/fr/4-attacking.md"),
                include_str!("text/fr/5-outcome.md"),
                include_str!("text/fr/6-eylau.md"),
                include_str!("text/fr/7-dresden.md"),
                include_str!("text/fr/8-program.md"),
            ],
        },
        BookTexts {
            code: "de",
            chapters: &[
                include_str!("text/de/1-start.md"),
                include_str!("text/de/2-board.md"),
                include_str!("text/de/3-moving.md"),
                include_str!("text/de/4-attacking.md"),
                include_str!("text/de/5-outcome.md"),
                include_str!("text/de/6-eylau.md"),
                include_str!("text/de/7-dresden.md"),
                include_str!("text/de/8-program.md"),
            ],
        },
    ];
    const PICTURES: &'static str = include_str!("pictures.toml");
    const FIRST_BATTLE: &'static str = lesson::BATTLE;

    fn laid(battle: &Battle, game: &Game, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        laid::laid(battle, game, laid)
    }

    fn lesson() -> Box<dyn Lesson> {
        Box::new(lesson::Lesson::new())
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        charts::chart(name)
    }
}

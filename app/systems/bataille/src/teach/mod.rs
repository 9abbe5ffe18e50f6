//! The teaching of the Bataille system: a short book, its charts, and a guided first battle.

mod laid;
mod lesson;
#[cfg(test)]
mod tests;

use super::{Bataille, Battle, MESSAGES, show};
use bataille::Game;
use language::ask::Overlay;
use language::guide::lesson::Lesson;
use language::guide::{BookTexts, PictureOverlay};
use language::say;
use language::sheet::Sheet;
use language::system::{Rules, Teach};

impl Teach for Bataille {
    const BOOK: &'static [&'static str] = &[
        include_str!("text/1-bataille.md"),
        include_str!("text/2-fighting.md"),
        include_str!("text/3-cavalry.md"),
        include_str!("text/4-gleina.md"),
    ];
    const TRANSLATED: &'static [BookTexts] = &[
        BookTexts {
            code: "fr",
            chapters: &[
                include_str!("text/fr/1-bataille.md"),
                include_str!("text/fr/2-fighting.md"),
                include_str!("text/fr/3-cavalry.md"),
                include_str!("text/fr/4-gleina.md"),
            ],
        },
        BookTexts {
            code: "de",
            chapters: &[
                include_str!("text/de/1-bataille.md"),
                include_str!("text/de/2-fighting.md"),
                include_str!("text/de/3-cavalry.md"),
                include_str!("text/de/4-gleina.md"),
            ],
        },
    ];
    const PICTURES: &'static str = include_str!("pictures.toml");
    const FIRST_BATTLE: &'static str = "broesa";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(lesson::FirstTurn::default())
    }

    fn laid(battle: &Battle, game: &Game, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        laid::laid(battle, game, laid)
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = bataille_files::BATTLES.built_in(Bataille::FIRST_BATTLE)?;
        let board = Bataille::board(&scenario).ok()?;
        match name {
            "bataille-fire" => Some((say!(MESSAGES, "bataille-book-fire"), show::fire_table(&board))),
            "bataille-melee" => Some((say!(MESSAGES, "bataille-book-melee"), show::melee_table(&board))),
            "bataille-terrain" => Some((say!(MESSAGES, "bataille-book-terrain"), show::terrain(&board))),
            _ => None,
        }
    }
}

//! The teaching of the Twenty system: a short book, its charts, and a guided first turn.

mod laid;
mod lesson;

use super::{Battle, MESSAGES, Twenty, show};
use language::ask::Overlay;
use language::guide::lesson::{Cards, Lesson};
use language::guide::{BookTexts, PictureOverlay};
use language::say;
use language::sheet::Sheet;
use language::system::{Rules, Teach};
use twenty::Game;

impl Teach for Twenty {
    const BOOK: &'static [&'static str] =
        &[include_str!("text/1-dresden-20.md"), include_str!("text/2-koenigstein.md")];
    const TRANSLATED: &'static [BookTexts] = &[
        BookTexts {
            code: "fr",
            chapters: &[include_str!("text/fr/1-dresden-20.md"), include_str!("text/fr/2-koenigstein.md")],
        },
        BookTexts {
            code: "de",
            chapters: &[include_str!("text/de/1-dresden-20.md"), include_str!("text/de/2-koenigstein.md")],
        },
    ];
    const PICTURES: &'static str = include_str!("pictures.toml");
    const FIRST_BATTLE: &'static str = "dresden20";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Twenty>::new(lesson::STEPS))
    }

    fn laid(battle: &Battle, game: &Game, said: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        laid::laid(battle, game, said)
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = twenty_files::BATTLES.built_in(Twenty::FIRST_BATTLE)?;
        let board = Twenty::board(&scenario).ok()?;
        match name {
            "twenty-results" => Some((say!(MESSAGES, "twenty-book-results"), show::results(&board))),
            "twenty-terrain" => Some((say!(MESSAGES, "twenty-book-terrain"), show::terrain(&board, None))),
            _ => None,
        }
    }
}

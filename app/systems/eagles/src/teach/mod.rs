//! The teaching of The Eagles Turn East: a short book, its charts, and a guided first march.

mod lesson;

use super::{Eagles, show};
use crate::MESSAGES;
use language::guide::BookTexts;
use language::guide::lesson::{Cards, Lesson};
use language::say;
use language::sheet::Sheet;
use language::system::{Rules, Teach};

impl Teach for Eagles {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-eagles.md")];
    const TRANSLATED: &'static [BookTexts] = &[
        BookTexts { code: "fr", chapters: &[include_str!("text/fr/1-eagles.md")] },
        BookTexts { code: "de", chapters: &[include_str!("text/de/1-eagles.md")] },
    ];
    const PICTURES: &'static str = "";
    const FIRST_BATTLE: &'static str = "eagles-friedland";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Eagles>::new(lesson::STEPS))
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = eagles_files::BATTLES.built_in(Eagles::FIRST_BATTLE)?;
        let board = Eagles::board(&scenario).ok()?;
        Some(match name {
            "eagles-combat" => (say!(MESSAGES, "eagles-book-combat"), show::combat(&board)),
            "eagles-artillery" => (say!(MESSAGES, "eagles-book-artillery"), show::artillery(&board)),
            "eagles-attrition" => (say!(MESSAGES, "eagles-book-attrition"), show::attrition(&board)),
            "eagles-terrain" => (say!(MESSAGES, "eagles-book-terrain"), show::terrain(&board)),
            _ => return None,
        })
    }
}

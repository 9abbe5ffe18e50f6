//! The teaching of Winter's Victory: a short book, its charts, and a guided first game.

mod lesson;

use super::{MESSAGES, Winter, show};
use language::guide::BookTexts;
use language::guide::lesson::{Cards, Lesson};
use language::say;
use language::sheet::Sheet;
use language::system::{Rules, Teach};

impl Teach for Winter {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-winter.md"), include_str!("text/2-battles.md")];
    const TRANSLATED: &'static [BookTexts] = &[
        BookTexts {
            code: "fr",
            chapters: &[include_str!("text/fr/1-winter.md"), include_str!("text/fr/2-battles.md")],
        },
        BookTexts {
            code: "de",
            chapters: &[include_str!("text/de/1-winter.md"), include_str!("text/de/2-battles.md")],
        },
    ];
    const PICTURES: &'static str = "";
    const FIRST_BATTLE: &'static str = "winter-training";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Winter>::new(lesson::STEPS))
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = winter_files::BATTLES.built_in(Winter::FIRST_BATTLE)?;
        let board = Winter::board(&scenario).ok()?;
        let title = |chart: &'static str| say!(MESSAGES, "winter-chart-title", chart = chart);
        match name {
            "winter-fire" => Some((title("fire"), show::fire_table(&board))),
            "winter-shock" => Some((title("shock"), show::results(&board))),
            "winter-costs" => Some((title("costs"), show::costs(&board))),
            _ => None,
        }
    }
}

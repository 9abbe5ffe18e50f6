//! The teaching of Winter's Victory: a short book, its charts, and a guided first game.

mod lesson;

use super::{Winter, show};
use language::guide::lesson::{Cards, Lesson};
use language::sheet::Sheet;
use language::system::{Rules, Teach};

impl Teach for Winter {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-winter.md"), include_str!("text/2-battles.md")];
    const PICTURES: &'static str = "";
    const FIRST_BATTLE: &'static str = "winter-training";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Winter>::new(lesson::STEPS))
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = winter_files::BATTLES.built_in(Winter::FIRST_BATTLE)?;
        let board = Winter::board(&scenario).ok()?;
        match name {
            "winter-fire" => Some((String::from("Fire in Winter's Victory"), show::fire_table(&board))),
            "winter-shock" => Some((String::from("Shock in Winter's Victory"), show::results(&board))),
            "winter-costs" => Some((String::from("What ground costs in Winter's Victory"), show::costs(&board))),
            _ => None,
        }
    }
}

//! The teaching of The Eagles Turn East: a short book, its charts, and a guided first march.

mod lesson;

use super::{Eagles, show};
use language::guide::lesson::{Cards, Lesson};
use language::sheet::Sheet;
use language::system::{Rules, Teach};

impl Teach for Eagles {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-eagles.md")];
    const PICTURES: &'static str = "";
    const FIRST_BATTLE: &'static str = "eagles-friedland";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Eagles>::new(lesson::STEPS))
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = eagles_files::BATTLES.built_in(Eagles::FIRST_BATTLE)?;
        let board = Eagles::board(&scenario).ok()?;
        let (title, sheet) = match name {
            "eagles-combat" => ("Combat in The Eagles Turn East", show::combat(&board)),
            "eagles-artillery" => ("Artillery in The Eagles Turn East", show::artillery(&board)),
            "eagles-attrition" => ("Attrition in The Eagles Turn East", show::attrition(&board)),
            "eagles-terrain" => ("What ground costs in The Eagles Turn East", show::terrain(&board)),
            _ => return None,
        };
        Some((title.to_owned(), sheet))
    }
}

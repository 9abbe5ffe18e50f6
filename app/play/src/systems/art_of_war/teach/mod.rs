//! How the Art of War is taught: the book, its charts, and the guided first game.

mod charts;
pub mod lesson;

use super::ArtOfWar;
use crate::sheet::Sheet;
use crate::system::Teach;

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
    const FIRST_BATTLE: &'static str = lesson::BATTLE;

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        charts::chart(name)
    }
}

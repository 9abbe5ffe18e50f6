//! In the book: the rules with their pictures, and the guided first game.

mod gallery;
mod guide_page;
mod guide_screen;
pub(crate) mod help;
pub(crate) mod lesson_card;
mod lesson_place;
mod lesson_watch;

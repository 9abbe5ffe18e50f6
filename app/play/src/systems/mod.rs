//! Tests of play in one system, and in every system that hides something.

mod art_of_war;
mod card_tests;
mod ford;
mod hidden_tests;
mod lesson_tests;
mod marks_tests;

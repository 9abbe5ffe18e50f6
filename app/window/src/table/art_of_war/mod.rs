//! Tests of a match at the window, in battles of the Art of War.

mod agreement;
mod at_the_table;
mod by_keyboard;
mod panel_tests;
mod ways;

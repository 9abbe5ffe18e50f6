//! Hidden units at the ford stay hidden on the screen, and the strip is worked out once for a position.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use super::in_one_seat::sit;
use crate::table::secret_tests::{compare, tells_apart};
use ::ford::app::PHASES_TOLD;
use egui_kittest::kittest::Queryable;

#[test]
fn no_widget_shows_what_is_hidden_at_the_ford() {
    // The place of the selected piece is that of its engine: without an eye the ford cannot tell what to hide.
    let position = super::battle().beginning().unwrap();
    let compared: usize = (1..=4).map(|seed| compare(&*position, &[], seed, [12, 1, usize::MAX], false)).sum();
    assert!(compared > 6, "{compared}");
}

#[test]
fn the_comparison_finds_what_an_engine_that_knows_shows_the_owner_of_a_secret() {
    let position = super::battle().beginning().unwrap();
    assert!((1..=4).any(|seed| tells_apart(&*position, seed, 12)), "an engine that knows shows its owner more");
}

#[test]
fn at_rest_no_frame_works_out_the_phases_again() {
    let mut seat = sit("phases");
    seat.until_asked(None, "deploy");
    seat.harness.run_steps(3);
    assert!(seat.sees("You are here: ") && seat.harness.query_by_label_contains("Score: ").is_some());
    let before = PHASES_TOLD.with(std::cell::Cell::get);
    assert!(before > 0, "they were worked out for this position");
    seat.harness.run_steps(10);
    assert_eq!(PHASES_TOLD.with(std::cell::Cell::get), before);
}

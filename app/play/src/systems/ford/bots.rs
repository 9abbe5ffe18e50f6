//! A game by bots, shown and told.

use super::*;
use crate::board::BoardMoment;
use crate::narrator::{NarrationPlan, tell};
use language::bot::BotKind;

#[test]
fn a_moment_is_reached_and_shown_as_both_players_see_it() {
    let (position, told) = BoardMoment::Steps { seed: 5, steps: 1 }.reach(&battle()).expect("a moment");
    assert!(!told.is_empty());
    let scene = language::board::Board::new(&battle()).scene(&*position);
    let park = battle().board_of::<TheFord>().unwrap().park;
    let battery = scene.counters.iter().find(|counter| counter.id.0 == 0).expect("the battery");
    assert_eq!((battery.hex, battery.texts.below.as_str()), (park, "?"), "it lies on its face");
}

#[test]
fn it_is_told_by_the_narrator() {
    let mut out = Vec::new();
    let telling = NarrationPlan { seed: 3, bots: [BotKind::Random; 2], options: Vec::new(), all_moves: true };
    tell(&battle(), &telling, &mut out).expect("told");
    let text = String::from_utf8(out).unwrap();
    assert!(text.contains("Defenders hide their battery") && text.contains("It is over"), "{text}");
}

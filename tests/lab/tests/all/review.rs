//! The promises of a review.

use engine::contract::Side;
use lab::{library, soak};
use language::bot::{BotKind, Reins, StopSignal, chances};
use replay::{Care, EntryEffect, Instead, MARKED, ROLLS, Reel, Review};

/// A smaller change of the chances is not worth a mark, in thousandths.
const LEAST: i32 = 10;

fn reel(battle: &str) -> Reel {
    let battle = library::open(battle, None).expect("a battle of ours");
    let ended = soak::plain(&battle, 1, BotKind::Sensible).unwrap_or_else(|broken| panic!("{broken}"));
    Reel::read(lab::systems::WITH_FORD, &ended.record, None).expect("a record")
}

fn on(threads: usize) -> Reins {
    Reins { threads, ..Reins::default() }
}

/// Reviews a match of that battle, and holds what is found to what is promised of it.
fn reviewed(id: &str) -> (Reel, Review) {
    let reel = reel(id);
    let mut told = Vec::new();
    let review = reel.review(Care::LITTLE, &on(1), &mut |done, of| told.push((done, of))).expect("a review");
    assert!(told.is_sorted() && told.last().is_some_and(|(done, of)| done == of), "{id}: {told:?}");
    assert!(review.chances.is_sorted_by(|one, next| one.0 < next.0), "{id}");
    assert!(review.chances.iter().all(|&(_, first)| first <= chances::CERTAIN), "{id}");
    for side in Side::BOTH {
        let own = review.decisions.iter().filter(|marked| marked.side == side);
        assert!(own.count() <= MARKED, "{id}");
    }
    for marked in &review.decisions {
        assert!(marked.change().abs() >= LEAST && marked.entries.0 <= marked.entries.1, "{id}: {marked:?}");
        let step = reel.step(marked.entries.0).expect("a step");
        assert!(matches!(&step.act, EntryEffect::Command(side, _) if *side == marked.side), "{id}: {marked:?}");
    }
    // Dice are told as luck, and never as a decision.
    assert!(review.rolls.len() <= ROLLS, "{id}");
    for roll in &review.rolls {
        let step = reel.step(roll.entries.0).expect("a step");
        assert!(matches!(&step.act, EntryEffect::Rolled(_)), "{id}: {roll:?}");
        let decided = review.decisions.iter().any(|marked| {
            let (from, to) = marked.entries;
            (from..=to).contains(&roll.entries.0)
        });
        assert!(!decided, "{id}: {roll:?}");
    }
    let json = review.json(&reel);
    assert_eq!(json.get("chances").and_then(|all| all.as_array()).map(Vec::len), Some(review.chances.len()));
    let mut text = Vec::new();
    review.tell(&reel, &mut text).expect("a text");
    assert!(!text.is_empty());
    (reel, review)
}

#[test]
fn a_review_marks_decisions_and_depends_on_the_record_alone() {
    let (reel, review) = reviewed("skirmish");
    assert!(!review.decisions.is_empty());
    assert_eq!(reel.review(Care::LITTLE, &on(3), &mut |_, _| {}), Some(review));
}

#[test]
fn a_match_of_a_system_without_chances_of_its_own_can_be_reviewed() {
    reviewed("winter-training");
}

/// The bot that played it gives its own alternative, which is the same command again.
#[test]
fn a_bot_that_does_not_look_ahead_would_have_done_what_it_did() {
    let review = reel("skirmish").review(Care::LITTLE, &on(1), &mut |_, _| {}).expect("a review");
    let asked: Vec<&Instead> = review.decisions.iter().filter_map(|marked| marked.instead.as_ref()).collect();
    assert!(!asked.is_empty());
    for (marked, instead) in review.decisions.iter().filter_map(|one| Some((one, one.instead.as_ref()?))) {
        assert!(instead.same, "{marked:?}");
        let [_, after] = marked.chances;
        assert_eq!(instead.chances, after, "the same position has the same chances");
    }
}

#[test]
fn a_review_stops_when_it_is_told_to() {
    let reins = Reins { stop: StopSignal::after(100), threads: 1 };
    assert_eq!(reel("skirmish").review(Care::LITTLE, &reins, &mut |_, _| {}), None);
    assert!(reins.stop.looks() < 110, "{}", reins.stop.looks());
}

//! The list of units and hexes that a question begins with stays where it is: a click in it puts no button under the pointer.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::layout_tests::{MOST, SIZES, reach, screen};
use super::pick_list::{PickList, offer_words};
use super::strip_tests::{begun, turn_heard};
use super::test_seat::TestTable;
use crate::paper::drawn::nothing_else_is_cut;
use egui::Rect;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Rank, Sentence, Then};
use language::position::Bytes;
use std::collections::BTreeMap;

/// The number of questions with a list that are tried in a window.
const POSITIONS: usize = 6;

/// The places of the rows of the list that stays, by their names.
fn places(harness: &Harness<'_, TestTable>) -> BTreeMap<String, Rect> {
    let rows = harness.query_all_by(|node| node.author_id().is_some_and(|id| id.starts_with("listed:")));
    rows.filter_map(|node| Some((node.accesskit_node().author_id()?.to_owned(), node.rect()))).collect()
}

#[test]
fn a_click_in_the_list_moves_no_row_of_it_in_any_system() {
    for system in systems::ALL.list() {
        let position = begun(system.first_battle(), &[]);
        let heard = turn_heard(&*position, 5, usize::MAX);
        let mut clicks = 0;
        for (size, scale) in [(SIZES[1], 1.0), ([1280.0, 900.0], 1.25)] {
            let mut harness = screen(position.battle(), size, scale);
            let mut tried = 0;
            for one in &heard {
                reach(&mut harness, |table| table, one.clone());
                let first = places(&harness);
                tried += usize::from(!first.is_empty());
                // A few questions of each kind are enough.
                if tried > POSITIONS || first.is_empty() {
                    continue;
                }
                for row in first.keys().take(3) {
                    let found = harness.query_all_by(|node| node.author_id() == Some(row.as_str())).next();
                    // A longer list is scrolled.
                    let Some(found) = found.filter(|found| found.rect().is_positive()) else { continue };
                    found.click();
                    harness.run_steps(3);
                    clicks += 1;
                    let what = format!("{}: {row} in {size:?}", system.name());
                    for (name, is) in places(&harness) {
                        let Some(was) = first.get(&name) else { panic!("{what}: {name} was not there") };
                        let off = (is.min - was.min).abs().max_elem();
                        assert!(off <= MOST, "{what}: {name} was at {was:?} and is at {is:?}");
                    }
                    assert_eq!(places(&harness).len(), first.len(), "{what}");
                    let question = harness.state().screen.board.question();
                    nothing_else_is_cut(&harness, &question, &what);
                    harness.state_mut().screen.asked.drop_draft();
                    harness.run_steps(2);
                }
            }
        }
        assert!(clicks > 4, "{}: {clicks}", system.name());
    }
}

fn offer(pick: Pick, label: &'static str, mark: Mark) -> Offer<Bytes> {
    let label = if label.is_empty() { Sentence::EMPTY } else { Sentence::from(label) };
    Offer { pick, then: Then::Draft(Draft::new([pick])), label, rank: Rank::Open, mark }
}

/// A number alone says nothing of what a click on it does.
#[test]
fn a_hex_without_words_says_what_a_click_does() {
    let position = begun("skirmish", &[]);
    let hex = Pick::Hex(Hex::new(9, 8));
    let number = position.names().pick(hex);
    let way = |back| Mark::Way { from: Hex::new(9, 9), back, pushes: false };
    let reach = Mark::Reach { left: String::new(), stop: false, risk: false };
    for (mark, does) in [
        (Mark::Choice, "Choose"),
        (Mark::Chosen, "Drop"),
        (reach, "To"),
        (way(true), "Retreat to"),
        (way(false), "Advance into"),
        (Mark::Target, "Target"),
    ] {
        assert_eq!(offer_words(&offer(hex, "", mark), position.names()), format!("{does} {number}"));
    }
    assert_eq!(offer_words(&offer(hex, "Enter it", Mark::Target), position.names()), "Enter it");
}

/// Rows that a pick adds come below the list; a row that means something else now is there, too, and not in the list alone.
#[test]
fn what_a_pick_adds_is_listed_below() {
    let [a, b, c] = [8, 9, 10].map(|row| Pick::Hex(Hex::new(9, row)));
    let mut bare = Asking::nothing();
    bare.offers = vec![offer(a, "from A", Mark::Choice), offer(b, "from B", Mark::Choice)];
    let listed = PickList::of(&bare);
    let mut picked = Asking::nothing();
    picked.draft = Draft::new([a]);
    picked.offers = vec![
        offer(a, "from A", Mark::Chosen),
        offer(b, "against B", Mark::Target),
        offer(c, "against C", Mark::Target),
    ];
    let below = PickList::among(&picked, &listed);
    let picks: Vec<Pick> = below.hexes.iter().map(|offer| offer.pick).collect();
    assert_eq!(picks, [b, c]);
    assert!(super::pick_list::row(listed.hexes.first().unwrap(), &picked).0, "it is chosen");
}

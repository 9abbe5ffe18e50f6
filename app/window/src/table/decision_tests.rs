//! No label of a button is cut: what the rules call the buttons of the decision fits into their places, measured in pixels, in
//! every system and in the narrowest window. Another question begins at the top.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::example::now;
use super::panels;
use super::test_seat::{TestSeat, TestTable};
use crate::paper::drawn::tongues;
use crate::paper::look::{self, SMALL};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::Side;
use language::ask::Draft;
use language::tongue::current;
use play::board::BoardMoment;
use play::table::Heard;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The narrowest window, and the largest letters in it.
const NARROWEST: [f32; 2] = [1024.0, 700.0];
const SCALES: [f32; 3] = [1.0, 1.25, 1.5];
/// Room a button leaves on either side of its words.
const PADDING: f32 = 4.0;
/// Number of lines of small letters that fit on a button.
const LINES: usize = 2;

/// Widths of the places of the button that confirms and of the one that ends, in points.
fn widths(scale: f32) -> [f32; 2] {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let mut table = TestTable::lay(&battle, false);
    table.hears(Heard::Now(Arc::new(now(battle.beginning().unwrap(), false))));
    let window = NARROWEST.map(|side| side as u32);
    let mut harness = Harness::builder()
        .with_size(egui::Vec2::from(NARROWEST) / scale)
        .with_pixels_per_point(scale)
        .with_context_setup(look::dress)
        .build_ui_state(
            move |ui, table: &mut TestTable| {
                panels::show(ui, &mut table.screen, window);
            },
            table,
        );
    harness.run_steps(3);
    ["confirm", "end"].map(|name| {
        let id = format!("decision:{name}");
        let found = harness.query_all_by(|node| node.author_id() == Some(id.as_str())).next();
        found.unwrap_or_else(|| panic!("{name} is not there")).rect().width()
    })
}

/// The labels of the button that confirms and of the one that ends, in battles of every system.
fn labels() -> [BTreeSet<String>; 2] {
    let mut labels = [BTreeSet::new(), BTreeSet::new()];
    for id in systems::ALL.readers().built_in_ids() {
        let battle = systems::ALL.open(id, None).unwrap();
        for steps in [1, 9, 24, 60] {
            let Ok((position, _)) = (BoardMoment::Steps { seed: 3, steps }).reach(&battle) else { continue };
            for side in Side::BOTH {
                let mut drafts = vec![Draft::EMPTY];
                while let Some(draft) = drafts.pop() {
                    let asking = position.ask(side, &draft);
                    let names = position.names();
                    for (may, known) in [&asking.ready, &asking.pass].into_iter().zip(&mut labels) {
                        known.extend(may.iter().map(|may| match may {
                            Ok(saying) => saying.label.words(names),
                            Err(barred) => barred.label.words(names),
                        }));
                    }
                    let longer = asking.drafts().filter(|longer| longer.len() > draft.len() && longer.len() < 4);
                    drafts.extend(longer.take(2).cloned());
                }
            }
        }
    }
    labels
}

#[test]
fn no_label_of_a_button_is_cut() {
    for _spoken in tongues() {
        no_label_is_cut(&labels());
    }
}

fn no_label_is_cut(labels: &[BTreeSet<String>; 2]) {
    assert!(labels.iter().all(|labels| labels.len() > 10), "{labels:?}");
    for scale in SCALES {
        let widths = widths(scale);
        let labels = labels.clone();
        let mut harness =
            Harness::builder().with_pixels_per_point(scale).with_context_setup(look::dress).build_ui_state(
                move |ui, cut: &mut Vec<String>| {
                    let font = egui::FontId::proportional(SMALL);
                    for (label, width) in
                        labels.iter().zip(widths).flat_map(|(all, width)| all.iter().map(move |one| (one, width)))
                    {
                        let room = width - 2.0 * PADDING;
                        let galley = ui.painter().layout(label.clone(), font.clone(), egui::Color32::BLACK, room);
                        if galley.rows.len() > LINES || galley.size().x > room {
                            cut.push(format!("{label} in {width}"));
                        }
                    }
                },
                Vec::new(),
            );
        // Fonts are there from the next frame on.
        harness.run_steps(2);
        harness.state_mut().clear();
        harness.run_steps(1);
        assert_eq!(*harness.state(), [""; 0], "at {scale} in {}", current().code());
    }
}

/// The scroll area of the answers is known by the number of the question: another one begins at its top.
#[test]
fn another_question_has_another_number_and_a_pick_has_not() {
    let mut seat = TestSeat::sit("skirmish", "number");
    seat.end_until("move");
    let number = seat.screen().asked.number();
    seat.key(egui::Key::N);
    assert!(!seat.screen().asked.draft().is_empty());
    assert_eq!(seat.screen().asked.number(), number, "a unit is picked");
    let shown = seat.screen().board.stage.positions;
    seat.key(egui::Key::E);
    seat.key(egui::Key::E);
    seat.until("it goes on", |screen| screen.board.stage.positions > shown && screen.board.asked_here().is_some());
    assert!(seat.screen().asked.number() > number, "the movement is over");
}

//! A match of the ford in the viewer: it shows both sides, so hidden units lie on their faces until they are opened.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::paper::look;
use crate::viewer::{Opened, ReplayScreen};
use ::ford::app::BATTERY;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::Side;
use lab::soak;
use language::bot::BotKind;
use language::system::Eye;
use replay::{Curve, Notes, Reel};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;

const WINDOW: [u32; 2] = [1280, 800];

/// A match in which the battery was opened.
fn record() -> Vec<u8> {
    let battle = super::battle();
    let mut all = (1..).map(|seed| soak::plain(&battle, seed, BotKind::Random).expect("a match").record);
    let open =
        |reel: Reel| reel.position_at(reel.last()).is_some_and(|end| end.pieces(Eye::Public)[0].texts.below == "3");
    all.find(|bytes| Reel::read(lab::systems::WITH_FORD, bytes, None).is_ok_and(open)).expect("a match that was fought")
}

/// A screen with the record, in a window.
fn looked_at(reel: Reel) -> Harness<'static, ReplayScreen> {
    let reel = Arc::new(reel);
    let (give, curve) = channel();
    give.send(Curve::of(&reel)).unwrap();
    let path = PathBuf::from("none.estafette");
    let opened = Opened { path, reel, notes: Notes::default(), notes_trouble: None, curve };
    let mut screen = ReplayScreen::new(opened, render::Theme::staff_map(), false, Arc::new(|| {}));
    screen.advance(0.0);
    let harness = Harness::builder().with_size([1280.0, 800.0]).with_context_setup(look::dress);
    harness.build_ui_state(
        |ui, screen: &mut ReplayScreen| {
            screen.advance(0.0);
            screen.show(ui, WINDOW);
            screen.scene(WINDOW);
        },
        screen,
    )
}

/// The text on the battery's counter.
fn face(harness: &mut Harness<'static, ReplayScreen>) -> String {
    let counters = &harness.state_mut().scene(WINDOW).counters;
    let battery = counters.iter().find(|counter| counter.id.0 == u32::from(BATTERY.0)).expect("the battery");
    battery.texts.below.clone()
}

#[test]
fn once_it_was_opened_a_side_sees_again_what_it_saw_then() {
    let mut harness = looked_at(Reel::read(lab::systems::WITH_FORD, &record(), None).unwrap());
    for _ in 0..4 {
        harness.run_steps(3);
        harness.get_by_label("Step on").click();
    }
    harness.run_steps(3);
    assert_eq!(face(&mut harness), "?", "everybody looks");
    harness.get_by_label_contains("Seen by everyone").click();
    harness.run_steps(3);
    let owner = Side::First;
    let name = harness.state().reel.called().expect("names").side(owner).to_owned();
    harness.get_by_label(&format!("Seen by the {name}")).click();
    harness.run_steps(3);
    assert_eq!(face(&mut harness), "3", "its owner looks");
}

#[test]
fn a_match_is_looked_at_again_with_what_was_hidden_on_its_face() {
    let mut harness = looked_at(Reel::read(lab::systems::WITH_FORD, &record(), None).unwrap());
    let mut faces = Vec::new();
    for button in ["Step on"; 6].into_iter().chain(["To the end"]) {
        harness.run_steps(3);
        harness.get_by_label(button).click();
        harness.run_steps(3);
        faces.push(face(&mut harness));
    }
    assert_eq!(faces.last().map(String::as_str), Some("3"), "{faces:?}");
    assert!(faces.iter().any(|face| face == "?"), "{faces:?}");
}

#[test]
fn every_step_of_a_match_with_secret_rolls_is_there_as_it_was_signed() {
    let battle = super::battle();
    let mut secret = 0;
    for seed in 1..40 {
        let bytes = soak::plain(&battle, seed, BotKind::Random).expect("a match").record;
        let reel = Reel::read(lab::systems::WITH_FORD, &bytes, None).unwrap();
        for step in reel.steps() {
            let position = reel.position_at(step.seq).unwrap_or_else(|| panic!("seed {seed}: nothing after {step:?}"));
            secret += usize::from(step.roll.as_ref().is_some_and(|roll| roll.faces.is_none()));
            assert!(step.state.is_none_or(|state| state == position.hash()), "seed {seed}: {step:?}");
        }
    }
    assert!(secret > 5, "{secret} secret rolls: the test no longer tries anything");
}

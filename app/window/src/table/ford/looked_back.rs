//! A match of the ford in the viewer: everybody looks, so what was hidden lies on its face until it was opened.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::paper::look;
use crate::viewer::{Opened, ReplayScreen};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use play::bot::Kind;
use play::replay::{Curve, Notes, Reel};
use play::system::Eye;
use play::systems::ford::BATTERY;
use play::{library, soak};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;

const WINDOW: [u32; 2] = [1280, 800];

/// A match in which the battery was opened.
fn record() -> Vec<u8> {
    let battle = library::open("ford", None).expect("the battle of a test build");
    let mut all = (1..).map(|seed| soak::plain(&battle, seed, Kind::Random).expect("a match").record);
    let open =
        |reel: Reel| reel.position_at(reel.last()).is_some_and(|end| end.pieces(Eye::Public)[0].texts.below == "3");
    all.find(|bytes| Reel::read(bytes, None).is_ok_and(open)).expect("a match that was fought")
}

#[test]
fn a_match_is_looked_at_again_with_what_was_hidden_on_its_face() {
    let reel = Arc::new(Reel::read(&record(), None).unwrap());
    let (give, curve) = channel();
    give.send(Curve::of(&reel)).unwrap();
    let path = PathBuf::from("none.estafette");
    let opened = Opened { path, reel, notes: Notes::default(), notes_trouble: None, curve };
    let mut screen = ReplayScreen::new(opened, render::Theme::staff_map(), false, Arc::new(|| {}));
    screen.advance(0.0);
    let harness = Harness::builder().with_size([1280.0, 800.0]).with_context_setup(look::dress);
    let mut harness = harness.build_ui_state(
        |ui, screen: &mut ReplayScreen| {
            screen.advance(0.0);
            screen.show(ui, WINDOW);
            screen.scene(WINDOW);
        },
        screen,
    );
    let mut faces = Vec::new();
    for button in ["Step on"; 6].into_iter().chain(["To the end"]) {
        harness.run_steps(3);
        harness.get_by_label(button).click();
        harness.run_steps(3);
        let counters = &harness.state_mut().scene(WINDOW).counters;
        let battery = counters.iter().find(|counter| counter.id.0 == u32::from(BATTERY.0)).expect("the battery");
        faces.push(battery.texts.below.clone());
    }
    assert_eq!(faces.last().map(String::as_str), Some("3"), "{faces:?}");
    assert!(faces.iter().any(|face| face == "?"), "{faces:?}");
}

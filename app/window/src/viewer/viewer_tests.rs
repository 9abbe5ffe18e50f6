//! The viewer as a whole, on matches of bots.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use super::screen::ReplayScreen;
use super::{Opened, Opening, controls, review_panel, trust_badge};
use crate::paper::drawn::{nothing_is_cut, tongues};
use crate::paper::heard::all_named;
use crate::paper::look;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use lab::soak;
use language::bot::BotKind;
use play::matches::read_notes;
use replay::{Care, Curve, Notes, Reel};
use sim::NetworkWeather;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// The record of a small battle.
pub(super) fn record() -> Vec<u8> {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    soak::plain(&battle, 1, BotKind::Sensible).unwrap_or_else(|broken| panic!("{broken}")).record
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("estafette-viewer-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn screen_of(bytes: &[u8], path: PathBuf) -> ReplayScreen {
    let reel = Arc::new(Reel::read(systems::ALL, bytes, None).unwrap());
    let (give, curve) = channel();
    give.send(Curve::of(&reel)).unwrap();
    let opened = Opened { path, reel, notes: Notes::default(), notes_trouble: None, curve };
    let mut screen = ReplayScreen::new(opened, render::Theme::staff_map(), false, Arc::new(|| {}));
    screen.advance(0.0);
    screen
}

fn below(screen: ReplayScreen) -> Harness<'static, ReplayScreen> {
    let harness = Harness::builder().with_size([1100.0, 190.0]).with_context_setup(look::dress);
    let mut harness = harness.build_ui_state(
        |ui, screen: &mut ReplayScreen| {
            controls::bottom(ui, screen);
        },
        screen,
    );
    harness.run_steps(3);
    harness
}

#[test]
fn no_words_are_cut_below_the_board_of_a_replay() {
    for _spoken in tongues() {
        let harness = below(screen_of(&record(), PathBuf::from("none.estafette")));
        nothing_is_cut(&harness, "below the board of a replay");
    }
}

#[test]
fn the_buttons_go_through_a_match_and_back() {
    let mut harness = below(screen_of(&record(), PathBuf::from("none.estafette")));
    assert!(all_named(&harness, "below the board of a replay") > 10);
    let last = harness.state().reel.last();
    for (button, back) in [("Step on", "Step back"), ("Phase on", "Phase back"), ("Turn on", "Turn back")] {
        harness.get_by_label(button).click();
        harness.run_steps(3);
        let there = harness.state().head.at;
        assert!(there > 0, "{button}");
        harness.get_by_label(back).click();
        harness.run_steps(3);
        assert_eq!(harness.state().head.at, 0, "{back} from {there}");
    }
    harness.get_by_label("To the end").click();
    harness.run_steps(3);
    assert_eq!(harness.state().head.at, last);
    harness.get_by_label_contains(&format!("Timeline: entry {last} of {last}"));
    let combats = harness.state().reel.timeline().combats.len();
    assert_eq!(harness.get_all_by_label_contains("Combat of turn").count(), combats);
}

#[test]
fn a_match_shown_backwards_tells_what_it_told_forwards() {
    for bytes in [record(), with_a_rewind()] {
        backwards_as_forwards(screen_of(&bytes, PathBuf::from("none.estafette")));
    }
}

/// The record of a small battle in which something was taken back past dice.
fn with_a_rewind() -> Vec<u8> {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let mut records =
        (1..).filter_map(|seed| soak::one(&battle, seed, BotKind::Random, Some(NetworkWeather::CALM)).ok());
    let rewound = |bytes: &[u8]| {
        let reel = Reel::read(systems::ALL, bytes, None).unwrap();
        reel.steps().iter().any(|step| step.undone_by.is_some() && step.roll.is_some())
    };
    records.find(|ended| rewound(&ended.record)).unwrap().record
}

fn backwards_as_forwards(mut screen: ReplayScreen) {
    let last = screen.reel.last();
    // Every sentence, whether it still holds, and the number of the roll that it leads to.
    let told = |screen: &mut ReplayScreen| {
        let stage = screen.stage().unwrap();
        let roll = |place: Option<usize>| place.map(|place| stage.told.rolls.get(place).unwrap().joint.n);
        stage.told.lines.iter().map(|line| (line.text.clone(), line.struck, roll(line.roll))).collect::<Vec<_>>()
    };
    let mut forwards = Vec::new();
    for seq in 0..=last {
        screen.seek(seq);
        forwards.push(told(&mut screen));
    }
    for seq in (0..=last).rev() {
        screen.seek(seq);
        assert_eq!(Some(&told(&mut screen)), forwards.get(seq as usize), "entry {seq}");
    }
}

#[test]
fn a_match_that_plays_reaches_its_end_and_stops() {
    let mut screen = screen_of(&record(), PathBuf::from("none.estafette"));
    screen.toggle();
    let mut frames = 0;
    while screen.advance(0.1) {
        frames += 1;
        assert!(frames < 20_000, "it never ends");
    }
    assert_eq!((screen.head.at, screen.head.playing), (screen.reel.last(), false));
}

#[test]
fn notes_are_kept_beside_the_record_when_one_goes_on() {
    let folder = folder("notes");
    let path = folder.join("match.estafette");
    let mut screen = screen_of(&record(), path.clone());
    screen.seek(7);
    screen.desk.write(7, "Here it was lost.");
    assert_eq!(read_notes(&path).unwrap().at(7), Some("Here it was lost."));
    screen.desk.write(7, "");
    assert_eq!(read_notes(&path).unwrap(), Notes::default());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_badge_says_what_was_checked_and_where_something_is_wrong() {
    let mut bytes = record();
    let good = Reel::read(systems::ALL, &bytes, None).unwrap();
    bytes.truncate(bytes.len() * 2 / 3);
    let torn = Reel::read(systems::ALL, &bytes, None).unwrap();
    for (reel, badge) in [(good, "Verified"), (torn, "Not verified")] {
        let harness = Harness::builder().with_size([560.0, 700.0]).with_context_setup(look::dress);
        let mut harness = harness.build_ui_state(
            |ui, reel: &mut Reel| {
                trust_badge::inside(ui, reel.trust());
            },
            reel,
        );
        harness.run_steps(3);
        harness.get_by_label(badge);
        harness.get_by_label("signatures");
        harness.get_by_label_contains("entries in the file are good");
    }
}

#[test]
fn a_torn_record_opens_to_its_last_good_entry_and_garbage_says_what_it_is() {
    let folder = folder("opening");
    let mut bytes = record();
    bytes.truncate(bytes.len() / 2);
    let (torn, garbage) = (folder.join("torn.estafette"), folder.join("garbage.estafette"));
    std::fs::write(&torn, bytes).unwrap();
    std::fs::write(&garbage, b"nothing of the kind").unwrap();
    let open = |path: &PathBuf| {
        let opening = Opening::begin(systems::ALL, path.clone(), Vec::new(), Arc::new(|| {}));
        let begun = Instant::now();
        loop {
            if let Some(outcome) = opening.listen() {
                return outcome;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "it is never opened");
            std::thread::sleep(Duration::from_millis(5));
        }
    };
    let opened = open(&torn).unwrap_or_else(|sentence| panic!("{sentence}"));
    let trust = opened.reel.trust();
    assert!(!trust.is_good() && trust.good > 10);
    assert_eq!(opened.reel.last() + 1, trust.good);
    let sentence = open(&garbage).err().expect("garbage is no match");
    assert!(sentence.contains("garbage.estafette"), "{sentence}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_review_is_worked_out_beside_the_window_and_its_decisions_lead_to_their_steps() {
    let mut screen = screen_of(&record(), PathBuf::from("none.estafette"));
    let harness = Harness::builder().with_size([1100.0, 900.0]).with_context_setup(look::dress);
    screen.begin_review(Care::LITTLE);
    assert!(screen.review.done().is_some(), "it is under way");
    let begun = Instant::now();
    while screen.review.found().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never ends");
        std::thread::sleep(Duration::from_millis(5));
        screen.advance(0.0);
    }
    let decisions = screen.review.found().unwrap().review.decisions.clone();
    assert!(!decisions.is_empty());
    let mut harness = harness.build_ui_state(
        |ui, screen: &mut ReplayScreen| {
            controls::bottom(ui, screen);
            review_panel::show(ui, screen);
        },
        screen,
    );
    harness.run_steps(3);
    all_named(&harness, "a review");
    harness.get_by_label_contains("Who was ahead. Winning chances:");
    assert_eq!(harness.get_all_by_label_contains("Decision. Turn").count(), decisions.len());
    let last = decisions.last().unwrap();
    let mark = harness.get_all_by_label_contains("Decision. Turn").last().unwrap();
    mark.click();
    harness.run_steps(3);
    assert_eq!(harness.state().head.at, last.entries.0 - 1, "before it was decided");
}

#[test]
fn a_review_without_a_waiting_reader_stops() {
    let mut screen = screen_of(&record(), PathBuf::from("none.estafette"));
    screen.begin_review(Care::USUAL);
    screen.review.stop();
    assert!(screen.review.done().is_none() && screen.review.found().is_none());
}

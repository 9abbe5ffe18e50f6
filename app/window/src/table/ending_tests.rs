//! Ending a phase in every system: the key and the button ask once where something is undone, and name it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::match_screen::MatchScreen;
use super::match_words::is_over;
use super::test_seat::TestSeat;
use egui::Key;
use egui_kittest::kittest::Queryable;

/// A movement in which no unit has moved: the battle, the question, the button that ends it, and the words of the doubt.
const MOVEMENTS: [(&str, &str, &str, &str); 5] = [
    ("skirmish", "move", "End movement", "units have not moved. Press again to end movement."),
    ("dresden20", "move", "End movement", "corps have not moved. Press again to end movement."),
    ("broesa", "move", "End movement", "units have not moved. Press again to end movement."),
    ("winter-training", "move", "End movement", "units have not moved. Press again to end movement."),
    (
        "eagles-friedland",
        "command",
        "No more commands",
        "leaders have not marched, 5 commands are left. Press again to end marches by command.",
    ),
];

/// Presses once: the question to confirm appears, it names how many units are left, and nothing has ended.
fn is_asked(chair: &mut TestSeat, press: impl Fn(&mut TestSeat), words: &str) {
    let shown = chair.screen().board.stage.positions;
    press(chair);
    let asked = chair.screen().asked.refusal.clone().unwrap().text;
    let count: usize = asked.split(' ').next().unwrap().parse().unwrap();
    let next = asked.strip_prefix(&format!("{count} {words} Next: "));
    assert!(count > 1 && next.is_some_and(|next| next.len() > 1), "{asked}");
    assert!(chair.sees(&asked), "it is read on the screen");
    assert_eq!(chair.screen().board.stage.positions, shown, "nothing has ended");
}

fn ends(chair: &mut TestSeat, press: impl Fn(&mut TestSeat)) {
    let shown = chair.screen().board.stage.positions;
    press(chair);
    chair.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
}

#[test]
fn ending_a_movement_asks_once_by_key_and_by_button_in_every_system() {
    for (battle, question, button, words) in MOVEMENTS {
        let mut chair = TestSeat::sit(battle, "ends-by-key");
        chair.end_until(question);
        is_asked(&mut chair, |chair| chair.key(Key::E), words);
        // After something else in between, the question to confirm appears again.
        chair.key(Key::Escape);
        is_asked(&mut chair, |chair| chair.press(button), words);
        ends(&mut chair, |chair| chair.press(button));
        let mut chair = TestSeat::sit(battle, "ends-twice");
        chair.end_until(question);
        is_asked(&mut chair, |chair| chair.key(Key::E), words);
        ends(&mut chair, |chair| chair.key(Key::E));
    }
}

/// Battles, and questions that can be ended in them: marches, shock, fire, charges and whatever follows.
const PHASES: [(&str, &[&str]); 5] = [
    ("skirmish", &["move"]),
    ("dresden20", &["move"]),
    ("broesa", &["charge", "move", "close"]),
    ("winter-training", &["command", "move", "fire"]),
    ("eagles-friedland", &["organise", "command"]),
];

#[test]
fn whatever_can_be_ended_the_button_says_what_comes_next() {
    for (battle, wanted) in PHASES {
        let mut chair = TestSeat::sit(battle, "next");
        let mut met = Vec::new();
        for _ in 0..14 {
            chair.take_seat();
            let over = |screen: &MatchScreen| screen.board.now().is_some_and(|now| is_over(now));
            chair.until("somebody is asked", |screen| screen.board.asked_here().is_some() || over(screen));
            if over(chair.screen()) {
                break;
            }
            let asking = std::sync::Arc::clone(chair.screen().asked.asking());
            let Some(pass) = asking.would_pass() else { break };
            let label = pass.label.words(&chair.screen().asked.names());
            let next = chair.screen().asked.next().map(str::to_owned);
            let next = next.unwrap_or_else(|| panic!("{battle}: {} does not say what comes next", asking.question));
            if !met.contains(&asking.question) {
                met.push(asking.question);
                chair.harness.get_by(|node| node.author_id() == Some("decision:end")).hover();
                chair.harness.run_steps(8);
                assert!(chair.sees(&format!("{label}. Next: {next}.")), "{battle}: {label} is explained");
            }
            let shown = chair.screen().board.stage.positions;
            chair.key(Key::E);
            if chair.screen().asked.sure {
                chair.key(Key::E);
            }
            chair.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
        }
        assert!(wanted.iter().all(|question| met.contains(question)), "{battle}: {met:?}");
    }
}

#[test]
fn where_nothing_is_undone_nothing_is_asked() {
    let mut chair = TestSeat::sit("eagles-friedland", "nothing-undone");
    chair.end_until("organise");
    ends(&mut chair, |chair| chair.key(Key::E));
}

//! Ending a phase in every system: the key and the button ask once where something is undone, and name it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::match_screen::MatchScreen;
use super::match_words::is_over;
use super::test_seat::{TestSeat, TestTable};
use super::undoing;
use egui::Key;
use egui_kittest::kittest::Queryable;
use language::ask::{PieceId, Saying, Sentence};
use language::position::WaitingFor;
use language::system::Eye;
use play::table::Heard;
use serde_json::{Value, json};
use std::sync::Arc;

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
fn is_asked(seat: &mut TestSeat, press: impl Fn(&mut TestSeat), words: &str) {
    let shown = seat.screen().board.stage.positions;
    press(seat);
    let asked = seat.screen().asked.refusal.clone().unwrap().text;
    let count: usize = asked.split(' ').next().unwrap().parse().unwrap();
    let next = asked.strip_prefix(&format!("{count} {words} Next: "));
    assert!(count > 1 && next.is_some_and(|next| next.len() > 1), "{asked}");
    assert!(seat.sees(&asked), "it is read on the screen");
    assert_eq!(seat.screen().board.stage.positions, shown, "nothing has ended");
}

fn ends(seat: &mut TestSeat, press: impl Fn(&mut TestSeat)) {
    let shown = seat.screen().board.stage.positions;
    press(seat);
    seat.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
}

#[test]
fn ending_a_movement_asks_once_by_key_and_by_button_in_every_system() {
    for (battle, question, button, words) in MOVEMENTS {
        let mut seat = TestSeat::sit(battle, "ends-by-key");
        seat.end_until(question);
        is_asked(&mut seat, |seat| seat.key(Key::E), words);
        // After something else in between, the question to confirm appears again.
        seat.key(Key::Escape);
        is_asked(&mut seat, |seat| seat.press(button), words);
        ends(&mut seat, |seat| seat.press(button));
        let mut seat = TestSeat::sit(battle, "ends-twice");
        seat.end_until(question);
        is_asked(&mut seat, |seat| seat.key(Key::E), words);
        ends(&mut seat, |seat| seat.key(Key::E));
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
        let mut seat = TestSeat::sit(battle, "next");
        let mut met = Vec::new();
        for _ in 0..14 {
            seat.take_seat();
            let over = |screen: &MatchScreen| screen.board.now().is_some_and(|now| is_over(now));
            seat.until("somebody is asked", |screen| screen.board.asked_here().is_some() || over(screen));
            if over(seat.screen()) {
                break;
            }
            let asking = std::sync::Arc::clone(seat.screen().asked.asking());
            let Some(pass) = asking.would_pass() else { break };
            let label = pass.label.words(&seat.screen().asked.names());
            let next = seat.screen().asked.next().map(str::to_owned);
            let next = next.unwrap_or_else(|| panic!("{battle}: {} does not say what comes next", asking.question));
            if !met.contains(&asking.question) {
                met.push(asking.question);
                seat.harness.get_by(|node| node.author_id() == Some("decision:end")).hover();
                seat.harness.run_steps(8);
                assert!(seat.sees(&format!("{label}. Next: {next}.")), "{battle}: {label} is explained");
            }
            let shown = seat.screen().board.stage.positions;
            seat.key(Key::E);
            if seat.screen().asked.sure {
                seat.key(Key::E);
            }
            seat.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
        }
        assert!(wanted.iter().all(|question| met.contains(question)), "{battle}: {met:?}");
    }
}

/// Phases that no side comes to by ending all others: a battle, its options, a position in it, and the question.
fn combats() -> [(String, Value, Value, &'static str); 4] {
    let on = |hex: &str| json!({"place": {"on": {"hex": hex}}});
    let plain = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases/art_of_war/maps/6-plain.toml");
    let guns = json!({"phase": "combat", "units": {"R1": "0509", "Fg2": "0507"}});
    // Guns may fire over the river, and need not.
    let over = json!({"others": "out", "turn": 7, "active": "allies", "stage": "declaration",
        "garrisons": {"1306": {"gone": true}, "1407": {"gone": true}, "1222": {"gone": true}, "1423": {"gone": true}},
        "units": {"Res Art": on("1213"), "XIV": on("1312")}});
    let shock = json!({"others": "out", "turn": 44, "phase": "allied_shock", "units": {
        "1/Pskov": {"hex": "A1019", "formation": "line", "facing": "S"},
        "1/18": {"hex": "A0919", "formation": "column", "facing": "N"},
    }});
    let charge = json!({"others": "out", "turn": 44, "phase": "french_command", "units": {
        "1 Hussars": {"hex": "A1020", "formation": "formed", "facing": "N"},
        "1/Pskov": {"hex": "A1220", "formation": "line", "facing": "S"},
    }});
    [
        (plain.to_owned(), json!({}), guns, "attack"),
        (String::from("dresden20"), json!({"artillery_support": true}), over, "declare"),
        (String::from("winter-training"), json!({}), shock, "shock"),
        (String::from("winter-training"), json!({}), charge, "command"),
    ]
}

#[test]
fn combat_that_can_be_ended_names_what_is_undone_and_what_comes_next() {
    for (id, options, said, question) in combats() {
        let battle = systems::ALL.open(&id, None).unwrap();
        let after = battle.json().begun(&options, Some(&said)).unwrap();
        let seen = |eye| battle.position(&after.game, eye).unwrap();
        let WaitingFor::Side(side) = seen(Eye::Public).waits() else { panic!("{id}: {question} is not asked") };
        let mut table = TestTable::lay(&battle, false);
        table.hears(Heard::Now(Arc::new(super::example::now(seen(Eye::Of(side)), false))));
        let asked = &table.screen.asked;
        assert_eq!(asked.asking().question, question, "{id}");
        let next = asked.next().unwrap_or_else(|| panic!("{id}: {question} does not say what comes next"));
        let asking = Arc::clone(asked.asking());
        let doubt = asked.doubt(asking.would_pass().unwrap(), true).unwrap();
        assert!(doubt.starts_with(|first: char| first.is_ascii_digit()), "{id}: {doubt}");
        assert!(doubt.contains("Press again to end ") && doubt.ends_with(&format!(" Next: {next}.")), "{id}: {doubt}");
    }
}

#[test]
fn a_doubt_of_the_button_is_read_beside_what_is_undone() {
    let mut seat = TestSeat::sit("eagles-friedland", "both-doubts");
    seat.end_until("command");
    let asked = &mut seat.screen_mut().asked;
    let mut asking = (**asked.asking()).clone();
    let doubt = Sentence::from("You planned a march but did not order it. Press again to end marches by command.");
    asking.pass = asking.pass.map(|may| may.map(|saying| Saying { doubt: Some(doubt), ..saying }));
    asked.pretend(asking);
    seat.key(Key::E);
    let told = seat.screen().asked.refusal.clone().unwrap().text;
    assert!(told.starts_with("You planned a march but did not order it. "), "{told}");
    assert!(told.contains(" have not marched, 5 commands are left. Press again"), "{told}");
    assert_eq!(told.matches("Press again").count(), 1, "{told}");
}

#[test]
fn the_key_says_why_nothing_can_be_undone_as_the_button_does() {
    let mut seat = TestSeat::sit("skirmish", "nothing-to-undo");
    seat.end_until("move");
    let why = undoing::undo(&seat.screen().board, &seat.screen().asked).unwrap_err();
    assert!(why.starts_with("Nothing to undo: "), "{why}");
    let shown = seat.screen().board.stage.positions;
    seat.key(Key::U);
    assert_eq!(seat.screen().asked.refusal.clone().unwrap().text, why);
    seat.harness.get_by(|node| node.author_id() == Some("decision:undo")).hover();
    seat.harness.run_steps(8);
    assert!(seat.sees(&why), "the button tells it, too");
    assert_eq!(seat.screen().board.stage.positions, shown);
}

/// A unit of The Eagles is on the track of its leader and no counter of its own is drawn: the search goes to its leader's hex.
/// Of the other side nothing is told that the board does not show.
#[test]
fn a_search_finds_own_units_by_their_leaders_and_no_unit_of_the_enemy() {
    for on in [Vec::new(), vec!["veiled"]] {
        let mut seat = TestSeat::sit_with("eagles-friedland", "found", on);
        seat.take_seat();
        seat.until("a side is asked", |screen| screen.board.asked_here().is_some());
        let screen = seat.screen();
        let (side, names) = (screen.board.asked_here().unwrap(), screen.asked.names());
        let pieces = (0..).map(PieceId).take(names.pieces.len());
        let off: Vec<PieceId> = pieces.filter(|piece| screen.board.stage.place(*piece).is_none()).collect();
        let found = |own: bool| {
            let of = off.iter().filter(|piece| names.owner(**piece).is_some_and(|owner| (owner == side) == own));
            of.filter(|piece| screen.place_of_own(**piece).is_some()).count()
        };
        assert!(found(true) > 5, "own units are found");
        assert_eq!(found(false), 0, "enemy units are not");
    }
}

#[test]
fn where_nothing_is_undone_nothing_is_asked() {
    let mut seat = TestSeat::sit("eagles-friedland", "nothing-undone");
    seat.end_until("organise");
    ends(&mut seat, |seat| seat.key(Key::E));
}

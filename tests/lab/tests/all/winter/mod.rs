//! The system at the adjutant's desk and in self-play.

use crate::suite;
use play::adjutant::AdjutantDesk;
use serde_json::{Value, json};

/// A session with the adjutant: a position, a question, a forecast, a command with dice, an outcome.
#[test]
fn the_adjutant_answers_a_session() {
    let mut desk = AdjutantDesk::new(systems::ALL);
    let mut ask = |request: Value| desk.answer(&request);
    let units = json!({
        "1/Pskov": {"hex": "A1218", "formation": "line", "facing": "S"},
        "R-Pskov-2": "A1219",
        "1/18": {"hex": "A1118", "formation": "column", "facing": "N", "strength": 9},
    });
    let told = ask(json!({"do": "new", "scenario": "winter-training",
        "position": {"others": "out", "turn": 44, "phase": "reciprocal_fire", "units": units}}));
    assert_eq!(told["ok"], json!(true), "{told}");
    assert_eq!(told["pending"]["decision"], json!("fire"), "{told}");
    assert_eq!(told["pending"]["side"], json!("allied"));
    let asked = ask(json!({"do": "ask", "draft": [{"piece": "1/Pskov"}]}));
    assert_eq!(asked["ask"]["question"], json!("fire"), "{asked}");
    let forecast = ask(json!({"do": "forecast", "fire": {"unit": "1/Pskov", "target": "A1118"}}));
    assert_eq!(forecast["ok"], json!(true), "{forecast}");
    let first = &forecast["forecast"]["throws"][0];
    // Five points in line +2, a column of nine points: class 2, a target in the open.
    assert_eq!(first["sum"], json!(2), "{first}");
    let refused =
        ask(json!({"do": "check", "side": "allied", "command": {"fire": {"unit": "1/Pskov", "target": "A0916"}}}));
    assert_eq!(refused["error"]["case"], json!("11.1"), "{refused}");
    let said =
        ask(json!({"do": "command", "side": "allied", "command": {"fire": {"unit": "1/Pskov", "target": "A1118"}}}));
    assert_eq!(said["pending"]["roll"]["dice"], json!([10, 10, 10]), "{said}");
    // A face of 9 is read as 8: 8 and 2 are 10, a point.
    let rolled = ask(json!({"do": "dice", "faces": [9, 1, 10]}));
    let fired = rolled["events"].as_array().unwrap().iter().find(|event| event["event"] == "fired").unwrap();
    assert_eq!((&fired["die"], &fired["score"], &fired["points"]), (&json!(8), &json!(10), &json!(1)), "{rolled}");
    let state = ask(json!({"do": "state"}));
    assert_eq!(state["state"]["units"]["1/18"]["strength"], json!(8), "{state}");
}

/// Whole games by pointing alone, under the detectors of self-play.
#[test]
fn games_by_asking_alone_come_to_their_end() {
    suite::games_by_asking_alone("winter-training", 8, 3);
}

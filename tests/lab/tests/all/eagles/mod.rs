//! The system at the adjutant's desk and in self-play.

use crate::suite;
use play::adjutant::AdjutantDesk;
use serde_json::{Value, json};

/// The answer of the desk, which must be good.
fn well(desk: &mut AdjutantDesk, said: &Value) -> Value {
    let reply = desk.answer(said);
    assert_eq!(reply["ok"], json!(true), "{said}: {reply}");
    reply
}

fn command(desk: &mut AdjutantDesk, side: &str, said: &Value) -> Value {
    well(desk, &json!({"do": "command", "side": side, "command": said}))
}

/// The second worked example of the rules page, through the adjutant alone: asked, weighed, said, rolled, told.
#[test]
fn the_desk_plays_the_worked_example_of_a_combat() {
    let mut desk = AdjutantDesk::new(systems::ALL);
    well(&mut desk, &json!({"do": "new", "scenario": "eagles-friedland", "position": {"phase": "combat"}}));
    let asked = well(&mut desk, &json!({"do": "ask"}));
    assert_eq!(asked["ask"]["question"], json!("declare"), "{asked}");
    let owing = asked["ask"]["offers"].as_array().unwrap().iter().filter(|offer| offer["rank"] == "owed").count();
    assert_eq!(owing, 2, "Bagration and N-4124: {asked}");
    let why = well(&mut desk, &json!({"do": "ask", "why_not": {"hex": "N-4323"}}));
    assert_eq!(why["why_not"]["case"], json!("7.1"), "{why}");
    let passed = desk.answer(&json!({"do": "command", "side": "coalition", "command": "pass"}));
    assert_eq!(passed["error"]["case"], json!("7.1"), "{passed}");
    let declared = json!({"declare": {"leader": "Bagration", "targets": ["N-4124"]}});
    let mut weighed = declared.clone();
    weighed["do"] = json!("forecast");
    let forecast = well(&mut desk, &weighed);
    let round = &forecast["forecast"]["round"];
    assert_eq!((&round["attacking"], &round["defending"]), (&json!(24), &json!(19)), "{forecast}");
    command(&mut desk, "coalition", &declared);
    command(&mut desk, "coalition", &json!({"seal_chit": "pitched"}));
    command(&mut desk, "french", &json!({"seal_chit": {"choice": "pursuit"}}));
    let fired = well(&mut desk, &json!({"do": "dice", "faces": [3]}));
    assert!(fired["events"].as_array().unwrap().iter().any(|event| event["event"] == "fired" && event["loss"] == 1));
    let lost = desk.answer(&json!({"do": "pending"}));
    assert_eq!(lost["pending"]["decision"], json!("lose"), "{lost}");
    let asked = well(&mut desk, &json!({"do": "ask"}));
    let draft = &asked["ask"]["suggested"][0]["draft"];
    let ready = well(&mut desk, &json!({"do": "ask", "draft": draft}));
    command(&mut desk, "french", &ready["ask"]["ready"]["says"]);
    let rolled = well(&mut desk, &json!({"do": "dice", "faces": [2]}));
    let fought = rolled["events"].as_array().unwrap().iter().find(|event| event["event"] == "fought").unwrap();
    assert_eq!((&fought["column"], &fought["table"]), (&json!("1:1"), &json!("1/2")), "{fought}");
    let stood = command(&mut desk, "coalition", &json!("stand"));
    assert_eq!(stood["pending"]["decision"], json!("lose"), "{stood}");
}

/// Whole games by pointing alone, under the detectors of self-play.
#[test]
fn random_games_by_asking_alone_come_to_their_end() {
    for (id, games) in [("eagles-friedland", 2), ("eagles-eylau", 2), ("eagles-pultusk", 2)] {
        suite::games_by_asking_alone(id, games, 2);
    }
}

//! The ford through the adjutant: by JSON alone, seals and all.

use crate::adjutant::AdjutantDesk;
use serde_json::{Value, json};

fn ask(desk: &mut AdjutantDesk, request: Value) -> Value {
    let answer = desk.answer(&request);
    assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
    answer
}

/// Says what a question says, with what it seals.
fn say(desk: &mut AdjutantDesk, side: &str, says: &Value) -> Value {
    let (command, sealed) = match says.get("sealed") {
        Some(sealed) => (&says["command"], sealed.clone()),
        None => (says, json!([])),
    };
    ask(desk, json!({"do": "command", "side": side, "command": command, "sealed": sealed}))
}

#[test]
fn a_whole_game_by_json_with_seals_dice_and_automatic_openings() {
    super::battle();
    let mut desk = AdjutantDesk::new(super::WITH_FORD);
    let new = ask(&mut desk, json!({"do": "new", "scenario": "ford"}));
    assert_eq!(new["pending"]["decision"], "deploy");
    let draft = json!([{"piece": "Battery"}, {"hex": "0403"}, {"piece": "Decoy 1"}, {"hex": "0203"}]);
    let asked = ask(&mut desk, json!({"do": "ask", "side": "defenders", "draft": draft}));
    assert_eq!(asked["ask"]["secret"], true);
    let hidden = say(&mut desk, "defenders", &asked["ask"]["ready"]["says"]);
    assert_eq!(hidden["pending"]["decision"], "bid");
    for side in ["defenders", "attackers"] {
        let bid = json!([{"dial": "bid", "put": 3}]);
        let asked = ask(&mut desk, json!({"do": "ask", "side": side, "draft": bid}));
        say(&mut desk, side, &asked["ask"]["ready"]["says"]);
    }
    say(&mut desk, "attackers", &json!({"say": "march", "ford": 2}));
    say(&mut desk, "attackers", &json!({"say": "draw"}));
    let drawn = ask(&mut desk, json!({"do": "dice", "faces": [4]}));
    assert_eq!(drawn["pending"]["decision"], "bank");
    say(&mut desk, "attackers", &json!({"say": "hurry"}));
    let forecast = ask(&mut desk, json!({"do": "forecast", "say": "fire"}));
    assert_eq!(forecast["forecast"]["faces"], 100);
    say(&mut desk, "defenders", &json!({"say": "fire"}));
    // Battery, decoy and both bids are opened by the machine.
    let fired = ask(&mut desk, json!({"do": "dice", "faces": [9, 10]}));
    assert_eq!(fired["pending"]["decision"], "card");
    let asked = ask(&mut desk, json!({"do": "ask"}));
    let played = say(&mut desk, "attackers", &asked["ask"]["offers"][0]["says"]);
    assert_eq!(played["pending"]["over"]["winner"], "attackers");
    let state = ask(&mut desk, json!({"do": "state"}));
    assert_eq!((&state["state"]["battery"], &state["state"]["column"]), (&json!("0403"), &json!("0403")));
    let saved = ask(&mut desk, json!({"do": "save"}));
    ask(&mut desk, json!({"do": "load", "scenario": "ford", "saved": saved["saved"]}));
}

#[test]
fn nonsense_is_told() {
    super::battle();
    let mut desk = AdjutantDesk::new(super::WITH_FORD);
    ask(&mut desk, json!({"do": "new", "scenario": "ford"}));
    for said in [
        json!({"do": "command", "side": "defenders", "command": {"say": "deploy", "seal": "x"}}),
        json!({"do": "command", "side": "defenders", "command": {"say": "open", "salt": "", "content": ""}}),
        json!({"do": "command", "side": "defenders", "command": {"say": "fire"}, "sealed": ["zz"]}),
        json!({"do": "command", "side": "defenders", "command": {"say": "march", "ford": 2, "fast": true}}),
        json!({"do": "command", "side": "attackers", "command": {"say": "march", "ford": 2}}),
        json!({"do": "new", "scenario": "ford", "options": {"weather": true}}),
    ] {
        assert_eq!(desk.answer(&said)["ok"], json!(false), "{said}");
    }
}

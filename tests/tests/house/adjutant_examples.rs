//! The examples in the adjutant's documentation are true.

use play::adjutant::AdjutantDesk;
use serde_json::{Value, json};

const DOCUMENT: &str = include_str!("../../../docs/ADJUTANT.md");

/// Whether all that the document shows is in the found value; there may be more.
fn holds(shown: &Value, found: &Value) -> bool {
    match (shown, found) {
        (Value::Object(shown), Value::Object(found)) => {
            shown.iter().all(|(key, value)| found.get(key).is_some_and(|there| holds(value, there)))
        }
        (Value::Array(shown), Value::Array(found)) => {
            shown.len() <= found.len() && shown.iter().zip(found).all(|(shown, found)| holds(shown, found))
        }
        _ => shown == found,
    }
}

#[test]
fn every_example_is_answered_as_shown() {
    let mut desk = AdjutantDesk::new(systems::ALL);
    let mut examples = 0;
    let mut request = None;
    for line in DOCUMENT.lines() {
        if let Some(asked) = line.strip_prefix("> ") {
            request = serde_json::from_str::<Value>(asked).ok();
            assert!(request.is_some(), "not JSON: {asked}");
        } else if let Some(shown) = line.strip_prefix("< ") {
            let asked = request.take().expect("an answer follows a request");
            let found = desk.answer(&asked);
            let shown: Value = serde_json::from_str(shown).expect("an answer is JSON");
            assert!(holds(&shown, &found), "{asked}\nshown: {shown}\nfound: {found}");
            examples += 1;
        }
    }
    assert!(examples >= 15, "only {examples} examples found");
}

/// A new game of that battle on a desk of its own.
fn desk(battle: &str) -> AdjutantDesk {
    let mut desk = AdjutantDesk::new(systems::ALL);
    let begun = desk.answer(&json!({"do": "new", "scenario": battle, "seed": 1}));
    assert_eq!(begun["ok"], true, "{begun}");
    desk
}

#[test]
fn a_battle_of_every_system_can_be_played_by_hints_alone() {
    for battle in ["skirmish", "dresden20", "gleina", "winter-training"] {
        let mut desk = desk(battle);
        let mut followed = 0;
        while followed < 40 {
            let pending = desk.answer(&json!({"do": "pending"}))["pending"].clone();
            if pending.get("over").is_some() {
                break;
            }
            if pending.get("roll").is_some() {
                assert_eq!(desk.answer(&json!({"do": "dice"}))["ok"], true);
                continue;
            }
            let before = desk.answer(&json!({"do": "hash"}))["hash"].clone();
            let ask = json!({"do": "hint", "level": "sensible", "seed": followed});
            let hint = desk.answer(&ask)["hint"].clone();
            assert_eq!(hint["side"], pending["side"], "{battle}: {hint}");
            assert_eq!(desk.answer(&ask)["hint"], hint, "{battle}: asked again it says the same");
            assert_eq!(desk.answer(&json!({"do": "hash"}))["hash"], before, "{battle}: a hint does nothing");
            let said =
                json!({"do": "command", "side": hint["side"], "command": hint["command"], "sealed": hint["sealed"]});
            let told = desk.answer(&said);
            assert_eq!(told["ok"], true, "{battle}: {said} {told}");
            followed += 1;
        }
        assert!(followed > 5, "{battle}: only {followed}");
    }
}

#[test]
fn a_hint_says_why_where_a_plan_was_made_and_what_it_does_not_understand() {
    let mut desk = desk("skirmish");
    let hint = desk.answer(&json!({"do": "hint", "level": "captain"}))["hint"].clone();
    assert!(hint["why"].as_str().is_some_and(|why| !why.is_empty()), "{hint}");
    let none = desk.answer(&json!({"do": "hint", "level": "emperor"}));
    assert_eq!(none["ok"], false);
    assert!(none.to_string().contains("marshal"), "the levels there are stand in it: {none}");
}

//! The examples in the adjutant's documentation are true.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use app::adjutant::Desk;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../docs/ADJUTANT.md");

/// What the document shows is there; there may be more.
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
    let mut desk = Desk::new();
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

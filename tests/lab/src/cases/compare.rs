//! Whether what happened holds what was expected: every expected field must be there, others may be.

use serde_json::Value;

/// The first place where the found value falls short, and how; `None` if it does not.
pub(super) fn difference(expected: &Value, found: &Value, at: &str) -> Option<String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => expected.iter().find_map(|(key, value)| {
            let at = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
            match found.get(key) {
                // The cases behind an event: those named must be among them.
                Some(Value::Array(there)) if key == "cases" => value
                    .as_array()
                    .and_then(|wanted| wanted.iter().find(|case| !there.contains(case)))
                    .map(|case| format!("{at}: {case} is not among {}", Value::from(there.clone()))),
                Some(there) => difference(value, there, &at),
                // A field that is not there and one that says nothing are the same.
                None if value == "nothing" => None,
                None => Some(format!("{at} is not there")),
            }
        }),
        (Value::String(word), Value::Null) if word == "nothing" => None,
        (Value::Array(expected), Value::Array(found)) => {
            if expected.len() != found.len() {
                return Some(format!(
                    "{at}: expected {}, found {}",
                    Value::from(expected.clone()),
                    Value::from(found.clone())
                ));
            }
            let mut pairs = expected.iter().zip(found).enumerate();
            pairs.find_map(|(number, (expected, found))| difference(expected, found, &format!("{at}[{number}]")))
        }
        (Value::Number(a), Value::Number(b)) if a.as_f64() == b.as_f64() => None,
        _ if expected == found => None,
        _ => Some(format!("{at}: expected {expected}, found {found}")),
    }
}

/// Whether the expected events are among those found, in that order.
pub(super) fn missing_event(expected: &[Value], found: &[Value]) -> Option<String> {
    let mut rest = found.iter();
    for wanted in expected {
        if !rest.any(|event| difference(wanted, event, "").is_none()) {
            let told: Vec<String> = found.iter().map(ToString::to_string).collect();
            return Some(format!("no event {wanted} (in this order) among: {}", told.join(" ")));
        }
    }
    None
}

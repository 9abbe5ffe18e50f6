//! A part of a position laid over the whole.

use serde_json::Value;

/// A new value laid over the present one: an object over one that has all its keys is laid over it key by key, and
/// anything else takes its place. So a unit, a marker or a whole stage can be given alone.
pub fn overlaid(stands: &Value, said: &Value) -> Value {
    match (stands, said) {
        (Value::Object(stands), Value::Object(said)) if said.keys().all(|key| stands.contains_key(key)) => {
            let both = stands.iter().map(|(key, stands)| {
                let value = said.get(key).map_or_else(|| stands.clone(), |said| overlaid(stands, said));
                (key.clone(), value)
            });
            Value::Object(both.collect())
        }
        _ => said.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::overlaid;
    use serde_json::json;

    #[test]
    fn what_is_said_replaces_what_was_and_nothing_else_does() {
        let stands =
            json!({"turn": 1, "units": {"A": {"place": {"on": "0101"}, "moved": true}, "B": {"place": "lost"}}});
        let said = json!({"units": {"A": {"place": {"due": {"turn": 3}}}}});
        let wanted =
            json!({"turn": 1, "units": {"A": {"place": {"due": {"turn": 3}}, "moved": true}, "B": {"place": "lost"}}});
        assert_eq!(overlaid(&stands, &said), wanted);
    }
}

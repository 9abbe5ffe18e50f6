//! Movement points, which come in halves.

use art_of_war::Halves;
use scenarios::mistake::Log;
use scenarios::tree::{Node, Value};
use std::ops::RangeInclusive;

/// Movement points in whole or half points, read from the digits themselves.
pub(super) fn halves(node: &Node, label: &str, within: RangeInclusive<Halves>, log: &Log) -> Option<Halves> {
    let found = match &node.value {
        Value::Whole(number) => number.to_string(),
        Value::Decimal(digits) => digits.clone(),
        other => other.kind().to_owned(),
    };
    let halves = halves_of(&found).filter(|halves| within.contains(halves));
    if halves.is_none() {
        let (least, most) = (within.start(), within.end());
        let found = found.chars().take(20).collect::<String>();
        log.say(node.at, format!("`{label}` must be {least} to {most} in whole or half points (.5), not {found}"));
    }
    halves
}

/// "2" is four halves, "0.5" is one; anything but whole and half points gives `None`.
fn halves_of(digits: &str) -> Option<Halves> {
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    if whole.is_empty() || fraction.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let half = match fraction.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half).map(Halves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_read_from_their_digits() {
        for (text, halves) in [("1", 2), ("0.5", 1), ("1.0", 2), ("2.50", 5), ("0", 0)] {
            assert_eq!(halves_of(text), Some(Halves(halves)), "{text}");
        }
        for text in ["0.25", "-1", "1e0", "inf", "nan", ".5", "1.", "200", "0.51", "", "+1.5", "text"] {
            assert_eq!(halves_of(text), None, "{text}");
        }
    }
}

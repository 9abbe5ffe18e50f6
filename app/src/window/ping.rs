//! Pointing at a hex for the other player to see. It travels as a chat text of a fixed form, `!ping 1213`, so that a
//! program that knows nothing of it shows what was meant.

use engine::hex::Hex;
use std::time::{Duration, Instant};

/// What a text that points begins with.
const WORD: &str = "!ping ";
/// How long a hex that was pointed at is marked.
pub(super) const SHOWN: Duration = Duration::from_secs(4);
/// No more are shown at once, whoever points.
const MOST: usize = 8;

/// The text that points at a hex.
pub(super) fn text(hex: Hex) -> String {
    format!("{WORD}{hex}")
}

/// The hex a text points at, if that is all it does.
pub(super) fn read(text: &str) -> Option<Hex> {
    text.strip_prefix(WORD)?.trim_end().parse().ok()
}

/// A hex was pointed at.
pub(super) fn add(pings: &mut Vec<(Hex, Instant)>, hex: Hex, now: Instant) {
    pings.retain(|(other, _)| *other != hex);
    if pings.len() == MOST {
        pings.remove(0);
    }
    pings.push((hex, now));
}

/// Forgets those that were shown long enough. How long until the next one is.
pub(super) fn fade(pings: &mut Vec<(Hex, Instant)>, now: Instant) -> Option<Duration> {
    pings.retain(|(_, since)| now.saturating_duration_since(*since) < SHOWN);
    pings.first().map(|(_, since)| SHOWN.saturating_sub(now.saturating_duration_since(*since)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_points_only_if_it_does_nothing_else() {
        let hex: Hex = "1213".parse().unwrap();
        assert_eq!(read(&text(hex)), Some(hex));
        for other in ["!ping", "!ping here", "!ping 1213 now", "look: !ping 1213", "1213"] {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn pings_are_few_and_fade() {
        let start = Instant::now();
        let mut pings = Vec::new();
        for row in 1..20 {
            add(&mut pings, Hex::new(3, row), start);
        }
        assert_eq!(pings.len(), MOST);
        assert_eq!(fade(&mut pings, start + Duration::from_secs(1)), Some(Duration::from_secs(3)));
        assert_eq!(fade(&mut pings, start + SHOWN), None);
        assert!(pings.is_empty());
    }
}

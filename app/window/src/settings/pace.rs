//! The pace at which the acts of others are shown.

use crate::MESSAGES;
use language::happening::{Happening, Milestone};
use language::say;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The pace at which the acts of others are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Pace {
    /// One thing after the other, with time to read it.
    Slow,
    /// One thing after the other, and soon.
    #[default]
    Brisk,
    /// The position after it.
    AtOnce,
}

impl Pace {
    /// All of them, the slowest first.
    pub(crate) const ALL: [Pace; 3] = [Pace::Slow, Pace::Brisk, Pace::AtOnce];

    /// The name of the pace.
    pub(crate) fn name(self) -> String {
        match self {
            Pace::Slow => say!(MESSAGES, "window-settings-pace-slow"),
            Pace::Brisk => say!(MESSAGES, "window-settings-pace-brisk"),
            Pace::AtOnce => say!(MESSAGES, "window-settings-pace-at-once"),
        }
    }

    /// The meaning of the pace.
    pub(crate) fn meaning(self) -> String {
        match self {
            Pace::Slow => say!(MESSAGES, "window-settings-pace-slow-means"),
            Pace::Brisk => say!(MESSAGES, "window-settings-pace-brisk-means"),
            Pace::AtOnce => say!(MESSAGES, "window-settings-pace-at-once-means"),
        }
    }

    /// Time to look at an event before the next begins. Of the player's own acts only dice and their effects take time.
    pub(crate) fn pause(self, event: &Happening, own: bool) -> Duration {
        let slow: u64 = match &event.milestone {
            Some(Milestone::Fight(_)) => 1500,
            Some(Milestone::Throw(_)) => 1300,
            Some(Milestone::Phase(_)) => 1100,
            Some(Milestone::Day { .. } | Milestone::End(_)) => 1500,
            Some(Milestone::Loss(_) | Milestone::Figure(_)) => 800,
            _ if event.is_march() => 300,
            _ if event.is_seen() => 600,
            _ => 0,
        };
        let looked_at = matches!(event.milestone, Some(Milestone::Throw(_) | Milestone::Loss(_)));
        match self {
            _ if own && !looked_at => Duration::ZERO,
            Pace::Slow => Duration::from_millis(slow),
            Pace::Brisk if event.is_march() => Duration::ZERO,
            Pace::Brisk => Duration::from_millis(slow / 3),
            Pace::AtOnce => Duration::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::ask::Sentence;
    use language::happening::{Kind, Throw};

    #[test]
    fn what_others_do_is_looked_at_longer_than_what_one_does_oneself() {
        let mut event = Happening::new(Sentence::from("It is so."), Vec::new(), Kind::Other);
        event.milestone = Some(Milestone::End(None));
        assert!(Pace::Slow.pause(&event, false) > Pace::Brisk.pause(&event, false));
        assert_eq!(Pace::Slow.pause(&event, true), Duration::ZERO);
        event.milestone = Some(Milestone::Throw(Throw { faces: vec![3], came: None }));
        assert!(Pace::Brisk.pause(&event, true) > Duration::ZERO, "a die is looked at, no matter which side rolled it");
        assert_eq!(Pace::AtOnce.pause(&event, false), Duration::ZERO);
    }
}

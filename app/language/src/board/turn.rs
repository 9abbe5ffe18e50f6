//! The line above the board that says which turn it is, and the track of all turns.

use crate::ask::Sentence;
use crate::sheet::{Part, Sheet, Stop, Track};
use scenarios::Scenario;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// The number of a turn. With enough room the number of the last one and the date and hour follow.
pub fn turn_line(scenario: &Scenario, turn: u8, last: impl Display, roomy: bool) -> String {
    let label = scenario.turn_label(turn).filter(|label| roomy && !label.is_empty());
    let of = if roomy { format!(" of {last}") } else { String::new() };
    let mut text = format!("Turn {turn}{of}");
    text.extend(label.map(|label| format!(", {label}")));
    text
}

/// The turns of a battle, the present one lit. Each stop says what comes in its turn.
pub fn turn_track(turns: RangeInclusive<u8>, now: u8, stop: impl FnMut(u8) -> Stop) -> Sheet {
    let track = Track {
        name: Sentence::from("Turns"),
        steps: turns.clone().map(|turn| turn.to_string()).collect(),
        lit: now.checked_sub(*turns.start()).map(usize::from),
        framed: None,
        stops: turns.map(stop).collect(),
    };
    Sheet { parts: vec![Part::Track(track)] }
}

//! The line above the board that says which turn it is, and the track of all turns.

use super::date::dated;
use crate::sheet::{Part, Sheet, Stop, Track};
use crate::{MESSAGES, phrase, say};
use scenarios::Scenario;
use std::ops::RangeInclusive;

/// The number of a turn. With enough room the number of the last one and the date and hour follow.
pub fn turn_line(scenario: &Scenario, turn: u8, last: impl Into<usize>, roomy: bool) -> String {
    if !roomy {
        return say!(MESSAGES, "language-turn", turn = turn);
    }
    let text = say!(MESSAGES, "language-turn-of", turn = turn, last = last.into());
    match scenario.turn_label(turn).filter(|label| !label.is_empty()) {
        Some(label) => format!("{text}, {}", dated(label)),
        None => text,
    }
}

/// A turn with its date and hour, and a phase of it: "Turn 3, 26 August 1813, 16:00: French movement".
pub fn turn_and_phase(scenario: &Scenario, turn: u8, phase: String) -> String {
    let number = say!(MESSAGES, "language-turn", turn = turn);
    let when = match scenario.turn_label(turn).filter(|label| !label.is_empty()) {
        Some(label) => format!("{number}, {}", dated(label)),
        None => number,
    };
    say!(MESSAGES, "language-turn-and-phase", turn = when, phase = phase)
}

/// The turns of a battle, the present one lit. Each stop says what comes in its turn.
pub fn turn_track(turns: RangeInclusive<u8>, now: u8, stop: impl FnMut(u8) -> Stop) -> Sheet {
    let track = Track {
        name: phrase!(MESSAGES, "language-turns"),
        steps: turns.clone().map(|turn| turn.to_string()).collect(),
        lit: now.checked_sub(*turns.start()).map(usize::from),
        framed: None,
        stops: turns.map(stop).collect(),
    };
    Sheet { parts: vec![Part::Track(track)] }
}

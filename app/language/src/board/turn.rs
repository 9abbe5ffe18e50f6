//! The line above the board that says which turn it is.

use scenarios::Scenario;
use std::fmt::Display;

/// The number of a turn. With enough room the number of the last one and the date and hour follow.
pub fn turn_line(scenario: &Scenario, turn: u8, last: impl Display, roomy: bool) -> String {
    let label = scenario.turn_label(turn).filter(|label| roomy && !label.is_empty());
    let of = if roomy { format!(" of {last}") } else { String::new() };
    let mut text = format!("Turn {turn}{of}");
    text.extend(label.map(|label| format!(", {label}")));
    text
}

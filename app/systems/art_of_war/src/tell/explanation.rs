//! The reasons for the strengths of an attack.

use super::super::piece;
use crate::words::doubling_name;
use art_of_war::{Board, Forecast, cases};
use language::ask::Sentence;

/// The reasons for the strengths and the column, in a few words; empty if they are as printed.
pub fn explanation(board: &Board, forecast: &Forecast) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    let defenders = || forecast.defenders.iter().flat_map(|hex| &hex.units);
    for share in forecast.attackers.iter().chain(defenders()).filter(|share| share.fresh > 0) {
        parts.push(Sentence::EMPTY.piece(piece(share.unit)).text(format!(" fresh +{}", share.fresh)));
    }
    if forecast.attackers.iter().chain(defenders()).any(|share| share.basic < share.printed) {
        parts.push(Sentence::from("infantry halved by rain"));
    }
    for bonus in &forecast.bonuses {
        let name = board.division(bonus.division).map_or("?", |found| &found.name);
        let gain = if bonus.points > 0 { format!("+{}", bonus.points) } else { String::from("one column right") };
        parts.push(Sentence::from(format!("{name} together {gain}")));
    }
    for hex in forecast.defenders.iter().filter(|hex| !hex.doubled_by.is_empty()) {
        let causes: Vec<&str> = hex.doubled_by.iter().map(|&cause| doubling_name(cause)).collect();
        parts.push(Sentence::EMPTY.hex(hex.hex).text(format!(" doubled by {}", causes.join(" and "))));
    }
    for (case, columns) in forecast.shifts.iter().filter(|shift| shift.1 < 0) {
        let cause = if *case == cases::COORDINATION { "several nations" } else { "demoralised" };
        parts.push(Sentence::from(format!("{cause}: {} column left", -columns)));
    }
    if forecast.lowered > 0 {
        parts.push(Sentence::from(format!("lowered by {} on purpose", forecast.lowered)));
    }
    parts.into_iter().fold(Sentence::EMPTY, |all, part| if all.is_empty() { part } else { all.text(", ").then(part) })
}

//! The reasons for the strengths of an attack.

use super::super::piece;
use super::result::cause;
use crate::MESSAGES;
use art_of_war::{Board, Forecast, cases};
use language::ask::Sentence;
use language::phrase;
use language::tongue::{Argument, Joiner};

/// The reasons for the strengths and the column, in a few words; empty if they are as printed.
pub fn explanation(board: &Board, forecast: &Forecast) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    let defenders = || forecast.defenders.iter().flat_map(|hex| &hex.units);
    for share in forecast.attackers.iter().chain(defenders()).filter(|share| share.fresh > 0) {
        parts.push(phrase!(MESSAGES, "art-of-war-why-fresh", unit = piece(share.unit), points = share.fresh));
    }
    if forecast.attackers.iter().chain(defenders()).any(|share| share.basic < share.printed) {
        parts.push(phrase!(MESSAGES, "art-of-war-why-rain"));
    }
    for bonus in &forecast.bonuses {
        let name = board.division(bonus.division).map_or_else(|| String::from("?"), |found| found.name.clone());
        parts.push(if bonus.points > 0 {
            phrase!(MESSAGES, "art-of-war-why-together", name = name, points = bonus.points)
        } else {
            phrase!(MESSAGES, "art-of-war-why-column", name = name)
        });
    }
    for hex in forecast.defenders.iter().filter(|hex| !hex.doubled_by.is_empty()) {
        let causes = Argument::list(hex.doubled_by.iter().map(|&doubling| cause(doubling)));
        parts.push(phrase!(MESSAGES, "art-of-war-why-doubled", hex = hex.hex, causes = causes));
    }
    for (case, columns) in forecast.shifts.iter().filter(|shift| shift.1 < 0) {
        let columns = -columns;
        parts.push(if *case == cases::COORDINATION {
            phrase!(MESSAGES, "art-of-war-why-nations", columns = columns)
        } else {
            phrase!(MESSAGES, "art-of-war-why-demoralised", columns = columns)
        });
    }
    if forecast.lowered > 0 {
        parts.push(phrase!(MESSAGES, "art-of-war-why-lowered", columns = forecast.lowered));
    }
    if parts.is_empty() {
        return Sentence::EMPTY;
    }
    phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Comma))
}

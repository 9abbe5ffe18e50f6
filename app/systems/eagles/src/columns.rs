//! The heads of columns, which all printed tables share.

use crate::MESSAGES;
use language::ask::Sentence;
use language::phrase;

/// Columns of the attrition table, as the page heads them (T2).
pub(super) const ATTRITION: [&str; 5] = ["ap10", "ap7", "ap4", "ap1", "none"];

/// Number of columns of the attrition table.
pub(super) const ATTRITION_COLUMNS: usize = ATTRITION.len();

/// The head of a column of the attrition table for players: administrative points.
pub(super) fn attrition_head(column: usize) -> Sentence {
    let points = match column {
        0 => "10+",
        1 => "7-9",
        2 => "4-6",
        3 => "1-3",
        4 => return phrase!(MESSAGES, "eagles-column-none"),
        _ => return Sentence::from("?"),
    };
    phrase!(MESSAGES, "eagles-column-points", points = String::from(points))
}

//! The heads of columns, which all printed tables share.

/// Columns of the attrition table, as the page heads them (T2).
pub(super) const ATTRITION: [&str; 5] = ["ap10", "ap7", "ap4", "ap1", "none"];
/// The columns in words for players: administrative points.
pub(super) const ATTRITION_WORDS: [&str; 5] = ["10+ AP", "7-9 AP", "4-6 AP", "1-3 AP", "none"];

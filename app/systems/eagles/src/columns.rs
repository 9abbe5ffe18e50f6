//! The heads of columns, which everybody who writes a number of a table shares.

/// Columns of the attrition table, as the page heads them (T2).
pub(super) const ATTRITION: [&str; 5] = ["ap10", "ap7", "ap4", "ap1", "none"];

//! The parts of every page: colours and letters, pages and their parts, small counters.

pub(crate) mod card;
pub(crate) mod choice;
pub(crate) mod clock;
pub(crate) mod desktop;
#[cfg(test)]
pub(crate) mod drawn;
#[cfg(test)]
pub(crate) mod heard;
pub(crate) mod icon;
pub(crate) mod look;
pub(crate) mod page;
pub(crate) mod palette;
pub(crate) mod qr;
pub(crate) mod rules;
pub(crate) mod sheet_view;
pub(crate) mod small_counter;
pub(crate) mod tongues;
pub(crate) mod twice;
pub(crate) mod words;

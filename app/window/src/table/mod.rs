//! At the table: a match that is played, with everything that is asked, answered and said there.

#[cfg(test)]
mod agreement;
mod answers;
mod arrivals;
mod asked;
#[cfg(test)]
mod at_the_table;
#[cfg(test)]
mod by_keyboard;
mod change_desk;
mod charts;
mod company;
pub(crate) mod deeds;
mod desync_card;
pub(crate) mod ending_card;
pub(crate) mod keys;
mod luck_panel;
pub(crate) mod match_screen;
pub(crate) mod overlays;
pub(crate) mod panel_state;
#[cfg(test)]
mod panel_tests;
pub(crate) mod panels;
mod ping;
pub(crate) mod plates;
mod refused;
mod standing_line;
pub(crate) mod touching;
mod trouble_card;
mod turn_track;
mod watchers;
mod ways_out;

//! At the table: a match in play, with its questions, answers and messages.

mod answers;
mod arrivals;
#[cfg(test)]
mod art_of_war;
pub(crate) mod asked;
#[cfg(test)]
mod bataille;
mod change_desk;
mod charts;
mod chat_panel;
mod closing;
mod company;
mod curtain;
mod curtain_card;
mod decision;
#[cfg(test)]
mod decision_tests;
pub(crate) mod deeds;
mod desync_card;
mod drawers;
mod ending_screen;
#[cfg(test)]
mod ending_tests;
#[cfg(test)]
pub(crate) mod example;
#[cfg(test)]
mod field_tests;
#[cfg(test)]
mod fight_tests;
mod folding;
#[cfg(test)]
mod ford;
#[cfg(test)]
mod guide_tests;
mod hearing;
mod hex_panel;
mod hint_card;
#[cfg(test)]
mod hint_tests;
mod hints;
mod laid;
#[cfg(test)]
mod layout_tests;
#[cfg(test)]
mod list_tests;
mod luck_panel;
mod manner;
pub(crate) mod match_screen;
pub(crate) mod match_words;
mod next_step;
pub(crate) mod on_board;
mod over_board;
pub(crate) mod overlays;
mod pacing;
#[cfg(test)]
mod pacing_tests;
pub(crate) mod panels;
mod pick_list;
mod ping;
mod plates;
#[cfg(test)]
mod pointing_tests;
#[cfg(test)]
mod refusal_tests;
mod refused;
mod rim;
mod search;
#[cfg(test)]
mod secret_tests;
mod standing_line;
mod steady;
#[cfg(test)]
mod steady_tests;
#[cfg(test)]
mod strip_tests;
#[cfg(test)]
mod switch_tests;
mod talk;
pub(crate) mod taught;
#[cfg(test)]
mod test_seat;
#[cfg(test)]
mod touch_tests;
mod touching;
mod trouble_card;
#[cfg(test)]
mod turn_layout_tests;
mod turn_track;
#[cfg(test)]
mod twenty;
mod undoing;
mod unfolding;
#[cfg(test)]
mod veiled_tests;
mod watchers;
mod watchers_panel;
mod ways_out;
pub(crate) mod wish;

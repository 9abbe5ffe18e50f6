//! Before a match: the players, the battle, and the connection to a friend.

mod about_page;
mod friend_page;
mod go_on_page;
mod kept;
pub(crate) mod lobby_screen;
mod menu_page;
mod replay_pages;
mod setup_page;
pub(crate) mod start_screen;
#[cfg(test)]
mod start_tests;

//! Before a match: who plays, against whom, which battle, and the way to a friend.

mod about_page;
mod choice;
mod friend_page;
mod kept;
mod lan_page;
pub(crate) mod lobby_screen;
pub(crate) mod start_screen;

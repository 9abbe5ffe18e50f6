//! In the settings: what a player likes, kept between runs, and which key does what.

mod another_machine;
pub(crate) mod far_friends;
pub(crate) mod kept_panels;
pub(crate) mod keymap;
pub(crate) mod pace;
pub(crate) mod settings_file;
pub(crate) mod settings_page;
pub(crate) mod shade;

//! The board and the log beside it: the same for a match in play and for a replay.

pub(crate) mod board_view;
pub(crate) mod hand;
pub(crate) mod keyboard;
pub(crate) mod log;
pub(crate) mod log_panel;
pub(crate) mod log_view;
pub(crate) mod measure;
pub(crate) mod minimap;
mod notes;
mod playback;
pub(crate) mod roll_proof;
pub(crate) mod score;
pub(crate) mod sight;
mod signs;
pub(crate) mod stage;
pub(crate) mod told;
pub(crate) mod tool;

//! The rules of the system on its own battles: by worked example, and by whole games under detectors.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

mod cases;
mod ends;
mod loaded;
mod moves;
mod play;
mod player;
mod revisions;
mod scene;
mod speed;
mod tables;
mod whole;
mod whole_battle;
mod whole_checks;
mod whole_command;
mod whole_morale;
mod whole_play;
mod whole_rules;
mod whole_speed;
mod whole_states;

//! The rules of the system on its own battles: by worked example, and by whole games under detectors.

mod cases;
mod play;
mod player;
mod speed;

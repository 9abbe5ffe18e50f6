//! The rules of the system on its own battles: by worked example, and by whole games under detectors.

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

//! The program as a whole, in matches of the Art of War.

mod guide;
mod pictures;
mod wire_door;
mod wire_watch;

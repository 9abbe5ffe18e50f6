//! What tests of the Art of War share.

pub mod fuzzing;

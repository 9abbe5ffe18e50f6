//! The ford, played.

//! The systems of rules this program speaks for, each a folder that translates its typed rules into the languages
//! everything else understands.

pub mod art_of_war;

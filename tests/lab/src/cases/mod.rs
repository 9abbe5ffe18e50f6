//! Rule cases as data: small files that set up a position and say what the rules make of it.
//!
//! `docs/CASES.md` documents the format.

mod compare;
mod file;
mod run;

pub use file::CaseFile;
pub use run::{CaseVerdict, Runner, collect};
